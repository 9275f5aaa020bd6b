"""The events of Morpyam: all of them are public (R8.1)."""

from typing import Final, Literal

from morpho_server.games.events import Event, event_types_in
from morpho_server.games.first_seat import FirstBy
from morpho_server.games.kit import ending
from morpho_server.games.seats import Seat

WhyPassed = Literal["chosen", "nothing_fits", "call_missed"]
"""Why a turn brought no token: by choice or because no box fitted (R3.4), or by a rule (R4.4)."""

Reason = Literal["ko", "double_morpyam", "tokens", "turn_limit", "resigned"]
"""Why the game ended (R7), or because of two tokens placed with five alike in one turn."""


class GridSetUp(Event, kind="grid_set_up"):
    """A game began.

    ``grid`` has the seats of tokens that lie already, by box, ``tokens`` what each seat has left.
    Each seat has had ``turn_number`` - 1 turns. With ``odds`` pages show how likely boxes are,
    and with ``double_morpyam`` two tokens placed with five alike in one turn win at once.
    ``first_by`` says who decided which seat is ``first``: chance, the host, or the turn that passes
    on from match to match.
    """

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
    double_morpyam: bool = False


class TurnBegan(Event, kind="turn_began"):
    """A seat's turn began, its ``number``-th; ``again`` after five alike, as part of it (R5.1)."""

    seat: Seat
    number: int
    again: bool


class DiceRolled(Event, kind="dice_rolled"):
    """A seat rolled for the ``roll``-th time in its turn.

    ``rolled`` are the values rolled, in the order drawn, ``kept`` those that stayed, ``dice`` all
    five, ascending. ``call`` is the figure called with this roll, and ``came`` whether it is shown.
    """

    seat: Seat
    roll: int
    rolled: list[int]
    kept: list[int]
    dice: list[int]
    call: str | None
    came: bool | None


class TokenPlaced(Event, kind="token_placed"):
    """A seat placed a token on a box of that figure.

    ``tokens`` and ``points`` are what the seat has now, ``gained`` how many points the token
    brought: less than none where a run grew to five.
    """

    seat: Seat
    box: str
    figure: str
    tokens: int
    points: int
    gained: int


class TurnPassed(Event, kind="turn_passed"):
    """A seat's turn ended without a token."""

    seat: Seat
    why: WhyPassed


class SeatResigned(Event, kind="seat_resigned"):
    """A seat gave up (R7.4)."""

    seat: Seat


class GameEnded(ending.GameEnded, kind="game_ended"):
    """The game ended, with everybody's ``points`` in it, the extra one among them (R7.2)."""

    reason: Reason


EVENT_TYPES: Final = event_types_in(globals())
