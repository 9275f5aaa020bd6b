"""A table in the middle of a game of Morphos, as a page is sent it."""

from typing import Any, Final

from playwright.sync_api import Page

from morpho_server.games.morphos.state import State
from morpho_server.games.position import Position
from tests.support.client.duels import snapshot
from tests.support.games.morphos import position

BOARD: Final = (
    ".............",
    ".....B..W....",
    "....BWWWB....",
    "...BWB.BWB...",
    "..WBBWWWBW...",
    "...WWB.BWWW..",
    "..BWWWWBBB...",
    "...BWBBW.W...",
    "..B.B.BW.....",
    "...W..B......",
    ".....WB......",
    ".............",
    ".............",
)
"""A board of 13 by 13 in the middle of a game; Black, who is Ada, may flip e10, h6 and i8."""


def morphos(*moves: str, seat: int = 0, **header: Any) -> dict[str, Any]:
    """Return the snapshot of a player, from the header of a record and some moves.

    Without a board and a size it is ``BOARD``.
    """
    if not header.keys() & {"board", "size"}:
        header |= {"board": [*BOARD], "size": 13}
    return seen(position(*moves, **header), seat)


def seen(reached: Position[State], seat: int = 0) -> dict[str, Any]:
    """Return the snapshot of the player of a seat."""
    return snapshot("morphos", reached, seat, size=reached.public()["size"])


def spot(page: Page, point: str) -> tuple[float, float]:
    """Return where a point of the board is on the page."""
    board = page.locator("[data-board]")
    size = int(board.get_attribute("data-board") or 0)
    box = board.bounding_box()
    assert box is not None
    edge = 50 + (70 if size > 13 else 50)
    unit = box["width"] / (100 * (size - 1) + 2 * edge)
    across, up = ord(point[0]) - ord("a"), int(point[1:]) - 1
    return (
        box["x"] + unit * (edge + 100 * across),
        box["y"] + unit * (edge + 100 * (size - 1 - up)),
    )


def aim(page: Page, point: str) -> None:
    """Click on a point of the board."""
    page.mouse.click(*spot(page, point))
