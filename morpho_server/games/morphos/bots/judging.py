"""What a position is worth for a side, and which moves matter in it."""

from typing import Final

from morpho_server.games.morphos.bots.distance import DETOUR, Ways, ways_of
from morpho_server.games.morphos.bots.position import Position
from morpho_server.games.morphos.grid import OTHER, Colour, Point
from morpho_server.games.morphos.notation import Action
from morpho_server.games.morphos.play.chain import has_chain

WIN: Final = 1000.0
"""What a chain is worth, in moves."""

BESIDE_LAST: Final = 0.1
"""How much it matters that a point lies near the stone that came last."""


def worth(position: Position, colour: Colour) -> float:
    """Return how many moves a side is ahead of the other, in view of the stones alone."""
    board = position.board
    for each, won in ((colour, WIN), (OTHER[colour], -WIN)):
        if has_chain(board.grid, board.stones[each], each):
            return won
    return ways_of(board, OTHER[colour]).distance - ways_of(board, colour).distance


def is_behind(position: Position) -> bool:
    """Return whether the side to move needs at least as many moves as the other side."""
    board, colour = position.board, position.to_move
    return ways_of(board, colour).moves >= ways_of(board, OTHER[colour]).moves


def urgent(position: Position, most: int) -> list[Action]:
    """Return moves that matter: all flips, and the empty points that matter most to both sides."""
    board, colour = position.board, position.to_move
    weights: dict[Point, float] = {}
    for each in (colour, OTHER[colour]):
        _weigh(weights, position, ways_of(board, each))
    placings = sorted(weights, key=weights.__getitem__, reverse=True)[:most]
    targets = board.grid.points_in(board.weak[OTHER[colour]])
    return [
        *(Action("flip", point) for point in targets),
        *(Action("place", point) for point in placings or board.free[:1]),
    ]


def _weigh(weights: dict[Point, float], position: Position, ways: Ways) -> None:
    """Add how much empty points matter to a side: those of narrow steps matter most."""
    grid, stones = position.board.grid, position.board.stones
    free = grid.board & ~(stones["B"] | stones["W"])
    for step in ways.steps:
        share = 1 / step.width
        for bits, part in ((step.nearest, share), (step.further & ~step.nearest, DETOUR * share)):
            for point in grid.points_in(bits & free):
                weights[point] = weights.get(point, 0.0) + part
    if position.last is not None:
        for point in grid.points_in(grid.near[position.last] & free):
            weights[point] = weights.get(point, 0.0) + BESIDE_LAST
