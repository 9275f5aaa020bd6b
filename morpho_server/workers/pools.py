"""The two pools of a server's workers: for bots, which players wait for, and for aids.

So a long analysis delays other aids only.
"""

import asyncio
from dataclasses import dataclass
from typing import Final

from morpho_server.workers.child_processes import NICENESS
from morpho_server.workers.pool import Pool
from morpho_server.workers.questions import Aids, Thinker

AID_NICENESS: Final = NICENESS + 5
"""The niceness of aids: on one core they give way to bots."""

AID_TIMEOUT_SECONDS: Final = 60.0
"""The most time for an aid in all, most of which it waits for those before it."""

AIDS_OF_A_GUEST: Final = 4
"""The most aids that may wait on behalf of one guest; each has up to 1 MB of events."""


@dataclass(frozen=True, slots=True)
class Workers:
    """The parts of a server that get answers from other processes."""

    bots: Thinker
    aids: Aids


class Pools:
    """The ``bot_processes`` processes for bots, and one for aids."""

    def __init__(self, bot_processes: int) -> None:
        self.bots = Pool(bot_processes)
        self.aids = Pool(1, AID_TIMEOUT_SECONDS, niceness=AID_NICENESS, most=AIDS_OF_A_GUEST)

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(self.bots.close(), self.aids.close())
