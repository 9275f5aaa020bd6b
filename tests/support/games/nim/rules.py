"""Nim for two: take any number of sticks from one heap; taking the last stick wins."""

from morpho_server.games.events import EVERYONE
from morpho_server.games.kit.ending import game_over, won_by
from morpho_server.games.kit.transaction import Transaction
from morpho_server.games.kit.turns import TurnGame, TurnState, turn_refusal
from morpho_server.games.moves import RESIGN, MoveRefusedError, MoveUnreadableError
from tests.support.games.nim.events import HeapsLeft, NimEnded, PublicObserver, SeatObserver

TAKE = {f"take {sticks} of {heap}": (heap, sticks) for heap in range(3) for sticks in range(1, 6)}


def evolve(state, event):
    if isinstance(event, HeapsLeft):
        state.begun, state.turn = event, event.turn
    else:
        state.turn, state.outcome = None, game_over(event, event.winners)


def legal_moves(state, seat):
    heaps = state.setup.heaps if seat == state.turn else (0, 0, 0)
    return [move for move, (heap, sticks) in TAKE.items() if sticks <= heaps[heap]]


def decide(state, seat, move, chance):
    if move != RESIGN and move not in TAKE:
        raise MoveUnreadableError(move)
    if refusal := turn_refusal(state, seat, move):
        raise MoveRefusedError(*refusal)
    if move != RESIGN and move not in legal_moves(state, seat):
        raise MoveRefusedError("too_many", "That heap has fewer sticks.")
    transaction = Transaction(state, evolve)
    if move == RESIGN:
        transaction.emit(ended(state, "resigned", winner=1 - seat))
        return transaction.consequences()
    taken_from, sticks = TAKE[move]
    heaps = [n - sticks * (heap == taken_from) for heap, n in enumerate(state.setup.heaps)]
    transaction.emit(HeapsLeft(EVERYONE, heaps, 1 - seat, state.setup.scores))
    if not any(heaps):
        transaction.emit(ended(state, "last_stick", winner=seat))
    return transaction.consequences()


def ended(state, reason, winner):
    return NimEnded(EVERYONE, reason, [winner], *won_by(winner, state.setup.scores))


class Nim(TurnGame):
    name = "nim"
    title = "Nim"
    seats = range(2, 3)
    event_types = (HeapsLeft, NimEnded)
    new_state = TurnState
    evolve = staticmethod(evolve)
    legal_moves = staticmethod(legal_moves)
    decide = staticmethod(decide)
    public_observer = PublicObserver
    seat_observer = SeatObserver

    def deal(self, choices, standing, chance):
        return (HeapsLeft(EVERYONE, [3, 4, 5], 0, [*standing.scores]),)
