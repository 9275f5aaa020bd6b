"""A log and an index that give trouble when a test wants it."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Collection, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager

from morpho_server.games.seats import Seat
from morpho_server.storage.database.open import Database
from morpho_server.system import SystemRandomness
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.model.ids import GuestId, Millis, PlayerId, TableCode, TableId
from morpho_server.tables.ports import (
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
from morpho_server.tables.runtime.world import World
from tests.support.serving import MovableClock, StoppedClock


class TroubledLog(Log):
    """The log, with faults that :meth:`being` makes.

    ``full``: nothing can be written. ``unsure``: an entry is written but reported as failed.
    ``faulty``: writing raises an unexpected error. ``unreadable``: nothing can be read, or nothing
    of the ``damaged`` tables. While ``quick`` is not set, writers wait and set ``held_up``.
    ``failed`` is set when something could not be written; ``tries`` counts the attempts by table.
    """

    def __init__(self, log: Log) -> None:
        self._log = log
        self.shared = log.shared
        self.full = self.unsure = self.faulty = self.unreadable = False
        self.tries: Counter[TableId] = Counter()
        self.held_up = asyncio.Event()
        self.quick = asyncio.Event()
        self.quick.set()
        self.failed = asyncio.Event()
        self.damaged: set[TableId] = set()

    @contextmanager
    def being(self, fault: str) -> Iterator[None]:
        """Switch a fault on for the block."""
        setattr(self, fault, True)
        try:
            yield
        finally:
            setattr(self, fault, False)

    @property
    def history(self) -> str:
        """Return the identity of what the log holds."""
        return self._log.history

    async def append(self, table: TableId, entry: Entry, after: int | None = None) -> Written:
        """Write an entry down, or not."""
        async with self._trying(table):
            return await self._log.append(table, entry, after)

    async def append_all(self, table: TableId, entries: Sequence[Entry]) -> None:
        """Write several entries down, or none."""
        async with self._trying(table):
            await self._log.append_all(table, entries)

    @asynccontextmanager
    async def _trying(self, table: TableId) -> AsyncIterator[None]:
        if not self.quick.is_set():
            self.held_up.set()
        await self.quick.wait()
        self.tries[table] += 1
        if self.faulty:
            self.failed.set()
            raise RuntimeError("there is a mistake in the log")
        if self.full:
            self.failed.set()
            raise LogUnavailableError("the disk is full")
        yield
        if self.unsure:
            raise LogUnavailableError("the connection was lost")

    async def read(
        self, table: TableId, game: str, after: int = 0, most: int | None = None
    ) -> list[Entry]:
        """Return a table's entries, or not."""
        if self.unreadable or table in self.damaged:
            raise LogUnavailableError("the disk fails")
        return await self._log.read(table, game, after, most)

    def entry_of(self, table: TableId, game: str, written: Written) -> Entry:
        """Return the entry that is stored so."""
        return self._log.entry_of(table, game, written)

    async def has_changed(self, table: TableId, head: Head) -> bool:
        """Return whether a table has changed, or not."""
        if self.unreadable or table in self.damaged:
            raise LogUnavailableError("the disk fails")
        return await self._log.has_changed(table, head)

    async def changed(self, known: Mapping[TableId, Head]) -> Collection[TableId]:
        """Return those tables that have changed."""
        return await self._log.changed(known)

    async def lacks(self, table: TableId, head: Head, history: str) -> bool:
        """Return whether the log lacks an entry."""
        return await self._log.lacks(table, head, history)


class TroubledIndex(Index):
    """The index, which can be lost for a while.

    ``noted`` is who was written in it or taken out of it.
    """

    def __init__(self, index: Index) -> None:
        self.noted: list[PlayerId] = []
        self._index = index
        self._lost = False

    @contextmanager
    def lost(self) -> Iterator[None]:
        """Fail all writes and reads for the block."""
        self._lost = True
        try:
            yield
        finally:
            self._lost = False

    def _check(self) -> None:
        if self._lost:
            raise LogUnavailableError("the disk fails")

    async def add(
        self, code: TableCode, game: str, at: Millis, opening: Opening | None = None
    ) -> TableId:
        """Make room for a new table."""
        self._check()
        return await self._index.add(code, game, at, opening)

    async def find(self, code: TableCode) -> TableRow | None:
        """Return the table with that code."""
        self._check()
        return await self._index.find(code)

    async def store_summary(self, table: TableId, summary: Summary, at: Millis, seq: int) -> None:
        """Remember what a table is in short."""
        self._check()
        await self._index.store_summary(table, summary, at, seq)

    async def store_turn(self, table: TableId, heard: int, turn: tuple[Seat, ...]) -> None:
        """Note the turn after an entry that was written without it."""
        self._check()
        await self._index.store_turn(table, heard, turn)

    async def store_player(self, table: TableId, guest: GuestId, player: PlayerId) -> None:
        """Remember that a guest may act as that player at a table."""
        self._check()
        self.noted.append(player)
        await self._index.store_player(table, guest, player)

    async def forget_guest(self, table: TableId, guest: GuestId, player: PlayerId) -> None:
        """Forget that a guest may act as that player."""
        self._check()
        self.noted.append(player)
        await self._index.forget_guest(table, guest, player)

    async def forget_player(self, table: TableId, player: PlayerId) -> None:
        """Forget a player who left."""
        self._check()
        self.noted.append(player)
        await self._index.forget_player(table, player)

    async def notes_of(self, table: TableId) -> Noted:
        """Return the notes on a table."""
        self._check()
        return await self._index.notes_of(table)

    async def is_member(self, code: TableCode, guest: GuestId) -> bool:
        """Return whether a guest may act for anybody at a table."""
        self._check()
        return await self._index.is_member(code, guest)

    async def unfinished(
        self,
        guest: GuestId,
        limit: int = 100,
        before: tuple[Millis, TableCode, PlayerId] | None = None,
        since: Millis | None = None,
    ) -> Sequence[Unfinished]:
        """Return a guest's tables whose match is not over."""
        self._check()
        return await self._index.unfinished(guest, limit, before, since)

    async def memberships(self, guest: GuestId) -> Sequence[Membership]:
        """Return all of a guest's players."""
        self._check()
        return await self._index.memberships(guest)


class Trouble:
    """A world to be troubled: give ``world`` to a server, then use ``log`` and ``index``.

    Its clock stands still unless another one is given.
    """

    def __init__(self, clock: MovableClock | None = None) -> None:
        self.clock = clock or StoppedClock()

    def world(self, database: Database) -> World:
        """Return the world of a server."""
        self.log = TroubledLog(database.log)
        self.index = TroubledIndex(database.index)
        return World(self.log, self.index, self.clock, SystemRandomness())
