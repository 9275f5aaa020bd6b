"""The frames of the socket (made in realtime/frames.py); REST sends some of them as well."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from morpho_server.api.faults import Fault
from morpho_server.api.messages.from_client import ReplayMoment
from morpho_server.api.messages.responses import Announcement
from morpho_server.api.messages.shapes import (
    OwnPatch,
    OwnView,
    PublicPatch,
    PublicView,
    TablePatch,
)
from morpho_server.api.messages.table import Table
from morpho_server.games.shapes import MARK
from morpho_server.tables.model.ids import PlayerId


class You(BaseModel):
    """The player who is asking, and their seat, if any."""

    player: PlayerId
    seat: int | None = None


class WireEvent(BaseModel):
    """Something that happened; the fields depend on the kind."""

    model_config = ConfigDict(extra="allow", json_schema_extra={MARK: "Event"})

    kind: str


class PrivateEvent(WireEvent):
    """An event for one seat alone, and how many of the update's events came before."""

    model_config = ConfigDict(json_schema_extra={MARK: "PrivateEvent"})

    after: int


class Update(BaseModel):
    """A change at the table, as a player is shown it.

    ``table``, ``public`` and ``own`` are JSON Merge Patches of the snapshot's, or, with ``fresh``,
    stand in place of what was there.
    """

    type: Literal["update"]
    n: int
    at: int
    events: list[WireEvent] | None = None
    yours: list[PrivateEvent] | None = None
    table: TablePatch | None = None
    public: PublicPatch | None = None
    own: OwnPatch | None = None
    fresh: bool = False
    legal: list[str] | None = None
    timeout_move: str | None = None
    done: str | None = None


class Snapshot(BaseModel):
    """Everything that a player may know of the table, the game and their own seat.

    ``history``: the numbers of updates hold for it alone. Pages that show what everybody sees get
    no ``you``.
    """

    type: Literal["snapshot"]
    n: int
    now: int
    history: str
    game: str
    you: You | None = None
    table: Table
    public: PublicView | None = None
    own: OwnView | None = None
    legal: list[str] | None = None
    timeout_move: str | None = None
    here: list[PlayerId]


class CommandDone(BaseModel):
    """A command was done, as that update of the player's. One who is behind gets no number."""

    type: Literal["done"]
    id: str
    n: int | None = None


class CommandRefused(BaseModel):
    """A command was refused, and nothing has changed.

    ``retry_ms``: send it again after so many milliseconds. ``errors`` are all faults of an
    ``invalid`` one.
    """

    type: Literal["refused"]
    id: str
    code: str
    reason: str
    retry_ms: int | None = None
    errors: list[Fault] | None = None


class MessageUnreadable(BaseModel):
    """Your message could not be read, not even its id; the rest is as for ``refused``."""

    type: Literal["error"]
    code: str
    reason: str
    retry_ms: int | None = None
    errors: list[Fault] | None = None


class Presence(BaseModel):
    """The players who have a page open.

    ``learning``: where those are who learn the game meanwhile, a step and how many there are.
    """

    type: Literal["presence"]
    here: list[PlayerId]
    learning: dict[PlayerId, tuple[int, int]] | None = None


class Waiting(BaseModel):
    """The host has not let this page in yet; a snapshot follows when they do."""

    type: Literal["waiting"]


class ServerStateChanged(BaseModel):
    """What the server's admin has decided; ``now`` is the server's time."""

    type: Literal["server_state"]
    announcement: Announcement | None
    maintenance: bool
    now: int


class Watching(BaseModel):
    """The player who leads a watch party, the place in the replay, and the followers.

    ``leads``: this page does.
    """

    type: Literal["watching"]
    followers: list[PlayerId]
    led_by: PlayerId | None = None
    moment: ReplayMoment | None = None
    leads: bool = False


class TunnelMoved(BaseModel):
    """The origin for links to others while the server is shared by a tunnel; none: it is not up."""

    type: Literal["tunnel"]
    origin: str | None = None


class Bye(BaseModel):
    """The last word before the server closes the socket.

    ``retry_ms``: come back, after so many milliseconds.
    """

    type: Literal["bye"]
    code: str
    reason: str
    retry_ms: int | None = None


FromServer = Annotated[
    Snapshot
    | Update
    | CommandDone
    | CommandRefused
    | MessageUnreadable
    | Presence
    | Waiting
    | ServerStateChanged
    | Watching
    | TunnelMoved
    | Bye,
    Field(discriminator="type"),
]
"""Every frame that the socket sends, by type."""


class Updates(BaseModel):
    """A player's updates as on the socket, the history of their numbers, and who is present.

    ``game`` is the one that is played now.
    """

    game: str
    history: str
    updates: list[Update]
    here: list[PlayerId]
