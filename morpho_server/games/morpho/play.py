"""Deciding a move: whose it is, whether it is open, what comes of it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from morpho_server.games.game import Consequences, Pace
from morpho_server.games.morpho import transmit, turn, votes
from morpho_server.games.morpho.abilities import bombs, escapes, missions, psionics, reports, shots
from morpho_server.games.morpho.course import Course
from morpho_server.games.morpho.decisions import (
    Arrange,
    Decision,
    GuessNext,
    IndicateNext,
    IndicateTechnician,
    ShowGuard,
    ShowInterceptor,
    TakeCard,
    TakeTurn,
    ThrowBomb,
)
from morpho_server.games.morpho.notation import AGREE, DISAGREE, Action, read
from morpho_server.games.morpho.state import State
from morpho_server.games.moves import Move, MoveRefusedError
from morpho_server.games.seats import Seat


@dataclass(frozen=True, slots=True)
class Answering:
    """How a kind of decision is answered.

    ``moves`` lists what is open, ``carry_out`` does one of it, ``choose`` is said to whoever asks
    for anything else.
    """

    moves: Callable[[State, Any], list[Move]]
    carry_out: Callable[[Course, Any, Action], None]
    choose: str
    is_reaction: bool = False


ANSWERING: Final[dict[type[Decision], Answering]] = {
    TakeTurn: Answering(turn.moves, turn.carry_out, "That can't be done now."),
    IndicateTechnician: Answering(
        missions.indications, missions.indicate, "Indicate a card: which one is the Technician?"
    ),
    ShowGuard: Answering(
        shots.guards, shots.guard, "Show a card of yours that guards.", is_reaction=True
    ),
    ShowInterceptor: Answering(
        escapes.interceptors,
        escapes.intercept,
        "Show a card of yours that intercepts.",
        is_reaction=True,
    ),
    IndicateNext: Answering(
        reports.indications,
        reports.indicate,
        "Indicate a card that you have not yet named, as an identity that is still to be found.",
    ),
    ThrowBomb: Answering(bombs.bombs, bombs.bomb, "Bomb any card but the Extremist."),
    GuessNext: Answering(psionics.guesses, psionics.guess, "Guess the next card."),
    TakeCard: Answering(
        transmit.takings, transmit.take, "Take a card of the investigator.", is_reaction=True
    ),
    Arrange: Answering(
        transmit.arrangements,
        transmit.arrange,
        "Lay these very cards on these places.",
        is_reaction=True,
    ),
}

_VOTES = frozenset({AGREE, DISAGREE})


def legal_moves(state: State, seat: Seat) -> list[Move]:
    """Return every move of the decision that a seat owes."""
    asked = state.decision
    if asked is None or asked.seat != seat:
        return []
    return ANSWERING[type(asked)].moves(state, asked)


def decide(state: State, seat: Seat, move: Move) -> Consequences[State]:
    """Carry out a move; raises :exc:`MoveRefusedError`, and leaves the state as it was."""
    action = read(move)
    if state.outcome is not None:
        raise MoveRefusedError("round_over", "The round is over.")
    if action.verb in _VOTES:
        votes.check(state, seat, action)
        course = Course(state)
        votes.vote(course, seat, action)
    else:
        asked = _asked(state, seat)
        _check(state, asked, action)
        course = Course(state)
        ANSWERING[type(asked)].carry_out(course, asked, action)
    return Consequences(tuple(course.events), course.state)


def _asked(state: State, seat: Seat) -> Decision:
    asked = state.decision
    if asked is None or asked.seat != seat:
        raise MoveRefusedError("not_your_turn", "You are not asked for a decision now.")
    return asked


def _check(state: State, asked: Decision, action: Action) -> None:
    if isinstance(asked, TakeTurn):
        turn.check(state, asked, action)
        return
    answering = ANSWERING[type(asked)]
    if action.text not in answering.moves(state, asked):
        raise MoveRefusedError("illegal_move", answering.choose)


def pace(state: State) -> Pace:
    """Return the clock of the decision that is owed."""
    asked = state.decision
    return "reaction" if asked is not None and ANSWERING[type(asked)].is_reaction else "turn"


def timeout_move(state: State, seat: Seat) -> Move:
    """Return what is done for a seat whose time is up (docs/rulings.md, 14)."""
    if isinstance(state.decision, TakeTurn):
        return turn.quiet_move(state, state.decision)
    return legal_moves(state, seat)[0]
