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
"""The interval at which the clock is compared."""

APART: Final = 1000
"""The milliseconds this machine may be off; less could be a slow answer."""

_NOW = select(func.floor(extract("epoch", func.clock_timestamp()) * 1000))

_log = logging.getLogger(__name__)


class SharedClock(Clock):
    """The time that this machine measures, set by the database's clock.

    All nodes read the deadlines in the log: on a clock that is minutes ahead, time would run out at
    once. The machine's own time of day counts only until the database has answered.
    """

    def __init__(self, machine: Clock, reader: Reader) -> None:
        self._machine = machine
        self._reader = reader
        self._ahead = machine.now() - machine.steady()

    def now(self) -> Millis:
        """Return the present time, by the database's clock."""
        return Millis(self._machine.steady() + self._ahead)

    def steady(self) -> Millis:
        """Return this machine's own reading."""
        return self._machine.steady()

    async def set(self) -> None:
        """Compare the clocks.

        Raises :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        asked = self._machine.steady()
        [(theirs,)] = await self._reader.rows(_NOW)
        answered = self._machine.steady()
        ahead = int(theirs) - (asked + answered) // 2
        if abs(ahead - self._ahead) < APART or answered - asked >= APART:
            return
        self._ahead = ahead
        apart = abs(self._machine.now() - self.now())
        if apart >= APART:  # else the machine has slept
            _log.warning(
                "The clock of this machine is %.0f s from the database's, whose time is used.",
                apart / 1000,
            )

    async def keep_right(self) -> NoReturn:
        """Compare the clocks regularly, until cancelled."""
        while True:
            await asyncio.sleep(SET_SECONDS)
            with suppress(LogUnavailableError):
                await self.set()
