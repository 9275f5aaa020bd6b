"""Expiry by a clock that may be wrong: two readings must agree before anything goes.

The clock of a machine can be months ahead for a minute, at its start for instance. So what has
expired is announced, and goes when a later run of the server, or the same one a day later by its
steady clock, finds it expired still. At most a tenth of all goes in a day.
"""

from functools import partial
from typing import Final

from sqlalchemy import Connection, Table, func, select, update

from morpho_server.storage.database.models import expiry
from morpho_server.storage.database.writer import Writer
from morpho_server.tables.model.ids import Millis

DAY: Final = 86_400_000
"""In milliseconds."""

SHARE: Final = 10
"""One of so many may go in a day."""


class Expiry:
    """The time before which something has expired by two readings of the clock.

    ``what`` names its row in the database.
    """

    def __init__(self, writer: Writer, what: str) -> None:
        self._writer = writer
        self._row = expiry.c.what == what
        self._earlier = Millis(0)
        self._announced_at: Millis | None = None

    async def announce(self, before: Millis, steady: Millis) -> bool:
        """Store the time before which everything has expired, by one reading of the clock.

        Do so once in a run of the server, and then every day; return whether it was done.
        ``steady`` is a reading of the steady clock.
        """
        if self._announced_at is not None and steady - self._announced_at < DAY:
            return False
        self._earlier = await self._writer.write(partial(self._exchange, before))
        self._announced_at = steady
        return True

    def confirmed(self, before: Millis) -> Millis:
        """Return the time before which things have expired by this reading and an earlier one."""
        return min(before, self._earlier)

    async def reserve(self, table: Table, now: Millis) -> int:
        """Return how many rows of a table may go today; they count as gone."""
        return await self._writer.write(partial(self._reserve, table, now))

    async def give_back(self, count: int) -> None:
        """Let more go today, since fewer have gone than were reserved; none if a day has begun."""
        fewer = update(expiry).where(self._row, expiry.c.removed >= count)
        given = fewer.values(removed=expiry.c.removed - count)
        await self._writer.write(lambda connection: connection.execute(given))

    def _exchange(self, before: Millis, connection: Connection) -> Millis:
        """Store a time; return the one that was stored."""
        earlier = select(expiry.c.before).where(self._row).with_for_update()
        found = Millis(connection.execute(earlier).scalar_one())
        connection.execute(update(expiry).where(self._row).values(before=before))
        return found

    def _reserve(self, table: Table, now: Millis, connection: Connection) -> int:
        today = select(expiry.c.day, expiry.c.removed).where(self._row).with_for_update()
        day, removed = connection.execute(today).one()
        if not day <= now < day + DAY:
            day, removed = now, 0
        total = connection.execute(select(func.count()).select_from(table)).scalar_one()
        allowed = max(0, -(-total // SHARE) - removed)
        values = {"day": day, "removed": removed + allowed}
        connection.execute(update(expiry).where(self._row).values(values))
        return int(allowed)
