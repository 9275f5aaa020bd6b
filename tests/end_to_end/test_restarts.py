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
from tests.support.end_to_end.observations import views
from tests.support.end_to_end.people import Person
from tests.support.end_to_end.playing import at_random, play, play_by_rest
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


async def test_pages_go_on_after_a_kill_and_a_move_is_made_once(browser, tmp_path):
    """A page sends its move just when the server is killed."""
    with ServerProcess(tmp_path / "morpho.db") as server:
        async with server.visit() as site, Company(browser, server.base) as company:
            players = await site.match("Ada Bo Cleo", "morpho")
            asked = (await players[0].view())["public"]["turn"]
            me = await company.page_of(players[asked], PHONE)
            other = await company.page_of(players[asked - 1], LAPTOP)
            move = next(move for move in me.legal if move.startswith("change"))
            await me.tab.click(".dock [data-verb=change]")
            await me.tab.find(f'[data-move="{move}"]').dispatch_event("click")
            async with killed(server, [me, other]):
                await says_that_it_waits(other)
            await moved_on(me)
            await play_by_rest(players, at_random(9), most=1)
            await other.tab.heard.reach((await players[asked - 1].view())["n"])
            await other.tab.is_current()
            assert await views([other]) == [other.tab.heard.shows]
            entries = await read_log(tmp_path / "morpho.db", me.code)
    made = [entry.move for entry in entries if entry.move]
    assert made[0] == move
    assert len(made) == 2
    for person in (me, other):
        assert audit(person.id, person.tab.received, entries) > 0


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
