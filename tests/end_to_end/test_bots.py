"""Somebody alone plays against bots, from the first page on; friends who come take their seats."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.support.end_to_end.browsing import PHONE
from tests.support.end_to_end.clicking import make
from tests.support.end_to_end.people import Person, seen
from tests.support.end_to_end.playing import eagerly
from tests.support.serving import Site, running

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def site(tmp_path_factory) -> AsyncIterator[Site]:
    """Run a server whose bots decide quickly."""
    path = tmp_path_factory.mktemp("bots") / "morpho.db"
    async with running(path, bot_seconds=0.05) as site:
        yield site


async def play_alone(person: Person) -> int:
    """Click through the round until it is over; return how many decisions were made."""
    choose, asked = eagerly(7), 0
    heard = person.tab.heard
    while person.phase == "playing":
        n = heard.n
        if person.legal:
            await person.tab.is_current()
            await make(person, choose(person.legal))
            asked += 1
        else:
            await heard.until(lambda n=n: heard.n != n)
    return asked


async def test_somebody_alone_plays_at_once_and_on_from_a_past_moment(company):
    ada = await company.person("Ada", PHONE)
    await ada.tab.page.goto("/")

    await ada.tab.click("[data-action=play-now]")

    await ada.sees("play")
    await expect(ada.tab.page.locator(".seat [href='#s-bot']")).to_have_count(4)
    await expect(ada.tab.find(".seat .sr").first).to_contain_text("a bot")
    await seen("against-bots", ada)
    assert await play_alone(ada) > 0
    await ada.sees("round-over")
    await seen("round-over", ada)
    await ada.tab.click("[data-action=next-round]")
    await ada.sees("play")
    assert ada.tab.heard.table["match"]["number"] == 1
    shares = [sent for sent in ada.tab.sent if sent["type"] == "reveal_share"]
    assert shares == [], "it was given before the match began, by REST"

    ada.code = code = ada.tab.heard.table["code"]
    await ada.command("end_match")
    await ada.sees_the_result()
    await ada.tab.click("[data-action=watch-again] >> nth=0")
    await ada.tab.shows("replay")
    await ada.tab.click("[data-eyes='2']")
    await ada.tab.click("[data-action=replay-on]")
    await ada.tab.click("[data-action=play-on]")
    chosen = ada.tab.find("[data-option=seat] [aria-checked=true]")
    await expect(chosen).to_have_attribute("data-value", "2")
    await ada.tab.click("[data-action=begin-play-on]")

    await ada.sees("play")
    table = ada.tab.heard.table
    ada.code = table["code"]
    assert ada.code != code
    assert table["match"]["played_on"] == {"match": 1, "round": 1, "steps": 2}
    assert table["players"][table["seats"]["2"]]["name"] == "Player"
    await ada.command("end_match")
    await ada.sees_the_result()
    await expect(ada.tab.find("[data-played-on]")).to_contain_text("match 1, round 1")
    await expect(ada.tab.find("[data-fairness=played-on]")).to_be_visible()


async def test_the_host_fills_seats_and_friends_take_them(company):
    [ada] = await company.table("Ada", PHONE)
    await ada.tab.click("[data-action=add-bot]")
    bots = ada.tab.page.locator(".seatring .full.bot")
    await expect(bots).to_have_count(1)
    await ada.tab.click("[data-action=add-bot]")
    await expect(bots).to_have_count(2)
    await ada.tab.click("[data-action=add-bot]")
    await expect(bots).to_have_count(3)
    await seen("waiting", ada)

    await ada.opens_the_menu()
    await ada.tab.click("li[data-player=p3] [data-action=remove-bot]")
    await ada.tab.click("[data-action=close-sheet]")
    await expect(bots).to_have_count(2)
    await ada.starts()
    await ada.sees("play")
    bo = await company.person("Bo", PHONE)
    await bo.follows(f"/t/{ada.code}")
    await expect(bo.tab.screen).to_contain_text("as soon as Ada lets you in")
    await seen("invited", bo)
    await bo.sits_down()
    await bo.sees("play")
    assert bo.seat is None
    await ada.tab.click("[data-action=admit]")

    await expect(bo.tab.find("[data-my-seat='1']")).to_be_visible()
    assert bo.seat == 1
    await expect(ada.tab.page.locator(".seat [href='#s-bot']")).to_have_count(1)
