"""The clock of a table: deadlines, pauses, and time that is given back."""

from dataclasses import dataclass
from typing import ClassVar

from morpho_server.games.seats import Seat
from morpho_server.tables.messages.events.table import TableEvent
from morpho_server.tables.model.ids import Millis, PlayerId


@dataclass(frozen=True, slots=True)
class DeadlineSet(TableEvent):
    """The named seats have until then to decide; after that the game's own choice is taken."""

    kind: ClassVar[str] = "deadline_set"
    seats: tuple[Seat, ...]
    until: Millis


@dataclass(frozen=True, slots=True)
class BankedDeadlineSet(TableEvent):
    """The named seats have until then to decide; one that needs longer uses up its bank."""

    kind: ClassVar[str] = "banked_deadline_set"
    seats: tuple[Seat, ...]
    until: Millis


@dataclass(frozen=True, slots=True)
class DeadlineCleared(TableEvent):
    """No clock is running any more."""

    kind: ClassVar[str] = "deadline_cleared"


@dataclass(frozen=True, slots=True)
class PauseWished(TableEvent):
    """A player wishes for the table to be paused, or for it to go on."""

    kind: ClassVar[str] = "pause_wished"
    player: PlayerId
    wish: bool


@dataclass(frozen=True, slots=True)
class Paused(TableEvent):
    """The table stands still, because the host or, with ``agreed``, everybody there wants it to."""

    kind: ClassVar[str] = "paused"
    player: PlayerId
    agreed: bool


@dataclass(frozen=True, slots=True)
class Resumed(TableEvent):
    """The table goes on, and everybody has as much time left as when it was paused."""

    kind: ClassVar[str] = "resumed"
    player: PlayerId
    agreed: bool


@dataclass(frozen=True, slots=True)
class TimeGivenBack(TableEvent):
    """The server was down while time ran; the players with a deadline have until ``until``.

    ``outage`` is the number of the last outage for which time was given, ``millis`` how much.
    """

    kind: ClassVar[str] = "time_given_back"
    outage: int
    millis: Millis
    until: Millis


@dataclass(frozen=True, slots=True)
class TimeRanOut(TableEvent):
    """A seat's time was up and the game's choice was taken for it."""

    kind: ClassVar[str] = "time_ran_out"
    seat: Seat
