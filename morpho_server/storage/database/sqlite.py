"""SQLite: one file, one writer, and what can be wrong with it."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import OperationalError

from morpho_server.storage.database.errors import (
    BadDatabaseUrlError,
    DatabaseDamagedError,
    DatabaseEmptiedError,
    DatabaseFullError,
    DatabaseInUseError,
    DatabaseLockedError,
    DatabaseMissingError,
    DatabaseUnusableError,
    DatabaseUnwritableError,
    FolderUnusableError,
    RowDamagedError,
)
from morpho_server.storage.database.reader import MOST_READERS

# By the first letters of SQLite's own name for a fault.
_FAULTS: tuple[tuple[str, type[DatabaseUnusableError], str], ...] = (
    ("SQLITE_NOTADB", DatabaseDamagedError, "is not an SQLite database"),
    ("SQLITE_CORRUPT", DatabaseDamagedError, "is damaged; put back a backup"),
    ("SQLITE_BUSY", DatabaseLockedError, "is locked by another program"),
    ("SQLITE_LOCKED", DatabaseLockedError, "is locked by another program"),
    ("SQLITE_FULL", DatabaseFullError, "can't grow: the disk is full"),
    ("SQLITE_READONLY", DatabaseUnwritableError, "may only be read"),
    ("SQLITE_CANTOPEN", DatabaseUnwritableError, "can't be opened; are its permissions right?"),
    ("SQLITE_PERM", DatabaseUnwritableError, "may not be opened"),
    ("SQLITE_IOERR", DatabaseUnwritableError, "can't be read or written: the disk fails"),
)

_NO_TEXT = "Could not decode to UTF-8"
"""How the driver's error begins for a row that it can't make text of; it has no name."""

_BEGIN = "BEGIN IMMEDIATE"

_MARKER = """\
Morpho Server keeps its tables in the file {name} beside this one. As long as this marker is
here, a missing or empty {name} is not taken for a new database, which would hide a loss.
"""

LEAST_FREE = 1 << 20
"""The bytes that must be free at the start: a table of some hundred moves."""


class Sqlite:
    """An SQLite file by its URL, ``sqlite:///relative.db`` or ``sqlite:////absolute.db``.

    ``?timeout=`` says for how many seconds a lock of another program is waited for (5). Raises
    :exc:`BadDatabaseUrlError`.
    """

    shared = False
    page = 2500

    def __init__(self, url: URL) -> None:
        self._path = _path(url)
        self._timeout = _timeout(url)
        self._url = url.set(database=str(self._path), query={})

    def check_not_emptied(self) -> None:
        """Raise :exc:`DatabaseEmptiedError` if the file is empty and has a marker beside it.

        SQLite would delete the log beside an empty file, so it is not asked to open one.
        """
        marker = self._beside("created")
        if not marker.exists():
            return
        found = "missing"
        if self._path.exists():
            found = "empty"
            if self._path.stat().st_size > 0:
                with self._connected() as connection:
                    if connection.execute("SELECT 1 FROM sqlite_schema").fetchone():
                        return
        raise DatabaseEmptiedError(
            f"{self._path} is {found}, but tables were kept in it. Put the file back, or restore"
            f" a backup with “morpho restore”. To begin without any tables, delete {marker} first."
        )

    def check(self) -> None:
        """Check that the file is intact; create it and its folder if they are missing.

        Raises :exc:`DatabaseUnusableError`.
        """
        if not self._path.exists():
            _make_folder(self._path.parent)
            _make_file(self._path)
        # SQLite itself opens such a file, and says so only at the first write.
        if not os.access(self._path, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
            raise DatabaseUnwritableError(
                f"{self._path} can't be written: this user lacks the permission."
            )
        with self._connected() as connection:
            [(found,)] = connection.execute("PRAGMA quick_check(1)")
        if found != "ok":
            raise DatabaseDamagedError(f"{self._path} is damaged; put back a backup. {found}")

    def upgrading(self) -> Engine:
        """Return the engine for migrations."""
        return self.writing()

    def writing(self) -> Engine:
        """Return the engine for the one connection that writes."""
        engine = create_engine(
            self._url, connect_args={"timeout": self._timeout}, hide_parameters=True
        )
        event.listen(engine, "connect", _prepare_writing)
        event.listen(engine, "begin", _begin)
        return engine

    def reading(self) -> Engine:
        """Return the engine for the connections that read; they can't write."""
        engine = create_engine(
            self._url,
            connect_args={"timeout": self._timeout},
            hide_parameters=True,
            isolation_level="AUTOCOMMIT",
            pool_size=MOST_READERS,
            pool_reset_on_return=None,
        )
        event.listen(engine, "connect", _prepare_reading)
        return engine

    def looking(self) -> Engine:
        """Return an engine whose transactions see one moment of an existing file."""
        if not self._path.exists():
            raise DatabaseMissingError(f"There is no database at {self._path}.")
        engine = create_engine(
            self._url, connect_args={"timeout": self._timeout}, hide_parameters=True
        )
        event.listen(engine, "connect", _prepare_looking)
        event.listen(engine, "begin", partial(_begin, statement="BEGIN"))
        return engine

    @contextmanager
    def serving(self) -> Iterator[None]:
        """Lock the file for the one server that may use it.

        The lock is SQLite's own, on another file beside it: backups and other programs still need
        the database.
        """
        _make_folder(self._path.parent)
        beside = self._beside("server")
        _make_file(beside)
        with closing(_connection(beside, 0)) as held:
            try:
                held.execute("PRAGMA journal_mode = MEMORY")  # or there would be a third file
                held.execute("BEGIN EXCLUSIVE")
            except sqlite3.Error as error:
                if error.sqlite_errorname != "SQLITE_BUSY":
                    raise Sqlite(self._url.set(database=str(beside))).explain(error) from error
                raise DatabaseInUseError(
                    f"{self._path} is in use by a server: stop that one first. Several servers can"
                    " share a database of PostgreSQL only."
                ) from None
            yield

    def check_alone(self) -> None:
        """Raise :exc:`DatabaseInUseError` while another program has the file open."""
        with self._connected() as connection:
            try:
                # To leave the write-ahead log one must be alone.
                connection.execute("PRAGMA journal_mode = DELETE")
            except sqlite3.OperationalError:
                raise DatabaseInUseError(
                    f"{self._path} is in use by another program: end that first."
                ) from None

    def settle(self) -> None:
        """Let readers work beside the writer, check that there is room, and leave the marker.

        Raises :exc:`DatabaseUnusableError`.
        """
        if shutil.disk_usage(self._path.parent).free < LEAST_FREE:
            raise DatabaseFullError(f"{self._path} can't grow: the disk is full.")
        with self._connected() as connection:
            [(mode,)] = connection.execute("PRAGMA journal_mode = WAL")
        if mode != "wal":
            raise DatabaseUnwritableError(
                f"{self._path} can't keep a write-ahead log; put it on a local disk."
            )
        self._leave_marker()

    def explain(self, error: Exception) -> DatabaseUnusableError:
        """Return the cause of a driver's error."""
        fault = getattr(error, "orig", error)
        name = getattr(fault, "sqlite_errorname", None) or ""
        for beginning, kind, sentence in _FAULTS:
            if name.startswith(beginning):
                return kind(f"{self._path} {sentence}.")
        if _NO_TEXT in str(fault):  # what follows is the row itself
            return RowDamagedError(f"{self._path} has a row that is not text.")
        return DatabaseUnusableError(f"{self._path} can't be used: {fault}.")

    def has_ended(self, _connection: Connection) -> bool:
        """Return ``False``: nobody else can end a connection to a file."""
        return False

    def gave_way(self, _error: Exception) -> bool:
        """Return ``False``: transactions wait for one another, and none gives way."""
        return False

    def _beside(self, purpose: str) -> Path:
        """Return the path of a file for a purpose beside the database, wherever a link leads."""
        file = self._path.resolve()
        return file.with_name(f"{file.name}-{purpose}")

    def _leave_marker(self) -> None:
        marker = self._beside("created")
        if marker.exists():
            return
        _make_file(marker)
        try:
            marker.write_text(_MARKER.format(name=self._path.resolve().name))
        except OSError as error:
            raise FolderUnusableError(f"{marker} can't be written: {error.strerror}.") from error

    @contextmanager
    def _connected(self) -> Iterator[sqlite3.Connection]:
        try:
            with closing(_connection(self._path, self._timeout)) as connection:
                yield connection
        except sqlite3.Error as error:
            raise self.explain(error) from error


def _connection(path: Path, timeout: float) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=timeout, isolation_level=None)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise FolderUnusableError(
            f"The folder {folder} for the database can't be made: {error.strerror}."
        ) from error


def _make_file(path: Path) -> None:
    """Create a file for the server's user alone, unless it exists: it contains hidden cards."""
    try:
        path.touch(mode=0o600)
    except OSError as error:
        raise FolderUnusableError(f"{path} can't be made: {error.strerror}.") from error


def _path(url: URL) -> Path:
    if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
        raise BadDatabaseUrlError(
            "The database must be a file, as in sqlite:///data/morpho.db: the server opens it"
            " several times, and a database in memory would be another one each time."
        )
    return Path(url.database).absolute()


def _timeout(url: URL) -> float:
    given = dict(url.query)
    try:
        timeout = float(str(given.pop("timeout", 5)))
    except ValueError:
        raise BadDatabaseUrlError("The database URL's timeout must be a number.") from None
    if given:
        raise BadDatabaseUrlError(f"The database URL has an unknown “{min(given)}”.")
    return timeout


def _prepare_writing(connection: Any, _record: object) -> None:
    # Transactions are begun by _begin: the driver's own way would begin them too late for
    # savepoints, and with a lock that can't wait.
    connection.isolation_level = None
    _execute(
        connection,
        "PRAGMA synchronous = FULL",
        "PRAGMA fullfsync = ON",  # macOS: through the disk's own cache, too
        "PRAGMA foreign_keys = ON",
    )


def _prepare_reading(connection: Any, _record: object) -> None:
    _execute(connection, "PRAGMA query_only = ON")


def _prepare_looking(connection: Any, record: object) -> None:
    connection.isolation_level = None
    connection.text_factory = _text_if_it_is
    _prepare_reading(connection, record)


def _text_if_it_is(stored: bytes) -> str | bytes:
    """Return text, or the bytes of a row that is damaged: one must not keep all others unread."""
    try:
        return stored.decode()
    except UnicodeDecodeError:
        return stored


def _execute(connection: Any, *pragmas: str) -> None:
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection, statement: str = _BEGIN) -> None:
    # Bypasses SQLAlchemy, which takes as long to run a statement as five rows of the log take.
    driver: Any = connection.connection.dbapi_connection
    try:
        driver.execute(statement)
    except sqlite3.Error as error:
        raise OperationalError(statement, None, error) from error
