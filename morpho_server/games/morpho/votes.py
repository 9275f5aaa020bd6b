"""Agreeing to end a round that nobody can win any more (R7.6)."""

from morpho_server.games.events import EVERYONE
from morpho_server.games.morpho.abilities.ability import Refusal
from morpho_server.games.morpho.course import Course
from morpho_server.games.morpho.ending import end_if_agreed
from morpho_server.games.morpho.events import Agreed, Disagreed, EndWished
from morpho_server.games.morpho.notation import AGREE, DISAGREE, Action
from morpho_server.games.morpho.state import State
from morpho_server.games.moves import Move, MoveRefusedError
from morpho_server.games.seats import Seat

_OUT: Refusal = ("out_of_round", "Only players who are still in the round can agree to end it.")
_ALREADY: Refusal = ("already_agreed", "You have agreed already.")
_NOT_YET: Refusal = ("not_agreed", "You have not agreed.")


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
        raise MoveRefusedError(*_OUT)
    raise MoveRefusedError(*(_ALREADY if action.text == AGREE else _NOT_YET))


def vote(course: Course, seat: Seat, action: Action) -> None:
    """Note a vote, of which only its seat is told; all are told whether somebody wishes the end.

    The round ends as soon as all players in it have agreed.
    """
    was_wished = bool(course.state.agreed)
    kind = Agreed if action.text == AGREE else Disagreed
    course.tell(kind((seat,), seat))
    is_wished = bool(course.state.agreed)
    if is_wished != was_wished:
        course.tell(EndWished(EVERYONE, is_wished))
    end_if_agreed(course)
