"""Deciding a move: whose it is, whether it is open, what comes of it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from morpho_server.games.game import Consequences, Pace
from morpho_server.games.morpho import refusals, transmit, turn, votes
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

    ``moves`` lists what is open, ``check`` raises :exc:`MoveRefusedError` for anything else,
    ``carry_out`` does what was checked.
    """

    moves: Callable[[State, Any], list[Move]]
    carry_out: Callable[[Course, Any, Action], None]
    check: Callable[[State, Any, Action], None]
    is_reaction: bool = False


def _choice(
    moves: Callable[[State, Any], list[Move]],
    carry_out: Callable[[Course, Any, Action], None],
    choose: str,
    *,
    is_reaction: bool = False,
) -> Answering:
    """Answer by one of a short list; ``choose`` is said to whoever asks for anything else."""

    def check(state: State, asked: Decision, action: Action) -> None:
        if action.text not in moves(state, asked):
            raise MoveRefusedError("illegal_move", choose)

    return Answering(moves, carry_out, check, is_reaction)


ANSWERING: Final[dict[type[Decision], Answering]] = {
    TakeTurn: Answering(turn.moves, turn.carry_out, turn.check),
    IndicateTechnician: _choice(
        missions.indications, missions.indicate, "Indicate a card: which one is the Technician?"
    ),
    ShowGuard: _choice(
        shots.guards, shots.guard, "Show a card of yours that guards.", is_reaction=True
    ),
    ShowInterceptor: _choice(
        escapes.interceptors,
        escapes.intercept,
        "Show a card of yours that intercepts.",
        is_reaction=True,
    ),
    IndicateNext: _choice(
        reports.indications,
        reports.indicate,
        "Indicate a card that you have not yet named, as an identity that is still to be found.",
    ),
    ThrowBomb: _choice(bombs.bombs, bombs.bomb, "Bomb any card but the Extremist."),
    GuessNext: _choice(psionics.guesses, psionics.guess, "Guess the next card."),
    TakeCard: _choice(
        transmit.takings, transmit.take, "Take a card of the investigator.", is_reaction=True
    ),
    Arrange: _choice(
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
        raise MoveRefusedError(*refusals.ROUND_OVER)
    course = _vote(state, seat, action) if action.verb in _VOTES else _answer(state, seat, action)
    return Consequences(tuple(course.events), course.state)


def _vote(state: State, seat: Seat, action: Action) -> Course:
    votes.check(state, seat, action)
    course = Course(state)
    votes.vote(course, seat, action)
    return course


def _answer(state: State, seat: Seat, action: Action) -> Course:
    asked = state.decision
    if asked is None or asked.seat != seat:
        raise MoveRefusedError(*refusals.NOT_YOUR_TURN)
    answering = ANSWERING[type(asked)]
    answering.check(state, asked, action)
    course = Course(state)
    answering.carry_out(course, asked, action)
    return course


def pace(state: State) -> Pace:
    """Return the clock of the decision that is owed."""
    asked = state.decision
    return "reaction" if asked is not None and ANSWERING[type(asked)].is_reaction else "turn"


def timeout_move(state: State, seat: Seat) -> Move:
    """Return what is done for a seat whose time is up (docs/rulings.md, 14)."""
    if isinstance(state.decision, TakeTurn):
        return turn.quiet_move(state, state.decision)
    return legal_moves(state, seat)[0]
