"""Whether a side may still win within some moves: what the search for puzzles need not look at."""

from typing import Final

from morpho_server.games.morphos.board import Board
from morpho_server.games.morphos.grid import OTHER, Bits, Colour
from morpho_server.games.morphos.patterns import MINIMORPH_PATTERNS, PATTERNS, Pattern
from morpho_server.games.morphos.play.moves import can_swap
from morpho_server.games.morphos.state import State
from morpho_server.games.seats import Seat

MOST_FILLED: Final = 4
"""The most empty points filled for each move of a seat: R7.3 and R7.4 add some."""


def may_win(state: State, seat: Seat, moves: int) -> bool:
    """Return whether a seat may win within so many moves of its own; ``True`` where in doubt.

    A chain needs every point of a way from edge to edge. A move makes one more of them the seat's:
    an empty one, or one with an enemy stone if that is weak by then.
    """
    if len(state.board.free) <= MOST_FILLED * (moves + 1) or can_swap(state):
        return True  # by a deadlock (R5.6), or with the other side's stones (R5.4)
    colour: Colour = "B" if seat == state.black else "W"
    return _reaches(state, colour, moves)


def _reaches(state: State, colour: Colour, moves: int) -> bool:
    board = state.board
    grid, own = board.grid, board.stones[colour]
    open_points = grid.board & ~(own | board.stones[OTHER[colour]])
    if moves:
        open_points |= _flippable_within(state, colour, moves - 1)
    first, last = grid.edges[colour]
    reached = 0
    for spent in range(moves + 1):
        step = first | grid.beside(reached)
        reached |= step & own
        if spent:
            reached |= step & open_points
        reached = _joined(board, reached, own)
        if reached & last:
            return True
    return False


def _joined(board: Board, stones: Bits, own: Bits) -> Bits:
    """Return some points with all stones that are joined to them."""
    before = -1
    while stones != before:
        before = stones
        stones |= board.grid.beside(stones) & own
    return stones


def _flippable_within(state: State, colour: Colour, more: int) -> Bits:
    """Return the enemy stones that may be weak after so many more own stones (R4.1)."""
    board = state.board
    own, enemies = board.stones[colour], board.stones[OTHER[colour]]
    if state.deep_point is not None:
        own |= board.grid.bit[state.deep_point]  # R7.2a
    if state.setup.edge_rule == "closed":
        return enemies
    patterns = MINIMORPH_PATTERNS if state.plays_with("minimorph") else PATTERNS
    found = 0
    for pattern in patterns:
        found |= _matched_but_for(pattern, enemies, own, board.grid.stride, more)
    return found


def _matched_but_for(
    pattern: Pattern, stones: Bits, enemies: Bits, stride: int, lacking: int
) -> Bits:
    """Return the stones for which a pattern lacks that many enemies at most (R4.2)."""
    lack = [stones, *[0] * lacking]
    for right, up in pattern.enemies:
        shift = up * stride + right
        there = enemies >> shift if shift >= 0 else enemies << -shift
        for count in range(lacking, 0, -1):
            lack[count] = lack[count] & there | lack[count - 1] & ~there
        lack[0] &= there
    found = 0
    for some in lack:
        found |= some
    return found
