"""A move in progress: its events so far, and the state that they lead to."""

from collections.abc import Callable
from typing import Generic, Protocol, Self, TypeVar

from morpho_server.games.chance import Chance
from morpho_server.games.events import Event
from morpho_server.games.game import Consequences


class Copyable(Protocol):
    """A state that can be copied."""

    def copy(self) -> "Self":
        """Return a state that shares nothing changeable with this one."""


Copied = TypeVar("Copied", bound=Copyable)


class Transaction(Generic[Copied]):
    """Collects events, and applies each at once to a copy of the state."""

    __slots__ = ("_evolve", "events", "state")

    def __init__(self, state: Copied, evolve: Callable[[Copied, Event], None]) -> None:
        self.state = state.copy()
        self.events: list[Event] = []
        self._evolve = evolve

    def emit(self, event: Event) -> None:
        """Add an event and apply it."""
        self.events.append(event)
        self._evolve(self.state, event)

    def consequences(self) -> Consequences[Copied]:
        """Return the events and the state after them."""
        return Consequences(tuple(self.events), self.state)


class ChanceTransaction(Transaction[Copied]):
    """A transaction that may draw from ``chance``."""

    __slots__ = ("chance",)

    def __init__(
        self, state: Copied, evolve: Callable[[Copied, Event], None], chance: Chance
    ) -> None:
        super().__init__(state, evolve)
        self.chance = chance
