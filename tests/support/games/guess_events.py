"""The events of Guess."""

from dataclasses import dataclass

from morpho_server.games.events import Event
from morpho_server.games.seats import Seat


@dataclass(frozen=True, slots=True)
class RoundStarted(Event, kind="round_started"):
    """A round began."""

    round: int
    seats: int
    highest: int
    target: int
    scores: list[int]
    first: Seat


@dataclass(frozen=True, slots=True)
class Dealt(Event, kind="dealt"):
    """The cards were dealt: by place, the centre last. Addressed to nobody."""

    cards: dict[str, int]


@dataclass(frozen=True, slots=True)
class Saw(Event, kind="saw"):
    """A seat saw a card, its own or one that it was shown."""

    place: str
    card: int


@dataclass(frozen=True, slots=True)
class StakeChosen(Event, kind="stake_chosen"):
    """A seat chose its stake, which it alone knows until the stakes are shown."""

    seat: Seat
    stake: int


@dataclass(frozen=True, slots=True)
class StakesShown(Event, kind="stakes_shown"):
    """All had chosen: the stakes by seat."""

    stakes: dict[str, int]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event, kind="turn_began"):
    """A seat's turn began."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Asked(Event, kind="asked"):
    """A seat asked a neighbour for a look at its card."""

    seat: Seat
    of: Seat


@dataclass(frozen=True, slots=True)
class Answered(Event, kind="answered"):
    """The seat that was asked showed its card to the asker, or did not, by the die it rolled."""

    seat: Seat
    die: int | None
    shown: bool


@dataclass(frozen=True, slots=True)
class Guessed(Event, kind="guessed"):
    """A seat guessed a card, rightly or wrongly."""

    seat: Seat
    place: str
    named: int
    right: bool


@dataclass(frozen=True, slots=True)
class Passed(Event, kind="passed"):
    """A seat passed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Resigned(Event, kind="resigned"):
    """A seat left the round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundEnded(Event, kind="round_ended"):
    """The round ended, and all cards were shown."""

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
