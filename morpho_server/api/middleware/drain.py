"""Draining: when the server stops, everybody inside is asked to come back soon."""

import random
from typing import Final, Protocol

from starlette.types import ASGIApp, Receive, Scope, Send

from morpho_server.api.problems import problem

RETRY_MS: Final = (50, 500)
"""The bounds of the wait sent to pages, in milliseconds, so that not all come back at once."""

RETRY_SECONDS: Final = 1
"""The wait sent to a REST client."""

ANSWERED: Final = ("/healthz", "/c/")
"""The beginnings of paths that are answered to the end.

An open page loads parts of the client when they are needed, and they need nothing of the server.
"""


class Visitor(Protocol):
    """A client with a page open."""

    def send_away(self, retry_ms: int) -> None:
        """Finish what is in hand, say when to come back, and close."""


class Drain:
    """The connected clients, and whether more may enter."""

    def __init__(self) -> None:
        self.open = True
        self._inside: set[Visitor] = set()

    def enter(self, visitor: Visitor) -> None:
        """Add a client; one that comes too late is sent away at once."""
        self._inside.add(visitor)
        if not self.open:
            _send_away(visitor)

    def leave(self, visitor: Visitor) -> None:
        """Remove a client."""
        self._inside.discard(visitor)

    def shut(self) -> None:
        """Admit nobody from now on, and send everybody away."""
        self.open = False
        for visitor in list(self._inside):
            _send_away(visitor)


class DrainMiddleware:
    """An application that refuses requests while the server drains.

    Requests in hand are finished, and files of the client are still sent. Sockets pass: an open
    page gets a better answer than a refusal.
    """

    def __init__(self, app: ASGIApp, drain: Drain) -> None:
        self._app = app
        self._drain = drain

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or say when to come again."""
        if self._drain.open or scope["type"] != "http" or scope["path"].startswith(ANSWERED):
            await self._app(scope, receive, send)
            return
        headers = {"Retry-After": str(RETRY_SECONDS), "Connection": "close"}
        refused = problem("restarting", "The server is being restarted; try again soon.", headers)
        await refused(scope, receive, send)


def _send_away(visitor: Visitor) -> None:
    visitor.send_away(random.randint(*RETRY_MS))  # noqa: S311 - it only spreads a crowd
