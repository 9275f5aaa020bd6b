"""Folding: from a table's entries to what it is. The only writer of a table."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from morpho_server.games.events import Event
from morpho_server.games.seats import Seat
from morpho_server.tables import events as told
from morpho_server.tables.deadline import Deadline, Pause
from morpho_server.tables.entries import Entry
from morpho_server.tables.match import Match, Preparation, match_seed
from morpho_server.tables.passes import Pass, Use
from morpho_server.tables.table import Player, Table
from morpho_server.tables.words import Millis, PlayerId


def fold(table: Table, entry: Entry, after: Any = None) -> None:
    """Take an entry in. ``after``, if given, is the game's state that its events lead to."""
    fold_table(table, entry)
    fold_game(table, entry, after)


def fold_game(table: Table, entry: Entry, after: Any = None) -> None:
    """Take in what an entry does to the game, once :func:`fold_table` has taken in the rest."""
    of_game = [event for event in entry.events if type(event) not in _FOLDS]
    if not of_game:
        return
    match = table.match_on
    if after is not None:
        match.state = after
    else:
        for event in of_game:
            match.evolve(event)
    match.settle(moved=entry.move is not None)


def fold_table(table: Table, entry: Entry) -> None:
    """Take in what an entry does to the table, and leave the game as it was.

    So much is enough of a round that is past: the next begins with an empty state.
    """
    table.at = entry.at
    kinds = set()
    for event in entry.events:
        kind = type(event)
        kinds.add(kind)
        if kind in _FOLDS:
            _FOLDS[kind](table, event)
    if not kinds <= _NOT_DONE:
        ran_out = entry.player is None and told.TimeRanOut in kinds
        table.lapses = table.lapses + 1 if ran_out else 0
    table.seq = entry.seq


_NOT_DONE = {
    told.TimeGivenBack,
    told.PlayerAway,
    told.PlayerBack,
    told.StandInBegan,
    told.StandInEnded,
}
"""What happens although nobody has done anything at the table."""


def _opened(table: Table, event: told.TableOpened) -> None:
    table.code = event.code
    table.options = dict(event.options)


def _joined(table: Table, event: told.PlayerJoined) -> None:
    table.joined += 1
    table.players[event.player] = Player(event.player, event.name)


def _bot_joined(table: Table, event: told.BotJoined) -> None:
    table.joined += 1
    table.players[event.player] = Player(event.player, event.name, bot=event.strength)


def _bound(table: Table, event: told.PlayerBound) -> None:
    player = table.players[event.player]
    player.guests.add(event.guest)
    player.dropped.discard(event.guest)


def _left(table: Table, event: told.PlayerLeft) -> None:
    _take_away(table, event.player)


def _removed(table: Table, event: told.PlayerRemoved) -> None:
    guests = _take_away(table, event.player).guests
    # Who plays several players here is sent away with the last of them.
    table.barred |= guests.difference(*(player.guests for player in table.players.values()))


def _take_away(table: Table, player: PlayerId) -> Player:
    if table.host == player:
        table.host = None
    table.seat(table.players[player], None)
    table.wishing.discard(player)
    table.passes.end_link(player)
    return table.players.pop(player)


def _sat(table: Table, event: told.Sat) -> None:
    table.seat(table.players[event.player], event.seat)


def _stood(table: Table, event: told.Stood) -> None:
    table.seat(table.players[event.player], None)


def _renamed(table: Table, event: told.Renamed) -> None:
    table.players[event.player].name = event.name


def _host_changed(table: Table, event: told.HostChanged) -> None:
    table.host = event.player


def _options_set(table: Table, event: told.OptionsSet) -> None:
    table.options = dict(event.options)


def _ready_set(table: Table, event: told.ReadySet) -> None:
    table.players[event.player].ready = event.ready


def _salt_given(table: Table, event: told.SaltGiven) -> None:
    table.prepared.salts[event.player] = event.salt


def _said(_table: Table, _event: told.Said) -> None:
    """Leave the table as it is: chat is in the log and nowhere else."""


def _match_prepared(table: Table, event: told.MatchPrepared) -> None:
    table.preparation = Preparation(event.number, event.commitment)


def _secret_kept(table: Table, event: told.SecretKept) -> None:
    table.prepared.secret = bytes.fromhex(event.secret)


def _match_started(table: Table, event: told.MatchStarted) -> None:
    prepared = table.prepared
    for player in table.seated():
        table.seat(player, None)
    table.stand_ins.clear()
    for seat, player_id in enumerate(event.seats):
        table.seat(table.players[player_id], Seat(seat))
    salts: dict[str, str] = {p: prepared.salts[p] for p in event.seats if p in prepared.salts}
    table.match = Match(
        game=table.game,
        number=event.number,
        seats=len(event.seats),
        seed=match_seed(prepared.secret, list(salts.values())),
        commitment=prepared.commitment,
        salts=salts,
    )


def _round_opened(table: Table, event: told.RoundOpened) -> None:
    table.match_on.open_round(event.number, table.seq)
    full = Millis(1000 * int(table.option("bank_seconds")))
    table.wishing.clear()
    table.banks = {Seat(seat): full for seat in range(table.match_on.seats)} if full else {}


def _match_ended(table: Table, event: told.MatchEnded) -> None:
    match = table.match_on
    match.ended = event.reason
    match.secret = event.secret
    match.salts = dict(event.salts)
    table.pause = None
    table.wishing.clear()
    table.passes.end_offers()
    table.stand_ins.clear()


def _deadline_set(table: Table, event: told.DeadlineSet) -> None:
    table.press(Deadline(event.seats, event.until, table.time(table.at)))


def _banked_deadline_set(table: Table, event: told.BankedDeadlineSet) -> None:
    table.press(Deadline(event.seats, event.until, table.time(table.at), banked=True))


def _deadline_cleared(table: Table, _event: told.DeadlineCleared) -> None:
    table.press(None)


def _pause_wished(table: Table, event: told.PauseWished) -> None:
    if event.wish:
        table.wishing.add(event.player)
    else:
        table.wishing.discard(event.player)


def _paused(table: Table, event: told.Paused) -> None:
    table.pause = Pause(table.at, event.player, event.agreed)
    table.wishing = {player.id for player in table.seated_people()}


def _resumed(table: Table, _event: told.Resumed) -> None:
    if table.deadline is not None and table.pause is not None:
        table.deadline = table.deadline.after_pause(table.pause, table.at)
    table.pause = None
    table.wishing.clear()


def _time_given_back(table: Table, event: told.TimeGivenBack) -> None:
    table.outage = event.outage
    if table.deadline is not None:
        table.deadline = replace(table.deadline, until=event.until)


def _moved_for_seat(
    _table: Table, _event: told.TimeRanOut | told.StandInMoved | told.BotReplaced
) -> None:
    """Leave the table as it is: what the game makes of it follows."""


def _pass_made(table: Table, event: told.PassMade) -> None:
    table.passes.make(Pass(event.token_hash, event.player, event.seat, event.until))


def _pass_used(table: Table, event: told.PassUsed) -> None:
    table.passes.use(event.token_hash, Use(event.guest, event.player))


def _device_kept(table: Table, event: told.DeviceKept) -> None:
    player = table.players[event.player]
    player.dropped |= player.guests - {event.guest}
    player.guests = {event.guest}
    table.passes.end_link(event.player)


def _seat_offered(_table: Table, _event: told.SeatOffered) -> None:
    """Leave the table as it is: the pass that was made for the seat says all."""


def _offer_withdrawn(table: Table, event: told.OfferWithdrawn) -> None:
    table.passes.end_offer(event.seat)


def _seat_given(table: Table, event: told.SeatGiven) -> None:
    if event.gone is not None:
        table.given_away[event.gone] = _take_away(table, event.gone).guests
    table.seat(table.players[event.player], event.seat)


def _away(table: Table, event: told.PlayerAway) -> None:
    table.players[event.player].away_since = table.at


def _back(table: Table, event: told.PlayerBack) -> None:
    table.players[event.player].away_since = None


def _stand_in_began(table: Table, event: told.StandInBegan) -> None:
    table.stand_ins.add(event.seat)


def _stand_in_ended(table: Table, event: told.StandInEnded) -> None:
    table.stand_ins.discard(event.seat)


_FOLDS: dict[type[Event], Callable[[Table, Any], None]] = {
    told.TableOpened: _opened,
    told.PlayerJoined: _joined,
    told.BotJoined: _bot_joined,
    told.PlayerBound: _bound,
    told.PlayerLeft: _left,
    told.PlayerRemoved: _removed,
    told.Sat: _sat,
    told.Stood: _stood,
    told.Renamed: _renamed,
    told.HostChanged: _host_changed,
    told.OptionsSet: _options_set,
    told.ReadySet: _ready_set,
    told.SaltGiven: _salt_given,
    told.Said: _said,
    told.MatchPrepared: _match_prepared,
    told.SecretKept: _secret_kept,
    told.MatchStarted: _match_started,
    told.RoundOpened: _round_opened,
    told.MatchEnded: _match_ended,
    told.DeadlineSet: _deadline_set,
    told.BankedDeadlineSet: _banked_deadline_set,
    told.DeadlineCleared: _deadline_cleared,
    told.PauseWished: _pause_wished,
    told.Paused: _paused,
    told.Resumed: _resumed,
    told.TimeGivenBack: _time_given_back,
    told.TimeRanOut: _moved_for_seat,
    told.PassMade: _pass_made,
    told.PassUsed: _pass_used,
    told.DeviceKept: _device_kept,
    told.SeatOffered: _seat_offered,
    told.OfferWithdrawn: _offer_withdrawn,
    told.SeatGiven: _seat_given,
    told.PlayerAway: _away,
    told.PlayerBack: _back,
    told.StandInBegan: _stand_in_began,
    told.StandInEnded: _stand_in_ended,
    told.StandInMoved: _moved_for_seat,
    told.BotReplaced: _moved_for_seat,
}
