"""A bot for Morphos that takes the move after which it is most ahead."""

from collections.abc import Mapping
from random import Random

from morpho_server.games.bot import Observation
from morpho_server.games.morphos.bots.choice import choose
from morpho_server.games.morphos.bots.position import Position
from morpho_server.games.morphos.bots.search import Search, Valued
from morpho_server.games.morphos.notation import Action
from morpho_server.games.moves import Move


class Connector:
    """Shortens its own way and lengthens the other side's; it looks no move ahead."""

    def choose(self, observation: Observation, dice: Random) -> Move | None:
        """Return the move after which it is most ahead."""
        return choose(observation, dice, _best)


def _best(position: Position, likings: Mapping[Action, float]) -> Valued:
    return Search(0, lambda: True).values(position, likings, 0)[0]
