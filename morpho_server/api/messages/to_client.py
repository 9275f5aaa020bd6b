"""What REST answers, for the API's description. Frames of the socket: realtime/frames.py."""

from typing import Literal

from pydantic import BaseModel, JsonValue

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
    you: list[YourPlayer]


class You(BaseModel):
    """Which player is asking, and where they sit; standing, without a seat."""

    player: str
    seat: int | None = None


class Snapshot(BaseModel):
    """Everything that a player may know, as on the socket; docs/protocol.md says what is in it."""

    type: Literal["snapshot"]
    n: int
    now: int
    you: You
    table: dict[str, JsonValue]
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

    updates: list[dict[str, JsonValue]]


class Health(BaseModel):
    """How the server is."""

    status: str
