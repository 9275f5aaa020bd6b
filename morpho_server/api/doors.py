"""The doors: open while the server serves; when it stops, all are asked to come back soon."""

import random
from typing import Final, Protocol

from starlette.types import ASGIApp, Receive, Scope, Send

from morpho_server.api.problems import problem

RETRY_MS: Final = (100, 1000)
"""Between how many milliseconds pages are told to wait, so that not all come back at once."""

RETRY_SECONDS: Final = 1
"""How long a program is told to wait that asks by REST."""

ALIVE: Final = "/healthz"
"""What is answered to the end."""


class Visitor(Protocol):
    """Somebody with a page open."""

    def send_away(self, retry_ms: int) -> None:
        """Finish what is in hand, ask to come back after so many milliseconds, and close."""


class Doors:
    """Who is inside, and whether anybody may still come in."""

    def __init__(self) -> None:
        self.open = True
        self._inside: set[Visitor] = set()

    def enter(self, visitor: Visitor) -> None:
        """Note that somebody is inside; who comes too late is sent away at once."""
        self._inside.add(visitor)
        if not self.open:
            _send_away(visitor)

    def leave(self, visitor: Visitor) -> None:
        """Note that somebody has gone."""
        self._inside.discard(visitor)

    def shut(self) -> None:
        """Let nobody in any more and send everybody away."""
        self.open = False
        for visitor in list(self._inside):
            _send_away(visitor)


class WithDoors:
    """An application whose requests are refused once the doors are shut.

    Those in hand are finished. Sockets pass: a page that is open can be told more than one that
    was turned away.
    """

    def __init__(self, app: ASGIApp, doors: Doors) -> None:
        self._app = app
        self._doors = doors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or say when to come again."""
        if self._doors.open or scope["type"] != "http" or scope["path"] == ALIVE:
            await self._app(scope, receive, send)
            return
        headers = {"Retry-After": str(RETRY_SECONDS), "Connection": "close"}
        refused = problem("restarting", "The server is being restarted; try again soon.", headers)
        await refused(scope, receive, send)


def _send_away(visitor: Visitor) -> None:
    visitor.send_away(random.randint(*RETRY_MS))  # noqa: S311 - it only spreads a crowd
