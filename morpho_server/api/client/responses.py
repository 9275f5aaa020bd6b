"""Responses that carry the client: compressed where accepted, or "not modified"."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from morpho_server.api.client.release import Asset

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_EACH_TIME: Final = "no-cache"

_CONFINED: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'; object-src 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""For what can become a page or a worker. A part of a page obeys its page's policy."""

_PAGE_TYPE: Final = "text/html; charset=utf-8"
_LEVEL: Final = 6
"""The compression level of pages, for each request; files are compressed once, harder."""


def page_response(request: Request, text: str, status: int = 200) -> Response:
    """Return a page, which browsers revalidate each time and which depends on the language."""
    page = Asset.of(text.encode(), _PAGE_TYPE, _LEVEL)
    response = asset_response(request, page, ASK_EACH_TIME, status)
    response.headers["Vary"] = "Accept-Encoding, Accept-Language"
    return response


def asset_response(request: Request, asset: Asset, caching: str, status: int = 200) -> Response:
    """Return a file; ``caching`` is its ``Cache-Control``."""
    part = caching == FOR_EVER and asset.media_type != "image/svg+xml"
    headers = {**({} if part else _CONFINED), "Cache-Control": caching}
    if caching == ASK_EACH_TIME:
        headers["ETag"] = asset.etag
    if asset.gzipped is not None:
        headers["Vary"] = "Accept-Encoding"
    if asset.etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    content = asset.content
    if asset.gzipped is not None and _takes_gzip(request):
        headers["Content-Encoding"] = "gzip"
        content = asset.gzipped
    headers["Content-Length"] = str(len(content))
    return Response(content, status, headers, asset.media_type)


def _takes_gzip(request: Request) -> bool:
    offered = request.headers.get("accept-encoding", "").replace(" ", "").lower().split(",")
    return any(each.partition(";")[0] == "gzip" and not each.endswith(";q=0") for each in offered)
