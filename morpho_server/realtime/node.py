"""This server as one of several nodes that serve the same tables."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from morpho_server.realtime.broadcast import Broadcast, NoBroadcast
from morpho_server.realtime.doorbell import BroadcastDoorbell
from morpho_server.realtime.hub import Hub
from morpho_server.realtime.pages_elsewhere import PagesElsewhere
from morpho_server.realtime.roll import BEAT_SECONDS, RollCall
from morpho_server.tables.lookout import Lookout
from morpho_server.tables.ports import LogUnavailableError, Roll
from morpho_server.tables.words import NodeId

logger = logging.getLogger(__name__)

LOOK_SECONDS: Final = 1.0
"""How often the log is asked which tables have grown, where no doorbell tells it."""

RARE_LOOK_SECONDS: Final = 5.0
"""How often it is asked where a doorbell does, or where no other node is alive."""

LEAVING_SECONDS: Final = 1.0
"""How long it may take to say goodbye to the others."""

DEAF: Final = (
    "Another server uses this database, and without MORPHO_REDIS neither knows who is at the"
    " other: while both run nobody counts as away, no stand-in begins, and no host who is gone is"
    " replaced. Set it for all of them."
)
"""What the host is told, each time that another server comes."""


class Node:
    """Keeps what is live here abreast of what other nodes do, and tells them what is done here."""

    def __init__(self, roll: Roll, broadcast_of: Callable[[NodeId], Broadcast]) -> None:
        self.id = NodeId(secrets.token_hex(4))
        self._broadcast = broadcast_of(self.id)
        self._roll_call = RollCall(roll, self.id)
        self._look_now = asyncio.Event()
        self._deaf = False
        self.presence = PagesElsewhere(self._broadcast, self._roll_call, self.id)
        self.doorbell = BroadcastDoorbell(self._broadcast)
        self._broadcast.on_connected(self._look_now.set)
        self.presence.on_newcomer.append(self._look_now.set)

    @asynccontextmanager
    async def at_work(self, lookout: Lookout, hub: Hub) -> AsyncIterator[None]:
        """Be one of the nodes for as long as this lasts."""
        self.doorbell.on_heard.append(lookout.hear)
        self.presence.on_change.append(hub.tell_presence)
        self.presence.on_heard.append(hub.hear_of)
        await self._call_roll()
        work = (self._broadcast.run(), self._keep_roll(), self._beat(), self._look_around(lookout))
        tasks = [asyncio.ensure_future(_for_ever(each)) for each in work]
        try:
            yield
        finally:
            with suppress(TimeoutError):
                async with asyncio.timeout(LEAVING_SECONDS):
                    await self._leave()
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks, timeout=LEAVING_SECONDS)
            lookout.close()

    async def _keep_roll(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self._call_roll()

    async def _call_roll(self) -> None:
        # Meanwhile the others count as gone, and what is seen of them as stale.
        with suppress(LogUnavailableError):
            await self._roll_call.call()
        alone = not self._roll_call.seen_to_live or not isinstance(self._broadcast, NoBroadcast)
        if not (alone or self._deaf):
            logger.warning(DEAF)
        self._deaf = not alone

    async def _beat(self) -> None:
        while True:
            self.presence.beat()
            await asyncio.sleep(BEAT_SECONDS)

    async def _look_around(self, lookout: Lookout) -> None:
        while True:
            alone = self._roll_call.fresh and not self._roll_call.alive
            rarely = alone or self._broadcast.connected
            with suppress(TimeoutError):
                async with asyncio.timeout(RARE_LOOK_SECONDS if rarely else LOOK_SECONDS):
                    await self._look_now.wait()
            self._look_now.clear()
            with suppress(LogUnavailableError):  # the next look tells as much
                await lookout.look_around()

    async def _leave(self) -> None:
        self.presence.leave()
        await self._broadcast.finish()
        with suppress(LogUnavailableError):  # then the others will see it by themselves
            await self._roll_call.leave()


async def _for_ever(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception:
        logger.exception("what keeps this node abreast of others has ended by a fault")
