"""The move made for a seat whose time is up (docs/rulings.md, 14).

It depends on nothing hidden wherever some move is legal whatever the hidden cards are.
"""

from collections.abc import Sequence
from typing import Final

from morpho_server.games.chance import Chance
from morpho_server.games.morpho.notation import CHANGE, LOOK, PASS, read
from morpho_server.games.morpho.play import turn
from morpho_server.games.morpho.play.decision_kinds import (
    Decision,
    ShowGuard,
    ShowInterceptor,
    TakeTurn,
)
from morpho_server.games.morpho.ring import Slot
from morpho_server.games.morpho.state import State
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat

_LOOKS: Final = frozenset(LOOK.values())
_CHANGES: Final = frozenset(CHANGE.values())
_ESCAPE: Final = Move("escape")


def late_move(state: State, decision: Decision, legal: Sequence[Move], chance: Chance) -> Move:
    """Return the legal move that reveals and costs least, or one drawn from ``chance``."""
    match decision:
        case TakeTurn():
            return _action(state, decision, legal, chance)
        case ShowGuard() | ShowInterceptor():
            known = [move for move in legal if _slot(move) in state.public.shown]
            return known[0] if known else _any(legal, chance)
        case _:
            return legal[0]


def _action(state: State, decision: TakeTurn, legal: Sequence[Move], chance: Chance) -> Move:
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
