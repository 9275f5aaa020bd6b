"""Rates that hold for all nodes together, counted in Redis."""

import asyncio
import logging
from math import ceil
from typing import Any, Final

from limits import RateLimitItemPerSecond
from limits.aio.storage import RedisStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter
from redis.asyncio import ConnectionPool
from redis.exceptions import RedisError

logger = logging.getLogger(__name__)

ANSWER_SECONDS: Final = 0.5
"""The most time that Redis may take to count something."""

RESPITE_SECONDS: Final = 5.0
"""For how long Redis is not asked after it did not answer."""


class RedisRates:
    """Counts what somebody does at any node. Keys begin with a prefix, and expire by themselves.

    While Redis can't be reached, nothing counts as too much here: each node has its own limits.
    """

    def __init__(self, pool: ConnectionPool, prefix: str) -> None:
        self._pool = pool
        # "Any" pool will do, though the library's types name only plain options.
        options: dict[str, Any] = {"connection_pool": pool}
        self._storage = RedisStorage(
            "async+redis://", implementation="redispy", key_prefix=f"{prefix}:rates", **options
        )
        self._counter = SlidingWindowCounterRateLimiter(self._storage)
        self._not_before = 0.0

    async def take(self, name: str, most: float, seconds: float, who: str) -> bool:
        """Count one more of somebody's; return whether it was within so many in so many seconds."""
        loop = asyncio.get_running_loop()
        if loop.time() < self._not_before:
            return True
        item = RateLimitItemPerSecond(ceil(most), ceil(seconds), namespace=name)
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await self._counter.hit(item, who)
        except (RedisError, OSError, TimeoutError) as error:
            logger.warning("Redis can't count for all nodes (%s); each counts for itself.", error)
            self._not_before = loop.time() + RESPITE_SECONDS
            return True

    async def close(self) -> None:
        """Close the connections."""
        await self._pool.disconnect()
