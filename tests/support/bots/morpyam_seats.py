"""Games of Morpyam as the seat on turn sees them, from a position and some steps."""

from morpho_server.games.bot import Observation
from morpho_server.games.morpyam.record import MORPYAM_RECORDING
from morpho_server.games.moves import Move
from morpho_server.games.position import Position
from tests.support.bots.seeing import observation


def seen(*moves: str, **header) -> Observation:
    """Return the view of the seat on turn after moves, each by the seat whose turn it was."""
    position = Position(MORPYAM_RECORDING.game, MORPYAM_RECORDING.open(header))
    for move in moves:
        position.make(turn_of(position), Move(move))
    return observation(position, turn_of(position))


def turn_of(position: Position) -> int:
    """Return the seat on turn."""
    [seat] = position.owed()
    return seat
