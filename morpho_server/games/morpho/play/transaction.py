"""A move in progress: its events so far, and the position that they lead to."""

from morpho_server.games.events import EVERYONE
from morpho_server.games.kit.transaction import Transaction as KitTransaction
from morpho_server.games.morpho.events import Revealed
from morpho_server.games.morpho.play.ring import Slot
from morpho_server.games.morpho.state import State


class Transaction(KitTransaction[State]):
    """Carries out a move on a position of its own."""

    __slots__ = ()

    def reveal(self, slot: Slot) -> None:
        """Turn a card face up, if it is not (R6.1)."""
        if slot not in self.state.face_up:
            self.emit(Revealed(EVERYONE, slot, self.state.cards[slot]))
