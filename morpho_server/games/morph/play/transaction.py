"""What a move leads to, step by step: the events so far, and the state after them."""

from typing import Final

from morpho_server.games.events import EVERYONE
from morpho_server.games.kit.transaction import Transaction as KitTransaction
from morpho_server.games.morph import events as ev
from morpho_server.games.morph.cards import HAND_SIZE, CardId
from morpho_server.games.morph.notation import Line
from morpho_server.games.morph.state import Side, State, place_dealt
from morpho_server.games.seats import Seat

UNSHUFFLED: Final[dict[str, CardId]] = {}


class DeckEmptyError(Exception):
    """A side must take a card from its empty deck: it loses, and nothing more happens (R8.1)."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.seat = seat


class Transaction(KitTransaction[State]):
    """Settles a move on a state of its own."""

    __slots__ = ()

    def draw_up(self, seat: Seat) -> None:
        """Draw until the hand has four cards (R3.3); raises :exc:`DeckEmptyError`."""
        for _ in range(len(self.state.sides[seat].hand), HAND_SIZE):
            self.draw(seat)

    def draw(self, seat: Seat) -> None:
        """Draw a card; raises :exc:`DeckEmptyError`."""
        side = self._with_deck(seat)
        card, dealt = side.deck[0], dealt_on_top(side, seat)
        self.emit(ev.CardDrawn(EVERYONE, seat))
        self.emit(ev.CardReceived((seat,), seat, card, dealt))

    def discard(self, seat: Seat, cards: int) -> None:
        """Discard cards from a deck one by one (R5.4); raises :exc:`DeckEmptyError`."""
        for _ in range(cards):
            side = self._with_deck(seat)
            self.emit(ev.CardDiscarded(EVERYONE, seat, side.deck[0], dealt_on_top(side, seat)))

    def renew(self, seat: Seat, cards: int) -> None:
        """Put cards of a discard pile under the deck, while there are any (R6)."""
        side = self.state.sides[seat]
        for _ in range(min(cards, len(side.discard))):
            self.emit(ev.CardRenewed(EVERYONE, seat, side.discard[-1]))

    def turn(self, seat: Seat, line: Line, at: int = 0) -> None:
        """Turn a creature, unless it is turned already."""
        creature, is_upright, _, _ = self.state.sides[seat].row(line)[at]
        if is_upright:
            self.emit(ev.CreatureTurned(EVERYONE, seat, line, at + 1, creature.id))

    def damage(self, seat: Seat, line: Line, at: int, amount: int, cause: ev.Cause) -> None:
        """Deal damage to a creature, less its Carapace (R6)."""
        creature, _, before, _ = self.state.sides[seat].row(line)[at]
        taken = max(amount - creature.carapace, 0)
        self.emit(
            ev.CreatureDamaged(
                EVERYONE, seat, line, at + 1, creature.id, cause, taken, before + taken
            )
        )

    def destroy(self, seat: Seat, line: Line, at: int) -> None:
        """Let a destroyed creature leave, by R5.3, Assimilation or Echo (R6)."""
        creature = self.state.sides[seat].row(line)[at].creature
        into: ev.Destination = (
            "mana" if creature.has_assimilation else "deck" if creature.has_echo else "discard"
        )
        self.emit(ev.CreatureDestroyed(EVERYONE, seat, line, at + 1, creature.id, into))

    def scorch(self, seat: Seat, line: Line, amount: int, cause: ev.Cause) -> None:
        """Deal damage to the front creature of a line, which may destroy it (R4.5)."""
        row = self.state.sides[seat].row(line)
        if row:
            self.damage(seat, line, 0, amount, cause)
            if self.state.sides[seat].row(line)[0].is_destroyed:
                self.destroy(seat, line, 0)

    def dissipate(self, seat: Seat, line: Line, at: int) -> None:
        """Put a creature under its owner's deck."""
        creature = self.state.sides[seat].row(line)[at].creature
        self.emit(ev.CreatureDissipated(EVERYONE, seat, line, at + 1, creature.id))

    def _with_deck(self, seat: Seat) -> Side:
        side = self.state.sides[seat]
        if not side.deck:
            raise DeckEmptyError(seat)
        return side


def dealt_on_top(side: Side, seat: Seat) -> dict[str, CardId]:
    """Return the top card of a deck by its place in the shuffled deck; nothing if it came back."""
    if not side.dealt_left:
        return UNSHUFFLED
    return {place_dealt(seat, side.dealt_left): side.deck[0]}
