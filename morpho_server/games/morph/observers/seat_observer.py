"""The observer of a seat: its hand, and the card that it has staked (R10.2)."""

from typing import cast

from morpho_server.games.events import Event
from morpho_server.games.morph import events as ev
from morpho_server.games.morph.cards import CardId
from morpho_server.games.morph.notation import RESIGN
from morpho_server.games.morph.observers.views import SeatView
from morpho_server.games.seats import Seat, letter
from morpho_server.games.views import Patch, PatchedView


class SeatObserver:
    """Knows which seat it is, and its hand. It forgets cards that go face down (R10.3)."""

    event_types = (
        ev.BattleSetUp,
        ev.HandDealt,
        ev.CardStaked,
        ev.StakesShown,
        ev.ManaChosen,
        ev.CardReceived,
        ev.CreatureSummoned,
        ev.BattleEnded,
    )

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._view = PatchedView()

    def see(self, event: Event) -> None:
        """Apply one event."""
        view = self._view
        match event:
            case ev.CreatureSummoned(seat=seat, card=card) if seat == self._seat:
                self._drop(card)
            case ev.CardReceived(card=card):
                view.put("hand", [*view.get("hand"), card])
            case ev.ManaChosen(card=card):
                self._drop(card)
            case ev.CardStaked(card=card):
                self._drop(card)
                view.put("staked", card)
            case ev.StakesShown():
                view.put("staked", None)
            case ev.BattleSetUp():
                view.put("seat", self._seat)
                view.put("open", [RESIGN])
            case ev.HandDealt(dealt=dealt):
                view.put("hand", [*dealt.values()])
            case ev.BattleEnded(hands=hands):
                view.put("hand", hands[letter(self._seat)])
                view.put("staked", None)
                view.put("open", None)

    def view(self) -> SeatView:
        """Return the seat's own view."""
        return cast("SeatView", self._view.whole())

    def take_patch(self) -> Patch:
        """Return what changed since this was last called."""
        return self._view.take_patch()

    def _drop(self, card: CardId) -> None:
        self._view.put("hand", [each for each in self._view.get("hand") if each != card])
