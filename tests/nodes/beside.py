"""Two nodes in this process: so that a test may set their clocks, and play any game."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from secrets import token_hex
from typing import Any

from tests.nodes.cluster import at
from tests.serving import MovableClock, Player, Site, running
from tests.tables.trouble import Trouble


class Beside:
    """The sites of two nodes, and the clock of each."""

    def __init__(self, sites: list[Site], clocks: list[MovableClock]) -> None:
        self.sites = sites
        self.clocks = clocks

    def both(self, player: Player) -> list[Player]:
        """Return somebody as they are at each node."""
        return [at(site, player) for site in self.sites]

    def put_forward(self, seconds: float) -> None:
        """Have it be later for both."""
        for clock in self.clocks:
            clock.put_forward(seconds)


@asynccontextmanager
async def beside(database: str, **settings: Any) -> AsyncIterator[Beside]:
    """Run two nodes on this loop."""
    chosen = {"redis_prefix": f"test-{token_hex(4)}", **settings}
    worlds = [Trouble(), Trouble()]
    async with AsyncExitStack() as closing:
        sites = [
            await closing.enter_async_context(running(database, world_of=world.world, **chosen))
            for world in worlds
        ]
        yield Beside(sites, [world.clock for world in worlds])
