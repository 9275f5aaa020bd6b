"""The browser client, served as it lies in its folder."""

from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'; object-src 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    # Invitations are secrets of sorts: no other site is to see them.
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    # A page asks each time whether a file has changed; the ETag makes that cheap.
    "Cache-Control": "no-cache",
}


def add_client(app: Starlette, folder: Path) -> None:
    """Serve the client: its page at ``/`` and ``/t/CODE``, its files where nothing else is."""

    async def page(_request: Request) -> Response:
        return FileResponse(folder / "index.html")

    async def lost(_request: Request) -> Response:
        return FileResponse(folder / "index.html", 404)

    index = _WithHeaders(Route("/", page).app)
    app.router.routes += [
        Route("/", index, methods=["GET", "HEAD"]),
        Route("/t/{code}", index, methods=["GET", "HEAD"]),
    ]
    # No route: it would take every call of the API that is made by the wrong method.
    files = _WithHeaders(StaticFiles(directory=folder))
    app.router.default = _Elsewhere(files, _WithHeaders(Route("/", lost).app))


class _Elsewhere:
    """Leaves the paths of the API to the API; a browser that is lost is shown the first page."""

    def __init__(self, files: ASGIApp, lost: ASGIApp) -> None:
        self._files = files
        self._lost = lost

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if f"{scope['path']}/".startswith("/api/"):
            raise HTTPException(404)
        try:
            await self._files(scope, receive, send)
        except HTTPException as error:
            wants = Headers(scope=scope).get("accept", "")
            if error.status_code != 404 or "text/html" not in wants:
                raise
            await self._lost(scope, receive, send)


class _WithHeaders:
    """Adds the client's headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers[name] = value
            await send(message)

        await self._app(scope, receive, send_with_headers)
