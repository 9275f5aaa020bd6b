"""A server that ends and is started again: its pages say that they wait, and go on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import expect

from morpho_server.games.registry import RULES
from morpho_server.storage.database.open import open_database
from morpho_server.system import SystemClock
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.model.ids import TableCode
from tests.support.end_to_end.audit import audit
from tests.support.end_to_end.browsing import LAPTOP, PHONE
from tests.support.end_to_end.company import Company
from tests.support.end_to_end.observations import picture, sees_again, views
from tests.support.end_to_end.people import Person
from tests.support.end_to_end.playing import at_random, by_command, eagerly, play, play_by_rest
from tests.support.serving import ServerProcess

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

WATCH_CONNECTION = """() => {
  const screen = document.querySelector("main");
  const note = () => self.connections.push(screen.dataset.connection);
  self.connections = [];
  note();
  new MutationObserver(note).observe(screen, { attributeFilter: ["data-connection"] });
}"""

LOST = (
    "WebSocket connection",
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "ERR_EMPTY_RESPONSE",
    "ERR_CONTENT_LENGTH_MISMATCH",
)
"""A browser's messages about a server that is unreachable, or ends while it sends a file."""


async def test_pages_go_on_after_the_server_was_killed(browser, tmp_path):
    database = tmp_path / "morpho.db"
    with ServerProcess(database) as server:
        async with Company(browser, server.base) as company:
            people = await company.match("Ada Bo Cleo", PHONE, PHONE, LAPTOP, turn_limit=6)
            await play(people, at_random(8), most=5)
            pictures, shown = [await picture(person) for person in people], await views(people)

            async with killed(server, people):
                for person in people:
                    await says_that_it_waits(person)
            for person, before in zip(people, pictures, strict=True):
                await sees_again(person, before)
            assert await views(people) == shown

            choose = eagerly(8)
            await play(people, choose, most=3)
            await play(people, choose, by=by_command)
            for person in people:
                await person.sees("round-over")
                await expect(person.tab.find("[data-reason]")).to_be_visible()
            server.stop()
            entries = await read_log(database, people[0].code)
    for person in people:
        assert audit(person.id, person.tab.received, entries) > 0


async def test_a_move_that_meets_a_dying_server_is_made_once(browser, tmp_path):
    database = tmp_path / "morpho.db"
    with ServerProcess(database) as server:
        async with server.visit() as site, Company(browser, server.base) as company:
            players = await site.match("Ada Bo Cleo", "morpho")
            (asked,) = [player for player in players if (await player.view()).get("legal")]
            me = await company.page_of(asked, PHONE)
            move = next(move for move in me.legal if move.startswith("change"))
            await me.tab.click(".dock [data-verb=change]")
            await me.tab.find(f'[data-move="{move}"]').dispatch_event("click")
            async with killed(server, [me]):
                pass
            await moved_on(me)
            await play_by_rest(players, at_random(9), most=1)
        server.stop()
        entries = await read_log(database, me.code)
    made = [entry.move for entry in entries if entry.move]
    assert made[0] == move
    assert len(made) == 2


@pytest.mark.nightly
async def test_a_restart_is_one_short_reconnect(browser, tmp_path):
    with ServerProcess(tmp_path / "morpho.db") as server:
        async with Company(browser, server.base) as company:
            people = await company.match("Ada Bo Cleo", PHONE, PHONE, LAPTOP)
            await play(people, at_random(8), most=2)
            for person in people:
                person.tab.expects(*LOST)
                await person.tab.page.evaluate(WATCH_CONNECTION)

            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)

            for person in people:
                await person.tab.page.wait_for_function("() => self.connections.length > 2")
                shown = await person.tab.page.evaluate("self.connections")
                assert shown == ["live", "reconnecting", "live"]
                await expect(person.tab.screen).to_have_attribute("data-connection", "live")
            await play(people, at_random(9), most=2)


@asynccontextmanager
async def killed(server: ServerProcess, people: list[Person]) -> AsyncIterator[None]:
    """Kill the server and, in the end, start it again; all wait until their pages are back."""
    for person in people:
        person.tab.expects(*LOST)
    server.kill()
    yield
    await asyncio.to_thread(server.start)
    for person in people:
        await expect(person.tab.screen).to_have_attribute("data-connection", "live")


async def says_that_it_waits(person: Person) -> None:
    await expect(person.tab.screen).to_have_attribute("data-connection", "reconnecting")
    await expect(person.tab.screen.get_by_text("Reconnecting")).to_be_visible()
    await expect(person.tab.find(".dock [data-verb]:enabled")).to_have_count(0)


async def moved_on(mover: Person) -> None:
    async def gone() -> bool:
        return not mover.legal

    await mover.tab.until(gone, f"the move of {mover.name} was not made")
    await mover.tab.is_current()


async def read_log(database: Path, code: str) -> list[Entry]:
    """Return the entries of a table in a database that nobody serves."""
    types = {name: game.event_types for name, game in RULES.items()}
    async with open_database(f"sqlite:///{database}", types, SystemClock()) as stored:
        row = await stored.index.find(TableCode(code))
        assert row is not None
        return await stored.log.read(row.id, row.game)
