"""What arrives here of a connection that passed through a proxy: for whoever sets one up.

Told to nobody but the one who asks; ``morpho doctor`` does.
"""

from typing import Final

from fastapi import APIRouter, Request
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from morpho_server.api.identity import address, check_origin
from morpho_server.api.limits import check_rate
from morpho_server.api.messages.to_client import Connection, Forwarded
from morpho_server.api.outbox import Outbox
from morpho_server.api.page import CLOSE_BASE, CLOSE_RESTARTING
from morpho_server.api.problems import RESPONSES, ProblemError, status_of
from morpho_server.api.services import services_of

PATH: Final = "/api/v1/connection/socket"

MOST_ECHOES: Final = 50
"""After how many frames an echo falls silent."""

LONGEST_ECHO: Final = 100
"""How many characters of a frame come back."""

router = APIRouter(prefix="/connection", tags=["health"], responses=RESPONSES)


@router.get("")
async def connection(request: Request) -> Connection:
    """Return how this request looks from here, behind whatever it passed through."""
    return _seen(request)


class Echo:
    """A socket that tells how it looks from here, and then repeats what it is told."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve it until it goes away."""
        websocket = WebSocket(scope, receive, send)
        services = services_of(websocket)
        try:
            check_origin(websocket, services)
            await check_rate(services.limits.of_openings(address(websocket)), "Too many.")
        except ProblemError as error:
            await websocket.close(CLOSE_BASE + status_of(error.code), error.code)
            return
        await websocket.accept()
        visitor = _Visitor(send)
        visitor.outbox.push(_seen(websocket).model_dump_json())
        services.doors.enter(visitor)
        echoes = 0
        try:
            while (received := await receive())["type"] != "websocket.disconnect":
                echoes += 1
                if echoes <= MOST_ECHOES:
                    visitor.outbox.push((received.get("text") or "")[:LONGEST_ECHO])
        finally:
            services.doors.leave(visitor)
            visitor.outbox.drop()


class _Visitor:
    def __init__(self, send: Send) -> None:
        self.outbox = Outbox(send)

    def send_away(self, _retry_ms: int) -> None:
        """Close: whoever tries a proxy tries again."""
        self.outbox.close(CLOSE_RESTARTING, "restarting")


def _seen(asked: HTTPConnection) -> Connection:
    return Connection(
        scheme="https" if asked.url.scheme in ("https", "wss") else "http",
        host=asked.headers.get("host", ""),
        address=address(asked),
        forwarded=_forwarded(asked),
    )


def _forwarded(asked: HTTPConnection) -> Forwarded:
    named = asked.headers.get("x-forwarded-for")
    if named is None:
        return "absent"
    believed = address(asked) in [each.strip() for each in named.split(",")]
    return "believed" if believed else "ignored"
