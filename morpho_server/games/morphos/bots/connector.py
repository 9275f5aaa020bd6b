"""A bot for Morphos that takes the move after which it is most ahead."""

from collections.abc import Mapping
from random import Random
from typing import Final

from morpho_server.games.bot import Observation
from morpho_server.games.morphos.bots.choice import choose
from morpho_server.games.morphos.bots.judging import is_behind
from morpho_server.games.morphos.bots.position import Position
from morpho_server.games.morphos.bots.search import Effort, Valued, best
from morpho_server.games.morphos.notation import Action
from morpho_server.games.moves import Move

AHEAD: Final = Effort(first=1, width=0, deepest=0)
BEHIND: Final = Effort(first=5, width=5, deepest=1)
"""How far it looks: behind it thinks of the answers, so that it cuts where that hurts most."""


class Connector:
    """Shortens its own way and lengthens the other side's; behind it looks an answer ahead."""

    def choose(self, observation: Observation, dice: Random) -> Move | None:
        """Return the move after which it is most ahead."""
        return choose(observation, dice, _best)


def _best(position: Position, likings: Mapping[Action, float]) -> Valued:
    return best(position, likings, BEHIND if is_behind(position) else AHEAD)
