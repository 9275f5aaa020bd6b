"""What a seat of Morphatrons sees, in positions written as in record files."""

from typing import Any

from morpho_server.games.bot import Observation
from tests.support.games.morphatrons import position


def seen(*moves: str, **header: Any) -> Observation:
    """Return the view of the seat on turn after some moves, such as ``A draw``."""
    reached = position(*moves, **header)
    [(seat, legal)] = reached.owed().items()
    return Observation(seat, reached.public(), reached.own(seat), tuple(legal))
