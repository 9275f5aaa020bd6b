"""Bodies of requests that are too large are refused before they are read."""

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from morpho_server.api.problems import ProblemError, problem


class BodyLimit:
    """Refuses bodies of more than ``largest`` bytes, announced or not."""

    def __init__(self, app: ASGIApp, largest: int) -> None:
        self._app = app
        self._largest = largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        announced = Request(scope).headers.get("content-length", "0")
        if not announced.isdigit() or int(announced) > self._largest:
            await problem("too_large", "The body of the request is too large.")(
                scope, receive, send
            )
            return
        got = 0

        async def counted() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > self._largest:
                raise ProblemError("too_large", "The body of the request is too large.")
            return message

        await self._app(scope, counted, send)
