"""The node registry: the nodes of this database and how often each has beaten."""

from collections.abc import Mapping

from sqlalchemy import Connection, delete, insert, select, update

from morpho_server.storage.database.models import nodes
from morpho_server.storage.database.writer import Writer
from morpho_server.tables.model.ids import NodeId
from morpho_server.tables.ports import NodeRegistry


class StoredNodeRegistry(NodeRegistry):
    """The nodes in the database."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def beat(self, node: NodeId) -> Mapping[NodeId, int]:
        """Count a node's heartbeat; return every node's count.

        Raises :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """

        def count(connection: Connection) -> Mapping[NodeId, int]:
            moved = update(nodes).where(nodes.c.id == node).values(beats=nodes.c.beats + 1)
            if connection.execute(moved).rowcount == 0:
                connection.execute(insert(nodes).values(id=node, beats=1))
            return {NodeId(row.id): row.beats for row in connection.execute(select(nodes))}

        return await self._writer.write(count)

    async def remove(self, node: NodeId, beats: int | None = None) -> None:
        """Remove a node, unless it has beaten more than ``beats`` times, if given.

        One that is frozen in the middle of a beat stays for now. Raises
        :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        # A node that is frozen while it holds its row must not hold up this one's writes.
        found = select(nodes.c.id).where(nodes.c.id == node).with_for_update(skip_locked=True)
        if beats is not None:
            found = found.where(nodes.c.beats <= beats)
        gone = delete(nodes).where(nodes.c.id.in_(found))
        await self._writer.write(lambda connection: connection.execute(gone))
