"""Sessions, without a server around them: a caller may be gone before the answer."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace

import pytest

from morpho_server.storage.database.open import Database, open_database
from morpho_server.storage.guests import Guest, StoredGuests
from morpho_server.system import SystemRandomness
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.messages.events import Said
from morpho_server.tables.model.ids import CommandId, PlayerId
from morpho_server.tables.model.match import SECRET_BYTES
from morpho_server.tables.model.passes import hash_of
from morpho_server.tables.runtime import arrivals
from morpho_server.tables.runtime.logged_table import ENTRIES_AT_ONCE
from morpho_server.tables.runtime.registry import LiveTables
from morpho_server.tables.runtime.session import TableSession
from morpho_server.tables.runtime.world import World
from tests.support.games.guess import GUESS
from tests.support.serving import MovableClock

GAMES = {"guess": GUESS}


class CountedRandomness(SystemRandomness):
    """Notes how many bytes were drawn each time."""

    def __init__(self) -> None:
        self.drawn: list[int] = []

    def bytes(self, count: int) -> bytes:
        """Return so many random bytes."""
        self.drawn.append(count)
        return super().bytes(count)


@dataclass
class Backroom:
    """A table, and what it stands on."""

    world: World
    guests: StoredGuests
    guest: Guest
    session: TableSession
    host: PlayerId

    def tables(self) -> LiveTables:
        """Return the tables of another process."""
        return LiveTables(GAMES, self.world)

    async def say(self, command: str, text: str) -> int:
        """Say something as the host."""
        line = commands.Say(id=CommandId(command), text=text)
        return (await asyncio.shield(self.session.submit(self.host, self.guest.id, line))).number

    async def said(self) -> list[str]:
        """Return the lines of chat in the log."""
        entries = await self.world.log.read(self.session.id, "guess")
        return [e.text for entry in entries for e in entry.events if isinstance(e, Said)]


@pytest.fixture
async def room(tmp_path) -> AsyncIterator[Backroom]:
    """Open a table."""
    clock = MovableClock()
    types = {"guess": GUESS.event_types}
    async with open_database(f"sqlite:///{tmp_path / 'morpho.db'}", types, clock) as database:
        yield await _backroom(database, clock)


async def _backroom(database: Database, clock: MovableClock) -> Backroom:
    world = World(database.log, database.index, clock, SystemRandomness())
    guest, _ = await database.guests.make("Ada")
    session, ada = await LiveTables(GAMES, world).open(GUESS, guest.id, "Ada", {})
    return Backroom(world, database.guests, guest, session, ada.id)


async def test_a_repeated_command_after_a_disconnect_is_done_once(room):
    """It may have been written, or be written later, or not at all; nobody can know."""
    for moment in range(30):
        asking = asyncio.ensure_future(room.say(f"c{moment}", f"line {moment}"))
        for _ in range(moment):
            await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)

        await room.say(f"c{moment}", f"line {moment}")

    assert await room.said() == [f"line {moment}" for moment in range(30)]
    assert room.session.table.seq == len(await room.world.log.read(room.session.id, "guess"))


async def test_a_cancelled_caller_does_not_block_the_queue(room):
    asking = [asyncio.ensure_future(room.say(f"c{i}", f"{i}")) for i in range(10)]
    await asyncio.sleep(0)
    for task in asking[:5]:
        task.cancel()

    results = await asyncio.gather(*asking, return_exceptions=True)

    assert all(isinstance(number, int) for number in results[5:])
    assert (await room.said())[-5:] == [str(i) for i in range(5, 10)]


async def test_simultaneous_loads_find_the_same_table(room):
    tables = room.tables()
    loaded = []
    tables.on_loaded.append(loaded.append)

    found = await asyncio.gather(*(tables.find(room.session.table.code) for _ in range(5)))

    assert len({id(session) for session in found}) == 1
    assert loaded == found[:1]


async def test_a_cancelled_load_does_not_block_others(room):
    tables = room.tables()
    coming = [asyncio.ensure_future(tables.find(room.session.table.code)) for _ in range(2)]
    await asyncio.sleep(0)
    coming[0].cancel()

    session = await coming[1]

    assert session.table.code == room.session.table.code
    assert await tables.find(session.table.code) is session


@pytest.mark.parametrize(
    ("name", "options"), [("", {}), ("Ada", {"highest": 2}), ("Ada", {"turn_seconds": 9})]
)
async def test_a_table_that_is_refused_takes_no_code(room, name, options):
    randomness = CountedRandomness()
    tables = LiveTables(GAMES, replace(room.world, randomness=randomness))

    with pytest.raises(CommandRefusedError):
        await tables.open(GUESS, room.guest.id, name, options)

    assert not randomness.drawn


async def test_a_table_is_opened_with_one_secret(room):
    randomness = CountedRandomness()
    tables = LiveTables(GAMES, replace(room.world, randomness=randomness))

    await tables.open(GUESS, room.guest.id, "Ada", {})

    assert randomness.drawn.count(SECRET_BYTES) == 1


async def test_nothing_a_session_refuses_is_written(room):
    before = await room.world.log.read(room.session.id, "guess")

    for number in range(3):
        with pytest.raises(Exception, match="not_now"):
            await room.session.submit(
                room.host, room.guest.id, commands.NextRound(id=CommandId(f"{number}"))
            )

    assert await room.world.log.read(room.session.id, "guess") == before


async def test_a_dropped_device_has_its_queued_commands_refused(room):
    """It stands in line behind the command that takes the player away."""
    phone, _ = await room.guests.make("Ada")
    token = hash_of("A" * 43)
    await room.session.submit(
        room.host, room.guest.id, commands.LinkDevice(id=CommandId("link"), token=token)
    )
    await arrivals.use_pass(room.session, commands.UsePass(phone.id, token, None))
    keep = commands.KeepThisDevice(id=CommandId("keep"))

    _, said = await asyncio.gather(
        room.session.submit(room.host, phone.id, keep), room.say("c1", "me"), return_exceptions=True
    )

    assert isinstance(said, CommandRefusedError)
    assert said.code == "device_dropped"
    assert await room.said() == []


async def test_a_session_far_behind_catches_up_in_slices(room):
    behind = await room.tables().find(room.session.table.code)
    for number in range(3 * ENTRIES_AT_ONCE):
        await room.say(f"c{number}", f"line {number}")
    turns = 0
    entries_by_turn: Counter[int] = Counter()
    behind.listeners.append(lambda _: entries_by_turn.update([turns]))

    async def take_turns():
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    others = asyncio.ensure_future(take_turns())
    await behind.load()
    others.cancel()

    assert entries_by_turn.total() == 3 * ENTRIES_AT_ONCE
    assert max(entries_by_turn.values()) <= ENTRIES_AT_ONCE
