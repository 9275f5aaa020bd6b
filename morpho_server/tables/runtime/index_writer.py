"""The index of one table: its phase and its players, written after the log has them."""

import logging
from collections.abc import Awaitable

from morpho_server.games.events import Event
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.ids import GuestId, Phase, PlayerId, TableId
from morpho_server.tables.model.table import Table
from morpho_server.tables.ports import Clock, Index, LogUnavailableError
from morpho_server.tables.stream.update import TableUpdate

logger = logging.getLogger(__name__)


class IndexWriter:
    """Writes to the index what one table's log has already.

    A failure to write is logged and not raised: tables are harder to find for a while, but what was
    done is done. ``behind``: the phase that the index has is uncertain, or an earlier one.
    """

    __slots__ = ("_clock", "_id", "_index", "_noted", "_table", "behind")

    def __init__(self, table_id: TableId, table: Table, index: Index, clock: Clock) -> None:
        self._id = table_id
        self._table = table
        self._index = index
        self._clock = clock
        self._noted: tuple[str, Phase] | None = None
        self.behind = True

    async def note(self, update: TableUpdate) -> None:
        """Write down who came and went by an entry, and whether a match has begun or ended."""
        if update.beyond_play:
            await self._people(update)
        phase: Phase = "playing" if self._table.in_match else self._table.phase
        now = (self._table.game.name, phase)
        self.behind = now != self._noted
        if self.behind and await self._done(
            self._index.store_phase(self._id, *now, self._clock.now())
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

    async def mend(self, noted: frozenset[tuple[PlayerId, GuestId]]) -> None:
        """Write down what a process left undone that ended just after an entry."""
        present = {(p.id, guest) for p in self._table.players.values() for guest in p.guests}
        for player, guest in sorted(present - noted):
            await self._done(self._index.store_player(self._id, guest, player))
        for player, guest in sorted(noted - present):
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
            logger.warning("table %s: the index can't be written: %s", self._id, error)
            return False
        return True


def _who_is_gone(event: Event) -> PlayerId | None:
    if isinstance(event, ev.PlayerLeft | ev.PlayerRemoved):
        return event.player
    return event.gone if isinstance(event, ev.SeatGiven) else None
