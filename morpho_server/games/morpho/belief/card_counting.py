"""Counting the ways to lay identities on hidden cards, exactly and without listing them all.

A deal assigns an identity to each card. Knowledge about a single card is a weight for each identity
that it may be. Cards with the same weights form a group: only the number of each identity in it
matters. Knowledge about several cards together is a bundle: a list of their possible identities,
each with a weight.

Groups and bundles depend on one another only through the number of cards of each identity. So the
sum over all deals is a product of polynomials, one for each group and one for each bundle. Their
exponents are counts.

Counts are packed into one number, four bits for each identity, so that adding two numbers adds all
counts; the fourth bit shows where one has become negative.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import factorial
from typing import NamedTuple

Card = int
Kind = int
"""An identity, as an index."""
Counts = int
"""The counts of all fields, packed."""
Weights = tuple[float, ...]
"""A weight for each kind."""
Polynomial = dict[Counts, float]

BITS = 4
_FACTORIAL = tuple(map(factorial, range(16)))


@dataclass(frozen=True, slots=True)
class Supply:
    """The identities laid on the hidden cards.

    ``fields`` gives the field of each kind that may be among them; kinds that are all the same
    single card, and nobody knows which, share one. ``targets`` are the counts that the
    cards may come to, each with its weight.
    """

    fields: Mapping[Kind, int]
    targets: tuple[tuple[Counts, float], ...]

    def counts(self, kinds: Sequence[Kind]) -> Counts:
        """Return how many of each field these cards have."""
        return sum(one(self.fields[kind]) for kind in kinds)


@dataclass(frozen=True, slots=True)
class Bundle:
    """Cards that something is known about together: ways to lay them, each with a weight."""

    cards: tuple[Card, ...]
    ways: Sequence[tuple[tuple[Kind, ...], float]]


@dataclass(frozen=True, slots=True)
class Counted:
    """The sum over all deals, and how likely each card is which kind."""

    total: float
    chances: dict[Card, dict[Kind, float]]


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that are alike: ``kinds`` are their weights by kind, ``weights`` those by field."""

    cards: tuple[Card, ...]
    kinds: Weights
    weights: tuple[tuple[int, float], ...]

    def terms(self, most: Mapping[int, int]) -> Polynomial:
        """Return in how many ways the cards can have how many of each field."""
        limits = tuple(most[field] for field, _ in self.weights)
        return _spread(len(self.cards), self.weights, limits)

    def term(self, counts: Counts) -> float:
        """Return in how many ways the cards can have that many of each field."""
        return _term(len(self.cards), self.weights, counts)


def one(field: int) -> Counts:
    """Return one of a field."""
    return 1 << BITS * field


class Factors(NamedTuple):
    """The factors of the sum over all deals: groups, the fewest cards first, and bundles.

    ``polynomials`` are those of the bundles, then those of all groups but the last. The last is the
    largest and never written out: only the terms that complete the others are needed.
    """

    groups: list[Group]
    tied: list[Polynomial]
    polynomials: list[Polynomial]


def factors_of(supply: Supply, alone: Mapping[Card, Weights], bundles: Sequence[Bundle]) -> Factors:
    """Return the factors of the sum over all deals of cards ``alone`` and in bundles."""
    groups = _groups(supply, alone)
    tied = [_bundle_terms(supply, bundle) for bundle in bundles]
    most = _most(supply)
    return Factors(groups, tied, [*tied, *(group.terms(most) for group in groups[:-1])])


def count(supply: Supply, alone: Mapping[Card, Weights], bundles: Sequence[Bundle]) -> Counted:
    """Count all deals: of the cards ``alone``, with their weights, and those in bundles.

    If there is no such deal, the sum is 0 and the rest means nothing.
    """
    groups, tied, factors = factors_of(supply, alone, bundles)
    last = groups[-1].term if groups else _nothing
    sums = _sums(factors, last, supply)
    total = sum(sums[-1].values())
    if total <= 0:
        return Counted(0, {})
    chances: dict[Card, dict[Kind, float]] = {}
    for group, found in zip(groups, sums[len(tied) :], strict=False):
        chances |= dict.fromkeys(group.cards, _shares(supply, group, found, total))
    for bundle, terms, found in zip(bundles, tied, sums, strict=False):
        chances |= _marginals(bundle.cards, _ways(supply, bundle, terms, found, total))
    return Counted(total, chances)


def _nothing(counts: Counts) -> float:
    """Return in how many ways no cards at all can have that many of each field."""
    return float(counts == 0)


def _groups(supply: Supply, alone: Mapping[Card, Weights]) -> list[Group]:
    """Return the cards that are alike, the fewest first."""
    alike: dict[Weights, list[Card]] = {}
    for card, weights in alone.items():
        alike.setdefault(weights, []).append(card)
    found = []
    for kinds, cards in alike.items():
        by_field: dict[int, float] = {}
        for kind, field in supply.fields.items():
            if kinds[kind] > 0:
                by_field[field] = by_field.get(field, 0) + kinds[kind]
        found.append(Group(tuple(cards), kinds, tuple(by_field.items())))
    return sorted(found, key=lambda group: len(group.cards))


def _most(supply: Supply) -> dict[int, int]:
    """Return how many of each field there can be."""
    return {
        field: max(_of(counts, field) for counts, _ in supply.targets)
        for field in supply.fields.values()
    }


def _of(counts: Counts, field: int) -> int:
    return counts >> BITS * field & (1 << BITS) - 1


@lru_cache(maxsize=4096)
def _spread(
    size: int, weights: tuple[tuple[int, float], ...], limits: tuple[int, ...]
) -> Polynomial:
    """Return the ways to lay that many alike cards, by how many of each field they have."""
    partial: dict[tuple[int, Counts], float] = {(0, 0): _FACTORIAL[size]}
    left = sum(limits)
    for (field, weight), most in zip(weights, limits, strict=True):
        left -= most
        grown: dict[tuple[int, Counts], float] = {}
        for (laid, counts), value in partial.items():
            fewest = max(0, size - laid - left)
            for number in range(fewest, min(most, size - laid) + 1):
                term = value * weight**number / _FACTORIAL[number]
                grown[laid + number, counts + number * one(field)] = term
        partial = grown
    return {counts: value for (laid, counts), value in partial.items() if laid == size}


@lru_cache(maxsize=65536)
def _term(size: int, weights: tuple[tuple[int, float], ...], counts: Counts) -> float:
    """Return a single term of :func:`_spread`."""
    value: float = _FACTORIAL[size]
    for field, weight in weights:
        number = _of(counts, field)
        size -= number
        counts -= number * one(field)
        value *= weight**number / _FACTORIAL[number]
    return value if size == 0 and counts == 0 else 0.0


def _bundle_terms(supply: Supply, bundle: Bundle) -> Polynomial:
    terms: Polynomial = {}
    for kinds, weight in bundle.ways:
        counts = supply.counts(kinds)
        terms[counts] = terms.get(counts, 0) + weight
    return terms


def _sums(
    factors: Sequence[Polynomial], last: Callable[[Counts], float], supply: Supply
) -> list[Polynomial]:
    """Return the share of each term of each factor in the sum over all that reach a target.

    The last of them are the terms of ``last`` that are needed.
    """
    guard = guard_of(supply)
    before = partial_products(factors, supply)
    after: Polynomial = {}
    sums: Polynomial = {}
    for counts, value in before[-1].items():
        inner = 0.0
        for target, weight in supply.targets:
            if (target + guard - counts) & guard == guard:
                term = weight * last(target - counts)
                inner += term
                sums[target - counts] = sums.get(target - counts, 0) + value * term
        after[counts] = inner
    found = [sums]
    for factor, known in zip(reversed(factors), before[-2::-1], strict=True):
        sums, earlier = {}, {}
        for counts, value in known.items():
            inner = 0.0
            for more, term in factor.items():
                beyond = after.get(counts + more)
                if beyond:
                    inner += term * beyond
                    sums[more] = sums.get(more, 0) + value * term * beyond
            earlier[counts] = inner
        after = earlier
        found.append(sums)
    return found[::-1]


def partial_products(factors: Sequence[Polynomial], supply: Supply) -> list[Polynomial]:
    """Return the products of no factor, of the first, of the first two, and so on."""
    guard = guard_of(supply)
    limits = [target + guard for target, _ in supply.targets]
    before: list[Polynomial] = [{0: 1.0}]
    for factor in factors:
        before.append(_product(before[-1], factor, limits, guard))
    return before


def guard_of(supply: Supply) -> Counts:
    """Return the fourth bit of every field."""
    return sum(one(field) << BITS - 1 for field in set(supply.fields.values()))


@lru_cache(maxsize=4096)
def fields_of(counts: Counts) -> tuple[int, ...]:
    """Return each field as often as it is counted."""
    found: list[int] = []
    field = 0
    while counts:
        found += [field] * _of(counts, 0)
        counts >>= BITS
        field += 1
    return tuple(found)


def _product(
    before: Polynomial, factor: Polynomial, limits: Sequence[Counts], guard: Counts
) -> Polynomial:
    """Multiply two polynomials, without the terms that are beyond every limit."""
    product: Polynomial = {}
    for counts, value in before.items():
        for more, term in factor.items():
            both = counts + more
            if both in product:
                product[both] += value * term
            elif any((limit - both) & guard == guard for limit in limits):
                product[both] = value * term
    return product


def _shares(supply: Supply, group: Group, found: Polynomial, total: float) -> dict[Kind, float]:
    """Return how likely each of the cards that are alike is which kind."""
    weights = dict(group.weights)
    expected = dict.fromkeys(weights, 0.0)
    for counts, value in found.items():
        for field in expected:
            expected[field] += value * _of(counts, field)
    size = len(group.cards) * total
    return {
        kind: expected[field] / size * group.kinds[kind] / weights[field]
        for kind, field in supply.fields.items()
        if group.kinds[kind] > 0
    }


def _ways(
    supply: Supply, bundle: Bundle, terms: Polynomial, found: Polynomial, total: float
) -> dict[tuple[Kind, ...], float]:
    likely = {}
    for kinds, weight in bundle.ways:
        counts = supply.counts(kinds)
        if counts in found:
            likely[kinds] = weight / terms[counts] * found[counts] / total
    return likely


def _marginals(
    cards: tuple[Card, ...], likely: Mapping[tuple[Kind, ...], float]
) -> Iterator[tuple[Card, dict[Kind, float]]]:
    for place, card in enumerate(cards):
        shares: dict[Kind, float] = {}
        for kinds, chance in likely.items():
            shares[kinds[place]] = shares.get(kinds[place], 0) + chance
        yield card, shares
