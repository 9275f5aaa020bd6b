"""The events of Lanes: all of them are public."""

from morpho_server.games.events import Event
from morpho_server.games.seats import Seat


class RaceStarted(Event, kind="race_started"):
    """A race began; ``dice`` are kinds by seat."""

    round: int
    seats: int
    length: int
    laps: int | None
    bumps: bool
    dice: list[str]
    first: Seat
    scores: list[int]


class TurnBegan(Event, kind="turn_began"):
    """A seat's turn began, in a lap counted from 1."""

    seat: Seat
    lap: int


class Rolled(Event, kind="rolled"):
    """A seat rolled its two dice."""

    seat: Seat
    dice: list[int]


class Moved(Event, kind="moved"):
    """A seat moved by one die, to a square."""

    seat: Seat
    by: int
    square: int


class Bumped(Event, kind="bumped"):
    """A seat's token was sent back to the start."""

    seat: Seat


class RaceEnded(Event, kind="race_ended"):
    """The race ended: ``home`` with winners, or by its ``laps`` without."""

    reason: str
    winners: list[Seat]
    points: list[int]
    scores: list[int]


ALL: tuple[type[Event], ...] = (RaceStarted, TurnBegan, Rolled, Moved, Bumped, RaceEnded)
