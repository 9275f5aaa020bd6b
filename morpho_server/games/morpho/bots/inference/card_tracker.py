"""Cards by number, followed wherever they move openly (R8.13), and who can tell what they are."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from morpho_server.games.events import Event
from morpho_server.games.morpho import events as ev
from morpho_server.games.morpho.play.ring import MIDDLE, OWNER, Slot, slots_of
from morpho_server.games.seats import Seat

Number = int
"""A card by its number, which it keeps wherever it moves openly."""


class CardTracker:
    """Where the cards are and who knows which, by a round's public events.

    ``at`` is the card in each slot.
    """

    __slots__ = ("_known", "_shown", "at")

    def __init__(self) -> None:
        self.at: dict[str, Number] = {}
        self._known: list[set[Number]] = []
        self._shown: set[Number] = set()

    def copy(self) -> "CardTracker":
        """Return one of its own that is like this one."""
        other = CardTracker()
        other.at = dict(self.at)
        other._known = [set(known) for known in self._known]
        other._shown = set(self._shown)
        return other

    def known_to(self, seat: int) -> set[Number]:
        """Return the cards that a seat can tell."""
        return self._known[seat] | self._shown

    def apply(self, event: Event) -> None:
        """Apply an event."""
        handle = self._handlers.get(type(event))
        if handle is not None:
            handle(self, event)

    def _round_started(self, event: ev.RoundStarted) -> None:
        slots = slots_of(event.seats, event.hand_size)
        self.at = {slot: number for number, slot in enumerate((*slots, MIDDLE))}
        self._known = [set() for _ in range(event.seats)]
        self._shown = set()
        for slot in slots:
            self._look(OWNER[slot], slot)

    def _look(self, seat: Seat, slot: Slot) -> None:
        self._known[seat].add(self.at[slot])

    def _exchange(self, one: Slot, other: Slot) -> None:
        at = self.at
        at[one], at[other] = at[other], at[one]

    def _investigated(self, event: ev.Investigated) -> None:
        self._look(event.seat, event.slot)

    def _shown_to_all(self, event: ev.Revealed) -> None:
        self._shown.add(self.at[event.slot])

    def _job_changed(self, event: ev.JobChanged) -> None:
        self._exchange(event.slot, MIDDLE)
        self._look(event.seat, event.slot)

    def _swapped(self, event: ev.Swapped) -> None:
        self._shown.add(self.at[event.slot])
        self._exchange(event.slot, event.target)
        self._look(event.seat, event.slot)

    def _eliminated(self, event: ev.Eliminated) -> None:
        del self.at[event.slot]

    def _transmit_laid(self, event: ev.TransmitLaid) -> None:
        """Forget who could tell the cards on three places; each owner sees what lies there now.

        The numbers stay where they are, and are other cards from now on.
        """
        mixed = {self.at[place] for place in event.places}
        self._shown -= mixed
        for known in self._known:
            known.difference_update(mixed)
        self._known[event.seat] |= mixed
        for place in event.places:
            if place != MIDDLE:
                self._look(OWNER[place], place)

    _handlers: ClassVar[Mapping[type[Event], Callable[[Any, Any], None]]] = {
        ev.RoundStarted: _round_started,
        ev.Investigated: _investigated,
        ev.JobChanged: _job_changed,
        ev.Swapped: _swapped,
        ev.Eliminated: _eliminated,
        ev.TransmitLaid: _transmit_laid,
        **dict.fromkeys(
            (
                ev.Revealed,
                ev.Indicated,
                ev.Guessed,
                ev.Guarded,
                ev.Intercepted,
                ev.TransmitBegan,
            ),
            _shown_to_all,
        ),
    }
