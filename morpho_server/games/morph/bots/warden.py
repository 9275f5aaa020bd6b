"""A bot for Morph that tries its best turns in many worlds that fit what it sees."""

import time
from random import Random
from typing import Final

from morpho_server.games.bot import Observation
from morpho_server.games.morph.bots.search.playouts import choose
from morpho_server.games.moves import Move

USUAL: Final = 16
"""In how many worlds it plays on, if it is given no time."""

CANDIDATES: Final = 6
"""The most turns it tries, of those that look best."""

TURNS: Final = 2
"""The number of further turns it plays in each world."""

LONGEST: Final = 0.2
"""The most seconds it thinks, even if it is given more."""


class Warden:
    """Plays the turn that does best against the answers of hands and decks that may be."""

    def __init__(self, worlds: int = USUAL) -> None:
        self._worlds = worlds

    def choose(self, observation: Observation, dice: Random) -> Move | None:
        """Return the move that is found by playing on in so many worlds."""
        left = iter(range(self._worlds - 1))
        return choose(observation, dice, lambda: next(left, None) is not None, CANDIDATES, TURNS)

    def choose_within(self, observation: Observation, dice: Random, seconds: float) -> Move | None:
        """Return the move that is found in that time."""
        end = time.monotonic() + min(seconds, LONGEST)
        return choose(observation, dice, lambda: time.monotonic() < end, CANDIDATES, TURNS)
