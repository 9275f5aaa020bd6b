"""The observer of a seat: which one it is, and what it may do at any time."""

from typing import ClassVar

from morpho_server.games.kit import observing
from morpho_server.games.morphos import events as ev
from morpho_server.games.morphos.observers.views import SeatView


class SeatObserver(observing.SeatObserver[SeatView]):
    """Knows which seat it is, and whether it can give up (R5.7)."""

    appliers: ClassVar = {
        ev.BoardSetUp: observing.SeatObserver.begin,
        ev.SideWon: observing.SeatObserver.end,
    }
