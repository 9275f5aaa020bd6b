"""The rate of requests from an address, whatever they ask for."""

from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from morpho_server.api.identity import address
from morpho_server.api.limiting.limits import Limits
from morpho_server.api.problems import ProblemError, answer_to


class RequestLimit:
    """An application that refuses requests of an address that makes too many.

    ``is_free`` says which paths are not counted.
    """

    def __init__(self, app: ASGIApp, limits: Limits, is_free: Callable[[str], bool]) -> None:
        self._app = app
        self._limits = limits
        self._is_free = is_free

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or refuse it."""
        if scope["type"] == "http" and not self._is_free(scope["path"]):
            try:
                self._limits.check_request_of_address(address(HTTPConnection(scope)))
            except ProblemError as error:
                refused = await answer_to(error)
                await refused(scope, receive, send)
                return
        await self._app(scope, receive, send)
