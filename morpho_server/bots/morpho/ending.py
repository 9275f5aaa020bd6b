"""When bots agree to end a round (R7.6): however strong they are, they all do alike."""

from typing import Final

from morpho_server.bots.bot import Sight
from morpho_server.games.moves import Move

AGREE: Final = Move("agree")


def agrees(sight: Sight) -> bool:
    """Tell whether a bot agrees now: where somebody wishes it, so that those who are there can."""
    return bool(sight.public.get("end_wished")) and AGREE in sight.open
