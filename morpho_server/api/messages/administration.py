"""The messages of the administration."""

from typing import Annotated

from pydantic import BaseModel, Field, JsonValue, StringConstraints

from morpho_server.administration.state import TablesBy
from morpho_server.api.messages.from_client import LONGEST_PASSWORD, Body
from morpho_server.api.messages.responses import Announcement
from morpho_server.tables.messages.fields import ChatText, HashedToken
from morpho_server.tables.model.ids import Phase, PlayerId, ScreenId


class BeginAdminSession(Body):
    """Begin a session by the secret of an admin link."""

    secret: HashedToken


class Admin(BaseModel):
    """You as an administrator: the name of the link that you came by, and your session's end."""

    name: str
    until: int


class AdminSessionShown(BaseModel):
    """A session of an administrator; ``this`` is your own."""

    id: int
    name: str
    since: int
    until: int
    this: bool


class AdminSessions(BaseModel):
    """All sessions that go on, the oldest first."""

    sessions: list[AdminSessionShown]


class AuditedShown(BaseModel):
    """Something that an administrator has done; ``who`` is the name of their link."""

    id: int
    at: int
    who: str
    action: str
    details: dict[str, JsonValue]


class AuditEntries(BaseModel):
    """What administrators have done, the latest first; ``next`` is the ``before`` of the rest."""

    entries: list[AuditedShown]
    next: int | None


class TableListed(BaseModel):
    """A table; ``people`` and ``bots`` are names, ``open_pages`` how many people have one open.

    ``updated_at`` and ``number`` are those of the last update that everybody got. ``size`` is in
    characters of the log, about bytes, up to the last moment outside a round; 0 if there was none
    in this release.
    """

    code: str
    game: str
    phase: Phase
    people: list[str]
    bots: list[str]
    open_pages: int
    updated_at: int
    number: int
    size: int


class TablesListed(BaseModel):
    """Some tables; ``next`` is the ``after`` of the rest."""

    tables: list[TableListed]
    next: str | None


class PersonAtTable(BaseModel):
    """A person at a table; ``guests`` are the numbers of their devices, to ban them by."""

    player: PlayerId
    name: str
    guests: list[int]
    seat: int | None
    is_host: bool
    present: bool
    muted: bool


class ScreenAtTable(BaseModel):
    """A big screen of a table; ``guest`` is the number of its browser, to ban it by."""

    screen: ScreenId
    guest: int | None
    delayed: bool


class UpdateRates(BaseModel):
    """How many updates everybody at a table got in the last minute, hour and day."""

    minute: int
    hour: int
    day: int


class TableInspected(BaseModel):
    """A table, its people and its screens, as everybody there knows them."""

    code: str
    game: str
    phase: Phase
    people: list[PersonAtTable]
    screens: list[ScreenAtTable]
    rates: UpdateRates


class MakeBan(Body):
    """Ban a guest by number, or a network until a time; with ``dry_run`` only say whom it hits."""

    guest: Annotated[int, Field(ge=1, lt=2**63)] | None = None
    network: Annotated[str, StringConstraints(max_length=60)] | None = None
    until: Annotated[int, Field(ge=0, lt=2**63)] | None = None
    reason: Annotated[str, StringConstraints(max_length=200, pattern=r"^[^\x00-\x1f\x7f]*$")]
    dry_run: bool = False


class BanTried(BaseModel):
    """Whom a ban keeps out: the numbers of guests, or the network.

    ``guests_of_the_last_hour`` have come to the node that answers; ``others_may_know``: there are
    other nodes, which may have seen more.
    """

    guests_of_the_last_hour: int
    others_may_know: bool
    guests: list[int]
    network: str | None


class GuestErased(BaseModel):
    """The number of a guest who was erased, which is nobody's any more."""

    guest: int


class BanShown(BaseModel):
    """A ban; the guest that was named comes first."""

    id: int
    guests: list[int]
    network: str | None
    since: int
    until: int | None
    reason: str
    who: str


class BansShown(BaseModel):
    """All bans that go on, the oldest first."""

    bans: list[BanShown]


Sentence = Annotated[ChatText, StringConstraints(max_length=200)]


class Announce(Body):
    """A sentence to all pages; ``at`` is when what it says will happen, for a countdown."""

    text: Sentence
    at: Annotated[int, Field(ge=0, lt=2**53)] | None = None


class ChangeServerState(Body):
    """Change what is given; an ``announcement`` that is ``null`` is withdrawn."""

    announcement: Announce | None = None
    maintenance: bool | None = None
    tables_by: TablesBy | None = None
    password: Annotated[str, Field(min_length=8, max_length=LONGEST_PASSWORD)] | None = None


class AdminServerState(BaseModel):
    """What administrators have decided for everybody.

    ``tables_by``: who may open tables, beside guests with an opening link.
    """

    announcement: Announcement | None
    maintenance: bool
    tables_by: TablesBy
    has_password: bool


class OpeningLink(BaseModel):
    """A link by which one guest may open tables: its path at this server, and when it expires."""

    path: str
    until: int


class ReportListed(BaseModel):
    """A report that somebody at a table has sent, with their sentence."""

    id: int
    table: str
    at: int
    text: str


class ReportsListed(BaseModel):
    """The latest reports, the last first."""

    reports: list[ReportListed]


class ReportShown(ReportListed):
    """A report with its content; ``null`` until the last round of that time may be seen again."""

    report: dict[str, JsonValue] | None


class SettingsShown(BaseModel):
    """The settings by their names, without passwords and keys."""

    settings: dict[str, JsonValue]


class BackupShown(BaseModel):
    """A backup in the folder of the server, and its size."""

    name: str
    bytes: int


class BackupsShown(BaseModel):
    """The backups, the newest first; ``enabled``: a setting names a folder for them."""

    enabled: bool
    backups: list[BackupShown]


class BackupMade(BaseModel):
    """A backup that was made, and what it holds; ``left_out`` counts damaged or missing rows."""

    name: str
    bytes: int
    seconds: float
    tables: int
    guests: int
    entries: int
    left_out: int


class BackupChecked(BaseModel):
    """What a backup holds, restored into a scratch database; ``problem``: why it is not whole."""

    whole: bool
    problem: str | None
    tables: int
    guests: int
    entries: int
