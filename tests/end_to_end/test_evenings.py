"""An evening: planned by its host, answered from the link, and found again a week later."""

from datetime import UTC, datetime, timedelta

import pytest
from playwright.async_api import expect

from tests.support.end_to_end.axe import barriers
from tests.support.end_to_end.browsing import PHONE
from tests.support.end_to_end.company import Company, begin
from tests.support.serving import MovableClock, running
from tests.support.tables.trouble import Trouble

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

WEEK = 7 * 24 * 3600


def coming(hours: int) -> str:
    """Return the date and time in some hours, in UTC."""
    return f"{datetime.now(UTC) + timedelta(hours=hours):%Y-%m-%dT%H:%M}"


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
        await ada.tab.find("[name=date]").fill(coming(48)[:10])
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


async def test_a_friend_who_comes_during_a_match_watches_and_gets_a_bot_s_seat(company):
    ada, bo = await company.table("Ada Bo", PHONE)
    await ada.command("add_bot", strength="recruit", seat=None, name=None)
    await ada.command("plan_evening", local=coming(2), zone="Etc/UTC", repeats="once", call=None)
    await begin([ada, bo])
    di = await company.person("Di", PHONE)

    await di.follows(f"/t/{ada.code}")
    await expect(di.tab.find("[data-evening]")).to_be_visible()
    await expect(di.tab.find("[data-action=sit]")).to_be_visible()
    await di.just_watches()
    await di.sees("play")
    await di.opens_the_menu()
    await di.tab.click("li[data-bot] [data-action=sit]")
    await ada.tab.click("[data-seat-requests] [data-action=admit]")

    await di.tab.heard.until(lambda: di.seat is not None)
    await ada.tab.heard.until(
        lambda: not any("bot" in one for one in ada.tab.heard.table["players"].values())
    )


async def test_a_newcomer_who_is_behind_reads_so_in_the_waiting_room_and_in_play(browser, tmp_path):
    trouble = Trouble(MovableClock())
    async with (
        running(tmp_path / "morpho.db", world_of=trouble.world) as site,
        Company(browser, site.base) as company,
    ):
        people = await company.match("Ada Bo Cy", PHONE, spectator_delay=30)
        zed = await company.person("Zed", PHONE)
        await zed.follows(f"/t/{people[0].code}")
        await zed.just_watches()
        await zed.tab.shows("waiting")
        behind = zed.tab.find("[data-behind='30']")
        await expect(behind).to_contain_text("From the next deal on")
        found = await barriers(zed)

        trouble.clock.put_forward(31)
        await people[0].command("say", text="Time flies.")

        await zed.tab.shows("play")
        await expect(behind).to_contain_text("come late here")
        assert found == []
