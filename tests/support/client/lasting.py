"""Browsers that run for all modules of the client's tests, whatever runs between these."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Self

from playwright.sync_api import Browser, sync_playwright

from tests.support.chromium import how_to_launch
from tests.support.complaints import complaints


class LastingBrowsers:
    """Headless Chromiums, whole or shells: each starts when it is first asked for.

    Between its calls Playwright's synchronous side lets its event loop count as running, so that
    no other could run. Here it does so only while a browser is lent.
    """

    def __init__(self) -> None:
        self._browsers: dict[bool, Browser] = {}

    @contextmanager
    def lent(self, *, whole: bool) -> Iterator[Browser]:
        """Lend a browser, whole or a shell, for a time in which no other event loop runs."""
        asyncio._set_running_loop(self._loop)
        if whole not in self._browsers:
            launched = self._playwright.chromium.launch(**how_to_launch(whole=whole))
            complaints.listen(launched)
            self._browsers[whole] = launched
        yield self._browsers[whole]
        asyncio._set_running_loop(None)

    def __enter__(self) -> Self:
        self._playwright = sync_playwright().start()
        self._loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        asyncio._set_running_loop(self._loop)
        for browser in self._browsers.values():
            browser.close()
        self._playwright.stop()
