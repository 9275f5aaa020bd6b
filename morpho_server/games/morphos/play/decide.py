"""Decide a move: check it rule by rule, and find what it leads to."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from morpho_server.games.chance import Chance
from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.game import Consequences
from morpho_server.games.kit.transaction import Transaction
from morpho_server.games.kit.turns import turn_refusal
from morpho_server.games.morphos import events as ev
from morpho_server.games.morphos.grid import OTHER, Colour
from morpho_server.games.morphos.notation import ACCEPT, DECLINE, Action, Verb, read
from morpho_server.games.morphos.play import refusals
from morpho_server.games.morphos.play.chain import has_chain
from morpho_server.games.morphos.play.ending import chain_won, deadlock_won, resigned
from morpho_server.games.morphos.play.evolve import evolve
from morpho_server.games.morphos.play.flips import keeps_removed_stone, refusal_of_flip
from morpho_server.games.morphos.play.moves import (
    can_ask,
    can_swap,
    has_regular_move,
    points_for_second,
)
from morpho_server.games.morphos.state import SEATS, State
from morpho_server.games.morphos.takeback import kept_before
from morpho_server.games.moves import Move, MoveRefusedError, Refusal
from morpho_server.games.seats import Seat


def begin(begun: ev.BoardSetUp) -> Sequence[Event]:
    """Return the events with which a game begins, up to the first decision."""
    transaction = Transaction(State(), evolve)
    transaction.emit(begun)
    _begin_turn(transaction)
    return transaction.events


def decide(
    state: State,
    seat: Seat,
    move: Move,
    chance: Chance | None = None,  # noqa: ARG001
) -> Consequences[State]:
    """Carry out a move of a seat; raises :exc:`~morpho_server.games.moves.MoveRefusedError`."""
    action = read(move)
    if refusal := _refusal(state, seat, action):
        raise MoveRefusedError(*refusal)
    transaction = Transaction(state, evolve)
    _CARRY_OUT[action.verb](transaction, seat, action)
    return transaction.consequences()


def _refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Return why a move can't be made, or ``None``."""
    if action.verb == "takeback" and state.outcome is None:
        return None if can_ask(state, seat) else refusals.NO_TAKEBACK
    if (refusal := turn_refusal(state, seat, action.verb)) or action.verb == "resign":
        return refusal
    if (state.asked is not None) != (action.verb in (ACCEPT, DECLINE)):
        return refusals.NOTHING_ASKED if state.asked is None else refusals.ANSWER_FIRST
    return None if state.asked is not None else _refusal_on_board(state, action)


def _refusal_on_board(state: State, action: Action) -> Refusal | None:
    if action.verb == "swap":
        return None if can_swap(state) else refusals.NO_SWAP
    if action.point not in state.board.grid.bit:
        return refusals.NO_SUCH_POINT
    if action.verb == "return":
        return _refusal_of_return(state, action)
    if state.phase == "return":
        return refusals.RETURN_FIRST
    if state.phase == "second":
        is_second = action.verb == "place" and action.point in points_for_second(state)
        return None if is_second else refusals.SECOND_STONE
    if action.verb == "flip":
        return refusal_of_flip(state, action.point)
    return None if state.board.is_free(action.point) else refusals.POINT_TAKEN


def _refusal_of_return(state: State, action: Action) -> Refusal | None:
    """Check the return of a stone (R6.2)."""
    if state.phase != "return":
        return refusals.NOTHING_TO_RETURN
    return None if state.board.is_free(action.point) else refusals.POINT_TAKEN


def _place(transaction: Transaction[State], seat: Seat, action: Action) -> None:
    """Put a stone on an empty point (R5.2), or the second one of the turn (R7.3)."""
    state, point = transaction.state, action.point
    has_second = (
        state.plays_with("duomorph")
        and state.phase == "main"
        and bool(state.board.free_beside(point))
    )
    transaction.emit(ev.StonePlaced(EVERYONE, seat, state.to_move, point, ends_turn=not has_second))
    _go_on(transaction, seat)


def _flip(transaction: Transaction[State], seat: Seat, action: Action) -> None:
    """Replace a weak enemy stone (R5.2), which is kept or leaves the game (R7.4)."""
    state = transaction.state
    kept = keeps_removed_stone(state)
    transaction.emit(ev.StoneFlipped(EVERYONE, seat, state.to_move, action.point, kept))
    _go_on(transaction, seat)


def _return(transaction: Transaction[State], seat: Seat, action: Action) -> None:
    """Put a removed stone back (R7.4); a regular move follows, if there is one (R7.4c)."""
    colour = transaction.state.to_move
    returned = ev.StoneReturned(EVERYONE, seat, colour, action.point, ends_turn=False)
    after = transaction.state.copy()
    evolve(after, returned)
    transaction.emit(replace(returned, ends_turn=not has_regular_move(after)))
    _go_on(transaction, seat)


def _swap(transaction: Transaction[State], seat: Seat, action: Action) -> None:  # noqa: ARG001
    """Exchange the colours; it is White's turn still (R5.4)."""
    transaction.emit(ev.ColoursSwapped(EVERYONE, seat, seat))


def _ask(transaction: Transaction[State], seat: Seat, action: Action) -> None:  # noqa: ARG001
    """Ask the other seat to take the last turn back."""
    transaction.emit(ev.TakebackAsked(EVERYONE, seat))


def _accept(transaction: Transaction[State], seat: Seat, action: Action) -> None:  # noqa: ARG001
    """Let the seat that asked take its last turn back."""
    asked = Seat(SEATS - 1 - seat)
    kept = kept_before(transaction.state.stood, asked)
    assert kept is not None
    transaction.emit(ev.TurnTakenBack(EVERYONE, asked, kept))


def _decline(transaction: Transaction[State], seat: Seat, action: Action) -> None:  # noqa: ARG001
    """Let everything stand."""
    transaction.emit(ev.TakebackDeclined(EVERYONE, seat))


def _resign(transaction: Transaction[State], seat: Seat, action: Action) -> None:  # noqa: ARG001
    """Give up: the other side wins (R5.7)."""
    transaction.emit(resigned(transaction.state, Seat(SEATS - 1 - seat)))


_CARRY_OUT: Final[dict[Verb, Callable[[Transaction[State], Seat, Action], None]]] = {
    "place": _place,
    "flip": _flip,
    "return": _return,
    "swap": _swap,
    "takeback": _ask,
    "accept": _accept,
    "decline": _decline,
    "resign": _resign,
}


def _go_on(transaction: Transaction[State], seat: Seat) -> None:
    """Begin the next turn if that of the seat has ended, unless its chain has won (R5.5, R7.2c)."""
    state = transaction.state
    if seat == state.turn:
        return
    mover = OTHER[state.to_move]
    if not state.plays_with("deepmorph") and _is_connected(state, mover):
        transaction.emit(chain_won(state, mover))
    else:
        _begin_turn(transaction)


def _begin_turn(transaction: Transaction[State]) -> None:
    """Begin a turn: a chain that stood wins with Deepmorph (R7.2c), or it may be skipped (R5.3)."""
    while True:
        state = transaction.state
        if state.plays_with("deepmorph") and _is_connected(state, state.to_move):
            transaction.emit(chain_won(state, state.to_move))
            return
        if state.phase == "return" or has_regular_move(state):  # R7.4d
            return
        colour = state.to_move
        transaction.emit(ev.SideSkipped(EVERYONE, state.seat_of(colour), colour))
        if state.skips == SEATS:
            transaction.emit(deadlock_won(state))
            return


def _is_connected(state: State, colour: Colour) -> bool:
    return has_chain(state.board.grid, state.board.stones[colour], colour)
