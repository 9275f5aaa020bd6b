"""Where the cards of a deal lie now, and what is known of each, in one possible course of events.

Cards are numbered as they were dealt. What an event says about a slot belongs to the card that lies
there, and moves with it.
"""

from collections.abc import Iterator, Mapping, Sequence
from copy import copy

from morpho_server.games.morpho.belief import card_counting
from morpho_server.games.morpho.belief.card_counting import (
    BITS,
    Bundle,
    Card,
    Counted,
    Kind,
    Supply,
    one,
)
from morpho_server.games.morpho.belief.evidence import (
    NOTHING,
    Table,
    Weights,
    both,
    product,
    turned,
)
from morpho_server.games.morpho.belief.sampling import DealSampler

Slot = str


class Deck:
    """What a deal is made of: the tiles, and what the Unknown may be (R2.2 to R2.4).

    ``kinds`` are all that can be among the cards. The Unknown may be one more card of an identity
    that has a tile. Cards of one identity are interchangeable, so such a world has more deals if
    there are more of them.
    """

    def __init__(self, tiles: Mapping[Kind, int], unknowns: Sequence[Kind]) -> None:
        self.tiles = dict(tiles) | {kind: tiles.get(kind, 0) for kind in unknowns[:1]}
        self.tiled = [kind for kind in unknowns if kind in self.tiles]
        self.others = [kind for kind in unknowns if kind not in self.tiles]
        self.basic = not unknowns
        fields = {kind: field for field, kind in enumerate(self.tiles)}
        self.fields = fields | dict.fromkeys(self.others, len(fields))
        self.kinds = tuple(self.fields)

    def differs(self, weights: Weights) -> bool:
        """Return whether a fact about a card makes some identities likelier than others."""
        return len({weights[kind] for kind in self.kinds}) > 1

    def differs_in_pairs(self, table: Table) -> bool:
        """Return whether a fact about two cards together makes some likelier than others."""
        return len({table[one][other] for one in self.kinds for other in self.kinds}) > 1

    def supply(self, known: Sequence[Kind]) -> Supply | None:
        """Return the remaining cards once these are known, or ``None`` if that is impossible."""
        left = dict(self.tiles)
        others = []
        for kind in known:
            if kind in left:
                left[kind] -= 1
            else:
                others.append(kind)
        worlds: list[tuple[dict[Kind, int], int, float]] = []
        if len(others) > 1 or any(kind not in self.others for kind in others):
            return None
        if self.basic or others:
            worlds.append((left, 0, 1.0))
        elif self.others:
            worlds.append((left, 1, 1.0))
        if not others:
            worlds += [
                (left | {kind: left[kind] + 1}, 0, self.tiles[kind] + 1.0) for kind in self.tiled
            ]
        targets = tuple(
            (self._packed(counts, beside), weight)
            for counts, beside, weight in worlds
            if min(counts.values()) >= 0
        )
        return Supply(self.fields, targets) if targets else None

    def _packed(self, counts: Mapping[Kind, int], beside: int) -> int:
        packed = sum(number << BITS * self.fields[kind] for kind, number in counts.items())
        return packed + beside * one(len(self.tiles))


class Hypothesis:
    """One way in which the cards may have gone; ``weight`` is how likely by itself."""

    def __init__(self, deck: Deck, slots: Sequence[Slot]) -> None:
        self.deck = deck
        self.weight = 1.0
        self.at: dict[Slot, Card] = {slot: card for card, slot in enumerate(slots)}
        self.known: dict[Card, Kind] = {}
        self._alone: dict[Card, Weights] = dict.fromkeys(range(len(slots)), NOTHING)
        self._together: dict[tuple[Card, Card], Table] = {}
        self._counted: Counted | None = None

    def copy(self) -> "Hypothesis":
        """Return a track of its own that is like this one."""
        other = copy(self)
        other.at, other.known = dict(self.at), dict(self.known)
        other._alone, other._together = dict(self._alone), dict(self._together)  # noqa: SLF001 - its own class
        return other

    def exchange(self, one_slot: Slot, other: Slot) -> None:
        """Exchange the places of two cards."""
        at = self.at
        at[one_slot], at[other] = at[other], at[one_slot]

    def lay(self, places: Sequence[Slot], cards: Sequence[Card]) -> None:
        """Lay cards on places."""
        self.at.update(zip(places, cards, strict=True))

    def learn(self, slot: Slot, kind: Kind) -> None:
        """Note which card lies in a slot."""
        card = self.at[slot]
        if card in self.known:
            if self.known[card] != kind:
                self.weight = 0
            return
        weights = self._alone.pop(card)
        self.known[card] = kind
        # All other evidence of the card counts, so that ways in which cards went compare.
        self.weight *= weights[kind]
        self._counted = None
        for pair in [pair for pair in self._together if card in pair]:
            table = self._together.pop(pair)
            first = pair[0] == card
            self._weigh(pair[1] if first else pair[0], (table if first else turned(table))[kind])

    def weigh(self, slot: Slot, weights: Weights) -> None:
        """Apply evidence about the card in a slot."""
        self._weigh(self.at[slot], weights)

    def _weigh(self, card: Card, weights: Weights) -> None:
        if card in self.known:
            self.weight *= weights[self.known[card]]
            return
        before = self._alone[card]
        after = product(before, weights)
        if after != before:
            self._alone[card] = after
            self._counted = None

    def weigh_pair(self, one_slot: Slot, other: Slot, table: Table) -> None:
        """Apply evidence about two cards together."""
        first, second = self.at[one_slot], self.at[other]
        if first in self.known:
            self._weigh(second, table[self.known[first]])
        elif second in self.known:
            self._weigh(first, turned(table)[self.known[second]])
        elif not self._weigh_apart(first, second, table):
            if first > second:
                first, second, table = second, first, turned(table)
            before = self._together.get((first, second))
            self._together[first, second] = table if before is None else both(before, table)
            self._counted = None

    def _weigh_apart(self, first: Card, second: Card, table: Table) -> bool:
        """Apply a table if it says something about one card only; return whether it does."""
        rows = self._possible(first)
        columns = self._possible(second)
        if all(table[row][c] == table[rows[0]][c] for row in rows for c in columns):
            self._weigh(second, table[rows[0]])
        elif all(table[row][c] == table[row][columns[0]] for row in rows for c in columns):
            self._weigh(first, turned(table)[columns[0]])
        else:
            return False
        return True

    def _possible(self, card: Card) -> list[Kind]:
        weights = self._alone[card]
        return [kind for kind in self.deck.kinds if weights[kind] > 0] or [self.deck.kinds[0]]

    def face(self) -> tuple[object, ...]:
        """Return a key, which two tracks share if they differ only in ``weight``."""
        tied = {card for pair in self._together for card in pair}

        def face_of(card: Card) -> object:
            if card in self.known:
                return "known", self.known[card]
            return ("tied", card) if card in tied else ("alone", self._alone[card])

        return tuple(face_of(card) for card in self.at.values())

    def counted(self) -> Counted:
        """Return how likely each hidden card is which kind, and the sum over all deals."""
        if self._counted is None:
            self._counted = self._count()
        return self._counted

    def sampler(self) -> DealSampler:
        """Return the hidden cards to be drawn from; there must be a way in which they can lie."""
        supply = self.deck.supply(list(self.known.values()))
        assert supply is not None
        return DealSampler(supply, *self._parts(supply))

    def _count(self) -> Counted:
        supply = self.deck.supply(list(self.known.values()))
        if supply is None or self.weight == 0:
            return Counted(0, {})
        return card_counting.count(supply, *self._parts(supply))

    def _parts(self, supply: Supply) -> tuple[dict[Card, Weights], list[Bundle]]:
        """Return the weights of the cards that are alone, and the bundles of the others."""
        bundles = [Bundle(cards, list(self._lay(supply, cards))) for cards in self._bundles()]
        tied = {card for bundle in bundles for card in bundle.cards}
        alone = {card: weights for card, weights in self._alone.items() if card not in tied}
        return alone, bundles

    def _bundles(self) -> list[tuple[Card, ...]]:
        """Return the cards that something is known about together."""
        bundles: list[set[Card]] = []
        for tied in self._together:
            joined = [bundle for bundle in bundles if not bundle.isdisjoint(tied)]
            bundles = [bundle for bundle in bundles if bundle not in joined]
            bundles.append(set(tied).union(*joined))
        return [tuple(sorted(bundle)) for bundle in bundles]

    def _lay(
        self, supply: Supply, cards: tuple[Card, ...]
    ) -> Iterator[tuple[tuple[Kind, ...], float]]:
        """Yield every way to lay some cards, with its weight."""
        guard = sum(one(field) << BITS - 1 for field in set(supply.fields.values()))
        limits = [target + guard for target, _ in supply.targets]
        choices = [[(k, self._alone[c][k]) for k in self._possible(c)] for c in cards]
        tied = [
            [
                (at, self._together[cards[at], card])
                for at in range(n)
                if (cards[at], card) in self._together
            ]
            for n, card in enumerate(cards)
        ]

        def extend(
            kinds: tuple[Kind, ...], weight: float, counts: int
        ) -> Iterator[tuple[tuple[Kind, ...], float]]:
            n = len(kinds)
            if n == len(cards):
                yield kinds, weight
                return
            for kind, own in choices[n]:
                further = weight * own
                for at, table in tied[n]:
                    further *= table[kinds[at]][kind]
                more = counts + one(supply.fields[kind])
                if further > 0 and any((limit - more) & guard == guard for limit in limits):
                    yield from extend((*kinds, kind), further, more)

        return extend((), 1.0, 0)
