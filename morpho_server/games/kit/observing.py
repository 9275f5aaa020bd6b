"""Observers: a view, and for each type of event the method that applies it."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, ClassVar, Generic, TypeVar, cast

from morpho_server.games.events import Event
from morpho_server.games.moves import RESIGN
from morpho_server.games.seats import Seat
from morpho_server.games.views import PatchedView

View = TypeVar("View")


class PatchedObserver(Generic[View]):
    """Applies events to a view. It shows nothing of an event that is not among ``appliers``.

    ``take_patch`` returns the changes since the last call.
    """

    __slots__ = ("_view", "take_patch")

    appliers: ClassVar[Mapping[type[Event], Callable[[Any, Any], None]]]

    def __init__(self) -> None:
        self._view = PatchedView()
        self.take_patch = self._view.take_patch

    @property
    def event_types(self) -> Collection[type[Event]]:
        """Return the types of events that it applies."""
        return self.appliers.keys()

    def see(self, event: Event) -> None:
        """Apply one event."""
        apply = self.appliers.get(event.__class__)
        if apply is not None:
            apply(self, event)

    def view(self) -> View:
        """Return the whole view."""
        return cast("View", self._view.whole())


class SeatObserver(PatchedObserver[View]):
    """Knows which seat it is, and that it may give up from the beginning to the end."""

    __slots__ = ("_seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self._seat = seat

    def begin(self, _event: Event) -> None:
        """Show the seat, and that it may give up."""
        self._view.put("seat", self._seat)
        self._view.put("open", [RESIGN])

    def end(self, _event: Event) -> None:
        """Show no open move any more."""
        self._view.put("open", None)
