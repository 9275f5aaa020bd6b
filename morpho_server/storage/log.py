"""The log: every table's entries."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from math import inf

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from morpho_server.storage.backend import Backend
from morpho_server.storage.codec import Codec
from morpho_server.storage.errors import EntryUnreadableError
from morpho_server.storage.models import entries, tables
from morpho_server.storage.reader import Reader
from morpho_server.storage.writer import Writer
from morpho_server.tables.entries import Entry
from morpho_server.tables.ports import (
    Log,
    LogUnavailableError,
    SeqTakenError,
    TableGoneError,
    Written,
)
from morpho_server.tables.words import TableId

SLICE = 200
"""How many are decoded at a time, about 2 ms, before others have their turn."""


class StoredLog(Log):
    """The entries in the database."""

    def __init__(self, writer: Writer, reader: Reader, codec: Codec, backend: Backend) -> None:
        self.shared = backend.shared
        self._page = backend.page
        self._writer = writer
        self._reader = reader
        self._codec = codec

    async def append(self, table: TableId, entry: Entry) -> Written:
        """Write an entry down and return what is stored; it is durable when this returns.

        Raises :exc:`SeqTakenError`, :exc:`TableGoneError`, :exc:`LogUnavailableError`. If the
        caller is cancelled, the entry may be written all the same.
        """
        body = self._codec.encode(entry)
        written = (entry.seq, entry.at, entry.player, entry.command, body)
        try:
            await self._writer.append((table, *written))
        except IntegrityError as error:
            if await self._is_taken(table, entry.seq):
                raise SeqTakenError(f"Table {table} has an entry {entry.seq}.") from None
            await self._check_there(table)
            raise LogUnavailableError(f"Table {table} does not take entry {entry.seq}.") from error
        return written

    async def read(
        self, table: TableId, game: str, after: int = 0, most: int | None = None
    ) -> list[Entry]:
        """Return a table's entries above a seq, in order, and no more than so many.

        Raises :exc:`TableGoneError`, :exc:`LogUnavailableError`; it is an
        :exc:`EntryUnreadableError` where an entry is missing or not understood.
        """
        found: list[Entry] = []
        while most is None or len(found) < most:
            wanted = self._page if most is None else min(self._page, most - len(found))
            rows = await self._rows(table, after + len(found), wanted)
            for first in range(0, len(rows), SLICE):
                part = rows[first : first + SLICE]
                found += [self._codec.decode(game, table, row) for row in part]
                await asyncio.sleep(0)
            if len(rows) < wanted:
                break
        _check_complete(table, found, after)
        if not found:
            await self._check_there(table)
        return found

    def entry_of(self, table: TableId, game: str, written: Written) -> Entry:
        """Return the entry that is stored so.

        Raises :exc:`EntryUnreadableError`, :exc:`GameUnknownError`.
        """
        return self._codec.decode(game, table, written)

    async def grown(self, known: Mapping[TableId, int]) -> Collection[TableId]:
        """Return those of some tables that have entries above a known seq, or are gone.

        Raises :exc:`LogUnavailableError`.
        """
        # A question for each table: of all entries of many tables the database would read them all.
        last = select(func.max(entries.c.seq)).where(entries.c.table_id == tables.c.id)
        query = select(tables.c.id, last.scalar_subquery()).where(tables.c.id.in_(known))
        found = {table: seq or 0 for table, seq in await self._reader.rows(query)}
        return [table for table, seq in known.items() if found.get(table, inf) > seq]

    async def _rows(self, table: TableId, after: int, most: int) -> Sequence[Written]:
        columns = entries.c
        query = (
            select(columns.seq, columns.at, columns.player, columns.command, columns.body)
            .where(columns.table_id == table, columns.seq > after)
            .order_by(columns.seq)
            .limit(most)
        )
        return await self._reader.rows(query)

    async def _check_there(self, table: TableId) -> None:
        if not await self._reader.rows(select(tables.c.id).where(tables.c.id == table)):
            raise TableGoneError(table)

    async def _is_taken(self, table: TableId, seq: int) -> bool:
        query = select(entries.c.id).where(entries.c.table_id == table, entries.c.seq == seq)
        return bool(await self._reader.rows(query))


def _check_complete(table: TableId, found: Sequence[Entry], after: int) -> None:
    for seq, entry in enumerate(found, after + 1):
        if entry.seq != seq:
            raise EntryUnreadableError(table, seq, "it is missing")
