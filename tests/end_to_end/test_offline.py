"""Rules and guided games open without the network, after one visit with it."""

import re
import shutil
from pathlib import Path

import pytest
from playwright.async_api import expect

from morpho_server.app import client_folder
from tests.support.bundling import serving_files
from tests.support.complaints import complaints
from tests.support.end_to_end.browsing import PHONE, open_browser
from tests.support.looking import looking_each_time
from tests.support.serving import running

__all__ = ["looking_each_time"]

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("looking_each_time"),
]

KEPT = """async (release) => {
    for (;;) {
        const names = await caches.keys();
        const list = await caches.match("/offline.json?language=en");
        const { games } = list ? await list.json() : { games: [] };
        const kept = await Promise.all(games.map(({ pages }) => caches.match(
            `/offline.json?language=en&page=${pages[0]}`)));
        if (names.length === 1 && names[0].includes(release) && games.length && kept.every(Boolean))
            return;
        await new Promise((resolve) => setTimeout(resolve, 100));
    }
}"""
"""Waits until a service worker has kept everything of a release, and nothing of others."""

KEPT_OF_MORPH = """async () => {
    while (!(await caches.match("/offline.json?language=en&page=/rules/morph")))
        await new Promise((resolve) => setTimeout(resolve, 100));
}"""
"""Waits until a service worker has kept the rules and the lesson of Morph."""

RELEASE = "document.querySelector('script[type=module]').src.split('/').at(-3)"

ADDRESSES = """async () => {
    const [name] = await caches.keys();
    return (await (await caches.open(name)).keys()).map(({url}) => new URL(url).pathname);
}"""


@pytest.fixture
def folder(installed: Path | None, tmp_path: Path) -> Path:
    """Return a copy of the client, as few files as can be had, which a test may change."""
    return shutil.copytree(installed or client_folder(), tmp_path / "client")


async def test_rules_and_lessons_of_the_newest_release_work_offline(browser, folder, tmp_path):
    """Nothing else is kept, and nothing of an older release."""
    with serving_files(folder):
        async with running(tmp_path / "morpho.db") as site:
            context = await open_browser(browser, site.base, PHONE, workers=True)
            page = await context.new_page()
            await page.goto("/")
            old = await page.evaluate(RELEASE)
            await page.evaluate(KEPT, old)
            with (folder / "ui" / "screen" / "base.css").open("a") as file:
                file.write("\n")
            await page.reload()
            new = await page.evaluate(RELEASE)
            await page.evaluate(KEPT, new)
            ada = await (await site.guest()).open("Ada", "morpho")
            await page.goto(f"/t/{ada.code}")
            await page.fill("[name=name]", "Bo")
            await page.click("[data-action=sit]")
            await expect(page.locator("[data-screen=waiting]")).to_be_visible()
            kept = await page.evaluate(ADDRESSES)

    assert old != new
    assert [path for path in kept if path.startswith(f"/c/{old}/")] == []
    assert {path.split("/")[1] for path in kept} == {
        *("c", "offline.html", "offline.json", "rules", "learn"),
    }
    complaints.expect(r"ERR_FAILED .*/api/v1/state\)")  # they ask whether anything is announced
    await page.goto("/rules/morpho")
    await expect(page.locator("[data-screen=rules] h2").first).to_be_visible()
    await page.goto("/learn")
    await page.click("[data-step=hand] [data-action=go-on]")
    await page.click("[data-step=tiles] [data-action=go-on]")
    await page.click("[data-step=look] [data-verb=look]")
    await page.click(".board [data-slot=C2]")
    await expect(page.locator("[data-step=saw] [data-coach]")).to_be_visible()
    await page.goto("/t/KTRWPM")
    await expect(page.locator("[data-screen=offline]")).to_be_visible()
    await context.close()


async def test_offline_the_app_leads_to_what_was_seen(browser, tmp_path):
    """The page of an installed app is the first one, which is not kept."""
    async with running(tmp_path / "morpho.db") as site:
        context = await open_browser(browser, site.base, PHONE, workers=True)
        page = await context.new_page()
        await page.goto("/")
        await page.click("[data-game=morph]")
        await page.click("[data-action=learn]")
        await page.evaluate(KEPT_OF_MORPH)
        await context.set_offline(offline=True)

        await page.goto("/")
        await expect(page.locator("[data-screen=offline]")).to_be_visible()
        morph = page.locator("#kept li", has=page.get_by_text("Morph", exact=True))
        await morph.get_by_role("link", name="Lesson").click()
        skip = page.locator("[data-action=skip-step]")
        while await skip.is_enabled():
            await skip.click()
        await expect(page.locator("[data-coach]")).to_contain_text(re.compile(r"(\d+) of \1"))
        await expect(page.locator("[data-coach] [data-refused=unreachable]")).to_be_visible()
        await expect(page.locator("[data-action=puzzles], [data-action=play-now]")).to_have_count(0)
        await page.goto("/")
        await morph.get_by_role("link", name="Rules").click()
        await expect(page.locator("[data-screen=rules] h2").first).to_be_visible()
        await context.close()
