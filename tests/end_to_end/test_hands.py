"""A phone beside a big screen plays a turn as a hand, and stays covered without the screen."""

import pytest
from playwright.async_api import expect

from tests.realtime.test_public_pages import become_screen
from tests.support.end_to_end.axe import barriers
from tests.support.end_to_end.browsing import PHONE

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_hand_plays_until_the_screen_ends(company, house):
    house.deck.shuffle_as(23)
    players = await house.site.match("Ada Bo Cleo Dora", "morpho")
    await become_screen(players[0])
    first = (await players[0].view())["public"]["turn"]
    person = await company.page_of(players[first], PHONE)
    tab = person.tab
    await tab.click("[data-action=be-hand]")
    await expect(tab.find("[data-cover=cards] > button")).to_be_visible()
    found = await barriers(person)
    await tab.click("[data-answers] [data-verb=look]")
    found += await barriers(person)
    await tab.click("[data-slot][data-target] >> nth=0")
    await expect(tab.find("[data-cover=cards] > button")).to_be_visible()
    await tab.find("[data-cover=cards] > button").press("Enter")
    await expect(tab.find("[data-knows]")).to_be_visible()
    await players[0].do("end_screen", screen="s1")

    await expect(tab.find("[data-hand-line=ended]")).to_be_visible()
    await expect(tab.find("[data-cover=cards] > button")).to_be_visible()
    assert found == []
