"""Whether the server can do what it is there for, asked by proxies and monitors."""

import asyncio
from typing import Final

from morpho_server.api.shared_response import SharedAnswer
from morpho_server.storage.nodes import StoredHealth
from morpho_server.tables.ports import LogUnavailableError

TIMEOUT_SECONDS: Final = 2
"""The most time that the database may take to read and write a little."""


class Readiness:
    """Asks for the health of the database, and waits for it only so long."""

    def __init__(self, health: StoredHealth) -> None:
        self._health = SharedAnswer(health.check)

    async def check(self) -> None:
        """Return if the database reads and writes; raise :exc:`LogUnavailableError`."""
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await self._health.get()
        except TimeoutError:
            raise LogUnavailableError("The database takes too long.") from None
