"""Passive abilities: who is asked, and what is shown (R6.3 to R6.5)."""

from dataclasses import dataclass

from morpho_server.games.events import Event
from morpho_server.games.morpho.identities import Name
from morpho_server.games.morpho.play.ring import Slot
from morpho_server.games.seats import Seat


@dataclass(frozen=True, slots=True)
class GuardAsked(Event, kind="guard_asked"):
    """A seat must guard the target (R6.3, R8.2)."""

    seat: Seat
    target: Slot
    shooter: Slot


@dataclass(frozen=True, slots=True)
class Guarded(Event, kind="guarded"):
    """A card was shown as the guard, then put back as it lay (R6.5)."""

    seat: Seat
    slot: Slot
    identity: Name


@dataclass(frozen=True, slots=True)
class InterceptAsked(Event, kind="intercept_asked"):
    """A seat must intercept the escape of these cards (R6.3, R8.5)."""

    seat: Seat
    escaping: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Intercepted(Event, kind="intercepted"):
    """A card was shown as the interceptor, then put back as it lay (R6.5)."""

    seat: Seat
    slot: Slot
    identity: Name


@dataclass(frozen=True, slots=True)
class TransmitBegan(Event, kind="transmit_began"):
    """The Parasite in ``slot`` was shown; its owner takes a card of the investigator (R8.12)."""

    seat: Seat
    slot: Slot
    investigator: Seat


@dataclass(frozen=True, slots=True)
class TransmitTaken(Event, kind="transmit_taken"):
    """The card in ``slot`` was taken; these places will be laid again (R8.12)."""

    seat: Seat
    slot: Slot
    places: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class TransmitLaid(Event, kind="transmit_laid"):
    """The cards of these places were laid on them again; nobody else saw how (R8.12)."""

    seat: Seat
    places: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Arranged(Event, kind="arranged"):
    """Where the cards lie after a Transmit; nobody sees this event (R8.12)."""

    cards: dict[Slot, Name]
