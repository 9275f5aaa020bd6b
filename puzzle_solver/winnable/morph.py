"""Whether a seat may still win within some turns: what the search for puzzles need not look at."""

from typing import Final

from morpho_server.games.morph.state import OTHER, State
from morpho_server.games.seats import Seat

CARDS_FOR_MANA: Final = 2
"""The most cards of the enemy's deck that one mana takes.

No creature has an attack above twice its cost, Rally reaches three others at most and costs 2 or
more, and neither Erode nor a feat gives as much (R6, R7).
"""


def may_win(state: State, seat: Seat, turns: int) -> bool:
    """Return whether a seat may win within so many turns of its own; ``True`` where in doubt.

    The enemy loses by a card more than its deck has, or by its next draw once the deck is empty
    (R8.1). Nobody can prevent that draw: each turn begins with a card for the mana zone (R3.2).
    """
    enemy = state.sides[OTHER[seat]]
    if state.is_solo or state.phase == "stake" or turns > 1:
        return True
    if not turns:
        return not enemy.deck
    return state.turn != seat or _most_discards(state, seat) >= len(enemy.deck)


def _most_discards(state: State, seat: Seat) -> int:
    """Return at least how many cards of its deck the enemy could be made to discard this turn.

    A creature hits the deck once: then it is dissipated (R5.4).
    """
    side = state.sides[seat]
    mana = side.mana_upright + (state.phase == "mana") + (state.discount == seat)
    attacks = sum(each.attack for row in side.rows for each in row)
    return attacks + CARDS_FOR_MANA * mana
