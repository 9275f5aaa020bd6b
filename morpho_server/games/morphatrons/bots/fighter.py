"""A bot for Morphatrons that searches its whole turn."""

from random import Random
from typing import Final

from morpho_server.games.bot import Observation
from morpho_server.games.morphatrons.bots.search.position import seen_in
from morpho_server.games.morphatrons.bots.search.steps import spelled
from morpho_server.games.morphatrons.bots.search.turn_search import endings
from morpho_server.games.morphatrons.bots.search.worth import plain_worth
from morpho_server.games.morphatrons.notation import END
from morpho_server.games.moves import Move

WIDTH: Final = 150
"""The most positions it goes on from after each step; seldom are there more."""


class Fighter:
    """Ends its turn where it looks best to it; it thinks of no answer."""

    def choose(self, observation: Observation, dice: Random) -> Move | None:  # noqa: ARG002
        """Return the first step to the best end of the turn."""
        if len(observation.legal) <= 1:
            return next(iter(observation.legal), None)
        best = endings(seen_in(observation), WIDTH, plain_worth)[0]
        return END if best.first is None else spelled(best.first)
