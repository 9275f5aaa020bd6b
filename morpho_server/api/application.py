"""The web application: all routes but the socket's, behind the middleware of FastAPI."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Depends, FastAPI, Request
from fastapi.responses import JSONResponse, Response
from fastapi.routing import iter_route_contexts

from morpho_server.api import problems
from morpho_server.api.administration import audit, backups, bans, sessions
from morpho_server.api.administration import guests as admin_guests
from morpho_server.api.administration import reports as admin_reports
from morpho_server.api.administration import server_state as admin_state
from morpho_server.api.administration import tables as admin_tables
from morpho_server.api.client import ClientFolder, add_client, preview_table
from morpho_server.api.description.openapi import describe
from morpho_server.api.description.socket import socket_schema
from morpho_server.api.docs.routes import add_docs
from morpho_server.api.identity import not_banned
from morpho_server.api.middleware.bodies import BodyLimit
from morpho_server.api.middleware.drain import DrainMiddleware
from morpho_server.api.middleware.head import HeadAsGet
from morpho_server.api.middleware.request_limit import RequestLimit
from morpho_server.api.routes import (
    evenings,
    guests,
    health,
    keeping,
    past_matches,
    playing_on,
    privacy,
    puzzles,
    records,
    replay_links,
    reports,
    results,
    server_state,
    tables,
)
from morpho_server.api.services import Services
from morpho_server.api.sockets import proxy_echo, socket


def application(services: Services, largest_body: int, client: Path, docs: Path) -> FastAPI:
    """Return all routes but the socket's, joined to the services that they work with.

    Bodies of more than ``largest_body`` bytes are refused. ``client`` and ``docs``
    are the folders of the client and of the documentation.
    """
    app = FastAPI(
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.services = services
    app.router.routes.extend(_calls().routes)
    problems.install(app)
    _describe(app)
    for path in (socket.PATH, proxy_echo.PATH):
        app.add_route(path, socket.upgrade_required, include_in_schema=False)
    app.add_middleware(BodyLimit, largest=largest_body)
    files = ClientFolder(client)
    # An open page loads many of them at once.
    app.add_middleware(RequestLimit, limits=services.limits, is_free=files.is_of_last)
    app.add_middleware(DrainMiddleware, drain=services.drain)
    app.add_middleware(HeadAsGet)
    add_docs(app, docs, client)
    titles = {name: game.title for name, game in services.tables.games.items()}
    add_client(app, files, preview_table, titles, services.reach)
    return app


@cache
def _calls() -> APIRouter:
    """Return all calls, which the applications of a process share.

    They are put together here, which takes long, so that no first request waits for it.
    """
    calls = APIRouter()
    add_calls(calls)
    list(iter_route_contexts(calls.routes))
    return calls


def add_calls(router: APIRouter) -> None:
    """Add all calls to a router."""
    # A router with a prefix of its own would be put together once for nothing.
    router.include_router(_api_router(), prefix="/api/v1")
    router.include_router(health.router)


def _api_router() -> APIRouter:
    api = APIRouter()
    for part in (
        guests,
        server_state,
        results,
        tables,
        past_matches,
        playing_on,
        replay_links,
        records,
        reports,
        puzzles,
        privacy,
        keeping,
        evenings,
        proxy_echo,
    ):
        api.include_router(part.router, dependencies=[Depends(not_banned)])
    for part in (
        *(sessions, admin_tables, admin_guests, bans, audit, admin_state, backups),
        admin_reports,
    ):
        api.include_router(part.router)
    return api


def api_description() -> dict[str, Any]:
    """Return the description of all calls, whose ids are the names of the functions they reach."""
    named = APIRouter(generate_unique_id_function=lambda route: route.name)
    add_calls(named)
    return describe(named.routes)


def _describe(app: FastAPI) -> None:
    """Serve the descriptions of calls and sockets, which are so long that they are rendered once.

    The first time takes half a second, in a thread.
    """
    for name, made in (("openapi", api_description), ("socket", socket_schema)):
        app.add_route(f"/api/v1/{name}.json", _rendered_once(made), include_in_schema=False)


def _rendered_once(make: Callable[[], Any]) -> Callable[[Request], Awaitable[Response]]:
    rendered = cache(lambda: bytes(JSONResponse(make()).body))

    async def answer(_request: Request) -> Response:
        return Response(await asyncio.to_thread(rendered), media_type="application/json")

    return answer
