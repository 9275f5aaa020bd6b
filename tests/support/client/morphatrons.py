"""A table in the middle of a game of Morphatrons, as a page is sent it."""

from typing import Any, Final

from morpho_server.games.morphatrons.state import State
from morpho_server.games.position import Position
from tests.support.client.duels import snapshot
from tests.support.games.morphatrons import position

MIDDLE: Final[dict[str, Any]] = {
    "hands": {"A": ["7H", "QC", "3D", "AH"], "B": ["5S", "8D", "2C"]},
    "buildings": {"A": [3, 2, 0, 5], "B": [2, 1, 2, 0]},
    "bots": {
        "A": {"5C": "1 vehicle", "6H": "1 robot", "8S": "2 robot", "KS": "3 robot minor"},
        "B": {
            "4C": "3 robot",
            "9D": "3 vehicle",
            "JD": "4 vehicle",
            "10H": "4 robot critical",
        },
    },
    "scrap": ["2S", "3S", "9H"],
    "turn_number": 19,
}
"""The middle of a game, with damaged and protected bots; Ada is on turn."""

CROWD: Final[dict[str, Any]] = {
    "hands": {"A": ["3S", "7H", "8C", "10D", "QC", "3D", "AH"], "B": ["5S"]},
    "buildings": {"A": [3, 2, 3, 5], "B": [2, 1, 2, 4]},
    "bots": {
        "A": {"8S": "3 robot", "KS": "3 robot minor", "6H": "3 vehicle", "5C": "3 robot"},
        "B": {"4C": "3 robot", "9D": "3 vehicle", "QS": "3 robot", "2H": "3 vehicle"},
    },
    "turn_number": 19,
}
"""Four against four in one zone, and a hand of seven."""

TRANSPORT: Final[dict[str, Any]] = MIDDLE | {
    "bots": {
        "A": {"5C": "1 vehicle", "6H": "1 vehicle", "2D": "1 vehicle"},
        "B": MIDDLE["bots"]["B"],
    },
}
"""A heart that can carry two others out of its home."""


def morphatrons(*moves: str, seat: int = 0, **header: Any) -> dict[str, Any]:
    """Return the snapshot of a player, from the header of a record and some moves.

    Without a header it is ``MIDDLE``.
    """
    return seen(position(*moves, **(header or MIDDLE)), seat)


def seen(reached: Position[State], seat: int = 0) -> dict[str, Any]:
    """Return the snapshot of the player of a seat."""
    return snapshot("morphatrons", reached, seat, turn_limit=reached.public()["turn_limit"])
