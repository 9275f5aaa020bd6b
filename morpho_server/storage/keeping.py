"""The tables that hosts keep from removal."""

from sqlalchemy import Connection, func, select, update

from morpho_server.storage.database.models import guests, tables
from morpho_server.storage.database.reader import Reader
from morpho_server.storage.database.writer import Writer
from morpho_server.tables.model.ids import GuestId, Millis, TableId


class StoredKeeping:
    """The kept tables in the database. Everything may raise :exc:`LogUnavailableError`."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def kept_as_of(self, table: TableId) -> Millis | None:
        """Return the moment from which a kept table counts as unused, ``None`` for any other."""
        query = select(tables.c.kept_as_of).where(tables.c.id == table)
        for (moment,) in await self._reader.rows(query):
            return None if moment is None else Millis(moment)
        return None

    async def keep(
        self, table: TableId, guest: GuestId, as_of: Millis, expired: Millis, most: int
    ) -> bool:
        """Keep a table for a guest, as if something had happened there at ``as_of``.

        Return whether that could be done: not if the guest keeps ``most`` others, not counting
        those that were kept as of a moment before ``expired``.
        """
        kept = update(tables).where(tables.c.id == table).values(kept_as_of=as_of, kept_by=guest)
        others = select(func.count()).where(
            tables.c.kept_by == guest, tables.c.kept_as_of >= expired, tables.c.id != table
        )

        def work(connection: Connection) -> bool:
            connection.execute(select(guests.c.id).where(guests.c.id == guest).with_for_update())
            if connection.execute(others).scalar_one() >= most:
                return False
            connection.execute(kept)
            return True

        return await self._writer.write(work)

    async def let_go(self, table: TableId) -> None:
        """Keep a table no longer."""
        gone = update(tables).where(tables.c.id == table).values(kept_as_of=None, kept_by=None)
        await self._writer.write(lambda connection: connection.execute(gone))
