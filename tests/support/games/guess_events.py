"""The events of Guess."""

from morpho_server.games.events import Event
from morpho_server.games.seats import Seat


class RoundStarted(Event, kind="round_started"):
    """A round began."""

    round: int
    seats: int
    highest: int
    target: int
    scores: list[int]
    first: Seat


class Dealt(Event, kind="dealt"):
    """The cards were dealt: by place, the centre last. Addressed to nobody."""

    cards: dict[str, int]


class Saw(Event, kind="saw"):
    """A seat saw a card, its own or one that it was shown."""

    place: str
    card: int


class StakeChosen(Event, kind="stake_chosen"):
    """A seat chose its stake, which it alone knows until the stakes are shown."""

    seat: Seat
    stake: int


class StakesShown(Event, kind="stakes_shown"):
    """All had chosen: the stakes by seat."""

    stakes: dict[str, int]


class TurnBegan(Event, kind="turn_began"):
    """A seat's turn began."""

    seat: Seat


class Asked(Event, kind="asked"):
    """A seat asked a neighbour for a look at its card."""

    seat: Seat
    of: Seat


class Answered(Event, kind="answered"):
    """The seat that was asked showed its card to the asker, or did not, by the die it rolled."""

    seat: Seat
    die: int | None
    shown: bool


class Guessed(Event, kind="guessed"):
    """A seat guessed a card, rightly or wrongly."""

    seat: Seat
    place: str
    named: int
    right: bool


class Passed(Event, kind="passed"):
    """A seat passed."""

    seat: Seat


class Resigned(Event, kind="resigned"):
    """A seat left the round."""

    seat: Seat


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
