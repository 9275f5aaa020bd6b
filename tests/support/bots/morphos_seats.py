"""What a seat of Morphos sees, in positions written as in record files."""

from typing import Any

from morpho_server.games.bot import Observation
from tests.support.games.morphos import position


def seen(*moves: str, **header: Any) -> Observation:
    """Return the view of the seat to move after some moves, such as ``A e5``."""
    reached = position(*moves, **header)
    [(seat, legal)] = reached.owed().items()
    return Observation(seat, reached.public(), reached.own(seat), tuple(legal))
