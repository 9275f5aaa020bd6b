"""Records of Morpyam: the header, the spelling of steps, and what can be expected (R10)."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from morpho_server.games.chance import DIE, Chance
from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.morpyam.events import DiceRolled, GameEnded, GridSetUp, TurnBegan
from morpho_server.games.morpyam.figures import LAST_ROLL
from morpho_server.games.morpyam.grid import BOXES, Box
from morpho_server.games.morpyam.notation import read, spell_reroll
from morpho_server.games.morpyam.options import TOKENS
from morpho_server.games.morpyam.play.scoring import KO, gain
from morpho_server.games.morpyam.rules import MORPYAM
from morpho_server.games.morpyam.state import State
from morpho_server.games.moves import Move
from morpho_server.games.position import Opening
from morpho_server.games.records import expecting, shapes
from morpho_server.games.records.expecting import Expectation, View
from morpho_server.games.records.recording import RecordFailedError, Recording, Written, numbered
from morpho_server.games.records.shapes import Reader, ShapeError, shown
from morpho_server.games.seats import Seat, letter, seat_of
from morpho_server.games.views import Json

_REASONS: Final = ("ko", "double_morpyam", "tokens", "turn_limit", "resigned")


class _WrittenRolls(Chance):
    """A stream that rolls what is written: for each roll a text, with a digit for each die."""

    __slots__ = ("_rolls",)

    def __init__(self, rolls: Iterable[str]) -> None:
        super().__init__(bytes(32))
        self._rolls = iter(rolls)

    def roll(self, dice: int, what: str, faces: Sequence[int] = DIE) -> list[int]:  # noqa: ARG002
        """Return the next roll; raises :exc:`RecordFailedError` unless it has as many dice."""
        written = next(self._rolls, None)
        if written is None:
            raise RecordFailedError("there is no roll left in dice")
        if len(written) != dice:
            raise RecordFailedError(f"the next roll is {shown(written)}, but {dice} dice roll")
        return [int(die) for die in written]


def _read_dice(pattern: str, what: str) -> Reader[str]:
    def read_digits(value: Json) -> str:
        if isinstance(value, str) and re.fullmatch(pattern, value):
            return value
        raise ShapeError(f"{shown(value)} is not {what} (write it in quotes?)")

    return read_digits


_read_roll = _read_dice("[1-6]{1,5}", "a roll of one to five dice")
_read_shown = _read_dice("|[1-6]{5}", "five dice, or none")
_read_boxes = shapes.set_of(shapes.name_of(BOXES, "a box"))


def _end(ended: GameEnded) -> dict[str, Json]:
    return {
        "over": True,
        "reason": ended.reason,
        "winners": [letter(seat) for seat in ended.winners],
        "points": {letter(Seat(seat)): points for seat, points in enumerate(ended.points)},
    }


def _set_up(given: Mapping[str, Any]) -> GridSetUp:
    seats = given["players"]
    if seats not in TOKENS:
        raise ShapeError(f"players: {seats} can't play")
    if max([given["first"], *given["grid"], *given["tokens"]]) >= seats:
        raise ShapeError(f"first, grid, tokens: there are only {seats} seats")
    if given["turn_number"] > given["turn_limit"]:
        raise ShapeError("turn_number: it is above turn_limit")
    return GridSetUp(
        EVERYONE,
        round=1,
        seats=seats,
        first=given["first"],
        first_by="turn",
        turn_limit=given["turn_limit"],
        odds=given["odds"],
        grid=shapes.under("grid", _laid, given["grid"]),
        tokens=_tokens_left(given, seats),
        turn_number=given["turn_number"],
        scores=[0] * seats,
        double_morpyam=given["double_morpyam"],
    )


def _laid(boxes: Mapping[Seat, frozenset[Box]]) -> dict[Box, Seat]:
    """Return whose token lies on which box; no box has two, and no run is a KO."""
    grid = {box: seat for seat, own in boxes.items() for box in sorted(own)}
    if len(grid) < sum(map(len, boxes.values())):
        raise ShapeError("a box is given twice")
    if any(gain(grid, seat, box, 2)[1] >= KO for box, seat in grid.items()):
        raise ShapeError(f"there is a run of {KO}")
    return grid


def _tokens_left(given: Mapping[str, Any], seats: int) -> list[int]:
    left = [
        given["tokens"].get(seat, TOKENS[seats] - len(given["grid"].get(seat, ())))
        for seat in range(seats)
    ]
    if min(left) < 1:
        raise ShapeError("tokens: every seat needs a token that is left")
    return left


def _lying(given: Mapping[str, Any]) -> list[Event]:
    """Return the roll that was made last, by which the dice lie as they are given."""
    dice, rolls = sorted(map(int, given["lying"])), given["rolls"]
    if rolls not in (range(1, LAST_ROLL + 1) if dice else (0,)):
        raise ShapeError(f"lying, rolls: dice lie after 1 to {LAST_ROLL} rolls")
    if not dice:
        return []
    return [DiceRolled(EVERYONE, given["first"], rolls, dice, [], dice, call=None, came=None)]


def _sorted_dice(value: Json) -> str:
    return "".join(sorted(_read_shown(value)))


def _boxes(view: View, owner: str) -> frozenset[Box]:
    seat = seat_of(owner)
    return frozenset(box for box, each in view.get("grid", {}).items() if each == seat)


def _letters(seats: Iterable[Seat]) -> tuple[str, ...]:
    return tuple(map(letter, seats))


class MorpyamRecording(Recording[State]):
    """What Morpyam adds to the frame of a record."""

    game = MORPYAM
    rules = numbered(3, 1, 6, 6, 2, 3, 4, 2, 0, 0, 0)
    read = staticmethod(read)
    header: Mapping[str, tuple[Reader[Any], Json]] = {
        "players": (shapes.number(2), 2),
        "first": (shapes.seat, "A"),
        "turn_limit": (shapes.number(1), 60),
        "dice": (shapes.list_of(_read_roll), []),
        "grid": (shapes.mapping_of(shapes.seat, _read_boxes), {}),
        "tokens": (shapes.mapping_of(shapes.seat, shapes.number(1)), {}),
        "turn_number": (shapes.number(1), 1),
        "double_morpyam": (shapes.truth, False),
        "odds": (shapes.truth, True),
        "lying": (_read_shown, ""),
        "rolls": (shapes.number(0), 0),
    }
    expectations: Mapping[str, Expectation[State]] = {
        "turn": expecting.TURN,
        "dice": expecting.seen(_sorted_dice, lambda view: "".join(map(str, view.get("dice", ())))),
        "rolls": expecting.at("rolls", shapes.number(0)),
        "grid": expecting.by_seat(_read_boxes, _boxes),
        "tokens": expecting.by_seat(
            shapes.number(0), lambda view, name: view["tokens"][str(seat_of(name))]
        ),
        "points": expecting.by_seat(
            shapes.number(0), lambda view, name: view["points"][str(seat_of(name))]
        ),
        "out": expecting.seen(
            shapes.set_of(shapes.seat_letter), lambda view: frozenset(_letters(view.get("out", ())))
        ),
        "over": expecting.OVER,
        "winners": expecting.seen(
            shapes.optional(shapes.list_of(shapes.seat_letter)),
            lambda view: _letters(view["winners"]) if "winners" in view else None,
        ),
        "reason": expecting.name_at("reason", _REASONS, "a reason"),
    }

    def set_up(self, given: Mapping[str, Any]) -> Opening:
        """Set up the position that is given; raises :exc:`ShapeError`."""
        begun = _set_up(given)
        turn = TurnBegan(EVERYONE, begun.first, begun.turn_number, again=False)
        events = (begun, turn, *_lying(given))
        return Opening(events, begun.seats, _WrittenRolls(given["dice"]))

    def write(self, events: Sequence[Event]) -> Written:
        """Return who played and what was rolled, and how the game ended."""
        setup = next(event for event in events if isinstance(event, GridSetUp))
        ended = next((event for event in events if isinstance(event, GameEnded)), None)
        rolls = (event.rolled for event in events if isinstance(event, DiceRolled))
        header: dict[str, Json] = {
            "players": setup.seats,
            "first": letter(setup.first),
            "turn_limit": setup.turn_limit,
            **({"double_morpyam": True} if setup.double_morpyam else {}),
            "dice": ["".join(map(str, rolled)) for rolled in rolls if rolled],
        }
        return Written(header, {} if ended is None else _end(ended))

    def complete(self, state: State, seat: Seat, move: str) -> Move:  # noqa: ARG002
        """Return the canonical spelling of a step's move: dice may be named in any order."""
        action = read(move)
        if action.verb == "reroll":
            return spell_reroll("".join(sorted(action.dice)), action.call)
        return Move(move)


MORPYAM_RECORDING: Final = MorpyamRecording()
