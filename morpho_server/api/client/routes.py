"""The client: its page, at ``/``, ``/t/CODE`` and the like, and its files under ``/c``.

Browsers may keep a file at ``/c/RELEASE/PATH`` forever. It is also served by its plain path, for
what needs a constant address: the manifest and the service worker. Browsers ask for those again
each time.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from morpho_server.api.client.document import OFFLINE, Documents
from morpho_server.api.client.preview import Preview
from morpho_server.api.client.release import ClientFolder
from morpho_server.api.client.responses import (
    ASK_EACH_TIME,
    FOR_EVER,
    asset_response,
    page_response,
)
from morpho_server.api.opening import may_open_tables
from morpho_server.api.public_address import Reach

PreviewOf = Callable[[Request, str, Sequence[str]], Awaitable[Preview | None]]

_METHODS: Final = ("GET", "HEAD")
_NOT_KEPT: Final = {"Cache-Control": "no-store"}


def add_client(
    app: Starlette,
    files: ClientFolder,
    preview_of: PreviewOf,
    titles: Mapping[str, str],
    reach: Reach,
) -> None:
    """Serve the client from its folder, its files read and compressed beforehand.

    ``preview_of`` finds what anyone with its code may know of a table. ``titles`` are those of the
    games by name; the picture of the first is shown where no other is known. ``reach`` knows the
    address that others use.
    """
    client = _Client(files, preview_of, titles, reach)
    app.router.routes += [
        Route("/", client.home, methods=_METHODS),
        Route("/rules", client.rules, methods=_METHODS),
        Route("/rules/{game}", client.rules, methods=_METHODS),
        Route("/learn", client.lesson, methods=_METHODS),
        Route("/learn/{game}", client.lesson, methods=_METHODS),
        Route("/learn/{game}/puzzles", client.puzzles, methods=_METHODS),
        Route("/learn/{game}/puzzles/{puzzle}", client.puzzles, methods=_METHODS),
        Route("/offline.json", client.kept, methods=_METHODS),
        Route("/history", client.history, methods=_METHODS),
        Route("/privacy", client.privacy, methods=_METHODS),
        Route("/admin", client.admin, methods=_METHODS),
        Route("/replay", client.records, methods=_METHODS),
        Route("/t/{code}", client.table, methods=_METHODS),
        Route("/t/{code}/replay/{match}/{round}", client.table, methods=_METHODS),
        Route("/t/{code}/tv", client.table, methods=_METHODS),
        Route("/c/{release}/{path:path}", client.file, methods=_METHODS),
    ]
    # No route: it would take every call of the API that is made by the wrong method.
    app.router.default = client.elsewhere


class _Client:
    """The handlers of the client's routes."""

    def __init__(
        self,
        files: ClientFolder,
        preview_of: PreviewOf,
        titles: Mapping[str, str],
        reach: Reach,
    ) -> None:
        self._files = files
        self._preview_of = preview_of
        self._titles = titles
        self._game = next(iter(titles))
        self._reach = reach

    async def home(self, request: Request) -> Response:
        return page_response(request, (await self._documents(request)).home())

    async def rules(self, request: Request) -> Response:
        documents = await self._documents(request)
        return page_response(request, documents.rules(request.path_params.get("game")))

    async def lesson(self, request: Request) -> Response:
        documents = await self._documents(request)
        return page_response(request, documents.lesson(request.path_params.get("game")))

    async def puzzles(self, request: Request) -> Response:
        documents = await self._documents(request)
        game, puzzle = request.path_params["game"], request.path_params.get("puzzle")
        return page_response(request, documents.puzzles(game, puzzle))

    async def kept(self, request: Request) -> Response:
        """Return the files that a service worker caches for a language."""
        language = request.query_params.get("language", "")
        kept = (await self._documents(request)).kept(language, self._titles)
        return JSONResponse(kept, headers=_NOT_KEPT)

    async def history(self, request: Request) -> Response:
        return page_response(request, (await self._documents(request)).history())

    async def privacy(self, request: Request) -> Response:
        return page_response(request, (await self._documents(request)).privacy())

    async def admin(self, request: Request) -> Response:
        return page_response(request, (await self._documents(request)).admin())

    async def records(self, request: Request) -> Response:
        return page_response(request, (await self._documents(request)).records())

    async def table(self, request: Request) -> Response:
        preview = await self._preview_of(request, request.path_params["code"], _languages(request))
        return page_response(request, (await self._documents(request)).table(preview))

    async def file(self, request: Request) -> Response:
        """Return a file of the present release, or redirect to it from a past one.

        So an old page that is opened again gets all that it names, and the present modules. A page
        that is running would mix them with its own: for it, modules not loaded yet are gone.
        """
        name, path = request.path_params["release"], request.path_params["path"]
        # Serving the page has just looked at the files.
        last = self._files.last
        release = last if name == last.name else await self._files.present()
        asset = release.assets.get(path)
        if asset is None:
            raise HTTPException(404, headers=_NOT_KEPT)
        if name == release.name:
            return asset_response(request, asset, FOR_EVER)
        if path.endswith(".js") and path not in release.named:
            raise HTTPException(404, headers=_NOT_KEPT)
        return RedirectResponse(release.address(path), headers=_NOT_KEPT)

    async def elsewhere(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer where no route does: leave the API to itself, show browsers the first page."""
        if f"{scope['path']}/".startswith("/api/"):
            raise HTTPException(404)
        request = Request(scope, receive)
        if request.method not in _METHODS:
            raise HTTPException(405)
        path = scope["path"].removeprefix("/")
        release = await self._files.present()
        asset = release.assets.get(path)
        if asset is not None:
            response = asset_response(request, asset, ASK_EACH_TIME)
        elif path == OFFLINE:
            response = page_response(request, (await self._documents(request)).offline())
        elif "text/html" in request.headers.get("accept", ""):
            response = page_response(request, (await self._documents(request)).lost(), 404)
        else:
            raise HTTPException(404)
        await response(scope, receive, send)

    async def _documents(self, request: Request) -> Documents:
        origin = f"{request.url.scheme}://{request.url.netloc}"
        release = await self._files.present()
        return Documents(release, origin, _languages(request), self._game, self._known(request))

    def _known(self, request: Request) -> dict[str, str]:
        """Return facts about the server for the page: origins to give to others, and limits."""
        tunnel = self._reach.tunnel
        known = {
            "for-others": self._reach.for_others(request),
            "tunnel": tunnel.origin if tunnel is not None else None,
            "opening": None if may_open_tables(request, self._reach) else "closed",
        }
        return {name: value for name, value in known.items() if value is not None}


def _languages(request: Request) -> list[str]:
    """Return the languages of a reader, in order: the chosen one, then the browser's by their tags.

    Regions and scripts of the browser's are left out.
    """
    chosen = request.cookies.get("language", "").lower()
    wanted = request.headers.get("accept-language", "").lower().split(",")
    return [chosen, *(tag.partition(";")[0].partition("-")[0].strip() for tag in wanted)]
