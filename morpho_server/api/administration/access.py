"""Access to the administration: from where, by which page, and with which cookie."""

from typing import Annotated, Final

from fastapi import Depends, Security
from fastapi.security import APIKeyCookie
from starlette.requests import HTTPConnection
from starlette.responses import Response

from morpho_server.administration.bans import parsed_address
from morpho_server.api.identity import address
from morpho_server.api.problems import ProblemError
from morpho_server.api.public_address import is_secure, own_origin
from morpho_server.api.services import services_of
from morpho_server.storage.administration.access import AdminSession
from morpho_server.tables.model.ids import TokenHash
from morpho_server.tables.model.passes import hash_of

COOKIE: Final = "morpho_admin"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"
"""Its name where TLS is: no other host, and no page without TLS, can set a cookie of that name."""

_COOKIE = APIKeyCookie(
    name=COOKIE,
    scheme_name="AdminCookie",
    auto_error=False,
    description="The session of an administrator. By TLS it is `__Host-morpho_admin`.",
)

_READING: Final = ("GET", "HEAD")


async def require_admin(
    connection: HTTPConnection, _cookie: Annotated[object, Security(_COOKIE)]
) -> AdminSession:
    """Return the session of the administrator who makes a request.

    Raises ``not_signed_in``, ``needs_tls``, ``foreign_origin``.
    """
    check_entry(connection)
    session, services = session_hash(connection), services_of(connection)
    stored, now = services.administration.access, services.now()
    found = None if session is None else await stored.find(session, now)
    if found is None:
        raise ProblemError("not_signed_in", "Come by an admin link; `morpho admin-link` makes one.")
    return found


RequireAdmin = Annotated[AdminSession, Depends(require_admin)]


def check_entry(connection: HTTPConnection) -> None:
    """Raise ``needs_tls`` or ``foreign_origin`` unless somebody may administer from where they are.

    What changes anything must come from a page of this server, which browsers name in ``Origin``.
    """
    if not is_secure(connection) and not _is_near(connection):
        raise ProblemError("needs_tls")
    if connection.scope["method"] in _READING:
        return
    origin = connection.headers.get("origin")
    if origin is None or not services_of(connection).reach.is_own_origin(origin, connection):
        own = own_origin(connection) or "this server"
        raise ProblemError("foreign_origin", f"Only pages of {own} may do that.")


def _is_near(connection: HTTPConnection) -> bool:
    """Return whether a request comes from this machine or a private address.

    A proxy that is not believed, on this machine for instance, may name somebody from elsewhere.
    """
    named = connection.headers.get("x-forwarded-for", "").split(",")
    return all(map(_is_private, (address(connection), *(each for each in named if each.strip()))))


def _is_private(text: str) -> bool:
    asking = parsed_address(text.strip())
    return asking is not None and (asking.is_loopback or asking.is_private)


def session_hash(connection: HTTPConnection) -> TokenHash | None:
    """Return the hash of the secret in the cookie, if there is one."""
    secret = connection.cookies.get(SECURE_COOKIE if is_secure(connection) else COOKIE)
    return None if secret is None else hash_of(secret)


def keep_session(connection: HTTPConnection, response: Response, secret: str, seconds: int) -> None:
    """Set the cookie with a session's secret, out of reach of scripts; forget it with 0 seconds."""
    secure = is_secure(connection)
    response.set_cookie(
        SECURE_COOKIE if secure else COOKIE,
        secret,
        max_age=seconds,
        httponly=True,
        samesite="strict",
        secure=secure,
    )
