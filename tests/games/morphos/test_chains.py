"""The way along a chain that is shown, and the move for a seat whose time is up."""

import pytest

from morpho_server.games.chance import Chance
from morpho_server.games.morphos.rules import MORPHOS
from morpho_server.games.seats import Seat
from tests.support.games.morphos import position


def test_the_way_shown_is_a_shortest_one():
    """R8: the chain turns back and forth, and has a way straight up."""
    board = {"B": ["a1", "a2", "a3", "b3", "c3", "c2", "c1"], "W": []}

    won = position("A c4", size=4, board=board)

    assert won.public()["chain"] == ["c1", "c2", "c3", "c4"]


def test_the_first_of_several_shortest_chains_is_shown():
    """R8, R9.2: from the bottom edge on, the leftmost of the lowest points."""
    board = {"B": ["a1", "b1", "c1", "a2", "b2", "c2", "b3", "c3"], "W": []}

    won = position("A b4", size=4, board=board)

    assert won.public()["chain"] == ["b1", "b2", "b3", "b4"]


def test_whites_way_begins_at_the_left():
    won = position("B c2", size=3, board={"W": ["a2", "b2"], "B": ["a1"]}, to_move="W")

    assert won.public()["chain"] == ["a2", "b2", "c2"]
    assert (won.public()["winners"], won.public()["winning_colour"]) == ([1], "W")


@pytest.mark.parametrize(
    ("header", "move"),
    [
        ({"size": 5}, "c3"),
        ({"size": 5, "board": {"B": ["b1", "b2", "b4", "b5"], "W": ["d3"]}}, "b3"),
        ({"size": 5, "board": {"B": ["b1", "b2"]}, "remorph": True, "pending": True}, "+b3"),
        ({"size": 4, "board": ["WWBW", "BWWB", "WWBW", "BBWW"], "to_move": "W"}, "xc2"),
    ],
    ids=str,
)
def test_late_seats_go_on_with_their_shortest_way(header, move):
    """Or flip the first stone that they can, on a full board."""
    late = position(**header).state

    assert MORPHOS.timeout_move(late, late.turn, Chance(bytes(32))) == move


def test_a_late_seat_puts_its_second_stone_beside_the_first():
    late = position("A c3", size=5, duomorph=True).state

    assert MORPHOS.timeout_move(late, Seat(0), Chance(bytes(32))) in ("c2", "c4")
