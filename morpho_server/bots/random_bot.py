"""A bot for any game: it makes some legal move."""

from random import Random

from morpho_server.bots.bot import Sight
from morpho_server.games.moves import Move


class RandomBot:
    """Plays by the rules, and by nothing else."""

    def choose(self, sight: Sight, dice: Random) -> Move | None:
        """Return any legal move, each as likely as another; nothing where none is owed."""
        return dice.choice(sight.legal) if sight.legal else None
