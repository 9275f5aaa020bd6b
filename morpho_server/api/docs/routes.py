"""The routes of the documentation. It is the same for everybody and says nothing of this server."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from morpho_server.api.client.release import MEDIA_TYPES, Asset
from morpho_server.api.client.responses import ASK_EACH_TIME, asset_response
from morpho_server.api.docs.site import INDEX, LOST, files_of

_METHODS: Final = ("GET", "HEAD")
_TYPES: Final = {
    **MEDIA_TYPES,
    ".html": "text/html; charset=utf-8",
    ".json": "application/json",
}


def add_docs(app: Starlette, docs: Path, client: Path) -> None:
    """Serve the documentation from its folder, in the look of the client in its folder.

    Pages that have to be made first are made in a thread, as both handlers run in one.
    """

    def start(_request: Request) -> Response:
        # Pages name one another by their last part, so the start page needs the slash.
        return RedirectResponse("/docs/")

    def page_itself(request: Request) -> Response:
        name = request.path_params["name"]
        if f"{name}.html" not in files_of(docs, client):
            raise HTTPException(404)
        return RedirectResponse(f"/docs/{name}")

    def page(request: Request) -> Response:
        files = files_of(docs, client)
        name = request.path_params.get("name", INDEX)
        if (found := next((n for n in (name, f"{name}.html") if n in files), None)) is not None:
            return asset_response(request, _asset(found, files[found]), ASK_EACH_TIME)
        if "text/html" not in request.headers.get("accept", ""):
            raise HTTPException(404)
        return asset_response(request, _asset(LOST, files[LOST]), ASK_EACH_TIME, 404)

    app.router.routes += [
        Route("/docs", start, methods=_METHODS),
        Route("/docs/", page, methods=_METHODS),
        Route("/docs/{name}", page, methods=_METHODS),
        Route("/docs/{name}/", page_itself, methods=_METHODS),
    ]


@lru_cache(maxsize=64)
def _asset(name: str, content: bytes) -> Asset:
    return Asset.of(content, _TYPES[Path(name).suffix])
