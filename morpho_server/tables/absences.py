"""People who are gone: what the server does at a table without them. Proposals, or nothing."""

from morpho_server.games.events import EVERYONE
from morpho_server.tables import events as told
from morpho_server.tables.proposals import Proposal
from morpho_server.tables.table import Table
from morpho_server.tables.words import PlayerId


def replace_host(table: Table, gone: PlayerId | None, successor: PlayerId) -> Proposal | None:
    """Make somebody the host in place of one who is gone, if they still are host."""
    if table.host != gone or successor not in table.players:
        return None
    return Proposal((told.HostChanged(EVERYONE, successor),))
