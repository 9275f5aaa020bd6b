"""What everybody can see of a round: which cards lie where, who sits beside whom, who is bound."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from morpho_server.games.morpho.identities import IDENTITY, Fall, Name
from morpho_server.games.morpho.play.ring import MIDDLE, OWNER, Ring, ring_of, slots_of
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json

Slot = str
Event = Mapping[str, Json]

_OFTEN_CLOSED = frozenset({"assassinate", "block", "swap"})
"""Abilities that may be closed to a card which nothing hinders (R8.3, R8.9, R8.10)."""


class PublicState:
    """The public side of a round, by the events that everybody sees.

    ``face_up`` are the slots whose card lies face up. ``turns`` counts the turns begun by seat.
    ``eliminated`` counts identities. ``looked_at`` are the seats that have looked at the card in a
    slot, as long as it can be followed.
    """

    def __init__(self, seats: int, hand_size: int, tiles: Mapping[str, int]) -> None:
        self.seats = seats
        self.tiles = tiles
        self.by_card = seats == 3
        self.ring: Ring = ring_of(slots_of(seats, hand_size), by_card=self.by_card)
        self.middle = True
        self.blocks: frozenset[str] = frozenset()
        self.face_up: set[Slot] = set()
        self.bound: set[int] = set()
        self.turns = [0] * seats
        self.eliminated: dict[str, int] = {}
        self.looked_at: dict[Slot, frozenset[int]] = {}

    @classmethod
    def of(cls, event: Event) -> "PublicState":
        """Return the public state at the beginning of a round."""
        return cls(event["seats"], event["hand_size"], event["tiles"])

    @property
    def slots(self) -> tuple[Slot, ...]:
        """Return the slots with a card in them, in ring order, the middle last."""
        return (*self.ring.slots, MIDDLE) if self.middle else self.ring.slots

    def hand(self, seat: int) -> tuple[Slot, ...]:
        """Return the slots of a seat's cards."""
        return self.ring.hands[seat]

    def hands(self) -> Iterator[tuple[Slot, ...]]:
        """Yield the hand of each player in the round."""
        return (self.ring.hands[seat] for seat in self.ring.seats)

    def beside(self, slot: Slot) -> Slot | None:
        """Return the other card of a hand, if there is one."""
        if slot == MIDDLE:
            return None
        return next((other for other in self.hand(OWNER[slot]) if other != slot), None)  # type: ignore[index]

    def is_bound(self, seat: int) -> bool:
        """Return whether a player can neither investigate nor change job (R4.6)."""
        return seat in self.bound or not self.face_up.isdisjoint(self.hand(seat))

    def neighbours(self, seat: int) -> Iterator[int]:
        """Yield the player on the left, then on the right, unless a token lies between (R3.4)."""
        return self.ring.neighbours(Seat(seat), self.blocks)

    def order_of_asking(self, aimed_at: Sequence[Slot]) -> Iterator[tuple[Slot, ...]]:
        """Yield the cards asked together to react to what is aimed at some (R6.3)."""
        return self.ring.order_of_asking(aimed_at, self.blocks)  # type: ignore[arg-type]

    def asked_of(
        self, seat: int, order: Sequence[tuple[Slot, ...]]
    ) -> tuple[list[tuple[Slot, ...]], list[tuple[Slot, ...]]]:
        """Return the cards that are asked in vain, and those of the seat that must react."""
        first = next(n for n, cards in enumerate(order) if OWNER[cards[0]] == seat)  # type: ignore[index]
        return list(order[:first]), [c for c in order[first:] if OWNER[c[0]] == seat]  # type: ignore[index]

    def could_act(self, slot: Slot, name: Name) -> bool:
        """Return whether a card that nothing hinders certainly could use an ability (R4.3)."""
        active = set(IDENTITY[name].active)
        if active - _OFTEN_CLOSED:
            return True
        gaps = (gap for gap, _ in self.ring.beside[OWNER[slot]])  # type: ignore[index]
        return "assassinate" in active and any(gap not in self.blocks for gap in gaps)

    def has_fallen(self, fall: Fall) -> bool:
        """Return whether a winning condition is met by what has been eliminated (R7.1 to R7.3)."""
        gone = self.eliminated.get(fall.name, 0)
        return gone > 0 and gone >= (self.tiles[fall.name] if fall.least is None else fall.least)

    def apply(self, event: Event) -> None:
        """Apply an event."""
        handle = self._handlers.get(event["kind"])
        if handle is not None:
            handle(self, event)

    def _turn_began(self, event: Event) -> None:
        self.turns[event["seat"]] += 1

    def _investigated(self, event: Event) -> None:
        slot = event["slot"]
        self.looked_at[slot] = self.looked_at.get(slot, frozenset()) | {event["seat"]}

    def _job_changed(self, event: Event) -> None:
        slot = event["slot"]
        self.looked_at[slot] = self.looked_at.get(slot, frozenset()) | {event["seat"]}
        self._exchange(slot, MIDDLE)

    def _exchange(self, one: Slot, other: Slot) -> None:
        looked = self.looked_at
        nobody: frozenset[int] = frozenset()
        looked[one], looked[other] = looked.get(other, nobody), looked.get(one, nobody)

    def _transmit_laid(self, event: Event) -> None:
        for place in event["places"]:
            self.looked_at.pop(place, None)

    def _bind(self, event: Event) -> None:
        self.bound.add(event["seat"])

    def _turn_up(self, event: Event) -> None:
        self.face_up.add(event["slot"])

    def _blocked(self, event: Event) -> None:
        self._bind(event)
        self.blocks |= {event["gap"]}

    def _block_removed(self, event: Event) -> None:
        self.blocks -= {event["gap"]}

    def _eliminated(self, event: Event) -> None:
        slot, name = event["slot"], event["identity"]
        self.looked_at.pop(slot, None)
        self.eliminated[name] = self.eliminated.get(name, 0) + 1
        self.face_up.discard(slot)
        if slot == MIDDLE:
            self.middle = False
        else:
            self.ring = self.ring.without(slot)

    def _swapped(self, event: Event) -> None:
        slot, target = event["slot"], event["target"]
        self._exchange(slot, target)
        moved = target in self.face_up
        self.face_up -= {slot, target}
        if moved:
            self.face_up.add(slot)

    _handlers: ClassVar[Mapping[str, Callable[[Any, Event], None]]] = {
        "turn_began": _turn_began,
        "investigated": _investigated,
        "job_changed": _job_changed,
        "transmit_laid": _transmit_laid,
        "revealed": _turn_up,
        "indicated": _turn_up,
        "guessed": _turn_up,
        "eliminated": _eliminated,
        "blocked": _blocked,
        "block_removed": _block_removed,
        "swapped": _swapped,
        **dict.fromkeys(
            (
                "sniped",
                "escape_tried",
                "assassinated",
                "mission_activated",
                "report_began",
                "detonation_began",
                "invested",
                "perception_began",
            ),
            _bind,
        ),
    }


NO_STATE = PublicState(0, 0, {})
"""Before a round has begun."""
