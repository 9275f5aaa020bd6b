"""The log: every table's entries."""

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from morpho_server.storage.codec import Codec
from morpho_server.storage.errors import EntryUnreadableError
from morpho_server.storage.models import entries
from morpho_server.storage.reader import Reader
from morpho_server.storage.writer import Writer
from morpho_server.tables.entries import Entry
from morpho_server.tables.ports import Log, LogUnavailableError, SeqTakenError
from morpho_server.tables.words import TableId

PAGE = 250
"""How many entries are read at a time, so that a long log holds nobody up for more than 2 ms."""


class StoredLog(Log):
    """The entries in the database."""

    def __init__(self, writer: Writer, reader: Reader, codec: Codec) -> None:
        self._writer = writer
        self._reader = reader
        self._codec = codec

    async def append(self, table: TableId, entry: Entry) -> None:
        """Write an entry down; it is durable when this returns.

        Raises :exc:`SeqTakenError`, :exc:`LogUnavailableError`. If the caller is cancelled, the
        entry may be written all the same.
        """
        body = self._codec.encode(entry)
        try:
            await self._writer.append(
                (table, entry.seq, entry.at, entry.player, entry.command, body)
            )
        except IntegrityError as error:
            if await self._is_taken(table, entry.seq):
                raise SeqTakenError(f"Table {table} has an entry {entry.seq}.") from None
            raise LogUnavailableError(f"There is no table {table}.") from error

    async def read(self, table: TableId, game: str, after: int = 0) -> list[Entry]:
        """Return a table's entries above a seq, in order.

        Raises :exc:`LogUnavailableError`; it is an :exc:`EntryUnreadableError` where an entry is
        missing or not understood.
        """
        found: list[Entry] = []
        while True:
            page = await self._page(table, game, after + len(found))
            found += page
            if len(page) < PAGE:
                return found

    async def _page(self, table: TableId, game: str, after: int) -> list[Entry]:
        query = (
            select(entries.c.seq, entries.c.at, entries.c.player, entries.c.command, entries.c.body)
            .where(entries.c.table_id == table, entries.c.seq > after)
            .order_by(entries.c.seq)
            .limit(PAGE)
        )
        page = [self._codec.decode(game, table, row) for row in await self._reader.rows(query)]
        for seq, entry in enumerate(page, after + 1):
            if entry.seq != seq:
                raise EntryUnreadableError(table, seq, "it is missing")
        return page

    async def _is_taken(self, table: TableId, seq: int) -> bool:
        query = select(entries.c.id).where(entries.c.table_id == table, entries.c.seq == seq)
        return bool(await self._reader.rows(query))
