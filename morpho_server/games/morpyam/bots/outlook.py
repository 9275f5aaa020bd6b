"""How likely each seat is to win, judged by its tokens, points, and runs that can still grow (R7).

The weights foretell best who won thousands of games among bots (a logistic regression).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from morpho_server.games.morpyam.bots.lines import Stretch, ease_of
from morpho_server.games.morpyam.bots.position import Position
from morpho_server.games.morpyam.grid import FIGURE, Box
from morpho_server.games.morpyam.options import TOKENS
from morpho_server.games.seats import Seat


@dataclass(frozen=True, slots=True)
class Weights:
    """What makes a victory likelier.

    ``stretches`` are the weights of tokens in a stretch that nobody else is in, by its length and
    their number. They count ``on_turn`` times as much for the seat that has the next turn.
    ``point`` is the weight of a point at the end of the game, ``token`` that of each token placed,
    and ``turn`` that of the next turn.
    """

    stretches: Mapping[int, Sequence[float]]
    point: float
    token: float
    turn: float
    on_turn: float = 1.0


WEIGHTS: Final = {
    2: Weights(
        {3: (0, 0, 0.075, 0), 4: (0,) * 5, 5: (0, 0.13, 0.26, 0.45, 0.91, 0)}, 0.27, 0.07, 0.09, 1.5
    ),
    3: Weights(
        {3: (0, 0, 0.24, 0), 4: (0, 0, 0, 0.2, 0), 5: (0, 0.2, 0.2, 0.45, 0.6, 0)}, 0.6, 0.55, 0.33
    ),
    4: Weights(
        {3: (0, 0, 0.2, 0), 4: (0, 0, 0, 0.4, 0), 5: (0, 0.1, 0.1, 0.1, 0.25, 0)}, 0.85, 1.02, 0.52
    ),
}
"""By the number of seats."""


@dataclass(frozen=True, slots=True)
class Token:
    """What a token would do: its points, how it changes every seat's prospects, whether it wins.

    ``wins`` is ``None`` if the game goes on.
    """

    points: int
    changes: tuple[float, ...]
    wins: bool | None


class Outlook:
    """The prospects of all seats in a position before the turn of its first seat."""

    def __init__(self, position: Position) -> None:
        self.position = position
        weights, full = WEIGHTS[position.seats], TOKENS[position.seats]
        self._token = weights.token
        self._point = weights.point * (1 - min(position.tokens) / full) ** 2
        self._on_turn = [1.0] * position.seats
        self._on_turn[position.playing[0]] = weights.on_turn
        self._stretches = weights.stretches
        prospects = [
            self._point * points + weights.token * (full - tokens)
            for points, tokens in zip(position.points, position.tokens, strict=True)
        ]
        prospects[position.playing[0]] += weights.turn
        for stretch in position.lines:
            if stretch.owner is not None:
                prospects[stretch.owner] += self._weight(stretch.owner, stretch, stretch.tokens)
        self._prospects = prospects

    def chance(self, seat: Seat, changes: Sequence[float] | None = None) -> float:
        """Return how likely a seat wins, after changes of the prospects."""
        prospects = self._prospects
        if changes is not None:
            prospects = [sum(pair) for pair in zip(prospects, changes, strict=True)]
        return 1 / sum(exp(prospects[other] - prospects[seat]) for other in self.position.playing)

    def token(self, seat: Seat, box: Box) -> Token:
        """Return the effect of a seat's token on a box."""
        points, wins = self.position.gain(seat, box)
        ease = ease_of(FIGURE[box])
        changes = [0.0] * self.position.seats
        changes[seat] = self._point * points + self._token
        for stretch in self.position.lines.through(box):
            owner = seat if stretch.owner is None else stretch.owner
            changes[owner] -= self._weight(owner, stretch, stretch.tokens)
            if owner == seat:
                changes[seat] += self._weight(seat, stretch, stretch.tokens + 1) / ease
        return Token(points, tuple(changes), wins)

    def _weight(self, seat: Seat, stretch: Stretch, tokens: int) -> float:
        """Return the weight of a stretch for a seat that has so many tokens in it."""
        return self._on_turn[seat] * stretch.ease * self._stretches[stretch.length][tokens]
