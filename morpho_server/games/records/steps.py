"""The steps of a record: moves, moves that must be refused, and checks."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from morpho_server.games.moves import Move, MoveRefusedError, MoveUnreadableError
from morpho_server.games.position import Position
from morpho_server.games.records.recording import RecordFailedError, Recording
from morpho_server.games.records.shapes import ShapeError, list_of, mapping_of, shown, text, under
from morpho_server.games.records.shapes import seat as read_seat
from morpho_server.games.seats import LETTERS, Seat, letter
from morpho_server.games.views import Json

AND_SO_ON: Final = "..."
"""In a list of moves: the others need not be listed."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step that was read: what it says, and how to carry it out or check it."""

    said: str
    run: Callable[[Position[Any]], None]


def read_step(recording: Recording[Any], number: int, given: Json) -> Step:
    """Read the step of that number; raises :exc:`RecordFailedError`."""
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
    most = recording.game.seats[-1]
    if shown_seat not in tuple(LETTERS[:most]):
        raise ShapeError(f"{shown(given)} does not begin with a seat")
    _check_grammar(recording, move)
    return read_seat(shown_seat), move


def _check_grammar(recording: Recording[Any], move: str) -> None:
    try:
        recording.read(move)
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
