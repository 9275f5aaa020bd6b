"""The numbers of all matches of a server, for anybody."""

from collections.abc import Sequence
from typing import Final

from morpho_server.storage.results import StoredResults
from morpho_server.tables.model.ids import Millis
from morpho_server.tables.model.result import Totals
from morpho_server.tables.ports import Clock

MILLIS: Final = 10 * 60_000
"""The time for which numbers are cached.

Somebody who asked after every match of a small server could tell from the differences what was
played, and who held what.
"""


class Statistics:
    """Tells the numbers of all people, as they were some minutes ago."""

    def __init__(self, results: StoredResults, clock: Clock) -> None:
        self._results = results
        self._clock = clock
        self._cached: tuple[Millis, Sequence[Totals]] | None = None

    async def totals(self) -> Sequence[Totals]:
        """Return the numbers by game.

        Raises :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        now = self._clock.steady()
        if self._cached is None or now - self._cached[0] >= MILLIS:
            self._cached = now, await self._results.totals()
        return self._cached[1]
