"""The course of a move: what has happened so far, and the position it has led to."""

from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.morpho.events import Revealed
from morpho_server.games.morpho.evolve import evolve
from morpho_server.games.morpho.ring import Slot
from morpho_server.games.morpho.state import State


class Course:
    """Events told one after the other, each folded at once into a copy of the position."""

    __slots__ = ("events", "state")

    def __init__(self, state: State) -> None:
        self.state = state.copy()
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        """Write an event down and fold it."""
        self.events.append(event)
        evolve(self.state, event)

    def reveal(self, slot: Slot) -> None:
        """Turn a card face up, if it is not (R6.1)."""
        if slot not in self.state.face_up:
            self.tell(Revealed(EVERYONE, slot, self.state.cards[slot]))
