"""A table in the middle of a game of Morph, as a page is sent it."""

from typing import Any, Final

from morpho_server.games.morph.record import MORPH_RECORDING
from morpho_server.games.morph.rules import MORPH
from morpho_server.games.morph.state import State
from morpho_server.games.position import Position
from morpho_server.games.seats import seat_of
from tests.support.client.duels import snapshot

MIDDLE: Final[dict[str, Any]] = {
    "phase": "summon",
    "hands": {"A": ["V02", "G08", "V07", "G10"], "B": ["Y01", "Y02", "R01", "R02"]},
    "lines": {
        "A": {"1": ["G05", "V04", "G06 turned"], "2": ["G04", "V06 turned"]},
        "B": {"1": ["Y06", "R03"], "2": ["R06", "Y09", "R05 turned"]},
    },
    "mana": {
        "A": ["V01", "V03", "V05", "V08 turned", "V09 turned"],
        "B": ["Y03", "Y04", "R07 turned", "R08 turned", "R09 turned"],
    },
    "discard": {"A": ["G01", "G02", "G03"], "B": ["Y05", "Y07", "Y08"]},
}
"""The middle of a duel in Ada's summon phase: Violet and Grey against Yellow and Red."""

FULL: Final[dict[str, Any]] = {
    **MIDDLE,
    "lines": {
        "A": {"1": ["G05", "V04", "G06", "V01"], "2": ["G04", "V06", "G09", "V12 turned"]},
        "B": {"1": ["Y06", "R03", "Y08", "R01"], "2": ["R06", "Y09", "R05 turned", "Y03"]},
    },
    "hands": {"A": ["V02", "G08", "V07", "G10"], "B": ["Y01", "Y02", "R02", "R04"]},
    "mana": {"A": ["V03", "V05", "V08", "V09 turned", "V10 turned"], "B": ["Y04", "R07"]},
    "discard": {},
}
"""Both fields are full."""


def position(*moves: str, **header: Any) -> Position[State]:
    """Return the position after some moves, such as ``A end``, from the header of a record."""
    reached = Position(MORPH, MORPH_RECORDING.open({"game": "morph", **header}))
    for said in moves:
        letter, _, move = said.partition(" ")
        seat = seat_of(letter)
        reached.make(seat, MORPH_RECORDING.complete(reached.state, seat, move))
    return reached


def morph(*moves: str, seat: int | None = 0, **header: Any) -> dict[str, Any]:
    """Return the snapshot of a player, or a spectator, from a header and some moves."""
    return seen(position(*moves, **(header or MIDDLE)), seat)


def seen(reached: Position[State], seat: int | None = 0) -> dict[str, Any]:
    """Return the snapshot of the player of a seat, or of a spectator."""
    return snapshot("morph", reached, seat, mode=reached.public()["mode"], packs=1, relief=2)
