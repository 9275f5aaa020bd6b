"""Games of Morpyam as the seat on turn sees them, from a position and some steps."""

from morpho_server.games.bot import Observation
from morpho_server.games.morpyam.record import MORPYAM_RECORDING
from morpho_server.games.moves import Move
from tests.support.bots.seeing import Heard, observation


def seen(*moves: str, **header) -> Observation:
    """Return the view of the seat on turn after moves, each by the seat whose turn it was."""
    position = Heard(MORPYAM_RECORDING.game, MORPYAM_RECORDING.open(header))
    for move in moves:
        position.make(turn_of(position), Move(move))
    return observation(position, turn_of(position))


def turn_of(position: Heard) -> int:
    """Return the seat on turn."""
    [seat] = position.owed()
    return seat
