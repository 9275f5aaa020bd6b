"""The doorbell by broadcast: other nodes are handed the very row that was written."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import orjson

from morpho_server.realtime.broadcast import Broadcast
from morpho_server.tables.ports import Doorbell, Written
from morpho_server.tables.words import TableId

logger = logging.getLogger(__name__)

Heard = Callable[[TableId, Written], None]
"""Is called with each entry that another node says it has written."""


class BroadcastDoorbell(Doorbell):
    """Rings at all other nodes, and tells those in ``on_heard`` when one of them does."""

    def __init__(self, broadcast: Broadcast) -> None:
        self.on_heard: list[Heard] = []
        self._broadcast = broadcast
        self._gathered: list[tuple[Any, ...]] = []
        broadcast.listen("entries", self._hear)

    def ring(self, table: TableId, written: Written) -> None:
        """Tell of an entry that is durable, together with others of the same moment."""
        if not self._broadcast.connected:
            return
        if not self._gathered:
            asyncio.get_running_loop().call_soon(self._send)
        self._gathered.append((table, *written))

    def _send(self) -> None:
        message = orjson.dumps(self._gathered)
        self._gathered.clear()
        self._broadcast.send("entries", message)

    def _hear(self, message: bytes) -> None:
        try:
            rings = [(TableId(table), (seq, *rest)) for table, seq, *rest in orjson.loads(message)]
        except (TypeError, ValueError):
            logger.warning("another node has rung with what is no entry; is its release the same?")
            return
        for table, written in rings:
            for heard in self.on_heard:
                heard(table, written)
