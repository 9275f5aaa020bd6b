"""What a bot sees of a game: the board, and the side that it has."""

from dataclasses import dataclass

from morpho_server.games.bot import Observation
from morpho_server.games.morphos.board import Board, laid_out
from morpho_server.games.morphos.grid import OTHER, Colour, Point
from morpho_server.games.morphos.notation import Action


@dataclass(slots=True)
class Position:
    """A board, the side to move, and the point that changed last, if any is known.

    The search takes turns to be one move each. So it knows nothing of second and returned stones,
    nor of what Deepmorph forbids; the moves of the real position are given with it.
    """

    board: Board
    to_move: Colour
    last: Point | None = None

    def after(self, action: Action) -> "Position":
        """Return the position after a stone is placed, returned or flipped."""
        board = self.board.copy()
        if action.verb == "flip":
            board.flip(self.to_move, action.point)
        else:
            board.add(self.to_move, action.point)
        return Position(board, OTHER[self.to_move], action.point)


def seen_in(observation: Observation) -> Position:
    """Return the position in an observation."""
    view = observation.public
    board = laid_out(view.get("stones", {}), view["size"], view["mutators"], view["edge_rule"])
    return Position(board, view["colour"])
