"""What the server says: answers of REST, and frames of the socket (made in realtime/frames.py)."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue

from morpho_server.games.options import OptionField
from morpho_server.tables.model.ids import Phase, PlayerId


class TokenMade(BaseModel):
    """A new guest's token. It is shown once."""

    token: str


class GuestMade(BaseModel):
    """A new guest, whose token is in a cookie."""

    name: str


class MyTable(BaseModel):
    """A table at which a guest has a player; ``players`` and ``bots`` are names."""

    code: str
    game: str
    title: str
    phase: Phase
    player: PlayerId
    name: str
    players: list[str]
    bots: list[str]
    updated_at: int


class Me(BaseModel):
    """A guest, and their tables whose match is not over."""

    name: str
    tables: list[MyTable]


class Device(BaseModel):
    """A device that plays as you: ``this`` one, or another that shares a player with it.

    ``since`` is when it was here first, ``used_at`` when it was last, to the hour. ``tables`` are
    the codes of those where it plays as you.
    """

    this: bool
    since: int
    used_at: int
    tables: list[str]


class Devices(BaseModel):
    """All devices that play as you, this one first."""

    devices: list[Device]


class SignedOut(BaseModel):
    """What was asked is done. A program gets the ``token`` that replaces the one it used."""

    token: str | None = None


class PhraseOffered(BaseModel):
    """A kind of sentence that can be said at a table of a game (docs/protocol.md)."""

    model_config = ConfigDict(from_attributes=True)

    name: str
    about_seat: bool
    words: list[str]


class GameOffered(BaseModel):
    """A game that can be played here.

    ``title`` is what people call it. ``seats`` are the least and the greatest number of players.
    ``options`` are the defaults of the game's and the table's options. ``option_fields`` describe
    the game's options for the host, ``seat_option_fields`` those that each player chooses for their
    seat. ``phrases`` can be said in its chat. ``bots`` are the strengths of its bots, the weakest
    first.
    """

    name: str
    title: str
    seats: tuple[int, int]
    options: dict[str, JsonValue]
    option_fields: list[OptionField]
    seat_option_fields: list[OptionField]
    has_reactions: bool
    phrases: list[PhraseOffered]
    bots: list[str]


class Seated(BaseModel):
    """A player at a table: the answer to opening or joining one.

    Who is not ``admitted`` yet waits for the host, and becomes that player then.
    """

    code: str
    player: PlayerId
    seat: int | None
    admitted: bool = True


class YourPlayer(BaseModel):
    """A player of yours."""

    player: PlayerId
    name: str
    seat: int | None


class TableSummary(BaseModel):
    """A table as anybody with the code may see it; ``host``, ``players`` and ``bots`` are names.

    ``free_seats``: how many more people can sit down, those in place of a bot included.
    """

    code: str
    game: str
    title: str
    phase: Phase
    host: str | None
    players: list[str]
    bots: list[str]
    free_seats: int
    may_watch: bool
    options: "TableOptions"
    you: list[YourPlayer]


class You(BaseModel):
    """Which player is asking, and where they sit; standing, without a seat."""

    player: PlayerId
    seat: int | None = None


class Player(BaseModel):
    """Somebody at a table, as everybody sees them; ``away`` in a match, when they are gone.

    ``muted``: they may not speak. ``bot``: the strength of one that is no person.
    """

    name: str
    seat: int | None = None
    ready: bool
    away: bool = False
    muted: bool = False
    bot: str | None = None


class Match(BaseModel):
    """A match, as everybody sees it; the secret, the shares and winners when it is over.

    The ``winners`` share the victory. A match that was ``won`` by nobody is a draw.
    """

    number: int
    seats: int
    round: int
    commitment: str
    scores: list[int]
    ended: Literal["won", "called_off"] | None = None
    winners: list[int] | None = None
    secret: str | None = None
    shares: dict[PlayerId, str] | None = None


class Starting(BaseModel):
    """A match that waits for the shares of its seats; the commitments to them, by player."""

    seats: list[PlayerId]
    commitments: dict[PlayerId, str]


class Deadline(BaseModel):
    """The time by which these seats have to decide, in Unix milliseconds.

    ``banked``: a seat that needs longer uses its bank.
    """

    at: int
    seats: list[int]
    banked: bool = False


class Pause(BaseModel):
    """When a table was paused, and by whom: the host, or the last player to agree."""

    at: int
    player: PlayerId
    agreed: bool


class TableOptions(BaseModel):
    """The table's own options and the game's.

    ``reaction_seconds`` and ``out_players_see`` are only there where a game can use them.
    """

    model_config = ConfigDict(extra="allow")

    turn_seconds: int | None = None
    reaction_seconds: int | None = None
    bank_seconds: int = 0
    spectators: bool
    out_players_see: Literal["own_view", "all_cards"] | None = None
    stand_in_seconds: int | None = None
    entry: Literal["open", "approval", "locked"] = "open"


class EntryRequest(BaseModel):
    """Somebody who asks to come to the table, to ``sit`` or to watch."""

    name: str
    sit: bool


class Table(BaseModel):
    """A table, as everybody at it sees it: players by id, ids by seat.

    ``invitation``: what lets others in, once it is not the code alone.
    ``wishing``: who wishes for a pause, or for it to last.
    ``offers``: the seats that are offered by a link, each with the time until when.
    ``banks``: what is left of each seat's time in reserve for the round, in milliseconds.
    ``stand_ins``: the seats that bots decide for.
    ``seat_requests``: who asks for a seat, in the order of asking, and for which.
    ``entry_requests``: who asks to come to the table, in the order of asking.
    ``seat_options``: what players have chosen for their seats.
    ``clearings``: how often the host has cleared the chat.
    ``setup``: what the next round would be set up with, in the game's own terms.
    """

    code: str
    invitation: str | None = None
    game: str
    phase: Phase
    host: PlayerId | None = None
    seat_count: int
    seats: dict[str, PlayerId]
    players: dict[PlayerId, Player]
    offers: dict[str, int] | None = None
    options: TableOptions
    seat_options: dict[str, dict[str, JsonValue]] | None = None
    match: Match | None = None
    starting: Starting | None = None
    next_commitment: str | None = None
    setup: dict[str, JsonValue] | None = None
    deadline: Deadline | None = None
    banks: dict[str, int] | None = None
    paused: Pause | None = None
    wishing: list[PlayerId] | None = None
    stand_ins: list[int] | None = None
    seat_requests: dict[PlayerId, int] | None = None
    entry_requests: dict[PlayerId, EntryRequest] | None = None
    clearings: int | None = None


class WireEvent(BaseModel):
    """Something that happened; the fields depend on the kind."""

    model_config = ConfigDict(extra="allow")

    kind: str


class PrivateEvent(WireEvent):
    """An event for one seat alone, and how many of the update's events came before."""

    after: int


class Update(BaseModel):
    """What one entry of the table's log shows a player.

    ``table``, ``public`` and ``own`` are JSON Merge Patches of the snapshot's, or, with ``fresh``,
    stand in place of what was there.
    """

    type: Literal["update"]
    n: int
    at: int
    events: list[WireEvent] | None = None
    yours: list[PrivateEvent] | None = None
    table: dict[str, JsonValue] | None = None
    public: dict[str, JsonValue] | None = None
    own: dict[str, JsonValue] | None = None
    fresh: bool = False
    legal: list[str] | None = None
    timeout_move: str | None = None
    done: str | None = None


class Snapshot(BaseModel):
    """Everything that a player may know, as on the socket; docs/protocol.md says what is in it."""

    type: Literal["snapshot"]
    n: int
    now: int
    you: You
    table: Table
    public: dict[str, JsonValue] | None = None
    own: dict[str, JsonValue] | None = None
    legal: list[str] | None = None
    timeout_move: str | None = None
    here: list[PlayerId]


class CommandDone(BaseModel):
    """A command was done, as that update of the player's."""

    type: Literal["done"]
    id: str
    n: int


class CommandRefused(BaseModel):
    """A command was refused, and nothing has changed.

    ``retry_ms`` is when an overloaded server wants it again.
    """

    type: Literal["refused"]
    id: str
    code: str
    reason: str
    retry_ms: int | None = None


class MessageUnreadable(BaseModel):
    """A message of which not even the id could be read."""

    type: Literal["error"]
    code: str
    reason: str


class Presence(BaseModel):
    """The players who have a page open."""

    type: Literal["presence"]
    here: list[PlayerId]


class Waiting(BaseModel):
    """The host has not let this page in yet; a snapshot follows when they do."""

    type: Literal["waiting"]


class Bye(BaseModel):
    """The last word before the server closes the socket.

    ``retry_ms``: come back, after so many milliseconds.
    """

    type: Literal["bye"]
    code: str
    reason: str
    retry_ms: int | None = None


FromServer = Annotated[
    Snapshot | Update | CommandDone | CommandRefused | MessageUnreadable | Presence | Waiting | Bye,
    Field(discriminator="type"),
]
"""Every frame that the socket sends, by type."""


class Updates(BaseModel):
    """A player's updates, oldest first, as on the socket."""

    updates: list[Update]


Forwarded = Literal["believed", "ignored", "absent"]
"""Whether there is a header that says for whom a proxy asks, and whether it is believed."""


class Connection(BaseModel):
    """How the server sees a request or a socket, behind any proxies."""

    scheme: Literal["http", "https"]
    host: str
    address: str
    forwarded: Forwarded


class Health(BaseModel):
    """The health of the server."""

    status: str
