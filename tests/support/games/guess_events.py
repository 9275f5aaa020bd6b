"""The events of Guess."""

from dataclasses import dataclass
from typing import ClassVar

from morpho_server.games.events import Event
from morpho_server.games.seats import Seat


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A round began."""

    kind: ClassVar[str] = "round_started"
    round: int
    seats: int
    highest: int
    target: int
    scores: list[int]
    first: Seat


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The cards were dealt: by place, the centre last. Addressed to nobody."""

    kind: ClassVar[str] = "dealt"
    cards: dict[str, int]


@dataclass(frozen=True, slots=True)
class Saw(Event):
    """A seat saw a card, its own or one that it was shown."""

    kind: ClassVar[str] = "saw"
    place: str
    card: int


@dataclass(frozen=True, slots=True)
class StakeChosen(Event):
    """A seat chose its stake, which it alone knows until the stakes are shown."""

    kind: ClassVar[str] = "stake_chosen"
    seat: Seat
    stake: int


@dataclass(frozen=True, slots=True)
class StakesShown(Event):
    """All had chosen: the stakes by seat."""

    kind: ClassVar[str] = "stakes_shown"
    stakes: dict[str, int]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn began."""

    kind: ClassVar[str] = "turn_began"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Asked(Event):
    """A seat asked a neighbour for a look at its card."""

    kind: ClassVar[str] = "asked"
    seat: Seat
    of: Seat


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """The seat that was asked showed its card to the asker, or did not, by the die it rolled."""

    kind: ClassVar[str] = "answered"
    seat: Seat
    die: int | None
    shown: bool


@dataclass(frozen=True, slots=True)
class Guessed(Event):
    """A seat guessed a card, rightly or wrongly."""

    kind: ClassVar[str] = "guessed"
    seat: Seat
    place: str
    named: int
    right: bool


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passed."""

    kind: ClassVar[str] = "passed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Resigned(Event):
    """A seat left the round."""

    kind: ClassVar[str] = "resigned"
    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The round ended, and all cards were shown."""

    kind: ClassVar[str] = "round_ended"
    reason: str
    points: list[int]
    scores: list[int]
    match_over: bool
    winners: list[Seat]
    cards: dict[str, int]


ALL: tuple[type[Event], ...] = (
    RoundStarted,
    Dealt,
    Saw,
    StakeChosen,
    StakesShown,
    TurnBegan,
    Asked,
    Answered,
    Guessed,
    Passed,
    Resigned,
    RoundEnded,
)
