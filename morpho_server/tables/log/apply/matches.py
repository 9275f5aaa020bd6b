"""Matches: their shares, rounds, bets and ends."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from morpho_server.games.seats import Seat
from morpho_server.tables.log.apply.people import record_seen
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.ids import Millis
from morpho_server.tables.model.match import (
    SHARE_MILLIS,
    Match,
    Origin,
    Preparation,
    Starting,
    Terms,
    match_seed,
    seed_without_commitments,
)
from morpho_server.tables.model.table import Table


def _share_committed(table: Table, event: ev.ShareCommitted) -> None:
    table.prepared.commitments[event.player] = event.commitment


def _share_revealed(table: Table, event: ev.ShareRevealed) -> None:
    table.prepared.shares[event.player] = event.share


def _shares_revealed(_table: Table, _event: ev.SharesRevealed) -> None:
    """Leave the table as it is: each share was noted when it came."""


def _drawn(table: Table, event: ev.Drawn) -> None:
    table.match_on.record_draws(event.draws)


def _match_prepared(table: Table, event: ev.MatchPrepared) -> None:
    table.preparation = Preparation(event.number, event.commitment)


def _secret_kept(table: Table, event: ev.SecretKept) -> None:
    table.prepared.secret = bytes.fromhex(event.secret)


def _terms_set(table: Table, event: ev.TermsSet) -> None:
    prepared = table.match_on.prepared if table.in_match else table.prepared
    prepared.terms = Terms(event.rules, event.options, event.seat_options)


def _match_starting(table: Table, event: ev.MatchStarting) -> None:
    until = Millis(table.at + SHARE_MILLIS)
    options = table.seat_options_of(sorted(table.holders))
    table.starting = Starting(event.seats, event.commitments, until, options)


def _match_started(table: Table, event: ev.MatchStarted) -> None:
    prepared, seed = table.prepared, match_seed
    if table.starting is None:
        seed = seed_without_commitments
    table.starting = None
    gone = {player.id: player for player in table.left.values()}
    chosen = {p.id: table.seat_options.get(seat) for seat, p in table.holders.items()}
    for player in table.seated():
        table.seat(player, None)
    table.stand_ins.clear()
    table.bot_lines.clear()
    table.left = {Seat(seat): gone[p] for seat, p in enumerate(event.seats) if p in gone}
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
        started_after=table.seq,
        seed=seed(prepared.secret, event.seats, prepared.shares),
        shares={p: prepared.shares[p] for p in event.seats if p in prepared.shares},
    )


def _match_played_on(table: Table, event: ev.MatchPlayedOn) -> None:
    table.match_on.play_on(Origin(event.match, event.round, event.steps))


def _round_opened(table: Table, event: ev.RoundOpened) -> None:
    table.match_on.open_round(event.number, table.seq)
    if table.option("replays") == "round":
        table.match_on.open_rounds.add(event.number)
    table.match_on.delay = table.chosen_delay
    for player in table.seated():
        record_seen(table, player)
    full = Millis(1000 * int(table.option("bank_seconds")))
    table.wishing.clear()
    table.banks = {Seat(seat): full for seat in range(table.match_on.seats)} if full else {}


def _bet_placed(table: Table, event: ev.BetPlaced) -> None:
    match = table.match_on
    match.bets[event.player] = event.on
    match.bettors |= table.players[event.player].guests


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


def _season_begun(table: Table, event: ev.SeasonBegun) -> None:
    table.seasons.append(event.match)


MATCHES: Final[Mapping[type[ev.TableEvent], Callable[[Table, Any], None]]] = {
    ev.ShareCommitted: _share_committed,
    ev.ShareRevealed: _share_revealed,
    ev.MatchPrepared: _match_prepared,
    ev.SecretKept: _secret_kept,
    ev.TermsSet: _terms_set,
    ev.MatchStarting: _match_starting,
    ev.SharesRevealed: _shares_revealed,
    ev.Drawn: _drawn,
    ev.MatchStarted: _match_started,
    ev.MatchPlayedOn: _match_played_on,
    ev.RoundOpened: _round_opened,
    ev.BetPlaced: _bet_placed,
    ev.BetsRevealed: _bets_revealed,
    ev.MatchEnded: _match_ended,
    ev.SeasonBegun: _season_begun,
}
