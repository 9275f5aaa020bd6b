"""Positions of Morphos for tests, written as in record files."""

from typing import Any

from morpho_server.games.morphos.record import MORPHOS_RECORDING
from morpho_server.games.morphos.rules import MORPHOS
from morpho_server.games.morphos.state import State
from morpho_server.games.position import Position
from morpho_server.games.seats import seat_of


def position(*moves: str, **header: Any) -> Position[State]:
    """Return the position after some moves, such as ``A e5``, from the header of a record."""
    reached = Position(MORPHOS, MORPHOS_RECORDING.open(header))
    for said in moves:
        letter, _, move = said.partition(" ")
        seat = seat_of(letter)
        reached.make(seat, MORPHOS_RECORDING.complete(reached.state, seat, move))
    return reached
