"""Seats: who sits in them, offers them, and which bots decide for them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.tables.messages.events.table import TableEvent
from morpho_server.tables.model.ids import PlayerId


@dataclass(frozen=True, slots=True)
class Sat(TableEvent):
    """A player took a seat."""

    kind: ClassVar[str] = "sat"
    player: PlayerId
    seat: Seat


@dataclass(frozen=True, slots=True)
class Stood(TableEvent):
    """A player gave up the seat."""

    kind: ClassVar[str] = "stood"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class SeatRequested(TableEvent):
    """A player asks to sit down while a round is running, in this seat if possible.

    They do when the host admits them, or before the next round opens.
    """

    kind: ClassVar[str] = "seat_requested"
    player: PlayerId
    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatRequestWithdrawn(TableEvent):
    """A player no longer asks for a seat."""

    kind: ClassVar[str] = "seat_request_withdrawn"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class SeatOptionsSet(TableEvent):
    """A player chose for their seat; ``options`` are complete."""

    kind: ClassVar[str] = "seat_options_set"
    seat: Seat
    options: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class ReadySet(TableEvent):
    """A player is ready for the match, or no longer."""

    kind: ClassVar[str] = "ready_set"
    player: PlayerId
    ready: bool


@dataclass(frozen=True, slots=True)
class SeatOffered(TableEvent):
    """Anybody with the host's link may take a seat over."""

    kind: ClassVar[str] = "seat_offered"
    seat: Seat


@dataclass(frozen=True, slots=True)
class OfferWithdrawn(TableEvent):
    """A seat can't be taken over by a link any more."""

    kind: ClassVar[str] = "offer_withdrawn"
    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatGiven(TableEvent):
    """A player has taken over a seat, with its points; its former holder is ``gone``."""

    kind: ClassVar[str] = "seat_given"
    seat: Seat
    player: PlayerId
    gone: PlayerId | None


@dataclass(frozen=True, slots=True)
class StandInBegan(TableEvent):
    """A bot decides for a seat from now on, by what that seat may know."""

    kind: ClassVar[str] = "stand_in_began"
    seat: Seat


@dataclass(frozen=True, slots=True)
class StandInEnded(TableEvent):
    """A seat decides for itself again, or waits for somebody who will."""

    kind: ClassVar[str] = "stand_in_ended"
    seat: Seat


@dataclass(frozen=True, slots=True)
class StandInMoved(TableEvent):
    """The rest of this entry was decided by a seat's stand-in."""

    kind: ClassVar[str] = "stand_in_moved"
    seat: Seat


@dataclass(frozen=True, slots=True)
class BotReplaced(TableEvent):
    """The rest of this entry was decided by the simplest bot, or the game, in a bot's place.

    ``reason``: it ``failed``, or was too ``slow``. It is for readers of the log only: when a bot
    fails may depend on its cards, so it is addressed to nobody.
    """

    kind: ClassVar[str] = "bot_replaced"
    seat: Seat
    reason: str
