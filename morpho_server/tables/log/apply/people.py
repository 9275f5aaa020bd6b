"""People: they come and go, speak, and play on other devices."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from morpho_server.games.speech import Line
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.ids import PlayerId
from morpho_server.tables.model.passes import Pass, Use
from morpho_server.tables.model.table import EntryRequest, Player, Table


def _joined(table: Table, event: ev.PlayerJoined) -> None:
    if table.entry_requests.pop(event.player, None) is None:
        table.joined += 1
    table.players[event.player] = Player(event.player, event.name)


def _bot_joined(table: Table, event: ev.BotJoined) -> None:
    table.joined += 1
    table.players[event.player] = Player(event.player, event.name, bot=event.strength)


def _bound(table: Table, event: ev.PlayerBound) -> None:
    player = table.players[event.player]
    player.guests.add(event.guest)
    player.dropped.discard(event.guest)
    if player.muted or event.guest in table.muted:
        _mute(table, player)
    if not table.silenced.isdisjoint(player.guests):
        table.silenced |= player.guests
    record_seen(table, player)


def _mute(table: Table, player: Player) -> None:
    player.muted = True
    table.muted |= player.guests


def record_seen(table: Table, player: Player) -> None:
    """Note that a player sees the cards of their seat, and end the bets that this rules out."""
    match = table.match
    if match is None:
        return
    if player.seat is not None:
        match.record_seen(player.guests, player.seat)
    # A player who has joined no longer bets as a spectator.
    watching = [table.players[p] for p in match.bets if table.players[p].seat is None]
    for bettor in watching:
        if match.has_played(bettor.guests):
            del match.bets[bettor.id]


def _program_noted(table: Table, event: ev.ProgramNoted) -> None:
    if event.player in table.players:
        table.players[event.player].program = True
    else:
        request = table.entry_requests[event.player]
        table.entry_requests[event.player] = replace(request, program=True)


def _entry_requested(table: Table, event: ev.EntryRequested) -> None:
    table.joined += 1
    request = EntryRequest(event.player, event.name, event.sit, answer=event.answer)
    table.entry_requests[event.player] = request


def _entry_request_bound(table: Table, event: ev.EntryRequestBound) -> None:
    request = table.entry_requests[event.player]
    table.entry_requests[event.player] = replace(request, guest=event.guest)


def _entry_request_withdrawn(table: Table, event: ev.EntryRequestWithdrawn) -> None:
    del table.entry_requests[event.player]


def _left(table: Table, event: ev.PlayerLeft) -> None:
    take_away(table, event.player)


def _removed(table: Table, event: ev.PlayerRemoved) -> None:
    request = table.entry_requests.get(event.player)
    if request is not None and request.guest is not None:
        guests = {request.guest}
    else:
        guests = take_away(table, event.player).guests
    # A guest with several players here is barred with the last of them.
    table.barred |= guests.difference(*(player.guests for player in table.players.values()))
    table.entry_requests = {
        player: one
        for player, one in table.entry_requests.items()
        if player != event.player and one.guest not in table.barred
    }


def take_away(table: Table, player: PlayerId) -> Player:
    """Take a player away from the table; return who it was."""
    if table.host == player:
        table.host = None
    table.seat(table.players[player], None)
    table.wishing.discard(player)
    if table.match is not None:
        table.match.bets.pop(player, None)
    table.passes.end_link(player)
    if table.evening is not None:
        table.evening.answers.pop(player, None)
    gone = table.players.pop(player)
    if not table.people:  # nobody is left who could let anybody in
        table.entry_requests.clear()
    return gone


def _invitation_renewed(table: Table, event: ev.InvitationRenewed) -> None:
    table.invitation = event.invitation
    table.screens.clear()
    table.passes.end_screen_link()


def _renamed(table: Table, event: ev.Renamed) -> None:
    table.players[event.player].name = event.name


def _erased(table: Table, event: ev.PlayerErased) -> None:
    """Rename a former holder of a seat: other names of somebody who has gone are in the log."""
    table.erased[event.player] = event.name
    for gone in table.left.values():
        if gone.id == event.player:
            gone.name = event.name


def _host_changed(table: Table, event: ev.HostChanged) -> None:
    table.host = event.player


def _said(table: Table, event: ev.Said) -> None:
    """Note when a bot spoke, and its phrase: what people say is in the log and nowhere else."""
    player = table.players[event.player]
    if player.bot is None:
        return
    table.bot_spoke_at = table.at
    if player.seat is not None and table.match is not None and event.phrase is not None:
        table.bot_lines[Line(player.seat, event.phrase)] = table.match.round


def _mute_set(table: Table, event: ev.MuteSet) -> None:
    player = table.players[event.player]
    if event.muted:
        _mute(table, player)
        table.silenced |= player.guests if event.by_house else set()
    else:
        player.muted = False
        table.muted -= player.guests
        table.silenced -= player.guests


def _chat_cleared(table: Table, _event: ev.ChatCleared) -> None:
    table.clearings += 1
    table.cleared_by = table.seq + 1


def _line_erased(_table: Table, _event: ev.LineErased) -> None:
    """Change nothing: what people say is in the log and nowhere else."""


def _pass_made(table: Table, event: ev.PassMade) -> None:
    made = Pass(event.token_hash, event.player, event.seat, event.until, event.guest)
    table.passes.make(made, table.at)


def _pass_used(table: Table, event: ev.PassUsed) -> None:
    table.passes.use(event.token_hash, Use(event.guest, event.player))


def _device_kept(table: Table, event: ev.DeviceKept) -> None:
    player = table.players[event.player]
    player.dropped |= player.guests - {event.guest}
    player.guests = {event.guest}
    table.passes.end_link(event.player)


def _away(table: Table, event: ev.PlayerAway) -> None:
    table.players[event.player].away_since = table.at


def _back(table: Table, event: ev.PlayerBack) -> None:
    table.players[event.player].away_since = None


PEOPLE: Final[Mapping[type[ev.TableEvent], Callable[[Table, Any], None]]] = {
    ev.PlayerJoined: _joined,
    ev.BotJoined: _bot_joined,
    ev.PlayerBound: _bound,
    ev.ProgramNoted: _program_noted,
    ev.EntryRequested: _entry_requested,
    ev.EntryRequestBound: _entry_request_bound,
    ev.EntryRequestWithdrawn: _entry_request_withdrawn,
    ev.PlayerLeft: _left,
    ev.PlayerRemoved: _removed,
    ev.InvitationRenewed: _invitation_renewed,
    ev.Renamed: _renamed,
    ev.PlayerErased: _erased,
    ev.HostChanged: _host_changed,
    ev.Said: _said,
    ev.MuteSet: _mute_set,
    ev.ChatCleared: _chat_cleared,
    ev.LineErased: _line_erased,
    ev.PassMade: _pass_made,
    ev.PassUsed: _pass_used,
    ev.DeviceKept: _device_kept,
    ev.PlayerAway: _away,
    ev.PlayerBack: _back,
}
