"""The identity of a request: its token, cookie and origin."""

from typing import Annotated, Final

from fastapi import Security
from fastapi.security import APIKeyCookie, HTTPBearer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from morpho_server.api.problems import ProblemError
from morpho_server.api.services import Services, services_of
from morpho_server.tables.ports import Guest

COOKIE: Final = "morpho_guest"
COOKIE_SECONDS: Final = 400 * 24 * 3600
"""How long a browser keeps its token: as long as browsers allow."""

_BEARER = HTTPBearer(auto_error=False, description="The token of `POST /api/v1/guests`.")
_COOKIE = APIKeyCookie(name=COOKIE, auto_error=False, description="A browser's token.")

_SAFE_METHODS = {None, "GET", "HEAD", "OPTIONS"}
"""The header of a request; a socket has none, and its origin is checked at the handshake."""


async def signed_in(connection: HTTPConnection) -> Guest:
    """Return the guest whose token comes along; raises ``not_signed_in``, ``foreign_origin``."""
    guest = await maybe_signed_in(connection)
    if guest is None:
        raise ProblemError(
            "not_signed_in", "Make yourself known first.", {"WWW-Authenticate": "Bearer"}
        )
    return guest


async def require_guest(
    connection: HTTPConnection,
    _bearer: Annotated[object, Security(_BEARER)],
    _cookie: Annotated[object, Security(_COOKIE)],
) -> Guest:
    """Return who asks by REST; raises as :func:`signed_in`. The description says by what."""
    return await signed_in(connection)


async def maybe_signed_in(connection: HTTPConnection) -> Guest | None:
    """Return the guest whose token comes along, if there is one; raises ``foreign_origin``."""
    services = services_of(connection)
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return await services.guests.find(bearer.strip())
    if COOKIE in connection.cookies and connection.scope.get("method") not in _SAFE_METHODS:
        check_origin(connection, services)
    return await cookie_guest(connection)


async def cookie_guest(connection: HTTPConnection) -> Guest | None:
    """Return the guest whose token is in the cookie, if there is one."""
    token = connection.cookies.get(COOKIE)
    return None if token is None else await services_of(connection).guests.find(token)


def check_origin(connection: HTTPConnection, services: Services) -> None:
    """Raise ``foreign_origin`` for a page of another site. Programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in services.origins:
        return
    if origin.partition("://")[2] != connection.headers.get("host"):
        raise ProblemError("foreign_origin", "This page belongs to another site.")


def keep_token(connection: HTTPConnection, response: Response, token: str) -> None:
    """Set the cookie with a token, out of reach of scripts."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )


def address(connection: HTTPConnection) -> str:
    """Return the network address that asks, for counting."""
    return connection.client.host if connection.client is not None else "unknown"
