"""The socket: who may connect, as which player, and after which update."""

from contextlib import suppress
from typing import Final

from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from morpho_server.api.identity import address, check_origin, signed_in, token_of
from morpho_server.api.problems import (
    DETAILS,
    ProblemError,
    delay_if_rate_limited,
    problem,
    status_of,
    unavailable,
)
from morpho_server.api.routes.acting import VIEWER_WANTED
from morpho_server.api.routes.table_lookup import find_table
from morpho_server.api.security_log import count_refusal
from morpho_server.api.services import services_of
from morpho_server.api.sockets import proxy_echo
from morpho_server.api.sockets.page_connection import CLOSE_BASE, Page
from morpho_server.realtime import frames
from morpho_server.realtime.pages import PublicPage
from morpho_server.tables.decide.people.acting import player_of, request_of
from morpho_server.tables.decide.people.lobby import MOST_OF_ONE_GUEST
from morpho_server.tables.decide.people.screens import check_screen
from morpho_server.tables.messages.errors import CommandRefusedError, OverloadedError
from morpho_server.tables.model.ids import GuestId, PlayerId, ScreenId
from morpho_server.tables.model.table import EntryRequest, Player, Table
from morpho_server.tables.ports import LogUnavailableError

VERSION: Final = 1
"""The version of the protocol."""

PATH: Final = "/api/v1/tables/{code}/socket"


def upgrade_required(_request: Request) -> Response:
    """Answer a request for the address of a socket that asks for no upgrade."""
    headers = {"Upgrade": "websocket", "Connection": "Upgrade"}
    return problem("upgrade_required", DETAILS["upgrade_required"], headers)


class SocketMiddleware:
    """Serves the sockets outside the middleware of an application, which is for requests only.

    Otherwise every frame would pass through all of it.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._sockets = Router(
            [WebSocketRoute(PATH, _Socket()), WebSocketRoute(proxy_echo.PATH, proxy_echo.Echo())]
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket."""
        if scope["type"] == "websocket":
            scope["app"] = self._app
            await self._sockets(scope, receive, send)
        else:
            await self._app(scope, receive, send)


class _Socket:
    """Serves one page until it goes away."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        services = services_of(websocket)
        try:
            check_origin(websocket, services)
        except ProblemError as error:
            await _close(websocket, error.code)
            return
        await websocket.accept()
        try:
            services.limits.check_request_of_address(address(websocket))
            with services.limits.socket_of_address(address(websocket)):
                await _serve(websocket, receive, send)
        except ProblemError as error:
            await delay_if_rate_limited(error)
            await _close(websocket, error.code, error.detail, error.retry_ms)
        except OverloadedError as error:
            await _close(websocket, error.code, error.reason, error.retry_ms)
        except CommandRefusedError as error:
            await _close(websocket, error.code)
        except LogUnavailableError as error:
            await _close(websocket, unavailable(error)[0])


async def _close(
    websocket: WebSocket, code: str, reason: str = "", retry_ms: int | None = None
) -> None:
    """Refuse to serve a page, and say when it may come back if it may."""
    count_refusal(websocket.scope, code)
    with suppress(WebSocketDisconnect):  # it need not have waited for the answer
        if retry_ms is not None:
            await websocket.send_text(frames.bye(code, reason, retry_ms))
        await websocket.close(CLOSE_BASE + status_of(code), code)


async def _serve(websocket: WebSocket, receive: Receive, send: Send) -> None:
    services = services_of(websocket)
    query = websocket.query_params
    if query.get("version", str(VERSION)) != str(VERSION):
        raise ProblemError("unsupported_version", f"This server speaks version {VERSION}.")
    after = query.get("after")
    if after is not None and not (after.isascii() and after.isdigit() and len(after) < 10):
        raise ProblemError("invalid", "after: the number of an update")
    if ("player" in query) == ("screen" in query):
        raise ProblemError("invalid", VIEWER_WANTED)
    guest = await signed_in(websocket)
    services.limits.of_pages(guest.id).check()
    with services.limits.socket_of_guest(guest.id):
        session = await find_table(websocket, websocket.path_params["code"], guest)
        viewer = _viewer(session.table, query, guest.id)
        if after != "0" and query.get("history") != session.log.history:
            after = None  # a number that this history gave to another update, or to none
        services.hub.resumes += after is not None
        page = Page(services, session, viewer, guest, websocket.scope, send)
        with services.token_watch.while_open(page, token_of(websocket) or ""):
            await page.serve(None if after is None else int(after), receive)


def _viewer(table: Table, query: QueryParams, guest: GuestId) -> Player | EntryRequest | PublicPage:
    """Return whom a page is for: a guest's player, or, as a public page, a screen or several."""
    if "screen" in query:
        screen = ScreenId(query["screen"][:10])
        check_screen(table, screen, guest)
        return PublicPage(guest, screen)
    players = [PlayerId(player[:10]) for player in query.getlist("player")]
    if query.get("public") == "1":
        return PublicPage(guest, players=tuple(dict.fromkeys(players[:MOST_OF_ONE_GUEST])))
    return request_of(table, players[-1], guest) or player_of(table, players[-1], guest)
