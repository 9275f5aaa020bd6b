"""Two nodes in this process, so that a test may set their clocks and play any game."""

from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from secrets import token_hex
from typing import Any

from tests.support.serving import MovableClock, Site, running
from tests.support.tables.trouble import Trouble


class Beside:
    """The sites of two nodes, the clock of each, and the prefix of their channels."""

    def __init__(self, prefix: str, clock: type[MovableClock]) -> None:
        self.prefix = prefix
        self._clock = clock
        self.sites: list[Site] = []
        self.clocks: list[MovableClock] = []
        self._stacks: list[AsyncExitStack] = []

    def put_forward(self, seconds: float) -> None:
        """Move both clocks forward."""
        for clock in self.clocks:
            clock.put_forward(seconds)

    async def start(self, database: str, **settings: Any) -> None:
        """Run one more node on this loop."""
        trouble, stack = Trouble(self._clock()), AsyncExitStack()
        node = running(database, world_of=trouble.world, **settings)
        self.sites.append(await stack.enter_async_context(node))
        self.clocks.append(trouble.clock)
        self._stacks.append(stack)

    async def stop(self) -> None:
        """Stop the node that was started last."""
        self.sites.pop()
        await self._stacks.pop().aclose()


@asynccontextmanager
async def beside(
    database: str,
    first: Mapping[str, Any],
    second: Mapping[str, Any],
    clock: type[MovableClock] = MovableClock,
    **settings: Any,
) -> AsyncIterator[Beside]:
    """Run two nodes on this loop, with settings of their own and what both have."""
    nodes = Beside(f"test-{token_hex(4)}", clock)
    try:
        for own in (first, second):
            await nodes.start(database, redis_prefix=nodes.prefix, **settings, **own)
        yield nodes
    finally:
        while nodes.sites:
            await nodes.stop()
