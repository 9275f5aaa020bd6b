"""Apply entries of the log to a table. Nothing else writes to a table."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from morpho_server.games.seats import Seat
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.deadline import Deadline, Pause
from morpho_server.tables.model.ids import Millis, PlayerId
from morpho_server.tables.model.match import Match, Preparation, match_seed
from morpho_server.tables.model.passes import Pass, Use
from morpho_server.tables.model.table import Player, Table


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
        kinds.add(type(event))
        if isinstance(event, ev.TableEvent):
            _APPLY[type(event)](table, event)
    if not kinds <= _NOT_DONE:
        ran_out = entry.player is None and ev.TimeRanOut in kinds
        table.lapses = table.lapses + 1 if ran_out else 0
    table.seq = entry.seq


_NOT_DONE = {
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
    table.joined += 1
    table.players[event.player] = Player(event.player, event.name)


def _bot_joined(table: Table, event: ev.BotJoined) -> None:
    table.joined += 1
    table.players[event.player] = Player(event.player, event.name, bot=event.strength)


def _bound(table: Table, event: ev.PlayerBound) -> None:
    player = table.players[event.player]
    player.guests.add(event.guest)
    player.dropped.discard(event.guest)


def _left(table: Table, event: ev.PlayerLeft) -> None:
    _take_away(table, event.player)


def _removed(table: Table, event: ev.PlayerRemoved) -> None:
    guests = _take_away(table, event.player).guests
    # A guest with several players here is barred with the last of them.
    table.barred |= guests.difference(*(player.guests for player in table.players.values()))


def _take_away(table: Table, player: PlayerId) -> Player:
    if table.host == player:
        table.host = None
    table.seat(table.players[player], None)
    table.wishing.discard(player)
    table.passes.end_link(player)
    return table.players.pop(player)


def _sat(table: Table, event: ev.Sat) -> None:
    table.seat(table.players[event.player], event.seat)


def _stood(table: Table, event: ev.Stood) -> None:
    table.seat(table.players[event.player], None)


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


def _salt_given(table: Table, event: ev.SaltGiven) -> None:
    table.prepared.salts[event.player] = event.salt


def _said(_table: Table, _event: ev.Said) -> None:
    """Leave the table as it is: chat is in the log and nowhere else."""


def _match_prepared(table: Table, event: ev.MatchPrepared) -> None:
    table.preparation = Preparation(event.number, event.commitment)


def _secret_kept(table: Table, event: ev.SecretKept) -> None:
    table.prepared.secret = bytes.fromhex(event.secret)


def _match_started(table: Table, event: ev.MatchStarted) -> None:
    prepared = table.prepared
    chosen = {p.id: table.seat_options.get(seat) for seat, p in table.holders.items()}
    for player in table.seated():
        table.seat(player, None)
    table.stand_ins.clear()
    for seat, player_id in enumerate(event.seats):
        table.seat(table.players[player_id], Seat(seat))
        if (options := chosen[player_id]) is not None:
            table.seat_options[Seat(seat)] = options
    salts: dict[str, str] = {p: prepared.salts[p] for p in event.seats if p in prepared.salts}
    table.match = Match(
        game=table.game,
        number=event.number,
        seats=len(event.seats),
        seed=match_seed(prepared.secret, list(salts.values())),
        commitment=prepared.commitment,
        salts=salts,
    )


def _round_opened(table: Table, event: ev.RoundOpened) -> None:
    table.match_on.open_round(event.number, table.seq)
    full = Millis(1000 * int(table.option("bank_seconds")))
    table.wishing.clear()
    table.banks = {Seat(seat): full for seat in range(table.match_on.seats)} if full else {}


def _match_ended(table: Table, event: ev.MatchEnded) -> None:
    match = table.match_on
    match.ended = event.reason
    match.secret = event.secret
    match.salts = dict(event.salts)
    table.pause = None
    table.wishing.clear()
    table.passes.end_offers()
    table.stand_ins.clear()
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
    ev.PlayerLeft: _left,
    ev.PlayerRemoved: _removed,
    ev.Sat: _sat,
    ev.Stood: _stood,
    ev.Renamed: _renamed,
    ev.HostChanged: _host_changed,
    ev.OptionsSet: _options_set,
    ev.SeatOptionsSet: _seat_options_set,
    ev.ReadySet: _ready_set,
    ev.SaltGiven: _salt_given,
    ev.Said: _said,
    ev.MatchPrepared: _match_prepared,
    ev.SecretKept: _secret_kept,
    ev.MatchStarted: _match_started,
    ev.RoundOpened: _round_opened,
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
