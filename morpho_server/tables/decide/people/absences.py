"""People who are gone, and the bots that stand in for them.

A stand-in decides for a vacant seat, and for one whose holder has been away as long as the host
chose. There is none where the host chose to wait.
"""

from collections.abc import Iterator

from morpho_server.games.events import EVERYONE
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.tables.decide.proposal import Events, Proposal
from morpho_server.tables.decide.seating import end_offer, end_stand_in
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.ids import Millis, PlayerId
from morpho_server.tables.model.table import Table


def record_away(table: Table, player: PlayerId) -> Proposal | None:
    """Note that somebody who sits in a match, or has seen its end, is away."""
    found = table.players.get(player)
    if found is None or found.seat is None or found.away_since is not None:
        return None
    if found.bot is not None or not (table.in_match or table.phase == "over"):
        return None
    return Proposal((ev.PlayerAway(EVERYONE, player),))


def record_return(table: Table, player: PlayerId) -> Proposal | None:
    """Note that somebody who was away is back; their seat is theirs again."""
    found = table.players.get(player)
    if found is None or found.away_since is None:
        return None
    offer, stand_in = end_offer(table, found.seat), end_stand_in(table, found.seat)
    return Proposal((ev.PlayerBack(EVERYONE, player), *offer, *stand_in))


def replace_host(table: Table, gone: PlayerId | None, successor: PlayerId) -> Proposal | None:
    """Replace a host who is gone, unless another has been made host meanwhile."""
    if table.host != gone or successor not in table.players:
        return None
    return Proposal((ev.HostChanged(EVERYONE, successor),))


def give_back(table: Table, stand_in_seconds: Json, now: Millis) -> Events:
    """Return the end of the stand-ins that are too early by the host's new choice."""
    due = dict(_due(table, stand_in_seconds))
    over = [seat for seat in sorted(table.stand_ins) if due.get(seat, now + 1) > now]
    return tuple(ev.StandInEnded(EVERYONE, seat) for seat in over)


def awaited_stand_ins(table: Table) -> dict[Seat, Millis]:
    """Return the seats that wait for a stand-in, each with its start time."""
    due = _due(table, table.option("stand_in_seconds"))
    return {seat: since for seat, since in due if seat not in table.stand_ins}


def _due(table: Table, stand_in_seconds: Json) -> Iterator[tuple[Seat, Millis]]:
    if not table.in_match or stand_in_seconds is None:
        return
    for seat in map(Seat, range(table.match_on.seats)):
        holder = table.holders.get(seat)
        if holder is None:
            yield seat, Millis(0)
        elif holder.away_since is not None:
            yield seat, Millis(holder.away_since + 1000 * stand_in_seconds)


def begin_stand_ins(table: Table, now: Millis) -> Proposal | None:
    """Begin the stand-ins that are due."""
    due = [seat for seat, since in awaited_stand_ins(table).items() if since <= now]
    return Proposal(tuple(ev.StandInBegan(EVERYONE, seat) for seat in due)) if due else None
