"""Seats: who sits in them, offers them, and which bots decide for them."""

from morpho_server.games.seats import Seat
from morpho_server.games.shapes import GameSeatOptions
from morpho_server.tables.messages.events.table import TableEvent
from morpho_server.tables.model.ids import PlayerId


class Sat(TableEvent, kind="sat"):
    """A player took a seat."""

    player: PlayerId
    seat: Seat


class Stood(TableEvent, kind="stood"):
    """A player gave up the seat."""

    player: PlayerId


class SeatRequested(TableEvent, kind="seat_requested"):
    """A player asks to sit down while a round is running, in this seat if possible.

    They do when the host admits them, or before the next round opens.
    """

    player: PlayerId
    seat: Seat


class SeatRequestWithdrawn(TableEvent, kind="seat_request_withdrawn"):
    """A player no longer asks for a seat."""

    player: PlayerId


class SeatOptionsSet(TableEvent, kind="seat_options_set"):
    """A player chose for their seat; ``options`` are complete."""

    seat: Seat
    options: GameSeatOptions


class ReadySet(TableEvent, kind="ready_set"):
    """A player is ready for the match, or no longer."""

    player: PlayerId
    ready: bool


class SeatOffered(TableEvent, kind="seat_offered"):
    """Anybody with the host's link may take a seat over."""

    seat: Seat


class OfferWithdrawn(TableEvent, kind="offer_withdrawn"):
    """A seat can't be taken over by a link any more."""

    seat: Seat


class SeatGiven(TableEvent, kind="seat_given"):
    """A player has taken over a seat, with its points; its former holder is ``gone``."""

    seat: Seat
    player: PlayerId
    gone: PlayerId | None


class StandInBegan(TableEvent, kind="stand_in_began"):
    """A bot decides for a seat from now on, by what that seat may know."""

    seat: Seat


class StandInEnded(TableEvent, kind="stand_in_ended"):
    """A seat decides for itself again, or waits for somebody who will."""

    seat: Seat


class StandInMoved(TableEvent, kind="stand_in_moved"):
    """The rest of this entry was decided by a seat's stand-in."""

    seat: Seat


class BotReplaced(TableEvent, kind="bot_replaced"):
    """The rest of this entry was decided by the simplest bot, or the game, in a bot's place.

    ``reason``: it ``failed``, or was too ``slow``. It is for readers of the log only: when a bot
    fails may depend on its cards, so it is addressed to nobody.
    """

    seat: Seat
    reason: str
