"""Agreeing to end a round that nobody can win any more (R7.6)."""

from morpho_server.games.events import EVERYONE
from morpho_server.games.morpho.events import Agreed, Disagreed, EndWished
from morpho_server.games.morpho.notation import AGREE, DISAGREE, Action
from morpho_server.games.morpho.play import refusals
from morpho_server.games.morpho.play.ending import end_if_agreed
from morpho_server.games.morpho.play.transaction import Transaction
from morpho_server.games.morpho.state import State
from morpho_server.games.moves import Move, MoveRefusedError
from morpho_server.games.seats import Seat


def open_votes(state: State, seat: Seat) -> list[Move]:
    """Return the vote open to a seat: to agree, or to take that back."""
    if state.outcome is not None or seat not in state.ring.seats:
        return []
    return [DISAGREE if seat in state.agreed else AGREE]


def check(state: State, seat: Seat, action: Action) -> None:
    """Raise :exc:`MoveRefusedError` unless the vote changes something."""
    if action.text in open_votes(state, seat):
        return
    if seat not in state.ring.seats:
        raise MoveRefusedError(*refusals.OUT)
    raise MoveRefusedError(
        *(refusals.ALREADY_AGREED if action.text == AGREE else refusals.NOT_AGREED)
    )


def vote(transaction: Transaction, seat: Seat, action: Action) -> None:
    """Note a vote. Only its seat sees it; everybody sees whether somebody wishes the end.

    The round ends as soon as all players in it have agreed.
    """
    was_wished = bool(transaction.state.agreed)
    kind = Agreed if action.text == AGREE else Disagreed
    transaction.emit(kind((seat,), seat))
    is_wished = bool(transaction.state.agreed)
    if is_wished != was_wished:
        transaction.emit(EndWished(EVERYONE, is_wished))
    end_if_agreed(transaction)
