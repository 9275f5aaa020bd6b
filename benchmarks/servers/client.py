"""The browser client in Chromium: ``python -m benchmarks client [paint] [clicks] [frames]``.

``paint``: the time until a new page shows a table of nine people in play, and until it accepts a
move. The processor is slowed down four times; the network has 10 Mbit/s and 40 ms.

``clicks``: the time from a click in one page to the screens of the others, without motion, at a
table of six: with two pages open, three and six. They are windows of one browser, so each page has
a process of its own; but all share this machine and two processes of the browser. So on two cores
two pages are nearer to how people play, and six show what all costs together.

``frames``: the length of frames while a round of nine people moves on a page that is slowed down
four times.

``--game`` measures the clicks and frames of another game, at a table of two; its pages are both
open.

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
from typing import Final

from playwright.async_api import (
    Browser,
    Locator,
    Page,
    ViewportSize,
    async_playwright,
)

from benchmarks.harness.process import ServerProcess, database
from benchmarks.harness.seen_tables import Table, open_page, slow_down, table
from tests.support.chromium import how_to_launch

PHONE: Final[ViewportSize] = {"width": 360, "height": 640}
LAPTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
SCREENS: Final = {"phone": PHONE, "laptop": LAPTOP}
AT_REST: Final = 0.7
"""Seconds after which a page has nothing left to do: people look before they click."""
APART: Final = 0.9
"""Seconds from one move to the next while frames are measured: things hardly ever come to rest."""
LATE: Final = 50.5
"""Milliseconds that no frame should take longer than: three of a screen's, and a little."""
STEPS: Final = {
    "morphos": ("[data-action=confirm]:enabled", "[data-action=swap]"),
    "morphatrons": (
        "[data-action=confirm]:enabled",
        "[data-action=draw]:enabled",
        "[data-action=end]:enabled",
    ),
    "morph": (
        "[data-action=confirm]:enabled",
        "[data-action=line-1]:enabled",
        "[data-action=line-2]:enabled",
        ".hand [data-target=yes]:not(.chosen)",
        "[data-action=end]:enabled",
    ),
}
"""What is clicked in a game for two, the first that there is."""
RIM: Final = 8
"""Pixels at the border of Morphos' board where there is no point, or a button beside it reaches."""
TRIES: Final = 200
"""How often the page of a game for two is asked for something to click."""

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
SHOWN_SOON: Final = """() => Promise.race([
    window.shown, new Promise((resolve) => setTimeout(() => resolve(null), 500))])"""
"""Tells when an update is on the screen, or nothing if none comes."""
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
        await page.goto(f"{at.base}/t/{at.code}")
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


async def something_to_click(pages: Sequence[Page], game: str, dice: random.Random) -> Locator:
    """Return an element whose click makes a move, or a part of one, in a game for two."""
    for _ in range(TRIES):
        for page in pages:
            if not await page.locator(".dock.live").count():
                continue
            if game == "morphos":
                board = page.locator("[data-board]")
                box = await board.bounding_box() or {"width": 2 * RIM, "height": 2 * RIM}
                at = (dice.uniform(RIM, box[side] - RIM) for side in ("width", "height"))
                await board.click(position={"x": next(at), "y": next(at)})
            for step in STEPS[game]:
                if await page.locator(step).count():
                    return page.locator(step).first
        await asyncio.sleep(0.05)
    raise RuntimeError(f"nothing to click in {game}")


async def clicks_of_two(browser: Browser, base: str, moves: int, game: str) -> None:
    """Measure how soon a click in one page shows on the other, in a game for two.

    A click that only chooses something changes nothing there, and isn't counted.
    """
    took: list[float] = []
    dice = random.Random(4)
    async with table(base, 2, game) as at, pages_at(browser, at, 2) as pages:
        while len(took) < moves:
            view = await at.view(at.players[0])
            if view["table"]["phase"] == "over":
                await at.go_on(view)
            target = await something_to_click(pages, game, dice)
            other = next(page for page in pages if page is not target.page)
            await other.evaluate("() => window.await()")
            await asyncio.sleep(AT_REST)
            await target.evaluate("one => one.click()")
            shown = await other.evaluate(SHOWN_SOON)
            if shown:
                took.append(shown - float(await target.page.evaluate("window.clicked")))
    report(f"from a click to the other's screen in {game}, ms", took)


@asynccontextmanager
async def in_motion(
    browser: Browser, base: str, size: ViewportSize, game: str
) -> AsyncIterator[tuple[Table, Page]]:
    """Let a full table of a game begin a match, and open the page of one."""
    async with table(base, 9 if game == "morpho" else 2, game) as at:
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


async def frames(browser: Browser, base: str, moves: int, game: str) -> None:
    """Measure the frames of a page on which a full table moves."""
    for name, size in SCREENS.items():
        async with in_motion(browser, base, size, game) as (at, page):
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
            if "clicks" in chosen.what and chosen.game == "morpho":
                for seen in (2, 3, 6):
                    await clicks(browser, server.base, chosen.moves, seen)
            elif "clicks" in chosen.what:
                await clicks_of_two(browser, server.base, chosen.moves, chosen.game)
            if "frames" in chosen.what:
                await frames(browser, server.base, chosen.moves, chosen.game)
            await browser.close()


def main() -> None:
    """Run what is asked for on the command line."""
    parts = ["paint", "clicks", "frames"]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", choices=parts, default=parts)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--game", choices=["morpho", *STEPS], default="morpho")
    asyncio.run(measure(parser.parse_args()))
