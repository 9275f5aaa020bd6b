"""What a node follows of the administration, at whichever node it was decided."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final

from morpho_server.administration.bans import Ban
from morpho_server.administration.state import NO_STATE, ServerState
from morpho_server.tables.model.ids import GuestId, Millis
from morpho_server.tables.ports import Clock, LogUnavailableError

LOOK_SECONDS: Final = 2.0
"""The interval at which a node looks for changes."""

RECENT_MILLIS: Final = 3_600_000
"""The milliseconds for which it is known from where a guest came."""

MOST_RECENT: Final = 20_000
"""The most guests and addresses that are known, the latest."""

_log = logging.getLogger(__name__)


class Watch:
    """The state and the bans as this node knows them, and the guests who came to it lately.

    ``read_state`` and ``read_bans`` read what is stored. ``on_change`` are called after any change.
    Where guests come from is kept in memory alone.
    """

    def __init__(
        self,
        read_state: Callable[[], Awaitable[ServerState]],
        read_bans: Callable[[], Awaitable[Sequence[Ban]]],
        clock: Clock,
    ) -> None:
        self.on_change: list[Callable[[], None]] = []
        self.state = NO_STATE
        self._read_state = read_state
        self._read_bans = read_bans
        self._clock = clock
        self._version = -1
        self._bans: Sequence[Ban] = ()
        self._recent: OrderedDict[tuple[GuestId, str], Millis] = OrderedDict()

    def is_banned(self, guest: GuestId | None, address: str) -> bool:
        """Return whether a guest is kept out, or everybody at an address."""
        now = self._clock.now()
        return any(ban.lasts(now) and ban.covers(guest, address) for ban in self._bans)

    def note(self, guest: GuestId, address: str) -> None:
        """Note that a guest is here."""
        self._recent[guest, address] = self._clock.now()
        self._recent.move_to_end((guest, address))
        if len(self._recent) > MOST_RECENT:
            self._recent.popitem(last=False)

    async def count_hit(self, ban: Ban) -> int:
        """Return how many guests of the last hour a ban would keep out, as this node knows them."""
        since = self._clock.now() - RECENT_MILLIS
        recent = [who for who, at in self._recent.items() if at >= since]
        return await asyncio.to_thread(_count_covered, ban, recent)

    async def look(self) -> None:
        """Learn what has changed, at any node."""
        try:
            state = await self._read_state()
            if state.version == self._version:
                return
            self._bans = await self._read_bans()
        except LogUnavailableError as error:
            _log.warning("What administrators decide can't be read now: %s", error)
            return
        self.state, self._version = state, state.version
        for changed in self.on_change:
            changed()

    async def run(self) -> None:
        """Look time and again until cancelled."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            await self.look()


def _count_covered(ban: Ban, recent: Iterable[tuple[GuestId, str]]) -> int:
    return len({guest for guest, address in recent if ban.covers(guest, address)})
