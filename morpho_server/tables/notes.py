"""What the index is to know of a table: noted when its log has it already."""

import logging
from collections.abc import Awaitable

from morpho_server.games.events import Event
from morpho_server.tables import events as told
from morpho_server.tables.audience import Told
from morpho_server.tables.ports import Clock, Index, LogUnavailableError
from morpho_server.tables.table import Table
from morpho_server.tables.words import GuestId, Phase, PlayerId, TableId

logger = logging.getLogger(__name__)


class Notes:
    """Writes in the index what one table's log has already.

    Nothing is raised where that can't be written: tables are found less well for a while, but what
    was done is done.
    """

    __slots__ = ("_clock", "_id", "_index", "_noted", "_table")

    def __init__(self, table_id: TableId, table: Table, index: Index, clock: Clock) -> None:
        self._id = table_id
        self._table = table
        self._index = index
        self._clock = clock
        self._noted: Phase | None = None

    async def note(self, heard: Told) -> None:
        """Have the index know what it is to know of an entry: who came and went, and the phase."""
        if heard.beyond_play:
            await self._people(heard)
        # What the index knew of the phase before this was made is uncertain.
        phase = self._table.phase
        if phase != self._noted and await self._done(
            self._index.note_phase(self._id, phase, self._clock.now())
        ):
            self._noted = phase

    async def _people(self, heard: Told) -> None:
        """Have the index know who came and went by an entry, and on which devices."""
        for event in heard.entry.events:
            if isinstance(event, told.PlayerBound):
                await self._done(self._index.note_player(self._id, event.guest, event.player))
            elif isinstance(event, told.DeviceKept):
                await self._forget_devices(event.player)
            elif (gone := _who_is_gone(event)) is not None:
                await self._done(self._index.forget_player(self._id, gone))

    async def mend(self, noted: frozenset[tuple[PlayerId, GuestId]]) -> None:
        """Note what a process that ended between an entry and its note has left undone."""
        present = {(p.id, guest) for p in self._table.players.values() for guest in p.guests}
        for player, guest in sorted(present - noted):
            await self._done(self._index.note_player(self._id, guest, player))
        for player, guest in sorted(noted - present):
            await self._done(self._index.forget_guest(self._id, guest, player))

    async def _forget_devices(self, player: PlayerId) -> None:
        known = self._table.players.get(player)
        for guest in () if known is None else sorted(known.dropped):
            await self._done(self._index.forget_guest(self._id, guest, player))

    async def _done(self, noting: Awaitable[None]) -> bool:
        """Note something; tell whether it could be written."""
        try:
            await noting
        except LogUnavailableError as error:
            logger.warning("table %s: the index can't be written: %s", self._id, error)
            return False
        return True


def _who_is_gone(event: Event) -> PlayerId | None:
    if isinstance(event, told.PlayerLeft | told.PlayerRemoved):
        return event.player
    return event.gone if isinstance(event, told.SeatGiven) else None
