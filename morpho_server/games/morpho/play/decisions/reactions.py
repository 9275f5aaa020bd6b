"""The seats that must react, and their able cards (R6.3 to R6.5)."""

from morpho_server.games.morpho.identities import IDENTITY
from morpho_server.games.morpho.play.ring import Slot
from morpho_server.games.morpho.state import State, hindrance


def able_cards(state: State, aimed_at: tuple[Slot, ...], passive: str) -> tuple[Slot, ...]:
    """Return the cards, all of one seat, that must react to what is aimed at these; or none.

    The target's owner comes first, then the neighbour on the left, then that on the right, each
    where nobody before can react (R6.3).
    """
    for cards in state.ring.order_of_asking(aimed_at, state.blocks):
        able = tuple(slot for slot in cards if _is_able(state, slot, passive))
        if able:
            return able
    return ()


def _is_able(state: State, slot: Slot, passive: str) -> bool:
    return passive in IDENTITY[state.cards[slot]].passive and hindrance(state, slot) is None
