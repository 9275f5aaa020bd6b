"""The browser client in Chromium: ``python -m benchmarks.client [paint] [clicks] [frames]``.

``paint``: how soon a page that has never been there shows a table of nine people in play, and can
be played on, with the processor slowed down four times, 10 Mbit/s and 40 ms. ``clicks``: how soon
what is clicked in one page of six is on the screens of the five others, without motion.
``frames``: how long the frames are while a round of nine people moves on a page that is slowed down
four times.

``MORPHO_BROWSER`` names the browser's executable; unset or empty, Playwright's own is taken. Other
work on the machine shows in every one of these figures.
"""

import argparse
import asyncio
import json
import os
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
    Page,
    ViewportSize,
    async_playwright,
)

from benchmarks.server import server

SLOWED: Final = 4
PHONE: Final[ViewportSize] = {"width": 360, "height": 640}
LAPTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
BANDWIDTH: Final = 10_000_000 / 8
"""Bytes a second."""
ROUND_TRIP: Final = 40
"""Milliseconds."""
APART: Final = 0.9
"""Seconds from one move to the next while frames are measured: things hardly ever come to rest."""
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
    window.shown = 0;
    addEventListener("click", () => (window.clicked = now()), true);
    let last = null;
    new MutationObserver(() => {
        const n = document.querySelector("main")?.dataset.n;
        if (n === last) return;
        last = n;
        // What a frame draws is on the screen when the next one begins.
        requestAnimationFrame(() => requestAnimationFrame(() => (window.shown = now())));
    }).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Notes when something was clicked, and when an update was on the screen."""
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
        """Have a player do something by REST."""
        command = {"id": f"b{random.getrandbits(60):x}", **fields}
        address = f"/tables/{self.code}/commands"
        answer = await self.http.post(address, params={"player": player}, json=command)
        answer.raise_for_status()

    async def view(self, player: str) -> dict[str, Any]:
        """Return what a player sees."""
        answer = await self.http.get(f"/tables/{self.code}/view", params={"player": player})
        return dict(answer.raise_for_status().json())

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
    """Let so many people begin a match."""
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


async def open_page(context: BrowserContext, at: Table, player: str) -> Page:
    """Return a page that is a player at a table, but has not been there yet."""
    base = str(at.http.base_url).partition("/api")[0]
    await context.add_cookies([{"name": "morpho_guest", "value": at.token, "url": base}])
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


async def clicks(browser: Browser, base: str, moves: int) -> None:
    """Measure how soon a click in one page is on the screens of all others."""
    took: list[float] = []
    async with table(base, 6) as at:
        pages = []
        for player in at.players:
            # Each in a window of its own: what lies behind another page is drawn once a second.
            context = await browser.new_context(viewport=PHONE, reduced_motion="reduce")
            page = await open_page(context, at, player)
            await page.add_init_script(WATCH_UPDATES)
            await page.goto(f"{base}/t/{at.code}")
            await page.wait_for_selector("main[data-connection=live]")
            pages.append(page)
        while len(took) < moves:
            took.append(await _click(pages))
        for page in pages:
            await page.context.close()
    report("from a click to the last of five other screens, ms", took)


async def _click(pages: Sequence[Page]) -> float:
    """Look at a card in the page whose turn it is; return how long the last other screen took."""
    turn = await asyncio.gather(*(page.locator("[data-verb]").count() for page in pages))
    mover = pages[next(i for i, chips in enumerate(turn) if chips)]
    before = [await page.evaluate("window.shown") for page in pages]
    await mover.evaluate("() => document.querySelector('[data-verb=look]').click()")
    await mover.wait_for_selector("[data-slot][data-target]")
    await mover.evaluate("() => document.querySelector('[data-slot][data-target]').click()")
    clicked = float(await mover.evaluate("window.clicked"))
    others = [(page, seen) for page, seen in zip(pages, before, strict=True) if page is not mover]
    for page, seen in others:
        await page.wait_for_function("before => window.shown > before", arg=seen)
    await mover.wait_for_selector("main[data-legal='0']")
    return max([float(await page.evaluate("window.shown")) for page, _ in others]) - clicked


async def frames(browser: Browser, base: str, moves: int) -> None:
    """Measure the frames of a page on which a round of nine people moves."""
    for name, size in (("phone", PHONE), ("laptop", LAPTOP)):
        dice = random.Random(4)
        async with table(base, 9) as at:
            context = await browser.new_context(viewport=size, reduced_motion="no-preference")
            page = await open_page(context, at, "p1")
            await page.goto(f"{base}/t/{at.code}")
            await page.wait_for_selector(".motion", state="attached")
            await page.wait_for_timeout(4_000)
            await slow_down(page, network=False)
            await page.evaluate(WATCH_FRAMES)
            for _ in range(moves):
                await at.move_on(dice)
                await page.wait_for_timeout(APART * 1000)
            took = await page.evaluate("window.frames_")
            await context.close()
        report(f"frames on a {name}, ms", took)


def report(what: str, figures: Sequence[float]) -> None:
    """Print what was measured, as a line of JSON."""
    ordered = sorted(figures)

    def part(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))], 1)

    told = {
        "what": what,
        "number": len(ordered),
        "p50": round(statistics.median(ordered), 1),
        "p95": part(0.95),
        "p99": part(0.99),
        "max": round(ordered[-1], 1),
    }
    print(json.dumps(told), flush=True)


async def measure(what: Sequence[str], runs: int, moves: int) -> None:
    """Measure what is asked for."""
    executable = os.environ.get("MORPHO_BROWSER") or None
    arguments = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"]
    with server() as (base, _):
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=executable, args=arguments)
            if "paint" in what:
                await paint(browser, base, runs)
            if "clicks" in what:
                await clicks(browser, base, moves)
            if "frames" in what:
                await frames(browser, base, moves)
            await browser.close()


def main() -> None:
    """Run what is asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", default=["paint", "clicks", "frames"])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--moves", type=int, default=60)
    chosen = parser.parse_args()
    asyncio.run(measure(chosen.what, chosen.runs, chosen.moves))


if __name__ == "__main__":
    main()
