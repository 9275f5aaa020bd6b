"""The course of a round: its beginning, turns, passes, votes and end."""

from dataclasses import dataclass
from typing import Literal

from morpho_server.games.events import Event
from morpho_server.games.morpho.identities import Name, Reason, Team
from morpho_server.games.morpho.play.ring import Slot
from morpho_server.games.seats import Seat

Mode = Literal["basic", "expert"]
"""Whether a card of the deal may be an outsider or an alien (R2.2)."""


@dataclass(frozen=True, slots=True)
class RoundStarted(Event, kind="round_started"):
    """A round began, set up as the tiles show it (R2)."""

    round: int
    mode: Mode
    seats: int
    hand_size: int
    tiles: dict[Name, int]
    unknowns: tuple[Name, ...]
    first: Seat
    scores: tuple[int, ...]
    target: int
    turn_limit: int | None


@dataclass(frozen=True, slots=True)
class Dealt(Event, kind="dealt"):
    """The cards were laid, the middle included; nobody sees this event (R2.1)."""

    cards: dict[Slot, Name]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event, kind="turn_began"):
    """A seat's turn began."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Passed(Event, kind="passed"):
    """A seat passed; ``unasked`` because it has invested (R4.3)."""

    seat: Seat
    unasked: bool


@dataclass(frozen=True, slots=True)
class Agreed(Event, kind="agreed"):
    """A seat agreed to end the round; only that seat sees this (R7.6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Disagreed(Event, kind="disagreed"):
    """A seat took its agreement back; only that seat sees this (R7.6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class EndWished(Event, kind="end_wished"):
    """Somebody wishes the round to end, or nobody any more (R7.6)."""

    wished: bool


@dataclass(frozen=True, slots=True)
class RoundEnded(Event, kind="round_ended"):
    """The round ended: why, its points, the totals, and every card that was in play (R7.7).

    ``winner`` has won the match (R10.1); ``investments`` are teams by seat number.
    """

    reason: Reason
    points: tuple[int, ...]
    scores: tuple[int, ...]
    match_over: bool
    winner: Seat | None
    cards: dict[Slot, Name]
    investments: dict[str, Team]


@dataclass(frozen=True, slots=True)
class PointsDenied(Event, kind="points_denied"):
    """Seats that would have scored by the round's end, had their cards not conflicted (R9.3)."""

    seats: tuple[Seat, ...]
