"""The administration in the database."""

from morpho_server.storage.administration.access import StoredAdminAccess
from morpho_server.storage.administration.audit import StoredAuditLog
from morpho_server.storage.administration.bans import StoredBanList
from morpho_server.storage.administration.reports import StoredReportList
from morpho_server.storage.administration.server_state import StoredServerState
from morpho_server.storage.administration.tables import StoredTableList
from morpho_server.storage.database.reader import Reader
from morpho_server.storage.database.writer import Writer
from morpho_server.tables.model.ids import Millis


class Administration:
    """What is stored of the administration."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self.access = StoredAdminAccess(writer, reader)
        self.audit = StoredAuditLog(writer, reader)
        self.tables = StoredTableList(reader)
        self.bans = StoredBanList(writer, reader)
        self.state = StoredServerState(writer, reader)
        self.reports = StoredReportList(writer, reader)

    async def sweep(self, now: Millis) -> None:
        """Remove what has expired.

        Raises :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        for each in (self.access, self.audit, self.bans, self.state, self.reports):
            await each.sweep(now)
