"""What happens to cards, by whichever rule."""

from dataclasses import dataclass
from typing import ClassVar

from morpho_server.games.events import Event
from morpho_server.games.morpho.identities import Name
from morpho_server.games.morpho.play.ring import Gap, Slot
from morpho_server.games.seats import Seat


@dataclass(frozen=True, slots=True)
class Saw(Event):
    """A seat saw cards, or received them (R11.2)."""

    kind: ClassVar[str] = "saw"

    cards: dict[Slot, Name]


@dataclass(frozen=True, slots=True)
class Investigated(Event):
    """A seat looked at the card in ``slot`` (R4.4)."""

    kind: ClassVar[str] = "investigated"

    seat: Seat
    slot: Slot


@dataclass(frozen=True, slots=True)
class JobChanged(Event):
    """A seat exchanged its card in ``slot`` with the middle (R4.5)."""

    kind: ClassVar[str] = "job_changed"

    seat: Seat
    slot: Slot


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """A card was turned face up and stays so (R6.1)."""

    kind: ClassVar[str] = "revealed"

    slot: Slot
    identity: Name


@dataclass(frozen=True, slots=True)
class Indicated(Event):
    """The card in ``slot`` was named and turned face up; it stays so (R6.6)."""

    kind: ClassVar[str] = "indicated"

    seat: Seat
    slot: Slot
    named: Name
    identity: Name


@dataclass(frozen=True, slots=True)
class Eliminated(Event):
    """A card left its slot for its tile (R6.7)."""

    kind: ClassVar[str] = "eliminated"

    slot: Slot
    identity: Name


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat lost its last card (R4.7)."""

    kind: ClassVar[str] = "went_out"

    seat: Seat


@dataclass(frozen=True, slots=True)
class BlockRemoved(Event):
    """A block token left the game for the round (R3.5, R3.6)."""

    kind: ClassVar[str] = "block_removed"

    gap: Gap
