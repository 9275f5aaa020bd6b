"""Show what arrives here after a connection has passed through a proxy, to help set one up.

Only the client of the connection gets this; ``morpho doctor`` is one.
"""

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from morpho_server.api.identity import accepts_origin, address, check_origin
from morpho_server.api.messages.responses import Connection, Forwarded
from morpho_server.api.problems import RESPONSES, ProblemError, status_of
from morpho_server.api.security_log import count_refusal
from morpho_server.api.services import Services, services_of
from morpho_server.api.sockets.page_connection import CLOSE_BASE, CLOSE_RESTARTING
from morpho_server.api.sockets.socket_connection import Outbox

PATH: Final = "/api/v1/connection/socket"

MOST_ECHOES: Final = 50
"""The most frames that are echoed."""

LONGEST_ECHO: Final = 100
"""The most characters of a frame that come back."""

router = APIRouter(prefix="/connection", tags=["health"], responses=RESPONSES)


@router.get("")
async def get_connection(
    request: Request,
    origin: Annotated[str | None, Query(max_length=300, description="That of a page.")] = None,
) -> Connection:
    """Return how this request looks from here, behind all proxies."""
    seen = _seen(request)
    if origin is not None:
        seen.may_act = accepts_origin(origin, request, services_of(request))
    return seen


class Echo:
    """A socket that describes its connection as seen from here, and then echoes frames."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a socket until it closes."""
        websocket = WebSocket(scope, receive, send)
        services = services_of(websocket)
        try:
            check_origin(websocket, services)
            services.limits.of_echoes(address(websocket)).check()
        except ProblemError as error:
            count_refusal(scope, error.code)
            await websocket.close(CLOSE_BASE + status_of(error.code), error.code)
            return
        await websocket.accept()
        try:
            with services.limits.socket_of_address(address(websocket)):
                await _echo(websocket, services, receive, send)
        except ProblemError as error:
            count_refusal(scope, error.code)
            await websocket.close(CLOSE_BASE + status_of(error.code), error.code)


async def _echo(websocket: WebSocket, services: Services, receive: Receive, send: Send) -> None:
    visitor = _Visitor(websocket.scope, send)
    visitor.outbox.push(_seen(websocket).model_dump_json())
    services.drain.enter(visitor)
    echoes = 0
    try:
        while (received := await receive())["type"] != "websocket.disconnect":
            echoes += 1
            if echoes <= MOST_ECHOES:
                visitor.outbox.push((received.get("text") or "")[:LONGEST_ECHO])
    finally:
        services.drain.leave(visitor)
        visitor.outbox.drop()


class _Visitor:
    def __init__(self, scope: Scope, send: Send) -> None:
        self.outbox = Outbox(scope, send, lambda: self.send_away(0))

    def send_away(self, _retry_ms: int) -> None:
        """Close; a client that tests a proxy connects again."""
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
