"""The roll: which nodes use this database, and how often each has shown that it is alive."""

from collections.abc import Mapping

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

        One that stands still in the midst of a beat stays for now. Raises
        :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        # A node that is frozen while it holds its row must not hold up this one's writes.
        found = select(nodes.c.id).where(nodes.c.id == node).with_for_update(skip_locked=True)
        if beats is not None:
            found = found.where(nodes.c.beats <= beats)
        gone = delete(nodes).where(nodes.c.id.in_(found))
        await self._writer.write(lambda connection: connection.execute(gone))
