"""The stones on a board: where they lie, which of them are weak, and which points are empty."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from morpho_server.games.morphos.grid import COLOURS, OTHER, Bits, Colour, Grid, Point, grid_of
from morpho_server.games.morphos.options import Mutator
from morpho_server.games.morphos.patterns import EdgeRule, Weakness, weakness


@dataclass(slots=True)
class Board:
    """A board. ``stones``, and those that are ``weak`` by their real colours (R4), are by side.

    ``free`` are the empty points in the order of R9.2. ``weakness`` says which stones are weak.
    """

    grid: Grid = field(compare=False)
    weakness: Weakness = field(compare=False)
    stones: dict[Colour, Bits]
    weak: dict[Colour, Bits]
    free: list[Point]

    def copy(self) -> "Board":
        """Return a board that shares nothing changeable with this one."""
        return Board(
            self.grid, self.weakness, self.stones.copy(), self.weak.copy(), self.free.copy()
        )

    def add(self, colour: Colour, point: Point) -> None:
        """Put a stone on an empty point."""
        self.stones[colour] |= self.grid.bit[point]
        self.free.remove(point)
        self._find_weak(point)

    def flip(self, colour: Colour, point: Point) -> None:
        """Replace a stone of the other side by one of this colour."""
        bit = self.grid.bit[point]
        self.stones[colour] |= bit
        self.stones[OTHER[colour]] &= ~bit
        self._find_weak(point)

    def is_free(self, point: Point) -> bool:
        """Return whether a point of the board is empty."""
        return not (self.stones["B"] | self.stones["W"]) & self.grid.bit[point]

    def free_beside(self, point: Point) -> list[Point]:
        """Return the empty points adjacent to a point (R1.5), in the order of R9.2."""
        adjacent = self.grid.adjacent[point] & ~(self.stones["B"] | self.stones["W"])
        return self.grid.points_in(adjacent)

    def _find_weak(self, point: Point) -> None:
        """Look which stones are weak after one has changed: only those near it may differ."""
        near, stones, among = self.grid.near[point], self.stones, self.weakness.among
        black, white = stones["B"], stones["W"]
        weak = self.weak
        weak["B"] = weak["B"] & ~near | among(black & near, white)
        weak["W"] = weak["W"] & ~near | among(white & near, black)


def laid_out(
    stones: Mapping[Point, Colour], size: int, mutators: Sequence[Mutator], edge_rule: EdgeRule
) -> Board:
    """Return the board of a game that begins with some stones."""
    grid = grid_of(size)
    judge = weakness(size, minimorph="minimorph" in mutators, edge_rule=edge_rule)
    bits = {
        colour: grid.bits_of([point for point, each in stones.items() if each == colour])
        for colour in COLOURS
    }
    weak = {colour: judge.among(bits[colour], bits[OTHER[colour]]) for colour in COLOURS}
    return Board(grid, judge, bits, weak, [point for point in grid.points if point not in stones])
