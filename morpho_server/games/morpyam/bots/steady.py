"""A bot for Morpyam that plays its dice perfectly, and its tokens by a rule of thumb."""

from random import Random
from typing import Final

from morpho_server.games.bot import Observation
from morpho_server.games.morpyam.bots.odds import chance_of
from morpho_server.games.morpyam.bots.position import Position
from morpho_server.games.morpyam.bots.turns import Ends, best_move
from morpho_server.games.morpyam.grid import FIGURE, Box
from morpho_server.games.moves import Move

GROWING: Final = {
    3: (0.2, 1.0, 0.0),
    4: (0.0, 0.0, 0.0, 0.0),
    5: (0.3, 1.5, 4.0, 12.0, 50.0),
}
"""What a token in a stretch of boxes is worth, by its length and the tokens that lie there."""

BLOCKING: Final = 0.25
"""What it is worth if these are another seat's tokens, as a share."""

POINT: Final = 4.0
RAREST: Final = 1.0
VICTORY: Final = 100.0


class Steady:
    """Grows its own runs, scores, and stops others where it is cheap."""

    def choose(self, observation: Observation, dice: Random) -> Move | None:  # noqa: ARG002
        """Return the move of the highest expected value."""
        if len(observation.legal) <= 1:
            return next(iter(observation.legal), None)
        return best_move(observation, ends_of(Position.seen_in(observation)))


def ends_of(position: Position) -> Ends:
    """Return the ends of the turn. No token is worth nothing, a defeat less."""
    worths, last = {}, set()
    for box in position.free:
        points, wins = position.gain(position.playing[0], box)
        if wins is None:
            worths[box] = POINT * points + _worth(position, box)
        else:
            worths[box] = VICTORY if wins else -VICTORY
            last.add(box)
    return Ends(tuple(worths.items()), frozenset(last), 0.0, VICTORY)


def _worth(position: Position, box: Box) -> float:
    worth = RAREST * (1 - chance_of(FIGURE[box]))
    for stretch in position.lines.through(box):
        mine = stretch.owner in (None, position.playing[0])
        worth += GROWING[stretch.length][stretch.tokens] * (1 if mine else BLOCKING)
    return worth
