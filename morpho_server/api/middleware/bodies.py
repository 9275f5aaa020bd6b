"""Request bodies: large ones are refused unread, the others parsed strictly."""

from collections.abc import Callable, Coroutine
from typing import Any

import orjson
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from morpho_server.api.problems import problem


class BodyLimit:
    """An application that refuses bodies of more than ``largest`` bytes, announced or not."""

    def __init__(self, app: ASGIApp, largest: int) -> None:
        self._app = app
        self._largest = largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        announced = Request(scope).headers.get("content-length", "0")
        if not _is_number(announced) or int(announced) > self._largest:
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
                # Any other exception counts as a fault of the code that reads the body.
                raise HTTPException(413, "The body of the request is too large.")
            return message

        await self._app(scope, counted, send)


def _is_number(text: str) -> bool:
    # Python takes "²" for a digit, and makes no number of thousands of them.
    return text.isascii() and text.isdigit() and len(text) < 20


class StrictRoute(APIRoute):
    """A route that parses JSON as the socket does.

    It refuses ``NaN``, lone surrogates, which could not be sent on, and endless nesting.
    """

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return the handler of a request."""
        serve = super().get_route_handler()

        async def strictly(request: Request) -> Response:
            return await serve(_StrictRequest(request.scope, request.receive))

        return strictly


class _StrictRequest(Request):
    async def json(self) -> Any:
        return orjson.loads(await self.body())
