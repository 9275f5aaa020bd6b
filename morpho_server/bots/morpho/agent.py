"""A bot for M.O.R.P.H.O. that works out what it can know, and plays by what that makes likely.

It weighs every move by the points that it may bring, and takes the best. What a move leads to is
judged by rules of thumb, one for each verb.
"""

from random import Random
from typing import Final

from morpho_server.bots.bot import Sight
from morpho_server.bots.morpho.ending import AGREE, agrees
from morpho_server.bots.morpho.memory import Memory
from morpho_server.bots.morpho.prospects import Prospects
from morpho_server.bots.morpho.values import value_of
from morpho_server.games.moves import Move

SHAKINESS: Final = 0.02
"""By how many points a move may be worse than the best and be made all the same."""


class Agent:
    """Scouts for what matters to its hand, changes to a better one, strikes when it is likely."""

    def __init__(self) -> None:
        self._memory = Memory()

    def choose(self, sight: Sight, dice: Random) -> Move | None:
        """Return one of the best moves, each as likely as another."""
        if agrees(sight):
            return AGREE
        if len(sight.legal) <= 1:
            return next(iter(sight.legal), None)
        seen = Prospects(sight, self._memory.belief(sight))
        value = {move: value_of(seen, move) for move in sight.legal}
        best = max(value.values()) - SHAKINESS
        return dice.choice([move for move in sight.legal if value[move] >= best])
