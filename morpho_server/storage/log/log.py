"""The log: every table's entries."""

import asyncio
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from time import perf_counter

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Integer,
    ScalarSelect,
    bindparam,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from morpho_server.games.seats import LETTERS
from morpho_server.storage.database.backend import Backend
from morpho_server.storage.database.errors import EntryUnreadableError, RowUnreadableError
from morpho_server.storage.database.models import entries, histories, tables
from morpho_server.storage.database.reader import Reader
from morpho_server.storage.database.writer import (
    NO_TABLE,
    PlainRow,
    Row,
    Writer,
    add_entries,
    settle,
)
from morpho_server.storage.log.batch_loader import BatchLoader
from morpho_server.storage.log.codec import Codec, checksum_of
from morpho_server.storage.log.rewriting import erase
from morpho_server.tables.log.entry import Entry, erases
from morpho_server.tables.messages.events import GameChosen, TableOpened
from morpho_server.tables.model.ids import TableId
from morpho_server.tables.ports import (
    AppendConflictError,
    Head,
    Log,
    LogUnavailableError,
    TableGoneError,
    Written,
)

SLICE = 200
"""The entries decoded at a time, about 2 ms, before others have their turn."""

NO_ROW = "its row or the page that holds it is damaged"
"""The fault of an entry that the database can't give."""

DAMAGED = "it is damaged: its checksum is another one"
"""The fault of an entry that differs from what was written."""

_COLUMNS = entries.c

_ABOVE = (
    select(
        _COLUMNS.seq,
        _COLUMNS.at,
        _COLUMNS.player,
        _COLUMNS.command,
        _COLUMNS.body,
        _COLUMNS.checksum,
    )
    .where(_COLUMNS.table_id == bindparam("table"), _COLUMNS.seq > bindparam("after"))
    .order_by(_COLUMNS.seq)
    .limit(bindparam("most", type_=Integer))
)

_HAS = select(_COLUMNS.id).where(
    _COLUMNS.table_id == bindparam("table"),
    _COLUMNS.seq == bindparam("seq"),
    _COLUMNS.checksum.is_not_distinct_from(bindparam("checksum", type_=BigInteger)),
)

_THERE = select(tables.c.id).where(tables.c.id == bindparam("table"))

HISTORY = select(histories.c.identity)
"""The identity of what the database holds."""


def _last(column: Column[int]) -> ScalarSelect[int]:
    """Return a column of each table's last entry."""
    # A question for each table: of all entries of many tables the database would read them all.
    of_table = select(column).where(_COLUMNS.table_id == tables.c.id)
    return of_table.order_by(_COLUMNS.seq.desc()).limit(1).scalar_subquery()


_LAST = select(
    tables.c.id, _last(_COLUMNS.seq), _last(_COLUMNS.checksum), HISTORY.scalar_subquery()
).where(tables.c.id.in_(bindparam("tables", expanding=True)))


class StoredLog(Log):
    """The entries in the database.

    ``on_commit`` is called with how many seconds it took until an appended entry that everybody
    hears of was durable.
    """

    history = ""
    on_commit: Callable[[float], None] | None = None

    def __init__(
        self, writer: Writer, reader: Reader, codec: Codec, backend: Backend, history: str
    ) -> None:
        self.shared = backend.shared
        self.history = history
        self._page = backend.page
        self._note_erasure = backend.note_erasure
        self._writer = writer
        self._reader = reader
        self._codec = codec
        self._last = BatchLoader(self._find_last)
        self._refusing: set[asyncio.Task[None]] = set()

    def append(
        self, table: TableId, entry: Entry, after: int | None = None
    ) -> asyncio.Future[Written]:
        """Append an entry directly after the one of that checksum, if it is not the first.

        Return the future of what is stored, which comes when it is durable. It raises
        :exc:`AppendConflictError`, :exc:`TableGoneError`, :exc:`LogUnavailableError`. If it is
        cancelled, the entry may still be written.
        """
        if erases(entry):
            return asyncio.ensure_future(self._append_erasing(table, entry, after))
        written, turn = self._stored(table, entry)
        appended: asyncio.Future[Written] = asyncio.get_running_loop().create_future()
        otherwise = table if entry.seq == 1 else NO_TABLE
        row: Row = table, entry.seq - 1, after, otherwise, *written, turn
        begun = None if self.on_commit is None or entry.turn is None else perf_counter()
        try:
            self._writer.put(row, partial(self._appended, table, written, appended, begun))
        except LogUnavailableError as error:
            appended.set_exception(error)
        return appended

    async def _append_erasing(self, table: TableId, entry: Entry, after: int | None) -> Written:
        """Append an entry, and rewrite what it erases, in one transaction."""
        written, turn = self._stored(table, entry)
        before = {"table": table, "seq": entry.seq - 1, "checksum": after}

        def work(connection: Connection) -> bool:
            if connection.execute(_HAS, before).first() is None:
                return False
            add_entries(connection, [(table, *written, turn)])
            erase(connection, table, entry.events)
            self._note_erasure(connection)
            return True

        try:
            is_written = await self._writer.write(work)
        except IntegrityError as error:
            raise await self._refusal(table) from error
        if not is_written:
            raise await self._refusal(table)
        return written

    def forget_texts(self) -> None:
        """Keep in memory no text of entries that were read."""
        self._codec.forget_texts()

    def _appended(
        self,
        table: TableId,
        written: Written,
        appended: asyncio.Future[Written],
        begun: float | None,
        error: Exception | None,
    ) -> None:
        if begun is not None and error is None and self.on_commit is not None:
            self.on_commit(perf_counter() - begun)
        if isinstance(error, IntegrityError):
            refusing = asyncio.ensure_future(self._refuse(table, appended))
            self._refusing.add(refusing)
            refusing.add_done_callback(self._refusing.discard)
        else:
            settle(appended, error or written)

    async def _refuse(self, table: TableId, appended: asyncio.Future[Written]) -> None:
        try:
            settle(appended, await self._refusal(table))
        except Exception as error:  # noqa: BLE001 - the caller gets it
            settle(appended, error)

    async def append_all(self, table: TableId, entries: Sequence[Entry]) -> None:
        """Append several entries in one transaction. It raises as :meth:`append` does."""
        rows: list[PlainRow] = []
        for number, entry in enumerate(entries, 1):
            written, turn = self._stored(table, entry)
            rows.append((table, *written, turn))
            if number % SLICE == 0:
                await asyncio.sleep(0)
        try:
            await self._writer.write(partial(add_entries, rows=rows))
        except IntegrityError as error:
            raise await self._refusal(table) from error

    def _stored(self, table: TableId, entry: Entry) -> tuple[Written, str | None]:
        """Return what is stored of an entry, and the turn that is written beside it."""
        row = entry.seq, entry.at, entry.player, entry.command, self._codec.encode(entry)
        turn = None if entry.turn is None else "".join([LETTERS[seat] for seat in entry.turn])
        return (*row, checksum_of(table, *row)), turn

    async def _refusal(self, table: TableId) -> AppendConflictError:
        """Return why an entry was not taken. Raises :exc:`TableGoneError`."""
        await self._check_there(table)
        return AppendConflictError(f"The log of table {table} ends with another entry.")

    async def read(
        self, table: TableId, game: str, after: int = 0, most: int | None = None
    ) -> list[Entry]:
        """Return a table's entries above a seq, in order, at most ``most``.

        Raises :exc:`TableGoneError`, :exc:`LogUnavailableError`; the latter as
        :exc:`EntryUnreadableError` if an entry is missing or not understood.
        """
        found: list[Entry] = []
        page = self._page
        while most is None or len(found) < most:
            wanted = page if most is None else min(page, most - len(found))
            try:
                rows = await self._rows(table, after + len(found), wanted)
            except RowUnreadableError:
                if wanted == 1:
                    raise EntryUnreadableError(table, after + len(found) + 1, NO_ROW) from None
                page = wanted // 2  # which of them it is shows in the end
                continue
            for first in range(0, len(rows), SLICE):
                part = rows[first : first + SLICE]
                for row in part:
                    checksum = row[5]
                    if checksum is not None and checksum != checksum_of(table, *row[:5]):
                        raise EntryUnreadableError(table, after + len(found) + 1, DAMAGED)
                    entry = self._codec.decode(game, table, row)
                    found.append(entry)
                    game = _game_after(entry, game)
                await asyncio.sleep(0)
            if len(rows) < wanted:
                break
        _check_complete(table, found, after)
        if not found:
            await self._check_there(table)
        return found

    def entry_of(self, table: TableId, game: str, written: Written) -> Entry:
        """Return the entry of a stored row.

        Raises :exc:`EntryUnreadableError`, :exc:`GameUnknownError`.
        """
        return self._codec.decode(game, table, written)

    async def changed(self, known: Mapping[TableId, Head]) -> Collection[TableId]:
        """Return those tables that end with another entry than is known, or are gone.

        Raises :exc:`LogUnavailableError`.
        """
        found = await self._find_last(list(known))
        return [table for table, head in known.items() if found.get(table) != head]

    async def has_changed(self, table: TableId, head: Head) -> bool:
        """Return whether a table ends with another entry, or is gone; queries are batched.

        Raises :exc:`LogUnavailableError`.
        """
        return await self._last.ask(table) != head

    async def _find_last(self, wanted: Sequence[TableId]) -> Mapping[TableId, Head]:
        """Return the last entries of those tables that are there."""
        found = await self._reader.rows(_LAST, tables=wanted)
        for *_, history in found[:1]:
            self.history = history
        return {table: (seq or 0, checksum) for table, seq, checksum, _ in found}

    async def lacks(self, table: TableId, head: Head, history: str) -> bool:
        """Return whether the database has lost an entry; then give its history another identity.

        It is asked where it is written: a reader may be at a standby that is behind. Of nodes that
        find the same loss one changes the identity. Raises :exc:`LogUnavailableError`.
        """

        def work(connection: Connection) -> str | None:
            if connection.execute(_HAS, {"table": table, "seq": seq, "checksum": checksum}).first():
                return None
            connection.execute(
                update(histories)
                .where(histories.c.identity == history)
                .values(identity=secrets.token_hex(8))
            )
            changed: str = connection.execute(HISTORY).scalar_one()
            return changed

        seq, checksum = head
        identity = await self._writer.write(work)
        self.history = identity or self.history
        return identity is not None

    async def _rows(self, table: TableId, after: int, most: int) -> Sequence[Written]:
        return await self._reader.rows(_ABOVE, table=table, after=after, most=most)

    async def _check_there(self, table: TableId) -> None:
        if not await self._reader.rows(_THERE, table=table):
            raise TableGoneError(table)


def _game_after(entry: Entry, game: str) -> str:
    """Return the game of the events that follow an entry. The event that says so comes first."""
    first = entry.events[0] if entry.events else None
    return first.game if isinstance(first, TableOpened | GameChosen) else game


def _check_complete(table: TableId, found: Sequence[Entry], after: int) -> None:
    for seq, entry in enumerate(found, after + 1):
        if entry.seq != seq:
            raise EntryUnreadableError(table, seq, "it is missing")
