"""The observer of a seat: its hand, and what it may do at any time (R7.2)."""

from typing import cast

from morpho_server.games.events import Event
from morpho_server.games.morphatrons import events as ev
from morpho_server.games.morphatrons.cards import Card, in_order
from morpho_server.games.morphatrons.notation import RESIGN
from morpho_server.games.morphatrons.observers.views import SeatView
from morpho_server.games.seats import Seat, letter
from morpho_server.games.views import Patch, PatchedView


class SeatObserver:
    """Knows the hand of its seat."""

    event_types = (
        ev.CitiesSetUp,
        ev.CardsSeen,
        ev.CardSeen,
        ev.BotPlayed,
        ev.BuildingRaised,
        ev.BotTripleMorphed,
        ev.FightEnded,
    )

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._letter = letter(seat)
        self._view = PatchedView()

    def see(self, event: Event) -> None:
        """Apply one event."""
        match event:
            case ev.CitiesSetUp():
                self._view.put("seat", self._seat)
                self._view.put("open", [RESIGN])
            case ev.CardsSeen(seat=self._seat, cards=cards):
                self._put_hand([*cards.values()])
            case ev.CardSeen(seat=self._seat, card=card):
                self._put_hand([*self._hand, card])
            case (
                ev.BotPlayed(seat=self._seat, card=card)
                | ev.BuildingRaised(seat=self._seat, card=card)
            ):
                self._give(card)
            case ev.BotTripleMorphed(seat=self._seat, new=card):
                self._give(card)
            case ev.FightEnded():
                self._view.put("open", None)

    def view(self) -> SeatView:
        """Return the seat's own view."""
        return cast("SeatView", self._view.whole())

    def take_patch(self) -> Patch:
        """Return what changed since this was last called."""
        return self._view.take_patch()

    @property
    def _hand(self) -> list[Card]:
        return cast("list[Card]", self._view.get_in("hands", self._letter) or [])

    def _put_hand(self, cards: list[Card]) -> None:
        self._view.put_in("hands", self._letter, in_order(cards))

    def _give(self, card: Card) -> None:
        self._put_hand([each for each in self._hand if each != card])
