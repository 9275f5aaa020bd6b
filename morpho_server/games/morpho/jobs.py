"""Investigate and Change Job: what may be done, and doing it (R4.4 to R4.6)."""

from morpho_server.games.events import EVERYONE
from morpho_server.games.morpho import transmit
from morpho_server.games.morpho.course import Course
from morpho_server.games.morpho.ending import settle
from morpho_server.games.morpho.events import Investigated, JobChanged, Saw
from morpho_server.games.morpho.identities import ALIENS
from morpho_server.games.morpho.notation import CHANGE, LOOK
from morpho_server.games.morpho.ring import MIDDLE, Slot
from morpho_server.games.morpho.state import State
from morpho_server.games.morpho.turn_order import next_turn
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat


def is_bound(state: State, seat: Seat) -> bool:
    """Tell whether Investigate and Change Job are closed to a player (R4.6)."""
    return seat in state.bound or not state.face_up.isdisjoint(state.ring.hands[seat])


def open_jobs(state: State, seat: Seat) -> list[Move]:
    """Return every way to investigate and to change job."""
    return [] if is_bound(state, seat) else looks(state, seat) + changes(state, seat)


def looks(state: State, seat: Seat) -> list[Move]:
    """Return the ways to investigate, for a player who is not bound (R4.4)."""
    return [LOOK[slot] for slot in state.ring.distant[seat] if slot not in state.face_up]


def changes(state: State, seat: Seat) -> list[Move]:
    """Return the ways to change job, for a player who is not bound (R4.5, R5.4)."""
    if MIDDLE not in state.cards:
        return []
    return [CHANGE[slot] for slot in state.ring.hands[seat] if state.cards[slot] not in ALIENS]


def look(course: Course, seat: Seat, slot: Slot) -> None:
    """Show a card to one player; the Parasite may react (R4.4)."""
    course.tell(Investigated(EVERYONE, seat, slot))
    course.tell(Saw((seat,), {slot: course.state.cards[slot]}))
    if transmit.sets_in(course.state, slot):
        transmit.begin(course, slot, seat)
    else:
        next_turn(course)


def change(course: Course, seat: Seat, slot: Slot) -> None:
    """Exchange a card with the middle (R4.5)."""
    course.tell(JobChanged(EVERYONE, seat, slot))
    course.tell(Saw((seat,), {slot: course.state.cards[slot]}))
    settle(course, course.state.cards)
    next_turn(course)
