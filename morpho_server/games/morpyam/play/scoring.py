"""Runs, and what they are worth (R6)."""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Final

from morpho_server.games.morpyam.grid import BOXES, RAYS, Box
from morpho_server.games.seats import Seat

KO: Final = 5
"""The length of a run that wins at once (R7.1)."""

_FOR_TWO: Final = {3: 1, 4: 2}
_FOR_MORE: Final = {3: 1, 4: 3}

WORTH: Final[dict[int, dict[int, int]]] = {2: _FOR_TWO, 3: _FOR_MORE, 4: _FOR_MORE}
"""The points of a run by the number of seats and its length; other lengths score nothing (R6.2)."""


def gain(grid: Mapping[Box, Seat], seat: Seat, box: Box, seats: int) -> tuple[int, int]:
    """Return the points that a token on a box brings, and the longest run that it is part of.

    It makes no difference whether the token lies there already.
    """
    worth = WORTH[seats]
    points, longest = 0, 1
    for ahead, behind in RAYS[box]:
        one, other = _length(grid, seat, ahead), _length(grid, seat, behind)
        if one or other:
            whole = one + 1 + other
            points += worth.get(whole, 0) - worth.get(one, 0) - worth.get(other, 0)
            longest = max(longest, whole)
    return points, longest


def points_on(grid: Mapping[Box, Seat], seats: int) -> list[int]:
    """Return everybody's points for the tokens on a grid, by seat (R6.2)."""
    points = [0] * seats
    growing: dict[Box, Seat] = {}
    for box in BOXES:
        if box in grid:
            points[grid[box]] += gain(growing, grid[box], box, seats)[0]
            growing[box] = grid[box]
    return points


def _length(grid: Mapping[Box, Seat], seat: Seat, ray: Sequence[Box]) -> int:
    return sum(1 for _ in takewhile(lambda box: grid.get(box) == seat, ray))
