"""Eliminating cards, and what goes with them (R6.7, R4.7, R3.5, R3.6)."""

from morpho_server.games.events import EVERYONE
from morpho_server.games.morpho.events import BlockRemoved, Eliminated, MissionEnded, WentOut
from morpho_server.games.morpho.play.ending import settle
from morpho_server.games.morpho.play.ring import MIDDLE, OWNER, Slot
from morpho_server.games.morpho.play.transaction import Transaction
from morpho_server.games.seats import LETTERS


def hit(transaction: Transaction, slot: Slot) -> None:
    """Eliminate a card unless its owner has invested (R8.6)."""
    if OWNER.get(slot) not in transaction.state.investments:
        eliminate(transaction, slot)


def eliminate(transaction: Transaction, *slots: Slot) -> None:
    """Eliminate cards one after the other, then see whether the round has ended (R7.1)."""
    hands_before = transaction.state.cards
    for slot in slots:
        _take_off(transaction, slot)
    settle(transaction, hands_before)


def _take_off(transaction: Transaction, slot: Slot) -> None:
    state = transaction.state
    name = state.cards[slot]
    transaction.emit(Eliminated(EVERYONE, slot, name))
    if name == "leader" and state.mission:
        transaction.emit(MissionEnded(EVERYONE, "off"))
    if slot == MIDDLE:
        return
    if state.ring.by_card:
        _remove_tokens(transaction, slot)
    seat = OWNER[slot]
    if not state.ring.hands[seat]:
        transaction.emit(WentOut(EVERYONE, seat))
        _remove_tokens(transaction, LETTERS[seat])


def _remove_tokens(transaction: Transaction, side: str) -> None:
    """Take the tokens on either side of a player or a card out of the game."""
    for gap in transaction.state.blocks:
        if side in gap.split("/"):
            transaction.emit(BlockRemoved(EVERYONE, gap))
