"""The host name in a request: it must be the server's, where that is known.

A website can have its name lead to this server's address ("DNS rebinding"). Its pages then count
as this server's own to a browser, and nothing but the name tells them apart.

What comes through a tunnel must bear the tunnel's name, and say from whom it comes. So whatever
other programs of this machine send to its listener is never taken for a request of this machine.
"""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from morpho_server.api.middleware.response_headers import NOT_STORED
from morpho_server.api.problems import DETAILS, problem
from morpho_server.api.public_address import Reach
from morpho_server.api.security_log import count_refusal

UNKNOWN_HOST: Final = "unknown_host"
NO_ADDRESS: Final = "no_address"

BY_ANY_NAME: Final = ("/healthz", "/readyz", "/api/v1/connection")
"""Paths for those who look after the server: they reveal nothing, and are asked by many names."""


class HostCheck:
    """An application that answers only to its own names."""

    def __init__(self, app: ASGIApp, reach: Reach) -> None:
        self._app = app
        self._reach = reach

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket, or refuse it."""
        code = self._fault(scope)
        if code is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            count_refusal(scope, code)
            await send({"type": "websocket.close"})
        else:
            await problem(code, DETAILS[code], NOT_STORED)(scope, receive, send)

    def _fault(self, scope: Scope) -> str | None:
        """Return the code of a refusal, if a request is to be refused."""
        host, tunnel = HTTPConnection(scope).headers.get("host", ""), self._reach.tunnel
        if tunnel is None or not tunnel.is_way_of(scope):
            is_known = self._reach.is_own_host(host) or scope["path"] in BY_ANY_NAME
        elif tunnel.admit(scope):
            is_known = tunnel.is_named(host)
        else:
            return NO_ADDRESS
        return None if is_known else UNKNOWN_HOST
