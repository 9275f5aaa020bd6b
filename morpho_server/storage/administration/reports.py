"""Reports of problems that players have sent to the host of the server."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select

from morpho_server.storage.database.models import reports, tables
from morpho_server.storage.database.reader import Reader
from morpho_server.storage.database.writer import Writer, drop_old
from morpho_server.tables.model.ids import Millis, PlayerId, TableCode, TableId

LARGEST: Final = 65_536
"""The most characters of a report's content."""

KEPT_MILLIS: Final = 90 * 86_400_000
"""The milliseconds for which a report is kept, unless its table goes before."""

MOST_KEPT: Final = 1_000
"""The most reports that are kept, the latest."""

AT_A_TIME: Final = 100
"""The reports that are listed at a time, the latest."""

_SENT = select(
    *(reports.c.id, tables.c.code, reports.c.at, reports.c.text),
    *(reports.c.match, reports.c.round),
).join_from(reports, tables)


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


class StoredReportList:
    """The reports in the database. Everything may raise :exc:`LogUnavailableError`."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

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
        row = insert(reports).values(
            table_id=table,
            player=player,
            at=at,
            text=text,
            match=None if reached is None else reached.match,
            round=None if reached is None else reached.round,
            content=content,
        )
        await self._writer.write(lambda connection: connection.execute(row))

    async def latest(self) -> Sequence[ReportSent]:
        """Return :data:`AT_A_TIME` reports, the latest first."""
        query = _SENT.order_by(reports.c.id.desc()).limit(AT_A_TIME)
        return [_sent(*row) for row in await self._reader.rows(query)]

    async def find(self, report: int) -> tuple[ReportSent, str] | None:
        """Return a report with its content, ``None`` if there is none."""
        query = _SENT.add_columns(reports.c.content).where(reports.c.id == report)
        for *sent, content in await self._reader.rows(query):
            return _sent(*sent), content
        return None

    async def remove(self, report: int) -> ReportSent | None:
        """Remove a report; return it, ``None`` if there is none."""

        def work(connection: Connection) -> ReportSent | None:
            found = connection.execute(_SENT.where(reports.c.id == report)).first()
            connection.execute(delete(reports).where(reports.c.id == report))
            return None if found is None else _sent(*found)

        return await self._writer.write(work)

    async def sweep(self, now: Millis) -> None:
        """Remove what is older than :data:`KEPT_MILLIS` or beyond :data:`MOST_KEPT`."""
        before = now - KEPT_MILLIS
        await self._writer.write(lambda to: drop_old(to, reports, before, MOST_KEPT))


def _sent(
    key: int, code: str, at: Any, text: str, match: int | None, number: int | None
) -> ReportSent:
    reached = None if match is None or number is None else RoundReached(match, number)
    return ReportSent(key, TableCode(code), at, text, reached)
