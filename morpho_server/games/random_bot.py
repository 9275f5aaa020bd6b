"""A bot for any game: it makes some legal move."""

from random import Random

from morpho_server.games.bot import Observation
from morpho_server.games.moves import Move


class RandomBot:
    """Plays by the rules, and by nothing else."""

    def choose(self, observation: Observation, dice: Random) -> Move | None:
        """Return any legal move, each as likely as another; nothing where none is owed."""
        return dice.choice(observation.legal) if observation.legal else None
