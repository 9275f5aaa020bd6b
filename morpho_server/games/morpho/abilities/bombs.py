"""Detonate (R8.8)."""

from collections.abc import Sequence

from morpho_server.games.events import EVERYONE
from morpho_server.games.morpho.abilities.ability import Ability
from morpho_server.games.morpho.events import Bombed, DetonationBegan
from morpho_server.games.morpho.notation import Action
from morpho_server.games.morpho.play.decisions.kinds import ThrowBomb
from morpho_server.games.morpho.play.elimination import hit
from morpho_server.games.morpho.play.ring import OWNER, Slot
from morpho_server.games.morpho.play.transaction import Transaction
from morpho_server.games.morpho.play.turn_order import next_turn
from morpho_server.games.morpho.state import State
from morpho_server.games.moves import Move

BOMBS = 3


def _targets(state: State, slot: Slot) -> list[Slot]:
    return [target for target in state.cards if target != slot]


def _detonations(state: State, slot: Slot) -> Sequence[Move]:
    return [Move("detonate")] if _targets(state, slot) else []


def _detonate(transaction: Transaction, slot: Slot, _: Action) -> None:
    transaction.reveal(slot)
    transaction.emit(DetonationBegan(EVERYONE, OWNER[slot], slot, BOMBS))


def bombs(state: State, decision: ThrowBomb) -> list[Move]:
    """Return every target: any card but the Extremist, the middle too."""
    return [Move(f"bomb {target}") for target in _targets(state, decision.slot)]


def bomb(transaction: Transaction, decision: ThrowBomb, action: Action) -> None:
    """Throw one bomb; the turn is over after the third, or when no target is left (R8.8)."""
    target, left = Slot(action.target), decision.left - 1
    transaction.emit(Bombed(EVERYONE, decision.seat, target, left))
    hit(transaction, target)
    if left == 0 or not _targets(transaction.state, decision.slot):
        next_turn(transaction)


DETONATE = Ability("detonate", _detonations, _detonate, "There is nothing left to be bombed.")
