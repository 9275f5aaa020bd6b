"""The events of Morphos: all of them are public (R8)."""

from typing import Final, Literal

from morpho_server.games.events import Event, event_types_in
from morpho_server.games.first_seat import FirstBy
from morpho_server.games.morphos.grid import Colour, Point
from morpho_server.games.morphos.options import Mutator
from morpho_server.games.morphos.patterns import EdgeRule
from morpho_server.games.seats import Seat

Reason = Literal["chain", "deadlock", "resigned"]
"""Why the game ended (R8)."""


class BoardSetUp(Event, kind="board_set_up"):
    """A game began.

    ``black_by`` says who decided which seat has ``black``: chance, the host, or the turn that
    passes on from match to match. ``swap`` says whether White may swap. ``stones`` are those that
    lie already, by point. ``to_move`` begins with turn ``turn_number``: with a stone to return if
    one is ``pending``, and with an enemy stone on ``deep_point`` that counts as a friend (R7.2a).
    """

    round: int
    seats: int
    black: Seat
    black_by: FirstBy
    size: int
    swap: bool
    mutators: list[Mutator]
    edge_rule: EdgeRule
    stones: dict[Point, Colour]
    to_move: Colour
    turn_number: int
    deep_point: Point | None
    pending: bool
    scores: list[int]


class StonePlaced(Event, kind="stone_placed"):
    """A seat put a stone of its colour on an empty point.

    Unless it ``ends_turn`` a second stone is due beside it (R7.3).
    """

    seat: Seat
    colour: Colour
    point: Point
    ends_turn: bool


class StoneFlipped(Event, kind="stone_flipped"):
    """A seat replaced a weak enemy stone by one of its ``colour``.

    If it is ``kept``, the enemy puts the removed stone back in its next turn (R7.4).
    """

    seat: Seat
    colour: Colour
    point: Point
    kept: bool


class StoneReturned(Event, kind="stone_returned"):
    """A seat put the stone that it had lost on an empty point (R7.4).

    It ``ends_turn`` only where no regular move is left (R7.4c).
    """

    seat: Seat
    colour: Colour
    point: Point
    ends_turn: bool


class ColoursSwapped(Event, kind="colours_swapped"):
    """The seat that had White took Black (R5.4); ``black`` is that seat."""

    seat: Seat
    black: Seat


class SideSkipped(Event, kind="side_skipped"):
    """A side had no legal move, and its turn was skipped (R5.3)."""

    seat: Seat
    colour: Colour


class TakebackAsked(Event, kind="takeback_asked"):
    """A seat asked the other one to let it take its last turn back."""

    seat: Seat


class TakebackDeclined(Event, kind="takeback_declined"):
    """A seat did not let the other one take its turn back."""

    seat: Seat


class TurnTakenBack(Event, kind="turn_taken_back"):
    """A seat took its last turn back, and with it all that came after.

    Only the first ``kept`` events of those that stood are left.
    """

    seat: Seat
    kept: int


class SideWon(Event, kind="side_won"):
    """A side won, and the game is over.

    ``chain`` is a shortest way along its stones from edge to edge (R8), if a chain has won.
    ``points`` are 1 for the winner and 0 for the other seat.
    """

    seat: Seat
    colour: Colour
    reason: Reason
    chain: list[Point] | None
    points: list[int]
    scores: list[int]


EVENT_TYPES: Final = event_types_in(globals())
