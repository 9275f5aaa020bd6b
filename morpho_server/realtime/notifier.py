"""The notifier by broadcast: nodes with a table in memory get the very row that was written."""

import logging
from collections.abc import Callable

import orjson

from morpho_server.realtime.broadcast import Broadcast
from morpho_server.tables.model.ids import TableId
from morpho_server.tables.ports import Notifier, Written

logger = logging.getLogger(__name__)

Receive = Callable[[TableId, Written, int | None], None]
"""Is called with each entry that another node says it has written, and after which one."""


class BroadcastNotifier(Notifier):
    """Notifies other nodes, and hears of the tables that it follows."""

    def __init__(self, broadcast: Broadcast) -> None:
        self._broadcast = broadcast

    def notify(self, table: TableId, written: Written, after: int | None) -> None:
        """Send an entry that is durable."""
        if self._broadcast.connected:
            self._broadcast.publish(_topic(table), orjson.dumps((*written, after)))

    def follow(self, table: TableId, receive: Receive, following: Callable[[], None]) -> None:
        """Hear of a table. Whenever that begins, ``following`` is called: earlier rows are lost."""

        def take(message: bytes) -> None:
            try:
                seq, at, player, command, body, checksum, after = orjson.loads(message)
            except (TypeError, ValueError):
                logger.warning("another node has sent what is no entry; is its release the same?")
            else:
                receive(table, (seq, at, player, command, body, checksum), after)

        self._broadcast.subscribe(_topic(table), take, following)

    def unfollow(self, table: TableId) -> None:
        """Hear of a table no more."""
        self._broadcast.unsubscribe(_topic(table))


def _topic(table: TableId) -> str:
    return f"entries:{table}"
