"""The database writer: one thread, and one transaction for each batch.

While the disk flushes one batch the next gathers. So a batch grows with the load, and nobody waits
for a time window to close. One thread writes everything because SQLite admits one writer at a time:
two would wait for one another instead of sharing a flush.

Most batches hold nothing but entries. Those are one statement, which is a transaction of its own,
so a process that stalls at any moment leaves nothing locked in PostgreSQL.
"""

import asyncio
import logging
import random
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from functools import partial
from itertools import chain
from operator import itemgetter
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import (
    BigInteger,
    Connection,
    Engine,
    Insert,
    Table,
    bindparam,
    delete,
    func,
    insert,
    select,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from morpho_server.storage.database.backend import Backend
from morpho_server.storage.database.errors import (
    DatabaseDamagedError,
    DatabaseUnusableError,
    ValueUnstorableError,
    unavailable,
)
from morpho_server.storage.database.models import entries
from morpho_server.tables.ports import LogUnavailableError, Written

PlainRow = tuple[int, *Written, str | None]
"""Of an entry: its table, ``seq``, ``at``, player, command, body, checksum and turn."""

Row = tuple[int, int, int | None, int, *Written, str | None]
"""Of an entry that follows another: its table, the ``seq`` and checksum of that, and the rest.

In between stands where it goes if that is not there: for a first entry its table, else no table.
"""

NO_TABLE = -1
"""The table of entries that the database has to refuse."""

T = TypeVar("T")

Work = Callable[[Connection], T]
"""Statements for the batch's transaction. It may be done again, and must do nothing else."""

MOST_ROWS = 50
"""The most entries that one statement inserts."""

MOST_WAITING = 5_000
"""The most entries and pieces of work that may wait to be written."""

PAUSES = (0.05, 0.1, 0.2, 0.4)
"""About how many seconds to wait before retrying a batch that gave way to another node's.

Without a pause it would often reach the rows before the other node wakes, and both would wait for
one another again.
"""

_COLUMNS = ("table_id", "seq", "at", "player", "command", "body", "checksum", "turn")
_AFTER = ("table", "before", "after", "otherwise", *_COLUMNS[1:])


_log = logging.getLogger(__name__)


class _Waiting(NamedTuple):
    """A piece of work; ``done`` gets its result, or the error to raise."""

    task: Row | Work[Any]
    done: Callable[[Any], None]


class Writer:
    """Writes in a thread of its own, from :meth:`start` to :meth:`close`.

    A caller cancelled while waiting can't know whether its work is written; it may be, later.
    """

    def __init__(self, engine: Engine, backend: Backend) -> None:
        self._engine = engine
        self._backend = backend
        self._insertions = _insertions(engine)
        self._connection: Connection | None = None
        self._gathered: list[_Waiting] = []
        self._queue: SimpleQueue[list[_Waiting] | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="database writer", daemon=True)
        self._open = False
        self._waiting = 0

    def start(self) -> None:
        """Start the thread."""
        self._open = True
        self._thread.start()

    async def close(self) -> None:
        """Write everything that waits, then stop."""
        self._open = False
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    async def write(self, work: Work[T]) -> T:
        """Do some work in the next transaction; return its result once it is durable.

        Raises :exc:`IntegrityError` or :exc:`LogUnavailableError`.
        """
        future: asyncio.Future[T] = self._loop.create_future()
        self.put(work, partial(settle, future))
        return await future

    def put(self, task: Row | Work[Any], done: Callable[[Any], None]) -> None:
        """Write an entry or do some work; ``done`` gets the result when it is durable, or an error.

        That is SQLAlchemy's :exc:`IntegrityError` or :exc:`LogUnavailableError`, which this also
        raises.
        """
        if not self._open:
            raise LogUnavailableError("The database is closed.")
        if self._waiting >= MOST_WAITING:
            raise LogUnavailableError("Too much waits to be written.")
        self._waiting += 1
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(_Waiting(task, done))

    def _hand_over(self) -> None:
        """Hand the thread everything that one turn of the loop has to write.

        Woken for each piece, the thread would take the interpreter from the loop again and again.
        """
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    def _run(self) -> None:
        try:
            while batch := self._gather():
                outcomes = self._commit(batch)
                with suppress(RuntimeError):  # the loop has ended, and nobody waits any more
                    self._loop.call_soon_threadsafe(self._resolve, batch, outcomes)
        finally:
            self._hang_up()

    def _gather(self) -> list[_Waiting]:
        """Wait for work and return all there is; nothing after the end."""
        return self._handed_over(self._queue.get())

    def _handed_over(self, *first: list[_Waiting] | None) -> list[_Waiting]:
        """Return the writes queued so far, after those taken already."""
        handed_over = [*first, *(self._queue.get() for _ in range(self._queue.qsize()))]
        if handed_over and handed_over[-1] is None:
            self._queue.put(None)
        return [waiting for some in handed_over if some is not None for waiting in some]

    def _commit(self, batch: list[_Waiting]) -> Sequence[Any]:
        """Write a batch; return each result, or the error to raise.

        Where something could not be written, the next batch has another connection: opening one
        proves that it can write. What came meanwhile joins a batch that failed: its own attempt
        would make it wait as long again.
        """
        try:
            outcomes = self._write(batch)
        except Exception as error:  # noqa: BLE001 - the thread must survive every fault
            batch += self._handed_over()
            explained = self._backend.explain(_first_of_the_database(error))
            _log.error("Writing failed for %d waiting: %s", len(batch), explained)
            outcomes = [_unavailable(explained, error) for _ in batch]
        if any(isinstance(outcome, LogUnavailableError) for outcome in outcomes):
            self._hang_up()
        return outcomes

    def _write(self, batch: Sequence[_Waiting]) -> Sequence[Any]:
        """Write a batch, and repeat it if it gave way to another node's."""
        for pause in PAUSES:
            try:
                return self._write_once(batch)
            except DBAPIError as error:
                if not self._backend.gave_way(error):
                    raise
            time.sleep(pause * random.uniform(0.5, 1.5))  # noqa: S311 - it only parts two nodes
        return self._write_once(batch)

    def _write_once(self, batch: Sequence[_Waiting]) -> Sequence[Any]:
        connection = self._connected()
        try:
            if len(batch) <= MOST_ROWS and all(isinstance(each.task, tuple) for each in batch):
                self._insert(connection, _rows(batch))
                return [None] * len(batch)
            with connection.begin():
                return self._together(connection, batch)
        except Exception as error:
            if self._is_of_the_database(error):
                raise
            if isinstance(self._backend.explain(error), DatabaseDamagedError):
                # One that was at a damaged page can do nothing more.
                return [self._apart(connection, waiting, connection.begin) for waiting in batch]
        with connection.begin():
            return [self._apart(connection, waiting, connection.begin_nested) for waiting in batch]

    def _connected(self) -> Connection:
        """Return a connection that is not known to have ended."""
        if self._connection is not None and self._backend.has_ended(self._connection):
            self._hang_up()
        if self._connection is None:
            self._connection = self._engine.connect()
            self._backend.renew_history(self._connection)
        return self._connection

    def _together(self, connection: Connection, batch: Sequence[_Waiting]) -> Sequence[Any]:
        rows = _rows(batch)
        for first in range(0, len(rows), MOST_ROWS):
            self._insert(connection, rows[first : first + MOST_ROWS])
        tasks = (waiting.task for waiting in batch)
        return [None if isinstance(task, tuple) else task(connection) for task in tasks]

    def _insert(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Insert rows without SQLAlchemy, which costs as much as the statement itself."""
        statement, dialect = self._insertions[len(rows)], self._engine.dialect
        driver: Any = connection.connection.dbapi_connection
        try:
            driver.execute(statement, tuple(chain(*rows)))
        except dialect.loaded_dbapi.Error as error:
            raise DBAPIError.instance(
                statement,
                None,
                error,
                dialect.loaded_dbapi.Error,
                hide_parameters=True,
                connection_invalidated=dialect.is_disconnect(error, driver, None),
                dialect=dialect,
            ) from error

    def _apart(
        self,
        connection: Connection,
        waiting: _Waiting,
        begin: Callable[[], AbstractContextManager[Any]],
    ) -> Any:
        try:
            with begin():
                return self._together(connection, [waiting])[0]
        except IntegrityError as error:
            return error
        except Exception as error:
            if self._is_of_the_database(error):
                raise
            explained = self._backend.explain(error)
            _log.error("Writing failed: %s", explained)
            return _unavailable(explained, error)

    def _is_of_the_database(self, error: Exception) -> bool:
        """Return whether an error concerns the whole batch, not one row or piece of work."""
        if not isinstance(error, DBAPIError):
            return False
        return isinstance(error, OperationalError) or error.connection_invalidated

    def _resolve(self, batch: Sequence[_Waiting], outcomes: Sequence[Any]) -> None:
        """Give the callers what they wait for, in the event loop."""
        self._waiting -= len(batch)
        for waiting, outcome in zip(batch, outcomes, strict=True):
            waiting.done(outcome)

    def _hang_up(self) -> None:
        """Drop the connection; the next batch opens a new one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.invalidate()
                connection.close()


def settle(future: asyncio.Future[T], outcome: T | Exception) -> None:
    """Give a future its result, or its error, unless nobody waits for it any more."""
    if future.done():
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)


def _rows(batch: Sequence[_Waiting]) -> list[Row]:
    """Return the entries of a batch, always in the same order: two nodes then can't deadlock."""
    rows = [waiting.task for waiting in batch if isinstance(waiting.task, tuple)]
    return sorted(rows, key=itemgetter(0, 1))


def add_row(connection: Connection, row: Insert) -> int:
    """Insert a row; return its key."""
    key = connection.execute(row).inserted_primary_key
    assert key is not None, "one row has one key"
    return int(key[0])


def add_entries(connection: Connection, rows: Sequence[PlainRow]) -> None:
    """Insert all entries of a table."""
    connection.execute(insert(entries), [dict(zip(_COLUMNS, row, strict=True)) for row in rows])


def _insertions(engine: Engine) -> list[str]:
    """Return the statements that insert 0, 1, 2, … entries, each directly after a given one.

    Many rows in one statement: between two statements the thread gives up the interpreter and has
    to wait for it again.
    """
    before = entries.alias()
    # A row of no table is refused. Of one with an empty column PostgreSQL's log would quote cards.
    of_table = select(before.c.table_id).where(
        before.c.table_id == bindparam("table"),
        before.c.seq == bindparam("before"),
        before.c.checksum.is_not_distinct_from(bindparam("after", type_=BigInteger)),
    )
    columns: dict[str, Any] = {name: bindparam(name) for name in _COLUMNS[1:]}
    columns["table_id"] = func.coalesce(
        of_table.scalar_subquery(), bindparam("otherwise", type_=BigInteger)
    )
    compiled = insert(entries).inline().values(columns).compile(dialect=engine.dialect)
    assert compiled.positiontup == list(_AFTER), "rows go to the driver as tuples"
    beginning, values, row = str(compiled).partition("VALUES ")
    return [beginning + values + ", ".join([row] * count) for count in range(MOST_ROWS + 1)]


def _first_of_the_database(error: Exception) -> Exception:
    """Return the fault that led to an error: SQLite, once full, also refuses to undo."""
    found, before = error, error.__context__
    while before is not None:
        if isinstance(before, DBAPIError):
            found = before
        before = before.__context__
    return found


def _unavailable(explained: DatabaseUnusableError, cause: Exception) -> LogUnavailableError:
    if isinstance(cause, UnicodeError | OverflowError):  # the driver's, before it is sent
        explained = ValueUnstorableError(f"That can't be stored: {cause}.")
    error = unavailable(explained)
    error.__cause__ = cause
    return error


def drop_old(connection: Connection, table: Table, before: int, most: int) -> None:
    """Remove the rows of a table that are older than a moment, or beyond the latest so many."""
    connection.execute(delete(table).where(table.c.at < before))
    beyond = select(table.c.id).order_by(table.c.id.desc()).offset(most).limit(1)
    if (last := connection.execute(beyond).scalar()) is not None:
        connection.execute(delete(table).where(table.c.id <= last))
