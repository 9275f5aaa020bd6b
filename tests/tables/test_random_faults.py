"""Random faults: whatever goes wrong, in any order, a table agrees with its answers.

Three people play at two nodes with one log. It fails before or after a write, or can't be read.
Answers are lost, commands arrive twice, and clients give up. In the end everything must be as if a
server without faults had received the commands in the log one by one.
"""

import asyncio
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from morpho_server.storage.database.open import Database, open_database
from morpho_server.storage.guests import Guest
from morpho_server.tables.log.apply import apply
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.model.ids import CommandId, Millis, PlayerId, TableId
from morpho_server.tables.model.table import Table
from morpho_server.tables.ports import (
    Clock,
    Head,
    Log,
    LogUnavailableError,
    Randomness,
    Written,
)
from morpho_server.tables.runtime import arrivals
from morpho_server.tables.runtime.registry import LiveTables
from morpho_server.tables.runtime.session import TableSession
from morpho_server.tables.runtime.world import World
from morpho_server.tables.stream.projection import Projection
from tests.support.databases import KINDS, fresh
from tests.support.games.guess import GUESS
from tests.support.nightly import nightly

GAMES = {GUESS.name: GUESS}
NAMES = "Ada", "Bo", "Cy"
COMMANDS = 15
"""How many each of them asks for."""
FAULTY = 0.25
GIVES_UP = 0.15
TWICE = 0.3


class SetClock(Clock):
    """A clock that is set by hand."""

    time = 1_800_000_000_000

    def now(self) -> Millis:
        """Return the time."""
        return Millis(self.time)

    def steady(self) -> Millis:
        """Return the time, which is never wrong."""
        return Millis(self.time)


class Sevens(Randomness):
    """No randomness at all, so that the same is dealt each time."""

    def bytes(self, count: int) -> bytes:
        """Return so many sevens."""
        return b"\x07" * count


class FaultyLog(Log):
    """A log that fails at random while it is ``faulty``, for one of several nodes."""

    shared = True

    def __init__(self, log: Log, dice: Random) -> None:
        self.faulty = False
        self._log = log
        self._dice = dice

    @property
    def history(self) -> str:
        """Return the identity of what the log holds."""
        return self._log.history

    async def append(self, table: TableId, entry: Entry, after: int | None = None) -> Written:
        """Write an entry down, or not; say so, or not."""
        async with self._perhaps():
            return await self._log.append(table, entry, after)

    async def append_all(self, table: TableId, entries: Sequence[Entry]) -> None:
        """Write several entries down, or none; say so, or not."""
        async with self._perhaps():
            await self._log.append_all(table, entries)

    @asynccontextmanager
    async def _perhaps(self) -> AsyncIterator[None]:
        await self._dawdle()
        self._fail("it was not written")
        yield
        await self._dawdle()
        self._fail("it was written, but who knows")

    async def read(
        self, table: TableId, game: str, after: int = 0, most: int | None = None
    ) -> list[Entry]:
        """Return a table's entries, or not."""
        await self._dawdle()
        self._fail("it can't be read")
        return await self._log.read(table, game, after, most)

    def entry_of(self, table: TableId, game: str, written: Written) -> Entry:
        """Return the entry that is stored so."""
        return self._log.entry_of(table, game, written)

    async def has_changed(self, table: TableId, head: Head) -> bool:
        """Return whether a table has changed, or not."""
        await self._dawdle()
        self._fail("it can't be read")
        return await self._log.has_changed(table, head)

    async def changed(self, known: Mapping[TableId, Head]) -> Collection[TableId]:
        """Return those tables that have changed."""
        return await self._log.changed(known)

    async def lacks(self, table: TableId, head: Head, history: str) -> bool:
        """Return whether the log lacks an entry."""
        return await self._log.lacks(table, head, history)

    async def _dawdle(self) -> None:
        for _ in range(self._dice.randrange(4)):
            await asyncio.sleep(0)

    def _fail(self, how: str) -> None:
        if self.faulty and self._dice.random() < FAULTY:
            raise LogUnavailableError(how)


@dataclass
class Nodes:
    """Two nodes of one database, with a table and three people at it."""

    database: Database
    clock: SetClock
    dice: Random
    logs: list[FaultyLog] = field(default_factory=list)
    tables: list[LiveTables] = field(default_factory=list)
    people: list[tuple[PlayerId, Guest]] = field(default_factory=list)
    code: str = ""
    submitted: dict[tuple[PlayerId, CommandId], commands.Command] = field(default_factory=dict)
    answered: dict[tuple[PlayerId, CommandId], int] = field(default_factory=dict)

    async def begin(self) -> int:
        """Begin a match, with no faults yet; return how many entries that took."""
        for _ in range(2):
            log = FaultyLog(self.database.log, self.dice)
            world = World(log, self.database.index, self.clock, Sevens())
            self.logs.append(log)
            self.tables.append(LiveTables(GAMES, world))
        guests = [(await self.database.guests.make(name))[0] for name in NAMES]
        options = {"turn_seconds": 600, "target": 20}
        session, host = await self.tables[0].open(GUESS, guests[0].id, NAMES[0], options)
        self.code = session.table.code
        self.people.append((host.id, guests[0]))
        for guest, name in zip(guests[1:], NAMES[1:], strict=True):
            player = await arrivals.join(
                session, commands.Join(guest.id, session.table.invitation, name, sit=True)
            )
            self.people.append((player.id, guest))
            await session.submit(
                player.id, guest.id, commands.SetReady(id=CommandId("r"), ready=True)
            )
        await session.submit(host.id, guests[0].id, commands.Start(id=CommandId("s")))
        return session.table.seq

    async def session(self) -> TableSession:
        """Return the table at one of the nodes; raises :exc:`LogUnavailableError`."""
        return await self.dice.choice(self.tables).find(self.code)

    async def live(self, player: PlayerId, guest: Guest) -> None:
        """Ask for one thing after another, each until it is answered."""
        for number in range(COMMANDS):
            self.clock.time += self.dice.randrange(1000)
            command = await self._next(player, CommandId(f"c{number}"))
            self.submitted[player, command.id] = command
            done = await self._insist(player, guest, command)
            if done is not None:
                self.answered[player, command.id] = done
                if self.dice.random() < TWICE:
                    assert await self._insist(player, guest, command) == done

    async def _next(self, player: PlayerId, command: CommandId) -> commands.Command:
        while True:
            try:
                session = await self.session()
                await session.catch_up()
                break
            except LogUnavailableError:
                continue
        legal = session.projection.legal(session.table.players[player].seat)
        if legal and self.dice.random() < 0.8:
            return commands.MakeMove(
                id=command, at=session.projection.number(player), move=self.dice.choice(legal)
            )
        if session.table.phase == "between" and player == session.table.host:
            return commands.NextRound(id=command)
        return commands.Say(id=command, text=f"{player} {command}")

    async def _insist(
        self, player: PlayerId, guest: Guest, command: commands.Command
    ) -> int | None:
        """Ask under the same id until there is an answer; return ``None`` if it was refused."""
        while True:
            try:
                session = await self.session()
                asking = asyncio.shield(session.submit(player, guest.id, command))
                if self.dice.random() < GIVES_UP:
                    for _ in range(self.dice.randrange(8)):
                        await asyncio.sleep(0)
                    asking.cancel()
                return (await asking).number
            except CommandRefusedError:
                return None
            except (LogUnavailableError, asyncio.CancelledError):
                continue


@asynccontextmanager
async def nodes(url: str, seed: int) -> AsyncIterator[Nodes]:
    """Run two nodes on a database."""
    clock = SetClock()
    event_types = {GUESS.name: GUESS.event_types}
    async with open_database(url, event_types, clock) as database:
        yield Nodes(database, clock, Random(seed))


def views(session: TableSession) -> list[Any]:
    """Return all that anybody at a table sees, and what they may do."""
    projection, seats = session.projection, sorted(session.table.holders)
    own = [(projection.own_view(seat), projection.legal(seat)) for seat in seats]
    return [projection.table_view(), projection.public_view(), own]


@pytest.mark.parametrize("seed", [0, *map(nightly, range(1, 4))])
@pytest.mark.parametrize("kind", [KINDS[0], nightly(KINDS[1])])
async def test_faults_leave_a_table_as_without_them(kind, seed, tmp_path: Path):
    with fresh(kind, tmp_path) as url:
        async with nodes(url, seed) as faulty:
            begun = await faulty.begin()
            for log in faulty.logs:
                log.faulty = True
            await asyncio.gather(*(faulty.live(player, guest) for player, guest in faulty.people))
            for log in faulty.logs:
                log.faulty = False
            sessions = [await tables.find(faulty.code) for tables in faulty.tables]
            for session in sessions:
                await session.catch_up()
            entries = await faulty.database.log.read(sessions[0].id, GUESS.name)

    assert views(sessions[0]) == views(sessions[1])
    assert len(entries) > begun + COMMANDS
    holds_what_was_answered(faulty, entries[begun:], entries)
    again, seen = await asked_one_by_one(faulty, begun, entries, tmp_path / "honest.db")
    assert again == entries
    assert seen == views(sessions[0])


def holds_what_was_answered(faulty: Nodes, made: list[Entry], entries: list[Entry]) -> None:
    """Hold that each command that was done is in the log once, as the update that was named."""
    table, projection, numbers = Table(GUESS), Projection(), {}
    for entry in entries:
        apply(table, entry)
        update = projection.apply(entry, table)
        if entry.player is not None:
            numbers[entry.player, entry.command] = update.number_for(entry.player)
    keys = [(entry.player, entry.command) for entry in made]
    assert len(keys) == len(set(keys)), "nothing is done twice"
    assert set(keys) == set(faulty.answered), (
        "what is refused is not done, what is done is answered"
    )
    assert faulty.answered.items() <= numbers.items()


async def asked_one_by_one(
    faulty: Nodes, begun: int, entries: list[Entry], database: Path
) -> tuple[list[Entry], list[Any]]:
    """Replay a log's commands on a server without faults; return its log and everybody's view."""
    async with nodes(f"sqlite:///{database}", 0) as honest:
        assert await honest.begin() == begun
        session = await honest.session()
        guests = dict(honest.people)
        for entry in entries[begun:]:
            honest.clock.time = entry.at
            command = faulty.submitted[entry.player, entry.command]
            await session.submit(entry.player, guests[entry.player].id, command)
        return await honest.database.log.read(session.id, GUESS.name), views(session)
