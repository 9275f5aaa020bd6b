"""The figures: which of them five dice show, and which can be called (R2).

Five dice are a text of their values in ascending order, such as ``12335``.
"""

from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final

SEC: Final = "sec"
CALL: Final = "call"

NUMBERS: Final = ("1", "2", "3", "4", "5", "6")
"""Three of a kind, by value."""

SEC_FIGURES: Final = ("straight", "full", "square", "mini", "maxi", "morpyam")
"""The figures that count for sec, all of which can be called."""

CALLABLE: Final = ("morpyam", "square", "maxi", "mini", SEC, "straight", "full")
"""The figures that can be called, in the order in which moves are listed."""

ROLLS: Final[tuple[str, ...]] = tuple(
    map("".join, combinations_with_replacement("".join(NUMBERS), 5))
)
"""All 252 different results of five dice."""

LAST_ROLL: Final = 3
"""A turn has so many rolls (R3.2)."""

_STRAIGHTS: Final = ("12345", "23456")
_SMALL: Final = tuple(set(four) for four in ("1234", "2345", "3456"))
_MOST_OF_MINI: Final = 8
_LEAST_OF_MAXI: Final = 27


def ways(dice: str) -> int:
    """Return in how many orders dice can fall like this."""
    return factorial(len(dice)) // prod(factorial(dice.count(value)) for value in set(dice))


@cache
def shown(dice: str) -> frozenset[str]:
    """Return the figures that five dice show, apart from sec and call (R2.1); none for no dice."""
    if not dice:
        return frozenset()
    counts = sorted(map(dice.count, set(dice)))
    total = sum(map(int, dice))
    figures = {value for value in NUMBERS if dice.count(value) >= 3}
    tests = {
        "small": any(four <= set(dice) for four in _SMALL),
        "straight": dice in _STRAIGHTS,
        "full": counts in ([2, 3], [5]),
        "square": counts[-1] >= 4,
        "mini": total <= _MOST_OF_MINI,
        "maxi": total >= _LEAST_OF_MAXI,
        "morpyam": counts == [5],
    }
    return frozenset(figures | {figure for figure, is_shown in tests.items() if is_shown})


@cache
def placeable(dice: str, rolls: int) -> frozenset[str]:
    """Return the figures whose boxes the dice fill after that many rolls of a turn, without a call.

    Sec is among them after the first roll alone (R2.1).
    """
    figures = shown(dice)
    return figures | {SEC} if rolls == 1 and has_come(SEC, dice) else figures


def has_come(called: str, dice: str) -> bool:
    """Return whether a called figure has come (R4.1); for sec, any of its six (R4.2)."""
    figures = shown(dice)
    return not figures.isdisjoint(SEC_FIGURES) if called == SEC else called in figures


@cache
def callable_with(dice: str) -> tuple[str, ...]:
    """Return the figures that can be called with the next roll of dice that lie like this.

    Sec before the first roll alone, and nothing that the dice show already (R4.5).
    """
    if not dice:
        return CALLABLE
    return tuple(figure for figure in CALLABLE if figure != SEC and figure not in shown(dice))
