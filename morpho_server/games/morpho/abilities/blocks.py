"""Block (R8.3)."""

from collections.abc import Sequence

from morpho_server.games.events import EVERYONE
from morpho_server.games.morpho.abilities.ability import Ability
from morpho_server.games.morpho.events import Blocked
from morpho_server.games.morpho.notation import Action
from morpho_server.games.morpho.play.refusals import NO_TOKENS_LEFT
from morpho_server.games.morpho.play.ring import OWNER, Gap, Slot
from morpho_server.games.morpho.play.transaction import Transaction
from morpho_server.games.morpho.play.turn_order import next_turn
from morpho_server.games.morpho.state import State
from morpho_server.games.moves import Move, Refusal


def _closed(state: State, _slot: Slot) -> Refusal | None:
    return None if state.tokens else NO_TOKENS_LEFT


def _blocks(state: State, slot: Slot) -> Sequence[Move]:
    return [Move(f"block {gap} with {slot}") for gap in state.ring.gaps if gap not in state.blocks]


def _block(transaction: Transaction, slot: Slot, action: Action) -> None:
    transaction.reveal(slot)
    transaction.emit(Blocked(EVERYONE, OWNER[slot], slot, Gap(action.target)))
    next_turn(transaction)


BLOCK = Ability(
    "block",
    _blocks,
    _block,
    "A token lies between two neighbours (with three players, between two cards next to each"
    " other) where none lies yet.",
    _closed,
    names_card=True,
)
