"""Morpyam in a browser: a match from its first throw to its end has no barrier."""

import pytest
from playwright.async_api import expect

from tests.support.end_to_end.axe import barriers
from tests.support.end_to_end.browsing import PHONE
from tests.support.nightly import IS_NIGHT

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_its_table_has_no_barriers(company, site):
    players = await site.match("Ada Bo", "morpyam", first="A")
    ada = await company.page_of(players[0], PHONE)
    await ada.tab.click("[data-action=roll]")
    await ada.tab.click("[data-die='1']")
    await ada.tab.click("[data-action=call]")
    await ada.tab.click("[data-call=morpyam]")
    found = await barriers(ada)
    await players[1].move("resign")
    await expect(ada.tab.find("[data-action=podium]")).to_be_visible()
    if IS_NIGHT:
        found += await barriers(ada)

    assert found == []
