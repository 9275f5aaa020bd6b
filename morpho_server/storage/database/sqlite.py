"""SQLite: one file, one writer, and what can be wrong with it."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.exc import OperationalError

from morpho_server.storage.database import errors
from morpho_server.storage.database.backend import Damage
from morpho_server.storage.database.reader import MOST_READERS
from morpho_server.storage.database.sqlite_file import SqliteFile, make_file, make_folder

# By the first letters of SQLite's own name for a fault.
_FAULTS: tuple[tuple[str, type[errors.DatabaseUnusableError], str], ...] = (
    ("SQLITE_NOTADB", errors.DatabaseDamagedError, "is not an SQLite database"),
    ("SQLITE_CORRUPT", errors.DatabaseDamagedError, "is damaged; put back a backup"),
    ("SQLITE_BUSY", errors.DatabaseLockedError, "is locked by another program"),
    ("SQLITE_LOCKED", errors.DatabaseLockedError, "is locked by another program"),
    ("SQLITE_TOOBIG", errors.ValueUnstorableError, "can't store what is so large"),
    ("SQLITE_FULL", errors.DatabaseFullError, "can't grow: the disk is full"),
    ("SQLITE_READONLY", errors.DatabaseUnwritableError, "may only be read"),
    (
        "SQLITE_CANTOPEN",
        errors.DatabaseUnwritableError,
        "can't be opened; are its permissions right?",
    ),
    ("SQLITE_PERM", errors.DatabaseUnwritableError, "may not be opened"),
    ("SQLITE_IOERR", errors.DatabaseUnwritableError, "can't be read or written: the disk fails"),
)

_NO_TEXT = "Could not decode to UTF-8"
"""How the driver's error begins for a row that it can't make text of; it has no name."""

_BEGIN = "BEGIN IMMEDIATE"

LEAST_FREE = 1 << 20
"""The bytes that must be free at the start: a table of some hundred moves."""

LARGEST_AT_ONCE = 64 << 20
"""The bytes of a file that is written anew while others wait, in about half a second."""

_UNSCRUBBED, _SCRUBBED = 0, 1
"""The ``user_version`` of a file in which deleted bytes may remain, and of one without."""


class Sqlite:
    """An SQLite file by its URL, ``sqlite:///relative.db`` or ``sqlite:////absolute.db``.

    ``?timeout=`` says for how many seconds a lock of another program is waited for (5). Raises
    :exc:`BadDatabaseUrlError`.
    """

    shared = False
    page = 2500
    size = text("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")

    def __init__(self, url: URL) -> None:
        self._path = _path(url)
        self._timeout = _timeout(url)
        self._file = SqliteFile(self._path)
        self._has_lost_log = False
        self._url = url.set(database=str(self._path), query={})
        self.place = str(self._path.absolute())

    def check_not_emptied(self) -> None:
        """Raise :exc:`DatabaseEmptiedError` if the file is empty and has a marker beside it.

        SQLite would delete the log beside an empty file, so it is not asked to open one.
        """
        if not self._file.marker.exists():
            return
        found = "missing"
        if self._path.exists():
            found = "empty"
            if self._path.stat().st_size > 0:
                with self._connected() as connection:
                    if connection.execute("SELECT 1 FROM sqlite_schema").fetchone():
                        return
        raise errors.DatabaseEmptiedError(
            f"{self._path} is {found}, but tables were kept in it. Put the file back, or restore"
            " a backup with “morpho restore”. To begin without any tables, delete"
            f" {self._file.marker} first."
        )

    def check(self) -> Damage | None:
        """Check that the file is intact; create it and its folder if they are missing.

        Raises :exc:`DatabaseUnusableError`.
        """
        self._file.check_names()
        self._file.make()
        self._file.check_writable()
        try:
            with self._connected() as connection:
                [(found,)] = connection.execute("PRAGMA quick_check(1)")
        except errors.DatabaseDamagedError as error:
            return Damage(str(error), self._file.set_aside)
        if found == "ok":
            return None
        where = found.splitlines()[-1]
        return Damage(f"{self._path} is damaged: {where}.", self._file.set_aside)

    def upgrading(self) -> Engine:
        """Return the engine for migrations."""
        return self.writing()

    def writing(self) -> Engine:
        """Return the engine for the one connection that writes."""
        engine = create_engine(
            self._url, connect_args={"timeout": self._timeout}, hide_parameters=True
        )
        event.listen(engine, "do_connect", self._check_in_place)
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
        event.listen(engine, "do_connect", self._check_in_place)
        event.listen(engine, "connect", _prepare_reading)
        return engine

    def looking(self) -> Engine:
        """Return an engine whose transactions see one moment of an existing file."""
        if not self._path.exists():
            raise errors.DatabaseMissingError(f"There is no database at {self._path}.")
        self._file.check_names()
        engine = create_engine(
            self._url, connect_args={"timeout": self._timeout}, hide_parameters=True
        )
        event.listen(engine, "connect", _prepare_looking)
        event.listen(engine, "begin", partial(_begin, statement="BEGIN"))
        return engine

    @contextmanager
    def serving(self) -> Iterator[None]:
        """Lock the file for the one server that may use it, and keep it from others' eyes.

        It is locked by itself, and by a lock of SQLite's on another file beside it: backups and
        other programs still need the database.
        """
        make_folder(self._path.parent)
        beside = self._file.beside("server")
        make_file(beside)
        with closing(_connection(beside, 0)) as held:
            try:
                held.execute("PRAGMA journal_mode = MEMORY")  # or there would be a third file
                held.execute("BEGIN EXCLUSIVE")
            except sqlite3.Error as error:
                if error.sqlite_errorname != "SQLITE_BUSY":
                    raise Sqlite(self._url.set(database=str(beside))).explain(error) from error
                raise errors.DatabaseInUseError(
                    f"{self._path} is in use by a server: stop that one first. Several servers can"
                    " share a database of PostgreSQL only."
                ) from None
            if not self._file.marker.exists():
                self._file.make()
            self._file.keep_private()
            with self._file.locked():
                yield

    def check_alone(self) -> None:
        """Raise :exc:`DatabaseInUseError` while another program has the file open."""
        with self._connected() as connection:
            try:
                # To leave the write-ahead log one must be alone.
                connection.execute("PRAGMA journal_mode = DELETE")
            except sqlite3.OperationalError:
                raise errors.DatabaseInUseError(
                    f"{self._path} is in use by another program: end that first."
                ) from None

    def settle(self) -> None:
        """Let readers work beside the writer, check that there is room, and leave the marker.

        Raises :exc:`DatabaseUnusableError`.
        """
        if shutil.disk_usage(self._path.parent).free < LEAST_FREE:
            raise errors.DatabaseFullError(f"{self._path} can't grow: the disk is full.")
        with self._connected() as connection:
            with suppress(sqlite3.DatabaseError):  # without room, or damaged: the next time
                _write_anew(connection)
            [(mode,)] = connection.execute("PRAGMA journal_mode = WAL")
        if mode != "wal":
            raise errors.DatabaseUnwritableError(
                f"{self._path} can't keep a write-ahead log; put it on a local disk."
            )
        self._file.leave_marker()
        self._file.note()

    def scrub(self) -> None:
        """Write all pages anew if anything was erased, and leave nothing in the write-ahead log.

        A file that would take long is written anew at the next start. Readers may keep parts of the
        log until they have ended; then the next scrubbing or start empties it.
        """
        with self._connected() as connection:
            if self._path.stat().st_size <= LARGEST_AT_ONCE:
                _write_anew(connection)
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def note_erasure(self, connection: Connection) -> None:
        """Note that deleted bytes may remain: pages that were split keep copies."""
        connection.exec_driver_sql(f"PRAGMA user_version = {_UNSCRUBBED}")

    def explain(self, error: Exception) -> errors.DatabaseUnusableError:
        """Return the cause of a driver's error."""
        fault = getattr(error, "orig", error)
        if isinstance(fault, _MovedError):
            return errors.DatabaseMovedError(str(fault))
        name = getattr(fault, "sqlite_errorname", None) or ""
        for beginning, kind, sentence in _FAULTS:
            if name.startswith(beginning):
                return kind(f"{self._path} {sentence}.")
        if _NO_TEXT in str(fault):  # what follows is the row itself
            return errors.RowDamagedError(f"{self._path} has a row that is not text.")
        return errors.DatabaseUnusableError(f"{self._path} can't be used: {fault}.")

    def renew_history(self, connection: Connection) -> None:
        """Do nothing: nobody takes over for a file."""

    def has_ended(self, connection: Connection) -> bool:
        """Return whether the files of a connection are not in their places any more.

        What was written there would be lost, so the next connection is refused.
        """
        beside = self._file.files_beside()
        if None in beside or connection.info.setdefault("beside", beside) != beside:
            self._has_lost_log = True
        return self._has_lost_log or not self._file.is_in_place()

    def gave_way(self, _error: Exception) -> bool:
        """Return ``False``: transactions wait for one another, and none gives way."""
        return False

    def _check_in_place(self, *_: object) -> None:
        """Refuse a connection to another file than that in use; raise :exc:`_MovedError`."""
        if self._has_lost_log:
            raise _MovedError(
                f"{self._file.beside('wal')} was removed or replaced, so nothing is written any"
                " more. Stop the server: if it ends in order, it saves what it has."
            )
        if not self._file.is_in_place():
            raise _MovedError(
                f"{self._path} was removed or replaced, so nothing is written any more. Put the"
                " same file back; or stop the server and restore a backup."
            )

    @contextmanager
    def _connected(self) -> Iterator[sqlite3.Connection]:
        try:
            with closing(_connection(self._path, self._timeout)) as connection:
                yield connection
        except sqlite3.Error as error:
            raise self.explain(error) from error


class _MovedError(sqlite3.OperationalError):
    """The files in use are not in their places. The text says which, for a person."""


def _connection(path: Path, timeout: float) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=timeout, isolation_level=None)


def _write_anew(connection: sqlite3.Connection) -> None:
    """Write a file anew in which deleted bytes may remain, as in those of earlier releases."""
    [(form,)] = connection.execute("PRAGMA user_version")
    if form == _UNSCRUBBED:
        connection.execute("VACUUM")
        connection.execute(f"PRAGMA user_version = {_SCRUBBED}")


def _path(url: URL) -> Path:
    if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
        raise errors.BadDatabaseUrlError(
            "The database must be a file, as in sqlite:///data/morpho.db: the server opens it"
            " several times, and a database in memory would be another one each time."
        )
    return Path(url.database).absolute()


def _timeout(url: URL) -> float:
    given = dict(url.query)
    try:
        timeout = float(str(given.pop("timeout", 5)))
    except ValueError:
        raise errors.BadDatabaseUrlError("The database URL's timeout must be a number.") from None
    if given:
        raise errors.BadDatabaseUrlError(f"The database URL has an unknown “{min(given)}”.")
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
        "PRAGMA secure_delete = ON",
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
