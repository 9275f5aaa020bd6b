"""Tables that everybody has left: they sleep, leave memory, and go on when somebody comes back."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import pytest_asyncio

from morpho_server.app import Server
from morpho_server.storage.database.open import Database
from morpho_server.system import SystemRandomness
from morpho_server.tables.messages.events import TimeRanOut
from morpho_server.tables.model.ids import Millis
from morpho_server.tables.runtime.timers import MOST_LAPSES
from morpho_server.tables.runtime.world import World
from tests.support.serving import TIMEOUT, MovableClock, Player, essence, running
from tests.support.tables.trouble import Trouble

pytestmark = pytest.mark.asyncio(loop_scope="session")

IDLE_SECONDS = 0.05
IDLE = {"idle_minutes": IDLE_SECONDS / 60}
"""Lets tables go very soon."""


class HastyClock(MovableClock):
    """A clock on which every deadline has come as soon as it is set."""

    def now(self) -> Millis:
        """Return the time; more than the longest turn has passed since the last look."""
        self.put_forward(601)
        return super().now()


class Hasty:
    """A server where time flies, and who plays there."""

    def world(self, database: Database) -> World:
        """Return the world with that clock."""
        return World(database.log, database.index, HastyClock(), SystemRandomness())

    async def match(self, **options: object) -> list[Player]:
        """Begin a match whose round never ends if nobody decides anything."""
        return await self.site.match("Ada Bo Cy", "morpho", turn_limit=None, **options)

    async def asleep(self) -> list[Player]:
        """Return people whose table has come to rest without them."""
        people = await self.match(turn_seconds=10)
        await until(lambda: self.rests(people[0].code))
        return people

    async def deserted(self) -> list[Player]:
        """Return people who have all left a table, which has come to rest."""
        people = await self.match()
        for player in people:
            await player.do("leave")
        await until(lambda: self.rests(people[0].code))
        return people

    async def size(self, code: str) -> int:
        """Return how many entries the log of a table has."""
        return len(await self.site.entries(code))

    async def rests(self, code: str) -> bool:
        """Return whether nothing has happened of late at a table but that time ran out."""
        last = (await self.site.entries(code))[-MOST_LAPSES:]
        return all(isinstance(entry.events[0], TimeRanOut) for entry in last)

    async def a_while(self) -> None:
        """Let time run out at a table that is watched, as often as others would have to sleep."""
        ada, *_ = await self.match(turn_seconds=10)
        page = await ada.page()
        await self.grows(ada, 2 * MOST_LAPSES)
        await page.close()

    async def grows(self, player: Player, count: int = 1) -> None:
        """Wait until a player's table has that many entries more."""
        size = await self.size(player.code)
        await until(lambda: self._has(player.code, size + count))

    async def _has(self, code: str, size: int) -> bool:
        return await self.size(code) >= size


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def server(tmp_path_factory) -> AsyncIterator[Hasty]:
    """Run a server that lets tables go very soon."""
    hasty = Hasty()
    database = tmp_path_factory.mktemp("hasty") / "morpho.db"
    async with running(database, world_of=hasty.world, **IDLE) as hasty.site:
        yield hasty


@pytest_asyncio.fixture(loop_scope="session")
async def hasty(server) -> AsyncIterator[Hasty]:
    """Lend that server to a test; in the end nobody watches a table there."""
    yield server
    await server.site.leave()


async def until(so: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(TIMEOUT):
        while not await so():  # noqa: ASYNC110 - nobody is notified what a log gets
            await asyncio.sleep(0.01)


async def long_enough() -> None:
    """Wait until every table that nobody uses must be gone from memory.

    Each wait is as long as the server's between its looks, however late both may end.
    """
    for _ in range(4):
        await asyncio.sleep(IDLE_SECONDS)


async def test_a_table_that_somebody_watches_never_sleeps(hasty):
    ada, *_ = await hasty.match(turn_seconds=10)
    await ada.page()

    await hasty.grows(ada, 3 * MOST_LAPSES)


async def test_a_table_that_is_watched_no_more_comes_to_rest(hasty):
    ada, *_ = await hasty.match(turn_seconds=10)
    page = await ada.page()
    await hasty.grows(ada, 2 * MOST_LAPSES)
    await page.close()
    await hasty.a_while()
    size = await hasty.size(ada.code)

    await hasty.a_while()

    assert await hasty.size(ada.code) == size


async def test_a_round_rests_that_nobody_decides_in_until_somebody_acts(hasty):
    """By REST, then with a page."""
    _, bo, _ = await hasty.asleep()
    size = await hasty.size(bo.code)
    await hasty.a_while()
    assert await hasty.size(bo.code) == size

    await bo.do("say", text="Are you still there?")
    await hasty.a_while()
    assert await hasty.size(bo.code) == size + 1 + MOST_LAPSES

    page = await bo.page()
    await page.event("time_ran_out")
    await hasty.grows(bo, 2 * MOST_LAPSES)


async def test_a_round_with_vacant_seats_only_rests_until_somebody_comes(hasty):
    ada, *_ = await hasty.deserted()
    size = await hasty.size(ada.code)
    await hasty.a_while()
    assert await hasty.size(ada.code) == size

    await ada.guest.join(ada.code, "Di", sit=False)
    await hasty.a_while()

    assert await hasty.size(ada.code) == size + 1 + MOST_LAPSES


async def test_a_table_asleep_leaves_memory_and_is_found_as_it_was(hasty):
    _, bo, _ = await hasty.asleep()
    before = essence(await bo.view())
    await long_enough()

    assert essence(await bo.view()) == before
    await hasty.a_while()
    assert essence(await bo.view()) == before, "to look at it without a page wakes nobody"

    await long_enough()
    page = await bo.page(before["n"] - 1)
    assert page.heard[0]["type"] == "snapshot", "it was let go"
    await page.event("time_ran_out")


async def test_a_table_sleeps_on_when_the_server_is_started_again(tmp_path):
    hasty = Hasty()
    async with running(tmp_path / "morpho.db", world_of=hasty.world) as hasty.site:
        _, bo, _ = await hasty.asleep()
        size = await hasty.size(bo.code)

    async with running(tmp_path / "morpho.db", world_of=hasty.world) as hasty.site:
        bo.guest.site = hasty.site
        await bo.view()
        await hasty.a_while()
        assert await hasty.size(bo.code) == size

        page = await bo.page()

        await page.event("time_ran_out")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def trouble(tmp_path_factory) -> AsyncIterator[Trouble]:
    """Run a server that lets tables go very soon."""
    trouble = Trouble()
    database = tmp_path_factory.mktemp("idle") / "morpho.db"
    async with running(database, world_of=trouble.world, **IDLE) as trouble.site:
        yield trouble


async def test_a_table_that_was_let_go_is_found_as_it_was(trouble):
    ada, bo = await trouble.site.match("Ada Bo")
    await ada.do("move", id="once", move="stake 2")
    before = [essence(await player.view()) for player in (ada, bo)]

    await long_enough()

    page = await ada.page(before[0]["n"] - 1)
    assert page.heard[0]["type"] == "snapshot", "it was let go"
    assert [essence(await player.view()) for player in (ada, bo)] == before
    assert await ada.do("move", id="once", move="stake 2") == before[0]["n"]
    await bo.move("stake 1")
    await page.event("stakes_shown")


async def test_a_table_that_somebody_watches_stays(trouble):
    ada, bo = await trouble.site.company("Ada Bo")
    watching = await ada.page()
    number = await bo.do("say", text="Are you there?")
    await bo.do("say", text="Hello?")

    await long_enough()

    page = await bo.page(number)
    assert watching.n == page.n
    assert page.heard[0]["type"] == "update"


async def test_a_table_that_waits_for_somebodys_time_to_run_out_stays(trouble):
    ada, _ = await trouble.site.match("Ada Bo", turn_seconds=10)
    await long_enough()
    trouble.clock.put_forward(10)

    await ada.do("say", text="Time.")

    page = await ada.page()
    await page.until(lambda: page.own.get("stake") == 1)


async def test_a_table_at_which_something_is_being_written_stays(trouble):
    ada, bo = await trouble.site.company("Ada Bo")
    trouble.log.quick.clear()
    saying = asyncio.ensure_future(ada.do("say", text="Slowly."))
    await long_enough()
    page = await bo.page()

    trouble.log.quick.set()
    await saying

    await page.event("said")


async def test_a_fault_in_what_is_done_beside_serving_is_said(tmp_path, monkeypatch):
    async def sweep(_server: Server) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Server, "sweep", sweep)
    async with running(tmp_path / "morpho.db") as site:
        await site.guest()

        [complaint] = site.complaints
        site.complaints.clear()

    assert "has ended by a fault" in complaint
    assert "ZeroDivisionError" in complaint
