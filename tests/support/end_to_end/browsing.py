"""A page in a real browser, and everything that came to it.

What a page is sent adds up, as on any other page of these tests, to what its server wants it to
show. What a test says will go wrong in it is no fault.
"""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from playwright.async_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    Response,
    WebSocket,
    expect,
)

from tests.support.chromium import as_named
from tests.support.complaints import complaints
from tests.support.pages import TIMEOUT, Json
from tests.support.pages import Page as Heard

Size = tuple[int, int]
PHONE: Final[Size] = (360, 640)
SMALL: Final[Size] = (320, 568)
TALL: Final[Size] = (390, 844)
SIDEWAYS: Final[Size] = (640, 360)
TABLET: Final[Size] = (768, 1024)
TABLET_SIDEWAYS: Final[Size] = (1024, 768)
LOW: Final[Size] = (1024, 600)
LAPTOP: Final[Size] = (1440, 900)
DESKTOP: Final[Size] = (1920, 1080)
SIZES: Final[dict[str, Size]] = {
    "phone": PHONE,
    "small": SMALL,
    "tall": TALL,
    "sideways": SIDEWAYS,
    "tablet": TABLET,
    "tablet-sideways": TABLET_SIDEWAYS,
    "low": LOW,
    "laptop": LAPTOP,
    "desktop": DESKTOP,
}

expect.set_options(timeout=TIMEOUT * 1000)


async def open_browser(
    browser: Browser, base: str, size: Size, *, workers: bool = False
) -> BrowserContext:
    """Return a browser that nobody has used before: somebody's own phone or laptop.

    Nothing moves in it, so that a test sees a page as it will stay. It has no service ``workers``
    unless they are wanted, so that a server that is gone is gone.
    """
    width, height = size
    handheld = width < 1000
    context = await browser.new_context(
        base_url=as_named(base),
        viewport={"width": width, "height": height},
        is_mobile=handheld,
        has_touch=handheld,
        reduced_motion="reduce",
        service_workers="allow" if workers else "block",
    )
    context.set_default_timeout(TIMEOUT * 1000)
    return context


class Wire:
    """The frames of a page's sockets in one row, as if they came by one connection."""

    def __init__(self) -> None:
        self._frames: asyncio.Queue[str | None] = asyncio.Queue()

    def pass_on(self, frame: str | None) -> None:
        """Let a frame come out at the other end; ``None`` is the end."""
        self._frames.put_nowait(frame)

    def __aiter__(self) -> "Wire":
        return self

    async def __anext__(self) -> str:
        frame = await self._frames.get()
        if frame is None:
            raise StopAsyncIteration
        return frame


class Tab:
    """An open page.

    ``heard`` is what its sockets were sent, and what that adds up to; ``received`` every message
    that came by them; ``sent`` every command.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.received: list[Json] = []
        self.sent: list[Json] = []
        self._wire = Wire()
        self.heard = Heard(self._wire)  # type: ignore[arg-type]
        self._newest: WebSocket | None = None
        self._reading: list[asyncio.Task[None]] = []
        page.on("websocket", self._connected)

    @property
    def screen(self) -> Locator:
        """Return the screen: its attributes say which one it is and how it stands."""
        return self.page.locator("main")

    def find(self, selector: str) -> Locator:
        """Return the elements that fit a selector."""
        return self.page.locator(selector)

    async def click(self, selector: str) -> None:
        """Click what can be seen and is not covered."""
        await self.look()
        await self.page.locator(selector).click()

    async def look(self) -> None:
        """Bring this page to the front of its browser, if others are open there."""
        if len(self.page.context.pages) > 1:
            await self.page.bring_to_front()

    async def shows(self, screen: str) -> None:
        """Wait for a screen."""
        await expect(self.screen).to_have_attribute("data-screen", screen)

    async def is_current(self) -> None:
        """Wait until the page shows the last that it was sent, with all parts of it."""
        await self.until(self._is_current, "the page did not catch up with what it was sent")

    async def _is_current(self) -> bool:
        script = "main => [main.dataset, 'coming' in document.documentElement.dataset]"
        screen, is_coming = await self.screen.evaluate(script)
        is_live = screen.get("connection") == "live" and screen.get("n") == str(self.heard.n)
        return is_live and not is_coming

    async def until(self, condition: Callable[[], Awaitable[bool]], otherwise: str) -> None:
        """Wait for something to become true on the page."""
        end = time.monotonic() + TIMEOUT
        pause = 0.01
        while not await condition():
            assert time.monotonic() < end, otherwise
            await asyncio.sleep(pause)
            pause = min(2 * pause, 0.1)  # each look takes time from the page that is waited for

    async def reads(self, selector: str, script: str) -> Any:
        """Return a function's result for all elements of a kind, once the page is current."""
        await self.is_current()
        return await self.page.locator(selector).evaluate_all(script)

    def listens_to_answers(self) -> None:
        """Count the past updates that the page requests among those that it received."""
        self.page.on("response", self._on_response)

    def expects(self, *faults: str) -> None:
        """Say what will go wrong in this page, as regular expressions."""
        complaints.expect(*faults, page=self.page)

    async def close(self) -> None:
        """Close the page, when all that is under way has come."""
        await asyncio.gather(*self._reading)
        await self.page.close()
        self._wire.pass_on(None)
        await self.heard._reading

    def _connected(self, socket: WebSocket) -> None:
        self._newest = socket
        socket.on("framereceived", lambda frame: self._take(socket, frame))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _take(self, socket: WebSocket, frame: str | bytes) -> None:
        assert isinstance(frame, str)
        message = json.loads(frame)
        self.received.append(message)
        # A page that has let go of a socket listens to it no more, and asks the next for all of it.
        known = message["type"] == "update" and message["n"] <= (self.heard.n or 0)
        if socket is self._newest and not known:
            self._wire.pass_on(frame)

    def _on_response(self, response: Response) -> None:
        if "/updates?" in response.url and response.ok:
            self._reading.append(asyncio.ensure_future(self._take_history(response)))

    async def _take_history(self, response: Response) -> None:
        self.received += (await response.json())["updates"]
