"""This server as one of several nodes that serve the same tables."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from morpho_server.realtime.broadcast import Broadcast, NoBroadcast
from morpho_server.realtime.hub import Hub
from morpho_server.realtime.live_nodes import BEAT_SECONDS, LiveNodes
from morpho_server.realtime.notifier import BroadcastNotifier
from morpho_server.realtime.remote_presence import RemotePresence
from morpho_server.tables.model.ids import NodeId
from morpho_server.tables.ports import LogUnavailableError, NodeRegistry
from morpho_server.tables.runtime.log_poller import LogPoller

logger = logging.getLogger(__name__)

LOOK_SECONDS: Final = 1.0
"""The interval at which the log is checked for tables that have grown, without notifications."""

RARE_LOOK_SECONDS: Final = 5.0
"""The interval of checks with notifications, or while no other node is alive."""

LEAVING_SECONDS: Final = 1.0
"""The most time that it may take to say goodbye to the others."""

DEAF: Final = (
    "Another server uses this database and is not heard, so neither knows who is at the other:"
    " while both run nobody counts as away, no stand-in begins, and no host who is gone is"
    " replaced. Set the same MORPHO_REDIS for all of them."
)
"""Logged when other servers have not been heard for a while."""

DEAF_BEATS: Final = 3
"""For how many beats in a row: a new one is not heard at once."""


class Node:
    """Keeps live tables up to date with other nodes, and notifies them of what happens here."""

    def __init__(
        self, node_registry: NodeRegistry, broadcast_of: Callable[[NodeId], Broadcast]
    ) -> None:
        self.id = NodeId(secrets.token_hex(4))
        self.broadcast = broadcast_of(self.id)
        self._live_nodes = LiveNodes(node_registry, self.id)
        self._look_now = asyncio.Event()
        self._deaf_beats = 0
        self.presence = RemotePresence(self.broadcast, self._live_nodes, self.id)
        self.notifier = BroadcastNotifier(self.broadcast)
        self.broadcast.on_connected(self._look_now.set)
        self.presence.on_newcomer.append(self._look_now.set)

    @asynccontextmanager
    async def at_work(self, log_poller: LogPoller, hub: Hub) -> AsyncIterator[None]:
        """Take part in the cluster of nodes for the block."""
        self.presence.on_change.append(hub.notify_presence)
        self.presence.on_request.append(hub.record_request)
        await self._check_nodes()
        work = (
            self.broadcast.run(),
            self._keep_registry(),
            self._beat(),
            self._look_around(log_poller),
        )
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
            log_poller.close()

    async def _keep_registry(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self._check_nodes()

    async def _check_nodes(self) -> None:
        # If this fails, what is known about the other nodes becomes stale.
        with suppress(LogUnavailableError):
            await self._live_nodes.beat()
        self._deaf_beats = self._deaf_beats + 1 if self._is_deaf else 0
        if self._deaf_beats == DEAF_BEATS:
            logger.warning(DEAF)

    @property
    def _is_deaf(self) -> bool:
        """Return whether nothing is heard of a node, though nothing seems wrong here."""
        sound = self.broadcast.connected or isinstance(self.broadcast, NoBroadcast)
        return sound and bool(self.presence.unheard)

    async def _beat(self) -> None:
        while True:
            self.presence.beat()
            await asyncio.sleep(BEAT_SECONDS)

    async def _look_around(self, log_poller: LogPoller) -> None:
        while True:
            alone = self._live_nodes.fresh and not self._live_nodes.alive
            rarely = alone or self.broadcast.connected
            with suppress(TimeoutError):
                async with asyncio.timeout(RARE_LOOK_SECONDS if rarely else LOOK_SECONDS):
                    await self._look_now.wait()
            self._look_now.clear()
            with suppress(LogUnavailableError):  # the next look tries again
                await log_poller.look_around()

    async def _leave(self) -> None:
        self.presence.leave()
        await self.broadcast.finish()
        with suppress(LogUnavailableError):  # then the others will see it by themselves
            await self._live_nodes.leave()


async def _for_ever(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception:
        logger.exception("what keeps this node abreast of others has ended by a fault")
