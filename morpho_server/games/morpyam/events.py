"""The events of Morpyam: all of them are public (R8.1)."""

from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from morpho_server.games.events import Event, event_types_in
from morpho_server.games.first_seat import FirstBy
from morpho_server.games.kit import ending
from morpho_server.games.seats import Seat

WhyPassed = Literal["chosen", "nothing_fits", "call_missed"]
"""Why a turn brought no token: by choice or because no box fitted (R3.4), or by R4.4."""

Reason = Literal["ko", "tokens", "turn_limit", "resigned"]
"""Why the game ended (R7)."""


@dataclass(frozen=True, slots=True)
class GridSetUp(Event):
    """A game began.

    ``grid`` has the seats of tokens that lie already, by box, ``tokens`` what each seat has left.
    Each seat has had ``turn_number`` - 1 turns. With ``odds`` pages show how likely boxes are.
    ``first_by`` says who decided which seat is ``first``: chance, the host, or the turn that passes
    on from match to match.
    """

    kind: ClassVar[str] = "grid_set_up"
    round: int
    seats: int
    first: Seat
    first_by: FirstBy
    turn_limit: int
    odds: bool
    grid: dict[str, Seat]
    tokens: list[int]
    turn_number: int
    scores: list[int]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn began, its ``number``-th; ``again`` after five alike, as part of it (R5.1)."""

    kind: ClassVar[str] = "turn_began"
    seat: Seat
    number: int
    again: bool


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """A seat rolled for the ``roll``-th time in its turn.

    ``rolled`` are the values rolled, in the order drawn, ``kept`` those that stayed, ``dice`` all
    five, ascending. ``call`` is the figure called with this roll, and ``came`` whether it is shown.
    """

    kind: ClassVar[str] = "dice_rolled"
    seat: Seat
    roll: int
    rolled: list[int]
    kept: list[int]
    dice: list[int]
    call: str | None
    came: bool | None


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event):
    """A seat placed a token on a box of that figure.

    ``tokens`` and ``points`` are what the seat has now, ``gained`` how many points the token
    brought: less than none where a run grew to five.
    """

    kind: ClassVar[str] = "token_placed"
    seat: Seat
    box: str
    figure: str
    tokens: int
    points: int
    gained: int


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """A seat's turn ended without a token."""

    kind: ClassVar[str] = "turn_passed"
    seat: Seat
    why: WhyPassed


@dataclass(frozen=True, slots=True)
class SeatResigned(Event):
    """A seat gave up (R7.4)."""

    kind: ClassVar[str] = "seat_resigned"
    seat: Seat


@dataclass(frozen=True, slots=True)
class GameEnded(ending.GameEnded):
    """The game ended, with everybody's ``points`` in it, the extra one of R7.2 among them."""

    kind: ClassVar[str] = "game_ended"
    reason: Reason


EVENT_TYPES: Final = event_types_in(globals())
