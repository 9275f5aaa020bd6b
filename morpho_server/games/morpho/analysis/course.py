"""A round step by step, with what each seat could know before and after each step."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from morpho_server.games.aids import StepSeen
from morpho_server.games.events import EVERYONE, is_addressed
from morpho_server.games.morpho.belief.belief import Belief, Event
from morpho_server.games.morpho.belief.public_state import Slot
from morpho_server.games.morpho.identities import Name
from morpho_server.games.morpho.play.ring import OWNER
from morpho_server.games.morpho.play.ring import Slot as RingSlot
from morpho_server.games.seats import Seat

CERTAIN: Final = 1 - 1e-9
"""A chance from here on is certainty: sums of floats may miss it a little."""

_VOTES: Final = frozenset({"end_wished", "agreed", "disagreed"})
"""What may come at any time, and is no part of anybody's turn (R7.6)."""

Beliefs = Sequence[Mapping[Slot, Mapping[Name, float]]]
"""What each seat believes of the card in each slot."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A step, what everybody saw of it, and what could be known ``before`` and ``after`` it.

    ``turn`` counts the turns of ``seat``, if this was its choice at its turn; else it is 0. ``own``
    are the events that only the mover was shown. ``hands`` are the slots of those in the round
    before it, by seat, ``face_up`` those with an open card then.
    """

    step: int
    seat: Seat | None
    turn: int
    events: Sequence[Event]
    own: Sequence[Event]
    before: Beliefs
    after: Beliefs
    hands: Mapping[Seat, tuple[Slot, ...]]
    face_up: frozenset[Slot]

    def truth(self, slot: Slot) -> Name | None:
        """Return the card in a slot before the step, as its holder knew it."""
        return surely(self.before[OWNER[RingSlot(slot)]].get(slot, {}))


def surely(chances: Mapping[Name, float]) -> Name | None:
    """Return the identity of a card, if only one is possible."""
    return next((name for name, chance in chances.items() if chance >= CERTAIN), None)


def course_of(seats: int, steps: Sequence[StepSeen]) -> Iterator[Moment]:
    """Yield the steps of a round; the first is its deal, before which nothing is known."""
    beliefs = [Belief() for _ in range(seats)]
    before: Beliefs = [{} for _ in range(seats)]
    hands: Mapping[Seat, tuple[Slot, ...]] = {}
    face_up: frozenset[Slot] = frozenset()
    on_turn: tuple[Seat, int] | None = None
    for number, step in enumerate(steps):
        events, mover = step["events"], step["seat"]
        for seat, belief in enumerate(beliefs):
            belief.apply([event for to, event in events if is_addressed(to, Seat(seat))])
        public = [event for to, event in events if to == EVERYONE]
        chosen = mover if any(event["kind"] not in _VOTES for event in public) else None
        turn = on_turn[1] if on_turn is not None and on_turn[0] == chosen else 0
        own = [event for to, event in events if to != EVERYONE and is_addressed(to, mover)]
        after = [belief.chances() for belief in beliefs]
        yield Moment(number, mover, turn, public, own, before, after, hands, face_up)
        state = beliefs[0].state
        before, face_up = after, frozenset(state.face_up)
        hands = {seat: state.hand(seat) for seat in state.ring.seats}
        if turn:
            on_turn = None
        for event in public:
            if event["kind"] == "turn_began":
                on_turn = event["seat"], state.turns[event["seat"]]
