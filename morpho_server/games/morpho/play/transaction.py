"""A move in progress: its events so far, and the position that they lead to."""

from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.morpho.events import Revealed
from morpho_server.games.morpho.play.evolve import evolve
from morpho_server.games.morpho.play.ring import Slot
from morpho_server.games.morpho.state import State


class Transaction:
    """Collects events, and applies each at once to a copy of the position."""

    __slots__ = ("events", "state")

    def __init__(self, state: State) -> None:
        self.state = state.copy()
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        """Add an event and apply it."""
        self.events.append(event)
        evolve(self.state, event)

    def reveal(self, slot: Slot) -> None:
        """Turn a card face up, if it is not (R6.1)."""
        if slot not in self.state.face_up:
            self.emit(Revealed(EVERYONE, slot, self.state.cards[slot]))
