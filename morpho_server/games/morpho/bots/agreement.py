"""When bots agree to end a round (R7.6): however strong they are, they all do alike."""

from typing import Final

from morpho_server.games.bot import Observation
from morpho_server.games.moves import Move

AGREE: Final = Move("agree")


def agrees(observation: Observation) -> bool:
    """Return whether a bot agrees to the end now: as soon as somebody wishes it."""
    return bool(observation.public.get("end_wished")) and AGREE in observation.open
