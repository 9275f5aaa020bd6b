"""Matches, rounds and moves: commands that play. Each returns a proposal or refuses."""

from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.game import OptionsRefusedError
from morpho_server.games.moves import Move, MoveRefusedError
from morpho_server.games.outcome import Standing
from morpho_server.games.seats import Seat
from morpho_server.tables import clocks, options
from morpho_server.tables import commands as asked
from morpho_server.tables import events as told
from morpho_server.tables.arranging import Events, check_host, prepare_match
from morpho_server.tables.errors import CommandRefusedError, refusal
from morpho_server.tables.match import Match, chance_of_deal, match_seed
from morpho_server.tables.ports import Randomness
from morpho_server.tables.proposals import Proposal
from morpho_server.tables.table import Player, Table
from morpho_server.tables.words import Millis


def start(table: Table, player: Player, now: Millis) -> Proposal:
    """Begin a match.

    Raises ``not_host``, ``not_now``, ``not_everybody_ready``, ``too_few_players`` or a game's code.
    """
    check_host(table, player)
    if table.in_match:
        raise refusal("not_now", "A match is on.")
    waiting = [p.name for p in table.seated() if not p.ready and p is not player]
    if waiting:
        raise refusal("not_everybody_ready", f"Not ready yet: {', '.join(waiting)}.")
    return _begin_match(table, now)


def rematch(table: Table, player: Player, now: Millis) -> Proposal:
    """Play another match with the same people. Raises as :func:`start`."""
    check_host(table, player)
    if table.phase != "over":
        raise refusal("not_now", "No match is over.")
    return _begin_match(table, now)


def next_round(table: Table, player: Player, now: Millis) -> Proposal:
    """Deal again. Raises ``not_host``, ``not_now`` or a game's code."""
    check_host(table, player)
    match = table.match
    if match is None or table.phase != "between":
        raise refusal("not_now", "No round is over.")
    assert match.outcome is not None
    standing = match.outcome.following
    assert standing is not None, "a match that is not over has a next round"
    return _open_round(table, match.seats, match.seed, standing, now, ())


def end_match(table: Table, player: Player, randomness: Randomness) -> Proposal:
    """Call a match off. Raises ``not_host``, ``not_now``."""
    check_host(table, player)
    if not table.in_match:
        raise refusal("not_now", "No match is on.")
    events = [*_match_end(table, "called_off", randomness)]
    if table.deadline is not None:
        events.append(told.DeadlineCleared(EVERYONE))
    return Proposal(tuple(events))


def make_move(
    table: Table, player: Player, command: asked.MakeMove, now: Millis, randomness: Randomness
) -> Proposal:
    """Make a move. Raises ``not_now``, ``not_seated``, ``paused`` or a game's code."""
    if player.seat is None:
        raise refusal("not_seated")
    if table.match is None or table.phase != "playing":
        raise refusal("not_now", "No round is on.")
    if table.pause is not None:
        raise refusal("paused")
    return _move(table, table.match, player.seat, command.move, now, randomness, ())


def run_out(table: Table, now: Millis, randomness: Randomness) -> Proposal | None:
    """Decide for the first seat whose time is up, as the game would; ``None`` if none is yet."""
    match, deadline = table.match, table.deadline
    if deadline is None or table.pause is not None or now < deadline.until:
        return None
    if match is None or table.phase != "playing":
        return Proposal((told.DeadlineCleared(EVERYONE),))
    pressed = [seat for seat in match.game.owing(match.state) if seat in deadline.seats]
    if not pressed:
        return Proposal((told.DeadlineCleared(EVERYONE),))
    late = [seat for seat in pressed if now >= deadline.end(seat, table.banks)]
    if not late:
        return None
    move = match.game.timeout_move(match.state, late[0])
    ran_out = told.TimeRanOut(EVERYONE, late[0])
    return move_for(table, late[0], move, now, randomness, (ran_out,))


def move_for(
    table: Table,
    seat: Seat,
    move: Move,
    now: Millis,
    randomness: Randomness,
    why: Events,
) -> Proposal:
    """Make a move that nobody has asked for, but for a reason; raises a game's code."""
    return _move(table, table.match_on, seat, move, now, randomness, why)


def _move(
    table: Table,
    match: Match,
    seat: Seat,
    move: Move,
    now: Millis,
    randomness: Randomness,
    before: Events,
) -> Proposal:
    game = match.game
    owed = game.owing(match.state)
    is_open = move in game.open_moves(match.state, seat)
    try:
        consequences = game.decide(match.state, seat, move, match.chance_of_move())
    except MoveRefusedError as error:
        raise CommandRefusedError(error.code, error.reason) from None
    events: list[Event] = [*before, *consequences.events]
    outcome = game.outcome(consequences.after)
    events += clocks.after_move(table, seat, owed, consequences.after, now, is_open=is_open)
    if outcome is not None and outcome.match_over:
        events += _match_end(table, "won", randomness)
    return Proposal(tuple(events), seat, move, consequences.after)


def _begin_match(table: Table, now: Millis) -> Proposal:
    prepared = table.prepared
    players = tuple(player.id for player in table.seated())
    salts = [prepared.salts[p] for p in players if p in prepared.salts]
    started = told.MatchStarted(EVERYONE, prepared.number, players)
    standing = Standing(1, (0,) * len(players))
    seed = match_seed(prepared.secret, salts)
    return _open_round(table, len(players), seed, standing, now, (started,))


def _open_round(
    table: Table, seats: int, seed: bytes, standing: Standing, now: Millis, before: Events
) -> Proposal:
    game, chosen = table.game, options.for_game(table.options)
    if seats < game.seats[0]:
        raise refusal("too_few_players", f"At least {game.seats[0]} must play.")
    try:
        game.check_start(chosen, seats)
    except OptionsRefusedError as error:
        raise CommandRefusedError(error.code, error.reason) from None
    opened = told.RoundOpened(EVERYONE, standing.round)
    dealt = game.start(chosen, seats, standing, chance_of_deal(seed, standing.round))
    after = game.new_state()
    for event in dealt:
        game.evolve(after, event)
    clock = clocks.anew(table, after, now)
    return Proposal((*before, opened, *dealt, *clock), after=after)


def _match_end(table: Table, reason: str, randomness: Randomness) -> Events:
    prepared = table.prepared
    ended = told.MatchEnded(EVERYONE, reason, prepared.secret.hex(), table.match_on.salts)
    return (ended, *prepare_match(prepared.number + 1, randomness))
