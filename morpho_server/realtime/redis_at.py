"""The Redis of a server that has one. Its driver is an extra and loads slowly, so it loads here."""

from typing import TYPE_CHECKING

from morpho_server.realtime.broadcast import Broadcast
from morpho_server.tables.model.ids import NodeId

if TYPE_CHECKING:
    from morpho_server.realtime.redis_rates import RedisRates


class RedisAt:
    """The Redis at a URL, with the ``prefix`` of this installation's names there.

    Raises :exc:`~morpho_server.realtime.broadcast.BadRedisUrlError`. Nothing is connected yet.
    """

    def __init__(self, url: str, prefix: str) -> None:
        from morpho_server.realtime.redis import redis_pool  # noqa: PLC0415 - see above

        self._url = url
        self._pool = redis_pool(url)
        self._prefix = prefix

    def broadcast(self, key: bytes, node: NodeId) -> Broadcast:
        """Return the broadcast of a node, whose messages are authenticated by a key."""
        from morpho_server.realtime.redis import RedisBroadcast  # noqa: PLC0415 - see above

        return RedisBroadcast(self._pool, self._prefix, key, node)

    def rates(self) -> "RedisRates":
        """Return the rates that all nodes count together."""
        from morpho_server.realtime.redis import redis_pool  # noqa: PLC0415 - see above
        from morpho_server.realtime.redis_rates import RedisRates  # noqa: PLC0415 - see above

        return RedisRates(redis_pool(self._url), self._prefix)
