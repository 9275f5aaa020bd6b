"""A bot for Morph that looks for the best turn, and one stroke of the enemy ahead."""

from random import Random
from typing import Final

from morpho_server.games.bot import Observation
from morpho_server.games.morph.bots.search.playouts import choose
from morpho_server.games.moves import Move

CANDIDATES: Final = 4
"""The most turns it carries out to their end, of those that look best."""


class Duelist:
    """Plays the turn after which it stands best, when what stands now has struck back."""

    def choose(self, observation: Observation, dice: Random) -> Move | None:
        """Return the first move of the best turn."""
        return choose(observation, dice, lambda: False, CANDIDATES, turns=0)
