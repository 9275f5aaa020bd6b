"""Positions of Morpyam for tests, written as in record files."""

from typing import Any

from morpho_server.games.morpyam.record import MORPYAM_RECORDING
from morpho_server.games.morpyam.rules import MORPYAM
from morpho_server.games.morpyam.state import State
from morpho_server.games.position import Position
from morpho_server.games.seats import seat_of


def position(*moves: str, **header: Any) -> Position[State]:
    """Return the position after some moves, such as ``A roll``, from the header of a record."""
    reached = Position(MORPYAM, MORPYAM_RECORDING.open(header))
    for said in moves:
        letter, _, move = said.partition(" ")
        seat = seat_of(letter)
        reached.make(seat, MORPYAM_RECORDING.complete(reached.state, seat, move))
    return reached
