"""What events say about cards: a weight for each identity, or a table for two cards.

A weight is how likely what has happened is, if the card is of that identity: 0 where the rules do
not let it happen (R…). Tables are for the two cards of a hand, where one may hinder the other (R5).
"""

from functools import lru_cache
from typing import Final

from morpho_server.games.morpho.identities import (
    ALIENS,
    ESCAPING,
    HINDRANCE,
    IDENTITY,
    NAMES,
    Name,
)

Weights = tuple[float, ...]
"""A weight for each of :data:`NAMES`."""
Table = tuple[Weights, ...]
"""A row for each of :data:`NAMES` in the first place, a weight for each in the second."""

KIND: Final = {name: kind for kind, name in enumerate(NAMES)}
NOTHING: Final[Weights] = (1.0,) * len(NAMES)
"""The evidence of an event that is equally likely with any identity."""


@lru_cache
def all_but(names: frozenset[str]) -> Weights:
    """Return the evidence that a card is none of these."""
    return tuple(float(name not in names) for name in NAMES)


@lru_cache
def only(names: frozenset[str]) -> Weights:
    """Return the evidence that a card is one of these."""
    return tuple(float(name in names) for name in NAMES)


NO_ALIEN: Final = all_but(ALIENS)
"""An Alien can't be given away by Change Job (R5.4)."""
AN_ALIEN: Final = only(ALIENS)


@lru_cache
def free_beside(acting: Name) -> Weights:
    """Return the evidence that a card doesn't hinder a neighbour that just acted (R5.2, R5.4)."""
    return tuple(float(HINDRANCE[acting, name] is None) for name in NAMES)


@lru_cache
def idle_beside(shown: Name) -> Weights:
    """Return the evidence that a card hinders a face-up neighbour: all have passed (R4.3)."""
    escapes = "escape" in IDENTITY[shown].active
    return tuple(
        float(HINDRANCE[shown, name] is not None or (escapes and name not in ESCAPING))
        for name in NAMES
    )


def can_react(name: Name, passive: str) -> bool:
    """Return whether an identity guards, intercepts or transmits (R1.1)."""
    return passive in IDENTITY[name].passive


@lru_cache
def _able(passive: str, one: Name, other: Name) -> tuple[bool, bool]:
    """Return which of the two cards of a hand can react."""
    return (
        can_react(one, passive) and HINDRANCE[one, other] is None,
        can_react(other, passive) and HINDRANCE[other, one] is None,
    )


@lru_cache
def none_able(passive: str) -> Table:
    """Return the evidence that no card of a hand can react: it would have to (R6.3, R6.4)."""
    return tuple(
        tuple(float(not any(_able(passive, one, other))) for other in NAMES) for one in NAMES
    )


@lru_cache
def some_able(passive: str) -> Table:
    """Return the evidence that a card of a hand can react: its owner was asked (R6.4)."""
    return tuple(tuple(float(any(_able(passive, one, other))) for other in NAMES) for one in NAMES)


@lru_cache
def first_shown(passive: str) -> Table:
    """Return the evidence that a hand's first card was shown as able to react.

    Which of two that are able is shown is its owner's choice; either is taken to be as likely.
    """
    return tuple(
        tuple(
            0.0 if not able[0] else 1 / sum(able)
            for able in (_able(passive, one, other) for other in NAMES)
        )
        for one in NAMES
    )


@lru_cache
def first_unable(passive: str) -> Table:
    """Return the evidence that a hand's first card can't react (three players, R3.6)."""
    return tuple(
        tuple(float(not _able(passive, one, other)[0]) for other in NAMES) for one in NAMES
    )


@lru_cache
def first_able(passive: str) -> Table:
    """Return the evidence that a hand's first card can react (three players, R3.6)."""
    return tuple(tuple(float(_able(passive, one, other)[0]) for other in NAMES) for one in NAMES)


@lru_cache
def nobody_wins(reason: str) -> Table:
    """Return the evidence that no card of a hand has won: the round went on (R7.1)."""

    def wins(name: Name, beside: Name) -> bool:
        return reason in IDENTITY[name].wins_by and HINDRANCE[name, beside] != "suppressed"

    return tuple(
        tuple(float(not (wins(one, other) or wins(other, one))) for other in NAMES) for one in NAMES
    )


@lru_cache
def loser_alone(reason: str) -> Weights:
    """Return the evidence that a card alone in its hand has not won (R7.1)."""
    return tuple(float(reason not in IDENTITY[name].wins_by) for name in NAMES)


@lru_cache
def turned(table: Table) -> Table:
    """Return a table with its places exchanged."""
    return tuple(zip(*table, strict=True))


@lru_cache(maxsize=8192)
def product(one: Weights, other: Weights) -> Weights:
    """Return both facts of a card together."""
    return tuple(a * b for a, b in zip(one, other, strict=True))


@lru_cache(maxsize=8192)
def both(one: Table, other: Table) -> Table:
    """Return both facts of two cards together."""
    return tuple(
        tuple(a * b for a, b in zip(row, other_row, strict=True))
        for row, other_row in zip(one, other, strict=True)
    )
