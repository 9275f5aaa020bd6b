"""A log and an index in memory, for tables that need neither a database nor a thread."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager

from morpho_server.games.seats import Seat
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.model.ids import GuestId, Millis, PlayerId, TableCode, TableId
from morpho_server.tables.ports import (
    Clock,
    CodeTakenError,
    Head,
    Index,
    Log,
    LogUnavailableError,
    Membership,
    Noted,
    Opening,
    Summary,
    TableRow,
    Unfinished,
    Written,
)


class SetClock(Clock):
    """A clock that is set by hand."""

    def __init__(self, time: int) -> None:
        self.time = time

    def now(self) -> Millis:
        """Return the time."""
        return Millis(self.time)

    def steady(self) -> Millis:
        """Return the time, which is never wrong."""
        return Millis(self.time)


class MemoryLog(Log):
    """The log of one table. While it is ``held`` nothing can be appended."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.held = False

    @contextmanager
    def being_held(self) -> Iterator[None]:
        """Let nothing be appended in the block, so that what is tried changes nothing."""
        self.held = True
        try:
            yield
        finally:
            self.held = False

    async def append(self, table: TableId, entry: Entry, after: int | None = None) -> Written:
        """Keep an entry, as it is."""
        if self.held:
            raise LogUnavailableError("nothing is written just now")
        self.entries.append(entry)
        return entry.seq, entry.at, entry.player, entry.command, "", None

    async def append_all(self, table: TableId, entries: Sequence[Entry]) -> None:
        """Keep several entries."""
        for entry in entries:
            await self.append(table, entry)

    async def read(
        self, table: TableId, game: str, after: int = 0, most: int | None = None
    ) -> list[Entry]:
        """Return the entries above a seq."""
        return self.entries[after : None if most is None else after + most]

    def entry_of(self, table: TableId, game: str, written: Written) -> Entry:
        """Return the entry of that seq."""
        return self.entries[written[0] - 1]

    async def has_changed(self, table: TableId, head: Head) -> bool:
        """Return whether there is another last entry."""
        return len(self.entries) != head[0]

    async def changed(self, known: Mapping[TableId, Head]) -> Collection[TableId]:
        """Return the tables that have changed."""
        return [table for table, head in known.items() if len(self.entries) != head[0]]

    async def lacks(self, table: TableId, head: Head, history: str) -> bool:
        """Return whether an entry was taken out."""
        return len(self.entries) < head[0]


class MemoryIndex(Index):
    """The index of one table: ``noted`` is all that was written to it."""

    def __init__(self) -> None:
        self.noted: list[tuple[object, ...]] = []
        self.summary: Summary | None = None
        self.heard: tuple[int | None, tuple[Seat, ...]] = (None, ())
        self._members: set[tuple[PlayerId, GuestId]] = set()

    async def add(
        self, code: TableCode, game: str, at: Millis, opening: Opening | None = None
    ) -> TableId:
        """Refuse: the table is there already."""
        raise CodeTakenError(code)

    async def find(self, code: TableCode) -> TableRow | None:
        """Find nothing."""
        return None

    async def store_summary(self, table: TableId, summary: Summary, at: Millis, seq: int) -> None:
        """Remember what the table is in short."""
        self.summary = summary
        self.noted.append((summary.game, summary.phase, at))

    async def store_turn(self, table: TableId, heard: int, turn: tuple[Seat, ...]) -> None:
        """Remember the turn after an entry that was written without it."""
        self.heard = heard, turn

    async def store_player(self, table: TableId, guest: GuestId, player: PlayerId) -> None:
        """Remember that a guest may act as that player."""
        self.noted.append((guest, player))
        self._members.add((player, guest))

    async def forget_guest(self, table: TableId, guest: GuestId, player: PlayerId) -> None:
        """Forget that a guest may act as that player."""
        self.noted.append((guest, player, "gone"))
        self._members.discard((player, guest))

    async def forget_player(self, table: TableId, player: PlayerId) -> None:
        """Forget a player who left."""
        self.noted.append((player, "gone"))
        self._members = {member for member in self._members if member[0] != player}

    async def notes_of(self, table: TableId) -> Noted:
        """Return the notes, with the players and every guest who may act for them."""
        return Noted(frozenset(self._members), self.summary, *self.heard)

    async def is_member(self, code: TableCode, guest: GuestId) -> bool:
        """Return whether a guest is noted at the table."""
        return any(guest == noted for _, noted in self._members)

    async def unfinished(
        self,
        guest: GuestId,
        limit: int = 100,
        before: tuple[Millis, TableCode, PlayerId] | None = None,
        since: Millis | None = None,
    ) -> Sequence[Unfinished]:
        """Return no tables."""
        return ()

    async def memberships(self, guest: GuestId) -> Sequence[Membership]:
        """Return no players."""
        return ()
