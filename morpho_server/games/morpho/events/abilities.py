"""Active abilities in use (R8)."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from morpho_server.games.events import Event
from morpho_server.games.morpho.identities import Name, Team
from morpho_server.games.morpho.play.ring import Gap, Slot
from morpho_server.games.seats import Seat


@dataclass(frozen=True, slots=True)
class Sniped(Event):
    """A shot was fired (R8.1); what came of it follows."""

    kind: ClassVar[str] = "sniped"

    seat: Seat
    slot: Slot
    target: Slot


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    """A block token was placed (R8.3)."""

    kind: ClassVar[str] = "blocked"

    seat: Seat
    slot: Slot
    gap: Gap


@dataclass(frozen=True, slots=True)
class MissionActivated(Event):
    """The Leader's mission is on (R8.7)."""

    kind: ClassVar[str] = "mission_activated"

    seat: Seat
    slot: Slot


@dataclass(frozen=True, slots=True)
class IndicationAsked(Event):
    """The Leader's holder must indicate the Technician (R8.7)."""

    kind: ClassVar[str] = "indication_asked"

    seat: Seat


@dataclass(frozen=True, slots=True)
class MissionEnded(Event):
    """The mission succeeded or failed, or is off because the Leader was eliminated (R8.7)."""

    kind: ClassVar[str] = "mission_ended"

    outcome: Literal["succeeded", "failed", "off"]


@dataclass(frozen=True, slots=True)
class EscapeTried(Event):
    """A seat tried to escape with these cards (R8.4)."""

    kind: ClassVar[str] = "escape_tried"

    seat: Seat
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Escaped(Event):
    """Nobody intercepted (R8.4)."""

    kind: ClassVar[str] = "escaped"

    seat: Seat


@dataclass(frozen=True, slots=True)
class ReportBegan(Event):
    """The Spy reports; ``left`` are the identities to be indicated (R8.11)."""

    kind: ClassVar[str] = "report_began"

    seat: Seat
    slot: Slot
    left: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class DetonationBegan(Event):
    """The Extremist detonates; ``left`` bombs are to be thrown (R8.8)."""

    kind: ClassVar[str] = "detonation_began"

    seat: Seat
    slot: Slot
    left: int


@dataclass(frozen=True, slots=True)
class Bombed(Event):
    """A bomb was thrown; ``left`` are still to be thrown (R8.8)."""

    kind: ClassVar[str] = "bombed"

    seat: Seat
    target: Slot
    left: int


@dataclass(frozen=True, slots=True)
class Invested(Event):
    """A seat invested; in which team, nobody else knows (R8.6)."""

    kind: ClassVar[str] = "invested"

    seat: Seat
    slot: Slot


@dataclass(frozen=True, slots=True)
class InvestmentChosen(Event):
    """The team that a seat invested in; only that seat sees this (R8.6)."""

    kind: ClassVar[str] = "investment_chosen"

    seat: Seat
    team: Team


@dataclass(frozen=True, slots=True)
class Assassinated(Event):
    """The Mercenary struck at an adjacent card (R8.9)."""

    kind: ClassVar[str] = "assassinated"

    seat: Seat
    slot: Slot
    target: Slot


@dataclass(frozen=True, slots=True)
class PerceptionBegan(Event):
    """The Psionics perceives; ``next`` is the first card to be guessed, if any (R8.11)."""

    kind: ClassVar[str] = "perception_began"

    seat: Seat
    slot: Slot
    next: Slot | None


@dataclass(frozen=True, slots=True)
class Guessed(Event):
    """The card in ``slot`` was guessed and turned face up; ``next`` follows, if any (R8.11)."""

    kind: ClassVar[str] = "guessed"

    seat: Seat
    slot: Slot
    named: Name
    identity: Name
    next: Slot | None


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """The Psionics in ``slot`` was shown and changed places with the card in ``target`` (R8.10)."""

    kind: ClassVar[str] = "swapped"

    seat: Seat
    slot: Slot
    target: Slot
