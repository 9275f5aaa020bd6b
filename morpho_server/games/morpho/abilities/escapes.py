"""Escape and Intercept (R8.4, R8.5)."""

from collections.abc import Sequence

from morpho_server.games.events import EVERYONE
from morpho_server.games.morpho.abilities.ability import Ability, without_choice
from morpho_server.games.morpho.course import Course
from morpho_server.games.morpho.decisions import ShowInterceptor
from morpho_server.games.morpho.elimination import eliminate
from morpho_server.games.morpho.ending import end_round
from morpho_server.games.morpho.events import Escaped, EscapeTried, InterceptAsked, Intercepted
from morpho_server.games.morpho.identities import Reason
from morpho_server.games.morpho.notation import Action
from morpho_server.games.morpho.reacting import able_cards
from morpho_server.games.morpho.refusals import CANNOT_ESCAPE, Refusal
from morpho_server.games.morpho.ring import OWNER, Slot
from morpho_server.games.morpho.state import State
from morpho_server.games.morpho.turn_order import next_turn
from morpho_server.games.moves import Move

ESCAPING = ("deserter", "mercenary")
"""Who may escape together (R8.4)."""


def _company(state: State, slot: Slot) -> Refusal | None:
    held = [state.cards[other] for other in state.ring.hands[OWNER[slot]]]
    return None if all(name in ESCAPING for name in held) else CANNOT_ESCAPE


def _escapes(state: State, slot: Slot) -> Sequence[Move]:
    """Return the one escape of a hand, for the first of its Deserters alone."""
    hand = state.ring.hands[OWNER[slot]]
    first = next(other for other in hand if state.cards[other] == state.cards[slot])
    return [Move("escape")] if slot == first else []


def _escape_together(course: Course, slot: Slot, _: Action) -> None:
    _try(course, course.state.ring.hands[OWNER[slot]], "deserter_escaped")


def _escape_alone(course: Course, slot: Slot, _: Action) -> None:
    _try(course, (slot,), "parasite_escaped")


def _try(course: Course, slots: tuple[Slot, ...], reason: Reason) -> None:
    seat = OWNER[slots[0]]
    for slot in slots:
        course.reveal(slot)
    course.tell(EscapeTried(EVERYONE, seat, slots))
    interceptors = able_cards(course.state, slots, "intercept")
    if interceptors:
        course.tell(InterceptAsked(EVERYONE, OWNER[interceptors[0]], slots))
        return
    course.tell(Escaped(EVERYONE, seat))
    end_round(course, reason, actor=seat)


def interceptors(state: State, asked: ShowInterceptor) -> list[Move]:
    """Return the cards that can be shown as the interceptor (R6.4)."""
    return [Move(f"intercept {slot}") for slot in able_cards(state, asked.escaping, "intercept")]


def intercept(course: Course, asked: ShowInterceptor, action: Action) -> None:
    """Show the interceptor and have every escaping card eliminated (R8.5)."""
    slot = Slot(action.target)
    course.tell(Intercepted(EVERYONE, asked.seat, slot, course.state.cards[slot]))
    eliminate(course, *asked.escaping)
    next_turn(course)


ESCAPE = Ability("escape", _escapes, _escape_together, closed=_company)
PARASITE_ESCAPE = Ability("escape", without_choice("escape"), _escape_alone)
