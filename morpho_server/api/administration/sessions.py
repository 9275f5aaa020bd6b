"""The sessions of administrators: by a link into one, and out of it."""

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from morpho_server.api.administration.access import RequireAdmin, check_entry, keep_session
from morpho_server.api.identity import address
from morpho_server.api.messages.administration import (
    Admin,
    AdminSessions,
    AdminSessionShown,
    BeginAdminSession,
)
from morpho_server.api.middleware.bodies import StrictRoute
from morpho_server.api.problems import RESPONSES, ProblemError
from morpho_server.api.services import Services, services_of
from morpho_server.storage.administration.access import AdminSession, new_secret
from morpho_server.tables.model.ids import TokenHash
from morpho_server.tables.model.passes import hash_of

router = APIRouter(
    prefix="/admin", tags=["administration"], responses=RESPONSES, route_class=StrictRoute
)


@router.post("/session", status_code=201)
async def begin_admin_session(
    request: Request, response: Response, body: BeginAdminSession
) -> Admin:
    """Use an admin link up: begin a session, by a cookie.

    Wrong secrets are counted like wrong codes. Without TLS this works only from the server's
    machine or a private address. Calls that change something must come from this server's own
    origin.
    """
    check_entry(request)
    services = services_of(request)
    secret = new_secret()
    session = await _begin(request, services, TokenHash(body.secret), hash_of(secret))
    await services.note(session, "begin_session")
    keep_session(request, response, secret, (session.until - session.since) // 1000)
    return _admin(session)


async def _begin(
    request: Request, services: Services, link: TokenHash, session: TokenHash
) -> AdminSession:
    """Begin a session. Raises ``no_such_link``, and ``rate_limited`` after too many wrong ones."""
    who, limits = address(request), services.limits.guesses
    async with limits.turn(who):
        guesses = limits.of(who, None)
        if (refusal := guesses.refusal()) is not None:
            raise refusal
        begun = await services.administration.access.begin(link, session, services.now())
        if begun is None:
            await guesses.count()
            raise ProblemError("no_such_link", "This link was used, has expired, or never worked.")
    return begun


@router.get("/session")
async def get_admin_session(admin: RequireAdmin) -> Admin:
    """Return your administrator's session, and when it ends."""
    return _admin(admin)


@router.delete("/session")
async def end_own_admin_session(request: Request, response: Response, admin: RequireAdmin) -> Admin:
    """End your session."""
    await services_of(request).administration.access.end(admin.id)
    keep_session(request, response, "", 0)
    return _admin(admin)


@router.get("/sessions")
async def list_admin_sessions(request: Request, admin: RequireAdmin) -> AdminSessions:
    """Return the sessions of all administrators."""
    return await _sessions(services_of(request), admin)


@router.delete("/sessions/{session}")
async def end_admin_session(
    request: Request, session: Annotated[int, Path(ge=1, lt=2**63)], admin: RequireAdmin
) -> AdminSessions:
    """End a session of any administrator; return those that are left."""
    services = services_of(request)
    ended = await services.administration.access.end(session)
    if ended is None:
        raise ProblemError("no_such_session")
    await services.note(admin, "end_session", session=session, name=ended.name)
    return await _sessions(services, admin)


async def _sessions(services: Services, admin: AdminSession) -> AdminSessions:
    return AdminSessions(
        sessions=[
            AdminSessionShown(**asdict(each), this=each.id == admin.id)
            for each in await services.administration.access.sessions(services.now())
        ]
    )


def _admin(session: AdminSession) -> Admin:
    return Admin(name=session.name, until=session.until)
