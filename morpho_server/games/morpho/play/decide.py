"""Decide a move: whose it is, whether it is legal, and what it leads to."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from morpho_server.games.chance import Chance
from morpho_server.games.game import Consequences, Pace
from morpho_server.games.morpho import refusals
from morpho_server.games.morpho.abilities import bombs, escapes, missions, psionics, reports, shots
from morpho_server.games.morpho.notation import AGREE, DISAGREE, Action, read
from morpho_server.games.morpho.play import transmit, turn, votes
from morpho_server.games.morpho.play.decision_kinds import (
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
from morpho_server.games.morpho.play.late_moves import late_move
from morpho_server.games.morpho.play.transaction import Transaction
from morpho_server.games.morpho.state import State
from morpho_server.games.moves import Move, MoveRefusedError, Refusal
from morpho_server.games.seats import Seat


@dataclass(frozen=True, slots=True)
class Answering:
    """How a kind of decision is answered.

    ``moves`` lists the legal moves, ``carry_out`` makes one of them, and ``explain`` returns why a
    move is not among them.
    """

    moves: Callable[[State, Any], list[Move]]
    carry_out: Callable[[Transaction, Any, Action], None]
    explain: Callable[[State, Any, Action], Refusal]
    is_reaction: bool = False


def _choice(
    moves: Callable[[State, Any], list[Move]],
    carry_out: Callable[[Transaction, Any, Action], None],
    choose: str,
    *,
    is_reaction: bool = False,
) -> Answering:
    """Return the answering of a short list; ``choose`` is the reason to refuse any other move."""
    refusal = ("illegal_move", choose)
    return Answering(moves, carry_out, lambda *_: refusal, is_reaction)


ANSWERING: Final[dict[type[Decision], Answering]] = {
    TakeTurn: Answering(turn.moves, turn.carry_out, turn.explain),
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
    decision = state.decision
    return [] if decision is None or decision.seat != seat else list(_moves(state, decision))


def _moves(state: State, decision: Decision) -> list[Move]:
    """Return the moves of the decision that is owed, listed once for each state."""
    if state.moves is None:
        state.moves = ANSWERING[type(decision)].moves(state, decision)
    return state.moves


def decide(state: State, seat: Seat, move: Move) -> Consequences[State]:
    """Carry out a move on a copy of the state. Raise :exc:`MoveRefusedError` if it is illegal."""
    action = read(move)
    if state.outcome is not None:
        raise MoveRefusedError(*refusals.ROUND_OVER)
    transaction = (
        _vote(state, seat, action) if action.verb in _VOTES else _answer(state, seat, action)
    )
    return Consequences(tuple(transaction.events), transaction.state)


def _vote(state: State, seat: Seat, action: Action) -> Transaction:
    votes.check(state, seat, action)
    transaction = Transaction(state)
    votes.vote(transaction, seat, action)
    return transaction


def _answer(state: State, seat: Seat, action: Action) -> Transaction:
    decision = state.decision
    if decision is None or decision.seat != seat:
        raise MoveRefusedError(*refusals.NOT_YOUR_TURN)
    answering = ANSWERING[type(decision)]
    if action.text not in _moves(state, decision):
        raise MoveRefusedError(*answering.explain(state, decision, action))
    transaction = Transaction(state)
    answering.carry_out(transaction, decision, action)
    return transaction


def pace(state: State) -> Pace:
    """Return the clock of the decision that is owed."""
    decision = state.decision
    return "reaction" if decision is not None and ANSWERING[type(decision)].is_reaction else "turn"


def timeout_move(state: State, seat: Seat, chance: Chance) -> Move:
    """Return the move made for a seat whose time is up (docs/rulings.md, 14)."""
    decision = state.decision
    assert decision is not None
    return late_move(state, decision, legal_moves(state, seat), chance)
