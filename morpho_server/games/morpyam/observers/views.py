"""The view of a game, as clients and bots get it."""

from typing import NotRequired, TypedDict

from morpho_server.games.morpyam.events import Reason
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat


class MorpyamView(TypedDict):
    """What everybody sees: everything (R8.1). ``tokens``, ``points`` and ``grid`` name seats.

    ``tokens`` are those left by seat, ``grid`` the seat of each token by box. ``turn_number`` is
    that of the seat on ``turn``; ``again`` says that five alike gave it another turn. ``dice`` are
    ascending, and ``kept`` those that stayed in the last of the ``rolls`` of this turn. ``call`` is
    what was called with that roll, and ``came`` whether it is shown.
    """

    round: int
    seats: int
    first: Seat
    turn_limit: int
    odds: bool
    double_morpyam: bool
    grid: NotRequired[dict[str, Seat]]
    tokens: dict[str, int]
    points: dict[str, int]
    out: NotRequired[list[Seat]]
    turn: NotRequired[Seat]
    turn_number: int
    again: NotRequired[bool]
    rolls: int
    dice: NotRequired[list[int]]
    kept: NotRequired[list[int]]
    call: NotRequired[str]
    came: NotRequired[bool]
    scores: list[int]
    match_over: NotRequired[bool]
    reason: NotRequired[Reason]
    winners: NotRequired[list[Seat]]


class SeatView(TypedDict):
    """What a seat has besides: its own number, and the moves it may make at any time."""

    seat: NotRequired[Seat]
    open: NotRequired[list[Move]]
