"""Deals are drawn as often as they are likely: compared with every deal there is."""

from collections import Counter
from itertools import product
from math import prod, sqrt
from random import Random

import pytest

from morpho_server.games.morpho.belief.card_counting import Bundle, Supply, count, one
from morpho_server.games.morpho.belief.sampling import DealSampler, Urn

KINDS = range(4)
FIELDS = {0: 0, 1: 1, 2: 2, 3: 2}
"""Kinds 2 and 3 are the same single card, of which nobody knows which it is."""
TARGETS = (
    (2 * one(0) + 3 * one(1) + one(2), 1.0),
    (3 * one(0) + 3 * one(1), 2.5),
)
CARDS = range(6)
NUMBER = 4000


class Case:
    """Six cards: two alike, one or two by themselves, and two or three of which more is known."""

    def __init__(self, rng: Random) -> None:
        self.supply = Supply(FIELDS, TARGETS)
        alike = self._weights(rng)
        self.alone = {0: alike, 1: alike, 2: self._weights(rng), 3: self._weights(rng)}
        tied = rng.choice([(4, 5), (3, 4, 5)])
        for card in tied:
            self.alone.pop(card, None)
        ways = [(kinds, rng.choice([0.2, 1.0, 3.0])) for kinds in product(KINDS, repeat=len(tied))]
        self.bundles = [Bundle(tied, rng.sample(ways, len(ways) // 2))]

    @staticmethod
    def _weights(rng: Random) -> tuple[float, ...]:
        return tuple(rng.choice([0.5, 1.0, 2.0] if kind < 2 else [0.0, 0.5, 2.0]) for kind in KINDS)

    def deals(self) -> dict[tuple[int, ...], float]:
        """Return how likely each deal is, of all ways to lay these kinds on the cards."""
        targets, [bundle] = dict(TARGETS), self.bundles
        ways = dict(bundle.ways)
        found = {}
        for kinds in product(KINDS, repeat=len(CARDS)):
            tied = ways.get(tuple(kinds[card] for card in bundle.cards), 0.0)
            weight = targets.get(self.supply.counts(kinds), 0.0) * tied
            weight *= prod(self.alone[card][kinds[card]] for card in self.alone)
            if weight:
                found[kinds] = weight
        total = sum(found.values())
        return {kinds: weight / total for kinds, weight in found.items()}


@pytest.mark.parametrize("seed", range(6))
def test_deals_are_drawn_as_often_as_they_are_likely(seed):
    rng = Random(seed)
    case = Case(rng)
    likely = case.deals()

    sampler = DealSampler(case.supply, case.alone, case.bundles)
    drawn = Counter()
    for _ in range(NUMBER):
        deal = sampler.draw(rng)
        drawn[tuple(deal[card] for card in CARDS)] += 1

    assert drawn.keys() <= likely.keys()
    for kinds, chance in likely.items():
        assert abs(drawn[kinds] - NUMBER * chance) < 5 * sqrt(NUMBER * chance) + 2


@pytest.mark.parametrize("seed", range(6))
def test_deals_are_counted_without_listing_them(seed):
    case = Case(Random(seed))
    likely = case.deals()

    chances = count(case.supply, case.alone, case.bundles).chances

    for card in CARDS:
        for kind in KINDS:
            expected = sum(chance for kinds, chance in likely.items() if kinds[card] == kind)
            assert chances[card].get(kind, 0.0) == pytest.approx(expected, abs=1e-9)


def test_lots_are_drawn_as_often_as_they_weigh():
    urn, rng = Urn([("often", 3.0), ("never", 0.0), ("seldom", 1.0)]), Random(1)

    drawn = Counter(urn.draw(rng) for _ in range(NUMBER))

    assert drawn.keys() == {"often", "seldom"}
    assert 0.7 < drawn["often"] / NUMBER < 0.8
