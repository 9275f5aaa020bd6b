"""Tables that nobody watches leave memory; nobody notices."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from morpho_server.app import Server
from tests.support.serving import essence, running
from tests.support.tables.trouble import Trouble

pytestmark = pytest.mark.asyncio(loop_scope="session")

IDLE_SECONDS = 0.05


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def trouble(tmp_path_factory) -> AsyncIterator[Trouble]:
    """Run a server that lets tables go very soon."""
    trouble = Trouble()
    database = tmp_path_factory.mktemp("idle") / "morpho.db"
    idle = {"idle_minutes": IDLE_SECONDS / 60}
    async with running(database, world_of=trouble.world, **idle) as trouble.site:
        yield trouble


async def long_enough() -> None:
    """Wait until every table that nobody uses must be gone from memory."""
    await asyncio.sleep(4 * IDLE_SECONDS)


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
