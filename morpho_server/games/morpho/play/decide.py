"""Decide a move: whose it is, whether it is legal, and what it leads to."""

from morpho_server.games.chance import Chance
from morpho_server.games.game import Consequences
from morpho_server.games.morpho.notation import AGREE, DISAGREE, Action, read
from morpho_server.games.morpho.play import refusals
from morpho_server.games.morpho.play.decisions import votes
from morpho_server.games.morpho.play.decisions.answers import ANSWERING
from morpho_server.games.morpho.play.evolve import evolve
from morpho_server.games.morpho.play.moves import moves_of
from morpho_server.games.morpho.play.transaction import Transaction
from morpho_server.games.morpho.state import State
from morpho_server.games.moves import Move, MoveRefusedError
from morpho_server.games.seats import Seat

_VOTES = frozenset({AGREE, DISAGREE})


def decide(
    state: State,
    seat: Seat,
    move: Move,
    chance: Chance | None = None,  # noqa: ARG001
) -> Consequences[State]:
    """Carry out a move on a copy of the state. Raise :exc:`MoveRefusedError` if it is illegal."""
    action = read(move)
    if state.outcome is not None:
        raise MoveRefusedError(*refusals.ROUND_OVER)
    transaction = (
        _vote(state, seat, action) if action.verb in _VOTES else _answer(state, seat, action)
    )
    return transaction.consequences()


def _vote(state: State, seat: Seat, action: Action) -> Transaction:
    votes.check(state, seat, action)
    transaction = Transaction(state, evolve)
    votes.vote(transaction, seat, action)
    return transaction


def _answer(state: State, seat: Seat, action: Action) -> Transaction:
    decision = state.decision
    if decision is None or decision.seat != seat:
        raise MoveRefusedError(*refusals.NOT_YOUR_TURN)
    answering = ANSWERING[type(decision)]
    if action.text not in moves_of(state, decision):
        raise MoveRefusedError(*answering.explain(state, decision, action))
    transaction = Transaction(state, evolve)
    answering.carry_out(transaction, decision, action)
    return transaction
