"""Snipe, Guard, Assassinate (R8.1, R8.2, R8.9)."""

from collections.abc import Sequence

from morpho_server.games.events import EVERYONE
from morpho_server.games.morpho.abilities.ability import Ability
from morpho_server.games.morpho.events import Assassinated, GuardAsked, Guarded, Sniped
from morpho_server.games.morpho.notation import Action
from morpho_server.games.morpho.play.decisions.kinds import ShowGuard
from morpho_server.games.morpho.play.decisions.reactions import able_cards
from morpho_server.games.morpho.play.elimination import eliminate, hit
from morpho_server.games.morpho.play.ring import OWNER, Slot
from morpho_server.games.morpho.play.transaction import Transaction
from morpho_server.games.morpho.play.turn_order import next_turn
from morpho_server.games.morpho.state import State
from morpho_server.games.moves import Move


def _snipes(state: State, slot: Slot) -> Sequence[Move]:
    return [Move(f"snipe {target} with {slot}") for target in state.ring.slots if target != slot]


def _snipe(transaction: Transaction, slot: Slot, action: Action) -> None:
    target = Slot(action.target)
    transaction.reveal(slot)
    transaction.emit(Sniped(EVERYONE, OWNER[slot], slot, target))
    guards = able_cards(transaction.state, (target,), "guard")
    if guards:
        transaction.emit(GuardAsked(EVERYONE, OWNER[guards[0]], target, slot))
        return
    hit(transaction, target)
    next_turn(transaction)


def guards(state: State, decision: ShowGuard) -> list[Move]:
    """Return the cards that can be shown as the guard (R6.4)."""
    return [Move(f"guard {slot}") for slot in able_cards(state, (decision.target,), "guard")]


def guard(transaction: Transaction, decision: ShowGuard, action: Action) -> None:
    """Show the guard and eliminate the sniping card (R8.2)."""
    slot = Slot(action.target)
    transaction.emit(Guarded(EVERYONE, decision.seat, slot, transaction.state.cards[slot]))
    eliminate(transaction, decision.shooter)
    next_turn(transaction)


def _assassinations(state: State, slot: Slot) -> Sequence[Move]:
    near = {
        target: Move(f"assassinate {target}")
        for gap, target in state.ring.beside[OWNER[slot]]
        if gap not in state.blocks
    }
    return list(near.values())


def _assassinate(transaction: Transaction, slot: Slot, action: Action) -> None:
    target = Slot(action.target)
    transaction.reveal(slot)
    transaction.emit(Assassinated(EVERYONE, OWNER[slot], slot, target))
    hit(transaction, target)
    next_turn(transaction)


SNIPE = Ability(
    "snipe",
    _snipes,
    _snipe,
    "A Snipe is at any other card in the round, not at the middle.",
    names_card=True,
)
ASSASSINATE = Ability(
    "assassinate",
    _assassinations,
    _assassinate,
    "The Mercenary strikes at a card adjacent to you, with no block token between.",
)
