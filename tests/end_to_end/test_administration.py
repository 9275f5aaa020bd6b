"""The page of the administration: a link leads there, and what is done there is done."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Page, Route, expect

from tests.support.administering import made_link
from tests.support.complaints import complaints
from tests.support.end_to_end.axe import barriers
from tests.support.end_to_end.browsing import PHONE
from tests.support.end_to_end.company import Company
from tests.support.end_to_end.observations import misfits
from tests.support.end_to_end.people import Person
from tests.support.pages import refused
from tests.support.serving import running

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

NO_SESSION = r"status of 401 .*/admin/session\)"


async def comes(company, site, name="Ada", size=PHONE) -> Person:
    """Let an administrator come by a new link."""
    person = await company.person(name, size)
    await person.tab.page.goto(f"/admin#{await made_link(site, name)}")
    await person.tab.shows("admin")
    return person


async def opens(person: Person, code: str) -> Page:
    """Open a table in the list."""
    await person.tab.click(f"[data-table={code}] [data-action=open]")
    await expect(person.tab.find(f"[data-table={code}] [data-person]").first).to_be_visible()
    return person.tab.page


async def test_a_link_leads_in_once_and_stays_in_no_address(company, site):
    complaints.expect(NO_SESSION, r"status of 404 .*/admin/session\)")
    secret = await made_link(site)
    ada, late = await company.people("Ada Late", PHONE)

    await ada.tab.page.goto("/admin")
    await ada.tab.shows("admin-entry")
    assert await barriers(ada) == []
    await ada.tab.page.evaluate("secret => { location.hash = secret }", secret)
    await ada.tab.shows("admin")
    await late.tab.page.goto(f"/admin#{secret}")
    await late.tab.shows("admin-entry")

    await expect(late.tab.find("[data-refused=no_such_link]")).to_be_visible()
    for person in (ada, late):
        assert person.tab.page.url == f"{site.base}/admin"
    await ada.tab.page.reload()
    await ada.tab.shows("admin")
    await ada.tab.click("[data-action=leave]")
    await ada.tab.click("[data-action=confirm]")
    await ada.tab.shows("admin-entry")


async def test_a_table_is_found_and_kept_in_order(company, site):
    host, bo, _ = await site.match("Hal Bo Cleo", "morpho")
    other, *_ = await site.match("Dan Eve", "morphos")
    ada = await comes(company, site)

    await ada.tab.find("[name=search]").fill("cleo")
    await expect(ada.tab.find(f"[data-table={other.code}]")).to_have_count(0)
    page = await opens(ada, host.code)
    assert await barriers(ada) == []
    assert await misfits(ada) == []
    person = page.locator(f"[data-person={bo.id}]")
    await person.locator("[data-action=mute]").click()
    await expect(page.locator("[data-announcer]")).to_contain_text("Bo is muted")
    await person.locator("[data-action=unmute]").click()
    await expect(person.locator("[data-action=mute]")).to_be_enabled()
    await page.locator("[data-action=end]").click()
    await expect(page.locator(".asking")).to_contain_text("opens all cards to everybody")
    await page.keyboard.press("Escape")
    await page.locator("[data-action=end]").press("Enter")
    await page.locator("[data-action=confirm]").press("Enter")

    await expect(page.locator(".admin-done")).to_contain_text(f"{host.code} is over")
    await expect(page.locator(f"[data-table={host.code}]")).to_contain_text("Match over")
    audited = page.locator("[data-audited]")
    await expect(audited.first).to_contain_text("Ada ended a match")
    guest = f"{host.code} · guest"
    await expect(audited.nth(2)).to_contain_text(re.compile(f"Ada muted somebody {guest} [0-9]+$"))
    assert await barriers(ada) == []


async def test_of_many_tables_a_few_are_listed_first(company, site):
    for number in range(12):
        await (await site.guest()).open(f"Ada {number}")
    ada = await comes(company, site)
    rows = ada.tab.find("[data-table]")

    await expect(rows).to_have_count(10)
    await ada.tab.click("[data-action=more]")
    await expect(rows.nth(11)).to_be_visible()


async def test_somebody_at_a_table_is_erased(company, site):
    _, bo = await site.company("Hal Bo")
    ada = await comes(company, site)
    page = await opens(ada, bo.code)

    person = page.locator(f"[data-person={bo.id}]")
    await person.locator("[data-action=erase]").click()
    await expect(person.locator(".asking")).to_contain_text("name and sentences go from all tables")
    assert await barriers(ada) == []
    await person.locator("[data-action=confirm]").click()

    await expect(page.locator(".admin-table .admin-done")).to_contain_text("Bo is erased")
    await expect(person).to_have_count(0)
    with refused("not_signed_in"):
        await bo.guest.ask("GET", "/guests/me")


async def test_a_ban_first_says_whom_it_hits(company, site):
    _, bo, _ = await site.match("Hal Bo Cleo", "morpho")
    ada = await comes(company, site)
    page = await opens(ada, bo.code)

    await page.locator(f"[data-person={bo.id}] [data-action=choose-ban]").click()
    await expect(page.locator("[name=banned]")).to_be_focused()
    await expect(page.locator(".admin-bans form")).to_contain_text("Bo")
    await page.locator("[name=reason]").fill("spoils every evening")
    await page.keyboard.press("Enter")
    asking = page.locator(".admin-asking")
    await expect(asking).to_contain_text(re.compile("Bo · guest [0-9]+, and hits one guest"))
    await expect(asking).to_contain_text("in a new browser")
    assert await barriers(ada, "main") == []
    await page.locator("[data-action=ban]").click()

    ban = page.locator("[data-ban]")
    await expect(ban).to_contain_text("spoils every evening")
    with refused("banned"):
        await bo.guest.ask("GET", "/guests/me")
    await ban.locator("[data-action=lift]").click()
    await expect(ban).to_have_count(0)
    await bo.guest.ask("GET", "/guests/me")
    await page.locator("[name=banned]").fill("127.0.0.1")
    await page.locator("[name=reason]").fill("nobody")
    complaints.expect(r"status of 409 .*/admin/bans\)")
    await page.locator("[data-action=try-ban]").click()
    await expect(page.locator("[data-refused=not_bannable]")).to_be_visible()


async def test_what_is_said_to_all_and_who_opens_tables_reaches_other_pages(company, site):
    ada = await comes(company, site)
    eve = await company.person("Eve", PHONE)
    page = ada.tab.page

    await page.locator("[name=text]").fill("Restart soon")
    await page.locator("[name=at]").fill("22:30")
    await page.locator("[data-action=announce]").click()
    await page.locator("[data-option=maintenance]").click()
    await expect(page.locator("[data-verdict=maintenance]")).to_be_visible()
    await page.locator("[data-option=maintenance]").click()
    await page.locator("[data-value=password]").click()
    await page.locator("[name=password]").fill("open sesame")
    await page.locator("[data-action=set-password]").click()
    await page.locator("[data-action=make-link]").click()
    await expect(page.locator("[data-link]")).to_contain_text(f"{site.base}/#opening=")
    assert await barriers(ada) == []
    assert await misfits(ada) == []
    await eve.tab.page.goto("/")
    await expect(eve.tab.find("[data-announcement]")).to_contain_text("Restart soon")
    await expect(eve.tab.find("[data-opening=password]")).to_be_visible()
    for beside in ("rules", "learn", "history", "privacy"):
        await eve.tab.page.goto(f"/{beside}")
        await expect(eve.tab.find("main:not([data-screen=loading])")).to_be_visible()
        said = eve.tab.find("[data-announcement]").locator("visible=true")
        await expect(said).to_contain_text("Restart soon")
        await expect(said.locator("[data-countdown]")).to_be_in_viewport(ratio=1)
        await said.get_by_role("button").click()
        await expect(said).to_have_count(0)
        assert await misfits(eve) == []
        await eve.tab.page.evaluate("localStorage.removeItem('morpho.put_away')")

    await page.locator("[data-value=everyone]").click()
    await page.locator("[data-action=withdraw]").click()
    await expect(page.locator(".admin-announced")).to_have_count(0)


@asynccontextmanager
async def held(page: Page, address: str) -> AsyncIterator[None]:
    """Keep requests to an address from the server until the block ends."""
    ended = asyncio.Event()

    async def hold(route: Route) -> None:
        await ended.wait()
        await route.continue_()

    await page.route(address, hold)
    yield
    ended.set()


async def test_an_answer_that_comes_late_leaves_what_was_begun_meanwhile(browser, tmp_path):
    async with (
        running(tmp_path / "morpho.db") as site,
        Company(browser, site.base) as company,
    ):
        ada = await comes(company, site)
        page = ada.tab.page

        async with held(page, "**/admin/state"):
            await page.locator("[data-option=maintenance]").click()
            await page.locator("[data-value=password]").click()
            await page.locator("[name=password]").fill("open sesame")
        await expect(page.locator(".admin-opening .admin-done")).to_be_visible()
        await expect(page.locator("[name=password]")).to_have_value("open sesame")

        await page.locator("[name=banned]").fill("203.0.113.7")
        await page.locator("[name=reason]").fill("spoils every evening")
        async with held(page, "**/admin/bans"):
            await page.locator("[data-action=try-ban]").click()
            await page.locator("[name=banned]").fill("198.51.100.9")
        await page.locator("[data-action=ban]").click()
        await expect(page.locator("[data-ban]")).to_contain_text("203.0.113.7")


async def test_sessions_of_others_are_ended_and_their_pages_say_so(company, site):
    complaints.expect(r"status of 401 .*/admin/")
    ada, bo = await comes(company, site), await comes(company, site, "Bo")

    await ada.tab.page.get_by_role("button", name="End Bo").click()

    await bo.tab.shows("admin-entry")
    await expect(ada.tab.find("[data-announcer]")).to_contain_text("session of Bo is over")


async def test_a_backup_is_made_checked_and_named_and_settings_are_shown(browser, tmp_path):
    folder = tmp_path / "backups"
    folder.mkdir()
    async with (
        running(tmp_path / "morpho.db", backup_folder=str(folder)) as site,
        Company(browser, site.base) as company,
    ):
        ada = await comes(company, site)
        page = ada.tab.page

        await page.locator("[data-action=back-up]").click()
        backup = page.locator("[data-backup]")
        await expect(backup).to_have_count(1)
        [made] = folder.iterdir()
        await expect(backup).to_contain_text(made.name)
        await backup.get_by_role("button").click()
        await expect(page.locator("[data-announcer]")).to_contain_text(f"{made.name} is whole")

        made.write_bytes(made.read_bytes()[:-20])
        await backup.get_by_role("button").click()
        await expect(page.locator("[data-refused=not_whole]")).to_contain_text("is not whole")
        await page.locator(".admin-settings summary").click()
        await expect(page.locator(".admin-settings dl")).to_contain_text("backup_folder")
        assert await barriers(ada) == []


async def test_a_report_is_sent_with_a_sentence_and_read_when_its_round_is_over(company, site):
    host, bo, _ = await site.match("Hal Bo Cleo", "morpho")
    ada, player = await comes(company, site), await company.page_of(bo, PHONE)
    await player.tab.shows("play")

    await player.tab.click("[data-action=menu]")
    await player.tab.click("[data-action=report]")
    await player.tab.find(".report input").fill("My card turned by itself")
    assert await barriers(player, ".report") == []
    await player.tab.click("[data-action=send-report]")
    await expect(player.tab.find(".report-said")).to_contain_text("was sent")

    await ada.tab.click("[data-action=to-reports]")
    await expect(ada.tab.find("#admin-reports")).to_be_focused()
    report = ada.tab.find("[data-report]")
    await expect(report).to_contain_text("My card turned by itself")
    await report.locator("[data-action=show-table]").click()
    await expect(ada.tab.find(f"[data-table={bo.code}] [data-person={bo.id}]")).to_be_visible()
    assert await misfits(ada) == []
    await report.locator("[data-action=read-report]").click()
    await expect(ada.tab.find(".admin-done")).to_contain_text("a player\u2019s hand")
    await host.do("end_match")
    async with ada.tab.page.expect_download():
        await report.locator("[data-action=read-report]").click()
    assert await barriers(ada) == []
    await report.locator("[data-action=delete-report]").click()
    await report.locator("[data-action=confirm]").click()
    await expect(report).to_have_count(0)
