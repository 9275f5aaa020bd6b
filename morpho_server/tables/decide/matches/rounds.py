"""Rounds of a match: whether one can be set up, how it opens, and the draws that are kept of it."""

from collections.abc import Collection, Iterable, Sequence

from morpho_server.games.chance import Chance, Draw
from morpho_server.games.events import EVERYONE, NOBODY, Event
from morpho_server.games.options import Choices, Options
from morpho_server.games.outcome import Standing
from morpho_server.games.seats import Seat
from morpho_server.tables.decide import deadlines, seating
from morpho_server.tables.decide.matches.terms import terms_of_round
from morpho_server.tables.decide.proposal import Context, Events, Proposal
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import CommandRefusedError, refusal
from morpho_server.tables.model import options
from morpho_server.tables.model.ids import Millis
from morpho_server.tables.model.match import round_seed
from morpho_server.tables.model.table import Table


def drawn(draws: Sequence[Draw]) -> Events:
    """Return the event that keeps what was drawn, if anything was."""
    return (ev.Drawn(NOBODY, tuple(draws)),) if draws else ()


def draws_in(events: Iterable[Event]) -> list[Draw]:
    """Return the draws that events keep."""
    return [draw for event in events if isinstance(event, ev.Drawn) for draw in event.draws]


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
    check_setup(table, seats)
    newcomers = seating.before_round(table, context.now)
    taken = {event.seat for event in newcomers if isinstance(event, ev.Sat | ev.SeatGiven)}
    holders = {*table.holders, *taken}
    opened = open_round(table, seats, match.seed, standing, context.now, holders)
    terms = terms_of_round(table, match, seats)
    return opened._replace(events=(*newcomers, *terms, *opened.events))


def check_setup(table: Table, seat_options: tuple[Options, ...]) -> None:
    """Raise ``maintenance``, ``too_few_players`` or a game's code if no round can begin."""
    if table.maintenance.is_on:
        raise refusal("maintenance")
    refused = options.start_refusal(table.game, table.options, seat_options)
    if refused is not None:
        raise CommandRefusedError(refused.code, refused.reason)


def open_round(
    table: Table,
    seat_options: tuple[Options, ...],
    seed: bytes,
    standing: Standing,
    now: Millis,
    holders: Collection[Seat],
) -> Proposal:
    """Open a round; ``holders`` are the seats that somebody holds in it."""
    game = table.game
    choices = Choices(options.for_game(table.options), len(seat_options), seat_options)
    opened = ev.RoundOpened(EVERYONE, standing.round)
    chance = Chance(round_seed(seed, standing.round))
    dealt = game.start(choices, standing, chance)
    after = game.new_state()
    for event in dealt:
        game.evolve(after, event)
    if set(game.owing(after)).issubset(holders):
        now = deadlines.first_clock_starts_at(table, standing.round, now)
    timed = deadlines.new_deadline(table, after, now, holders)
    return Proposal((opened, *dealt, *drawn(chance.draws), *timed), after=after)
