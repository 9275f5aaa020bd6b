"""What both observers share: folding by kind of event, and following cards that move openly."""

from collections.abc import Callable, Collection
from typing import Any, ClassVar

from morpho_server.games.events import Event
from morpho_server.games.morpho.ring import Slot
from morpho_server.games.views import Patch, Sheet


class SheetObserver:
    """The fold of events into a sheet. It shows nothing of an event that it does not know."""

    __slots__ = ("_sheet",)

    _folds: ClassVar[dict[type[Event], Callable[[Any, Any], None]]]

    def __init__(self) -> None:
        self._sheet = Sheet()

    def see(self, event: Event) -> None:
        """Fold one event."""
        fold = self._folds.get(type(event))
        if fold is not None:
            fold(self, event)

    @property
    def heeds(self) -> Collection[type[Event]]:
        """Return the types of events that it folds."""
        return self._folds.keys()

    def take_patch(self) -> Patch:
        """Return what changed since this was last called."""
        return self._sheet.take_patch()

    def _take_away(self, key: str, name: str) -> None:
        if self._sheet.get_in(key, name) is not None:
            self._sheet.put_in(key, name, None)

    def _follow(self, one: Slot, other: Slot) -> None:
        """Follow two cards that change places openly (R8.13)."""
        sheet = self._sheet
        at_one, at_other = sheet.get_in("known", one), sheet.get_in("known", other)
        if at_one != at_other:
            sheet.put_in("known", one, at_other)
            sheet.put_in("known", other, at_one)
