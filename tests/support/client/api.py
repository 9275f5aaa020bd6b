"""What a test answers in the server's place.

Playwright's routes turn the browser's cache off, so each page would load the whole client anew.
"""

import re
from collections.abc import Callable
from json import dumps, loads
from typing import Any

import pytest
from playwright.sync_api import Route as PlaywrightRoute

from tests.support.complaints import complaints


class Request:
    """What a page asks."""

    def __init__(self, url: str, post_data: str) -> None:
        self.url = url
        self.post_data = post_data

    @property
    def post_data_json(self) -> Any:
        """Return its body, read as JSON."""
        return loads(self.post_data) if self.post_data else None


class Route:
    """A request and its answer, by the names that Playwright has for them."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.status, self.body, self.media_type = 501, b"", "application/json"

    def fulfill(self, status: int = 200, body: str = "", json: object = None) -> None:
        """Answer with a text, or with ``json``."""
        self.status = status
        self.body = (body if json is None else dumps(json)).encode()
        self.media_type = "text/plain" if json is None else "application/json"


class Api:
    """The answers of a test, until the next one begins."""

    def __init__(self) -> None:
        self._routes: list[tuple[str, Callable[[Route], None]]] = []
        self.failed: list[BaseException] = []

    def route(self, pattern: str, answer: Callable[[Route], None]) -> None:
        """Answer these addresses from now on; the last answer to fit an address counts.

        In a pattern ``*`` is any part of a path without a slash, and ``**`` any at all.
        """
        self._routes = [(pattern, answer), *self._routes]

    def clear(self) -> None:
        """Answer nothing any more."""
        self._routes, self.failed = [], []

    def answered(self, url: str, post_data: str) -> Route | None:
        """Return how a request is answered, or ``None`` if no test has said so.

        What an answer raises, such as a failed assertion, is kept in ``failed`` for the test: it is
        raised in the thread of the server.
        """
        for pattern, answer in self._routes:
            if _fits(pattern, url):
                route = Route(Request(url, post_data))
                try:
                    answer(route)
                except (Exception, pytest.fail.Exception) as error:
                    self.failed.append(error)
                    raise
                if route.status >= 400:
                    complaints.expect(rf"status of {route.status} .*{re.escape(url)}\)")
                return route
        return None


def _fits(pattern: str, url: str) -> bool:
    glob = re.escape(pattern).replace(r"\*\*", ".*").replace(r"\*", "[^/]*")
    return re.fullmatch(glob, url) is not None


def unreachable(route: PlaywrightRoute) -> None:
    """Let a request fail, as without a network, of which the browser complains."""
    complaints.expect(rf"ERR_FAILED \({re.escape(route.request.url)}\)")
    route.abort()


api = Api()
"""Of all pages: a module has one at a time."""
