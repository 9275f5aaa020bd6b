"""As whom a guest may act: a player of theirs, or somebody who asks to come."""

from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.ids import GuestId, PlayerId
from morpho_server.tables.model.table import EntryRequest, Player, Table


def request_of(table: Table, player: PlayerId, guest: GuestId) -> EntryRequest | None:
    """Return a guest's request to come to the table as that player, if there is one."""
    request = table.entry_requests.get(player)
    return request if request is not None and request.guest == guest else None


def player_of(table: Table, player: PlayerId, guest: GuestId) -> Player:
    """Return a player whom a guest may act for.

    Raises ``no_such_player``, ``not_your_player``, ``not_admitted``, ``removed``,
    ``seat_given_away``, ``device_dropped``.
    """
    if player in table.entry_requests and request_of(table, player, guest) is not None:
        raise refusal("not_admitted")
    if guest in table.barred:
        raise refusal("removed")
    if guest in table.given_away.get(player, ()):
        raise refusal("seat_given_away")
    found = table.players.get(player)
    if found is None:
        raise refusal("no_such_player")
    if guest in found.dropped:
        raise refusal("device_dropped")
    if guest not in found.guests:
        raise refusal("not_your_player")
    return found
