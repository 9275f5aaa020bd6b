"""Whether the server can do what it is there for, asked by proxies and monitors."""

import asyncio
from typing import Final

from morpho_server.tables.ports import Health, LogUnavailableError

PATIENCE_SECONDS: Final = 2
"""How long the database may take to read and write a little."""

FRESH_SECONDS: Final = 1
"""How long an answer is good for everybody who asks."""


class Readiness:
    """Asks for the health of the database, at most once at a time and once in a while."""

    def __init__(self, health: Health) -> None:
        self._health = health
        self._checking: asyncio.Task[None] | None = None
        self._well_until = 0.0

    async def check(self) -> None:
        """Return if the database reads and writes; raise :exc:`LogUnavailableError`."""
        loop = asyncio.get_running_loop()
        if loop.time() < self._well_until:
            return
        if self._checking is None or self._checking.done():
            self._checking = asyncio.ensure_future(self._health.check())
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await asyncio.shield(self._checking)
        except TimeoutError:
            raise LogUnavailableError("The database takes too long.") from None
        self._well_until = loop.time() + FRESH_SECONDS
