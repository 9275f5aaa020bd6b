"""People who are gone, and the bots that stand in for them: what the server does of itself.

A stand-in decides for a seat that nobody holds, and for one whose holder has been away as long as
the host chose; for none, where the host would rather wait.
"""

from collections.abc import Iterator

from morpho_server.games.events import EVERYONE
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.tables import events as told
from morpho_server.tables.arranging import Events, offer_ended
from morpho_server.tables.proposals import Proposal
from morpho_server.tables.table import Table
from morpho_server.tables.words import Millis, PlayerId


def note_away(table: Table, player: PlayerId) -> Proposal | None:
    """Note that somebody is away; only of those who sit in a match that is on."""
    found = table.players.get(player)
    if found is None or found.seat is None or found.away_since is not None or not table.in_match:
        return None
    if found.bot is not None:
        return None
    return Proposal((told.PlayerAway(EVERYONE, player),))


def note_back(table: Table, player: PlayerId) -> Proposal | None:
    """Note that somebody who was away is back; their seat is theirs again."""
    found = table.players.get(player)
    if found is None or found.away_since is None:
        return None
    offer, stand_in = offer_ended(table, found.seat), take_back(table, found.seat)
    return Proposal((told.PlayerBack(EVERYONE, player), *offer, *stand_in))


def replace_host(table: Table, gone: PlayerId | None, successor: PlayerId) -> Proposal | None:
    """Make somebody the host in place of one who is gone, if they still are host."""
    if table.host != gone or successor not in table.players:
        return None
    return Proposal((told.HostChanged(EVERYONE, successor),))


def take_back(table: Table, seat: Seat | None) -> Events:
    """Return what follows when somebody decides for a seat who may: no stand-in does so then."""
    if seat is None or seat not in table.stand_ins:
        return ()
    return (told.StandInEnded(EVERYONE, seat),)


def give_back(table: Table, stand_in_seconds: Json, now: Millis) -> Events:
    """Return which stand-ins are over when the host chooses another time until they begin."""
    due = dict(_due(table, stand_in_seconds))
    over = [seat for seat in sorted(table.stand_ins) if due.get(seat, now + 1) > now]
    return tuple(told.StandInEnded(EVERYONE, seat) for seat in over)


def awaited_stand_ins(table: Table) -> dict[Seat, Millis]:
    """Return the seats that a stand-in is to decide for and does not yet, and from when on."""
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
    """Have stand-ins decide for all seats for which it is time."""
    due = [seat for seat, since in awaited_stand_ins(table).items() if since <= now]
    return Proposal(tuple(told.StandInBegan(EVERYONE, seat) for seat in due)) if due else None
