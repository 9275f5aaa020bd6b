"""The observer of a seat: which one it is, and what it may do at any time."""

from typing import ClassVar

from morpho_server.games.kit import observing
from morpho_server.games.morpyam import events as ev
from morpho_server.games.morpyam.observers.views import SeatView


class SeatObserver(observing.SeatObserver[SeatView]):
    """Knows which seat it is, and whether it can give up (R7.4)."""

    def _resign(self, event: ev.SeatResigned) -> None:
        if event.seat == self._seat:
            self.end(event)

    appliers: ClassVar = {
        ev.GridSetUp: observing.SeatObserver.begin,
        ev.SeatResigned: _resign,
        ev.GameEnded: observing.SeatObserver.end,
    }
