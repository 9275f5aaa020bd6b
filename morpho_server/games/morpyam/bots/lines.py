"""Stretches of boxes in which runs can still grow, and whose tokens lie in each (R6)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import prod, sqrt
from operator import itemgetter
from typing import Final, NamedTuple

from morpho_server.games.morpyam.bots.odds import chance_of
from morpho_server.games.morpyam.grid import BOXES, FIGURE, RAYS, Box
from morpho_server.games.morpyam.play.scoring import KO
from morpho_server.games.seats import Seat

_LENGTHS: Final = range(3, KO + 1)
_STRETCHES: Final[tuple[tuple[Box, ...], ...]] = tuple(
    (box, *ahead[: length - 1])
    for length in _LENGTHS
    for box in BOXES
    for ahead, _ in RAYS[box]
    if len(ahead) >= length - 1
)
_NUMBERS: Final = {
    box: tuple(n for n, stretch in enumerate(_STRETCHES) if box in stretch) for box in BOXES
}
_THROUGH: Final = {box: itemgetter(*numbers) for box, numbers in _NUMBERS.items()}

ALIGNED: Final[dict[Box, frozenset[Box]]] = {
    box: frozenset(other for n in numbers for other in _STRETCHES[n])
    for box, numbers in _NUMBERS.items()
}
"""The boxes on which a token can be in a run with one on a box."""


class Stretch(NamedTuple):
    """Three to five boxes in a row, ``tokens`` of them taken, all by one ``owner`` if by any.

    ``ease`` is 1 if no box is free, and the lower the rarer the figures of its free boxes are.
    """

    length: int
    tokens: int
    owner: Seat | None
    ease: float

    def taken(self, seat: Seat, box: Box) -> "Stretch | None":
        """Return the stretch with another token; ``None`` once two seats have tokens in it."""
        if self.owner not in (None, seat):
            return None
        return Stretch(self.length, self.tokens + 1, seat, self.ease / ease_of(FIGURE[box]))


class Lines:
    """The stretches in which a run can grow: those where no two seats have tokens."""

    def __init__(self, stretches: Sequence[Stretch | None]) -> None:
        self._stretches = stretches

    @classmethod
    def on(cls, grid: Mapping[Box, Seat]) -> "Lines":
        """Return the stretches of a grid."""
        lines = cls(_empty())
        for box, seat in grid.items():
            lines = lines.after(seat, box)
        return lines

    def __iter__(self) -> Iterator[Stretch]:
        """Return all stretches."""
        return filter(None, self._stretches)

    def through(self, box: Box) -> Iterator[Stretch]:
        """Return the stretches through a box."""
        return filter(None, _THROUGH[box](self._stretches))

    def after(self, seat: Seat, box: Box) -> "Lines":
        """Return the stretches with one token more."""
        stretches = [*self._stretches]
        for n in _NUMBERS[box]:
            if (stretch := stretches[n]) is not None:
                stretches[n] = stretch.taken(seat, box)
        return Lines(stretches)


@cache
def ease_of(figure: str) -> float:
    """Return how easy a figure is to show, from 0 to 1; the root has stood the test of games."""
    return sqrt(chance_of(figure))


@cache
def _empty() -> tuple[Stretch, ...]:
    eases = (prod(ease_of(FIGURE[box]) for box in stretch) for stretch in _STRETCHES)
    return tuple(Stretch(len(s), 0, None, ease) for s, ease in zip(_STRETCHES, eases, strict=True))
