"""Passive abilities: who is asked, and what is shown (R6.3 to R6.5)."""

from dataclasses import dataclass
from typing import ClassVar

from morpho_server.games.events import Event
from morpho_server.games.morpho.identities import Name
from morpho_server.games.morpho.play.ring import Slot
from morpho_server.games.seats import Seat


@dataclass(frozen=True, slots=True)
class GuardAsked(Event):
    """A seat must guard the target (R6.3, R8.2)."""

    kind: ClassVar[str] = "guard_asked"

    seat: Seat
    target: Slot
    shooter: Slot


@dataclass(frozen=True, slots=True)
class Guarded(Event):
    """A card was shown as the guard, then put back as it lay (R6.5)."""

    kind: ClassVar[str] = "guarded"

    seat: Seat
    slot: Slot
    identity: Name


@dataclass(frozen=True, slots=True)
class InterceptAsked(Event):
    """A seat must intercept the escape of these cards (R6.3, R8.5)."""

    kind: ClassVar[str] = "intercept_asked"

    seat: Seat
    escaping: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Intercepted(Event):
    """A card was shown as the interceptor, then put back as it lay (R6.5)."""

    kind: ClassVar[str] = "intercepted"

    seat: Seat
    slot: Slot
    identity: Name


@dataclass(frozen=True, slots=True)
class TransmitBegan(Event):
    """The Parasite in ``slot`` was shown; its owner takes a card of the investigator (R8.12)."""

    kind: ClassVar[str] = "transmit_began"

    seat: Seat
    slot: Slot
    investigator: Seat


@dataclass(frozen=True, slots=True)
class TransmitTaken(Event):
    """The card in ``slot`` was taken; these places will be laid again (R8.12)."""

    kind: ClassVar[str] = "transmit_taken"

    seat: Seat
    slot: Slot
    places: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class TransmitLaid(Event):
    """The cards of these places were laid on them again; nobody else saw how (R8.12)."""

    kind: ClassVar[str] = "transmit_laid"

    seat: Seat
    places: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Arranged(Event):
    """Where the cards lie after a Transmit; nobody sees this event (R8.12)."""

    kind: ClassVar[str] = "arranged"

    cards: dict[Slot, Name]
