"""People who have themselves erased: they leave, and nothing tells who they were."""

from collections.abc import Mapping

from morpho_server.games.events import EVERYONE
from morpho_server.tables.decide.people.lobby import leaving, withdraw
from morpho_server.tables.decide.proposal import Proposal
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.ids import Millis, PlayerId
from morpho_server.tables.model.table import Table


def leave_to_be_erased(table: Table, player: PlayerId, now: Millis) -> Proposal | None:
    """Let a player leave, or no longer ask to come; ``None`` if they are not there."""
    if player in table.entry_requests:
        return withdraw(player)
    if player not in table.players:
        return None
    return Proposal(leaving(table, table.players[player], now))


def erase(table: Table, names: Mapping[PlayerId, str]) -> Proposal | None:
    """Erase players who have left; ``names`` take the place of theirs. ``None`` if it is done."""
    due = {player: name for player, name in names.items() if player not in table.erased}
    erased = tuple(ev.PlayerErased(EVERYONE, *each) for each in due.items())
    return Proposal(erased) if erased else None
