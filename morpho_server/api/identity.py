"""The identity of a request: its token, cookie and origin."""

from typing import Annotated, Any, Final

from fastapi import Depends, Security
from fastapi.security import APIKeyCookie, HTTPBearer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from morpho_server.api.origins import canonical
from morpho_server.api.problems import ProblemError
from morpho_server.api.public_address import is_secure, own_origin
from morpho_server.api.services import Services, services_of
from morpho_server.storage.guests import Guest

COOKIE: Final = "morpho_guest"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"
"""Its name where TLS is: no other host, and no page without TLS, can set a cookie of that name."""

COOKIE_SECONDS: Final = 400 * 24 * 3600
"""The lifetime of a browser's token: as long as browsers allow."""

_BEARER = HTTPBearer(
    scheme_name="GuestToken", auto_error=False, description="The token of `POST /api/v1/guests`."
)
_COOKIE = APIKeyCookie(
    name=COOKIE,
    scheme_name="GuestCookie",
    auto_error=False,
    description="A browser's token. By TLS it is `__Host-morpho_guest`.",
)

_SAFE_METHODS = {None, "GET", "HEAD", "OPTIONS"}
"""The header of a request; a socket has none, and its origin is checked at the handshake."""


async def signed_in(connection: HTTPConnection) -> Guest:
    """Return the guest whose token comes along; raises ``not_signed_in``, ``foreign_origin``."""
    guest = await maybe_signed_in(connection)
    if guest is None:
        raise ProblemError(
            "not_signed_in",
            "Sign in first: become a guest by POST /guests, and send its token.",
            {"WWW-Authenticate": "Bearer"},
        )
    return guest


async def require_guest(
    connection: HTTPConnection,
    _bearer: Annotated[object, Security(_BEARER)],
    _cookie: Annotated[object, Security(_COOKIE)],
) -> Guest:
    """Return the guest who makes a REST request, and count it. The description has the schemes.

    Raises as :func:`signed_in`, and ``rate_limited``.
    """
    guest = await signed_in(connection)
    services_of(connection).limits.check_request_of_guest(guest.id)
    return guest


SignedIn = Annotated[Guest, Depends(require_guest)]


async def maybe_signed_in(connection: HTTPConnection) -> Guest | None:
    """Return the guest whose token comes along, if there is one.

    Raises ``foreign_origin``, ``banned``.
    """
    guest = await _holder(connection)
    check_ban(connection, guest)
    return guest


MaybeSignedIn = Annotated[Guest | None, Depends(maybe_signed_in)]

PERHAPS_SIGNED_IN: Final[dict[str, Any]] = {
    "security": [{}, {"GuestToken": []}, {"GuestCookie": []}]
}
"""Describes a call that a guest makes, or anybody."""


async def not_banned(connection: HTTPConnection) -> None:
    """Raise ``banned`` for everybody at an address that is kept out."""
    check_ban(connection)


def check_ban(connection: HTTPConnection, guest: Guest | None = None) -> None:
    """Raise ``banned`` for a guest or an address that is kept out; note who is here."""
    watch, where = services_of(connection).watch, address(connection)
    if watch.is_banned(None if guest is None else guest.id, where):
        raise ProblemError("banned")
    if guest is not None:
        watch.note(guest.id, where)


async def _holder(connection: HTTPConnection) -> Guest | None:
    services = services_of(connection)
    bearer = bearer_token(connection)
    if bearer is not None:
        return await services.guests.find(bearer)
    if cookie_token(connection) is not None and connection.scope.get("method") not in _SAFE_METHODS:
        check_origin(connection, services)
    return await cookie_guest(connection)


async def cookie_guest(connection: HTTPConnection) -> Guest | None:
    """Return the guest whose token is in the cookie, if there is one."""
    token = cookie_token(connection)
    return None if token is None else await services_of(connection).guests.find(token)


def bearer_token(connection: HTTPConnection) -> str | None:
    """Return the token that a program sends."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    return bearer.strip() if scheme.lower() == "bearer" else None


def token_of(connection: HTTPConnection) -> str | None:
    """Return the token that comes along."""
    bearer = bearer_token(connection)
    return cookie_token(connection) if bearer is None else bearer


def cookie_token(connection: HTTPConnection) -> str | None:
    """Return the token in the cookie; by TLS also one that a browser had before.

    Else those who play while the server gets a certificate or this release would lose their seats.
    """
    secure = connection.cookies.get(SECURE_COOKIE) if is_secure(connection) else None
    return secure or connection.cookies.get(COOKIE)


def check_origin(connection: HTTPConnection, services: Services) -> None:
    """Raise ``foreign_origin`` for a page of another site. Programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is not None and not accepts_origin(origin, connection, services):
        own = own_origin(connection) or "this server"
        raise ProblemError("foreign_origin", f"This page belongs to another site than {own}.")


def accepts_origin(origin: str, connection: HTTPConnection, services: Services) -> bool:
    """Return whether pages of an origin may act at the server that a connection has reached."""
    known = canonical(origin) in services.origins
    return known or services.reach.is_own_origin(origin, connection)


def keep_token(connection: HTTPConnection, response: Response, token: str) -> None:
    """Set the cookie with a token, out of reach of scripts."""
    secure = is_secure(connection)
    response.set_cookie(
        SECURE_COOKIE if secure else COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
    if secure and COOKIE in connection.cookies:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")


def forget_token(connection: HTTPConnection, response: Response) -> None:
    """Remove the cookie with a token."""
    secure = is_secure(connection)
    for name in {COOKIE, SECURE_COOKIE if secure else COOKIE} & connection.cookies.keys():
        response.delete_cookie(name, httponly=True, samesite="lax", secure=secure)


def renew_cookie(connection: HTTPConnection, response: Response) -> None:
    """Give the cookie that a browser had before there was TLS the name that it has with it."""
    token = connection.cookies.get(COOKIE)
    if token is not None and is_secure(connection) and SECURE_COOKIE not in connection.cookies:
        keep_token(connection, response, token)


def address(connection: HTTPConnection) -> str:
    """Return the network address that asks, for counting."""
    return connection.client.host if connection.client is not None else "unknown"
