"""PostgreSQL and Redis for tests: the real ones, where they answer.

Where they don't, the tests that need them are skipped and say why; with ``CI`` set, they fail.
``TEST_POSTGRES`` and ``TEST_REDIS`` name others than those of this machine.
"""

import atexit
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from secrets import token_hex
from typing import Final

import psycopg
import pytest
import redis

POSTGRES: Final = os.environ.get("TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres")
"""A database whose user may make others."""

REDIS: Final = os.environ.get("TEST_REDIS", "redis://127.0.0.1:6379/0")

_PATIENCE: Final = 60
"""How many seconds they may take to answer: a machine may be busy."""


_emptied: Final[list[str]] = []
"""Databases that this process made and emptied: that takes a fifth of the time of a new one."""


@contextmanager
def fresh_postgres() -> Iterator[str]:
    """Yield the URL of an empty PostgreSQL database, for the time of the context."""
    _need("PostgreSQL", _why_no_postgres())
    name = _emptied.pop() if _emptied else _new_postgres()
    try:
        yield _url_of(name)
    finally:
        _empty(name)
        _emptied.append(name)


def _new_postgres() -> str:
    name = f"morpho_test_{token_hex(6)}"
    _at_postgres(POSTGRES, f'CREATE DATABASE "{name}"')
    atexit.register(_at_postgres, POSTGRES, f'DROP DATABASE "{name}" WITH (FORCE)')
    return name


def _empty(name: str) -> None:
    """Undo all that a test may have done to a database, and end its connections."""
    ended = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    _at_postgres(POSTGRES, f'ALTER DATABASE "{name}" RESET ALL', ended)
    _at_postgres(
        _url_of(name),
        "DROP SCHEMA public CASCADE",
        "CREATE SCHEMA public AUTHORIZATION pg_database_owner",
        "GRANT USAGE ON SCHEMA public TO PUBLIC",
        "SELECT pg_stat_reset()",
    )


def _url_of(name: str) -> str:
    return f"{POSTGRES.rpartition('/')[0]}/{name}"


def redis_url() -> str:
    """Return the URL of a Redis that answers; others use it, too, so name things apart."""
    _need("Redis", _why_no_redis())
    return REDIS


def _need(what: str, why_not: str | None) -> None:
    if why_not is None:
        return
    reason = f"{what} does not answer: {why_not}"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


def _at_postgres(url: str, *statements: str) -> None:
    with psycopg.connect(url, autocommit=True, connect_timeout=_PATIENCE) as connection:
        for statement in statements:
            connection.execute(statement)


@cache
def _why_no_postgres() -> str | None:
    try:
        _at_postgres(POSTGRES, "SELECT 1")
    except psycopg.Error as error:
        return str(error).strip()
    return None


@cache
def _why_no_redis() -> str | None:
    try:
        with redis.Redis.from_url(REDIS, socket_timeout=_PATIENCE) as asked:
            asked.ping()
    except redis.RedisError as error:
        return str(error)
    return None
