"""The observer of a seat: which one it is, and what it may do at any time."""

from typing import ClassVar

from morpho_server.games.events import Event
from morpho_server.games.kit import observing
from morpho_server.games.morphos import events as ev
from morpho_server.games.morphos.notation import TAKEBACK
from morpho_server.games.morphos.observers.views import SeatView
from morpho_server.games.morphos.takeback import kept_before
from morpho_server.games.moves import RESIGN
from morpho_server.games.seats import Seat


class SeatObserver(observing.SeatObserver[SeatView]):
    """Knows which seat it is, whether it can give up (R5.7), and ask to take a turn back."""

    __slots__ = ("_stood",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self._stood: list[Event] = []

    def _begin(self, event: ev.BoardSetUp) -> None:
        self.begin(event)
        self._stood.append(event)

    def _go_on(self, event: Event) -> None:
        self._stood.append(event)
        self._offer()

    def _take_back(self, event: ev.TurnTakenBack) -> None:
        del self._stood[event.kept :]
        self._offer()

    def _close(self, _event: Event) -> None:
        """Offer no asking while it is asked, and until the next move after it was declined."""
        self._view.put("open", [RESIGN])

    def _offer(self) -> None:
        can_ask = kept_before(self._stood, self._seat) is not None
        self._view.put("open", [RESIGN, TAKEBACK] if can_ask else [RESIGN])

    appliers: ClassVar = {
        ev.BoardSetUp: _begin,
        ev.StonePlaced: _go_on,
        ev.StoneFlipped: _go_on,
        ev.StoneReturned: _go_on,
        ev.ColoursSwapped: _go_on,
        ev.SideSkipped: _go_on,
        ev.TakebackAsked: _close,
        ev.TakebackDeclined: _close,
        ev.TurnTakenBack: _take_back,
        ev.SideWon: observing.SeatObserver.end,
    }
