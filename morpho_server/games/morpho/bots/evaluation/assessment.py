"""What a seat has to expect: who may guard, intercept or shoot, and what a hand may come to."""

from collections.abc import Iterable, Mapping, Sequence
from math import prod
from typing import Protocol

from morpho_server.games.bot import Observation
from morpho_server.games.morpho.belief.public_state import PublicState, Slot
from morpho_server.games.morpho.bots.evaluation import hand_values
from morpho_server.games.morpho.bots.roles import GUARDING
from morpho_server.games.morpho.identities import FALLS, HINDRANCE, Name
from morpho_server.games.views import Json


class Beliefs(Protocol):
    """A seat's beliefs about a round: the public facts, and the chances of each card's identity."""

    @property
    def state(self) -> PublicState:
        """Return the public state."""

    def chances(self) -> Mapping[Slot, Mapping[Name, float]]:
        """Return how likely the card in each slot is which identity."""


class Assessment:
    """A seat's view of a round and what it believes of it.

    ``hand`` are the seat's own cards, by slot; chances of several cards are taken as independent.
    """

    def __init__(self, observation: Observation, belief: Beliefs) -> None:
        self.seat = observation.seat
        self.public: Mapping[str, Json] = observation.public
        self.own: Mapping[str, Json] = observation.own
        self.decision: Mapping[str, Json] = observation.public.get("decision") or {}
        self.state: PublicState = belief.state
        self.chances = belief.chances()
        self.hand: dict[Slot, Name] = {
            slot: max(self.chances[slot], key=self.chances[slot].__getitem__)
            for slot in self.state.hand(observation.seat)
        }

    @property
    def names(self) -> tuple[Name, ...]:
        """Return the identities that the seat holds."""
        return tuple(self.hand.values())

    @property
    def others(self) -> list[Slot]:
        """Return the slots of other players' cards."""
        return [slot for slot in self.state.ring.slots if slot not in self.hand]

    @property
    def turn(self) -> int:
        """Return which of its turns the seat is in."""
        return self.state.turns[self.seat]

    @property
    def is_last_turn(self) -> bool:
        """Return whether the seat gets no other turn in this round (R7.6)."""
        limit = self.public.get("turn_limit")
        return limit is not None and self.turn >= limit

    @property
    def mission_of_another(self) -> int | None:
        """Return the other seat that has a mission on, if one has."""
        seat: int | None = self.public.get("mission")
        return seat if seat != self.seat else None

    def chance(self, slot: Slot, *names: Name) -> float:
        """Return how likely the card in a slot is one of these."""
        likely = self.chances[slot]
        return sum(likely.get(name, 0.0) for name in names)

    def is_open(self, slot: Slot) -> bool:
        """Return whether everybody knows a card."""
        return slot in (self.public.get("known") or {})

    def may_be_able(self, cards: Sequence[Slot], names: Iterable[Name]) -> float:
        """Return how likely one of a hand's cards is one of these, and nothing hinders it."""
        wanted = frozenset(names)
        if len(cards) == 1:
            return self.chance(cards[0], *wanted)
        one, other = (self.chances[slot] for slot in cards)
        return sum(
            p * q
            for a, p in one.items()
            for b, q in other.items()
            if (a in wanted and HINDRANCE[a, b] is None)
            or (b in wanted and HINDRANCE[b, a] is None)
        )

    def may_react(self, aimed_at: Sequence[Slot], names: Iterable[Name]) -> float:
        """Return how likely somebody must guard or intercept what is aimed at some cards."""
        names = frozenset(names)
        if self.state.by_card:
            asked = [cards[0] for cards in self.state.order_of_asking(aimed_at)]
            return 1 - prod(1 - self._able_alone(slot, names) for slot in asked)
        groups = self.state.order_of_asking(aimed_at)
        return 1 - prod(1 - self.may_be_able(cards, names) for cards in groups)

    def _able_alone(self, slot: Slot, names: frozenset[Name]) -> float:
        beside = self.state.beside(slot)
        if beside is None:
            return self.chance(slot, *names)
        return sum(
            p * q
            for a, p in self.chances[slot].items()
            if a in names
            for b, q in self.chances[beside].items()
            if HINDRANCE[a, b] is None
        )

    def may_react_behind(self, gap: str, aimed_at: Sequence[Slot], names: Iterable[Name]) -> float:
        """Return :meth:`may_react` with a further block token in a gap."""
        before = self.state.blocks
        self.state.blocks = before | {gap}
        try:
            return self.may_react(aimed_at, names)
        finally:
            self.state.blocks = before

    def may_be_shot(self, slot: Slot, by: Name = "killer") -> float:
        """Return how likely a card of the seat is shot in the next lap, if all know what it is."""
        return self._may_be_shot(slot, by, self.state.ring.seats)

    def may_be_shot_by_lookers(self, slot: Slot, by: Name) -> float:
        """Return how likely those shoot it in the next lap who know what it is."""
        knowing = self.state.ring.seats if self.is_open(slot) else self.state.looked_at.get(slot)
        return self._may_be_shot(slot, by, knowing) if knowing else 0.0

    def _may_be_shot(self, slot: Slot, by: Name, shooters: Iterable[int]) -> float:
        nobody = prod(
            1 - self.may_be_able(hand, (by,))
            for seat in shooters
            if seat != self.seat and (hand := self.state.hand(seat))
        )
        return (1 - nobody) * (1 - self.may_react((slot,), GUARDING)) if nobody < 1 else 0.0

    def with_card(self, slot: Slot, name: Name) -> tuple[Name, ...]:
        """Return the hand with another card in a slot."""
        return tuple(name if own == slot else held for own, held in self.hand.items())

    def worth(self, hand: tuple[Name, ...]) -> float:
        """Return the current worth of a hand: its points, if it has met its goal (R7.2)."""
        met = [
            hand_values.reward(hand, fall.reason) for fall in FALLS if self.state.has_fallen(fall)
        ]
        return max(hand_values.worth(hand), *met, 0.0)

    def worth_of_change(self, slot: Slot, place: Slot) -> float:
        """Return the worth of the hand with the card from another place."""
        return sum(
            chance * self.worth(self.with_card(slot, name))
            for name, chance in self.chances[place].items()
        )
