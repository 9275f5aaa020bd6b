"""Decide a move: check it rule by rule, and find what it leads to."""

from collections import Counter
from collections.abc import Callable
from typing import Final, TypeAlias

from morpho_server.games.chance import Chance
from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.game import Consequences
from morpho_server.games.kit.transaction import ChanceTransaction
from morpho_server.games.morpyam import events as ev
from morpho_server.games.morpyam.figures import CALL, LAST_ROLL, SEC, has_come, placeable, shown
from morpho_server.games.morpyam.grid import FIGURE
from morpho_server.games.morpyam.notation import Action, Verb, read
from morpho_server.games.morpyam.play import refusals
from morpho_server.games.morpyam.play.ending import end, following_seat
from morpho_server.games.morpyam.play.evolve import evolve
from morpho_server.games.morpyam.play.moves import has_call_box, open_boxes
from morpho_server.games.morpyam.play.scoring import KO, gain
from morpho_server.games.morpyam.state import State
from morpho_server.games.moves import GAME_OVER, NOT_YOUR_TURN, Move, MoveRefusedError, Refusal
from morpho_server.games.seats import Seat

DICE: Final = 5

Transaction: TypeAlias = ChanceTransaction[State]


def decide(state: State, seat: Seat, move: Move, chance: Chance) -> Consequences[State]:
    """Carry out a move of a seat; raises :exc:`~morpho_server.games.moves.MoveRefusedError`."""
    action = read(move)
    if refusal := _refusal(state, seat, action):
        raise MoveRefusedError(*refusal)
    transaction = ChanceTransaction(state, evolve, chance)
    _CARRY_OUT[action.verb](transaction, seat, action)
    return transaction.consequences()


def _refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Return why a move can't be made, or ``None``."""
    if state.outcome is not None:
        return GAME_OVER
    if action.verb == "resign":
        return refusals.ALREADY_OUT if seat in state.out else None
    if seat != state.turn:
        return NOT_YOUR_TURN
    if action.verb == "roll":
        return refusals.ALREADY_ROLLED if state.rolls else _refusal_of_call(state, action.call)
    if not state.rolls:
        return refusals.ROLL_FIRST
    if action.verb == "place":
        return _refusal_of_place(state, action.box)
    if state.came:
        return refusals.PLACE_THE_CALL
    if action.verb == "pass":
        return refusals.CAN_STILL_ROLL if state.rolls < LAST_ROLL else None
    return _refusal_of_reroll(state, action)


def _refusal_of_reroll(state: State, action: Action) -> Refusal | None:
    if state.rolls == LAST_ROLL:
        return refusals.NO_ROLL_LEFT
    if Counter(action.dice) - Counter(state.dice):
        return refusals.NO_SUCH_DICE
    if [*action.dice] != sorted(action.dice):
        return refusals.NOT_IN_ORDER
    return _refusal_of_call(state, action.call)


def _refusal_of_call(state: State, call: str | None) -> Refusal | None:
    """Check a call (R4.5)."""
    if call is None:
        return None
    if not has_call_box(state):
        return refusals.NO_CALL_BOX
    if call == SEC:
        return refusals.SEC_TOO_LATE if state.rolls else None
    return refusals.ALREADY_SHOWN if call in shown(state.dice) else None


def _refusal_of_place(state: State, box: str) -> Refusal | None:
    """Check a placing (R2.1, R3.3, R4.2, R4.6)."""
    if box in state.grid:
        return refusals.BOX_TAKEN
    if state.came:
        return None if FIGURE[box] == CALL else refusals.PLACE_THE_CALL
    return None if FIGURE[box] in placeable(state.dice, state.rolls) else refusals.NOT_SHOWN


def _roll(transaction: Transaction, seat: Seat, action: Action) -> None:
    """Roll all dice, or some again (R3.2), and judge the call (R4)."""
    before = transaction.state
    kept = Counter(before.dice) - Counter(action.dice) if action.dice else Counter[str]()
    rolled = transaction.chance.roll(DICE - kept.total(), "dice_rolled.rolled")
    kept_values = sorted(map(int, kept.elements()))
    dice = sorted([*rolled, *kept_values])
    came = has_come(action.call, "".join(map(str, dice))) if action.call else None
    roll = before.rolls + 1
    transaction.emit(
        ev.DiceRolled(EVERYONE, seat, roll, rolled, kept_values, dice, action.call, came)
    )
    if roll < LAST_ROLL or came:
        return
    if action.call:
        _end_turn(transaction, ev.TurnPassed(EVERYONE, seat, "call_missed"))  # R4.4
    elif not open_boxes(transaction.state):
        _end_turn(transaction, ev.TurnPassed(EVERYONE, seat, "nothing_fits"))  # R3.4


def _place(transaction: Transaction, seat: Seat, action: Action) -> None:
    """Place a token (R3.3); it may end the game (R7.1, R7.2), or bring a new turn (R5.1).

    The second one that is placed with five alike in a turn wins, if the host has chosen so.
    """
    state, box = transaction.state, action.box
    gained, longest = gain(state.grid, seat, box, state.setup.seats)
    points, tokens = state.points[seat] + gained, state.tokens[seat] - 1
    five_alike = len(set(state.dice)) == 1
    placed = ev.TokenPlaced(EVERYONE, seat, box, FIGURE[box], tokens, points, gained)
    if longest >= KO:
        transaction.emit(placed)
        transaction.emit(end(transaction.state, "ko", seat))
    elif five_alike and state.again and state.setup.double_morpyam:
        transaction.emit(placed)
        transaction.emit(end(transaction.state, "double_morpyam", seat))
    elif tokens == 0:
        transaction.emit(placed)
        transaction.emit(end(transaction.state, "tokens"))
    elif five_alike:
        transaction.emit(placed)
        transaction.emit(ev.TurnBegan(EVERYONE, seat, state.turns[seat], again=True))
    else:
        _end_turn(transaction, placed)


def _pass(transaction: Transaction, seat: Seat, action: Action) -> None:  # noqa: ARG001
    """End the turn without a token (R3.4)."""
    _end_turn(transaction, ev.TurnPassed(EVERYONE, seat, "chosen"))


def _resign(transaction: Transaction, seat: Seat, action: Action) -> None:  # noqa: ARG001
    """Give up (R7.4)."""
    was_on_turn = seat == transaction.state.turn
    transaction.emit(ev.SeatResigned(EVERYONE, seat))
    playing = transaction.state.setup.seats - len(transaction.state.out)
    if playing == 1:
        transaction.emit(end(transaction.state, "resigned", following_seat(transaction.state)))
    elif was_on_turn:
        _begin_turn(transaction)


def _end_turn(transaction: Transaction, last: Event) -> None:
    transaction.emit(last)
    _begin_turn(transaction)


def _begin_turn(transaction: Transaction) -> None:
    """Begin the next seat's turn (R3.1), or end the game at the limit (R7.3)."""
    state = transaction.state
    seat = following_seat(state)
    if state.turns[seat] >= state.setup.turn_limit:
        transaction.emit(end(state, "turn_limit"))
    else:
        transaction.emit(ev.TurnBegan(EVERYONE, seat, state.turns[seat] + 1, again=False))


_CARRY_OUT: Final[dict[Verb, Callable[[Transaction, Seat, Action], None]]] = {
    "roll": _roll,
    "reroll": _roll,
    "place": _place,
    "pass": _pass,
    "resign": _resign,
}
