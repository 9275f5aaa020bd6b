"""What a seat can be asked: one class for each kind of decision."""

from dataclasses import dataclass
from functools import lru_cache

from morpho_server.games.morpho.identities import Name
from morpho_server.games.morpho.play.ring import Slot
from morpho_server.games.seats import Seat


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that a seat owes."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakeTurn(Decision):
    """The one action of a turn (R4.1)."""


@dataclass(frozen=True, slots=True)
class IndicateTechnician(Decision):
    """The Technician, on a mission (R8.7)."""


@dataclass(frozen=True, slots=True)
class ShowGuard(Decision):
    """The card that guards ``target`` against ``shooter`` (R6.4)."""

    target: Slot
    shooter: Slot


@dataclass(frozen=True, slots=True)
class ShowInterceptor(Decision):
    """The card that intercepts the ``escaping`` ones (R6.4)."""

    escaping: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class IndicateNext(Decision):
    """The next card of a report: identities ``left``, and slots already ``named`` (R8.11)."""

    left: tuple[Name, ...]
    named: tuple[Slot, ...] = ()


@dataclass(frozen=True, slots=True)
class ThrowBomb(Decision):
    """The next target of the Extremist in ``slot``; ``left`` bombs to throw (R8.8)."""

    slot: Slot
    left: int


@dataclass(frozen=True, slots=True)
class GuessNext(Decision):
    """The identity of the card in ``place``, by the Psionics in ``slot`` (R8.11)."""

    slot: Slot
    place: Slot


@dataclass(frozen=True, slots=True)
class TakeCard(Decision):
    """Which card of the investigator the Parasite in ``slot`` moves (R8.12)."""

    slot: Slot
    investigator: Seat


@dataclass(frozen=True, slots=True)
class Arrange(Decision):
    """What to lay on these ``places`` (R8.12)."""

    places: tuple[Slot, ...]


@lru_cache
def turn_of(seat: Seat) -> TakeTurn:
    """Return a seat's turn; there is one for each seat, since there are so many of them."""
    return TakeTurn(seat)
