"""Somebody drops out: the others see it, a stand-in plays, and the seat is theirs again at once."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.support.absent import GRACE, Patient, patient
from tests.support.end_to_end.browsing import PHONE
from tests.support.end_to_end.people import Person, seen
from tests.support.serving import TIMEOUT, Site

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def server(tmp_path_factory) -> AsyncIterator[Patient]:
    """Run a server whose clock the tests put forward."""
    database = tmp_path_factory.mktemp("stand_ins") / "morpho.db"
    async with patient(database, bot_seconds=0.3) as server:
        yield server


@pytest.fixture(scope="module")
def site(server: Patient) -> Site:
    """Return the site of that server, to which people come."""
    return server.site


async def later(server: Patient, person: Person, seconds: float) -> None:
    """Let time pass, and something happen at the table so that the server looks around."""
    server.clock.put_forward(seconds)
    await person.command("rename", name=f"{person.name} {len(person.tab.heard.updates)}")


async def play_until(done: Callable[[], bool], *people: Person) -> None:
    """Make each person's first legal move until ``done`` returns true."""
    async with asyncio.timeout(TIMEOUT):
        while not done():
            due = next((person for person in people if person.legal), None)
            if due is None:
                await asyncio.sleep(0.05)  # any of the pages may hear first
                continue
            await due.command("move", move=due.legal[0])


def moved(person: Person) -> int:
    """Return how many moves of stand-ins a page has been sent."""
    return [event["kind"] for event in person.tab.heard.events].count("stand_in_moved")


async def test_a_stand_in_plays_until_the_player_s_page_returns(server, company):
    players = await server.site.match("Ada Bo Cleo", "morpho", stand_in_seconds=30)
    ada, bo, cleo = await company.pages_of(players, PHONE)
    code, seat = bo.code, bo.seat
    place = f".seat[data-seat='{seat}']"
    await later(server, ada, GRACE + 1)

    await bo.tab.page.goto("/")
    for other in (ada, cleo):
        await expect(other.tab.find(f"{place}.away")).to_be_visible()
        await expect(other.tab.page.locator(f"{place} [data-away]")).to_have_count(0)
    await later(server, ada, GRACE + 1)
    for other in (ada, cleo):
        await expect(other.tab.find(f"{place} [data-away]")).to_be_visible()
        await expect(other.tab.find(f"{place} .sr").first).to_contain_text("away")

    await later(server, ada, 31)
    for other in (ada, cleo):
        await expect(other.tab.find(f"{place} [data-stand-in]")).to_be_visible()
        await expect(other.tab.find(f"{place} .sr").first).to_contain_text("a stand-in plays")
    await play_until(lambda: moved(ada) >= 1 and moved(cleo) >= 1, ada, cleo)
    await seen("stand-in", ada, cleo)

    await bo.comes_back_to(code)
    await expect(bo.tab.find("[data-seat-returned]")).to_contain_text("The seat is yours again")
    await expect(ada.tab.page.locator(f"{place} [data-stand-in]")).to_have_count(0)
    await expect(bo.tab.find("[data-missed]")).to_be_visible()
    await seen("seat-returned", bo)
    before = moved(ada)
    await play_until(lambda: bool(bo.legal), ada, cleo)
    await play_until(lambda: not bo.legal, bo)
    await play_until(lambda: bool(bo.legal), ada, cleo)

    assert moved(ada) == before
    await bo.tab.click("[data-action=close-seat-returned]")
    await expect(bo.tab.page.locator("[data-seat-returned]")).to_have_count(0)


@pytest.mark.nightly
async def test_the_host_sets_the_stand_in_delay_during_a_round(server, company):
    ada, bo, _ = await company.match("Ada Bo Cleo", PHONE)
    await ada.opens_the_menu()
    choice = ada.tab.find("[data-menu] [data-option=stand_in_seconds]")
    await expect(choice.locator("[data-value='120']")).to_have_attribute("aria-checked", "true")

    await choice.locator("[data-value='null']").click()

    await expect(choice.locator("[data-value='null']")).to_have_attribute("aria-checked", "true")
    await seen("menu", ada)
    await bo.tab.heard.until(lambda: "stand_in_seconds" not in bo.tab.heard.table["options"])
    await bo.opens_the_menu()
    await expect(bo.tab.page.locator("[data-option=stand_in_seconds]")).to_have_count(0)
