"""The ring of cards in the round, and the neighbours in it (R3).

A ring never changes; eliminating a card gives another ring. The few that occur are kept.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final, NewType

from morpho_server.games.seats import LETTERS, Seat

Slot = NewType("Slot", str)
"""A place for a card: ``A1``, ``A2``, ``B1`` … clockwise, and ``M`` for the middle (R2.6)."""

Gap = NewType("Gap", str)
"""Where a block token may lie, in canonical spelling: ``B/C``, or ``A2/B1`` with three players."""

MIDDLE: Final = Slot("M")
SLOTS_OF: Final = tuple((Slot(f"{letter}1"), Slot(f"{letter}2")) for letter in LETTERS)
ALL_SLOTS: Final = tuple(slot for slots in SLOTS_OF for slot in slots)
OWNER: Final = {slot: Seat(seat) for seat, slots in enumerate(SLOTS_OF) for slot in slots}
"""The seat of each slot; the middle is nobody's."""

_GAPS: Final = {
    pair: Gap(f"{one}/{other}")
    for one, other in combinations_with_replacement((*LETTERS, *ALL_SLOTS), 2)
    for pair in ((one, other), (other, one))
}


def slots_of(seats: int, hand_size: int) -> tuple[Slot, ...]:
    """Return the slots of that many seats, clockwise."""
    return tuple([slot for slots in SLOTS_OF[:seats] for slot in slots[:hand_size]])


def gap_between(one: str, other: str) -> Gap:
    """Return the gap between two seats' letters or two slots, canonically spelled."""
    return _GAPS[one, other]


class Ring:
    """The cards still in the round, in slot order, and what that order implies.

    ``by_card`` is set in the three-player game, where tokens, guards and interceptions work between
    cards (R3.6).

    The other fields have an entry for every seat, even one that is out of the round. ``hands`` are
    the slots held. ``left`` and ``right`` are the next player in the round, clockwise and back
    (R3.2). ``beside`` are the two adjacent cards (R3.3), each with the gap before it. ``distant``
    are the others' cards that are not adjacent.
    """

    def __init__(self, slots: tuple[Slot, ...], *, by_card: bool) -> None:
        self.slots = slots
        self.by_card = by_card
        hands: list[list[Slot]] = [[] for _ in LETTERS]
        for slot in slots:
            hands[OWNER[slot]].append(slot)
        self.hands = tuple(map(tuple, hands))
        self.seats = seats = tuple([Seat(seat) for seat, hand in enumerate(hands) if hand])
        every = tuple(map(Seat, range(len(LETTERS))))
        self.left = self.right = every
        if seats:
            self.left = tuple([seats[bisect_right(seats, seat) % len(seats)] for seat in every])
            self.right = tuple([seats[bisect_left(seats, seat) - 1] for seat in every])
        self.beside = tuple(map(self._beside, every))
        self.distant = tuple(map(self._distant, every))
        self.gaps = tuple(dict.fromkeys(self._gaps()))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ring):
            return NotImplemented
        return self.slots == other.slots and self.by_card == other.by_card

    def __hash__(self) -> int:
        return hash((self.slots, self.by_card))

    def __repr__(self) -> str:
        return f"Ring({' '.join(self.slots)}, by_card={self.by_card})"

    def without(self, slot: Slot) -> "Ring":
        """Return the ring after that card was eliminated; the middle is on no ring (R3.1)."""
        return ring_of(tuple([s for s in self.slots if s != slot]), by_card=self.by_card)

    def after(self, slot: Slot) -> Slot:
        """Return the next card clockwise."""
        return self.slots[(self.slots.index(slot) + 1) % len(self.slots)]

    def before(self, slot: Slot) -> Slot:
        """Return the next card the other way round."""
        return self.slots[self.slots.index(slot) - 1]

    def clockwise_from(self, slot: Slot) -> tuple[Slot, ...]:
        """Return all cards, clockwise, the given one last."""
        start = self.slots.index(slot) + 1
        return self.slots[start:] + self.slots[:start]

    def gap_of_seats(self, one: Seat, other: Seat) -> Gap:
        """Return the gap between two neighbouring seats."""
        return _GAPS[LETTERS[one], LETTERS[other]]

    def neighbours(self, seat: Seat, blocks: Collection[str]) -> Iterator[Seat]:
        """Yield the player on the left, then on the right, unless a token lies between (R3.4)."""
        for other in dict.fromkeys((self.left[seat], self.right[seat])):
            if other != seat and self.gap_of_seats(seat, other) not in blocks:
                yield other

    def order_of_asking(
        self, aimed_at: Sequence[Slot], blocks: Collection[str]
    ) -> Iterator[tuple[Slot, ...]]:
        """Yield the cards asked together to react to what is aimed at some (R6.3).

        They are a neighbour's, or single ones with three players (R3.6). With four and more,
        nobody guards or intercepts for themselves (R8.2, R8.5).
        """
        owner = OWNER[aimed_at[0]]
        if self.by_card:
            cards = [slot for slot in self._next_to(aimed_at, blocks) if slot not in aimed_at]
            cards.sort(key=lambda slot: OWNER[slot] != owner)
            yield from ((slot,) for slot in dict.fromkeys(cards))
        else:
            yield from (self.hands[seat] for seat in self.neighbours(owner, blocks))

    def _next_to(self, aimed_at: Sequence[Slot], blocks: Collection[str]) -> Iterator[Slot]:
        """Yield the card on the left, then on the right, unless a token lies between (R3.6)."""
        for end, following in ((aimed_at[-1], self.after), (aimed_at[0], self.before)):
            other = following(end)
            if gap_between(end, other) not in blocks:
                yield other

    def _beside(self, seat: Seat) -> tuple[tuple[Gap, Slot], ...]:
        if not self.hands[seat] or self.left[seat] == seat:
            return ()
        first, last = self.hands[seat][0], self.hands[seat][-1]
        left, right = self.after(last), self.before(first)
        if self.by_card:
            return (gap_between(last, left), left), (gap_between(first, right), right)
        return (
            (self.gap_of_seats(seat, self.left[seat]), left),
            (self.gap_of_seats(seat, self.right[seat]), right),
        )

    def _distant(self, seat: Seat) -> tuple[Slot, ...]:
        near = {slot for _, slot in self.beside[seat]}.union(self.hands[seat])
        return tuple([slot for slot in self.slots if slot not in near])

    def _gaps(self) -> Iterable[Gap]:
        if self.by_card:
            pairs = [(slot, self.after(slot)) for slot in self.slots]
            return [gap_between(one, other) for one, other in pairs if one != other]
        around = [(seat, self.left[seat]) for seat in self.seats]
        return [self.gap_of_seats(one, other) for one, other in around if one != other]


@lru_cache(maxsize=1024)
def ring_of(slots: tuple[Slot, ...], *, by_card: bool) -> Ring:
    """Return the ring of these slots."""
    return Ring(slots, by_card=by_card)
