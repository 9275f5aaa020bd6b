"""Moves: those that players make, and those that are made for them when their time is up."""

from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.moves import Move, MoveRefusedError
from morpho_server.games.seats import Seat
from morpho_server.tables.decide import deadlines
from morpho_server.tables.decide.matches import bets
from morpho_server.tables.decide.matches.ending import match_end
from morpho_server.tables.decide.matches.rounds import drawn, draws_in
from morpho_server.tables.decide.matches.starting import begin
from morpho_server.tables.decide.matches.terms import terms_of_move
from morpho_server.tables.decide.proposal import Context, Events, Proposal
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import CommandRefusedError, refusal
from morpho_server.tables.model.ids import Millis
from morpho_server.tables.model.table import Table
from morpho_server.tables.ports import Randomness


def make_move(context: Context, command: commands.MakeMove) -> Proposal:
    """Make a move. Raises ``not_now``, ``not_seated``, ``paused`` or a game's code."""
    table, seat = context.table, context.player.seat
    if seat is None:
        raise refusal("not_seated")
    if table.phase != "playing":
        raise refusal("not_now", "No round is in progress.")
    if table.pause is not None:
        raise refusal("paused")
    return move_for(table, seat, command.move, context.now, context.randomness)


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
    table: Table, seat: Seat, move: Move, now: Millis, randomness: Randomness, why: Events = ()
) -> Proposal:
    """Make a move in the match that is on; raises a game's code.

    ``why`` are the events that cause it, if not a command.
    """
    match = table.match_on
    game, chance = match.game, match.chance()
    try:
        consequences = game.decide(match.state, seat, move, chance)
    except MoveRefusedError as error:
        raise CommandRefusedError(error.code, error.reason) from None
    events: list[Event] = [*why, *consequences.events]
    if chance.draws:
        events += drawn(chance.draws)
    terms = match.prepared.terms
    if terms is not None and terms.rules != game.rules_version:
        events[:0] = terms_of_move(table, terms, events)
    outcome = game.outcome(consequences.after)
    events += deadlines.after_move(table, match, seat, move, consequences, now)
    if outcome is not None:
        events += bets.reveal(match, outcome)
    if outcome is not None and outcome.match_over:
        events += match_end(table, "won", outcome.winners, draws_in(events), randomness)
    return Proposal(tuple(events), seat, move, consequences.after)
