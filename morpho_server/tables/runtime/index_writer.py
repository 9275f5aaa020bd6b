"""The index of one table: its summary and its players, written after the log has them."""

import logging
from collections.abc import Awaitable

from morpho_server.games.events import Event
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.ids import PlayerId, TableId
from morpho_server.tables.model.table import Table
from morpho_server.tables.ports import Attendee, Clock, Index, LogUnavailableError, Noted, Summary
from morpho_server.tables.stream.projection import Projection
from morpho_server.tables.stream.update import TableUpdate

logger = logging.getLogger(__name__)


class IndexWriter:
    """Writes to the index what one table's log has already.

    A failure to write is logged and not raised: tables are harder to find for a while, but what was
    done is done. ``behind``: the summary that the index has is uncertain, or an earlier one.
    """

    __slots__ = ("_clock", "_id", "_index", "_noted", "_table", "behind")

    def __init__(self, table_id: TableId, table: Table, index: Index, clock: Clock) -> None:
        self._id = table_id
        self._table = table
        self._index = index
        self._clock = clock
        self._noted: Summary | None = None
        self.behind = True

    async def note(self, update: TableUpdate) -> None:
        """Write down who came and went by an entry, and how the table stands."""
        if update.beyond_play:
            await self._people(update)
        await self._summarize()

    def hear(self, _update: TableUpdate) -> None:
        """Distrust what was noted here once the table stands otherwise: another node may write."""
        if summary_of(self._table) != self._noted:
            self._noted, self.behind = None, True

    async def _summarize(self) -> None:
        now = summary_of(self._table)
        self.behind = now != self._noted
        if self.behind and await self._done(
            self._index.store_summary(self._id, now, self._clock.now(), self._table.seq)
        ):
            self._noted, self.behind = now, False

    async def _people(self, update: TableUpdate) -> None:
        """Write down who came and went by an entry, and on which devices."""
        for event in update.entry.events:
            if isinstance(event, ev.PlayerBound):
                await self._done(self._index.store_player(self._id, event.guest, event.player))
            elif isinstance(event, ev.DeviceKept):
                await self._forget_devices(event.player)
            elif (gone := _who_is_gone(event)) is not None:
                await self._done(self._index.forget_player(self._id, gone))

    async def mend(self, noted: Noted, projection: Projection) -> None:
        """Write down what is not noted as it is: a process ended just after an entry, or was older.

        A table that has not begun has nothing to note.
        """
        if projection.heard == 0:
            return
        self._noted = noted.summary
        await self._summarize()
        if (noted.heard, noted.turn) != (projection.heard, projection.turn):
            await self._done(self._index.store_turn(self._id, projection.heard, projection.turn))
        present = {(p.id, guest) for p in self._table.players.values() for guest in p.guests}
        for player, guest in sorted(present - noted.members):
            await self._done(self._index.store_player(self._id, guest, player))
        for player, guest in sorted(noted.members - present):
            await self._done(self._index.forget_guest(self._id, guest, player))

    async def _forget_devices(self, player: PlayerId) -> None:
        known = self._table.players.get(player)
        for guest in () if known is None else sorted(known.dropped):
            await self._done(self._index.forget_guest(self._id, guest, player))

    async def _done(self, noting: Awaitable[None]) -> bool:
        """Write something to the index; return whether that worked."""
        try:
            await noting
        except LogUnavailableError as error:
            logger.warning(
                "table %s (%s): the index can't be written: %s", self._table.code, self._id, error
            )
            return False
        return True


def summary_of(table: Table) -> Summary:
    """Return a table in short."""
    company = (Attendee(p.id, p.name, p.seat, p.bot is not None) for p in table.players.values())
    plan = None if table.evening is None else table.evening.plan
    return Summary(table.game.name, table.phase, tuple(company), plan)


def _who_is_gone(event: Event) -> PlayerId | None:
    if isinstance(event, ev.PlayerLeft | ev.PlayerRemoved):
        return event.player
    return event.gone if isinstance(event, ev.SeatGiven) else None
