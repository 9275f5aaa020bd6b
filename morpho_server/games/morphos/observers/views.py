"""The view of a game, as clients and bots get it."""

from typing import NotRequired, TypedDict

from morpho_server.games.morphos.events import Reason
from morpho_server.games.morphos.grid import Colour, Point
from morpho_server.games.morphos.options import Mutator
from morpho_server.games.morphos.patterns import EdgeRule
from morpho_server.games.morphos.state import Phase
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat


class MorphosView(TypedDict):
    """What everybody sees: everything (R8).

    ``black`` is the seat that has Black now. ``stones`` are by point, and ``weak`` names those that
    are weak by their real colours (R4), of both sides. ``turn`` is the seat that has ``colour``,
    the side to move, and ``phase`` what it does next.
    ``first_placed`` is the stone beside which the second one goes (R7.3); ``deep_point`` has the
    enemy stone that counts as a friend (R7.2). ``moved`` are the moves so far of the latest turn
    that had any; ``skipped`` are the sides whose turns were skipped since. The seat that
    ``asked`` to take its last turn back waits for an answer. At the end
    ``winning_colour`` is the side of the winner, and ``chain`` a shortest way from edge to edge.
    """

    round: int
    seats: int
    size: int
    swap: bool
    mutators: list[Mutator]
    edge_rule: EdgeRule
    black: Seat
    stones: NotRequired[dict[Point, Colour]]
    weak: NotRequired[dict[Point, bool]]
    turn: NotRequired[Seat]
    colour: NotRequired[Colour]
    phase: NotRequired[Phase]
    turn_number: int
    first_placed: NotRequired[Point]
    deep_point: NotRequired[Point]
    moved: NotRequired[list[Move]]
    skipped: NotRequired[list[Colour]]
    asked: NotRequired[Seat]
    scores: list[int]
    match_over: NotRequired[bool]
    reason: NotRequired[Reason]
    winners: NotRequired[list[Seat]]
    winning_colour: NotRequired[Colour]
    chain: NotRequired[list[Point]]


class SeatView(TypedDict):
    """What a seat has besides: its own number, and the moves it may make at any time."""

    seat: NotRequired[Seat]
    open: NotRequired[list[Move]]
