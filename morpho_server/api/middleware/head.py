"""HEAD: what GET would answer, without its body."""

from starlette.types import ASGIApp, Receive, Scope, Send


class HeadAsGet:
    """An application that takes HEAD for GET. The connection, which knows better, sends no body."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request."""
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await self._app(scope, receive, send)
