"""An evening: planned by its host, answered from the link, and found again a week later."""

from datetime import UTC, datetime, timedelta

import pytest
from playwright.async_api import expect

from tests.support.end_to_end.axe import barriers
from tests.support.end_to_end.browsing import PHONE
from tests.support.end_to_end.company import Company
from tests.support.serving import MovableClock, running
from tests.support.tables.trouble import Trouble

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

WEEK = 7 * 24 * 3600


async def test_friends_plan_an_evening_and_find_it_a_week_later(browser, tmp_path):
    trouble = Trouble(MovableClock())
    async with (
        running(tmp_path / "morpho.db", world_of=trouble.world) as site,
        Company(browser, site.base) as company,
    ):
        ada, bo = await company.people("Ada Bo", PHONE)
        code = await ada.opens_a_table()
        await ada.opens_the_menu()
        await ada.tab.click("[data-action=plan]")
        date = f"{datetime.now(UTC) + timedelta(days=2):%Y-%m-%d}"
        await ada.tab.find("[name=date]").fill(date)
        await ada.tab.find("[name=call]").fill("https://meet.example/room")
        found = await barriers(ada)
        await ada.tab.click("[data-action=plan-evening]")
        await ada.tab.shows("evening")
        found += await barriers(ada)

        await bo.follows(f"/t/{code}")
        await bo.tab.find("[name=name]").fill("Bo")
        found += await barriers(bo)
        await bo.tab.page.keyboard.press("Tab")
        await bo.tab.page.keyboard.press("Enter")
        await bo.tab.shows("evening")
        await expect(bo.tab.find("[data-answer=yes]")).to_be_visible()
        await expect(ada.tab.find(".evening-who [data-player=p2]")).to_contain_text("Bo")
        first = bo.tab.heard.table["evening"]["at"]

        trouble.clock.put_forward((first - trouble.clock.now()) / 1000 + 5 * 3600)
        await bo.tab.page.goto("/")
        await bo.tab.find("[data-table] [data-evening]").wait_for()
        await bo.tab.click("[data-table]")
        await bo.tab.shows("evening")
        await expect(bo.tab.find("[data-action=answer-yes]")).to_be_visible()

        next_one = bo.tab.heard.table["evening"]
        assert abs(next_one["at"] - first - WEEK * 1000) <= 3600 * 1000  # the clocks may change
        assert next_one["yes"] == []
        assert found == []
