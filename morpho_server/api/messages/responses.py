"""The REST answers about guests, their devices, tables, games, and the server itself."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from morpho_server.api.messages.shapes import Options
from morpho_server.api.messages.table import TableOptions
from morpho_server.games.options import OptionField
from morpho_server.tables.model.evening import Repeats
from morpho_server.tables.model.ids import Phase, PlayerId, ScreenId


class TokenMade(BaseModel):
    """A new guest's token. It is shown once."""

    token: str


class GuestMade(BaseModel):
    """A new guest, whose token is in a cookie."""

    name: str


class NextEvening(BaseModel):
    """When a table meets, and the host's time zone there."""

    model_config = ConfigDict(from_attributes=True)

    at: int
    zone: str
    repeats: Repeats


class EveningSummary(NextEvening):
    """An evening as anybody with the code may see it; ``yes`` are the names of those who come."""

    yes: list[str]


class Call(BaseModel):
    """The address at which a table talks during its evening, as its host gave it, if any.

    ``room`` is one of the server's rooms that the host may choose for it, if it has any.
    """

    url: str | None
    room: str | None


class MyTable(BaseModel):
    """A table at which a guest has a player; ``players`` and ``bots`` are names.

    ``turn`` are the names of those who have to decide, as far as everybody there knows, and
    ``awaits_you`` says whether that player does. ``evening``: the next one that is planned.
    """

    code: str
    game: str
    title: str
    phase: Phase
    player: PlayerId
    name: str
    players: list[str]
    bots: list[str]
    awaits_you: bool
    turn: list[str]
    evening: NextEvening | None
    updated_at: int


class Announcement(BaseModel):
    """A sentence of the server's admin, ``since`` when; ``at``: when what it says will happen."""

    text: str
    at: int | None
    since: int


class ServerState(BaseModel):
    """What the server's admin has decided; ``now`` is the server's time.

    During ``maintenance`` no round begins and no table is opened. ``tables_by``: who may open
    tables beside you, if you may not: those with the ``password``, or ``nobody``.
    """

    announcement: Announcement | None
    maintenance: bool
    tables_by: Literal["everyone", "password", "nobody"]
    now: int


class Me(BaseModel):
    """A guest, perhaps a ``program``, and their tables whose match is not over, or that meet again.

    ``next`` asks for older ones, if any.
    """

    name: str
    program: bool
    tables: list[MyTable]
    next: str | None


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
    """You are signed out as asked. A program gets the ``token`` that replaces the one it used."""

    token: str | None = None


class PhraseOffered(BaseModel):
    """A kind of sentence that can be said at a table of a game (docs/protocol.md)."""

    model_config = ConfigDict(from_attributes=True)

    name: str
    about_seat: bool
    words: list[str]


class StartOffered(BaseModel):
    """A number of players with which a match can begin, if these options are chosen."""

    model_config = ConfigDict(from_attributes=True)

    seats: int
    options: Options


class GameOffered(BaseModel):
    """A game that can be played here.

    ``title`` is what people call it. ``seats`` are the least and the greatest number of players.
    ``starts`` has each number of players with which a match can start, and options that allow it:
    the defaults, or else the defaults with one option changed. ``options`` are the defaults of the
    game's and the table's options. ``option_fields`` describe the game's options for the host,
    ``seat_option_fields`` those that each player chooses for their seat. ``phrases`` can be said in
    its chat. ``bots`` are the strengths of its bots, the weakest first. ``puzzles`` says how many
    it has.
    """

    name: str
    title: str
    seats: tuple[int, int]
    starts: list[StartOffered]
    options: Options
    option_fields: list[OptionField]
    seat_option_fields: list[OptionField]
    has_reactions: bool
    phrases: list[PhraseOffered]
    bots: list[str]
    puzzles: int


class Seated(BaseModel):
    """A player at a table: the answer to opening or joining one.

    A guest who is not ``admitted`` yet waits for the host, and becomes that player then.
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

    ``players`` are the people who are not away, and ``programs`` those of them that are programs.
    ``free_seats``: how many more people can sit down, those in place of a bot included.
    ``screen``: the big screen of the table that your browser is.
    """

    code: str
    game: str
    title: str
    phase: Phase
    host: str | None
    players: list[str]
    programs: list[str]
    bots: list[str]
    free_seats: int
    may_watch: bool
    options: TableOptions
    evening: EveningSummary | None
    you: list[YourPlayer]
    screen: ScreenId | None = None


class ScreenMade(BaseModel):
    """The screen that your browser has become, at a table."""

    code: str
    screen: ScreenId


class PassSummary(BaseModel):
    """The ``seat`` that a pass leads to, or the player, to be played on one more device.

    ``player`` is the name of the player whom its bearer becomes; for a seat, of its last holder.
    """

    seat: int | None
    player: str | None


Forwarded = Literal["believed", "ignored", "absent"]
"""Whether there is a header that says for whom a proxy asks, and whether it is believed."""


class Connection(BaseModel):
    """A request or a socket as the server sees it, behind any proxies.

    ``may_act`` says whether the server accepts commands of pages of the origin in the query.
    """

    scheme: Literal["http", "https"]
    host: str
    address: str
    forwarded: Forwarded
    may_act: bool | None = None


class Keeping(BaseModel):
    """Until when a table is kept in any case, `null` for good.

    `kept`: its host has seen to that. `may_keep`: the host can, for a year.
    """

    until: int | None
    kept: bool
    may_keep: bool


class Privacy(BaseModel):
    """How long things are kept: tables in days after their last entry, `null` for good.

    Hosts may keep `kept_tables` of theirs for a year. Browsers and programs are known for
    `token_days` after their last visit.
    """

    keep_days: int | None
    kept_tables: int
    token_days: int


class Health(BaseModel):
    """The health of the server, and the build that runs."""

    status: str
    version: str


class ReportTaken(BaseModel):
    """A report was sent to the host of the server, and when."""

    at: int
