"""Matches, rounds and moves: commands that play."""

from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.moves import Move, MoveRefusedError
from morpho_server.games.options import Options, OptionsRefusedError
from morpho_server.games.outcome import Standing
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.tables.decide import clocks
from morpho_server.tables.decide.lobby import prepare_match
from morpho_server.tables.decide.proposal import Context, Events, Proposal
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import CommandRefusedError, refusal
from morpho_server.tables.model import options
from morpho_server.tables.model.ids import Millis
from morpho_server.tables.model.match import Match, chance_of_deal, match_seed
from morpho_server.tables.model.table import Table
from morpho_server.tables.ports import Randomness


def start(context: Context, _command: commands.Start) -> Proposal:
    """Begin a match.

    Raises ``not_now``, ``not_everybody_ready``, ``too_few_players`` or a game's code.
    """
    table = context.table
    if table.in_match:
        raise refusal("not_now", "A match is in progress.")
    waiting = [p.name for p in table.seated() if not p.ready and p is not context.player]
    if waiting:
        raise refusal("not_everybody_ready", f"Not ready yet: {', '.join(waiting)}.")
    return _begin_match(table, context.now)


def rematch(context: Context, _command: commands.Rematch) -> Proposal:
    """Play another match with the same people.

    Raises ``not_now``, ``too_few_players`` or a game's code.
    """
    if context.table.phase != "over":
        raise refusal("not_now", "The match is not over.")
    return _begin_match(context.table, context.now)


def next_round(context: Context, _command: commands.NextRound) -> Proposal:
    """Begin the next round. Raises ``not_now`` or a game's code."""
    table = context.table
    match = table.match
    if match is None or table.phase != "between":
        raise refusal("not_now", "The round is not over.")
    assert match.outcome is not None
    standing = match.outcome.following
    assert standing is not None, "a match that is not over has a next round"
    seats = table.seat_options_of(map(Seat, range(match.seats)))
    return _open_round(table, seats, match.seed, standing, context.now, ())


def end_match(context: Context, _command: commands.EndMatch) -> Proposal:
    """Call a match off. Raises ``not_now``."""
    table = context.table
    if not table.in_match:
        raise refusal("not_now", "No match is in progress.")
    events = [*_match_end(table, "called_off", (), context.randomness)]
    if table.deadline is not None:
        events.append(ev.DeadlineCleared(EVERYONE))
    return Proposal(tuple(events))


def make_move(context: Context, command: commands.MakeMove) -> Proposal:
    """Make a move. Raises ``not_now``, ``not_seated``, ``paused`` or a game's code."""
    table, seat = context.table, context.player.seat
    if seat is None:
        raise refusal("not_seated")
    if table.match is None or table.phase != "playing":
        raise refusal("not_now", "No round is in progress.")
    if table.pause is not None:
        raise refusal("paused")
    return _move(table, table.match, seat, command.move, context.now, context.randomness, ())


def run_out(table: Table, now: Millis, randomness: Randomness) -> Proposal | None:
    """Decide for the first seat whose time is up, as the game would; ``None`` if none is yet."""
    match, deadline = table.match, table.deadline
    if deadline is None or table.pause is not None or now < deadline.until:
        return None
    if match is None or table.phase != "playing":
        return Proposal((ev.DeadlineCleared(EVERYONE),))
    pressed = [seat for seat in match.game.owing(match.state) if seat in deadline.seats]
    if not pressed:
        return Proposal((ev.DeadlineCleared(EVERYONE),))
    late = [seat for seat in pressed if now >= deadline.end(seat, table.banks)]
    if not late:
        return None
    move = match.game.timeout_move(match.state, late[0])
    ran_out = ev.TimeRanOut(EVERYONE, late[0])
    return move_for(table, late[0], move, now, randomness, (ran_out,))


def move_for(
    table: Table,
    seat: Seat,
    move: Move,
    now: Millis,
    randomness: Randomness,
    why: Events,
) -> Proposal:
    """Make a move that follows from events, not from a command; raises a game's code."""
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
    try:
        consequences = game.decide(match.state, seat, move, match.chance_of_move())
    except MoveRefusedError as error:
        raise CommandRefusedError(error.code, error.reason) from None
    events: list[Event] = [*before, *consequences.events]
    outcome = game.outcome(consequences.after)
    events += clocks.after_move(table, match, seat, move, consequences.after, now)
    if outcome is not None and outcome.match_over:
        events += _match_end(table, "won", outcome.winners, randomness)
    return Proposal(tuple(events), seat, move, consequences.after)


def _begin_match(table: Table, now: Millis) -> Proposal:
    prepared = table.prepared
    players = tuple(player.id for player in table.seated())
    salts = [prepared.salts[p] for p in players if p in prepared.salts]
    started = ev.MatchStarted(EVERYONE, prepared.number, players)
    standing = Standing(1, (0,) * len(players), carried=_carried_over(table, len(players)))
    seed = match_seed(prepared.secret, salts)
    seats = table.seat_options_of(sorted(table.holders))
    return _open_round(table, seats, seed, standing, now, (started,))


def _carried_over(table: Table, seats: int) -> Json:
    """Return what a match takes over from the previous one with equally many seats, if any."""
    last = table.match
    return last.game.carry_over(last.state) if last is not None and last.seats == seats else None


def _open_round(
    table: Table,
    seat_options: tuple[Options, ...],
    seed: bytes,
    standing: Standing,
    now: Millis,
    before: Events,
) -> Proposal:
    game, chosen, seats = table.game, options.for_game(table.options), len(seat_options)
    if seats < game.seats[0]:
        raise refusal("too_few_players", f"At least {game.seats[0]} must play.")
    try:
        game.check_start(chosen, seats, seat_options)
    except OptionsRefusedError as error:
        raise CommandRefusedError(error.code, error.reason) from None
    opened = ev.RoundOpened(EVERYONE, standing.round)
    chance = chance_of_deal(seed, standing.round)
    dealt = game.start(chosen, seats, standing, chance, seat_options)
    after = game.new_state()
    for event in dealt:
        game.evolve(after, event)
    clock = clocks.new_deadline(table, after, now)
    return Proposal((*before, opened, *dealt, *clock), after=after)


def _match_end(
    table: Table, reason: str, winners: tuple[Seat, ...], randomness: Randomness
) -> Events:
    prepared = table.prepared
    ended = ev.MatchEnded(EVERYONE, reason, winners, prepared.secret.hex(), table.match_on.salts)
    return (ended, *prepare_match(prepared.number + 1, randomness))
