"""Two friends at one phone, others elsewhere: each sees their own part, and it leaves with them."""

import json
import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import Final

import pytest
from playwright.async_api import Page, Route, async_playwright, expect

from tests.support.chromium import how_to_launch
from tests.support.client.shared_page import NAMES, PRIVATE
from tests.support.end_to_end.axe import barriers
from tests.support.end_to_end.browsing import LAPTOP, PHONE
from tests.support.end_to_end.clicking import make
from tests.support.end_to_end.company import Company
from tests.support.end_to_end.people import Person
from tests.support.end_to_end.playing import tamely
from tests.support.nightly import IS_NIGHT

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.timeout(900),
]

SNAPSHOTS: Final = 50 if IS_NIGHT else 4
"""How often the heap of the page is looked through."""
NO_CACHES: Final = "--js-flags=--no-use-ic"
"""Without it the engine keeps the last key by which some code has looked something up."""


async def share(host: Person, name: str) -> str:
    """Let somebody sit down at the host's phone; return which player that is."""
    await host.tab.click("[data-action=menu]")
    await host.tab.click("[data-action=share-phone]")
    await host.tab.find("[data-add-somebody] input").fill(name)
    await host.tab.click("[data-action=add-somebody]")
    added = host.tab.find("[data-band=resting] [data-action=act-as]").last
    await expect(added).to_contain_text(name)
    return await added.get_attribute("data-player") or ""


async def table_of_three(company: Company) -> tuple[Person, str, Person]:
    """Return the host, who shares a phone with Bo, Bo, and Cleo at home."""
    ada, cleo = await company.people("Ada Cleo", PHONE, LAPTOP)
    code = await ada.opens_a_table()
    bo = await share(ada, "Bo")
    await cleo.joins(code)
    await cleo.is_ready()
    return ada, bo, cleo


async def table_of_four(company: Company) -> tuple[Person, str, Person]:
    """Return the same people, with a bot."""
    ada, bo, cleo = await table_of_three(company)
    await ada.tab.click("[data-action=add-bot]")
    await expect(ada.tab.find(".seatring .bot")).to_be_visible()
    return ada, bo, cleo


async def opens(page: Page, player: str) -> None:
    """Open somebody's seat, at the curtain that hangs before it."""
    await page.locator(f"[data-curtain={player}] [data-action=open-curtain]").press("Enter")
    await expect(page.locator(f"[data-opened={player}] main[data-screen=play]")).to_be_visible()


async def looks(page: Page) -> None:
    """Look at a card, if that is what the open seat may do; otherwise do what it must."""
    await expect(page.locator("main")).not_to_have_attribute("data-legal", "0")
    look = page.locator(".dock [data-verb=look]")
    if await look.count():
        await look.click()
        await page.locator("[data-target]").first.click()
    else:
        await page.locator(".dock [data-move], .dock [data-verb], [data-target]").first.click()
        if await page.locator(".dock [data-action=confirm]").count():
            await page.locator(".dock [data-action=confirm]").click()


async def due(cleo: Person) -> str:
    """Return whose turn it is, as somebody elsewhere sees it."""
    view = await cleo.view()
    return str(view["table"]["seats"][str(view["public"]["decision"]["seat"])])


async def test_two_at_one_phone_play_with_a_friend_and_a_bot(company, house):
    house.deck.shuffle_as(7)
    ada, bo, cleo = await table_of_four(company)
    page = ada.tab.page
    found = await barriers(ada)
    await ada.tab.click("[data-action=start]")
    await cleo.sees("play")

    moved = Counter[str]()
    while min(moved["p1"], moved[bo], moved[cleo.id]) < 1:
        player = await due(cleo)
        if player == cleo.id:
            await expect(page.locator("[data-band=public]")).to_contain_text("Lay it on the table")
            await cleo.tab.heard.until(lambda: cleo.legal)
            await make(cleo, tamely(cleo.legal))
        elif player in ("p1", bo):
            await expect(page.locator(f"[data-curtain={player}]")).to_be_visible()
            found += await barriers(ada)
            await opens(page, player)
            found += await barriers(ada)
            await looks(page)
            await expect(page.locator("[data-opened]")).to_have_count(0)
        moved[player] += 1
        await cleo.tab.until(lambda last=player: _is_over(cleo, last), "nobody moved on")

    assert found == []
    shared = (await cleo.view())["table"]["shared"]
    assert shared == [["p1", bo]], "all see who shares a phone"


async def _is_over(cleo: Person, last: str) -> bool:
    return await due(cleo) != last


async def test_a_reload_goes_on_with_the_same_seats(company):
    ada, bo, _ = await table_of_four(company)
    await ada.tab.click("[data-action=start]")
    await expect(ada.tab.find("[data-band=public]")).to_be_visible()

    await ada.tab.page.reload()

    await expect(ada.tab.find("[data-band=public] [data-action=call]")).to_have_count(2)
    await expect(ada.tab.find(f"[data-action=call][data-player={bo}]")).to_contain_text("Bo")


class Renaming:
    """Stands between a page and its server: each seat has random names for its identities."""

    def __init__(self) -> None:
        self.names: dict[str, dict[str, str]] = {}

    async def answer(self, route: Route) -> None:
        """Rename what the page asks for one player alone."""
        answer = await route.fetch()
        body = await answer.json()
        player = re.search(r"player=(p\d+)", route.request.url)
        if answer.ok and player and "public=1" not in route.request.url:
            for sent in body.get("updates", [body]):
                self._rename(player[1], sent)
        await route.fulfill(response=answer, json=body)

    def _rename(self, player: str, sent: dict[str, object]) -> None:
        names = self.names.setdefault(player, {name: f"x{token_hex(6)}" for name in NAMES.split()})
        for part in PRIVATE:
            text = json.dumps(sent.get(part))
            for name, own in names.items():
                text = re.sub(rf"\b{name}\b", own, text)
            if part in sent:
                sent[part] = json.loads(text)

    def found(self, text: str, player: str) -> list[str]:
        """Return which of a player's names are in a text."""
        names = self.names.get(player, {})
        return [name for name, own in names.items() if own in text]


@asynccontextmanager
async def heap_of(page: Page) -> AsyncIterator[object]:
    """Give what takes a snapshot of a page's heap, as text, once its garbage is collected."""
    session = await page.context.new_cdp_session(page)
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda sent: chunks.append(sent["chunk"]))

    async def take() -> str:
        chunks.clear()
        await session.send("HeapProfiler.collectGarbage")
        await session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        return "".join(chunks)

    yield take
    await session.detach()


@pytest.mark.nightly
@pytest.mark.timeout(1_800)
async def test_the_heap_has_none_of_a_closed_seats_names(site):
    # Without a bot, which could end the round.
    renaming, taken, seen = Renaming(), 0, 0
    launching = how_to_launch(whole=False)
    launching["args"] = [*launching["args"], NO_CACHES]
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(**launching)
        async with Company(browser, site.base) as company:
            ada, bo, cleo = await table_of_three(company)
            page = ada.tab.page
            await page.route(re.compile(r"/(view|updates)\?"), renaming.answer)
            await ada.tab.click("[data-action=start]")
            async with heap_of(page) as take:
                while taken < SNAPSHOTS:
                    player = ("p1", bo)[taken // 2 % 2]
                    other = ("p1", bo)[taken // 2 % 2 - 1]
                    call = page.locator(f"[data-action=call][data-player={player}]")
                    await call.evaluate("button => button.click()")  # though a curtain hangs there
                    await opens(page, player)
                    text = await take()
                    seen += bool(renaming.found(text, player))
                    assert renaming.found(text, other) == []
                    if await page.locator(".dock [data-verb=look]").count():
                        await looks(page)
                        await expect(page.locator("[data-opened]")).to_have_count(0)
                    else:
                        await page.locator("[data-action=close-curtain]").click()
                    await expect(page.locator("[data-band=public]")).to_be_visible()
                    text = await take()
                    assert renaming.found(text, "p1") + renaming.found(text, bo) == []
                    taken += 2
                    await cleo.tab.is_current()
                    if cleo.legal:
                        await make(cleo, tamely(cleo.legal))
        await browser.close()
    assert seen == taken / 2, "each time the open seat's names were there"
