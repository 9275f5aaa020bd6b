"""A game is a folder, a line and a file of words: Lanes, beside the others, is played."""

import shutil
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from morpho_server import app
from tests.support.end_to_end.browsing import LAPTOP, PHONE, open_browser
from tests.support.serving import running

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LANES = Path(__file__).parents[1] / "support" / "client" / "lanes"
REGISTRY = "games/registry.js"
FIRST_LINE = "const GAMES = {\n"
STYLED_BY = """() => [...new Set([...document.styleSheets]
    .filter(({ media }) => media.mediaText !== "not all")
    .flatMap(({ href }) => /games\\/(?!shared)(\\w+)\\//.exec(href)?.[1] ?? []))]"""
"""The games whose style sheets a page applies."""
LINE = '  lanes: () => import("./lanes/index.js"),\n'


@pytest.fixture(scope="module")
def bundled() -> None:
    """Serve the sources: the tests change them."""


@pytest_asyncio.fixture(loop_scope="session")
async def site(tmp_path, monkeypatch):
    """A server whose client has one more game."""
    folder = tmp_path / "web_client"
    shutil.copytree(app.client_folder(), folder)
    shutil.copytree(LANES, folder / "games" / "lanes")
    shutil.move(folder / "games" / "lanes" / "lanes.ftl", folder / "words" / "en")
    registry = folder / REGISTRY
    before = registry.read_text()
    registry.write_text(before.replace(FIRST_LINE, FIRST_LINE + LINE))
    assert registry.read_text() != before
    monkeypatch.setattr(app, "client_folder", lambda: folder)
    async with running(tmp_path / "morpho.db") as site:
        yield site


async def arrive(browser, site, size, path):
    """Open a page."""
    context = await open_browser(browser, site.base, size)
    page = await context.new_page()
    await page.goto(path)
    return page


async def play_on(pages):
    """Make any move that a page offers, until all of them see the end."""
    while not await pages[0].locator("[data-screen=game-over]").count():
        for page in pages:
            offered = page.locator("[data-move=roll]:enabled, [data-square][data-target]")
            if await offered.count():
                await offered.first.click()
        await pages[0].wait_for_timeout(50)
        if await pages[0].locator("[data-action=podium]").count():
            await pages[0].locator("[data-action=podium]").click()


@pytest.mark.nightly
async def test_two_people_play_it_from_its_cover_to_the_podium(browser, site):
    ada = await arrive(browser, site, LAPTOP, "/")
    await ada.click("[data-game=lanes]")
    await expect(ada.locator("[data-action=learn]")).to_have_count(0)
    await ada.click("[data-action=with-friends]")
    await ada.fill("[name=name]", "Ada")
    await ada.click("[data-action=make-table]")
    await ada.wait_for_url("**/t/*")
    await expect(ada.locator("[data-options]")).to_be_visible()
    assert "morpho" not in await ada.evaluate(STYLED_BY)
    code = ada.url.rpartition("/")[2]
    await expect(ada).to_have_title("Lanes")
    await ada.click("[data-action=options]")
    await ada.click("[data-option=length] [data-value='4']")
    await expect(ada.locator("[data-option=reaction_seconds]")).to_have_count(0)
    await ada.click("[data-action=close-sheet]")

    bo = await arrive(browser, site, PHONE, f"/t/{code}")
    await expect(bo.locator("h1")).to_have_text("Ada saved you a seat")
    await bo.fill("[name=name]", "Bo")
    await bo.click("[data-action=sit]")
    await bo.click("[data-action=ready]")
    await ada.click("[data-action=start]")
    for page in (ada, bo):
        await expect(page.locator(".squares [data-square]")).to_have_count(10)

    await play_on([ada, bo])

    await ada.click("[data-fold=talk] > summary")
    await expect(ada.locator("[data-feed]")).to_contain_text("moved to square 4")
    for page in (ada, bo):
        if await page.locator("[data-action=podium]").count():
            await page.locator("[data-action=podium]").click()
        await expect(page.locator(".podium li")).not_to_have_count(0)
