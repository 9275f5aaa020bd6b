"""How far a side is from connecting its edges, and by how many ways.

A way from edge to edge takes so many moves: one for each empty point and weak stone of either side,
and several for an enemy stone that is not weak. The shortest ways of a side make steps. A step that
can be made on many points is hard to block, so a side with wide steps is nearer than one with as
many narrow ones.
"""

import math
from dataclasses import dataclass
from typing import Final

from morpho_server.games.morphos.board import Board
from morpho_server.games.morphos.grid import OTHER, Bits, Colour, Grid

SOLID: Final = 4
"""The moves that an enemy stone costs that is not weak."""

DETOUR: Final = 0.5
"""What a point counts on a way that is one move longer than the shortest, as a share."""

WIDTH: Final = 0.5
"""The moves that it is worth that all steps are twice as wide."""


@dataclass(frozen=True, slots=True)
class Step:
    """The points on which one move of a shortest way can be made, and of ways one move longer."""

    nearest: Bits
    further: Bits

    @property
    def width(self) -> float:
        """Return on how many points it can be made."""
        return self.nearest.bit_count() + DETOUR * self.further.bit_count()


@dataclass(frozen=True, slots=True)
class Ways:
    """The shortest ways of a side from edge to edge: how many moves they take, and their steps."""

    moves: int
    steps: tuple[Step, ...]

    @property
    def distance(self) -> float:
        """Return how far the side is from a chain, in moves; less the wider its ways are."""
        if not self.steps:
            return float(self.moves)
        widths = sum(math.log2(step.width) for step in self.steps)
        return self.moves - WIDTH * widths / len(self.steps)


def ways_of(board: Board, colour: Colour) -> Ways:
    """Return the shortest ways of a side."""
    grid, weak = board.grid, board.weak
    own, enemy = board.stones[colour], board.stones[OTHER[colour]]
    safe = own & ~weak[colour]
    solid = enemy & ~weak[OTHER[colour]]
    near = grid.board & ~(safe | solid)
    first, last = grid.edges[colour]
    there, back = _waves(grid, safe, near, solid, first), _waves(grid, safe, near, solid, last)
    moves = next(at for at, wave in enumerate(there) if wave & last)

    def on_ways(at: int, longer: int) -> Bits:
        """Return the points that a way reaches by its move of that number; it counts twice."""
        rest = moves + longer - at
        return there[at] & (_at(back, rest + 1) & near | _at(back, rest + SOLID) & solid)

    steps = (Step(on_ways(at, 0), on_ways(at, 1)) for at in range(1, moves + 1))
    return Ways(moves, tuple(step for step in steps if step.nearest))


def _at(waves: list[Bits], moves: int) -> Bits:
    return waves[moves] if moves < len(waves) else 0


def _waves(grid: Grid, safe: Bits, near: Bits, solid: Bits, edge: Bits) -> list[Bits]:
    """Return the points that can be joined to an edge by no move, by one, by two and so on.

    ``safe`` points cost nothing, ``near`` ones a move, ``solid`` ones several: together they are
    the board.
    """
    stride, board = grid.stride, grid.board
    reached = _joined(stride, edge & safe, safe)
    waves = [reached]
    around = [edge | reached << 1 | reached >> 1 | reached << stride | reached >> stride]
    while reached != board:
        wave = around[-1] & near
        if len(around) >= SOLID:
            wave |= around[-SOLID] & solid
        wave &= ~reached
        beside = wave << 1 | wave >> 1 | wave << stride | wave >> stride
        joined = beside & safe & ~reached
        if joined:
            joined = _joined(stride, joined, safe & ~reached)
            beside |= joined << 1 | joined >> 1 | joined << stride | joined >> stride
            wave |= joined
        waves.append(wave)
        around.append(beside)
        reached |= wave
    return waves


def _joined(stride: int, stones: Bits, own: Bits) -> Bits:
    """Return all stones that are joined to some of them."""
    before = 0
    while stones != before:
        before = stones
        stones |= (stones << 1 | stones >> 1 | stones << stride | stones >> stride) & own
    return stones
