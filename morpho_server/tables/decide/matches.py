"""Matches, rounds and moves: commands that play."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from morpho_server.games.chance import Chance, Draw
from morpho_server.games.events import EVERYONE, NOBODY, Event
from morpho_server.games.moves import Move, MoveRefusedError
from morpho_server.games.options import Options, OptionsRefusedError
from morpho_server.games.outcome import Standing
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.tables.decide import bets, clocks, sitting
from morpho_server.tables.decide.lobby import prepare_match
from morpho_server.tables.decide.proposal import Context, Events, Proposal
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import CommandRefusedError, refusal
from morpho_server.tables.model import options
from morpho_server.tables.model.ids import Millis, PlayerId
from morpho_server.tables.model.match import (
    SHARE_MILLIS,
    Match,
    Starting,
    match_seed,
    round_seed,
)
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
    return _call_for_shares(context)


def rematch(context: Context, _command: commands.Rematch) -> Proposal:
    """Play another match with the same people.

    Raises ``not_now``, ``too_few_players`` or a game's code.
    """
    if context.table.phase != "over":
        raise refusal("not_now", "The match is not over.")
    return _call_for_shares(context)


def next_round(context: Context, _command: commands.NextRound) -> Proposal:
    """Begin the next round; those who asked for a seat play. Raises ``not_now``, a game's code."""
    table = context.table
    match = table.match
    if match is None or table.phase != "between":
        raise refusal("not_now", "The round is not over.")
    assert match.outcome is not None
    standing = match.outcome.following
    assert standing is not None, "a match that is not over has a next round"
    seats = table.seat_options_of(map(Seat, range(match.seats)))
    _check_setup(table, seats)
    newcomers = sitting.before_round(table, context.now)
    taken = {event.seat for event in newcomers if isinstance(event, ev.Sat | ev.SeatGiven)}
    holders = {*table.holders, *taken}
    opened = _open_round(table, seats, match.seed, standing, context.now, holders)
    return opened._replace(events=(*newcomers, *opened.events))


def end_match(context: Context, _command: commands.EndMatch) -> Proposal:
    """Call a match off. Raises ``not_now``."""
    table = context.table
    if not table.in_match:
        raise refusal("not_now", "No match is in progress.")
    events = [*_match_end(table, "called_off", (), (), context.randomness)]
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
    """Decide for the first seat whose time is up, as the game would; ``None`` if none is yet.

    A match that waits for shares begins without those that are missing.
    """
    if table.starting is not None:
        if now < table.starting.until:
            return None
        return begin(table, table.starting, table.prepared.shares, now, randomness)
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
    move, draws = match.timeout_move(late[0])
    ran_out = ev.TimeRanOut(EVERYONE, late[0])
    return move_for(table, late[0], move, now, randomness, (ran_out, *drawn(draws)))


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
    game, chance = match.game, match.chance()
    try:
        consequences = game.decide(match.state, seat, move, chance)
    except MoveRefusedError as error:
        raise CommandRefusedError(error.code, error.reason) from None
    events: list[Event] = [*before, *consequences.events, *drawn(chance.draws)]
    outcome = game.outcome(consequences.after)
    events += clocks.after_move(table, match, seat, move, consequences.after, now)
    if outcome is not None:
        events += bets.reveal(match, outcome)
    if outcome is not None and outcome.match_over:
        events += _match_end(table, "won", outcome.winners, _draws_in(events), randomness)
    return Proposal(tuple(events), seat, move, consequences.after)


def _call_for_shares(context: Context) -> Proposal:
    """Let the match that begins wait for the shares that its people have committed to."""
    table, prepared = context.table, context.table.prepared
    _check_setup(table, table.seat_options_of(sorted(table.holders)))
    people = table.seated_people()
    commitments = {p.id: prepared.commitments[p.id] for p in people if p.id in prepared.commitments}
    seats = tuple(player.id for player in table.seated())
    starting = Starting(seats, commitments, Millis(context.now + SHARE_MILLIS))
    called = ev.MatchStarting(EVERYONE, prepared.number, seats, commitments)
    if commitments:
        return Proposal((called,))
    begun = begin(table, starting, {}, context.now, context.randomness)
    return begun._replace(events=(called, *begun.events))


def begin(
    table: Table,
    starting: Starting,
    shares: Mapping[PlayerId, str],
    now: Millis,
    randomness: Randomness,
) -> Proposal:
    """Begin a match with the shares that were revealed."""
    prepared, seats = table.prepared, starting.seats
    given = {player: shares[player] for player in seats if player in shares}
    uncommitted, unrevealed = _without_share(table, starting, given)
    before = (
        ev.SharesRevealed(EVERYONE, given, uncommitted, unrevealed),
        ev.MatchStarted(EVERYONE, prepared.number, seats),
    )
    standing = Standing(1, (0,) * len(seats), carried=_carried_over(table, len(seats)))
    present = [table.players.get(player) for player in seats]
    seat_options = table.seat_options_of(p.seat if p else None for p in present)
    holders = {Seat(seat) for seat, player in enumerate(present) if player is not None}
    seed = match_seed(prepared.secret, seats, given)
    opened = _open_round(table, seat_options, seed, standing, now, holders)
    events = (*before, *opened.events, *prepare_match(prepared.number + 1, randomness))
    return opened._replace(events=events)


def _without_share(
    table: Table, starting: Starting, given: Mapping[PlayerId, str]
) -> tuple[tuple[PlayerId, ...], tuple[PlayerId, ...]]:
    """Return who had committed to no share, bots apart, and who did not reveal theirs."""
    bots = {player.id for player in table.bots}
    missing = [player for player in starting.seats if player not in given and player not in bots]
    committed = starting.commitments
    return (
        tuple(player for player in missing if player not in committed),
        tuple(player for player in missing if player in committed),
    )


def _carried_over(table: Table, seats: int) -> Json:
    """Return what a match takes over from the previous one with equally many seats, if any."""
    last = table.match
    return last.game.carry_over(last.state) if last is not None and last.seats == seats else None


def _check_setup(table: Table, seat_options: tuple[Options, ...]) -> None:
    """Raise ``too_few_players`` or a game's code if a round can't be set up."""
    game, seats = table.game, len(seat_options)
    if seats < game.seats[0]:
        raise refusal("too_few_players", f"At least {game.seats[0]} must play.")
    try:
        game.check_start(options.for_game(table.options), seats, seat_options)
    except OptionsRefusedError as error:
        raise CommandRefusedError(error.code, error.reason) from None


def _open_round(
    table: Table,
    seat_options: tuple[Options, ...],
    seed: bytes,
    standing: Standing,
    now: Millis,
    holders: Collection[Seat],
) -> Proposal:
    """Open a round; ``holders`` are the seats that somebody holds in it."""
    game, chosen, seats = table.game, options.for_game(table.options), len(seat_options)
    opened = ev.RoundOpened(EVERYONE, standing.round)
    chance = Chance(round_seed(seed, standing.round))
    dealt = game.start(chosen, seats, standing, chance, seat_options)
    after = game.new_state()
    for event in dealt:
        game.evolve(after, event)
    clock = clocks.new_deadline(table, after, now, holders)
    return Proposal((opened, *dealt, *drawn(chance.draws), *clock), after=after)


def drawn(draws: Sequence[Draw]) -> Events:
    """Return the event that keeps what was drawn, if anything was."""
    return (ev.Drawn(NOBODY, tuple(draws)),) if draws else ()


def _draws_in(events: Iterable[Event]) -> list[Draw]:
    return [draw for event in events if isinstance(event, ev.Drawn) for draw in event.draws]


def _match_end(
    table: Table,
    reason: str,
    winners: tuple[Seat, ...],
    latest: Sequence[Draw],
    randomness: Randomness,
) -> Events:
    """Return the end of a match; the ``latest`` draws were made just before."""
    match, prepared = table.match_on, table.prepared
    draws = {**match.draws, str(match.round): [*match.draws.get(str(match.round), ()), *latest]}
    ended = ev.MatchEnded(EVERYONE, reason, winners, match.prepared.secret.hex(), draws)
    # A match from an older log may have begun before the next one was prepared.
    is_prepared = prepared.number != match.prepared.number
    prepare = () if is_prepared else prepare_match(prepared.number + 1, randomness)
    return (ended, *prepare, *sitting.after_match(table))
