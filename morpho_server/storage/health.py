"""Whether the database serves: a small read, and a small write."""

import secrets

from sqlalchemy import Connection, delete, insert, literal, select

from morpho_server.storage.database.models import nodes
from morpho_server.storage.database.reader import Reader
from morpho_server.storage.database.writer import Writer
from morpho_server.tables.ports import Health

_READ = select(literal(1)).select_from(nodes).limit(1)


class StoredHealth(Health):
    """The health of the database, tried by reading and writing it.

    The write stands in line with all others, so a line that does not move shows as well.
    """

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader
        self._mark = f"check {secrets.token_hex(8)}"

    async def check(self) -> None:
        """Read, and write a row that is gone again when it is committed.

        Raises :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        await self._reader.rows(_READ)
        await self._writer.write(self._write)

    def _write(self, connection: Connection) -> None:
        connection.execute(insert(nodes).values(id=self._mark, beats=0))
        connection.execute(delete(nodes).where(nodes.c.id == self._mark))
