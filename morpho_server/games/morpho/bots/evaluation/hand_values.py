"""What hands are worth: the points that a round brings their holder, on average, as bots play.

The numbers are rounded from rounds of bots (benchmarks/results). They need not be exact: they order
the jobs that one might have, and say when a change is worth a turn.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from morpho_server.games.morpho.identities import HINDRANCE, IDENTITIES, IDENTITY, Name

_MEASURED: Final[Mapping[Name, float]] = {
    "leader": 1.5,
    "technician": 1.05,
    "bodyguard": 1.0,
    "killer": 1.5,
    "deserter": 0.45,
    "spy": 0.4,
    "extremist": 1.4,
    "investor": 1.1,
    "mercenary": 0.3,
    "cyborg": 1.3,
    "psionics": 0.8,
    "parasite": 1.2,
}
"""What a card is worth by itself, for the identities that were measured."""

_SHARE: Final = 0.35
"""The part of its reward that a card brings on average."""
_LEAST: Final = 0.3

WORTH: Final[Mapping[Name, float]] = {
    identity.name: _MEASURED.get(identity.name, max(_LEAST, _SHARE * identity.reward))
    for identity in IDENTITIES
}
"""What a card is worth by itself."""

TOGETHER: Final[Mapping[frozenset[Name], float]] = {
    frozenset({"leader", "technician"}): 1.7,
    frozenset({"leader", "bodyguard"}): 1.4,
    frozenset({"bodyguard", "technician"}): 1.3,
    frozenset({"bodyguard"}): 0.8,
    frozenset({"killer"}): 1.4,
    frozenset({"deserter"}): 0.5,
    frozenset({"deserter", "mercenary"}): 0.4,
}
"""What two cards are worth where that is not the better of them."""

CONFLICT: Final = 0.75
"""What two cards in conflict are worth: one of them can be changed, if its holder is not bound."""


@lru_cache
def worth(hand: tuple[Name, ...]) -> float:
    """Return the worth of a hand, all else unknown."""
    if len(hand) < 2:
        return sum(WORTH[name] for name in hand)
    one, other = hand
    if HINDRANCE[one, other] == "conflict":
        return CONFLICT
    for own, beside in (hand, hand[::-1]):
        if HINDRANCE[own, beside] == "suppressed":
            return WORTH[beside]
    return TOGETHER.get(frozenset(hand), max(WORTH[one], WORTH[other]))


def reward(hand: Sequence[Name], reason: str) -> int:
    """Return the points of a hand when a round ends for this reason (R9.1 to R9.4)."""
    if len(hand) == 2 and HINDRANCE[hand[0], hand[1]] == "conflict":
        return 0
    won = [
        IDENTITY[own].reward
        for own, beside in zip(hand, reversed(hand), strict=True)
        if reason in IDENTITY[own].wins_by
        and (len(hand) == 1 or HINDRANCE[own, beside] != "suppressed")
    ]
    return max(won) + sum(min(0, IDENTITY[name].reward) for name in hand) if won else 0
