"""Positions of Morphatrons for tests, written as in record files."""

from typing import Any

from morpho_server.games.morphatrons.record import MORPHATRONS_RECORDING
from morpho_server.games.morphatrons.rules import MORPHATRONS
from morpho_server.games.morphatrons.state import State
from morpho_server.games.position import Position
from morpho_server.games.seats import seat_of


def position(*moves: str, **header: Any) -> Position[State]:
    """Return the position after some moves, such as ``A draw``, from the header of a record."""
    reached = Position(MORPHATRONS, MORPHATRONS_RECORDING.open(header))
    for said in moves:
        letter, _, move = said.partition(" ")
        seat = seat_of(letter)
        reached.make(seat, MORPHATRONS_RECORDING.complete(reached.state, seat, move))
    return reached
