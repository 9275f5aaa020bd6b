"""The ports of tables: a log, an index, other nodes, a clock, randomness."""

from collections.abc import Awaitable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from morpho_server.games.seats import Seat
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.model.evening import Plan
from morpho_server.tables.model.ids import (
    CommandId,
    GuestId,
    Millis,
    NodeId,
    Phase,
    PlayerId,
    TableCode,
    TableId,
)


class AppendConflictError(Exception):
    """The log does not end with the entry after which this one was decided: load what it has."""


class LogUnavailableError(Exception):
    """The log could not be written or read; nothing was acknowledged."""


class LogFullError(LogUnavailableError):
    """The log has no room left."""


class LogLockedError(LogUnavailableError):
    """Something else holds the log, or keeps it busy, for too long."""


class UnstorableError(LogUnavailableError):
    """Something that the log can never store: trying again is of no use."""


class TableLostError(LogUnavailableError):
    """A table that can't go on as it is in memory. The text says why, for the host."""


class TableUnreadableError(TableLostError):
    """The log holds something of this table that can't be understood."""


class TableGoneError(TableLostError):
    """The log does not have the table any more."""

    def __init__(self, table: TableId) -> None:
        super().__init__(f"Table {table} is not in the database any more: it was removed.")


class TableDroppedError(TableLostError):
    """A table that is dropped from memory after a fault, and loaded anew when it is wanted."""


class TableRewrittenError(TableDroppedError):
    """A table that is loaded anew because its log has lost what was erased."""

    def __init__(self, table: TableId) -> None:
        super().__init__(f"Table {table} is loaded anew: something there was erased.")


class HistoryChangedError(TableLostError):
    """The log lacks what a table has acknowledged; it is loaded anew as far as it is there."""

    def __init__(self, table: TableId, seq: int) -> None:
        super().__init__(
            f"Table {table} goes back: the database does not have its entry {seq} any more. Was it"
            " set back, or did a standby take over that lacked the last changes?"
        )


class CodeTakenError(Exception):
    """A table with that code exists."""


class OpenedBeforeError(Exception):
    """The guest has opened a table under that id before."""

    def __init__(self, code: TableCode) -> None:
        super().__init__(f"That is table {code}.")
        self.code = code


Opening = tuple[GuestId, CommandId]
"""The opener of a table, and the id that opens it only once."""

Written = tuple[int, Millis, PlayerId | None, CommandId | None, str, int | None]
"""An entry as it is stored: ``seq``, ``at``, ``player``, ``command``, the body, its checksum."""

Head = tuple[int, int | None]
"""The last entry of a table, by its ``seq``, 0 for none, and its checksum."""


class Log(Protocol):
    """The entries of all tables.

    ``shared``: other nodes may append, too, so what is known of a table may be out of date.
    """

    shared: bool = False

    @property
    def history(self) -> str:
        """Return the identity of what the log holds, as far as this node knows.

        It changes when the log has lost entries that were acknowledged.
        """
        return ""

    def append(self, table: TableId, entry: Entry, after: int | None = None) -> Awaitable[Written]:
        """Write an entry down directly after another, by whose checksum it is known.

        What it erases is gone from earlier entries, and from all else that is kept, when it is
        written.

        Awaiting that returns what is stored, when it is durable, or raises
        :exc:`AppendConflictError`, :exc:`TableGoneError`, :exc:`LogUnavailableError`.
        """

    def forget_texts(self) -> None:
        """Keep in memory no text of entries that were read."""

    async def append_all(self, table: TableId, entries: Sequence[Entry]) -> None:
        """Write several entries down, all of them or none; raises as :meth:`append`."""

    async def read(
        self, table: TableId, game: str, after: int = 0, most: int | None = None
    ) -> list[Entry]:
        """Return a table's entries above a seq, in order, and no more than that many.

        Raises :exc:`TableGoneError`, :exc:`TableUnreadableError`, :exc:`LogUnavailableError`.
        """

    def entry_of(self, table: TableId, game: str, written: Written) -> Entry:
        """Return the entry that is stored so; raises :exc:`TableUnreadableError`."""

    async def changed(self, known: Mapping[TableId, Head]) -> Collection[TableId]:
        """Return those of some tables that end with another entry than is known, or are gone.

        It is one question for all of them. Raises :exc:`LogUnavailableError`.
        """

    async def has_changed(self, table: TableId, head: Head) -> bool:
        """Return whether a table ends with another entry, or is gone. Learn the ``history``.

        Calls made at the same time share a query. Raises :exc:`LogUnavailableError`.
        """

    async def lacks(self, table: TableId, head: Head, history: str) -> bool:
        """Return whether the log does not have an entry that it had in a history.

        Then it has another ``history`` from now on. Raises :exc:`LogUnavailableError`.
        """


class Notifier(Protocol):
    """Notifies other nodes that a table has grown.

    The log is the truth: a lost notification delays them, and nothing else is lost.
    """

    def notify(self, table: TableId, written: Written, after: int | None) -> None:
        """Hand over a durable entry, and the checksum of the one before. Never waits or fails."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as the index knows it. The index only finds tables; the log is the truth."""

    id: TableId
    code: TableCode
    game: str
    phase: Phase


class Attendee(NamedTuple):
    """Somebody at a table, as everybody there knows them."""

    player: PlayerId
    name: str
    seat: Seat | None
    is_bot: bool


class Summary(NamedTuple):
    """A table in short: what is played, in which phase, who is there, and when it meets."""

    game: str
    phase: Phase
    company: tuple[Attendee, ...]
    evening: Plan | None = None


class Noted(NamedTuple):
    """What the index has of a table; no ``summary`` where an earlier release has written it.

    ``turn`` are the seats that owe a decision as far as everybody knows, after the entry ``heard``.
    """

    members: frozenset[tuple[PlayerId, GuestId]]
    summary: Summary | None
    heard: int | None
    turn: tuple[Seat, ...]


class Unfinished(NamedTuple):
    """A table whose match is not over, or that meets again, and a guest's player there.

    Without a ``summary`` the table has to be loaded once. ``turn`` as in :class:`Noted`.
    """

    code: TableCode
    player: PlayerId
    summary: Summary | None
    turn: tuple[Seat, ...]
    updated_at: Millis
    opened_at: Millis


@dataclass(frozen=True, slots=True)
class Membership:
    """A guest's player at a table."""

    table: TableRow
    player: PlayerId


class Index(Protocol):
    """Finds tables by code and by guest."""

    async def add(
        self, code: TableCode, game: str, at: Millis, opening: Opening | None = None
    ) -> TableId:
        """Make room for a new table.

        Raises :exc:`CodeTakenError`, :exc:`OpenedBeforeError`.
        """

    async def find(self, code: TableCode) -> TableRow | None:
        """Return the table with that code."""

    async def store_summary(self, table: TableId, summary: Summary, at: Millis, seq: int) -> None:
        """Remember what a table is in short after the entry ``seq``.

        Outside a round also how much its log holds up to there.
        """

    async def store_turn(self, table: TableId, heard: int, turn: tuple[Seat, ...]) -> None:
        """Note the public turn after an entry that was written without it."""

    async def store_player(self, table: TableId, guest: GuestId, player: PlayerId) -> None:
        """Remember that a guest may act as that player at a table, as others may."""

    async def forget_guest(self, table: TableId, guest: GuestId, player: PlayerId) -> None:
        """Forget that a guest may act as that player."""

    async def forget_player(self, table: TableId, player: PlayerId) -> None:
        """Forget a player who left."""

    async def notes_of(self, table: TableId) -> Noted:
        """Return the notes on a table, with its players and every guest who may act for them."""

    async def is_member(self, code: TableCode, guest: GuestId) -> bool:
        """Return whether a guest may act for anybody at the table with that code."""

    async def unfinished(
        self,
        guest: GuestId,
        limit: int = 100,
        before: tuple[Millis, TableCode, PlayerId] | None = None,
        since: Millis | None = None,
    ) -> Sequence[Unfinished]:
        """Return a guest's unfinished tables, those opened last first. None is loaded.

        With ``since`` also those where something has happened since. ``before`` is the place of
        one: its ``opened_at``, code and player.
        """

    async def memberships(self, guest: GuestId) -> Sequence[Membership]:
        """Return all of a guest's players, each with the table, the latest first."""


class Erasures(Protocol):
    """The guests who were erased, or are about to be.

    Everything may raise :exc:`LogUnavailableError`.
    """

    async def begin(self, guest: GuestId) -> None:
        """Make a guest nobody: without a token and a name. What remains has to be erased, too."""

    async def begun(self) -> Sequence[GuestId]:
        """Return the guests whose erasure has begun and not ended."""

    async def players(self, guest: GuestId) -> Mapping[TableCode, Mapping[PlayerId, str]]:
        """Return the players that a guest is, or was when they left, and that are not erased.

        They come by the code of their table, each with the name that takes the place of theirs.
        Where the guest's browser was a screen there may be none.
        """

    async def end(self, guest: GuestId) -> None:
        """Remove a guest with all that is left of them, but for the note that they were erased."""


class NodeRegistry(Protocol):
    """The nodes that serve these tables, by their signs of life."""

    async def beat(self, node: NodeId) -> Mapping[NodeId, int]:
        """Count a node's beat; return how many each node has had.

        Raises :exc:`LogUnavailableError`.
        """

    async def remove(self, node: NodeId, beats: int | None = None) -> None:
        """Remove a node, but with ``beats`` only if it has had no more than that many beats.

        Raises :exc:`LogUnavailableError`.
        """


class Clock(Protocol):
    """The time of day, and a steady count of milliseconds."""

    def now(self) -> Millis:
        """Return the present time. It may be wrong, and then be set right."""

    def steady(self) -> Millis:
        """Return how much time has passed since some moment: what nobody can set."""

    def wall(self) -> Millis:
        """Return the present time as it is set now, even if it was set back."""
        return self.now()


@dataclass(frozen=True, slots=True)
class Outage:
    """When no node could take anybody's move. ``number`` counts them, in the order they ended."""

    number: int
    since: Millis
    until: Millis


class Heartbeat(Protocol):
    """The sign of life that all nodes with the same log give together."""

    async def beat(self, now: Millis, silence: int | None, after: int) -> Sequence[Outage]:
        """Note that a node is well, and that there was an outage if none was for so long.

        ``silence`` is in milliseconds, ``None`` for no matter how long. Return the outages with a
        number above ``after``. Raises :exc:`LogUnavailableError`.
        """


class SteadyHeartbeat(Heartbeat):
    """The heartbeat of a server that is never down."""

    async def beat(self, now: Millis, silence: int | None, after: int) -> Sequence[Outage]:  # noqa: ARG002 - so is its port
        """Return no outage."""
        return ()


class Randomness(Protocol):
    """Random bytes that nobody can guess."""

    def bytes(self, count: int) -> bytes:
        """Return ``count`` random bytes."""
