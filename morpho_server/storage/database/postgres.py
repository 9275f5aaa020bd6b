"""PostgreSQL: one writing connection, a few reading ones, and what its faults mean.

Every query has a timeout, :data:`ANSWER_SECONDS`, even if the network swallows everything. The
server's own limit (:data:`STATEMENT_SECONDS`) comes first where it can be reached.
"""

import re
import secrets
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext, suppress
from functools import partial
from selectors import EVENT_READ, DefaultSelector
from time import monotonic, sleep
from typing import Any, Final, TypeVar

import psycopg
from psycopg.conninfo import make_conninfo
from psycopg.pq import TransactionStatus
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, text
from sqlalchemy.exc import DisconnectionError, OperationalError

from morpho_server.storage.database import errors
from morpho_server.storage.database.models import metadata
from morpho_server.storage.database.reader import MOST_READERS

CONNECT_SECONDS: Final = 4
STATEMENT_SECONDS: Final = 5
ANSWER_SECONDS: Final = 7

IDLE_SECONDS: Final = 3
"""The most time that a frozen process may hold rows in an open transaction."""

LINGER_SECONDS: Final = 2
"""The most time that PostgreSQL may still list a connection that was closed."""

_DRIVER = "postgresql+psycopg"

# When no other server migrates; one that stands still keeps nobody waiting. The number is “morpho”.
_BEGIN_ALONE = """
BEGIN;
SET LOCAL statement_timeout = 0;
SET LOCAL lock_timeout = 0;
SET LOCAL idle_in_transaction_session_timeout = '60s';
SELECT pg_advisory_xact_lock(x'6d6f7270686f'::bigint);
"""

_BEGIN_LOOKING = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

_SERVERS = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
    AND application_name = current_setting('application_name')
"""

# A standby that takes over begins another timeline: the first eight letters of a WAL file's name.
_RENEW_HISTORY = """
UPDATE histories SET identity = %s, server = present.name
FROM (
    SELECT system_identifier || '/' || left(pg_walfile_name(pg_current_wal_lsn()), 8) AS name
    FROM pg_control_system()
) AS present
WHERE server IS DISTINCT FROM present.name
"""

# A statement sees what others have committed before it; spaces are escaped as `options` want it.
_ISOLATION = "read\\ committed"

_LIVELY: Mapping[str, int] = {
    "connect_timeout": CONNECT_SECONDS,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": ANSWER_SECONDS * 1000,
}

# By the first letters of an SQLSTATE, the longer ones first.
_FAULTS: tuple[tuple[str, type[errors.DatabaseUnusableError], str], ...] = (
    ("25006", errors.DatabaseReadOnlyError, "may only be read"),
    ("28", errors.DatabaseRefusedError, "does not let the server in"),
    ("3D000", errors.DatabaseRefusedError, "does not exist; create it first"),
    ("42501", errors.DatabaseUnwritableError, "does not grant its user what the server needs"),
    ("53100", errors.DatabaseFullError, "can't grow: the disk is full"),
    ("53300", errors.DatabaseBusyError, "has no connection free"),
    ("55P03", errors.DatabaseBusyError, "was busy for too long"),
    ("57014", errors.DatabaseBusyError, "was busy for too long"),
    ("57P", errors.DatabaseUnreachableError, "is starting, or being stopped"),
    ("08", errors.DatabaseUnreachableError, "has gone away"),
)

_RACES = ("40001", "40P01")

# Of what a server says to somebody who connects: it gives no SQLSTATE then.
_NOT_NOW = re.compile("starting up|shutting down|not yet accepting|recovery|too many|slots are")

_PROLOGUE = re.compile(r"^connection failed: (connection to server .* failed: )?")

_RIGHTS = """
SELECT t.name FROM unnest(%s::text[]) AS t (name)
WHERE NOT (
    has_table_privilege(t.name, 'SELECT') AND has_table_privilege(t.name, 'INSERT')
    AND has_table_privilege(t.name, 'UPDATE') AND has_table_privilege(t.name, 'DELETE')
)
"""

T = TypeVar("T")


class Postgres:
    """A database of a PostgreSQL server, ``postgresql://user:password@host:port/name``.

    Settings of the driver may follow, as ``?sslmode=require``. Raises :exc:`BadDatabaseUrlError`.
    """

    shared = True
    page = 1000
    size = text("SELECT pg_database_size(current_database())")

    def __init__(self, url: URL) -> None:
        self._settings = _settings(url)
        host = url.host or self._settings.get("host") or "this machine"
        port = f":{url.port}" if url.port else ""
        self.place = f"{url.database} at {host}{port}"
        self._name = f"The database {self.place}"

    def check_not_emptied(self) -> None:
        """Check nothing: nobody loses a database of PostgreSQL by moving a file."""

    def check(self) -> None:
        """Check that the database can be reached and written, and stores every text.

        Raises :exc:`DatabaseUnusableError`.
        """
        [(encoding, read_only)] = self._ask(
            "SELECT current_setting('server_encoding'), current_setting('transaction_read_only')"
        )
        if encoding != "UTF8":
            raise errors.DatabaseUnusableError(
                f"{self._name} is encoded in {encoding}. Create it with ENCODING 'UTF8'."
            )
        if read_only == "on":
            raise errors.DatabaseReadOnlyError(f"{self._name} may only be read.")

    def upgrading(self) -> Engine:
        """Return the engine for migrations, which take the time they need."""
        connect = partial(psycopg.Connection.connect, autocommit=True, **self._with_settings())
        engine = create_engine(
            f"{_DRIVER}://", creator=connect, poolclass=NullPool, hide_parameters=True
        )
        event.listen(engine, "begin", _begin_alone)
        return engine

    def writing(self) -> Engine:
        """Return the engine for the one connection that writes; it refuses one that may not."""
        settings = self._with_settings(
            synchronous_commit="on",
            default_transaction_isolation=_ISOLATION,
            statement_timeout=f"{STATEMENT_SECONDS}s",
            idle_in_transaction_session_timeout=f"{IDLE_SECONDS}s",
        ) | {"target_session_attrs": "read-write"}
        engine = create_engine(
            f"{_DRIVER}://",
            creator=partial(_Connection.connect, autocommit=True, **settings),
            paramstyle="format",
            use_native_hstore=False,
            hide_parameters=True,
        )
        event.listen(engine, "begin", _begin)
        return engine

    def reading(self) -> Engine:
        """Return the engine for the connections that read; they can't write."""
        settings = self._with_settings(
            default_transaction_read_only="on", statement_timeout=f"{STATEMENT_SECONDS}s"
        )
        engine = create_engine(
            f"{_DRIVER}://",
            creator=partial(_Connection.connect, autocommit=True, **settings),
            use_native_hstore=False,
            hide_parameters=True,
            pool_size=MOST_READERS,
            pool_reset_on_return=None,
        )
        event.listen(engine, "checkout", _refuse_ended)
        return engine

    def looking(self) -> Engine:
        """Return an engine whose transactions see one moment."""
        connect = partial(psycopg.Connection.connect, autocommit=True, **self._with_settings())
        engine = create_engine(
            f"{_DRIVER}://", creator=connect, poolclass=NullPool, hide_parameters=True
        )
        event.listen(engine, "begin", partial(_execute, statement=_BEGIN_LOOKING))
        return engine

    def serving(self) -> AbstractContextManager[None]:
        """Lock nothing: other nodes may serve the same tables."""
        return nullcontext()

    def check_alone(self) -> None:
        """Raise :exc:`DatabaseInUseError` if a server stays connected."""
        last = monotonic() + LINGER_SECONDS
        with self._asking() as connection:
            while connection.execute(_SERVERS).fetchall() != [(0,)]:
                if monotonic() > last:
                    raise errors.DatabaseInUseError(
                        f"{self._name} is in use: stop all servers first."
                    )
                sleep(0.05)

    def settle(self) -> None:
        """Check that the role may do what the server does; raise :exc:`DatabaseUnusableError`."""
        for (table,) in self._ask(_RIGHTS, [list(metadata.tables)]):
            raise errors.DatabaseUnwritableError(
                f"{self._name} does not grant its user what the server needs: "
                f"SELECT, INSERT, UPDATE and DELETE on “{table}”."
            )

    def scrub(self) -> None:
        """Do nothing: PostgreSQL overwrites its pages and its own log in its time."""

    def note_erasure(self, connection: Connection) -> None:
        """Do nothing: there is nothing to scrub."""

    def explain(self, error: Exception) -> errors.DatabaseUnusableError:
        """Return the cause of a driver's error, without the rows that it quotes."""
        fault = getattr(error, "orig", error)
        if not isinstance(fault, psycopg.Error):
            return errors.DatabaseUnusableError(f"{self._name} can't be used: {fault}.")
        said = fault.diag.message_primary
        if isinstance(fault, psycopg.DataError):
            return errors.ValueUnstorableError(f"{self._name} can't store that: {said or fault}.")
        if fault.sqlstate is None:
            return self._unreachable(fault)
        for beginning, kind, sentence in _FAULTS:
            if fault.sqlstate.startswith(beginning):
                return kind(f"{self._name} {sentence}: {said}.")
        return errors.DatabaseUnusableError(f"{self._name} can't be used: {said}.")

    def renew_history(self, connection: Connection) -> None:
        """Give the history another identity if a standby or a copy has taken over."""
        driver: Any = connection.connection.dbapi_connection
        with suppress(psycopg.NotSupportedError, psycopg.ProgrammingError):  # a host may forbid it
            driver.execute(_RENEW_HISTORY, [secrets.token_hex(8)])

    def has_ended(self, connection: Connection) -> bool:
        """Return whether a connection that has nothing to do was ended by the other side."""
        return _has_ended(connection.connection.dbapi_connection)

    def gave_way(self, error: Exception) -> bool:
        """Return whether a transaction failed only because another one was at the same rows."""
        return getattr(getattr(error, "orig", error), "sqlstate", None) in _RACES

    def _with_settings(self, **session: str) -> dict[str, Any]:
        """Return the connection arguments, with settings for the whole session."""
        given = self._settings.get("options", "")
        options = " ".join([given, *(f"-c {name}={value}" for name, value in session.items())])
        return self._settings | {"options": options.strip()}

    def _ask(self, query: str, values: list[Any] | None = None) -> list[tuple[Any, ...]]:
        with self._asking() as connection:
            return connection.execute(query, values).fetchall()

    @contextmanager
    def _asking(self) -> Iterator[psycopg.Connection[Any]]:
        settings = self._with_settings(statement_timeout=f"{STATEMENT_SECONDS}s")
        try:
            with _Connection.connect(autocommit=True, **settings) as connection:
                yield connection
        except psycopg.Error as error:
            raise self.explain(error) from error

    def _unreachable(self, fault: psycopg.Error) -> errors.DatabaseUnusableError:
        """Return the cause of an error without a code, mostly a failed connection."""
        said = _PROLOGUE.sub("", str(fault).strip().partition("\n")[0]).rstrip(".")
        _, refused, why = said.partition("FATAL:")
        if _NOT_NOW.search(why):
            return errors.DatabaseUnreachableError(
                f"{self._name} lets nobody in now: {why.strip()}."
            )
        if refused:
            return errors.DatabaseRefusedError(
                f"{self._name} does not let the server in: {why.strip()}."
            )
        if said.endswith("session is read-only"):
            return errors.DatabaseReadOnlyError(f"{self._name} may only be read.")
        return errors.DatabaseUnreachableError(f"{self._name} can't be reached: {said}.")


class _Connection(psycopg.Connection[Any]):
    """A connection that is given up if no answer comes in time."""

    def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        try:
            return super().wait(gen, interval, timeout or ANSWER_SECONDS)
        except psycopg.OperationalError:
            _check_answered(self)
            raise


def _check_answered(connection: Any) -> None:
    """Close a connection that still owes an answer, which would be taken for a later one."""
    if connection.pgconn.transaction_status == TransactionStatus.ACTIVE:
        connection.pgconn.finish()
        raise psycopg.OperationalError("no answer came in time") from None


def _settings(url: URL) -> dict[str, Any]:
    """Return the driver's connection arguments."""
    if not url.database:
        raise errors.BadDatabaseUrlError(
            "The database URL names no database: it ends as in postgresql://user:password@host/name."
        )
    given: dict[str, Any] = {}
    for name, value in url.query.items():
        if not isinstance(value, str):
            raise errors.BadDatabaseUrlError(f"The database URL says twice what “{name}” is.")
        given[name] = value
    where = url.translate_connect_args(username="user", database="dbname")
    settings: dict[str, Any] = {**_LIVELY, **given, **where, "client_encoding": "UTF8"}
    try:
        make_conninfo(**{name: settings[name] for name in given})
    except psycopg.ProgrammingError:
        unknown = next((name for name in given if not _is_known(name)), "")
        raise errors.BadDatabaseUrlError(f"The database URL has an unknown “{unknown}”.") from None
    return {"fallback_application_name": "morpho"} | settings


def _is_known(name: str) -> bool:
    try:
        make_conninfo(**{name: ""})
    except psycopg.ProgrammingError:
        return False
    return True


def _has_ended(driver: Any) -> bool:
    """Return whether the connection ended: unasked, the server speaks only to say goodbye."""
    if driver.closed:
        return True
    with closing(DefaultSelector()) as selector:
        selector.register(driver.pgconn.socket, EVENT_READ)
        return bool(selector.select(0))


def _refuse_ended(connection: Any, _record: object, _proxy: object) -> None:
    """Make the pool replace a connection that has ended."""
    if _has_ended(connection):
        raise DisconnectionError


def _begin(connection: Connection) -> None:
    _execute(connection, "BEGIN")


def _begin_alone(connection: Connection) -> None:
    _execute(connection, _BEGIN_ALONE)


def _execute(connection: Connection, statement: str) -> None:
    # Past SQLAlchemy, as for SQLite.
    driver: Any = connection.connection.dbapi_connection
    try:
        driver.execute(statement)
    except psycopg.Error as error:
        raise OperationalError(statement, None, error) from error
