"""How far a side is from a chain: the empty points that lie on its shortest way (R5.5)."""

from collections.abc import Iterable

from morpho_server.games.morphos.grid import FILES, Bits, Grid, Point
from morpho_server.games.morphos.state import State


def best_points(state: State, points: Iterable[Point]) -> list[Point]:
    """Return empty points, those first by which the side to move comes to a chain soonest.

    Of those that are as good, the nearest to the middle come first, then those first in the order
    of R9.2.
    """
    board, colour = state.board, state.to_move
    grid = board.grid
    free = grid.bits_of(board.free)
    first, last = (
        stones_needed(grid, board.stones[colour], free, edge) for edge in grid.edges[colour]
    )
    middle = (grid.size - 1) / 2

    def cost(point: Point) -> tuple[int, float]:
        away = abs(FILES.index(point[0]) - middle) + abs(int(point[1:]) - 1 - middle)
        return first[point] + last[point], away

    return sorted(points, key=cost)


def stones_needed(grid: Grid, own: Bits, free: Bits, edge: Bits) -> dict[Point, int]:
    """Return how many stones an empty point needs to be joined to an edge, its own among them.

    A point that can't be joined needs more than there are points.
    """
    needed = dict.fromkeys(grid.points, len(grid.points) + 1)
    reached = _joined(grid, edge & own, own)
    wave = (edge | grid.beside(reached)) & free
    stones = 1
    while wave:
        for point in grid.points_in(wave):
            needed[point] = stones
        reached |= wave
        reached |= _joined(grid, grid.beside(wave) & own, own)
        wave = grid.beside(reached) & free & ~reached
        stones += 1
    return needed


def _joined(grid: Grid, stones: Bits, own: Bits) -> Bits:
    """Return all stones that are joined to some of them."""
    before = 0
    while stones != before:
        before, stones = stones, grid.beside(stones) & own
    return stones
