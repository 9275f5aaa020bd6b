"""Replaying: applying events, and playing a record step by step.

A record is a game or a position with the moves made from there, and what must hold on the way. What
the frame of a record is for every game stands here; a game adds its header, its notation and its
expectations by a :class:`Recording`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from morpho_server.games.chance import Chance
from morpho_server.games.events import Event, is_shown
from morpho_server.games.game import Game
from morpho_server.games.moves import Move, MoveRefusedError, MoveUnreadableError
from morpho_server.games.seats import LETTERS, Seat, letter
from morpho_server.games.shapes import ShapeError, list_of, mapping_of, shown, text, under
from morpho_server.games.shapes import seat as read_seat
from morpho_server.games.views import Json

State = TypeVar("State")

AND_SO_ON: Final = "..."
"""In a list of moves: the others need not be listed."""


class RecordFailedError(Exception):
    """A record that does not hold, or can't be read; the text says where and why.

    ``step`` counts from 1; 0 is the header.
    """

    def __init__(self, reason: str, step: int = 0, said: str = "") -> None:
        named = f"step {step} ({said})" if said else f"step {step}"
        super().__init__(f"{named}: {reason}" if step else reason)
        self.step = step


@dataclass(frozen=True, slots=True)
class Opening:
    """How a record begins: the events, and the chance from which its moves may draw."""

    events: Sequence[Event]
    seats: int
    chance: Chance


class Position(Generic[State]):
    """A game in the middle of a record, with everybody's view of it."""

    def __init__(self, game: Game[State], opening: Opening) -> None:
        self.game = game
        self.seats = opening.seats
        self.state = game.new_state()
        self._chance = opening.chance
        self._public = game.public_observer()
        self._own = [game.seat_observer(Seat(seat)) for seat in range(opening.seats)]
        for event in opening.events:
            game.evolve(self.state, event)
            self._show(event)

    def make(self, seat: Seat, move: Move) -> None:
        """Make a move; raises :exc:`MoveRefusedError`."""
        if seat >= self.seats:
            raise MoveRefusedError("no_such_seat", f"Nobody sits at {letter(seat)}.")
        consequences = self.game.decide(self.state, seat, move, self._chance)
        self.state = consequences.after
        for event in consequences.events:
            self._show(event)

    def owed(self) -> dict[Seat, list[Move]]:
        """Return the moves of each seat that owes a decision."""
        owing = self.game.owing(self.state)
        return {seat: self.game.legal_moves(self.state, seat) for seat in owing}

    def public(self) -> Mapping[str, Json]:
        """Return what everybody sees."""
        return self._public.view()

    def own(self, seat: Seat) -> Mapping[str, Json]:
        """Return what a seat sees beyond that."""
        return self._own[seat].view()

    def _show(self, event: Event) -> None:
        if is_shown(event, None):
            self._public.see(event)
        for seat, observer in enumerate(self._own):
            if is_shown(event, Seat(seat)):
                observer.see(event)


@dataclass(frozen=True, slots=True)
class Expectation(Generic[State]):
    """What stands under a key of ``expect``.

    ``read`` reads the value given, ``came`` returns what there is in its place. It is handed the
    value read, so that it can keep to what that names.
    """

    read: Callable[[Json], Any]
    came: Callable[[Position[State], Any], Any]


class Recording(Protocol[State]):
    """What a game adds to the frame of a record."""

    game: Game[State]
    header_keys: frozenset[str]
    expectations: Mapping[str, Expectation[State]]

    def open(self, header: Mapping[str, Json]) -> Opening:
        """Set the game up as the header says; raises :exc:`ShapeError`."""

    def check_grammar(self, move: str) -> None:
        """Raise :exc:`MoveUnreadableError` for a text outside the grammar."""

    def complete(self, state: State, seat: Seat, move: str) -> Move:
        """Return the canonical spelling of a step's move; raises :exc:`MoveRefusedError`."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step that was read: what it says, and how to carry it out or check it."""

    said: str
    run: Callable[[Position[Any]], None]


FRAME_KEYS: Final = frozenset({"title", "rules", "game", "play"})


def play_record(document: Json, recordings: Mapping[str, Recording[Any]]) -> None:
    """Play a record, given as plain data; raises :exc:`RecordFailedError`.

    It is read to the end before the first move is made. The first of ``recordings`` is that of a
    record which names no game.
    """
    try:
        recording, opening, play = _read_frame(document, recordings)
    except ShapeError as error:
        raise RecordFailedError(f"malformed: {error}") from None
    steps = [_read_step(recording, n, given) for n, given in enumerate(play, 1)]
    position = Position(recording.game, opening)
    for number, step in enumerate(steps, 1):
        try:
            step.run(position)
        except RecordFailedError as error:
            raise RecordFailedError(str(error), number, step.said) from None


def _read_frame(
    document: Json, recordings: Mapping[str, Recording[Any]]
) -> tuple[Recording[Any], Opening, tuple[Json, ...]]:
    header = mapping_of(text, lambda value: value)(document)
    name = under("game", text, header.get("game", next(iter(recordings))))
    if name not in recordings:
        raise ShapeError(f"game: there is no game {shown(name)}")
    recording = recordings[name]
    for key in header:
        if key not in FRAME_KEYS | recording.header_keys:
            raise ShapeError(f"{shown(key)} is not a key of a record")
    for key in ("title", "play"):
        if key not in header:
            raise ShapeError(f"there is no {key}")
    under("title", text, header["title"])
    under("rules", list_of(text), header.get("rules", []))
    play = under("play", list_of(lambda step: step), header["play"])
    added = {key: value for key, value in header.items() if key not in FRAME_KEYS}
    return recording, recording.open(added), play


def _read_step(recording: Recording[Any], number: int, given: Json) -> Step:
    try:
        if isinstance(given, str):
            return _read_move(recording, given)
        kind, value = _kind_of_step(given)
        return under(kind, lambda inner: _KINDS[kind](recording, inner), value)
    except ShapeError as error:
        raise RecordFailedError(f"malformed: {error}", number) from None


def _kind_of_step(given: Json) -> tuple[str, Json]:
    if isinstance(given, dict) and len(given) == 1:
        ((kind, value),) = given.items()
        if kind in _KINDS:
            return kind, value
    raise ShapeError(f"{shown(given)} is not a step")


def _read_said(recording: Recording[Any], given: Json) -> tuple[Seat, str]:
    shown_seat, _, move = text(given).partition(" ")
    if shown_seat not in tuple(LETTERS):
        raise ShapeError(f"{shown(given)} does not begin with a seat")
    _check_grammar(recording, move)
    return read_seat(shown_seat), move


def _check_grammar(recording: Recording[Any], move: str) -> None:
    try:
        recording.check_grammar(move)
    except MoveUnreadableError as error:
        raise ShapeError(error.reason) from None


def _read_move(recording: Recording[Any], given: Json) -> Step:
    seat, move = _read_said(recording, given)

    def run(position: Position[Any]) -> None:
        try:
            position.make(seat, recording.complete(position.state, seat, move))
        except MoveRefusedError as error:
            reason = f"expected to be made, but was refused: {error.reason} ({error.code})"
            raise RecordFailedError(reason) from None

    return Step(given, run)


def _read_illegal(recording: Recording[Any], given: Json) -> Step:
    seat, move = _read_said(recording, given)

    def run(position: Position[Any]) -> None:
        before = position.game.copy(position.state)
        try:
            position.make(seat, recording.complete(position.state, seat, move))
        except MoveRefusedError:
            if position.state != before:
                raise RecordFailedError("was refused, but changed something") from None
        else:
            raise RecordFailedError("expected to be refused, but was made")

    return Step(f"illegal: {given}", run)


def _read_decides(recording: Recording[Any], given: Json) -> Step:
    expected = mapping_of(read_seat, list_of(text))(given)
    for moves in expected.values():
        for move in moves:
            if move != AND_SO_ON:
                _check_grammar(recording, move)

    def run(position: Position[Any]) -> None:
        owed = position.owed()
        if expected.keys() != owed.keys():
            asked, came = ([letter(seat) for seat in sorted(who)] for who in (expected, owed))
            raise RecordFailedError(f"expected {shown(asked)} to decide, came {shown(came)}")
        for seat, moves in expected.items():
            _compare_moves(seat, set(moves), set(owed[seat]))

    return Step("decides", run)


def _compare_moves(seat: Seat, expected: set[str], came: set[Move]) -> None:
    missing = expected - came - {AND_SO_ON}
    surplus = set() if AND_SO_ON in expected else came - expected
    found = [
        f"{word} {shown(moves)}"
        for word, moves in (("expected also", missing), ("came also", surplus))
        if moves
    ]
    if found:
        raise RecordFailedError(f"the moves of {letter(seat)}: {'; '.join(found)}")


def _read_expect(recording: Recording[Any], given: Json) -> Step:
    expected = mapping_of(text, lambda value: value)(given)
    for key in expected:
        if key not in recording.expectations:
            raise ShapeError(f"{shown(key)} is not a key of expect")
    read = {
        key: under(key, recording.expectations[key].read, value) for key, value in expected.items()
    }

    def run(position: Position[Any]) -> None:
        for key, value in read.items():
            came = recording.expectations[key].came(position, value)
            if came != value:
                raise RecordFailedError(f"{key}: expected {shown(value)}, came {shown(came)}")

    return Step("expect", run)


_KINDS: Final[dict[str, Callable[[Recording[Any], Json], Step]]] = {
    "illegal": _read_illegal,
    "decides": _read_decides,
    "expect": _read_expect,
}
