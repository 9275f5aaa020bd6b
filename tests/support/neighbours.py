"""PostgreSQL and Redis for tests: the real ones, where they answer.

Where they don't, the tests that need them are skipped and say why; with ``CI`` set, they fail.
``TEST_POSTGRES`` and ``TEST_REDIS`` name others than those of this machine.
"""

import atexit
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from secrets import token_hex
from typing import Any, Final, NamedTuple

import psycopg
import pytest
import redis

from morpho_server.storage.database import migrations
from morpho_server.storage.database.models import metadata
from morpho_server.storage.database.open import backend_of

POSTGRES: Final = os.environ.get("TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres")
"""A database whose user may make others."""

REDIS: Final = os.environ.get("TEST_REDIS", "redis://127.0.0.1:6379/0")

_PATIENCE: Final = 60
"""How many seconds they may take to answer: a machine may be busy."""

_Connection = psycopg.Connection[Any]

_TABLES: Final = [migrations.VERSION_TABLE, *(table.name for table in metadata.sorted_tables)]


class _Begun(NamedTuple):
    """A database with the server's schema, and the rows that are there before it was used."""

    name: str
    schema: list[Any]
    rows: Mapping[str, list[Any]]


_bare: Final[list[str]] = []
"""Databases that this process made and emptied: that takes a fifth of the time of a new one."""

_begun: Final[list[_Begun]] = []
"""Databases that got the server's schema and were cleared: that takes less time again."""


@contextmanager
def fresh_postgres(*, bare: bool = False) -> Iterator[str]:
    """Yield the URL of a PostgreSQL database, for the time of the context.

    It is as a server leaves it that has only started, or ``bare``: without a schema.
    """
    _need("PostgreSQL", _why_no_postgres())
    begun = None if bare else _begun.pop() if _begun else _begin(_bare_postgres())
    name = begun.name if begun else _bare_postgres()
    try:
        yield _url_of(name)
    finally:
        with _connected(_url_of(name)) as connection:
            _let_go(connection)
            if begun and _schema(connection) == begun.schema:
                _clear(connection, begun)
                _begun.append(begun)
            else:
                _empty(connection)
                _bare.append(name)


def _bare_postgres() -> str:
    if _bare:
        return _bare.pop()
    name = f"morpho_test_{token_hex(6)}"
    _at_postgres(POSTGRES, f'CREATE DATABASE "{name}"')
    atexit.register(_at_postgres, POSTGRES, f'DROP DATABASE "{name}" WITH (FORCE)')
    return name


def _begin(name: str) -> _Begun:
    """Give an empty database the server's schema."""
    upgrading = backend_of(_url_of(name)).upgrading()
    migrations.upgrade(upgrading)
    upgrading.dispose()
    with _connected(_url_of(name)) as connection:
        rows = {table: connection.execute(f"TABLE {table}").fetchall() for table in _TABLES}
        return _Begun(name, _schema(connection), rows)


def _let_go(connection: _Connection) -> None:
    """Undo all that a test may have set at a database, and end its other connections."""
    connection.execute(f'ALTER DATABASE "{connection.info.dbname}" RESET ALL')
    connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    connection.execute("SELECT pg_stat_reset()")


def _schema(connection: _Connection) -> list[Any]:
    """Return a description of the schema, which differs once a test has changed it."""
    return connection.execute(
        "SELECT relname, relkind, relnatts, relhastriggers, relacl FROM pg_class"
        " WHERE relnamespace = 'public'::regnamespace ORDER BY relname"
    ).fetchall()


def _clear(connection: _Connection, begun: _Begun) -> None:
    """Leave a database the rows that it began with."""
    with connection.transaction():
        connection.execute("; ".join(f"DELETE FROM {table}" for table in reversed(_TABLES)))
        for table, rows in begun.rows.items():
            for row in rows:
                values = ", ".join(["%s"] * len(row))
                connection.execute(f"INSERT INTO {table} VALUES ({values})", row)
        connection.execute("SELECT setval(oid, 1, false) FROM pg_class WHERE relkind = 'S'")


def _empty(connection: _Connection) -> None:
    connection.execute("DROP SCHEMA public CASCADE")
    connection.execute("CREATE SCHEMA public AUTHORIZATION pg_database_owner")
    connection.execute("GRANT USAGE ON SCHEMA public TO PUBLIC")


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


def _connected(url: str) -> _Connection:
    """Connect to a database, whatever a test has set at it."""
    settings = "-c default_transaction_read_only=off -c client_encoding=UTF8"
    return psycopg.connect(url, autocommit=True, connect_timeout=_PATIENCE, options=settings)


def _at_postgres(url: str, statement: str) -> None:
    with _connected(url) as connection:
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
