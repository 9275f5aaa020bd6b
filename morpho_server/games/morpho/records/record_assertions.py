"""What a record of M.O.R.P.H.O. can expect: the keys of ``expect``, and what there is for each."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from morpho_server.games.morpho.identities import NAMES, Name
from morpho_server.games.morpho.play.ring import ALL_SLOTS, MIDDLE, Slot, slots_of
from morpho_server.games.morpho.play.turn_order import owner_of_mission
from morpho_server.games.morpho.state import State
from morpho_server.games.records.position import Position
from morpho_server.games.records.recording import Expectation
from morpho_server.games.records.shapes import (
    SPECTATOR,
    Reader,
    list_of,
    mapping_of,
    name_of,
    number,
    optional,
    seat_letter,
    set_of,
    text,
    truth,
)
from morpho_server.games.seats import LETTERS, Seat, letter, seat_of

read_identity: Final = name_of(NAMES, "an identity")
_read_slot = name_of((*ALL_SLOTS, MIDDLE), "a slot")
_read_watcher = name_of((*LETTERS, SPECTATOR), "a seat or the spectator")


def _exactly(read: Reader[Any], what: Callable[[State], Any]) -> Expectation[State]:
    return Expectation(read, lambda position, _: what(position.state))


def _letter(seat: Seat | None) -> str | None:
    return None if seat is None else letter(seat)


def _letters(seats: Iterable[int]) -> frozenset[str]:
    return frozenset(letter(Seat(seat)) for seat in seats)


def _turn(state: State) -> str | None:
    return None if state.decision is None else letter(state.decision.seat)


def _reason(state: State) -> str | None:
    return None if state.outcome is None else state.outcome.reason


def _by_seat(points: Iterable[int]) -> dict[str, int]:
    return {letter(Seat(seat)): some for seat, some in enumerate(points) if some}


def _read_points(value: Any) -> dict[str, int]:
    points = mapping_of(seat_letter, number(0))(value)
    return {name: some for name, some in points.items() if some}


def _scored(state: State) -> dict[str, int]:
    return {} if state.outcome is None else _by_seat(state.outcome.points)


def _scores(state: State) -> dict[str, int]:
    return _by_seat(state.setup.scores if state.outcome is None else state.outcome.scores)


def _winner(state: State) -> str | None:
    won = state.outcome is not None and state.outcome.winners
    return letter(won[0]) if won else None


def _out(state: State) -> frozenset[str]:
    return _letters(set(range(state.setup.seats)) - set(state.ring.seats))


def _is_there(position: Position[State], watcher: str) -> bool:
    """Return whether there is such a seat; a spectator there always is."""
    return watcher == SPECTATOR or seat_of(watcher) < position.seats


def _hands(position: Position[State], named: Mapping[str, Any]) -> dict[str, tuple[Name, ...]]:
    state = position.state
    there = (name for name in named if _is_there(position, name))
    hands = {name: state.ring.hands[seat_of(name)] for name in there}
    return {name: tuple(state.cards[slot] for slot in hand) for name, hand in hands.items()}


def _identity(position: Position[State], watcher: str, slot: Slot) -> Name | None:
    """Return the identity that the view of a seat or of a spectator gives for a slot."""
    public = position.public()
    views = [public.get("eliminated"), public.get("known")]
    if watcher != SPECTATOR:
        views.insert(1, position.own(seat_of(watcher)).get("known"))
    return next((view[slot] for view in views if view and slot in view), None)


def _known(
    position: Position[State], named: Mapping[str, Mapping[Slot, Name]]
) -> dict[str, dict[Slot, Name | None]]:
    return {
        watcher: {slot: _identity(position, watcher, slot) for slot in slots}
        for watcher, slots in named.items()
        if _is_there(position, watcher)
    }


def _hidden(
    position: Position[State], named: Mapping[str, Iterable[Slot]]
) -> dict[str, frozenset[Slot]]:
    """Return which of the slots are hidden; one that was never dealt is not, it is not there."""
    setup = position.state.setup
    dealt = {*slots_of(setup.seats, setup.hand_size), MIDDLE}
    return {
        watcher: frozenset(s for s in slots if s in dealt and not _identity(position, watcher, s))
        for watcher, slots in named.items()
        if _is_there(position, watcher)
    }


EXPECTATIONS: Final[dict[str, Expectation[State]]] = {
    "eliminated": _exactly(mapping_of(_read_slot, read_identity), lambda s: s.eliminated),
    "face_up": _exactly(set_of(_read_slot), lambda state: state.face_up),
    "turn": _exactly(optional(seat_letter), _turn),
    "round_over": _exactly(truth, lambda state: state.outcome is not None),
    "reason": _exactly(optional(text), _reason),
    "scored": _exactly(_read_points, _scored),
    "scores": _exactly(_read_points, _scores),
    "match_over": _exactly(truth, lambda s: s.outcome is not None and s.outcome.match_over),
    "winner": _exactly(optional(seat_letter), _winner),
    "blocks": _exactly(set_of(text), lambda state: frozenset(state.blocks)),
    "out": _exactly(set_of(seat_letter), _out),
    "hand": Expectation(mapping_of(seat_letter, list_of(read_identity)), _hands),
    "middle": _exactly(optional(read_identity), lambda state: state.cards.get(MIDDLE)),
    "owner_of_mission": _exactly(
        optional(seat_letter), lambda state: _letter(owner_of_mission(state))
    ),
    "knows": Expectation(mapping_of(_read_watcher, mapping_of(_read_slot, read_identity)), _known),
    "unsure": Expectation(mapping_of(_read_watcher, set_of(_read_slot)), _hidden),
}
