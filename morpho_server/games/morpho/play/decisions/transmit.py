"""Parasite Transmit (R8.12)."""

from itertools import permutations

from morpho_server.games.events import EVERYONE, NOBODY
from morpho_server.games.morpho.events import (
    Arranged,
    Saw,
    TransmitBegan,
    TransmitLaid,
    TransmitTaken,
)
from morpho_server.games.morpho.identities import IDENTITY
from morpho_server.games.morpho.notation import Action, spell_arrangement
from morpho_server.games.morpho.play.decisions.kinds import Arrange, TakeCard
from morpho_server.games.morpho.play.ending import settle
from morpho_server.games.morpho.play.ring import MIDDLE, OWNER, Slot
from morpho_server.games.morpho.play.transaction import Transaction
from morpho_server.games.morpho.play.turn_order import next_turn
from morpho_server.games.morpho.state import Cards, State, hindrance
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat


def sets_in(state: State, slot: Slot) -> bool:
    """Return whether looking at this card sets a Transmit off."""
    return "transmit" in IDENTITY[state.cards[slot]].passive and hindrance(state, slot) is None


def begin(transaction: Transaction, slot: Slot, investigator: Seat) -> None:
    """Show the Parasite and ask its owner for a card of the investigator."""
    transaction.emit(TransmitBegan(EVERYONE, OWNER[slot], slot, investigator))


def takings(state: State, decision: TakeCard) -> list[Move]:
    """Return the investigator's cards."""
    return [Move(f"take {slot}") for slot in state.ring.hands[decision.investigator]]


def take(transaction: Transaction, decision: TakeCard, action: Action) -> None:
    """Take a card of the investigator, and look at it and at the middle."""
    slot, cards = Slot(action.target), transaction.state.cards
    places = tuple(place for place in (slot, MIDDLE, decision.slot) if place in cards)
    transaction.emit(TransmitTaken(EVERYONE, decision.seat, slot, places))
    transaction.emit(Saw((decision.seat,), {place: cards[place] for place in places}))


def arrangements(state: State, decision: Arrange) -> list[Move]:
    """Return every different way to lay the cards on the places."""
    ways = permutations(state.cards[place] for place in decision.places)
    return [
        spell_arrangement(dict(zip(decision.places, way, strict=True)))
        for way in dict.fromkeys(ways)
    ]


def arrange(transaction: Transaction, decision: Arrange, action: Action) -> None:
    """Lay the cards; each player then sees what they now hold."""
    laid: Cards = dict(action.lays)
    transaction.emit(TransmitLaid(EVERYONE, decision.seat, decision.places))
    transaction.emit(Arranged(NOBODY, laid))
    transaction.emit(Saw((decision.seat,), laid))
    taken = decision.places[0]
    transaction.emit(Saw((OWNER[taken],), {taken: laid[taken]}))
    settle(transaction, transaction.state.cards)
    next_turn(transaction)
