"""What a seat of Morph sees, in positions written as in record files."""

from typing import Any

from morpho_server.games.bot import Observation
from tests.support.games.morph import position


def seen(*moves: str, **header: Any) -> Observation:
    """Return the view of the first seat that decides after some moves, such as ``A end``."""
    reached = position(*moves, **header)
    seat, legal = next(iter(reached.owed().items()))
    return Observation(seat, reached.public(), reached.own(seat), tuple(legal))
