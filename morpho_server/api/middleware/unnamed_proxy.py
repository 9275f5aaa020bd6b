"""A hint for hosts whose reverse proxy the settings do not name."""

import logging
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

logger = logging.getLogger(__name__)

_HEADER: Final = b"x-forwarded-for"


class UnnamedProxyHint:
    """An application that says once in the log if a proxy seems to be in front of it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._said = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection as the application does."""
        if not self._said and _names_another(scope):
            self._said = True
            logger.warning(
                "A request names another sender in X-Forwarded-For, which is not believed. If a"
                " reverse proxy is in front of this server, set MORPHO_TRUSTED_PROXIES to its"
                " address; until then all who come by it share the limits of one address, and"
                " their cookies are not Secure. `morpho doctor --url` names the address."
            )
        await self._app(scope, receive, send)


def _names_another(scope: Scope) -> bool:
    """Return whether somebody names a sender who is not believed, as those by a file are."""
    client = scope.get("client")
    asking = client[0].encode("latin-1", "replace") if client else b""
    named = [value for name, value in scope.get("headers", ()) if name == _HEADER]
    return any(asking not in value for value in named)
