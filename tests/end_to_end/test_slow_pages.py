"""A slow device is late, but its page never stops."""

import asyncio
import time
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import CDPSession, expect

from tests.support.end_to_end.browsing import LAPTOP
from tests.support.end_to_end.people import Person
from tests.support.end_to_end.playing import eagerly
from tests.support.serving import Site, running

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SLOW_SECONDS = 12
LINES = "lines => lines.slice(-10).map((line) => line.textContent.trim())"
LAST_LINES = "[data-feed] li"


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def site(tmp_path_factory) -> AsyncIterator[Site]:
    """Run a server whose bots decide quickly."""
    path = tmp_path_factory.mktemp("slow") / "morpho.db"
    async with running(path, bot_seconds=0.05) as site:
        yield site


async def slow_down(devtools: CDPSession, rate: int) -> None:
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": rate})


async def play_on(person: Person, seconds: float) -> None:
    """Play for a while out of the way of clicking, until the table waits for this person."""
    choose, end = eagerly(5), time.monotonic() + seconds
    while person.phase != "over":
        waits = person.phase == "between" or person.legal
        if waits and time.monotonic() > end:
            return
        if person.phase == "between":
            await person.command("next_round")
        elif person.legal:
            await person.command("move", move=choose(person.legal))
        else:
            await asyncio.sleep(0.05)


@pytest.mark.nightly
async def test_a_page_slowed_twentyfold_catches_up(company):
    ada = await company.person("Ada", LAPTOP)
    await ada.tab.page.emulate_media(reduced_motion="no-preference")
    await ada.tab.page.goto("/")
    await ada.tab.click("[data-action=choose-bots]")
    await ada.tab.click("[data-option=players] [data-value='9']")
    await ada.tab.click("[data-action=play-now]")
    await ada.sees("play")
    ada.code = ada.tab.page.url.rpartition("/")[2]
    await expect(ada.tab.find(".motion")).to_be_attached()
    devtools = await ada.tab.page.context.new_cdp_session(ada.tab.page)

    await slow_down(devtools, 20)
    await play_on(ada, SLOW_SECONDS)
    await slow_down(devtools, 1)
    await ada.command("say", text="Still there?")

    await ada.tab.is_current()
    await expect(ada.tab.find(LAST_LINES).last).to_contain_text("Still there?")
    shown = await ada.tab.reads(LAST_LINES, LINES)
    await ada.tab.page.reload()
    await expect(ada.tab.find(LAST_LINES).last).to_contain_text("Still there?")
    assert await ada.tab.reads(LAST_LINES, LINES) == shown
