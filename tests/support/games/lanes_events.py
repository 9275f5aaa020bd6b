"""The events of Lanes: all of them are public."""

from dataclasses import dataclass
from typing import ClassVar

from morpho_server.games.events import Event
from morpho_server.games.seats import Seat


@dataclass(frozen=True, slots=True)
class RaceStarted(Event):
    """A race began; ``dice`` are kinds by seat."""

    kind: ClassVar[str] = "race_started"
    round: int
    seats: int
    length: int
    laps: int | None
    bumps: bool
    dice: list[str]
    first: Seat
    scores: list[int]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn began, in a lap counted from 1."""

    kind: ClassVar[str] = "turn_began"
    seat: Seat
    lap: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """A seat rolled its two dice."""

    kind: ClassVar[str] = "rolled"
    seat: Seat
    dice: list[int]


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A seat moved by one die, to a square."""

    kind: ClassVar[str] = "moved"
    seat: Seat
    by: int
    square: int


@dataclass(frozen=True, slots=True)
class Bumped(Event):
    """A seat's token was sent back to the start."""

    kind: ClassVar[str] = "bumped"
    seat: Seat


@dataclass(frozen=True, slots=True)
class RaceEnded(Event):
    """The race ended: ``home`` with winners, or by its ``laps`` without."""

    kind: ClassVar[str] = "race_ended"
    reason: str
    winners: list[Seat]
    points: list[int]
    scores: list[int]


ALL: tuple[type[Event], ...] = (RaceStarted, TurnBegan, Rolled, Moved, Bumped, RaceEnded)
