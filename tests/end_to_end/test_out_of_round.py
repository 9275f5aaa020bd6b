"""Somebody is shot: their page shows all cards, also after a reload, and takes their bet."""

import re

import pytest
from playwright.async_api import expect

from tests.support.end_to_end.browsing import PHONE
from tests.support.games.morpho.playing import deal
from tests.support.games.morpho.shooting import CARDS, HANDS, NAMES

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def look(player):
    """Look at the first card that a player may look at."""
    legal = (await player.view()).get("legal", [])
    if looks := [move for move in legal if move.startswith("look")]:
        await player.move(looks[0])


async def test_a_player_who_is_out_sees_all_cards_and_wins_a_bet(house, company):
    house.deck.lay_out({"deal": deal(*HANDS, middle=CARDS["M"])})
    people = await house.site.match(NAMES, "morpho", out_players_see="all_cards")
    ada, bo, *others = people
    page = (await company.page_of(bo, PHONE)).tab.page
    for player in people:
        await look(player)
    await expect(page.locator("[data-sees]")).to_have_count(0)

    await ada.move("snipe B1 with A1")
    for _ in range(2):
        await expect(page.locator("[data-sees=all_cards]")).to_be_visible()
        middle = page.locator("[data-slot=M]")
        await expect(middle).to_have_accessible_name(re.compile("Technician"))
        await page.reload()

    await page.locator("[data-action=bet]").tap()
    await page.locator("[data-bet-on='5']").tap()
    await expect(page.locator("[data-bet]")).to_have_text("You bet on Flo.")

    for player in others:
        await look(player)
    await ada.move("snipe C1 with A1")
    await expect(page.locator("[data-bets]")).to_have_text("Bo bet on Flo: right.")


@pytest.mark.nightly
async def test_a_spectator_s_bet_lasts_and_is_in_the_match_story(house, company):
    house.deck.lay_out({"deal": deal(*HANDS, middle=CARDS["M"])})
    ada, *others = people = await house.site.match(NAMES, "morpho")
    zed = await (await house.site.guest()).join(ada.code, "Zed", sit=False)
    page = (await company.page_of(zed, PHONE)).tab.page

    await page.locator("[data-action=bet]").tap()
    await page.locator("[data-bet-on='5']").tap()
    for _ in range(2):
        await expect(page.locator("[data-bet]")).to_have_text("You bet on Flo.")
        await page.reload()
    for player in people:
        await look(player)
    await ada.move("snipe C1 with A1")
    await expect(page.locator("[data-bets]")).to_have_text("Zed bet on Flo: right.")

    await ada.do("end_match")
    [played] = (await others[0].ask("GET", "matches/1"))["rounds"]
    assert played["bets"] == [{"player": zed.id, "name": "Zed", "on": 5, "right": True}]
