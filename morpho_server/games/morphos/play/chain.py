"""Chains from edge to edge (R5.5), and the way along them that is shown (R8)."""

from morpho_server.games.morphos.grid import Bits, Colour, Grid, Point


def has_chain(grid: Grid, stones: Bits, colour: Colour) -> bool:
    """Return whether adjacent stones of a side lead from one of its edges to the other (R5.5)."""
    first, last = grid.edges[colour]
    reached, before = stones & first, 0
    while reached != before:
        if reached & last:
            return True
        before, reached = reached, grid.beside(reached) & stones
    return False


def shortest_chain(grid: Grid, stones: Bits, colour: Colour) -> list[Point]:
    """Return a shortest way along a chain from the first edge of a side to the other.

    Where several are as short, each point from the first on is the first possible one in the order
    of R9.2. Without a chain the way is empty.
    """
    first, last = grid.edges[colour]
    waves = [stones & last]
    seen = waves[0]
    while not waves[-1] & first:
        wave = grid.beside(waves[-1]) & stones & ~seen
        if not wave:
            return []
        waves.append(wave)
        seen |= wave
    way = [_first(grid, waves.pop() & first)]
    for wave in reversed(waves):
        way.append(_first(grid, grid.adjacent[way[-1]] & wave))
    return way


def _first(grid: Grid, bits: Bits) -> Point:
    return grid.points_in(bits & -bits)[0]
