"""Following cards that move openly, as both observers do."""

from morpho_server.games.kit.observing import PatchedObserver, View
from morpho_server.games.morpho.play.ring import Slot


class CardObserver(PatchedObserver[View]):
    """Shows the cards that it knows by where they lie."""

    __slots__ = ()

    def _follow(self, one: Slot, other: Slot) -> None:
        """Follow two cards that change places openly (R8.13)."""
        view = self._view
        at_one, at_other = view.get_in("known", one), view.get_in("known", other)
        if at_one != at_other:
            view.put_in("known", one, at_other)
            view.put_in("known", other, at_one)
