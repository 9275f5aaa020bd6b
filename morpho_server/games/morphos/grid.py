"""The grid: its points, which of them are adjacent, and the edges of each side (R1).

A set of points is a whole number, with one bit for each point: that of ``a1`` is the lowest, then
come the other files of rank 1, and so on. So bits in ascending order are points in the order of
R9.2. Every rank is followed by two bits that no point has. By them a shift moves all points at once
by up to two files, and none comes back on the other side.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias

Point: TypeAlias = str
"""A point by file and rank: ``a1`` to ``s19``."""

Bits: TypeAlias = int
"""A set of points."""

Offset: TypeAlias = tuple[int, int]
"""A way from one point to another: files to the right, ranks up."""

Colour = Literal["B", "W"]
"""A side: Black, whose edges are the bottom and the top, or White, left and right (R1.3)."""

COLOURS: Final[tuple[Colour, ...]] = ("B", "W")

OTHER: Final[dict[Colour, Colour]] = {"B": "W", "W": "B"}
"""The other side."""

FILES: Final = "abcdefghijklmnopqrs"
"""The files from left to right; no letter is skipped (R1.2)."""

SIZES: Final = range(2, 20)
"""The numbers of files and ranks a grid can have (R2.1)."""

MARGIN: Final = 2
"""The most that a shift may move points."""

BESIDE: Final[tuple[Offset, ...]] = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""The ways to the adjacent points (R1.5), each at a right angle to the next."""

_REACH: Final = range(-MARGIN, MARGIN + 1)

_NEAR: Final[tuple[Offset, ...]] = tuple(
    (right, up) for right in _REACH for up in _REACH if abs(right) + abs(up) < 2 * MARGIN
)
"""The ways from a weak stone to itself and all that make it weak; none lies in a far corner."""


@dataclass(frozen=True, slots=True, eq=False)
class Grid:
    """A grid of ``size`` files and ranks.

    ``stride`` is how many bits further up the next rank begins. ``points`` are all, in the order of
    R9.2, and ``board`` the set of them. ``bit`` has the set of each point alone, ``adjacent`` the
    points beside it (R1.5), ``near`` those from which a shift can reach it, and itself. ``edges``
    are the two of each side, where rank 1 and file a come first (R1.3).
    """

    size: int
    stride: int
    points: tuple[Point, ...]
    board: Bits
    bit: dict[Point, Bits]
    adjacent: dict[Point, Bits]
    near: dict[Point, Bits]
    edges: dict[Colour, tuple[Bits, Bits]]

    def points_in(self, bits: Bits) -> list[Point]:
        """Return the points of a set, in the order of R9.2."""
        stride = self.stride
        found = []
        while bits:
            lowest = bits & -bits
            rank, file = divmod(lowest.bit_length() - 1, stride)
            found.append(f"{FILES[file]}{rank + 1}")
            bits ^= lowest
        return found

    def bits_of(self, points: "list[Point] | tuple[Point, ...]") -> Bits:
        """Return the set of some different points."""
        return sum(self.bit[point] for point in points)

    def beside(self, bits: Bits) -> Bits:
        """Return the points adjacent to one of a set (R1.5), or in it; some may be no points."""
        return bits | bits << 1 | bits >> 1 | bits << self.stride | bits >> self.stride

    def without_point_at(self, offset: Offset) -> Bits:
        """Return the points that have no point at an offset from them: it lies off the board."""
        return sum(self.bit[point] for point in self.points if not self._at(point, offset))

    def _at(self, point: Point, offset: Offset) -> Point | None:
        file, rank = FILES.index(point[0]) + offset[0], int(point[1:]) - 1 + offset[1]
        inside = file in range(self.size) and rank in range(self.size)
        return f"{FILES[file]}{rank + 1}" if inside else None


@cache
def grid_of(size: int) -> Grid:
    """Return the grid with so many files and ranks."""
    stride = size + MARGIN
    places = [(file, rank) for rank in range(size) for file in range(size)]
    bits = {place: 1 << (place[1] * stride + place[0]) for place in places}
    names = {place: f"{FILES[place[0]]}{place[1] + 1}" for place in places}

    def around(place: Offset, offsets: Iterable[Offset]) -> Bits:
        others = ((place[0] + right, place[1] + up) for right, up in offsets)
        return sum(bits.get(other, 0) for other in others)

    def line(axis: int, at: int) -> Bits:
        return sum(bits[place] for place in places if place[axis] == at)

    return Grid(
        size=size,
        stride=stride,
        points=tuple(names.values()),
        board=sum(bits.values()),
        bit={names[place]: bits[place] for place in places},
        adjacent={names[place]: around(place, BESIDE) for place in places},
        near={names[place]: around(place, _NEAR) for place in places},
        edges={"B": (line(1, 0), line(1, size - 1)), "W": (line(0, 0), line(0, size - 1))},
    )
