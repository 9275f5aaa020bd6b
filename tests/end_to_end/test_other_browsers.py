"""A short game in whatever browser has a driver: Safari, Firefox, one with WebKit on Linux.

``TEST_WEBDRIVER`` names the driver's program, such as ``safaridriver``, ``geckodriver`` or
``WebKitWebDriver``; without it this is left out. All speak the same few words (W3C WebDriver), so
nothing else has to be installed. Where there is no screen, ``xvfb-run`` makes one.
"""

import asyncio
import os
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import httpx
import pytest

from tests.support.pages import TIMEOUT
from tests.support.serving import running

DRIVER: Final = os.environ.get("TEST_WEBDRIVER")

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.skipif(DRIVER is None, reason="TEST_WEBDRIVER names no browser's driver"),
]

ELEMENT: Final = "element-6066-11e4-a52e-4f735466cecf"
"""The key of an element, by the standard."""

STANDING: Final = """
    const main = document.querySelector("main");
    const coming = "coming" in document.documentElement.dataset;
    const wrong = document.querySelector("[data-faulty], [data-screen=crashed], .splash-old p");
    return {screen: coming ? "" : main?.dataset.screen, wrong: wrong?.checkVisibility() ?? false};
"""
NEXT: Final = """
    const ways = "[data-action=confirm], [data-verb], [data-option-move], [data-move]";
    const answers = document.querySelector(".dock")?.querySelectorAll(ways) ?? [];
    const all = [...document.querySelectorAll("[data-target]"), ...answers];
    const free = all.filter((one) => !one.disabled && one.ariaPressed !== "true");
    return free.find((one) => one.dataset.action) ?? free[0] ?? null;
"""
"""Selects the next thing to click in a turn: a question first, then a target."""


class Window:
    """A browser's window, by its driver."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self._client = client

    async def ask(self, path: str, **body: Any) -> Any:
        """Give the driver a command; return its answer."""
        answer = await self._client.post(path, json=body)
        value = answer.json()["value"]
        assert answer.is_success, f"{path}: {value['error']}: {value['message']}"
        return value

    async def run(self, script: str) -> Any:
        """Run a script in the page."""
        return await self.ask("execute/sync", script=script, args=[])

    async def click(self, element: dict[str, str]) -> None:
        """Click something, if it is still there."""
        place = await self._client.post(f"element/{element[ELEMENT]}/click", json={})
        gone = {"stale element reference", "element not interactable", "element click intercepted"}
        assert place.is_success or place.json()["value"]["error"] in gone, place.text

    async def shows(self, screen: str) -> bool:
        """Return whether a screen is there, with all parts of it; fail if something went wrong."""
        standing = await self.run(STANDING)
        assert not standing["wrong"], "the page says that it has failed"
        return bool(standing["screen"] == screen)

    async def plays_until(self, screen: str, script: str = NEXT) -> None:
        """Click what a script finds until a screen is there."""
        end = time.monotonic() + 2 * TIMEOUT
        while not await self.shows(screen):
            assert time.monotonic() < end, f"{screen} did not come"
            if found := await self.run(script):
                await self.click(found)
            await asyncio.sleep(0.05)


@asynccontextmanager
async def window() -> AsyncIterator[Window]:
    """Start the driver, and a browser by it; end both."""
    assert DRIVER is not None
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    driver = await asyncio.create_subprocess_exec(DRIVER, f"--port={port}")
    try:
        transport = httpx.AsyncHTTPTransport(retries=8)  # until it listens
        address = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(transport=transport, timeout=TIMEOUT) as client:
            wanted = {"capabilities": {"alwaysMatch": {}}}
            made = (await client.post(f"{address}/session", json=wanted)).json()["value"]
            assert "sessionId" in made, made
            client.base_url = httpx.URL(f"{address}/session/{made['sessionId']}/")
            try:
                yield Window(client)
            finally:
                await client.delete(str(client.base_url).rstrip("/"))
    finally:
        driver.terminate()
        await driver.wait()


async def test_a_round_against_bots_is_played_to_its_end(tmp_path):
    found = "return document.querySelector('[data-action={}]:enabled');"
    async with running(tmp_path / "morpho.db", bot_seconds=0.05) as site, window() as page:
        await page.ask("url", url=site.base)

        await page.plays_until("play", found.format("play-now"))
        await page.plays_until("round-over")
        await page.plays_until("play", found.format("next-round"))
