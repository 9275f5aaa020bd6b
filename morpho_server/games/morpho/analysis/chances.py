"""What each seat could know at each step, in a form that repeats nothing."""

from collections.abc import Iterable, Mapping
from typing import Final, TypedDict

from morpho_server.games.morpho.analysis.course import Moment
from morpho_server.games.morpho.belief.public_state import Slot
from morpho_server.games.morpho.identities import Name

DIGITS: Final = 3
"""The digits of a chance. What is possible never becomes 0, and only certainty is 1."""

_LEAST: Final = 10**-DIGITS


class ChancesChanged(TypedDict):
    """The cards about which a seat knew something else from a step on, by slot.

    A number is a place among the odds; ``None`` is for a card that is gone.
    """

    step: int
    cards: dict[Slot, int | None]


class RoundChances(TypedDict):
    """What each seat could know: all ``odds`` that there were, and by seat where they changed."""

    odds: list[dict[Name, float]]
    seats: list[list[ChancesChanged]]


def chances_of(course: Iterable[Moment], seats: int) -> RoundChances:
    """Return each seat's possible knowledge of each card, step by step."""
    numbers: dict[tuple[tuple[Name, float], ...], int] = {}
    changes: list[list[ChancesChanged]] = [[] for _ in range(seats)]
    now: list[dict[Slot, int]] = [{} for _ in range(seats)]
    for moment in course:
        for seat, (before, after) in enumerate(zip(moment.before, moment.after, strict=True)):
            if after is before:
                continue
            found = {
                slot: numbers.setdefault(_rounded(chances), len(numbers))
                for slot, chances in after.items()
            }
            was = now[seat]
            cards: dict[Slot, int | None] = {
                slot: number for slot, number in found.items() if was.get(slot) != number
            }
            cards |= dict.fromkeys(slot for slot in was if slot not in found)
            if cards:
                changes[seat].append({"step": moment.step, "cards": cards})
            now[seat] = found
    return {"odds": [dict(odds) for odds in numbers], "seats": changes}


def _rounded(chances: Mapping[Name, float]) -> tuple[tuple[Name, float], ...]:
    """Return chances with few digits, the likeliest first; only a single one is 1."""
    most = 1.0 if len(chances) == 1 else 1 - _LEAST
    few = [
        (name, min(max(round(chance, DIGITS), _LEAST), most)) for name, chance in chances.items()
    ]
    return tuple(sorted(few, key=lambda each: (-each[1], each[0])))
