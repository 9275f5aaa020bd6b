"""The headers of every answer: how browsers may store and use it."""

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SAFE: Final = {
    "X-Content-Type-Options": "nosniff",
    # Invitations are secrets of sorts: no other site may see them.
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
"""The headers that the connection adds to each answer; nothing else sets these."""

NOT_STORED: Final = {"Cache-Control": "no-store"}

ONLY_TLS: Final = {"Strict-Transport-Security": "max-age=31536000"}
"""For a year browsers ask for nothing of this host, and of no other, without TLS."""


class AnswerHeaders:
    """An application whose answers are not stored unless they say so, and keep to TLS once used."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request; sockets pass."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        added = NOT_STORED | (ONLY_TLS if scope["scheme"] == "https" else {})

        async def send_with(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in added.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with)
