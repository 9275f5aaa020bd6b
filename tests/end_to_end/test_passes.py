"""Links that let somebody in: from a laptop to a phone, and a friend into a seat that is empty."""

import asyncio
from typing import Final

import pytest
from playwright.async_api import expect

from tests.support.complaints import complaints
from tests.support.end_to_end.axe import barriers
from tests.support.end_to_end.browsing import LAPTOP, PHONE
from tests.support.end_to_end.clicking import make
from tests.support.end_to_end.company import Company, begin
from tests.support.end_to_end.deck import StackedMorpho
from tests.support.end_to_end.observations import picture, sees_again
from tests.support.end_to_end.people import Person
from tests.support.end_to_end.playing import (
    all_saw,
    at_random,
    play,
    play_by_rest,
    tamely,
    who_is_asked,
)
from tests.support.serving import running

TIMEOUT: Final = 10
KEPT: Final = """async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
]"""
"""What a browser keeps of this server, by name."""

HERE: Final = """{
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ where: "here" }),
}"""

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def link_in(person: Person, place: str) -> str:
    """Return the link that somebody is shown."""
    shown = person.tab.find(f"{place} [data-link]")
    await expect(shown).to_be_visible()
    return await shown.inner_text()


async def uses(person: Person, link: str, screen: str = "play") -> None:
    """Open an invitation link and use it."""
    await person.tab.page.goto(link)
    await person.tab.shows("pass")
    await expect(person.tab.find("[data-action=use-pass]")).to_be_visible()
    name = person.tab.find("[name=name]")
    if await name.count():
        await name.fill(person.name)
    await person.tab.click("[data-action=use-pass]")
    await person.sees(screen)
    assert "#" not in person.tab.page.url
    person.code = person.tab.page.url.rpartition("/")[2]


async def both_show_the_same(one: Person, other: Person) -> None:
    """Wait until two pages of one player have been sent the same."""
    await one.tab.heard.reach(other.tab.heard.n or 0)
    await other.tab.heard.reach(one.tab.heard.n or 0)
    assert one.tab.heard.shows == other.tab.heard.shows


async def test_a_player_moves_from_a_laptop_to_a_phone_by_a_link(company, house):
    house.deck.shuffle_as(31)
    players = await house.site.match("Ada Bo Cleo", "morpho")
    await play_by_rest(players, tamely, most=3)
    bo, phone = await company.page_of(players[1], LAPTOP), await company.person("Bo", PHONE)
    await bo.opens_the_menu()
    await bo.tab.click("[data-action=devices]")
    await bo.tab.click("[data-action=link-device]")
    link = await link_in(bo, "[data-devices]")
    found = await barriers(bo, "[data-menu]")

    await uses(phone, link)

    assert (phone.id, phone.seat) == (bo.id, bo.seat)
    await both_show_the_same(phone, bo)

    await phone.opens_the_menu()
    await phone.tab.click("[data-action=devices]")
    await phone.tab.click("[data-action=keep-this-device]")
    await phone.answers_yes()

    await expect(bo.tab.find("[data-seat-gone=device_dropped]")).to_be_visible()
    await phone.tab.click("[data-action=close-menu]")
    await play_by_rest([players[0], players[2]], tamely, most=9)
    await phone.tab.heard.until(lambda: bool(phone.legal))
    await make(phone, tamely(phone.legal))
    assert found == []


@pytest.mark.nightly
async def test_a_friend_invited_by_the_host_takes_an_empty_seat(company, house):
    house.deck.shuffle_as(32)
    ada, bo, cleo = await company.match("Ada Bo Cleo", PHONE)
    choose = at_random(32)
    await play([ada, bo, cleo], choose, most=4)
    known = bo.tab.heard.own
    await bo.opens_the_menu()
    await bo.tab.click("[data-action=leave]")
    await bo.answers_yes()
    await bo.tab.shows("home")
    await ada.opens_the_menu()
    await ada.tab.click("[data-offer='1'] [data-action=offer-seat]")
    link = await link_in(ada, "[data-offer='1']")
    found = await barriers(ada, "[data-menu]")
    eve = await company.person("Eve", PHONE)
    await eve.tab.page.goto(link)
    await eve.tab.shows("pass")
    found += await barriers(eve)

    await uses(eve, link)

    assert eve.seat == 1
    assert eve.tab.heard.own == known
    await expect(ada.tab.find("[data-offer]")).to_have_count(0)
    await ada.tab.click("[data-action=close-menu]")
    if eve.legal:
        await all_saw([ada, eve, cleo], await make(eve, choose(eve.legal)))
    await play([ada, eve, cleo], choose, most=3)
    assert found == []


@pytest.mark.nightly
async def test_an_absent_player_s_seat_goes_to_a_friend_with_notice(browser, tmp_path):
    deck = StackedMorpho()
    deck.shuffle_as(34)
    async with (
        running(tmp_path / "morpho.db", {deck.name: deck}, away_seconds=1) as site,
        Company(browser, site.base) as company,
    ):
        ada, bo, cleo = await company.match("Ada Bo Cleo", PHONE, LAPTOP, PHONE)
        known, address = bo.tab.heard.own, bo.tab.page.url
        await bo.tab.page.goto("about:blank")
        await ada.opens_the_menu()
        await ada.tab.click(f"[data-player={bo.id}] [data-action=offer-seat]")
        link = await link_in(ada, "[data-offer='1']")
        eve = await company.person("Eve", PHONE)
        await eve.tab.page.goto(link)
        await expect(eve.tab.page.get_by_role("heading", name="Bo\u2019s seat")).to_be_visible()

        await uses(eve, link)

        assert (eve.seat, eve.tab.heard.own) == (1, known)
        await ada.tab.click("[data-action=close-menu]")
        moved = list[str]()
        while "Eve" not in moved:
            mover = who_is_asked([ada, eve, cleo])
            await play([ada, eve, cleo], tamely, most=1)
            moved.append(mover.name)
        bo.tab.expects("4403", "status of 403")
        await bo.tab.page.goto(address)
        notice = bo.tab.find("[data-seat-gone=seat_given_away]")
        await expect(notice).to_contain_text("someone else, who now plays in your place")
        assert await barriers(bo) == []


@pytest.mark.nightly
async def test_a_newcomer_s_page_shows_the_same_after_a_reload(company, house):
    house.deck.shuffle_as(33)
    players = await house.site.match("Ada Bo Cleo", "morpho")
    await players[1].do("leave")
    token = "T" * 43
    await players[0].do("offer_seat", seat=1, token=token)
    eve = await company.person("Eve", PHONE)
    await uses(eve, f"/t/{players[0].code}#pass={token}")

    before = await picture(eve)
    await eve.tab.page.reload()

    await sees_again(eve, before)


async def opens_the_settings(person: Person) -> None:
    """Open the settings of the waiting room, and wait for the devices."""
    if not await person.tab.find("[data-menu]").count():
        await person.opens_the_menu()
    await person.tab.click("[data-action=settings]")
    await expect(person.tab.find("[data-device=this]")).to_be_visible()


@pytest.mark.nightly
async def test_signing_out_a_phone_needs_no_reload(company):
    ada, bo, cleo = await company.table("Ada Bo Cleo", LAPTOP)
    phone = await company.person("Bo", PHONE)
    await bo.opens_the_menu()
    await bo.tab.click("[data-action=devices]")
    await bo.tab.click("[data-action=link-device]")
    await uses(phone, await link_in(bo, "[data-devices]"), "waiting")

    await opens_the_settings(bo)
    other = bo.tab.find("[data-device=other]")
    await expect(other).to_contain_text(bo.code)
    found = await barriers(bo, "[data-settings]")
    await bo.tab.click("[data-action=sign-out-elsewhere]")
    await bo.answers_yes()

    await expect(phone.tab.find("[data-seat-gone=device_dropped]")).to_be_visible()
    await expect(other).to_have_count(0)
    await begin([ada, bo, cleo])
    assert found == []


async def test_signing_out_of_one_page_clears_all_pages(company, house):
    ada, cleo = await house.site.company("Ada Cleo", "morpho")
    bo = await company.person("Bo", PHONE)
    await bo.joins(ada.code)
    await bo.is_ready()
    await cleo.do("ready", ready=True)
    await ada.do("start")
    await bo.sees("play")
    async with asyncio.timeout(TIMEOUT):
        while "morpho.memory" not in await bo.tab.page.evaluate(KEPT):  # noqa: ASYNC110 - polled
            await asyncio.sleep(0.05)
    await bo.opens_the_menu()
    await bo.tab.click("[data-action=devices]")
    await bo.tab.click("[data-action=link-device]")
    await expect(bo.tab.find("[data-devices] [data-link]")).to_be_visible()
    other = await bo.tab.page.context.new_page()
    await other.goto("/")

    complaints.expect("401")
    await other.evaluate("fetch('/api/v1/guests/me/sign-out', SIGN_OUT)".replace("SIGN_OUT", HERE))
    await other.click("[data-action=settings]")  # signed out already, as after a lost answer
    await other.click("[data-action=sign-out-here]")
    async with bo.tab.page.expect_event("load"):  # its own page comes anew
        await other.click("[data-action=confirm]")

    await expect(bo.tab.find("[data-screen=invite]")).to_be_visible()
    assert await bo.tab.page.evaluate(KEPT) == []


async def test_others_see_no_more_who_somebody_was_that_is_erased(company):
    ada, bo, cleo = await company.table("Ada Bo Cleo", LAPTOP)
    await begin([ada, bo, cleo])
    await bo.says("I am Bo from Kilkenny.")
    feed = ada.tab.find("[data-feed]")
    await expect(feed).to_contain_text("Kilkenny")
    await opens_the_settings(bo)

    complaints.expect("401")
    await bo.tab.click("[data-action=erase-me]")
    async with bo.tab.page.expect_event("load"):
        await bo.answers_yes()

    await expect(bo.tab.find("[data-screen=home]")).to_be_visible()
    assert await bo.tab.page.evaluate(KEPT) == []
    await expect(feed.locator("[data-event=player_erased]")).to_contain_text("∅ 2")
    await expect(feed).not_to_contain_text("Kilkenny")
    await expect(feed).to_contain_text("∅ 2 joined")
    await ada.says("Let us go on.")
    await expect(cleo.tab.find("[data-feed]")).to_contain_text("Let us go on.")
