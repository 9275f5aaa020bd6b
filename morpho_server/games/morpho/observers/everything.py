"""What somebody sees who sees every card: in rounds that are past, or when out of the round."""

from morpho_server.games.morpho.identities import HINDRANCE, Hindrance
from morpho_server.games.morpho.observers.views import Everything
from morpho_server.games.morpho.play.ring import SLOTS_OF, Slot
from morpho_server.games.morpho.state import State


def everything(state: State) -> Everything:
    """Return every card in play, and what hinders each beside its owner's other card (R5)."""
    return {"known": dict(state.cards), "hindered": _hindered(state)}


def _hindered(state: State) -> dict[Slot, Hindrance]:
    found: dict[Slot, Hindrance] = {}
    for one, other in SLOTS_OF:
        for slot, beside in ((one, other), (other, one)):
            if slot in state.cards and beside in state.cards:
                hindrance = HINDRANCE[state.cards[slot], state.cards[beside]]
                if hindrance is not None:
                    found[slot] = hindrance
    return found
