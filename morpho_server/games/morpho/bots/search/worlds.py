"""Whole positions that a seat can't rule out, drawn at random: the rules go on from each of them.

What is hidden from a seat is which cards lie where, and what others have invested in. All the rest
of a position follows from what the seat saw, and is the same in every world.
"""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Final

from morpho_server.games.morpho.identities import INVESTMENTS, Name
from morpho_server.games.morpho.play.ring import Slot
from morpho_server.games.morpho.state import State
from morpho_server.games.seats import Seat

_TEAMS: Final = tuple(INVESTMENTS)


class Worlds:
    """The positions that may be, for a seat that knows all of one but what is hidden.

    ``invested`` are the seats that have invested, whether it is known in what or not.
    """

    def __init__(self, position: State, invested: Iterable[int]) -> None:
        self._known = position
        self._investors = tuple(Seat(seat) for seat in invested if seat not in position.investments)

    def with_cards(self, cards: Mapping[str, Name], dice: Random) -> State:
        """Return the position with these cards; either team is as likely to be invested in."""
        state = self._known.copy()
        state.cards = {Slot(slot): name for slot, name in cards.items()}
        if self._investors:
            choices = {seat: dice.choice(_TEAMS) for seat in self._investors}
            state.investments = {**state.investments, **choices}
        return state
