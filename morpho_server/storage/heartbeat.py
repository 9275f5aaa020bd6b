"""The heartbeat of all servers on one database, and its gaps."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select, text, update

from morpho_server.storage.database.models import heartbeat, outages
from morpho_server.storage.database.writer import Writer
from morpho_server.tables.model.ids import Millis
from morpho_server.tables.ports import Heartbeat, Outage

FOREIGN_CLOCK = 60_000
"""The milliseconds another node's clock may be ahead; beyond that, ours was put back."""

# A node that freezes in the middle of its beat must not hold up the others.
_LAST_BEAT = select(heartbeat.c.beat_at).with_for_update(skip_locked=True)

_FIRST_BEAT = text("INSERT INTO pulse (id, beat_at) VALUES (1, :now) ON CONFLICT (id) DO NOTHING")


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
