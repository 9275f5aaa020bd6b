"""What both observers share: applying events by kind, and following cards that move openly."""

from collections.abc import Callable, Collection
from typing import Any, ClassVar

from morpho_server.games.events import Event
from morpho_server.games.morpho.play.ring import Slot
from morpho_server.games.views import Patch, PatchedView


class PatchedObserver:
    """Applies events to a view. It shows nothing of an event that it does not know."""

    __slots__ = ("_view",)

    _appliers: ClassVar[dict[type[Event], Callable[[Any, Any], None]]]

    def __init__(self) -> None:
        self._view = PatchedView()

    def see(self, event: Event) -> None:
        """Apply one event."""
        apply = self._appliers.get(type(event))
        if apply is not None:
            apply(self, event)

    @property
    def event_types(self) -> Collection[type[Event]]:
        """Return the types of events that it applies."""
        return self._appliers.keys()

    def take_patch(self) -> Patch:
        """Return what changed since this was last called."""
        return self._view.take_patch()

    def _follow(self, one: Slot, other: Slot) -> None:
        """Follow two cards that change places openly (R8.13)."""
        view = self._view
        at_one, at_other = view.get_in("known", one), view.get_in("known", other)
        if at_one != at_other:
            view.put_in("known", one, at_other)
            view.put_in("known", other, at_one)
