"""A bot for Morpyam that judges a token by the best answers to it, and by its own next turn."""

import math
from random import Random
from typing import Final

from morpho_server.games.bot import Observation
from morpho_server.games.morpyam.bots.lines import ALIGNED
from morpho_server.games.morpyam.bots.odds import Stakes, expected_value
from morpho_server.games.morpyam.bots.outlook import Outlook, Token
from morpho_server.games.morpyam.bots.position import Position
from morpho_server.games.morpyam.bots.turns import Ends, best_move
from morpho_server.games.morpyam.grid import FIGURE, Box
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat

PLANS: Final = 0.7
"""How much of what its own next turn promises remains after the others' turns."""


class Sharp:
    """Plays for the highest chance to win, and looks ahead over its next turn."""

    def __init__(self) -> None:
        self._ends: tuple[Position, Ends] | None = None
        """What the latest turn can end with: only its dice change from one decision to the next."""

    def choose(self, observation: Observation, dice: Random) -> Move | None:  # noqa: ARG002
        """Return the move of the highest expected value."""
        if len(observation.legal) <= 1:
            return next(iter(observation.legal), None)
        position = Position.seen_in(observation)
        if self._ends is None or self._ends[0] != position:
            self._ends = position, Foresight(position).ends()
        return best_move(observation, self._ends[1])


class Foresight:
    """What the tokens of this turn come to, once everybody has had another turn."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._outlook = Outlook(position)
        self._me, *self._others = position.playing
        self._tokens = {
            seat: {box: self._outlook.token(seat, box) for box in position.free}
            for seat in position.playing
        }

    def ends(self) -> Ends:
        """Return the ends of the turn: the chance to win after each token, and after none."""
        worths, last = {}, set()
        for box, token in self._tokens[self._me].items():
            if token.wins is None:
                worths[box] = self._chance_after(box, token)
            else:
                worths[box] = float(token.wins)
                last.add(box)
        nothing = self._chance_before(self._outlook, None)
        return Ends(tuple(worths.items()), frozenset(last), nothing, 1.0)

    def _chance_after(self, box: Box, token: Token) -> float:
        after = Outlook(self._position.after(self._me, box, token.points))
        return self._chance_before(after, box)

    def _chance_before(self, outlook: Outlook, placed: Box | None) -> float:
        """Return this seat's chance before everybody has another turn.

        What a seat may gain by its turn is taken from the others in proportion, which is exact with
        two players. The gain of this seat's own turn comes on top.
        """
        now = chance = outlook.chance(self._me)
        for seat in self._others:
            before = outlook.chance(seat)
            chance *= (1 - self._best(outlook, seat, before, placed)) / (1 - before)
        planned = self._best(outlook, self._me, now, placed)
        odds = _odds(chance) * math.pow(_odds(planned) / _odds(now), PLANS)
        return odds / (1 + odds)

    def _best(self, outlook: Outlook, seat: Seat, nothing: float, placed: Box | None) -> float:
        """Return the chance that a seat's next turn brings it."""
        figures: dict[str, float] = {}
        for box, token in self._tokens[seat].items():
            if box == placed:
                continue
            if placed is not None and (box in ALIGNED[placed] or token.wins is not None):
                token = outlook.token(seat, box)  # noqa: PLW2901
            wins = token.wins
            chance = outlook.chance(seat, token.changes) if wins is None else float(wins)
            figure = FIGURE[box]
            if chance > figures.get(figure, 0.0):
                figures[figure] = chance
        return expected_value(Stakes(figures, figures, nothing))


def _odds(chance: float) -> float:
    """Return a chance as odds; one that is certain only by rounding is not taken as certain."""
    within = min(max(chance, 1e-9), 1 - 1e-9)
    return within / (1 - within)
