"""The page of the matches that somebody has played, and of their numbers."""

import asyncio
import json
import re
from random import Random

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.support.end_to_end.axe import barriers
from tests.support.end_to_end.browsing import LAPTOP, SMALL
from tests.support.history import EXPERT, play_until_over
from tests.support.nightly import nightly
from tests.support.pages import TIMEOUT
from tests.support.visitors import Player, begin

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def ada(site) -> Player:
    """Return somebody who has played twelve matches."""
    people = await site.match("Ada Bartholomew", "morpyam")
    await play_until_over(people, Random(0))
    for number in range(10):
        await people[0].do("rematch")
        await people[number % 2].move("resign")
    host = await (await site.guest()).open("Cy", "morpho", **EXPERT)
    ada, bo = [
        await player.guest.join(host.code, name) for player, name in zip(people, "AB", strict=True)
    ]
    await begin([host, ada, bo])
    await play_until_over([host, ada, bo], Random(5))
    async with asyncio.timeout(TIMEOUT):
        while len(await matches(ada)) < 12:  # noqa: ASYNC110 - nobody is notified
            await asyncio.sleep(0.02)
    return ada


async def matches(player: Player) -> list:
    answer = await player.guest.ask("GET", "/guests/me/matches", params={"limit": 100})
    return answer["matches"]


@pytest.mark.parametrize("size", [SMALL, nightly(LAPTOP)], ids=["phone", "laptop"])
async def test_the_page_shows_matches_totals_and_leads_to_replays(company, ada, size):
    kept = await matches(ada)
    person = await company.browser_of(ada.guest, "Ada", size)
    await person.tab.page.goto("/")
    await person.tab.shows("home")
    await person.tab.click("[data-action=history]")
    await person.tab.shows("history")

    rows = person.tab.find("[data-match]")
    await expect(rows).to_have_count(10)
    await person.tab.click("[data-action=older]")
    await expect(rows).to_have_count(12)
    assert await rows.evaluate_all("(rows) => rows.map((row) => row.dataset.match)") == [
        f"{match['code']}/{match['match']}" for match in kept
    ]
    for own, count in (("matches", 11), ("rounds", 11)):
        await expect(person.tab.find(f"[data-number={own}]")).to_have_text(str(count))

    await person.tab.click("[data-option=game] [data-value=morpho]")
    last = kept[0]
    assert last["game"] == "morpho"
    parts = last["seats"][last["seat"]]["parts"]
    cards = person.tab.find(".won-as [data-identity]")
    held = {part for part, count in parts.items() if count["held"]}
    await expect(cards).to_have_count(len(held))
    shown = await cards.evaluate_all("(all) => all.map((card) => card.dataset.identity)")
    assert set(shown) == held
    assert await person.tab.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert await barriers(person) == []

    await person.tab.find("[data-match] a").first.click()
    await person.tab.shows("replay")
    assert f"/t/{last['code']}/replay/{last['match']}/" in person.tab.page.url


@pytest.mark.nightly
async def test_the_page_ranks_frequent_opponents(company, ada):
    [rival] = await ada.guest.ask("GET", "/guests/me/rivals")
    assert (rival["name"], rival["matches"]) == ("Bartholomew", 11)

    person = await company.browser_of(ada.guest, "Ada", SMALL)
    await person.tab.page.goto("/history")
    await person.tab.shows("history")

    companion = person.tab.find("[data-relation=companion]")
    await expect(companion).to_contain_text("11 matches with Bartholomew")
    rows = person.tab.find(".rivals tbody tr")
    them = re.compile(rf"Bartholomew\s*{rival['behind']}\s*{rival['ahead']}\s*11")
    order = [them, "You"] if rival["behind"] > rival["ahead"] else ["You", them]
    await expect(rows).to_have_text(order)
    assert await barriers(person) == []


@pytest.mark.nightly
async def test_a_table_shows_the_standings_of_its_season(company, ada):
    first = (await matches(ada))[-1]
    there = Player(ada.guest, first["code"], first["player"])
    season = await there.ask("GET", "season")

    person = await company.page_of(there, SMALL)

    rows = person.tab.find(".season tbody tr")
    await expect(rows).to_have_text(
        [
            re.compile(rf"{one['name']}\s*{one['won']}\s*{one['points']}\s*11")
            for one in season["standings"]
        ]
    )
    assert await barriers(person) == []


async def test_the_matches_are_saved_and_deleted(company, site):
    ada, bo = people = await site.match("Ada Bo", "morpyam")
    await play_until_over(people, Random(1))
    async with asyncio.timeout(TIMEOUT):
        while not await matches(ada):  # noqa: ASYNC110 - nobody is notified
            await asyncio.sleep(0.02)
    kept = await matches(ada)
    person = await company.browser_of(ada.guest, "Ada", SMALL)
    await person.tab.page.goto("/history")
    await person.tab.shows("history")
    # Parts above the button come one by one, and move it: a press in that moment is none.
    await person.tab.page.wait_for_load_state("networkidle")
    await expect(person.tab.find("[data-match]")).to_have_count(1)

    async with person.tab.page.expect_download() as coming:
        await person.tab.click("[data-action=download]")
    assert (
        json.loads(await asyncio.to_thread((await (await coming.value).path()).read_text)) == kept
    )

    await person.tab.click("[data-action=forget]")
    await person.tab.click("[data-action=confirm]")
    await expect(person.tab.find("[data-none]")).to_be_visible()
    assert await matches(ada) == []
    assert len(await matches(bo)) == 1


async def test_anybody_reads_what_is_kept_and_for_how_long(company):
    person = await company.person("Ada", SMALL)
    await person.tab.page.goto("/")
    await person.tab.shows("home")
    await person.tab.click("[data-action=privacy]")
    await person.tab.shows("privacy")

    parts = person.tab.find("[data-part]")
    await expect(parts).to_have_count(4)
    await expect(parts.nth(1)).to_contain_text("kept for good")
    await expect(parts.nth(1)).to_contain_text("180 days")
    assert await barriers(person) == []
