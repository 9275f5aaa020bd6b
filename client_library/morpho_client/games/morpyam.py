# Written by `make wire` from the server's own types: don't edit.
"""What Morpyam puts on the wire."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

Seat: TypeAlias = int
"""A place at a table, 0 … n-1 clockwise."""

FirstBy: TypeAlias = Literal["chance", "host", "turn"]
"""How the first seat was decided: by a draw, by the host, or by the match before."""


class GridSetUp(TypedDict):
    """A game began.

    ``grid`` has the seats of tokens that lie already, by box, ``tokens`` what each seat has left.
    Each seat has had ``turn_number`` - 1 turns. With ``odds`` pages show how likely boxes are,
    and with ``double_morpyam`` two tokens placed with five alike in one turn win at once.
    ``first_by`` says who decided which seat is ``first``: chance, the host, or the turn that passes
    on from match to match.
    """

    kind: Literal["grid_set_up"]
    round: int
    seats: int
    first: Seat
    first_by: FirstBy
    turn_limit: int
    odds: bool
    grid: Mapping[str, Seat]
    tokens: Sequence[int]
    turn_number: int
    scores: Sequence[int]
    double_morpyam: bool


class TurnBegan(TypedDict):
    """A seat's turn began, its ``number``-th; ``again`` after five alike, as part of it (R5.1)."""

    kind: Literal["turn_began"]
    seat: Seat
    number: int
    again: bool


class DiceRolled(TypedDict):
    """A seat rolled for the ``roll``-th time in its turn.

    ``rolled`` are the values rolled, in the order drawn, ``kept`` those that stayed, ``dice`` all
    five, ascending. ``call`` is the figure called with this roll, and ``came`` whether it is shown.
    """

    kind: Literal["dice_rolled"]
    seat: Seat
    roll: int
    rolled: Sequence[int]
    kept: Sequence[int]
    dice: Sequence[int]
    call: str | None
    came: bool | None


class TokenPlaced(TypedDict):
    """A seat placed a token on a box of that figure.

    ``tokens`` and ``points`` are what the seat has now, ``gained`` how many points the token
    brought: less than none where a run grew to five.
    """

    kind: Literal["token_placed"]
    seat: Seat
    box: str
    figure: str
    tokens: int
    points: int
    gained: int

WhyPassed: TypeAlias = Literal["chosen", "nothing_fits", "call_missed"]
"""Why a turn brought no token: by choice or because no box fitted (R3.4), or by a rule (R4.4)."""


class TurnPassed(TypedDict):
    """A seat's turn ended without a token."""

    kind: Literal["turn_passed"]
    seat: Seat
    why: WhyPassed


class SeatResigned(TypedDict):
    """A seat gave up (R7.4)."""

    kind: Literal["seat_resigned"]
    seat: Seat

Reason: TypeAlias = Literal["ko", "double_morpyam", "tokens", "turn_limit", "resigned"]
"""Why the game ended (R7), or because of two tokens placed with five alike in one turn."""


class GameEnded(TypedDict):
    """The game ended, with everybody's ``points`` in it, the extra one among them (R7.2)."""

    kind: Literal["game_ended"]
    reason: Reason
    winners: Sequence[Seat]
    points: Sequence[int]
    scores: Sequence[int]

GameEvent: TypeAlias = (
    GridSetUp
    | TurnBegan
    | DiceRolled
    | TokenPlaced
    | TurnPassed
    | SeatResigned
    | GameEnded
)
"""What can happen in a round, by kind."""


class MorpyamOptions(TypedDict):
    """The options: who begins, the most turns (R7.3), and whether pages show how likely boxes are.

    With ``double_morpyam`` two tokens placed with five alike in one turn win at once.
    """

    first: str
    turn_limit: int
    double_morpyam: bool
    odds: bool


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
    grid: NotRequired[Mapping[str, Seat]]
    tokens: Mapping[str, int]
    points: Mapping[str, int]
    out: NotRequired[Sequence[Seat]]
    turn: NotRequired[Seat]
    turn_number: int
    again: NotRequired[bool]
    rolls: int
    dice: NotRequired[Sequence[int]]
    kept: NotRequired[Sequence[int]]
    call: NotRequired[str]
    came: NotRequired[bool]
    scores: Sequence[int]
    match_over: NotRequired[bool]
    reason: NotRequired[Reason]
    winners: NotRequired[Sequence[Seat]]

Move: TypeAlias = str
"""A move in the game's notation, without the seat, in its one canonical spelling.

Moves are text everywhere: in records, in the log, on the wire and in lists of legal moves. A game's
grammar is closed, so the text is as precise as an object would be, and two sets of moves can be
compared as they stand.
"""


class SeatView(TypedDict):
    """What a seat has besides: its own number, and the moves it may make at any time."""

    seat: NotRequired[Seat]
    open: NotRequired[Sequence[Move]]

Public: TypeAlias = MorpyamView
"""What all see of a round."""


class Own(SeatView):
    """What the player's seat alone sees.

    With ``all_cards`` they are out and see all that is hidden. ``bet`` is the seat on which they
    have bet.
    """

    all_cards: NotRequired[bool]
    bet: NotRequired[Seat]


class OwnOfSpectator(TypedDict):
    """What a spectator alone sees who has bet on a seat."""

    bet: Seat
