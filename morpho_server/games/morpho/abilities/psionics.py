"""Perceive and Body Swap (R8.10, R8.11)."""

from collections.abc import Sequence

from morpho_server.games.events import EVERYONE
from morpho_server.games.morpho.abilities.ability import Ability, without_choice
from morpho_server.games.morpho.course import Course
from morpho_server.games.morpho.decisions import GuessNext
from morpho_server.games.morpho.ending import end_round, settle
from morpho_server.games.morpho.events import Guessed, PerceptionBegan, Saw, Swapped
from morpho_server.games.morpho.identities import NAMES
from morpho_server.games.morpho.notation import Action, name_in
from morpho_server.games.morpho.refusals import ALREADY_SWAPPED, Refusal
from morpho_server.games.morpho.ring import OWNER, Slot
from morpho_server.games.morpho.state import State
from morpho_server.games.morpho.turn_order import next_turn
from morpho_server.games.moves import Move

_GUESSES = tuple(Move(f"guess {name}") for name in NAMES)


def _perceive(course: Course, slot: Slot, _: Action) -> None:
    seat = OWNER[slot]
    course.reveal(slot)
    first = _next_hidden(course.state, slot, slot)
    course.tell(PerceptionBegan(EVERYONE, seat, slot, first))
    if first is None:
        end_round(course, "perception_right", actor=seat)


def _next_hidden(state: State, psionics: Slot, guessed: Slot) -> Slot | None:
    """Return the next face-down card of another player, clockwise, after the one guessed."""
    around = state.ring.clockwise_from(psionics)
    own = state.ring.hands[OWNER[psionics]]
    return next(
        (s for s in around if s not in own and s not in state.face_up and s != guessed), None
    )


def guesses(_state: State, _asked: GuessNext) -> list[Move]:
    """Return every identity there is (R8.11)."""
    return list(_GUESSES)


def guess(course: Course, asked: GuessNext, action: Action) -> None:
    """Guess one card; the perception goes on until it is right, or wrong (R8.11)."""
    slot, named = asked.place, name_in(action.target)
    name = course.state.cards[slot]
    following = _next_hidden(course.state, asked.slot, slot) if name == named else None
    course.tell(Guessed(EVERYONE, asked.seat, slot, named, name, following))
    if name != named:
        end_round(course, "perception_wrong", actor=asked.seat)
    elif following is None:
        end_round(course, "perception_right", actor=asked.seat)


def _used_up(state: State, _slot: Slot) -> Refusal | None:
    return ALREADY_SWAPPED if state.swapped else None


def _swaps(state: State, slot: Slot) -> Sequence[Move]:
    own = state.ring.hands[OWNER[slot]]
    return [Move(f"swap {target}") for target in state.ring.slots if target not in own]


def _swap(course: Course, slot: Slot, action: Action) -> None:
    seat, target = OWNER[slot], Slot(action.target)
    received = course.state.cards[target]
    course.tell(Swapped(EVERYONE, seat, slot, target))
    course.tell(Saw((seat,), {slot: received}))
    settle(course, course.state.cards)
    next_turn(course)


PERCEIVE = Ability("perceive", without_choice("perceive"), _perceive)
SWAP = Ability(
    "swap",
    _swaps,
    _swap,
    "The Psionics changes places with a card of another player, not with the middle.",
    _used_up,
)
