"""The host name in a request: it must be the server's, where that is known.

A website can have its name lead to this server's address ("DNS rebinding"). Its pages then count
as this server's own to a browser, and nothing but the name tells them apart.
"""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from morpho_server.api.problems import problem
from morpho_server.api.public_address import Reach
from morpho_server.api.security_log import count_refusal

UNKNOWN_HOST: Final = "unknown_host"

BY_ANY_NAME: Final = ("/healthz", "/readyz", "/api/v1/connection")
"""Paths for those who look after the server: they reveal nothing, and are asked by many names."""


class HostCheck:
    """An application that answers only to its own names."""

    def __init__(self, app: ASGIApp, reach: Reach) -> None:
        self._app = app
        self._reach = reach

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket, or refuse it."""
        host = HTTPConnection(scope).headers.get("host", "")
        if self._reach.is_own_host(host) or scope["path"] in BY_ANY_NAME:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            count_refusal(scope, UNKNOWN_HOST)
            await send({"type": "websocket.close"})
        else:
            await problem(UNKNOWN_HOST, "This server has another name.")(scope, receive, send)
