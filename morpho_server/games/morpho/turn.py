"""The one action of a turn: what is open, why something is not, and doing it (R4)."""

from collections.abc import Iterator

from morpho_server.games.events import EVERYONE
from morpho_server.games.morpho import transmit
from morpho_server.games.morpho.abilities import ACTIVE
from morpho_server.games.morpho.abilities.ability import Ability, Refusal
from morpho_server.games.morpho.course import Course
from morpho_server.games.morpho.decisions import TakeTurn
from morpho_server.games.morpho.ending import settle
from morpho_server.games.morpho.events import Investigated, JobChanged, Passed, Saw
from morpho_server.games.morpho.identities import ALIENS
from morpho_server.games.morpho.notation import CHANGE, LOOK, PASS, Action
from morpho_server.games.morpho.ring import MIDDLE, Slot
from morpho_server.games.morpho.state import State, hindrance
from morpho_server.games.morpho.turn_order import next_turn
from morpho_server.games.moves import Move, MoveRefusedError
from morpho_server.games.seats import Seat

_BOUND: Refusal = (
    "bound",
    "After an active ability, or with a face-up card, you can neither look nor change job.",
)
_NOT_TO_BE_SEEN: Refusal = (
    "illegal_target",
    "You can look at a face-down card of another player that is not adjacent to you.",
)
_NOT_TO_BE_CHANGED: Refusal = (
    "illegal_target",
    "You can exchange a card of yours that is not an Alien, while a card lies in the middle.",
)
_MUST_ACT: Refusal = ("must_act", "You can't pass while you can look, or change job.")
_MUST_USE: Refusal = ("must_use_ability", "A face-up card of yours makes you use an ability.")
_FIRST_TURN: Refusal = ("first_turn", "No ability can be used in a player's first turn.")
_NOT_HELD: Refusal = ("no_such_card", "You hold no card that can do that.")
_HINDERED: Refusal = ("hindered", "That card has no abilities beside your other one.")
_WITH_WHICH: Refusal = ("card_missing", "Say which card acts, as in “snipe C1 with A1”.")


def moves(state: State, asked: TakeTurn) -> list[Move]:
    """Return every action open in this turn (R4.1)."""
    seat = asked.seat
    jobs = [] if _is_bound(state, seat) else [*_looks(state, seat), *_changes(state, seat)]
    hand = state.ring.hands[seat]
    uses = [move for slot in hand for move in _uses(state, seat, slot)]
    if not jobs and not _is_compelled(state, seat):
        uses.append(PASS)
    return jobs + uses


def check(state: State, asked: TakeTurn, action: Action) -> None:
    """Raise :exc:`MoveRefusedError` unless that action is open in this turn."""
    refusal = _refusal(state, asked.seat, action)
    if refusal is not None:
        raise MoveRefusedError(*refusal)


def carry_out(course: Course, asked: TakeTurn, action: Action) -> None:
    """Carry out an action that was checked."""
    match action.verb:
        case "look":
            _look(course, asked.seat, Slot(action.target))
        case "change":
            _change(course, asked.seat, Slot(action.target))
        case "pass":
            course.tell(Passed(EVERYONE, asked.seat, unasked=False))
            next_turn(course)
        case _:
            slot, ability = _user(course.state, asked.seat, action)
            ability.carry_out(course, slot, action)


def _refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    match action.verb:
        case "look" | "change" if _is_bound(state, seat):
            return _BOUND
        case "look":
            return None if action.text in _looks(state, seat) else _NOT_TO_BE_SEEN
        case "change":
            return None if action.text in _changes(state, seat) else _NOT_TO_BE_CHANGED
        case "pass":
            return _refuse_pass(state, seat)
        case _:
            return _refuse_use(state, seat, action)


def _is_bound(state: State, seat: Seat) -> bool:
    """Tell whether Investigate and Change Job are closed to a player (R4.6)."""
    return seat in state.bound or not state.face_up.isdisjoint(state.ring.hands[seat])


def _looks(state: State, seat: Seat) -> list[Move]:
    """Return the cards that may be investigated (R4.4)."""
    return [LOOK[slot] for slot in state.ring.distant[seat] if slot not in state.face_up]


def _changes(state: State, seat: Seat) -> list[Move]:
    """Return the cards that may be exchanged with the middle (R4.5)."""
    if MIDDLE not in state.cards:
        return []
    return [CHANGE[slot] for slot in state.ring.hands[seat] if state.cards[slot] not in ALIENS]


def _refuse_pass(state: State, seat: Seat) -> Refusal | None:
    """Tell why a player must act (R4.3)."""
    if not _is_bound(state, seat) and (_looks(state, seat) or _changes(state, seat)):
        return _MUST_ACT
    return _MUST_USE if _is_compelled(state, seat) else None


def _is_compelled(state: State, seat: Seat) -> bool:
    """Tell whether a face-up card has an ability that can be used (R4.3)."""
    return any(
        slot in state.face_up and any(_uses(state, seat, slot)) for slot in state.ring.hands[seat]
    )


def _uses(state: State, seat: Seat, slot: Slot) -> Iterator[Move]:
    """Yield every use of a card's active abilities that is open."""
    for ability in ACTIVE[state.cards[slot]]:
        if _closed(state, seat, slot, ability) is None:
            yield from ability.moves(state, slot)


def _closed(state: State, seat: Seat, slot: Slot, ability: Ability) -> Refusal | None:
    """Tell why a card's ability can't be used, whatever it is aimed at (R4.2, R5.2, R5.4)."""
    if state.turns[seat] == 1:
        return _FIRST_TURN
    if hindrance(state, slot) is not None:
        return _HINDERED
    return ability.closed(state, slot)


def _refuse_use(state: State, seat: Seat, action: Action) -> Refusal | None:
    refusal = _NOT_HELD
    for slot, ability in _users(state, seat, action):
        closed = _closed(state, seat, slot, ability)
        if closed is not None:
            refusal = closed
        elif action.text in ability.moves(state, slot):
            return None
        elif action.verb in ("snipe", "block") and not action.card:
            refusal = _WITH_WHICH
        else:
            refusal = ("illegal_target", ability.choose)
    return refusal


def _users(state: State, seat: Seat, action: Action) -> Iterator[tuple[Slot, Ability]]:
    """Yield the seat's cards that have an ability of that name, each with it."""
    for slot in state.ring.hands[seat]:
        if action.card in ("", slot):
            for ability in ACTIVE[state.cards[slot]]:
                if ability.verb == action.verb:
                    yield slot, ability


def _user(state: State, seat: Seat, action: Action) -> tuple[Slot, Ability]:
    return next(
        (slot, ability)
        for slot, ability in _users(state, seat, action)
        if _closed(state, seat, slot, ability) is None and action.text in ability.moves(state, slot)
    )


def _look(course: Course, seat: Seat, slot: Slot) -> None:
    """Show a card to one player; the Parasite may react (R4.4)."""
    course.tell(Investigated(EVERYONE, seat, slot))
    course.tell(Saw((seat,), {slot: course.state.cards[slot]}))
    if transmit.sets_in(course.state, slot):
        transmit.begin(course, slot, seat)
    else:
        next_turn(course)


def _change(course: Course, seat: Seat, slot: Slot) -> None:
    """Exchange a card with the middle (R4.5)."""
    course.tell(JobChanged(EVERYONE, seat, slot))
    course.tell(Saw((seat,), {slot: course.state.cards[slot]}))
    settle(course, course.state.cards)
    next_turn(course)
