"""What happens to cards, by whichever rule."""

from dataclasses import dataclass

from morpho_server.games.events import Event
from morpho_server.games.morpho.identities import Name
from morpho_server.games.morpho.play.ring import Gap, Slot
from morpho_server.games.seats import Seat


@dataclass(frozen=True, slots=True)
class Saw(Event, kind="saw"):
    """A seat saw cards, or received them (R11.2)."""

    cards: dict[Slot, Name]


@dataclass(frozen=True, slots=True)
class Investigated(Event, kind="investigated"):
    """A seat looked at the card in ``slot`` (R4.4)."""

    seat: Seat
    slot: Slot


@dataclass(frozen=True, slots=True)
class JobChanged(Event, kind="job_changed"):
    """A seat exchanged its card in ``slot`` with the middle (R4.5)."""

    seat: Seat
    slot: Slot


@dataclass(frozen=True, slots=True)
class Revealed(Event, kind="revealed"):
    """A card was turned face up and stays so (R6.1)."""

    slot: Slot
    identity: Name


@dataclass(frozen=True, slots=True)
class Indicated(Event, kind="indicated"):
    """The card in ``slot`` was named and turned face up; it stays so (R6.6)."""

    seat: Seat
    slot: Slot
    named: Name
    identity: Name


@dataclass(frozen=True, slots=True)
class Eliminated(Event, kind="eliminated"):
    """A card left its slot for its tile (R6.7)."""

    slot: Slot
    identity: Name


@dataclass(frozen=True, slots=True)
class WentOut(Event, kind="went_out"):
    """A seat lost its last card (R4.7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BlockRemoved(Event, kind="block_removed"):
    """A block token left the game for the round (R3.5, R3.6)."""

    gap: Gap
