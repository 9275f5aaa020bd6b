"""The id of a request or socket, by which the log's lines about it are found together."""

from contextvars import ContextVar
from secrets import token_hex
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

_CURRENT: Final[ContextVar[str]] = ContextVar("request id", default="")


def request_id() -> str:
    """Return the id of the request that is being answered; empty outside of one."""
    return _CURRENT.get()


class RequestIds:
    """An application whose requests and sockets have an id. No answer names it: it is random."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve under a new id."""
        _CURRENT.set(token_hex(4))
        await self._app(scope, receive, send)
