"""The notifier by broadcast: other nodes get the very row that was written."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import orjson

from morpho_server.realtime.broadcast import Broadcast
from morpho_server.tables.model.ids import TableId
from morpho_server.tables.ports import Notifier, Written

logger = logging.getLogger(__name__)

Receive = Callable[[TableId, Written], None]
"""Is called with each entry that another node says it has written."""


class BroadcastNotifier(Notifier):
    """Notifies all other nodes, and calls those in ``on_entry`` when one of them does."""

    def __init__(self, broadcast: Broadcast) -> None:
        self.on_entry: list[Receive] = []
        self._broadcast = broadcast
        self._gathered: list[tuple[Any, ...]] = []
        broadcast.listen("entries", self._receive)

    def notify(self, table: TableId, written: Written) -> None:
        """Send an entry that is durable, together with others of the same moment."""
        if not self._broadcast.connected:
            return
        if not self._gathered:
            asyncio.get_running_loop().call_soon(self._send)
        self._gathered.append((table, *written))

    def _send(self) -> None:
        message = orjson.dumps(self._gathered)
        self._gathered.clear()
        self._broadcast.send("entries", message)

    def _receive(self, message: bytes) -> None:
        try:
            rows = [(TableId(table), (seq, *rest)) for table, seq, *rest in orjson.loads(message)]
        except (TypeError, ValueError):
            logger.warning("another node has sent what is no entry; is its release the same?")
            return
        for table, written in rows:
            for receive in self.on_entry:
                receive(table, written)
