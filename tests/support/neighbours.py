"""PostgreSQL and Redis for tests: the real ones, where they answer.

Where they don't, the tests that need them are skipped and say why; with ``CI`` set, they fail.
``TEST_POSTGRES`` and ``TEST_REDIS`` name others than those of this machine.
"""

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


@contextmanager
def fresh_postgres() -> Iterator[str]:
    """Make an empty PostgreSQL database, which is gone in the end; yield its URL."""
    _need("PostgreSQL", _why_no_postgres())
    name = f"morpho_test_{token_hex(6)}"
    _at_postgres(f'CREATE DATABASE "{name}"')
    try:
        yield f"{POSTGRES.rpartition('/')[0]}/{name}"
    finally:
        _at_postgres(f'DROP DATABASE "{name}" WITH (FORCE)')


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


def _at_postgres(statement: str) -> None:
    with psycopg.connect(POSTGRES, autocommit=True, connect_timeout=_PATIENCE) as connection:
        connection.execute(statement)


@cache
def _why_no_postgres() -> str | None:
    try:
        _at_postgres("SELECT 1")
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
