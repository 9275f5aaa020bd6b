"""A bot for M.O.R.P.H.O. that infers what it can know, and plays the odds.

It estimates the points that each move may bring and takes the best. A rule of thumb for each verb
judges what a move leads to.
"""

from functools import partial
from random import Random
from typing import Final

from morpho_server.games.bot import Observation
from morpho_server.games.morpho.belief.belief_cache import BeliefCache
from morpho_server.games.morpho.bots.agreement import AGREE, agrees
from morpho_server.games.morpho.bots.evaluation.assessment import Assessment
from morpho_server.games.morpho.bots.evaluation.move_values import value_of
from morpho_server.games.moves import Move

SHAKINESS: Final = 0.02
"""The most points by which a move may be worse than the best and still be made."""


class Agent:
    """Scouts for what matters to its hand, changes to a better one, strikes when it is likely."""

    def __init__(self) -> None:
        self._cache = BeliefCache()

    def choose(self, observation: Observation, dice: Random) -> Move | None:
        """Return one of the best moves, each as likely as another."""
        if not observation.legal:
            return AGREE if agrees(observation, partial(self._assess, observation)) else None
        if len(observation.legal) == 1:
            return observation.legal[0]
        seen = self._assess(observation)
        value = {move: value_of(seen, move) for move in observation.legal}
        best = max(value.values()) - SHAKINESS
        return dice.choice([move for move in observation.legal if value[move] >= best])

    def _assess(self, observation: Observation) -> Assessment:
        return Assessment(observation, self._cache.belief(observation))
