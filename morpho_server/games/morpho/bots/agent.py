"""A bot for M.O.R.P.H.O. that works out what it can know, and plays by what that makes likely.

It weighs every move by the points that it may bring, and takes the best. What a move leads to is
judged by rules of thumb, one for each verb.
"""

from random import Random
from typing import Final

from morpho_server.games.bot import Observation
from morpho_server.games.morpho.bots.agreement import AGREE, agrees
from morpho_server.games.morpho.bots.belief.belief_cache import BeliefCache
from morpho_server.games.morpho.bots.evaluation.assessment import Assessment
from morpho_server.games.morpho.bots.evaluation.move_values import value_of
from morpho_server.games.moves import Move

SHAKINESS: Final = 0.02
"""By how many points a move may be worse than the best and be made all the same."""


class Agent:
    """Scouts for what matters to its hand, changes to a better one, strikes when it is likely."""

    def __init__(self) -> None:
        self._cache = BeliefCache()

    def choose(self, observation: Observation, dice: Random) -> Move | None:
        """Return one of the best moves, each as likely as another."""
        if agrees(observation):
            return AGREE
        if len(observation.legal) <= 1:
            return next(iter(observation.legal), None)
        seen = Assessment(observation, self._cache.belief(observation))
        value = {move: value_of(seen, move) for move in observation.legal}
        best = max(value.values()) - SHAKINESS
        return dice.choice([move for move in observation.legal if value[move] >= best])
