"""Apply entries of the log to a table. Nothing else writes to a table."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from morpho_server.games.events import EVERYONE
from morpho_server.games.seats import Seat
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.deadline import Deadline, Pause
from morpho_server.tables.model.ids import Invitation, Millis, PlayerId
from morpho_server.tables.model.match import (
    SHARE_MILLIS,
    Match,
    Preparation,
    Starting,
    match_seed,
    seed_without_commitments,
)
from morpho_server.tables.model.passes import Pass, Use
from morpho_server.tables.model.table import EntryRequest, Player, Table


def apply(table: Table, entry: Entry, after: Any = None) -> None:
    """Apply an entry. ``after``, if given, is the game's state that its events lead to."""
    apply_to_table(table, entry)
    apply_to_game(table, entry, after)


def apply_to_game(table: Table, entry: Entry, after: Any = None) -> None:
    """Apply an entry to the game, after :func:`apply_to_table`."""
    of_game = [event for event in entry.events if not isinstance(event, ev.TableEvent)]
    if not of_game:
        return
    match = table.match_on
    if after is not None:
        match.state = after
    else:
        for event in of_game:
            match.evolve(event)
    match.finish_entry(moved=entry.move is not None)


def apply_to_table(table: Table, entry: Entry) -> None:
    """Apply an entry to the table, and leave the game as it was.

    That is enough for a round that is past: the next begins with an empty state.
    """
    table.at = entry.at
    kinds = set()
    for event in entry.events:
        if event.to == EVERYONE:  # when a table falls asleep must not tell of secret votes
            kinds.add(type(event))
        if isinstance(event, ev.TableEvent):
            _APPLY[type(event)](table, event)
    if entry.player is None:
        kinds.discard(ev.Said)  # by a bot
    if not kinds <= _NOT_DONE:
        ran_out = entry.player is None and ev.TimeRanOut in kinds
        table.lapses = table.lapses + 1 if ran_out else 0
    table.seq = entry.seq


_NOT_DONE = {
    ev.EntryRequested,
    ev.EntryRequestWithdrawn,
    ev.TimeGivenBack,
    ev.PlayerAway,
    ev.PlayerBack,
    ev.StandInBegan,
    ev.StandInEnded,
}
"""Events that happen without anybody acting at the table."""


def _opened(table: Table, event: ev.TableOpened) -> None:
    table.play(event.game)
    table.code = event.code
    table.invitation = Invitation(event.code)
    table.options = dict(event.options)


def _game_chosen(table: Table, event: ev.GameChosen) -> None:
    table.play(event.game)
    table.options = dict(event.options)
    table.seat_options.clear()
    table.match = None
    table.banks = {}
    for player in table.people:
        player.ready = False


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
    _note_seen(table, player)


def _mute(table: Table, player: Player) -> None:
    player.muted = True
    table.muted |= player.guests


def _note_seen(table: Table, player: Player) -> None:
    if table.match is not None and player.seat is not None:
        table.match.note_seen(player.guests, player.seat)


def _entry_requested(table: Table, event: ev.EntryRequested) -> None:
    table.joined += 1
    table.entry_requests[event.player] = EntryRequest(event.player, event.name, event.sit)


def _entry_request_bound(table: Table, event: ev.EntryRequestBound) -> None:
    request = table.entry_requests[event.player]
    table.entry_requests[event.player] = replace(request, guest=event.guest)


def _entry_request_withdrawn(table: Table, event: ev.EntryRequestWithdrawn) -> None:
    del table.entry_requests[event.player]


def _left(table: Table, event: ev.PlayerLeft) -> None:
    _take_away(table, event.player)


def _removed(table: Table, event: ev.PlayerRemoved) -> None:
    request = table.entry_requests.get(event.player)
    if request is not None and request.guest is not None:
        guests = {request.guest}
    else:
        guests = _take_away(table, event.player).guests
    # A guest with several players here is barred with the last of them.
    table.barred |= guests.difference(*(player.guests for player in table.players.values()))
    table.entry_requests = {
        player: one
        for player, one in table.entry_requests.items()
        if player != event.player and one.guest not in table.barred
    }


def _take_away(table: Table, player: PlayerId) -> Player:
    if table.host == player:
        table.host = None
    table.seat(table.players[player], None)
    table.wishing.discard(player)
    if table.match is not None:
        table.match.bets.pop(player, None)
    table.passes.end_link(player)
    gone = table.players.pop(player)
    if not table.people:  # nobody is left who could let anybody in
        table.entry_requests.clear()
    return gone


def _invitation_renewed(table: Table, event: ev.InvitationRenewed) -> None:
    table.invitation = event.invitation


def _sat(table: Table, event: ev.Sat) -> None:
    table.seat(table.players[event.player], event.seat)
    _note_seen(table, table.players[event.player])


def _stood(table: Table, event: ev.Stood) -> None:
    table.seat(table.players[event.player], None)


def _seat_requested(table: Table, event: ev.SeatRequested) -> None:
    table.seat_requests[event.player] = event.seat


def _seat_request_withdrawn(table: Table, event: ev.SeatRequestWithdrawn) -> None:
    del table.seat_requests[event.player]


def _renamed(table: Table, event: ev.Renamed) -> None:
    table.players[event.player].name = event.name


def _host_changed(table: Table, event: ev.HostChanged) -> None:
    table.host = event.player


def _options_set(table: Table, event: ev.OptionsSet) -> None:
    table.options = dict(event.options)


def _seat_options_set(table: Table, event: ev.SeatOptionsSet) -> None:
    table.seat_options[event.seat] = dict(event.options)


def _ready_set(table: Table, event: ev.ReadySet) -> None:
    table.players[event.player].ready = event.ready


def _share_committed(table: Table, event: ev.ShareCommitted) -> None:
    table.prepared.commitments[event.player] = event.commitment


def _share_revealed(table: Table, event: ev.ShareRevealed) -> None:
    table.prepared.shares[event.player] = event.share


def _shares_revealed(_table: Table, _event: ev.SharesRevealed) -> None:
    """Leave the table as it is: each share was noted when it came."""


def _drawn(table: Table, event: ev.Drawn) -> None:
    table.match_on.note_draws(event.draws)


def _said(table: Table, event: ev.Said) -> None:
    """Note when a bot spoke: what is said is in the log and nowhere else."""
    if table.players[event.player].bot is not None:
        table.bot_spoke_at = table.at


def _mute_set(table: Table, event: ev.MuteSet) -> None:
    player = table.players[event.player]
    if event.muted:
        _mute(table, player)
    else:
        player.muted = False
        table.muted -= player.guests


def _chat_cleared(table: Table, _event: ev.ChatCleared) -> None:
    table.clearings += 1
    table.cleared_by = table.seq + 1


def _match_prepared(table: Table, event: ev.MatchPrepared) -> None:
    table.preparation = Preparation(event.number, event.commitment)


def _secret_kept(table: Table, event: ev.SecretKept) -> None:
    table.prepared.secret = bytes.fromhex(event.secret)


def _match_starting(table: Table, event: ev.MatchStarting) -> None:
    until = Millis(table.at + SHARE_MILLIS)
    table.starting = Starting(event.seats, event.commitments, until)


def _match_started(table: Table, event: ev.MatchStarted) -> None:
    prepared, seed = table.prepared, match_seed
    if table.starting is None:
        seed = seed_without_commitments
    table.starting = None
    chosen = {p.id: table.seat_options.get(seat) for seat, p in table.holders.items()}
    for player in table.seated():
        table.seat(player, None)
    table.stand_ins.clear()
    for seat, player_id in enumerate(event.seats):
        if player_id not in table.players:  # they left while the match waited for shares
            continue
        table.seat(table.players[player_id], Seat(seat))
        if (options := chosen.get(player_id)) is not None:
            table.seat_options[Seat(seat)] = options
    table.match = Match(
        game=table.game,
        prepared=prepared,
        seats=len(event.seats),
        seed=seed(prepared.secret, event.seats, prepared.shares),
        shares={p: prepared.shares[p] for p in event.seats if p in prepared.shares},
    )


def _round_opened(table: Table, event: ev.RoundOpened) -> None:
    table.match_on.open_round(event.number, table.seq)
    for player in table.seated():
        _note_seen(table, player)
    full = Millis(1000 * int(table.option("bank_seconds")))
    table.wishing.clear()
    table.banks = {Seat(seat): full for seat in range(table.match_on.seats)} if full else {}


def _bet_placed(table: Table, event: ev.BetPlaced) -> None:
    table.match_on.bets[event.player] = event.on


def _bets_revealed(table: Table, _event: ev.BetsRevealed) -> None:
    table.match_on.bets = {}


def _match_ended(table: Table, event: ev.MatchEnded) -> None:
    match = table.match_on
    match.ended = event.reason
    match.bets = {}
    table.pause = None
    table.wishing.clear()
    table.passes.end_offers()
    table.stand_ins.clear()
    table.seat_requests.clear()
    for seat in table.seat_options.keys() - table.holders.keys():
        del table.seat_options[seat]


def _deadline_set(table: Table, event: ev.DeadlineSet) -> None:
    table.press(Deadline(event.seats, event.until, table.time(table.at)))


def _banked_deadline_set(table: Table, event: ev.BankedDeadlineSet) -> None:
    table.press(Deadline(event.seats, event.until, table.time(table.at), banked=True))


def _deadline_cleared(table: Table, _event: ev.DeadlineCleared) -> None:
    table.press(None)


def _pause_wished(table: Table, event: ev.PauseWished) -> None:
    if event.wish:
        table.wishing.add(event.player)
    else:
        table.wishing.discard(event.player)


def _paused(table: Table, event: ev.Paused) -> None:
    table.pause = Pause(table.at, event.player, event.agreed)
    table.wishing = {player.id for player in table.seated_people()}


def _resumed(table: Table, _event: ev.Resumed) -> None:
    if table.deadline is not None and table.pause is not None:
        table.deadline = table.deadline.after_pause(table.pause, table.at)
    table.pause = None
    table.wishing.clear()


def _time_given_back(table: Table, event: ev.TimeGivenBack) -> None:
    table.outage = event.outage
    if table.deadline is not None:
        table.deadline = replace(table.deadline, until=event.until)


def _moved_for_seat(
    _table: Table, _event: ev.TimeRanOut | ev.StandInMoved | ev.BotReplaced
) -> None:
    """Leave the table as it is: what the game makes of it follows."""


def _pass_made(table: Table, event: ev.PassMade) -> None:
    table.passes.make(Pass(event.token_hash, event.player, event.seat, event.until))


def _pass_used(table: Table, event: ev.PassUsed) -> None:
    table.passes.use(event.token_hash, Use(event.guest, event.player))


def _device_kept(table: Table, event: ev.DeviceKept) -> None:
    player = table.players[event.player]
    player.dropped |= player.guests - {event.guest}
    player.guests = {event.guest}
    table.passes.end_link(event.player)


def _seat_offered(_table: Table, _event: ev.SeatOffered) -> None:
    """Leave the table as it is: the pass that was made for the seat says all."""


def _offer_withdrawn(table: Table, event: ev.OfferWithdrawn) -> None:
    table.passes.end_offer(event.seat)


def _seat_given(table: Table, event: ev.SeatGiven) -> None:
    if event.gone is not None:
        table.given_away[event.gone] = _take_away(table, event.gone).guests
    table.seat(table.players[event.player], event.seat)
    _note_seen(table, table.players[event.player])


def _away(table: Table, event: ev.PlayerAway) -> None:
    table.players[event.player].away_since = table.at


def _back(table: Table, event: ev.PlayerBack) -> None:
    table.players[event.player].away_since = None


def _stand_in_began(table: Table, event: ev.StandInBegan) -> None:
    table.stand_ins.add(event.seat)


def _stand_in_ended(table: Table, event: ev.StandInEnded) -> None:
    table.stand_ins.discard(event.seat)


_APPLY: dict[type[ev.TableEvent], Callable[[Table, Any], None]] = {
    ev.TableOpened: _opened,
    ev.GameChosen: _game_chosen,
    ev.PlayerJoined: _joined,
    ev.BotJoined: _bot_joined,
    ev.PlayerBound: _bound,
    ev.EntryRequested: _entry_requested,
    ev.EntryRequestBound: _entry_request_bound,
    ev.EntryRequestWithdrawn: _entry_request_withdrawn,
    ev.PlayerLeft: _left,
    ev.PlayerRemoved: _removed,
    ev.InvitationRenewed: _invitation_renewed,
    ev.Sat: _sat,
    ev.Stood: _stood,
    ev.SeatRequested: _seat_requested,
    ev.SeatRequestWithdrawn: _seat_request_withdrawn,
    ev.Renamed: _renamed,
    ev.HostChanged: _host_changed,
    ev.OptionsSet: _options_set,
    ev.SeatOptionsSet: _seat_options_set,
    ev.ReadySet: _ready_set,
    ev.ShareCommitted: _share_committed,
    ev.ShareRevealed: _share_revealed,
    ev.MatchStarting: _match_starting,
    ev.SharesRevealed: _shares_revealed,
    ev.Drawn: _drawn,
    ev.Said: _said,
    ev.MuteSet: _mute_set,
    ev.ChatCleared: _chat_cleared,
    ev.MatchPrepared: _match_prepared,
    ev.SecretKept: _secret_kept,
    ev.MatchStarted: _match_started,
    ev.RoundOpened: _round_opened,
    ev.BetPlaced: _bet_placed,
    ev.BetsRevealed: _bets_revealed,
    ev.MatchEnded: _match_ended,
    ev.DeadlineSet: _deadline_set,
    ev.BankedDeadlineSet: _banked_deadline_set,
    ev.DeadlineCleared: _deadline_cleared,
    ev.PauseWished: _pause_wished,
    ev.Paused: _paused,
    ev.Resumed: _resumed,
    ev.TimeGivenBack: _time_given_back,
    ev.TimeRanOut: _moved_for_seat,
    ev.PassMade: _pass_made,
    ev.PassUsed: _pass_used,
    ev.DeviceKept: _device_kept,
    ev.SeatOffered: _seat_offered,
    ev.OfferWithdrawn: _offer_withdrawn,
    ev.SeatGiven: _seat_given,
    ev.PlayerAway: _away,
    ev.PlayerBack: _back,
    ev.StandInBegan: _stand_in_began,
    ev.StandInEnded: _stand_in_ended,
    ev.StandInMoved: _moved_for_seat,
    ev.BotReplaced: _moved_for_seat,
}
