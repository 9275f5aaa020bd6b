"""Reads logs beside the event loop's other work, in slices, however long they are."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from time import monotonic
from typing import Final

from morpho_server.tables.log.entry import Entry
from morpho_server.tables.log.table_log import LogReader
from morpho_server.tables.messages.events import GameChosen, TableOpened

SLICE_SECONDS: Final = 0.001
"""The time for which work goes on until others have their turn."""

REST_SECONDS: Final = 0.003
"""The time between two slices: three quarters of a core are left to those who play."""

PAGE: Final = 100
"""The most entries that are read at a time; decoding them takes 1 ms."""

MOST_READERS: Final = 2
"""The most pages that are read at once: players need the database, too."""

Pause = Callable[[], Awaitable[None]]
"""Lets others have their turn when it is time."""


class TimeSlices:
    """Gives slices of the event loop to all that reads logs, in rotation."""

    def __init__(self) -> None:
        self._on = False
        self._ends = 0.0
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._reading = asyncio.Semaphore(MOST_READERS)

    async def pause(self) -> None:
        """Return at once while a slice lasts, otherwise in a slice after all that wait."""
        if not self._on:
            self._begin()
        elif monotonic() >= self._ends:
            turn = asyncio.get_running_loop().create_future()
            self._waiting.append(turn)
            await turn

    def _begin(self) -> None:
        self._on, self._ends = True, monotonic() + SLICE_SECONDS
        loop = asyncio.get_running_loop()
        loop.call_later(SLICE_SECONDS + REST_SECONDS, self._pass_on)

    def _pass_on(self) -> None:
        """Begin a slice for the first that waits and has not given up."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                self._begin()
                turn.set_result(None)
                return
        self._on = False

    async def entries(self, log: LogReader, game: str, after: int = 0) -> AsyncIterator[Entry]:
        """Yield a table's entries above a seq, at which it played a ``game``.

        Raises :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        entries: list[Entry] | None = None
        while entries is None or len(entries) == PAGE:
            await self.pause()
            async with self._reading:
                entries = await log.read(after, PAGE, game)
            for entry in entries:
                await self.pause()
                after, game = entry.seq, game_after(entry, game)
                yield entry


def game_after(entry: Entry, game: str) -> str:
    """Return the game of a table after an entry, before which it played a ``game``."""
    chosen = (e.game for e in entry.events if isinstance(e, TableOpened | GameChosen))
    return next(chosen, game)
