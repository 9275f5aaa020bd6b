"""The observer of a seat: which one it is, and what it may do at any time."""

from typing import cast

from morpho_server.games.events import Event
from morpho_server.games.morphos import events as ev
from morpho_server.games.morphos.notation import RESIGN
from morpho_server.games.morphos.observers.views import SeatView
from morpho_server.games.seats import Seat
from morpho_server.games.views import Patch, PatchedView


class SeatObserver:
    """Knows which seat it is, and whether it can give up (R5.7)."""

    event_types = (ev.BoardSetUp, ev.SideWon)

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._view = PatchedView()

    def see(self, event: Event) -> None:
        """Apply one event."""
        match event:
            case ev.BoardSetUp():
                self._view.put("seat", self._seat)
                self._view.put("open", [RESIGN])
            case ev.SideWon():
                self._view.put("open", None)

    def view(self) -> SeatView:
        """Return the seat's own view."""
        return cast("SeatView", self._view.whole())

    def take_patch(self) -> Patch:
        """Return what changed since this was last called."""
        return self._view.take_patch()
