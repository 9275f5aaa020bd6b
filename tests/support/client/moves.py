"""Moves that are made before a page, as it is sent them."""

from copy import deepcopy
from typing import Any

from morpho_server.games.events import as_shown, is_shown
from morpho_server.games.moves import Move
from morpho_server.games.position import Position
from morpho_server.games.seats import Seat, seat_of
from morpho_server.tables.stream.table_view import merge_patch


def made(reached: Position[Any], *moves: str, seat: int = 0) -> dict[str, Any]:
    """Make moves, such as ``B end``, and return what an update says of them to a seat."""
    before = deepcopy(dict(reached.public()))
    own = deepcopy(dict(reached.own(Seat(seat))))
    turns = len(reached.turns)
    for said in moves:
        letter, _, move = said.partition(" ")
        reached.make(seat_of(letter), Move(move))
    return {
        "events": [
            as_shown(event)
            for turn in reached.turns[turns:]
            for event in turn.events
            if is_shown(event, Seat(seat))
        ],
        "public": merge_patch(before, reached.public()),
        "own": merge_patch(own, reached.own(Seat(seat))),
        "legal": reached.owed().get(Seat(seat)),
    }
