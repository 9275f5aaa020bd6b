"""Records of Morphos: the header, the spelling of steps, and what can be expected (R10)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast, get_args

from morpho_server.games.chance import Chance
from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.morphos.events import BoardSetUp, Reason, SideWon
from morpho_server.games.morphos.grid import COLOURS, OTHER, SIZES, Colour, Grid, Point, grid_of
from morpho_server.games.morphos.notation import read
from morpho_server.games.morphos.options import MUTATORS, check_combination, mutators_in
from morpho_server.games.morphos.patterns import EdgeRule
from morpho_server.games.morphos.play.chain import has_chain
from morpho_server.games.morphos.play.decide import begin
from morpho_server.games.morphos.rules import MORPHOS, checkered
from morpho_server.games.morphos.state import SEATS, Phase, State
from morpho_server.games.options import OptionsRefusedError
from morpho_server.games.position import Opening, Position
from morpho_server.games.records import shapes
from morpho_server.games.records.expecting import OVER, TURN, WINNER, Expectation, at, name_at, seen
from morpho_server.games.records.recording import Recording, Written, numbered
from morpho_server.games.records.shapes import Reader, ShapeError, shown
from morpho_server.games.seats import letter
from morpho_server.games.views import Json

_USUAL_TURN: Final = 1
_TURN_OF_POSITION: Final = 3


def _read_size(value: Json) -> int:
    size = shapes.number(SIZES[0])(value)
    if size not in SIZES:
        raise ShapeError(f"{size} is above {SIZES[-1]}")
    return size


_read_colour = shapes.name_of(COLOURS, "B or W")
_read_point = shapes.name_of(grid_of(SIZES[-1]).points, "a point")
_read_by_colour = shapes.mapping_of(_read_colour, shapes.set_of(_read_point))


def _end(ended: SideWon) -> dict[str, Json]:
    return {"over": True, "reason": ended.reason, "winner": letter(ended.seat)}


def _usual_stones(size: int, mutators: Sequence[str]) -> dict[Point, Colour]:
    """Return the stones with which a game begins (R5.1, R7.5)."""
    return checkered(size) if "metamorph" in mutators else {}


def _rows(stones: Mapping[Point, Colour], size: int) -> list[str]:
    """Return a board rank by rank, the top one first."""
    points = grid_of(size).points
    ranks = [points[at : at + size] for at in range(0, len(points), size)]
    return ["".join(stones.get(point, ".") for point in rank) for rank in reversed(ranks)]


def _set_up(given: Mapping[str, Any]) -> BoardSetUp:
    mutators = mutators_in(given)
    try:
        check_combination(mutators, given["edge_rule"])
    except OptionsRefusedError as error:
        raise ShapeError(error.reason) from None
    board, turn_number = given["board"], given["turn_number"]
    size = given["size"]
    stones = (
        _usual_stones(size, mutators)
        if board is None
        else shapes.under("board", lambda value: _read_board(value, grid_of(size)), board)
    )
    usual_turn = _USUAL_TURN if board is None else _TURN_OF_POSITION
    begun = BoardSetUp(
        EVERYONE,
        round=1,
        seats=SEATS,
        black=given["black"],
        black_by="host",
        size=size,
        swap=given["swap"],
        mutators=mutators,
        edge_rule=given["edge_rule"],
        stones=stones,
        to_move=given["to_move"],
        turn_number=usual_turn if turn_number is None else turn_number,
        deep_point=given["deep_point"],
        pending=given["pending"],
        scores=[0] * SEATS,
    )
    _check_position(begun)
    return begun


def _read_board(board: Json, grid: Grid) -> dict[Point, Colour]:
    """Read a board, as rows or as the points of each side."""
    if isinstance(board, list):
        stones = _read_rows(board, grid)
    else:
        by_colour = _read_by_colour(board)
        stones = {point: colour for colour, points in by_colour.items() for point in points}
        if len(stones) < sum(map(len, by_colour.values())):
            raise ShapeError("a point is given twice")
        if outside := sorted(stones.keys() - grid.bit.keys()):
            raise ShapeError(f"the board does not have {outside[0]}")
    return {point: stones[point] for point in grid.points if point in stones}


def _read_rows(board: list[Json], grid: Grid) -> dict[Point, Colour]:
    rows = [row for row in board if isinstance(row, str) and len(row) == grid.size]
    if len(rows) < len(board) or len(rows) != grid.size:
        raise ShapeError(f"it has not {grid.size} rows of {grid.size} points")
    marks = "".join(reversed(rows))
    if unknown := {*marks} - {*COLOURS, "."}:
        raise ShapeError(f"{shown(min(unknown))} is neither B nor W nor “.”")
    laid = zip(grid.points, marks, strict=True)
    return {point: cast("Colour", mark) for point, mark in laid if mark != "."}


def _check_position(begun: BoardSetUp) -> None:
    """Raise :exc:`ShapeError` for a position that can't be played."""
    grid = grid_of(begun.size)
    is_full = len(begun.stones) == len(grid.points)
    if "metamorph" in begun.mutators and not is_full:
        raise ShapeError("board: with Metamorph it must be full")
    if begun.pending and ("remorph" not in begun.mutators or is_full):
        raise ShapeError("pending: it needs Remorph, and an empty point")
    enemy = OTHER[begun.to_move]
    if begun.deep_point is not None and (
        "deepmorph" not in begun.mutators or begun.stones.get(begun.deep_point) != enemy
    ):
        raise ShapeError("deep_point: it needs Deepmorph, and an enemy stone there")
    if "deepmorph" not in begun.mutators:
        for colour in COLOURS:
            stones = grid.bits_of([p for p, each in begun.stones.items() if each == colour])
            if has_chain(grid, stones, colour):
                raise ShapeError("board: a chain stands already")


def _number_of_moves(position: Position[State], _: int) -> int:
    return sum(map(len, position.owed().values()))


def _stones(position: Position[State], named: Mapping[Colour, Any]) -> dict[Colour, Any]:
    stones = position.public().get("stones", {})
    return {
        colour: frozenset(point for point, each in stones.items() if each == colour)
        for colour in named
    }


class MorphosRecording(Recording[State]):
    """What Morphos adds to the frame of a record."""

    game = MORPHOS
    rules = numbered(5, 5, 0, 5, 7, 4, 5, 0, 2, 0, 0)
    read = staticmethod(read)
    header: Mapping[str, tuple[Reader[Any], Json]] = {
        "size": (_read_size, 9),
        "swap": (shapes.truth, True),
        **dict.fromkeys(MUTATORS, (shapes.truth, False)),
        "edge_rule": (shapes.name_of(get_args(EdgeRule), "an edge rule"), "open"),
        "black": (shapes.seat_of_two, "A"),
        "board": (lambda value: value, None),  # its form depends on the size
        "to_move": (_read_colour, "B"),
        "turn_number": (shapes.optional(shapes.number(1)), None),
        "deep_point": (shapes.optional(_read_point), None),
        "pending": (shapes.truth, False),
    }
    expectations: Mapping[str, Expectation[State]] = {
        "turn": TURN,
        "colour": at("colour", shapes.optional(_read_colour)),
        "phase": name_at("phase", get_args(Phase), "a phase"),
        "stones": Expectation(_read_by_colour, _stones),
        "black": seen(shapes.seat_letter, lambda view: letter(view["black"])),
        "moves": Expectation(shapes.number(0), _number_of_moves),
        "skipped": Expectation(
            shapes.list_of(_read_colour), lambda position, _: position.state.skipped
        ),
        "over": OVER,
        "winner": WINNER,
        "reason": name_at("reason", get_args(Reason), "a reason"),
    }

    def set_up(self, given: Mapping[str, Any]) -> Opening:
        """Set up the position that is given; raises :exc:`ShapeError`."""
        # No seat is drawn, so chance gives nothing here.
        return Opening(begin(_set_up(given)), SEATS, Chance(bytes(32)))

    def write(self, events: Sequence[Event]) -> Written:
        """Return the board and the rules that were played by, and how the game ended."""
        setup = next(event for event in events if isinstance(event, BoardSetUp))
        ended = next((event for event in events if isinstance(event, SideWon)), None)
        given: dict[str, Json] = {
            "size": setup.size,
            "swap": setup.swap,
            **{mutator: mutator in setup.mutators for mutator in MUTATORS},
            "edge_rule": setup.edge_rule,
            "black": letter(setup.black),
            "to_move": setup.to_move,
            "deep_point": setup.deep_point,
            "pending": setup.pending,
        }
        if setup.stones != _usual_stones(setup.size, setup.mutators):
            given["board"] = _rows(setup.stones, setup.size)
        if setup.turn_number != (_TURN_OF_POSITION if "board" in given else _USUAL_TURN):
            given["turn_number"] = setup.turn_number
        header = {
            key: value
            for key, value in given.items()
            if key in ("size", "black") or value != self.header[key][1]
        }
        return Written(header, {} if ended is None else _end(ended))


MORPHOS_RECORDING: Final = MorphosRecording()
