"""The roll: which nodes use this database, and how often each has shown that it is alive."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from morpho_server.storage.models import nodes
from morpho_server.storage.writer import Writer
from morpho_server.tables.ports import Roll
from morpho_server.tables.words import NodeId


class StoredRoll(Roll):
    """The nodes in the database."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def beat(self, node: NodeId) -> Mapping[NodeId, int]:
        """Count a node's beat; return how many each node has had.

        Raises :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """

        def count(connection: Connection) -> Mapping[NodeId, int]:
            moved = update(nodes).where(nodes.c.id == node).values(beats=nodes.c.beats + 1)
            if connection.execute(moved).rowcount == 0:
                connection.execute(insert(nodes).values(id=node, beats=1))
            return {NodeId(row.id): row.beats for row in connection.execute(select(nodes))}

        return await self._writer.write(count)

    async def strike_out(self, node: NodeId, beats: int | None = None) -> None:
        """Take a node off, if it has had no more than so many beats, where that is given.

        Raises :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        gone = delete(nodes).where(nodes.c.id == node)
        if beats is not None:
            gone = gone.where(nodes.c.beats <= beats)

        def strike(connection: Connection) -> Any:
            return connection.execute(gone)

        await self._writer.write(strike)
