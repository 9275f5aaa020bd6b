"""Which card a bot stakes (R2.3)."""

from morpho_server.games.bot import Observation
from morpho_server.games.morph.cards import CREATURES
from morpho_server.games.moves import Move


def stake(observation: Observation) -> Move:
    """Return the stake of the highest power.

    The first turn is an advantage. Against the Shadow nothing depends on the power, but no card
    costs more than that of the highest power, so it would wait longest in the hand.
    """
    return max(observation.legal, key=lambda move: CREATURES[move.split()[1]].power)
