"""A page whose network blocks sockets names the cause, and plays by requests that wait."""

from random import Random
from typing import Final

import pytest
from playwright.async_api import Locator, expect

from tests.support.end_to_end.people import Person
from tests.support.serving import begin
from tests.support.visitors import Player

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

GAME: Final = "morphatrons"
MOVES: Final = 3

UNOPENED: Final = "socket.readyState = 3; socket.onclose?.({ reason: '' });"
SILENT: Final = "socket.readyState = 1; socket.onopen?.();"
BLOCK: Final = """(() => {
    const Real = self.WebSocket;
    self.WebSocket = function (address) {
        if (self.unblocked) return new Real(address);
        const socket = { readyState: 0, send() {}, close() {} };
        setTimeout(() => { %s });
        return socket;
    };
    Object.assign(self.WebSocket, { CONNECTING: 0, OPEN: 1, CLOSED: 3 });
})()"""
"""Lets no socket open, or no message through."""

PATIENCE: Final = 60_000
"""For how many milliseconds two sockets may each be waited for until they count as blocked."""
CAUSE: Final = "[data-refused=sockets_blocked]"


async def at_table(company, player: Player, block: str = "", others: str = "") -> Person:
    """Let a player open their page, where sockets are blocked in a way, or in none.

    They pass it round with ``others``, if there are any.
    """
    person = await company.browser_of(player.guest, player.id)
    page = person.tab.page
    own = f"sessionStorage['morpho.player.{player.code}'] = '{player.id}{others}'"
    await page.add_init_script(f"if (location.origin !== 'null') {own}")
    if block:
        await page.add_init_script(BLOCK % block)
    await page.goto(f"/t/{player.code}")
    live = expect(person.tab.screen)
    await live.to_have_attribute("data-connection", "live", timeout=PATIENCE)
    return person


async def reaches(screen: Locator, player: Player) -> None:
    """Wait until a page shows the last that its player may know."""
    view = await player.view()
    await expect(screen).to_have_attribute("data-n", str(view["n"]))


def shown(person: Person, part: str) -> Locator:
    return person.tab.find(f"main {part}")


async def test_a_page_without_sockets_shows_the_same_as_one_with_them(site, company):
    ada, bo = await site.match("Ada Bo", GAME)
    slow, fast = await at_table(company, bo, UNOPENED), await at_table(company, bo)
    await expect(slow.tab.find(CAUSE)).to_be_visible()
    await slow.tab.click("[data-action=close-cause]")
    dice = Random(1)

    for _ in range(MOVES):
        for player in (ada, bo):
            if legal := (await player.view()).get("legal"):
                await player.do("move", move=dice.choice(legal))
        await ada.do("say", text=f"{dice.random()}")
        for person in (slow, fast):
            await reaches(person.tab.screen, bo)
        for part in (".top", ".dock", ".board", "[data-feed]"):
            assert await shown(slow, part).text_content() == await shown(fast, part).text_content()
    await expect(slow.tab.find(CAUSE)).to_have_count(0)


async def test_a_page_without_sockets_speaks_in_order_until_removed(site, company):
    ada, bo = await site.company("Ada Bo", GAME)
    page = await ada.page()
    slow = await at_table(company, bo, UNOPENED)
    await page.until(lambda: bo.id in page.here)
    spoken = ["one", "two", "three"]

    for text in spoken:
        await slow.says(text)

    def heard() -> list[str]:
        return [event["text"] for event in page.events if event["kind"] == "said"]

    await page.until(lambda: len(heard()) == len(spoken))
    assert heard() == spoken
    await expect(slow.tab.find("[data-feed] li").last).to_contain_text("three")
    slow.tab.expects("403")
    await ada.do("remove", player=bo.id)
    await expect(slow.tab.find("[data-refused=removed]")).to_be_visible()


@pytest.mark.nightly
async def test_sockets_that_open_and_say_nothing_are_blocked_ones(site, company):
    (ada,) = await site.company("Ada", GAME)

    slow = await at_table(company, ada, SILENT)

    await expect(slow.tab.find(CAUSE)).to_be_visible()


async def test_a_page_without_sockets_is_passed_round(site, company):
    [ada] = await site.company("Ada", "morpho")
    bo = await (await site.guest()).join(ada.code, "Bo")
    cy = await bo.guest.join(ada.code, "Cy")
    watching = await ada.page()
    slow = await at_table(company, bo, UNOPENED, f" {cy.id}")
    await watching.until(lambda: watching.here == [ada.id, bo.id, cy.id])
    await begin([ada, bo, cy])
    await expect(slow.tab.find("[data-band=public]")).to_be_visible()
    page, opened = slow.tab.page, set[str]()

    while len(opened) < 2:
        seen = await ada.view()
        asked = seen["table"]["seats"][str(seen["public"]["turn"])]
        if asked == ada.id:
            await ada.move(seen["legal"][0])
            continue
        await page.locator(f"[data-curtain={asked}] [data-action=open-curtain]").press("Enter")
        await page.locator(".dock [data-verb=look]").click()
        await page.locator("[data-target]").first.click()
        await expect(page.locator("[data-opened]")).to_have_count(0)
        opened.add(asked)

    assert watching.here == [ada.id, bo.id, cy.id]
