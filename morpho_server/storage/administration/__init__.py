"""The administration in the database."""

from morpho_server.administration.administration import Administration
from morpho_server.storage.administration.access import StoredAdminAccess
from morpho_server.storage.administration.audit import StoredAuditLog
from morpho_server.storage.administration.bans import StoredBanList
from morpho_server.storage.administration.reports import StoredReportList
from morpho_server.storage.administration.server_state import StoredServerState
from morpho_server.storage.administration.tables import StoredTableList
from morpho_server.storage.database.reader import Reader
from morpho_server.storage.database.writer import Writer


def stored_administration(writer: Writer, reader: Reader) -> Administration:
    """Return the administration of a database."""
    return Administration(
        access=StoredAdminAccess(writer, reader),
        audit=StoredAuditLog(writer, reader),
        tables=StoredTableList(reader),
        bans=StoredBanList(writer, reader),
        state=StoredServerState(writer, reader),
        reports=StoredReportList(writer, reader),
    )
