"""Reports of problems that players have sent to the host of the server."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from morpho_server.tables.model.ids import Millis, PlayerId, TableCode, TableId

LARGEST: Final = 65_536
"""The most characters of a report's content."""

KEPT_MILLIS: Final = 90 * 86_400_000
"""The milliseconds for which a report is kept, unless its table goes before."""

MOST_KEPT: Final = 1_000
"""The most reports that are kept, the latest."""

AT_A_TIME: Final = 100
"""The reports that are listed at a time, the latest."""


@dataclass(frozen=True, slots=True)
class RoundReached:
    """A round of a match, by their numbers."""

    match: int
    round: int


@dataclass(frozen=True, slots=True)
class ReportSent:
    """A report without its content: a sentence of somebody at a table, and when it was sent.

    ``reached`` is the last round that had begun by then, ``None`` if there was none.
    """

    id: int
    table: TableCode
    at: Millis
    text: str
    reached: RoundReached | None


class ReportList(Protocol):
    """The reports. Everything may raise :exc:`~morpho_server.tables.ports.LogUnavailableError`."""

    async def add(
        self,
        table: TableId,
        player: PlayerId,
        at: Millis,
        text: str,
        reached: RoundReached | None,
        content: str,
    ) -> None:
        """Keep a report; its ``content`` is JSON."""

    async def latest(self) -> Sequence[ReportSent]:
        """Return :data:`AT_A_TIME` reports, the latest first."""

    async def find(self, report: int) -> tuple[ReportSent, str] | None:
        """Return a report with its content, ``None`` if there is none."""

    async def remove(self, report: int) -> ReportSent | None:
        """Remove a report; return it, ``None`` if there is none."""

    async def sweep(self, now: Millis) -> None:
        """Remove what is older than :data:`KEPT_MILLIS` or beyond :data:`MOST_KEPT`."""
