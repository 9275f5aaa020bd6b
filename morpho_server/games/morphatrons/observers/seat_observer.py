"""The observer of a seat: its hand, and what it may do at any time (R7.2)."""

from typing import ClassVar, cast

from morpho_server.games.kit import observing
from morpho_server.games.morphatrons import events as ev
from morpho_server.games.morphatrons.cards import Card, in_order
from morpho_server.games.morphatrons.observers.views import SeatView
from morpho_server.games.seats import Seat, letter


class SeatObserver(observing.SeatObserver[SeatView]):
    """Knows the hand of its seat."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self._letter = letter(seat)

    def _see_hand(self, event: ev.CardsSeen) -> None:
        self._put_hand([*event.cards.values()])

    def _see_card(self, event: ev.CardSeen) -> None:
        self._put_hand([*self._hand, event.card])

    def _play(self, event: ev.BotPlayed | ev.BuildingRaised) -> None:
        self._give(event.seat, event.card)

    def _triple_morph(self, event: ev.BotTripleMorphed) -> None:
        self._give(event.seat, event.new)

    @property
    def _hand(self) -> list[Card]:
        return cast("list[Card]", self._view.get_in("hands", self._letter) or [])

    def _put_hand(self, cards: list[Card]) -> None:
        self._view.put_in("hands", {self._letter: in_order(cards)})

    def _give(self, seat: Seat, card: Card) -> None:
        if seat == self._seat:
            self._put_hand([each for each in self._hand if each != card])

    appliers: ClassVar = {
        ev.CitiesSetUp: observing.SeatObserver.begin,
        ev.CardsSeen: _see_hand,
        ev.CardSeen: _see_card,
        ev.BotPlayed: _play,
        ev.BuildingRaised: _play,
        ev.BotTripleMorphed: _triple_morph,
        ev.FightEnded: observing.SeatObserver.end,
    }
