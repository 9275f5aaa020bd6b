"""The moves of the decision that is owed, and the one made for a seat whose time is up."""

from collections.abc import Sequence
from typing import Final

from morpho_server.games.chance import Chance
from morpho_server.games.game import Pace
from morpho_server.games.morpho.notation import CHANGE, LOOK, PASS, read
from morpho_server.games.morpho.play.decisions import kinds, turn
from morpho_server.games.morpho.play.decisions.answers import ANSWERING
from morpho_server.games.morpho.play.ring import Slot
from morpho_server.games.morpho.state import State
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat

_LOOKS: Final = frozenset(LOOK.values())
_CHANGES: Final = frozenset(CHANGE.values())
_ESCAPE: Final = Move("escape")


def legal_moves(state: State, seat: Seat) -> list[Move]:
    """Return every move of the decision that a seat owes."""
    decision = state.decision
    return [] if decision is None or decision.seat != seat else list(moves_of(state, decision))


def moves_of(state: State, decision: kinds.Decision) -> list[Move]:
    """Return the moves of the decision that is owed, listed once for each state."""
    if state.moves is None:
        state.moves = ANSWERING[type(decision)].moves(state, decision)
    return state.moves


def pace(state: State) -> Pace:
    """Return the clock of the decision that is owed."""
    decision = state.decision
    return "reaction" if decision is not None and ANSWERING[type(decision)].is_reaction else "turn"


def timeout_move(state: State, seat: Seat, chance: Chance) -> Move:
    """Return the legal move that reveals and costs least, or one drawn from ``chance``.

    It depends on nothing hidden wherever some move is legal whatever the hidden cards are
    (docs/rulings.md, 14).
    """
    decision, legal = state.decision, legal_moves(state, seat)
    match decision:
        case kinds.TakeTurn():
            return _action(state, decision, legal, chance)
        case kinds.ShowGuard() | kinds.ShowInterceptor():
            known = [move for move in legal if _slot(move) in state.public.shown]
            return known[0] if known else _any(legal, chance)
        case _:
            return legal[0]


def _action(state: State, decision: kinds.TakeTurn, legal: Sequence[Move], chance: Chance) -> Move:
    """Return a look, or else a Change Job, a use of a card that is face up, or a pass."""
    if legal[0] in _LOOKS:  # those come first
        return legal[0]
    if changes := [move for move in legal if move in _CHANGES]:
        return _change(state, decision.seat, legal, changes, chance)
    return next(turn.shown_uses(state, decision.seat), PASS)


def _change(
    state: State, seat: Seat, legal: Sequence[Move], changes: Sequence[Move], chance: Chance
) -> Move:
    """Return a Change Job of a card that everybody knows to be no Alien, if there is one.

    If everybody knows that one of the two cards is the Parasite, but not which, either change may
    be illegal; only its escape is not.
    """
    aliens = {name: places for name, places in state.public.aliens.items() if places}
    suspected = frozenset[Slot]().union(*aliens.values())
    clear = [move for move in changes if _slot(move) not in suspected]
    if clear:
        return clear[0]
    is_held = aliens.keys() == {"parasite"} and suspected.issubset(state.ring.hands[seat])
    return _ESCAPE if is_held and _ESCAPE in legal else _any(changes, chance)


def _any(moves: Sequence[Move], chance: Chance) -> Move:
    return moves[0] if len(moves) == 1 else chance.choice(moves, "time_ran_out.move")


def _slot(move: Move) -> Slot:
    return Slot(read(move).target)
