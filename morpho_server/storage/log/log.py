"""The log: every table's entries."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from math import inf

from sqlalchemy import Integer, bindparam, func, select
from sqlalchemy.exc import IntegrityError

from morpho_server.storage.database.backend import Backend
from morpho_server.storage.database.errors import EntryUnreadableError, RowUnreadableError
from morpho_server.storage.database.models import entries, tables
from morpho_server.storage.database.reader import Reader
from morpho_server.storage.database.writer import Row, Writer, add_entries, settle
from morpho_server.storage.log.batch_loader import BatchLoader
from morpho_server.storage.log.codec import Codec, checksum_of
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages.events import GameChosen, TableOpened
from morpho_server.tables.model.ids import TableId
from morpho_server.tables.ports import (
    Log,
    LogUnavailableError,
    SeqTakenError,
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

_AT = select(_COLUMNS.id).where(
    _COLUMNS.table_id == bindparam("table"), _COLUMNS.seq == bindparam("seq")
)

_THERE = select(tables.c.id).where(tables.c.id == bindparam("table"))

# A question for each table: of all entries of many tables the database would read them all.
_LAST = select(
    tables.c.id,
    select(func.max(_COLUMNS.seq)).where(_COLUMNS.table_id == tables.c.id).scalar_subquery(),
).where(tables.c.id.in_(bindparam("tables", expanding=True)))


class StoredLog(Log):
    """The entries in the database."""

    def __init__(self, writer: Writer, reader: Reader, codec: Codec, backend: Backend) -> None:
        self.shared = backend.shared
        self._page = backend.page
        self._writer = writer
        self._reader = reader
        self._codec = codec
        self._last = BatchLoader(self._find_last)
        self._refusing: set[asyncio.Task[None]] = set()

    def append(self, table: TableId, entry: Entry) -> asyncio.Future[Written]:
        """Append an entry; return the future of what is stored, which comes when it is durable.

        It raises :exc:`SeqTakenError`, :exc:`TableGoneError`, :exc:`LogUnavailableError`. If it is
        cancelled, the entry may still be written.
        """
        written = self._written(entry)
        appended: asyncio.Future[Written] = asyncio.get_running_loop().create_future()
        row = (table, *written, checksum_of(table, written))
        try:
            self._writer.put(row, partial(self._appended, table, written, appended))
        except LogUnavailableError as error:
            appended.set_exception(error)
        return appended

    def _appended(
        self,
        table: TableId,
        written: Written,
        appended: asyncio.Future[Written],
        error: Exception | None,
    ) -> None:
        if isinstance(error, IntegrityError):
            refusing = asyncio.ensure_future(self._refuse(table, written[0], appended))
            self._refusing.add(refusing)
            refusing.add_done_callback(self._refusing.discard)
        else:
            settle(appended, error or written)

    async def _refuse(self, table: TableId, seq: int, appended: asyncio.Future[Written]) -> None:
        try:
            settle(appended, await self._refusal(table, seq))
        except Exception as error:  # noqa: BLE001 - the caller gets it
            settle(appended, error)

    async def append_all(self, table: TableId, entries: Sequence[Entry]) -> None:
        """Append several entries in one transaction. It raises as :meth:`append` does."""
        rows: list[Row] = []
        for number, entry in enumerate(entries, 1):
            written = self._written(entry)
            rows.append((table, *written, checksum_of(table, written)))
            if number % SLICE == 0:
                await asyncio.sleep(0)
        try:
            await self._writer.write(partial(add_entries, rows=rows))
        except IntegrityError as error:
            raise await self._refusal(table, entries[0].seq) from error

    def _written(self, entry: Entry) -> Written:
        return entry.seq, entry.at, entry.player, entry.command, self._codec.encode(entry)

    async def _refusal(self, table: TableId, seq: int) -> LogUnavailableError | SeqTakenError:
        """Return why an entry was not taken. Raises :exc:`TableGoneError`."""
        if await self._is_taken(table, seq):
            return SeqTakenError(f"Table {table} has an entry {seq}.")
        await self._check_there(table)
        return LogUnavailableError(f"Table {table} does not take entry {seq}.")

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
                    written, checksum = row[:5], row[5]
                    if checksum is not None and checksum != checksum_of(table, written):
                        raise EntryUnreadableError(table, after + len(found) + 1, DAMAGED)
                    entry = self._codec.decode(game, table, written)
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

    async def grown(self, known: Mapping[TableId, int]) -> Collection[TableId]:
        """Return those tables that have entries above a known seq, or are gone.

        Raises :exc:`LogUnavailableError`.
        """
        found = await self._find_last(list(known))
        return [table for table, seq in known.items() if found.get(table, inf) > seq]

    async def has_grown(self, table: TableId, seq: int) -> bool:
        """Return whether a table has entries above a seq or is gone; queries are batched.

        Raises :exc:`LogUnavailableError`.
        """
        last = await self._last.ask(table)
        return last is None or last > seq

    async def _find_last(self, wanted: Sequence[TableId]) -> Mapping[TableId, int]:
        """Return the seqs of the last entries of those tables that are there."""
        return {table: seq or 0 for table, seq in await self._reader.rows(_LAST, tables=wanted)}

    async def _rows(
        self, table: TableId, after: int, most: int
    ) -> Sequence[tuple[*Written, int | None]]:
        return await self._reader.rows(_ABOVE, table=table, after=after, most=most)

    async def _check_there(self, table: TableId) -> None:
        if not await self._reader.rows(_THERE, table=table):
            raise TableGoneError(table)

    async def _is_taken(self, table: TableId, seq: int) -> bool:
        return bool(await self._reader.rows(_AT, table=table, seq=seq))


def _game_after(entry: Entry, game: str) -> str:
    """Return the game of the events that follow an entry. The event that says so comes first."""
    first = entry.events[0] if entry.events else None
    return first.game if isinstance(first, TableOpened | GameChosen) else game


def _check_complete(table: TableId, found: Sequence[Entry], after: int) -> None:
    for seq, entry in enumerate(found, after + 1):
        if entry.seq != seq:
            raise EntryUnreadableError(table, seq, "it is missing")
