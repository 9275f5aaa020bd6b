"""The parts of the administration, as the server's interfaces use them."""

from dataclasses import dataclass

from morpho_server.administration.access import AdminAccess
from morpho_server.administration.audit import AuditLog
from morpho_server.administration.bans import BanList
from morpho_server.administration.reports import ReportList
from morpho_server.administration.state import ServerStateStore
from morpho_server.administration.tables import TableList
from morpho_server.tables.model.ids import Millis


@dataclass(frozen=True, slots=True)
class Administration:
    """What is stored of the administration."""

    access: AdminAccess
    audit: AuditLog
    tables: TableList
    bans: BanList
    state: ServerStateStore
    reports: ReportList

    async def sweep(self, now: Millis) -> None:
        """Remove what has expired.

        Raises :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        await self.access.sweep(now)
        await self.audit.sweep(now)
        await self.bans.sweep(now)
        await self.state.sweep(now)
        await self.reports.sweep(now)
