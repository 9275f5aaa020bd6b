"""Drawing random deals of all hidden cards, each with its own probability.

Draws walk back through the sum that counts the deals (:mod:`~.card_counting`). They choose the
counts of all cards first, then those of each factor, then the identity of each card.
"""

from bisect import bisect
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from random import Random
from typing import Generic, TypeVar

from morpho_server.games.morpho.belief.card_counting import (
    Bundle,
    Card,
    Counts,
    Group,
    Kind,
    Polynomial,
    Supply,
    Weights,
    factors_of,
    fields_of,
    guard_of,
    partial_products,
)

Item = TypeVar("Item")


class Urn(Generic[Item]):
    """Lots, each drawn as often as it weighs."""

    __slots__ = ("_items", "_last", "_total", "_weights")

    def __init__(self, weighed: Iterable[tuple[Item, float]]) -> None:
        pairs = list(weighed)
        self._items = [lot for lot, _ in pairs]
        self._weights = list(accumulate(weight for _, weight in pairs))
        self._last = len(pairs) - 1
        self._total = self._weights[-1]

    def draw(self, dice: Random) -> Item:
        """Return one of the lots; at least one must weigh something."""
        if self._last == 0:
            return self._items[0]
        # As Random.choices does it, which takes three times as long.
        return self._items[bisect(self._weights, dice.random() * self._total, 0, self._last)]


class DealSampler:
    """Deals to be drawn, of cards ``alone`` and in bundles; there must be at least one."""

    def __init__(
        self, supply: Supply, alone: Mapping[Card, Weights], bundles: Sequence[Bundle]
    ) -> None:
        self._supply = supply
        self._bundles = bundles
        factors = factors_of(supply, alone, bundles)
        self._groups = factors.groups
        self._factors = factors.polynomials
        self._before = partial_products(self._factors, supply)
        self._ends = Urn(self._all_ends(self._groups[-1] if self._groups else None))
        self._terms: dict[tuple[int, Counts], Urn[Counts]] = {}
        self._ways: dict[tuple[int, Counts], Urn[tuple[Kind, ...]]] = {}
        self._kinds = [dict(self._kinds_of(group)) for group in self._groups]

    def draw(self, dice: Random) -> dict[Card, Kind]:
        """Return the kinds of all hidden cards."""
        counts, rest = self._ends.draw(dice)
        parts = [rest]
        for place in range(len(self._factors) - 1, -1, -1):
            term = self._term(place, counts).draw(dice)
            parts.append(term)
            counts -= term
        parts.reverse()
        drawn: dict[Card, Kind] = {}
        tied = len(self._bundles)
        for place, (bundle, part) in enumerate(zip(self._bundles, parts, strict=False)):
            drawn.update(zip(bundle.cards, self._way(place, part).draw(dice), strict=True))
        for place, (group, part) in enumerate(zip(self._groups, parts[tied:], strict=False)):
            fields = list(fields_of(part))
            if len(fields) > 1:
                dice.shuffle(fields)
            kinds = self._kinds[place]
            for card, field in zip(group.cards, fields, strict=True):
                drawn[card] = kinds[field].draw(dice)
        return drawn

    def _kinds_of(self, group: Group) -> Iterable[tuple[int, Urn[Kind]]]:
        """Yield the kinds that a card of a group can be, for each field in which it may count."""
        fields = self._supply.fields
        for field, _ in group.weights:
            own = [kind for kind in fields if fields[kind] == field and group.kinds[kind] > 0]
            yield field, Urn((kind, group.kinds[kind]) for kind in own)

    def _all_ends(self, last: Group | None) -> Iterable[tuple[tuple[Counts, Counts], float]]:
        """Yield what all but the last group come to, and what that has then."""
        guard = guard_of(self._supply)
        for counts, value in self._before[-1].items():
            for target, weight in self._supply.targets:
                if (target + guard - counts) & guard == guard:
                    rest = target - counts
                    term = float(rest == 0) if last is None else last.term(rest)
                    if term > 0:
                        yield (counts, rest), value * weight * term

    def _term(self, place: int, counts: Counts) -> Urn[Counts]:
        """Return the possible terms of a factor, given the sum up to it."""
        urn = self._terms.get((place, counts))
        if urn is None:
            before: Polynomial = self._before[place]
            factor = self._factors[place]
            urn = Urn(
                (term, value * before[counts - term])
                for term, value in factor.items()
                if counts - term in before
            )
            self._terms[place, counts] = urn
        return urn

    def _way(self, place: int, counts: Counts) -> Urn[tuple[Kind, ...]]:
        """Return the ways to lay a bundle that come to so much."""
        urn = self._ways.get((place, counts))
        if urn is None:
            supply = self._supply
            urn = Urn(
                (kinds, weight)
                for kinds, weight in self._bundles[place].ways
                if supply.counts(kinds) == counts
            )
            self._ways[place, counts] = urn
        return urn
