"""The legal moves (R6), and the one that is made when the time is up."""

from typing import cast

from morpho_server.games.chance import Chance
from morpho_server.games.morphos.grid import Point
from morpho_server.games.morphos.notation import (
    ACCEPT,
    DECLINE,
    FLIP,
    PLACE,
    RETURN,
    SWAP,
    TAKEBACK,
)
from morpho_server.games.morphos.play.flips import flippable
from morpho_server.games.morphos.play.path import best_points
from morpho_server.games.morphos.state import State
from morpho_server.games.morphos.takeback import kept_before
from morpho_server.games.moves import RESIGN, Move
from morpho_server.games.seats import Seat


def legal_moves(state: State, seat: Seat) -> list[Move]:
    """Return every move of the seat whose decision is due (R6); none for others."""
    if seat != state.turn:
        return []
    if state.asked is not None:
        return [ACCEPT, DECLINE]
    if state.phase == "return":
        return [RETURN[point] for point in state.board.free]  # R6.2
    if state.phase == "second":
        return [PLACE[point] for point in points_for_second(state)]  # R6.3
    # A point is the placing of a stone on it, as it stands (R6.4).
    moves = [*cast("list[Move]", state.board.free), *map(FLIP.__getitem__, flippable(state))]
    if can_swap(state):
        moves.append(SWAP)
    return moves  # R6.1


def open_moves(state: State, seat: Seat) -> list[Move]:
    """Return the moves open to a seat at any time: to give up, to ask for its last turn back."""
    if state.outcome is not None:
        return []
    return [RESIGN, TAKEBACK] if can_ask(state, seat) else [RESIGN]


def can_ask(state: State, seat: Seat) -> bool:
    """Return whether a seat has a turn to take back, and has not asked in vain since a move."""
    return state.asked is None and state.may_ask and kept_before(state.stood, seat) is not None


def has_regular_move(state: State) -> bool:
    """Return whether the side to move can place or flip; a swap is no regular move (R5.3)."""
    return bool(state.board.free) or bool(flippable(state))


def can_swap(state: State) -> bool:
    """Return whether the colours can be swapped: in White's first turn, once (R5.4)."""
    return (
        state.turn_number == 2
        and state.to_move == "W"
        and state.phase == "main"
        and state.setup.swap
        and not state.has_swapped
    )


def points_for_second(state: State) -> list[Point]:
    """Return the empty points beside the first stone of the turn (R7.3), in the order of R9.2."""
    first = state.first_placed
    return [] if first is None else state.board.free_beside(first)


def timeout_move(state: State, seat: Seat, chance: Chance) -> Move:  # noqa: ARG001
    """Return the move for the seat whose time is up: on the shortest way from edge to edge.

    Where no point is empty it is the first flip. It never swaps, and never gives up. A turn is not
    taken back by it.
    """
    if state.asked is not None:
        return DECLINE
    if not state.board.free:
        return FLIP[flippable(state)[0]]
    points = points_for_second(state) if state.phase == "second" else state.board.free
    point = best_points(state, points)[0]
    return (RETURN if state.phase == "return" else PLACE)[point]
