"""What somebody sees who sees every card: in games that are past."""

from morpho_server.games.morph.observers.views import Everything
from morpho_server.games.morph.play.ending import held
from morpho_server.games.morph.state import SIDES, State
from morpho_server.games.seats import letter


def everything(state: State) -> Everything:
    """Return every card that lies face down."""
    sides = [(letter(seat), side) for seat, side in zip(SIDES, state.sides, strict=True)]
    return {
        "hands": {name: held(side) for name, side in sides},
        "decks": {name: [*side.deck] for name, side in sides},
        "mana_cards": {name: [*side.mana] for name, side in sides},
    }
