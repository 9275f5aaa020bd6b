"""The clock of a table: deadlines, pauses, and time that is given back."""

from morpho_server.games.seats import Seat
from morpho_server.tables.messages.events.table import TableEvent
from morpho_server.tables.model.ids import Millis, PlayerId


class DeadlineSet(TableEvent, kind="deadline_set"):
    """The named seats have until then to decide; after that the game's own choice is taken."""

    seats: tuple[Seat, ...]
    until: Millis


class BankedDeadlineSet(TableEvent, kind="banked_deadline_set"):
    """The named seats have until then to decide; one that needs longer uses up its bank."""

    seats: tuple[Seat, ...]
    until: Millis


class DeadlineCleared(TableEvent, kind="deadline_cleared"):
    """No clock is running any more."""


class PauseWished(TableEvent, kind="pause_wished"):
    """A player wishes for the table to be paused, or for it to go on."""

    player: PlayerId
    wish: bool


class Paused(TableEvent, kind="paused"):
    """The table stands still, because the host or, with ``agreed``, everybody there wants it to."""

    player: PlayerId
    agreed: bool


class Resumed(TableEvent, kind="resumed"):
    """The table goes on, and everybody has as much time left as when it was paused."""

    player: PlayerId
    agreed: bool


class TimeGivenBack(TableEvent, kind="time_given_back"):
    """The server was down while time ran; the players with a deadline have until ``until``.

    ``outage`` is the number of the last outage for which time was given, ``millis`` how much.
    """

    outage: int
    millis: Millis
    until: Millis


class TimeRanOut(TableEvent, kind="time_ran_out"):
    """A seat's time was up and the game's choice was taken for it."""

    seat: Seat
