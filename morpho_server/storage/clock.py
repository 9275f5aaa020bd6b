"""The clock that all nodes share: that of their database."""

import asyncio
import logging
from contextlib import suppress
from typing import Final, NoReturn

from sqlalchemy import extract, func, select

from morpho_server.storage.database.reader import Reader
from morpho_server.tables.model.ids import Millis
from morpho_server.tables.ports import Clock, LogUnavailableError

SET_SECONDS: float = 5.0
"""How often the clock is compared."""

APART: Final = 1000
"""How many milliseconds this machine may be off; less could be a slow answer."""

_NOW = select(func.floor(extract("epoch", func.clock_timestamp()) * 1000))

_log = logging.getLogger(__name__)


class SharedClock(Clock):
    """This machine's clock, corrected by the database's.

    All nodes read the deadlines in the log: on a clock that is minutes ahead, time would run out at
    once.
    """

    def __init__(self, machine: Clock, reader: Reader) -> None:
        self._machine = machine
        self._reader = reader
        self._ahead = 0

    def now(self) -> Millis:
        """Return the present time, by the database's clock."""
        return Millis(self._machine.now() + self._ahead)

    async def set(self) -> None:
        """Compare the clocks.

        Raises :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        asked = self._machine.now()
        [(theirs,)] = await self._reader.rows(_NOW)
        answered = self._machine.now()
        ahead = int(theirs) - (asked + answered) // 2
        if abs(ahead - self._ahead) < APART or answered - asked >= APART:
            return
        _log.warning(
            "The clock of this machine is %.0f s from the database's, whose time is used.",
            abs(ahead) / 1000,
        )
        self._ahead = ahead

    async def keep_right(self) -> NoReturn:
        """Compare the clocks regularly, until cancelled."""
        while True:
            await asyncio.sleep(SET_SECONDS)
            with suppress(LogUnavailableError):
                await self.set()
