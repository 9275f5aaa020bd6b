"""What REST answers, for the API's description. Frames of the socket: realtime/frames.py."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, JsonValue

from morpho_server.tables.words import Phase


class TokenMade(BaseModel):
    """A new guest's token. It is shown once."""

    token: str


class GuestMade(BaseModel):
    """A new guest, whose token is in a cookie."""

    name: str


class MyTable(BaseModel):
    """A table at which a guest has a player."""

    code: str
    game: str
    phase: Phase
    player: str
    name: str
    players: list[str]
    updated_at: int


class Me(BaseModel):
    """A guest, and their tables whose match is not over."""

    name: str
    tables: list[MyTable]


class GameOffered(BaseModel):
    """A game that can be played here, with its options as they are unless chosen."""

    name: str
    seats: tuple[int, int]
    options: dict[str, JsonValue]
    round_options: list[str]


class Seated(BaseModel):
    """A player at a table: the answer to opening or joining one."""

    code: str
    player: str
    seat: int | None


class YourPlayer(BaseModel):
    """A player of yours."""

    player: str
    name: str
    seat: int | None


class TableSummary(BaseModel):
    """What anybody with the code may see of a table."""

    code: str
    game: str
    phase: Phase
    players: list[str]
    free_seats: int
    may_watch: bool
    you: list[YourPlayer]


class You(BaseModel):
    """Which player is asking, and where they sit; standing, without a seat."""

    player: str
    seat: int | None = None


class PlayerShown(BaseModel):
    """Somebody at a table, as everybody sees them."""

    name: str
    seat: int | None = None
    ready: bool


class MatchShown(BaseModel):
    """A match, as everybody sees it; secret, salts and winners when it is over."""

    number: int
    seats: int
    round: int
    commitment: str
    scores: list[int]
    ended: Literal["won", "called_off"] | None = None
    winners: list[int] | None = None
    secret: str | None = None
    salts: dict[str, str] | None = None


class DeadlineShown(BaseModel):
    """By when which seats have to decide, in Unix milliseconds."""

    at: int
    seats: list[int]


class TableShown(BaseModel):
    """A table, as everybody at it sees it: players by id, ids by seat."""

    code: str
    game: str
    phase: Phase
    host: str | None = None
    seat_count: int
    seats: dict[str, str]
    players: dict[str, PlayerShown]
    options: dict[str, JsonValue]
    match: MatchShown | None = None
    next_commitment: str | None = None
    deadline: DeadlineShown | None = None


class EventShown(BaseModel):
    """Something that happened; the fields depend on the kind."""

    model_config = ConfigDict(extra="allow")

    kind: str


class PrivateEvent(EventShown):
    """What one seat alone is told, and how many of the update's events came before."""

    after: int


class Update(BaseModel):
    """What one entry of the table's log tells a player.

    ``table``, ``public`` and ``own`` are JSON Merge Patches of the snapshot's, or, with ``fresh``,
    stand in place of what was there.
    """

    type: Literal["update"]
    n: int
    at: int
    events: list[EventShown] | None = None
    yours: list[PrivateEvent] | None = None
    table: dict[str, JsonValue] | None = None
    public: dict[str, JsonValue] | None = None
    own: dict[str, JsonValue] | None = None
    fresh: bool | None = None
    legal: list[str] | None = None
    done: str | None = None


class Snapshot(BaseModel):
    """Everything that a player may know, as on the socket; docs/protocol.md says what is in it."""

    type: Literal["snapshot"]
    n: int
    now: int
    you: You
    table: TableShown
    public: dict[str, JsonValue] | None = None
    own: dict[str, JsonValue] | None = None
    legal: list[str] | None = None
    here: list[str]


class CommandDone(BaseModel):
    """A command was done, as that update of the player's."""

    type: str = "done"
    id: str
    n: int


class Updates(BaseModel):
    """A player's updates, oldest first, as on the socket."""

    updates: list[Update]


class Health(BaseModel):
    """How the server is."""

    status: str
