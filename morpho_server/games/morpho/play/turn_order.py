"""Whose turn begins (R4.3), and what may happen before its action (R7.6, R8.7)."""

from typing import Final

from morpho_server.games.events import EVERYONE
from morpho_server.games.morpho.events import IndicationAsked, Passed, TurnBegan
from morpho_server.games.morpho.identities import Name
from morpho_server.games.morpho.play.ending import end_mission, end_round
from morpho_server.games.morpho.play.transaction import Transaction
from morpho_server.games.morpho.state import State, seat_of_card
from morpho_server.games.seats import Seat

LEADER: Final[Name] = "leader"
TECHNICIAN: Final[Name] = "technician"


def next_turn(transaction: Transaction) -> None:
    """Begin the next turn that somebody must be asked about, if the round goes on."""
    state = transaction.state
    while state.outcome is None:
        if state.passes >= len(state.ring.seats):  # R7.5; with nobody in the round, too
            end_round(transaction, "all_passed")
            return
        begin_turn(transaction, state.ring.left[state.turn])
        if state.decision is not None:
            return


def begin_turn(transaction: Transaction, seat: Seat) -> None:
    """Begin a seat's turn: the limit first, then a mission, then an invested player's pass."""
    state = transaction.state
    limit = state.setup.turn_limit
    if limit is not None and state.turns[seat] >= limit:
        end_round(transaction, "turn_limit")
        return
    transaction.emit(TurnBegan(EVERYONE, seat))
    if state.mission and seat_of_card(state, LEADER) == seat:
        _resume_mission(transaction, seat)
    elif seat in state.investments:
        transaction.emit(Passed(EVERYONE, seat, unasked=True))


def _resume_mission(transaction: Transaction, seat: Seat) -> None:
    """Ask for the Technician; if that card is gone the mission fails (R8.7)."""
    if TECHNICIAN in transaction.state.eliminated.values():
        end_mission(transaction, succeeded=False)
    else:
        transaction.emit(IndicationAsked(EVERYONE, seat))


def owner_of_mission(state: State) -> Seat | None:
    """Return the seat that holds the Leader while a mission is on (R8.7)."""
    return seat_of_card(state, LEADER) if state.mission else None
