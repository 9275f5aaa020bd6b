"""Which stones the side to move may flip (R4, R5.2, R7.2)."""

from morpho_server.games.morphos.grid import OTHER, Bits, Point
from morpho_server.games.morphos.play import refusals
from morpho_server.games.morphos.state import State
from morpho_server.games.moves import Refusal


def flippable(state: State) -> list[Point]:
    """Return the stones that the side to move may flip, in the order of R9.2."""
    points = state.board.grid.points_in(weak_enemies(state))
    if not points or not state.plays_with("deepmorph"):
        return points
    return [point for point in points if refusal_of_deep_flip(state, point) is None]


def weak_enemies(state: State) -> Bits:
    """Return the enemy stones that are weak for the side to move (R4.5).

    The stone on the deep point counts as a friend, and is no target (R7.2a).
    """
    enemy, board = OTHER[state.to_move], state.board
    weak = board.weak[enemy]
    if state.deep_point is None:
        return weak
    deep = board.grid.bit[state.deep_point]
    near = board.stones[enemy] & board.grid.near[state.deep_point]
    weak |= board.weakness.among(near, board.stones[state.to_move] | deep)
    return weak & ~deep


def refusal_of_flip(state: State, point: Point) -> Refusal | None:
    """Return why a stone can't be flipped, or ``None`` (R5.2)."""
    bit = state.board.grid.bit[point]
    if not state.board.stones[OTHER[state.to_move]] & bit:
        return refusals.NO_ENEMY_STONE
    if point == state.deep_point:
        return refusals.FRESH_STONE
    if not weak_enemies(state) & bit:
        return refusals.NOT_WEAK
    return refusal_of_deep_flip(state, point) if state.plays_with("deepmorph") else None


def refusal_of_deep_flip(state: State, point: Point) -> Refusal | None:
    """Return why Deepmorph forbids the flip of a weak stone, or ``None`` (R7.2b, R7.2d)."""
    if _can_be_flipped_back(state, point):
        return refusals.FLIPS_BACK
    return refusals.REPEATS if state.key_after_flip(point) in state.history else None


def keeps_removed_stone(state: State) -> bool:
    """Return whether a stone that is flipped now is put back later (R7.4, R7.4a)."""
    return bool(state.board.free) and state.plays_with("remorph")


def _can_be_flipped_back(state: State, point: Point) -> bool:
    """Return whether the stone would be weak for the enemy, with one that is put back too."""
    grid, among = state.board.grid, state.board.weakness.among
    bit = grid.bit[point]
    enemies = state.board.stones[OTHER[state.to_move]]
    if among(bit, enemies):
        return True
    if not keeps_removed_stone(state):
        return False
    around = grid.near[point]
    returned = (grid.bit[empty] for empty in state.board.free if grid.bit[empty] & around)
    return any(among(bit, enemies | one) for one in returned)
