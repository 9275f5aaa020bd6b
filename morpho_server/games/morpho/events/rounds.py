"""The course of a round: its beginning, turns, passes, votes and end."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from morpho_server.games.events import Event
from morpho_server.games.morpho.identities import Name, Reason, Team
from morpho_server.games.morpho.play.ring import Slot
from morpho_server.games.seats import Seat

Mode = Literal["basic", "expert"]
"""Whether a card of the deal may be an outsider or an alien (R2.2)."""


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A round began, set up as the tiles show it (R2)."""

    kind: ClassVar[str] = "round_started"

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
class Dealt(Event):
    """The cards were laid, the middle included; nobody sees this event (R2.1)."""

    kind: ClassVar[str] = "dealt"

    cards: dict[Slot, Name]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn began."""

    kind: ClassVar[str] = "turn_began"

    seat: Seat


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passed; ``unasked`` because it has invested (R4.3)."""

    kind: ClassVar[str] = "passed"

    seat: Seat
    unasked: bool


@dataclass(frozen=True, slots=True)
class Agreed(Event):
    """A seat agreed to end the round; only that seat sees this (R7.6)."""

    kind: ClassVar[str] = "agreed"

    seat: Seat


@dataclass(frozen=True, slots=True)
class Disagreed(Event):
    """A seat took its agreement back; only that seat sees this (R7.6)."""

    kind: ClassVar[str] = "disagreed"

    seat: Seat


@dataclass(frozen=True, slots=True)
class EndWished(Event):
    """Somebody wishes the round to end, or nobody any more (R7.6)."""

    kind: ClassVar[str] = "end_wished"

    wished: bool


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The round ended: why, its points, the totals, and every card that was in play (R7.7).

    ``winner`` has won the match (R10.1); ``investments`` are teams by seat number.
    """

    kind: ClassVar[str] = "round_ended"

    reason: Reason
    points: tuple[int, ...]
    scores: tuple[int, ...]
    match_over: bool
    winner: Seat | None
    cards: dict[Slot, Name]
    investments: dict[str, Team]


@dataclass(frozen=True, slots=True)
class PointsDenied(Event):
    """Seats that would have scored by the round's end, had their cards not conflicted (R9.3)."""

    kind: ClassVar[str] = "points_denied"

    seats: tuple[Seat, ...]
