"""Morph between two browsers, and alone against the Shadow: whole games are played by clicks."""

import asyncio
from typing import Final

import pytest
from playwright.async_api import expect

from tests.support.end_to_end.axe import barriers
from tests.support.end_to_end.browsing import LAPTOP, PHONE, TABLET
from tests.support.end_to_end.people import Person
from tests.support.end_to_end.playing import at_random, play_by_rest
from tests.support.nightly import IS_NIGHT, nightly

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

STEPS: Final = (
    "[data-action=confirm]:enabled",
    "[data-action=line-1]:enabled",
    "[data-action=line-2]:enabled",
    ".hand [data-target=yes]:not(.chosen)",
    "[data-action=end]:enabled",
)
"""What is clicked, the first that there is."""
DIMMED: Final = ".dock.live .hand .quiet"
"""Cards that can't be played now: their text has the least contrast of all."""
NEXT: Final = """(steps) => document.querySelector("[data-reason]")
    || (document.querySelector(".dock.live") && steps.some((step) => document.querySelector(step)))
    || (!document.querySelector(".dock.live") && document.querySelector(".dock"))"""


async def clicks_on(person: Person) -> bool:
    """Make the next click of a turn; return whether the game goes on."""
    page = person.tab.page
    await page.wait_for_function(NEXT, arg=STEPS)
    if await page.locator("[data-reason]").count():
        return False
    if not await page.locator(".dock.live").count():
        await asyncio.sleep(0.02)
        return True
    for step in STEPS:
        if await page.locator(step).count():
            await page.locator(step).first.click()
            return True
    return True


@pytest.mark.parametrize("before", [32, nightly(0)])
async def test_a_phone_and_a_laptop_finish_a_duel(company, site, before):
    """The moves ``before`` those that are clicked are made by REST."""
    players = await site.match("Ada Bo", "morph")
    await play_by_rest(players, at_random(1), most=before)
    ada = await company.page_of(players[0], PHONE)
    bo = await company.page_of(players[1], LAPTOP)
    found: list[str] = []
    measured = False
    going = [True, True]
    while any(going):
        going = [await clicks_on(person) for person in (ada, bo)]
        if not measured and await ada.tab.find(DIMMED).count():
            found += await barriers(ada)
            measured = True
    assert measured

    for person in (ada, bo):
        await expect(person.tab.find("[data-reason=deck_empty]").first).to_be_visible()
    if IS_NIGHT:
        found += await barriers(bo)
    assert found == []


@pytest.mark.nightly
async def test_a_whole_solo_game_is_played_on_a_phone(company, site):
    (player,) = await site.company("Ada", "morph")
    await player.do("set_options", options={"mode": "solo"})
    await player.do("start")
    ada = await company.page_of(player, PHONE)
    await expect(ada.tab.find("[data-plate=B]")).to_contain_text("The Shadow")
    found = await barriers(ada)

    while await clicks_on(ada):
        pass

    await expect(ada.tab.find("[data-reason=deck_empty]").first).to_be_visible()
    assert found == []


async def test_a_past_round_shows_both_players_and_all_hands_that_are_known(company, site):
    players = await site.match("Ada Bo", "morph")
    await players[1].move("resign")
    ada = await company.page_of(players[0], PHONE)
    await ada.tab.page.goto(f"/t/{players[0].code}/replay/1/1")
    cards = ada.tab.find(".dock .creature")

    await expect(ada.tab.find("[data-plate]")).to_have_count(2)
    await expect(cards).to_have_count(8)
    await ada.tab.click("[data-eyes='0']")
    await expect(cards).to_have_count(4)
    await ada.tab.click("[data-eyes='spectator']")
    await expect(cards).to_have_count(0)


# words that lie on others, and what of the table lies under the dock
COVERED = """() => {
    const [dock, hint, head] = [".dock", ".moment .hint", ".moment h2"]
        .map((part) => document.querySelector(part).getBoundingClientRect());
    const plates = [...document.querySelectorAll("[data-plate]")]
        .map((plate) => plate.getBoundingClientRect());
    const under = plates.filter((plate) => plate.left < dock.right && plate.bottom > dock.top + 1
        && plate.top < dock.bottom - 1);
    return [hint.top < head.bottom - 1, under.length];
}"""


@pytest.mark.nightly
@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
async def test_no_moment_of_a_past_round_covers_anything(company, site, size):
    players = await site.match("Ada Bartholomew", "morph")
    made = await play_by_rest(players, at_random(1), most=14)
    ada = await company.page_of(players[0], size)
    await players[1].move("resign")
    await ada.tab.page.goto(f"/t/{players[0].code}/replay/1/1")
    await ada.tab.shows("replay")

    covered = []
    for step in range(1, len(made)):
        await ada.tab.click("[data-action=replay-on]")
        await expect(ada.tab.find("[data-action=replay-scrub]")).to_have_value(str(step))
        covered.append(await ada.tab.page.evaluate(COVERED))

    assert covered == [[False, 0]] * (len(made) - 1)


@pytest.mark.nightly
async def test_a_player_chooses_two_factions_before_the_match(company, site):
    players = await site.company("Ada Bo", "morph")
    ada = await company.page_of(players[0], PHONE)
    await ada.tab.click("[data-option=factions] [data-value=grey]")
    await ada.tab.click("[data-option=factions] [data-value=red]")
    await expect(ada.tab.find("[data-option=factions]")).to_contain_text("Odo Varkas")
    found = await barriers(ada)
    await players[1].do("ready", ready=True)
    await ada.starts()

    await expect(ada.tab.find(".table [data-feat=A]")).to_have_attribute("data-about", "grey_red")
    assert found == []
