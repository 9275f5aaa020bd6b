"""What an active ability is (R6.1, R6.2)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from morpho_server.games.morpho.notation import Action
from morpho_server.games.morpho.play.ring import Slot
from morpho_server.games.morpho.play.transaction import Transaction
from morpho_server.games.morpho.state import State
from morpho_server.games.moves import Move, Refusal


def open_always(_state: State, _slot: Slot) -> Refusal | None:
    """Return ``None``: the ability is never closed."""
    return None


@dataclass(frozen=True, slots=True)
class Ability:
    """An active ability: when it is closed, what can be done with it, and how it is done.

    ``moves`` lists every use open to the card in a slot, and is asked only where ``closed`` gives
    no reason against it; ``carry_out`` is given one of those. ``choose`` is the
    refusal of any other move. ``names_card``: a move says with which card it is made.
    """

    verb: str
    moves: Callable[[State, Slot], Sequence[Move]]
    carry_out: Callable[[Transaction, Slot, Action], None]
    choose: str = "That can't be done now."
    closed: Callable[[State, Slot], Refusal | None] = open_always
    names_card: bool = False


def without_choice(verb: str) -> Callable[[State, Slot], Sequence[Move]]:
    """Return the moves of an ability that nothing need be said about."""
    moves = (Move(verb),)
    return lambda _state, _slot: moves
