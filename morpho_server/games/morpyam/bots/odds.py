"""What a turn comes to if it is played for the highest expected value, over all rolls (R3 to R5).

Sets of dice are numbered: first the 252 results of five dice, then the 210 smaller sets that can be
kept, the empty one last. Dice roll independently of each other. So a kept set is worth the mean of
the six sets with one die more.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import inf
from operator import itemgetter
from typing import Any, Final

from morpho_server.games.morpyam.figures import (
    CALL,
    CALLABLE,
    LAST_ROLL,
    NUMBERS,
    ROLLS,
    SEC,
    SEC_FIGURES,
    callable_with,
    has_come,
    placeable,
)

_KEPT: Final = tuple(
    "".join(kept)
    for size in range(4, -1, -1)
    for kept in combinations_with_replacement("".join(NUMBERS), size)
)
_NUMBER: Final = {dice: number for number, dice in enumerate((*ROLLS, *_KEPT))}
_ALL: Final = len(ROLLS)


def _one_more(kept: str) -> Any:
    return itemgetter(*(_NUMBER["".join(sorted(kept + die))] for die in NUMBERS))


def _one_less(dice: str) -> Any:
    less = [_NUMBER[dice.replace(die, "", 1)] for die in dict.fromkeys(dice)]
    return itemgetter(*less, less[0])  # of a single number it would give no tuple


_ONE_MORE: Final = tuple(map(_one_more, _KEPT))
_ONE_LESS: Final = tuple(_one_less(dice) for dice in _NUMBER if dice)

_FIVE_ALIKE: Final = tuple(die * 5 for die in NUMBERS)
_SHOWN: Final = {
    rolls: [placeable(dice, rolls) for dice in ROLLS] for rolls in range(1, LAST_ROLL + 1)
}
_COMBINATIONS: Final = tuple({figures for shown in _SHOWN.values() for figures in shown})
"""The different combinations of figures that dice show."""
_FIGURES: Final = ("", *NUMBERS, "small", *SEC_FIGURES, SEC, CALL)
_BEST_OF: Final = tuple(
    itemgetter(0, 0, *map(_FIGURES.index, figures)) for figures in _COMBINATIONS
)
_COMBINATION: Final = {
    rolls: tuple(map(_COMBINATIONS.index, shown)) for rolls, shown in _SHOWN.items()
}
"""For each number of rolls and each result, which combination it shows."""
_COME: Final = {call: tuple(has_come(call, dice) for dice in ROLLS) for call in CALLABLE}
_CALLABLE_AT: Final = {
    call: tuple(n for n, dice in enumerate(ROLLS) if call in callable_with(dice))
    for call in CALLABLE
}


@dataclass(frozen=True, slots=True)
class Stakes:
    """What the ends of a turn are worth: a token on the best box of a figure, or no token.

    A figure without a free box is missing. ``alike`` is what the token is worth if five alike are
    placed with it, which brings another turn (R5.1).
    """

    figures: Mapping[str, float]
    alike: Mapping[str, float]
    nothing: float


class Turn:
    """A turn that is played for the highest expected value; every call that helps is made (R4)."""

    def __init__(self, stakes: Stakes) -> None:
        self.stakes = stakes
        self._settled: dict[int, list[float]] = {}
        self._rolled: dict[int, dict[str | None, list[float]]] = {LAST_ROLL + 1: {}}
        for rolls in range(LAST_ROLL, 0, -1):
            self._settled[rolls] = self._settle(rolls)
            self._rolled[rolls] = self._roll(rolls)

    @property
    def value(self) -> float:
        """Return the worth of the turn before its first roll."""
        return max(of_sets[-1] for of_sets in self._rolled[1].values())

    def settled(self, rolls: int) -> Sequence[float]:
        """Return the worth of each result after so many rolls, no call having come."""
        return self._settled[rolls]

    def worth_of_roll(self, number: int, kept: str, call: str | None) -> float:
        """Return the worth of the roll of that number, with these dice kept and that call."""
        return self._rolled[number][call][_NUMBER[kept]]

    def _settle(self, rolls: int) -> list[float]:
        """Return the value of each result: of placing, rolling on, or no token (R3.3, R3.4)."""
        values = _placed(self.stakes, rolls)
        if rolls == LAST_ROLL:
            return [max(value, self.stakes.nothing) for value in values]
        for call, of_sets in self._rolled[rolls + 1].items():
            kept = _best_kept(of_sets)
            for n in range(_ALL) if call is None else _CALLABLE_AT[call]:
                values[n] = max(values[n], kept[n])
        return values

    def _roll(self, number: int) -> dict[str | None, list[float]]:
        """Return for each call, and none, the value of the sets that are kept for a roll."""
        settled = self._settled[number]
        rolled: dict[str | None, list[float]] = {None: _expected(settled)}
        if CALL not in self.stakes.figures:
            return rolled
        come = [self.stakes.figures[CALL]] * _ALL
        for dice in _FIVE_ALIKE:
            come[_NUMBER[dice]] = self.stakes.alike[CALL]
        missed = [self.stakes.nothing] * _ALL if number == LAST_ROLL else settled  # R4.3, R4.4
        for call in CALLABLE:
            if call != SEC or number == 1:
                pairs = zip(_COME[call], come, missed, strict=True)
                rolled[call] = _expected([value if has else other for has, value, other in pairs])
        return rolled


def expected_value(stakes: Stakes) -> float:
    """Return about what a turn is worth: a call is made only by turns that aim at nothing else.

    It takes a fifth of the time of a :class:`Turn`.
    """
    call = stakes.figures.get(CALL)
    values = [max(value, stakes.nothing) for value in _placed(stakes, LAST_ROLL)]
    for rolls in range(LAST_ROLL - 1, 0, -1):
        rolled = _best_kept(_expected(values))
        values = list(map(max, rolled, _placed(stakes, rolls)))
        if call is not None and call > stakes.nothing:
            of_call = call - stakes.nothing
            values = [
                max(value, stakes.nothing + chance * of_call)
                for value, chance in zip(values, _chances_of_a_call(rolls), strict=True)
            ]
    return _expected(values)[-1]


@cache
def chance_of(figure: str) -> float:
    """Return how likely a turn that aims at one figure alone shows it."""
    return Turn(_aim_at(figure)).value


@cache
def _chances_of_a_call(rolls: int) -> Sequence[float]:
    """Return for each result how likely a call comes by the end of a turn that aims at it."""
    return Turn(_aim_at(CALL)).settled(rolls)


def _aim_at(figure: str) -> Stakes:
    return Stakes({figure: 1.0}, {figure: 1.0}, 0.0)


def _placed(stakes: Stakes, rolls: int) -> list[float]:
    """Return the worth of the best box for each result; -inf where no free box fits."""
    one_by_one = [stakes.figures.get(figure, -inf) for figure in _FIGURES]
    best = [max(values_of(one_by_one)) for values_of in _BEST_OF]
    values = [best[n] for n in _COMBINATION[rolls]]
    for dice in _FIVE_ALIKE:
        figures = placeable(dice, rolls)
        alike = (worth for figure, worth in stakes.alike.items() if figure in figures)
        values[_NUMBER[dice]] = max(alike, default=-inf)
    return values


def _expected(values: Sequence[float]) -> list[float]:
    """Return the expected value of every set that is kept, from the values of five dice."""
    of_sets = [*values]
    for one_more in _ONE_MORE:
        of_sets.append(sum(one_more(of_sets)) / len(NUMBERS))
    return of_sets


def _best_kept(of_sets: Sequence[float]) -> list[float]:
    """Return for each result the highest value of a set that can be kept of it, of four at most."""
    best = [*of_sets]
    for n in range(len(best) - 2, _ALL - 1, -1):
        best[n] = max(best[n], *_ONE_LESS[n](best))
    return [max(_ONE_LESS[n](best)) for n in range(_ALL)]
