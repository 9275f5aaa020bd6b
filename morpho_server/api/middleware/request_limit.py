"""The rate of requests from an address, whatever they ask for."""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from morpho_server.api.identity import address
from morpho_server.api.limiting.limits import Limits
from morpho_server.api.problems import ProblemError, answer_to

UNCOUNTED: Final = "/c/"
"""The beginning of paths of the client's files: an open page loads many at once."""


class RequestLimit:
    """An application that refuses requests of an address that makes too many."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or refuse it."""
        if scope["type"] == "http" and not scope["path"].startswith(UNCOUNTED):
            try:
                self._limits.check_request_of_address(address(HTTPConnection(scope)))
            except ProblemError as error:
                refused = await answer_to(error)
                await refused(scope, receive, send)
                return
        await self._app(scope, receive, send)
