"""Investigate and Change Job: what may be done, and doing it (R4.4 to R4.6)."""

from morpho_server.games.events import EVERYONE
from morpho_server.games.morpho.events import Investigated, JobChanged, Saw
from morpho_server.games.morpho.identities import ALIENS
from morpho_server.games.morpho.notation import CHANGE, LOOK
from morpho_server.games.morpho.play.decisions import transmit
from morpho_server.games.morpho.play.ending import settle
from morpho_server.games.morpho.play.ring import MIDDLE, Slot
from morpho_server.games.morpho.play.transaction import Transaction
from morpho_server.games.morpho.play.turn_order import next_turn
from morpho_server.games.morpho.state import State, is_bound
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat


def open_jobs(state: State, seat: Seat) -> list[Move]:
    """Return every way to investigate and to change job."""
    cards, ring = state.cards, state.ring
    if is_bound(state, seat):
        return []
    open_now = [LOOK[slot] for slot in ring.distant[seat] if slot not in state.face_up]  # R4.4
    if MIDDLE in cards:  # R4.5, R5.4
        open_now += [CHANGE[slot] for slot in ring.hands[seat] if cards[slot] not in ALIENS]
    return open_now


def look(transaction: Transaction, seat: Seat, slot: Slot) -> None:
    """Show a card to one player; the Parasite may react (R4.4)."""
    transaction.emit(Investigated(EVERYONE, seat, slot))
    transaction.emit(Saw((seat,), {slot: transaction.state.cards[slot]}))
    if transmit.sets_in(transaction.state, slot):
        transmit.begin(transaction, slot, seat)
    else:
        next_turn(transaction)


def change(transaction: Transaction, seat: Seat, slot: Slot) -> None:
    """Exchange a card with the middle (R4.5)."""
    transaction.emit(JobChanged(EVERYONE, seat, slot))
    transaction.emit(Saw((seat,), {slot: transaction.state.cards[slot]}))
    settle(transaction, transaction.state.cards)
    next_turn(transaction)
