"""Queues in which requests wait, one for each asker."""

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

WAITING_SECONDS: Final = 5.0
"""The most time that a request may wait for earlier ones of the same asker."""


class HistoryBusyError(Exception):
    """Somebody has asked for too much before this could be served soon."""


class RequestQueues:
    """Serves the requests of each asker one after another; other askers wait for none of them."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    def turn(self, asker: Hashable) -> AbstractAsyncContextManager[None]:
        """Wait for a turn in an asker's queue, and keep it while the block runs.

        Raise :exc:`HistoryBusyError` where that takes long.
        """
        return self.turn_within(WAITING_SECONDS, asker)

    @asynccontextmanager
    async def turn_within(self, seconds: float | None, asker: Hashable) -> AsyncIterator[None]:
        """Wait likewise, for so many seconds at most."""
        lock = self._locks.setdefault(asker, asyncio.Lock())
        try:
            async with asyncio.timeout(seconds):
                await lock.acquire()
        except TimeoutError:
            raise HistoryBusyError from None
        try:
            yield
        finally:
            lock.release()
