"""Positions of Morph for tests, written as in record files."""

from typing import Any

from morpho_server.games.morph.record import MORPH_RECORDING
from morpho_server.games.morph.rules import MORPH
from morpho_server.games.morph.state import State
from morpho_server.games.moves import Move
from morpho_server.games.position import Position
from morpho_server.games.seats import seat_of


def position(*moves: str, **header: Any) -> Position[State]:
    """Return the position after some moves, such as ``A end``, from the header of a record."""
    reached = Position(MORPH, MORPH_RECORDING.open(header))
    for said in moves:
        letter, _, move = said.partition(" ")
        reached.make(seat_of(letter), Move(move))
    return reached
