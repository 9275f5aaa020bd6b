"""The nodes on one database: which are alive, the gaps in which none was, and whether it serves."""

import secrets
from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, TextClause, delete, insert, literal, select, text, update

from morpho_server.storage.database.models import heartbeat, nodes, outages
from morpho_server.storage.database.reader import Reader
from morpho_server.storage.database.writer import Writer
from morpho_server.tables.model.ids import Millis, NodeId
from morpho_server.tables.ports import Heartbeat, NodeRegistry, Outage

FOREIGN_CLOCK = 60_000
"""The milliseconds another node's clock may be ahead; beyond that, ours was put back."""

# A node that freezes in the middle of its beat must not hold up the others.
_LAST_BEAT = select(heartbeat.c.beat_at).with_for_update(skip_locked=True)

_FIRST_BEAT = text("INSERT INTO pulse (id, beat_at) VALUES (1, :now) ON CONFLICT (id) DO NOTHING")

_READ = select(literal(1)).select_from(nodes).limit(1)


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


class StoredHeartbeat(Heartbeat):
    """The heartbeat in the database: one row that every node renews, and one per outage."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def beat(self, now: Millis, silence: int | None, after: int) -> Sequence[Outage]:
        """Renew the heartbeat; record an outage if it was silent for too long."""

        def work(connection: Connection) -> Sequence[Outage]:
            last = connection.execute(_LAST_BEAT).scalar()
            if last is None:
                connection.execute(_FIRST_BEAT, {"now": now})
            elif not last - FOREIGN_CLOCK < now <= last:
                if silence is not None and last <= now - silence:
                    connection.execute(insert(outages).values(since=last, until=now))
                connection.execute(update(heartbeat).values(beat_at=now))
            if not after:
                _correct(connection, now)
            noted = select(outages.c.id, outages.c.since, outages.c.until)
            rows = connection.execute(noted.where(outages.c.id > after).order_by(outages.c.id))
            return [Outage(*row) for row in rows]

        return await self._writer.write(work)


def _correct(connection: Connection, now: Millis) -> None:
    """End the outages now that end or begin later: the clock was wrong by which they were noted."""
    later = now + FOREIGN_CLOCK
    connection.execute(delete(outages).where(outages.c.since > later))
    connection.execute(update(outages).where(outages.c.until > later).values(until=now))


class StoredHealth:
    """The health of the database, tried by reading and writing it.

    The write stands in line with all others, so a line that does not move shows as well.
    """

    def __init__(self, writer: Writer, reader: Reader, size: TextClause) -> None:
        self._writer = writer
        self._reader = reader
        self._size = size
        self._mark = f"check {secrets.token_hex(8)}"

    async def check(self) -> None:
        """Read, and write a row that is gone again when it is committed.

        Raises :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        await self._reader.rows(_READ)
        await self._writer.write(self._write)

    async def size(self) -> int:
        """Return how many bytes the database takes.

        Raises :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        [(size,)] = await self._reader.rows(self._size)
        return int(size)

    def _write(self, connection: Connection) -> None:
        connection.execute(insert(nodes).values(id=self._mark, beats=0))
        connection.execute(delete(nodes).where(nodes.c.id == self._mark))
