"""The bytes of the bundled client that a browser transfers for a table."""

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
import pytest_asyncio
from playwright.async_api import BrowserContext, Page, expect

from tests.support.bundling import serving_files
from tests.support.end_to_end.browsing import PHONE, open_browser
from tests.support.end_to_end.company import COOKIE
from tests.support.nightly import nightly
from tests.support.serving import Site, running

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

KILOBYTE: Final = 1024
MOST_SCRIPT: Final = 40 * KILOBYTE
MOST_SCRIPT_IN_PLAY: Final = 52 * KILOBYTE
"""With the game, which an invitation loads only while somebody types a name."""
MOST_WORDS: Final = 16 * KILOBYTE
MOST: Final = 150 * KILOBYTE
POLICY: Final = "default-src 'self'"

INVITED: Final = "[name=name]"
PLAYING: Final = "main[data-screen=play][data-connection=live]"
MARK: Final = """new MutationObserver((_, observer) => {
  if (!document.querySelector("%s")) return;
  self.ready = Date.now() / 1000;
  observer.disconnect();
}).observe(document, { childList: true, subtree: true, attributes: true })"""
"""Notes in a page when it becomes usable, in seconds since 1970."""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def site(
    tmp_path_factory: pytest.TempPathFactory, installed: Path | None
) -> AsyncIterator[Site]:
    """Run a server with the bundle; skip where it cannot be had."""
    if installed is None:
        pytest.skip("the client cannot be bundled here")
    with serving_files(installed):
        async with running(tmp_path_factory.mktemp("first_load") / "morpho.db") as served:
            yield served


@dataclass
class Load:
    """A request that a page made at a time, with the bytes that came over the wire for it."""

    url: str
    kind: str
    at: float
    head: int = 0
    body: int = 0
    cached: bool = False
    policy: str = ""

    @property
    def path(self) -> str:
        return urlsplit(self.url).path

    @property
    def is_file(self) -> bool:
        return not self.path.startswith("/api/")


@asynccontextmanager
async def loads(page: Page) -> AsyncIterator[list[Load]]:
    """Collect what a page loads, by the browser's own account."""
    devtools = await page.context.new_cdp_session(page)
    by_id: dict[str, Load] = {}

    def requested(event: dict[str, Any]) -> None:
        if not (url := event["request"]["url"]).startswith("data:"):
            by_id[event["requestId"]] = Load(url, event.get("type", "Other"), event["wallTime"])

    def answered(event: dict[str, Any]) -> None:
        if load := by_id.get(event["requestId"]):
            answer = event["response"]
            load.cached |= answer.get("fromDiskCache", False)
            load.head = answer["encodedDataLength"]
            load.policy = answer["headers"].get("content-security-policy", "")

    def served_from_cache(event: dict[str, Any]) -> None:
        if load := by_id.get(event["requestId"]):
            load.cached = True

    def finished(event: dict[str, Any]) -> None:
        if load := by_id.get(event["requestId"]):
            load.body = int(event["encodedDataLength"]) - load.head

    devtools.on("Network.requestWillBeSent", requested)
    devtools.on("Network.responseReceived", answered)
    devtools.on("Network.requestServedFromCache", served_from_cache)
    devtools.on("Network.loadingFinished", finished)
    await devtools.send("Network.enable")
    found: list[Load] = []
    yield found
    found += by_id.values()
    await devtools.detach()


async def visit(context: BrowserContext, path: str, sign: str) -> tuple[list[Load], list[Load]]:
    """Open a page; return what it asked for until there was a sign, and what it did later."""
    page = await context.new_page()
    await page.add_init_script(MARK % sign)
    async with loads(page) as found:
        await page.goto(path)
        await expect(page.locator(sign)).to_be_visible()
        await page.wait_for_load_state("networkidle")
    ready = await page.evaluate("self.ready")
    await page.close()
    return [each for each in found if each.at <= ready], [each for each in found if each.at > ready]


def summary(title: str, found: Iterable[Load]) -> str:
    """Return a summary of what was loaded, by kind and in all."""
    kinds: dict[str, list[Load]] = {}
    for load in found:
        kinds.setdefault("from cache" if load.cached else load.kind, []).append(load)
    kinds["in all"] = [load for of_kind in kinds.values() for load in of_kind]
    lines = [f"\n{title:<30} files  content  with headers, in KB"]
    for kind, of_kind in kinds.items():
        body, whole = size(of_kind), size(of_kind) + sum(load.head for load in of_kind)
        line = f"  {kind:<28} {len(of_kind):>5} {body / KILOBYTE:>8.1f} {whole / KILOBYTE:>13.1f}"
        lines.append(line)
    return "\n".join(lines)


def size(found: Sequence[Load]) -> int:
    """Return how large the contents of some files were on their way."""
    return sum(load.body for load in found)


async def test_an_invitation_is_light_and_comes_from_its_server_alone(browser, site, capsys):
    (ada, *_) = await site.company("Ada Bo Cleo", "morpho")
    context = await open_browser(browser, site.base, PHONE)

    first, later = await visit(context, f"/t/{ada.code}", INVITED)
    await context.close()
    with capsys.disabled():
        print(summary("Until one can give a name", first), summary("After that", later))  # noqa: T201

    assert size([load for load in first if load.kind == "Script"]) <= MOST_SCRIPT
    assert size([load for load in first if load.is_file]) <= MOST
    assert all(load.url.startswith(f"{site.base}/") for load in (*first, *later))
    assert first[0].kind == "Document"
    assert POLICY in first[0].policy
    assert "unsafe" not in first[0].policy


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("morpho", "Ada Bo Cleo"),
        nightly("morpyam", "Ada Bo Cleo"),
        nightly("morphos", "Ada Bo"),
        nightly("morphatrons", "Ada Bo"),
        nightly("morph", "Ada Bo"),
    ],
)
async def test_a_table_in_play_is_loaded_once_and_then_cached(browser, site, capsys, game, names):
    players = await site.match(names, game)
    ada = players[0]
    context = await open_browser(browser, site.base, PHONE)
    cookie = {"name": COOKIE, "value": ada.guest.token, "url": site.base}
    await context.add_cookies([cookie])
    own = f"sessionStorage['morpho.player.{ada.code}'] = '{ada.id}'"
    await context.add_init_script(f"if (location.origin !== 'null') {own}")
    path = f"/t/{ada.code}"

    (first, _), (second, _) = [await visit(context, path, PLAYING) for _ in range(2)]
    await context.close()
    with capsys.disabled():
        print(summary("Until one can play", first), summary("The second time", second))  # noqa: T201

    assert size([load for load in first if load.kind == "Script"]) <= MOST_SCRIPT_IN_PLAY
    assert 0 < size([load for load in first if load.path.endswith(".ftl")]) <= MOST_WORDS
    assert size([load for load in first if load.is_file]) <= MOST
    assert [load.path for load in second if load.is_file and not load.cached] == [path]
