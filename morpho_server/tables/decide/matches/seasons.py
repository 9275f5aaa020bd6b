"""Seasons: over which of a table's matches points and victories run on."""

from morpho_server.games.events import EVERYONE
from morpho_server.tables.decide.proposal import Context, Proposal
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import refusal


def begin_season(context: Context, _command: commands.BeginSeason) -> Proposal:
    """Count anew from the next match on. Raises ``not_now``."""
    table = context.table
    if table.in_match:
        raise refusal("not_now", "A match is in progress.")
    following = table.prepared.number
    if following == table.seasons[-1]:
        raise refusal("not_now", "No match has been played in this season.")
    return Proposal((ev.SeasonBegun(EVERYONE, following),))
