"""A table, as everybody at it sees it."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from morpho_server.api.messages.shapes import SeatOptions, Setup
from morpho_server.games.shapes import MARK
from morpho_server.tables.model.evening import Answer, Repeats
from morpho_server.tables.model.ids import Phase, PlayerId, ScreenId


class Player(BaseModel):
    """Somebody at a table, as everybody sees them; ``away`` in a match, when they are gone.

    ``muted``: they may not speak. ``bot``: the strength of one of the server's bots. ``program``:
    somebody's program plays for them.
    """

    name: str
    seat: int | None = None
    ready: bool
    away: bool = False
    muted: bool = False
    bot: str | None = None
    program: bool = False


class Origin(BaseModel):
    """From where a match goes on: a past ``match``, after so many ``steps`` of a ``round``."""

    match: int
    round: int
    steps: int


class Match(BaseModel):
    """A match, as everybody sees it; the secret, the shares and winners when it is over.

    ``replays`` are the rounds that may be seen again although it goes on. ``delay``: by how many
    seconds spectators are behind, or ``round`` if they see each round when it is over.

    The ``winners`` share the victory. A match that was ``won`` by nobody is a draw. One that is
    ``played_on`` from another does not count.
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
    replays: list[int] | None = None
    delay: int | Literal["round"] | None = None
    played_on: Origin | None = None


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

    model_config = ConfigDict(extra="allow", json_schema_extra={MARK: "Options"})

    turn_seconds: int | None = None
    reaction_seconds: int | None = None
    bank_seconds: int = 0
    increment_seconds: int = 0
    spectators: bool
    out_players_see: Literal["own_view", "all_cards"] | None = None
    stand_in_seconds: int | None = None
    entry: Literal["open", "approval", "locked"] = "open"
    bots_speak: bool = True
    season_ranking: Literal["won", "points"] = "won"
    replays: Literal["match", "round"] = "match"
    spectator_delay: Literal[0, 30, 90, 300, "round"] = 0


class EntryRequest(BaseModel):
    """Somebody who asks to come to the table, to ``sit`` or to watch; perhaps a ``program``.

    ``answer``: whether they come to the evening, if they have said so.
    """

    name: str
    sit: bool
    program: bool = False
    answer: Answer | None = None


class Evening(BaseModel):
    """The next evening of a table: when it begins, by the clocks of the host's time ``zone``.

    ``yes``, ``maybe`` and ``no`` are the answers, each in the order in which it was given. Those
    who come beyond the number of seats wait for one. ``call`` is there if people talk at some
    address, which `GET …/call` tells them; it is another number for another address. ``moved``: the
    host has changed the time, and everybody is asked again.
    """

    at: int
    zone: str
    repeats: Repeats
    yes: list[PlayerId]
    maybe: list[PlayerId] | None = None
    no: list[PlayerId] | None = None
    call: int | None = None
    moved: bool = False


class LastHolder(BaseModel):
    """Who held a seat that nobody holds now."""

    player: PlayerId
    name: str


class Screen(BaseModel):
    """A big screen, shown the table at once, or ``delayed`` like spectators."""

    delayed: bool


class StartRefusal(BaseModel):
    """Why a round can't begin: the code with which a start would be refused, and the reason."""

    code: str
    reason: str


class Table(BaseModel):
    """A table, as everybody at it sees it: players by id, ids by seat. Absent means null.

    ``phase``: before a match, in a round, between rounds, or after the match.
    ``next_commitment``: the SHA-256 of the next match's secret.
    ``starting``: the match that waits for shares.
    ``paused``: since when, and by whom. The time left is ``deadline.at`` - ``paused.at``.
    ``invitation``: what lets others in, once it is not the code alone.
    ``left``: who was last in each seat of the match that nobody holds.
    ``wishing``: who wishes for a pause, or for it to last.
    ``offers``: the seats that are offered by a link, each with the time until when.
    ``screens``: the big screens that show the table.
    ``banks``: what is left of each seat's time in reserve for the round, in milliseconds.
    ``stand_ins``: the seats that bots decide for.
    ``shared``: the seated players that one guest acts for, together: they share a browser.
    ``seat_requests``: who asks for a seat, in the order of asking, and for which.
    ``entry_requests``: who asks to come to the table, in the order of asking.
    ``seat_options``: what players have chosen for their seats.
    ``clearings``: how often the host has cleared the chat.
    ``seasons``: the numbers of the matches that each season began with, if there are several.
    ``evening``: when the table meets next, and who comes.
    ``setup``: what the next round would be set up with, in the game's own terms.
    ``start_refusal``: why it can't begin with these players and options.
    """

    code: str
    invitation: str | None = None
    game: str
    phase: Phase
    host: PlayerId | None = None
    seat_count: int
    seats: dict[str, PlayerId]
    left: dict[str, LastHolder] | None = None
    players: dict[PlayerId, Player]
    offers: dict[str, int] | None = None
    screens: dict[ScreenId, Screen] | None = None
    options: TableOptions
    seat_options: dict[str, SeatOptions] | None = None
    match: Match | None = None
    starting: Starting | None = None
    next_commitment: str | None = None
    setup: Setup | None = None
    start_refusal: StartRefusal | None = None
    deadline: Deadline | None = None
    banks: dict[str, int] | None = None
    paused: Pause | None = None
    wishing: list[PlayerId] | None = None
    stand_ins: list[int] | None = None
    shared: list[list[PlayerId]] | None = None
    seat_requests: dict[PlayerId, int] | None = None
    entry_requests: dict[PlayerId, EntryRequest] | None = None
    clearings: int | None = None
    seasons: list[int] | None = None
    evening: Evening | None = None
