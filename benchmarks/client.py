"""The browser client in Chromium: ``python -m benchmarks client [paint] [clicks] [frames]``.

``paint``: the time until a new page shows a table of nine people in play, and until it accepts a
move. The processor is slowed down four times; the network has 10 Mbit/s and 40 ms.

``clicks``: the time from a click in one page to the screens of the others, without motion, at a
table of six: with two pages open, three and six. They are windows of one browser, so each page has
a process of its own; but all share this machine and two processes of the browser. So on two cores
two pages are nearer to how people play, and six show what all costs together.

``frames``: the length of frames while a round of nine people moves on a page that is slowed down
four times.

``TEST_BROWSER`` names the browser's executable; unset or empty, Playwright's own is taken. Other
work on the machine shows in each of these figures.
"""

import argparse
import asyncio
import json
import random
import statistics
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

import httpx
from playwright.async_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    ViewportSize,
    async_playwright,
)

from benchmarks.harness.process import ServerProcess, database
from tests.support.chromium import how_to_launch

SLOWED: Final = 4
PHONE: Final[ViewportSize] = {"width": 360, "height": 640}
LAPTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
SCREENS: Final = {"phone": PHONE, "laptop": LAPTOP}
BANDWIDTH: Final = 10_000_000 / 8
"""Bytes a second."""
ROUND_TRIP: Final = 40
"""Milliseconds."""
AT_REST: Final = 0.7
"""Seconds after which a page has nothing left to do: people look before they click."""
APART: Final = 0.9
"""Seconds from one move to the next while frames are measured: things hardly ever come to rest."""
LATE: Final = 50.5
"""Milliseconds that no frame should take longer than: three of a screen's, and a little."""
OPTIONS: Final = {"mode": "expert", "target": 30, "turn_limit": None, "reaction_seconds": 120}

WATCH_PAINT: Final = """
    new MutationObserver(() => {
        const main = document.querySelector("main[data-screen=play][data-connection=live]");
        if (main && !window.playable) window.playable = performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Notes when a table can be played on."""
WATCH_UPDATES: Final = """
    const now = () => performance.timeOrigin + performance.now();
    window.clicked = 0;
    addEventListener("click", () => (window.clicked = now()), true);
    let tell = () => {};
    window.await = () => void (window.shown = new Promise((resolve) => (tell = resolve)));
    new MutationObserver(() => {
        // What a frame draws is on the screen when the next one begins.
        requestAnimationFrame(() => requestAnimationFrame(() => tell(now())));
    }).observe(document, { subtree: true, attributeFilter: ["data-n"] });
"""
"""Notes when something was clicked, and promises when the next update is on the screen.

A promise, since whatever asks a page time and again takes the time that is to be measured."""
WATCH_FRAMES: Final = """() => {
    window.frames_ = [];
    let before = performance.now();
    const frame = (now) => {
        if (document.querySelector(".motion > *")) window.frames_.push(now - before);
        before = now;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}"""
"""Notes how long each frame took that showed something moving."""


@dataclass
class Table:
    """People at a table whose match has begun; one guest plays them all."""

    http: httpx.AsyncClient
    token: str
    code: str
    players: list[str]

    async def command(self, player: str, **fields: Any) -> None:
        """Send a player's command by REST."""
        command = {"id": f"b{random.getrandbits(60):x}", **fields}
        address = f"/tables/{self.code}/commands"
        answer = await self.http.post(address, params={"player": player}, json=command)
        answer.raise_for_status()

    async def view(self, player: str) -> dict[str, Any]:
        """Return what a player sees."""
        answer = await self.http.get(f"/tables/{self.code}/view", params={"player": player})
        return dict(answer.raise_for_status().json())

    async def decision(self) -> tuple[int, list[str]]:
        """Return which seat owes a decision, and its legal moves; a round that is over is left."""
        for seat, player in enumerate(self.players):
            if legal := (await self.view(player)).get("legal"):
                return seat, legal
        await self.command(self.players[0], type="next_round")
        return await self.decision()

    async def move_on(self, dice: random.Random) -> None:
        """Make some legal move, or begin another round."""
        for player in self.players:
            view = await self.view(player)
            if legal := view.get("legal"):
                await self.command(player, type="move", move=dice.choice(legal))
                return
        await self.command(self.players[0], type="next_round")


@asynccontextmanager
async def table(base: str, number: int) -> AsyncIterator[Table]:
    """Let that many people begin a match."""
    async with httpx.AsyncClient(base_url=f"{base}/api/v1", timeout=30) as http:
        made = await http.post("/guests", json={"name": "Bench", "bearer": True})
        token = made.raise_for_status().json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        body = {"game": "morpho", "name": "Player 1", "options": OPTIONS}
        code = (await http.post("/tables", json=body)).raise_for_status().json()["code"]
        begun = Table(http, token, code, ["p1"])
        for each in range(2, number + 1):
            joined = await http.post(f"/tables/{code}/players", json={"name": f"Player {each}"})
            begun.players.append(joined.raise_for_status().json()["player"])
            await begun.command(begun.players[-1], type="ready", ready=True)
        await begun.command("p1", type="start")
        yield begun


def address_of(at: Table) -> str:
    """Return the address of a table's server."""
    return str(at.http.base_url).partition("/api")[0]


async def open_page(context: BrowserContext, at: Table, player: str) -> Page:
    """Return a page that is a player at a table, but has not been there yet."""
    await context.add_cookies([{"name": "morpho_guest", "value": at.token, "url": address_of(at)}])
    page = await context.new_page()
    await page.add_init_script(f"sessionStorage.setItem('morpho.player.{at.code}', '{player}')")
    return page


async def slow_down(page: Page, *, network: bool) -> None:
    """Slow a page's processor down, and its network if that is wanted."""
    devtools = await page.context.new_cdp_session(page)
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    if network:
        conditions = {
            "offline": False,
            "latency": ROUND_TRIP,
            "downloadThroughput": BANDWIDTH,
            "uploadThroughput": BANDWIDTH,
        }
        await devtools.send("Network.enable")
        await devtools.send("Network.emulateNetworkConditions", conditions)


async def paint(browser: Browser, base: str, runs: int) -> None:
    """Measure how soon a table is seen, and can be played on."""
    painted, playable = [], []
    async with table(base, 9) as at:
        for _ in range(runs):
            context = await browser.new_context(viewport=PHONE)
            page = await open_page(context, at, "p1")
            await page.add_init_script(WATCH_PAINT)
            await slow_down(page, network=True)
            await page.goto(f"{base}/t/{at.code}")
            await page.wait_for_function("() => window.playable", timeout=60_000)
            script = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
            painted.append(await page.evaluate(script))
            playable.append(await page.evaluate("window.playable"))
            await context.close()
    report("first contentful paint, ms", painted)
    report("playable, ms", playable)


@asynccontextmanager
async def pages_at(browser: Browser, at: Table, number: int) -> AsyncIterator[list[Page]]:
    """Open the pages of that many players, in which nothing moves, and close them."""
    pages = []
    for player in at.players[:number]:
        # Each in a window of its own: what lies behind another page is drawn once a second.
        context = await browser.new_context(viewport=PHONE, reduced_motion="reduce")
        page = await open_page(context, at, player)
        await page.add_init_script(WATCH_UPDATES)
        await page.goto(f"{address_of(at)}/t/{at.code}")
        await page.wait_for_selector("main[data-connection=live]")
        pages.append(page)
    yield pages
    for page in pages:
        await page.context.close()


async def next_look(at: Table, pages: Sequence[Page]) -> tuple[Page, Locator]:
    """Play on until somebody of these pages may look at a card; return the page, and such a card.

    It is to be clicked: all pages are at rest, and wait for the update.
    """
    while True:
        seat, legal = await at.decision()
        looks = [move for move in legal if move.startswith("look ")]
        if looks and seat < len(pages):
            break
        await at.command(at.players[seat], type="move", move=(looks or legal)[0])
    await asyncio.sleep(AT_REST)
    mover = pages[seat]
    await mover.locator("[data-verb=look]").evaluate("chip => chip.click()")
    card = mover.locator("[data-slot][data-target]").first
    await card.wait_for()
    for page in pages:
        await page.evaluate("() => window.await()")
    await asyncio.sleep(AT_REST)
    return mover, card


async def clicks(browser: Browser, base: str, moves: int, seen: int) -> None:
    """Measure how soon a click in one page shows on the others, with that many open."""
    took: list[float] = []
    async with table(base, 6) as at, pages_at(browser, at, seen) as pages:
        for _ in range(moves):
            mover, card = await next_look(at, pages)
            await card.evaluate("card => card.click()")
            shown = {page: float(await page.evaluate("() => window.shown")) for page in pages}
            clicked = float(await mover.evaluate("window.clicked"))
            took.append(max(at for page, at in shown.items() if page is not mover) - clicked)
    report(f"from a click to the screens of {seen - 1} others, ms", took)


@asynccontextmanager
async def nine_in_motion(
    browser: Browser, base: str, size: ViewportSize
) -> AsyncIterator[tuple[Table, Page]]:
    """Let nine people begin a match, and open the page of one."""
    async with table(base, 9) as at:
        context = await browser.new_context(viewport=size, reduced_motion="no-preference")
        page = await open_page(context, at, "p1")
        await page.goto(f"{base}/t/{at.code}")
        await page.wait_for_selector(".motion", state="attached")
        await page.wait_for_timeout(4_000)
        yield at, page
        await context.close()


async def play_on(at: Table, page: Page, moves: int) -> None:
    """Make that many moves, each when the last one has arrived."""
    dice = random.Random(4)
    for _ in range(moves):
        await at.move_on(dice)
        await page.wait_for_timeout(APART * 1000)


async def frames(browser: Browser, base: str, moves: int) -> None:
    """Measure the frames of a page on which a round of nine people moves."""
    for name, size in SCREENS.items():
        async with nine_in_motion(browser, base, size) as (at, page):
            await slow_down(page, network=False)
            await page.evaluate(WATCH_FRAMES)
            await play_on(at, page, moves)
            took = await page.evaluate("window.frames_")
            report(f"frames on a {name}, ms", took)
            report(f"of these over 50 on a {name}, ms", [ms for ms in took if ms > LATE])


def report(what: str, figures: Sequence[float]) -> None:
    """Print what was measured, as a line of JSON; nothing but its number if there is none."""
    if not figures:
        print(json.dumps({"what": what, "number": 0}), flush=True)
        return
    ordered = sorted(figures)

    def part(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))], 1)

    summary = {
        "what": what,
        "number": len(ordered),
        "p50": round(statistics.median(ordered), 1),
        "p95": part(0.95),
        "p99": part(0.99),
        "max": round(ordered[-1], 1),
    }
    print(json.dumps(summary), flush=True)


async def measure(chosen: argparse.Namespace) -> None:
    """Measure what is asked for."""
    with database("sqlite") as url, ServerProcess(url) as server:
        server.start()
        server.wait()
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(**how_to_launch())
            if "paint" in chosen.what:
                await paint(browser, server.base, chosen.runs)
            if "clicks" in chosen.what:
                for seen in (2, 3, 6):
                    await clicks(browser, server.base, chosen.moves, seen)
            if "frames" in chosen.what:
                await frames(browser, server.base, chosen.moves)
            await browser.close()


def main() -> None:
    """Run what is asked for on the command line."""
    parts = ["paint", "clicks", "frames"]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", choices=parts, default=parts)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--moves", type=int, default=60)
    asyncio.run(measure(parser.parse_args()))
