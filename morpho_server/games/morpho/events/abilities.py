"""Active abilities in use (R8)."""

from dataclasses import dataclass
from typing import Literal

from morpho_server.games.events import Event
from morpho_server.games.morpho.identities import Name, Team
from morpho_server.games.morpho.play.ring import Gap, Slot
from morpho_server.games.seats import Seat


@dataclass(frozen=True, slots=True)
class Sniped(Event, kind="sniped"):
    """A shot was fired (R8.1); what came of it follows."""

    seat: Seat
    slot: Slot
    target: Slot


@dataclass(frozen=True, slots=True)
class Blocked(Event, kind="blocked"):
    """A block token was placed (R8.3)."""

    seat: Seat
    slot: Slot
    gap: Gap


@dataclass(frozen=True, slots=True)
class MissionActivated(Event, kind="mission_activated"):
    """The Leader's mission is on (R8.7)."""

    seat: Seat
    slot: Slot


@dataclass(frozen=True, slots=True)
class IndicationAsked(Event, kind="indication_asked"):
    """The Leader's holder must indicate the Technician (R8.7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MissionEnded(Event, kind="mission_ended"):
    """The mission succeeded or failed, or is off because the Leader was eliminated (R8.7)."""

    outcome: Literal["succeeded", "failed", "off"]


@dataclass(frozen=True, slots=True)
class EscapeTried(Event, kind="escape_tried"):
    """A seat tried to escape with these cards (R8.4)."""

    seat: Seat
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Escaped(Event, kind="escaped"):
    """Nobody intercepted (R8.4)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ReportBegan(Event, kind="report_began"):
    """The Spy reports; ``left`` are the identities to be indicated (R8.11)."""

    seat: Seat
    slot: Slot
    left: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class DetonationBegan(Event, kind="detonation_began"):
    """The Extremist detonates; ``left`` bombs are to be thrown (R8.8)."""

    seat: Seat
    slot: Slot
    left: int


@dataclass(frozen=True, slots=True)
class Bombed(Event, kind="bombed"):
    """A bomb was thrown; ``left`` are still to be thrown (R8.8)."""

    seat: Seat
    target: Slot
    left: int


@dataclass(frozen=True, slots=True)
class Invested(Event, kind="invested"):
    """A seat invested; in which team, nobody else knows (R8.6)."""

    seat: Seat
    slot: Slot


@dataclass(frozen=True, slots=True)
class InvestmentChosen(Event, kind="investment_chosen"):
    """The team that a seat invested in; only that seat sees this (R8.6)."""

    seat: Seat
    team: Team


@dataclass(frozen=True, slots=True)
class Assassinated(Event, kind="assassinated"):
    """The Mercenary struck at an adjacent card (R8.9)."""

    seat: Seat
    slot: Slot
    target: Slot


@dataclass(frozen=True, slots=True)
class PerceptionBegan(Event, kind="perception_began"):
    """The Psionics perceives; ``next`` is the first card to be guessed, if any (R8.11)."""

    seat: Seat
    slot: Slot
    next: Slot | None


@dataclass(frozen=True, slots=True)
class Guessed(Event, kind="guessed"):
    """The card in ``slot`` was guessed and turned face up; ``next`` follows, if any (R8.11)."""

    seat: Seat
    slot: Slot
    named: Name
    identity: Name
    next: Slot | None


@dataclass(frozen=True, slots=True)
class Swapped(Event, kind="swapped"):
    """The Psionics in ``slot`` was shown and changed places with the card in ``target`` (R8.10)."""

    seat: Seat
    slot: Slot
    target: Slot
