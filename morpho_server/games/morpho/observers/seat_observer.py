"""What a seat knows beyond the public (R11.2, R11.5): ``own`` in docs/reference/morpho.md."""

from typing import Any, ClassVar

from morpho_server.games.kit.observing import PatchedObserver
from morpho_server.games.morpho import events as ev
from morpho_server.games.morpho.identities import HINDRANCE, Name
from morpho_server.games.morpho.notation import AGREE, DISAGREE
from morpho_server.games.morpho.observers.views import OwnView
from morpho_server.games.morpho.play.ring import MIDDLE, SLOTS_OF, Slot
from morpho_server.games.seats import Seat


class SeatObserver(PatchedObserver[OwnView]):
    """Applies the public events and those addressed to a seat.

    A card seen is followed while it moves openly; what everybody knows is left to the public view.
    """

    __slots__ = ("_own", "_seat", "_shown")

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self._seat = seat
        self._own: tuple[Slot, ...] = ()
        self._shown: dict[Slot, Name] = {}

    def _round_started(self, event: ev.RoundStarted) -> None:
        self._own = SLOTS_OF[self._seat][: event.hand_size]
        self._view.put("seat", self._seat)
        self._may_agree(agreed=False)

    def _saw(self, event: ev.Saw) -> None:
        for slot, name in event.cards.items():
            if slot not in self._shown:
                self._view.put_in("known", {slot: name})
        if not event.cards.keys().isdisjoint(self._own):
            self._see_hindrance()

    def _see_hindrance(self) -> None:
        """Work out what hinders the own cards; beside a card that is gone nothing does (R5)."""
        known = self._view.get("known") or {}
        names: list[Any] = [self._shown.get(slot) or known.get(slot) for slot in self._own]
        if len(names) == 2:
            (left, right), (one, other) = self._own, names
            hindered = {left: HINDRANCE.get((one, other)), right: HINDRANCE.get((other, one))}
            self._view.put_in("hindered", hindered)

    def _show(self, slot: Slot, name: Name) -> None:
        self._shown[slot] = name
        self._view.put_in("known", {slot: None})

    def _was_shown(self, event: ev.Revealed | ev.Indicated | ev.Guessed | ev.Guarded) -> None:
        self._show(event.slot, event.identity)

    def _transmit_began(self, event: ev.TransmitBegan) -> None:
        self._show(event.slot, "parasite")

    def _exchange(self, one: Slot, other: Slot) -> None:
        self._view.exchange_in("known", one, other)
        at_one, at_other = self._shown.pop(one, None), self._shown.pop(other, None)
        if at_one is not None:
            self._shown[other] = at_one
        if at_other is not None:
            self._shown[one] = at_other

    def _job_changed(self, event: ev.JobChanged) -> None:
        self._exchange(event.slot, MIDDLE)

    def _swapped(self, event: ev.Swapped) -> None:
        self._show(event.slot, "psionics")
        self._exchange(event.slot, event.target)
        if event.target in self._own:
            self._see_hindrance()

    def _transmit_laid(self, event: ev.TransmitLaid) -> None:
        for place in event.places:
            self._forget(place)

    def _eliminated(self, event: ev.Eliminated) -> None:
        self._forget(event.slot)
        if event.slot in self._own:
            self._see_hindrance()

    def _forget(self, slot: Slot) -> None:
        self._shown.pop(slot, None)
        self._view.put_in("known", {slot: None})

    def _investment_chosen(self, event: ev.InvestmentChosen) -> None:
        self._view.put("investment", event.team)

    def _may_agree(self, *, agreed: bool) -> None:
        self._view.put("agreed", agreed)
        self._view.put("open", [DISAGREE if agreed else AGREE])

    def _agreed(self, _: ev.Agreed) -> None:
        self._may_agree(agreed=True)

    def _disagreed(self, _: ev.Disagreed) -> None:
        self._may_agree(agreed=False)

    def _went_out(self, event: ev.WentOut) -> None:
        if event.seat == self._seat:
            self._view.put("open", [])

    def _round_ended(self, event: ev.RoundEnded) -> None:
        self._view.put("open", [])
        self._shown.update(event.cards)
        self._view.put_all_in("known", {})

    appliers: ClassVar = {
        ev.RoundStarted: _round_started,
        ev.Agreed: _agreed,
        ev.Disagreed: _disagreed,
        ev.RoundEnded: _round_ended,
        ev.Saw: _saw,
        ev.JobChanged: _job_changed,
        ev.Revealed: _was_shown,
        ev.Indicated: _was_shown,
        ev.Eliminated: _eliminated,
        ev.WentOut: _went_out,
        ev.Guarded: _was_shown,
        ev.Intercepted: _was_shown,
        ev.TransmitBegan: _transmit_began,
        ev.TransmitLaid: _transmit_laid,
        ev.InvestmentChosen: _investment_chosen,
        ev.Guessed: _was_shown,
        ev.Swapped: _swapped,
    }
