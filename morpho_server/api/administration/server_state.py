"""What an administrator decides for everybody: announcements, maintenance, who opens tables."""

from collections.abc import Mapping
from dataclasses import replace
from secrets import token_urlsafe
from typing import Any, Final

from fastapi import APIRouter, Request

from morpho_server.administration.passwords import hash_password
from morpho_server.administration.state import Announcement, ServerState
from morpho_server.administration.watch import Watch
from morpho_server.api.administration.access import RequireAdmin
from morpho_server.api.messages.administration import (
    AdminServerState,
    ChangeServerState,
    OpeningLink,
    SettingsShown,
)
from morpho_server.api.messages.responses import Announcement as AnnouncementShown
from morpho_server.api.middleware.bodies import StrictRoute
from morpho_server.api.problems import RESPONSES, ProblemError
from morpho_server.api.services import services_of
from morpho_server.tables.model.ids import Millis
from morpho_server.tables.model.passes import hash_of

router = APIRouter(
    prefix="/admin", tags=["administration"], responses=RESPONSES, route_class=StrictRoute
)

LINK_MILLIS: Final = 7 * 86_400_000
"""For how many milliseconds an opening link works."""


@router.get("/state")
async def get_admin_server_state(request: Request, _admin: RequireAdmin) -> AdminServerState:
    """Return the announcement, whether there is maintenance, and who may open tables."""
    watch = services_of(request).watch
    await watch.look()
    return _shown(watch.state)


@router.patch("/state")
async def change_server_state(
    request: Request, body: ChangeServerState, admin: RequireAdmin
) -> AdminServerState:
    """Change what is given. With a new password, those who gave an earlier one must give it.

    All pages hear of it within a few seconds. Raises ``no_password``.
    """
    services = services_of(request)
    now, given = services.now(), body.model_fields_set
    changes: dict[str, Any] = {}
    if "announcement" in given:
        said = body.announcement
        announced = None if said is None else Announcement(said.text, _millis(said.at), now)
        changes["announcement"] = announced
    if body.maintenance is not None:
        changes["maintenance"] = body.maintenance
    if body.tables_by is not None:
        changes["tables_by"] = body.tables_by
    if body.password is not None:
        changes["password"] = await hash_password(body.password)

    await _check_password(services.watch, changes)

    def change(state: ServerState) -> ServerState:
        number = state.password_number + ("password" in changes)
        return replace(state, **changes, password_number=number)

    state = await services.administration.state.change(change)
    await services.watch.look()
    details = body.model_dump(include=given - {"password"}) | {
        "new_password": body.password is not None
    }
    await services.note(admin, "change_state", **details)
    return _shown(state)


@router.post("/opening-links", status_code=201)
async def make_opening_link(request: Request, admin: RequireAdmin) -> OpeningLink:
    """Make a link by which one guest may open tables, no matter who else may; it works for a week.

    Raises ``quota_reached``.
    """
    services = services_of(request)
    secret, until = token_urlsafe(32), Millis(services.now() + LINK_MILLIS)
    if not await services.administration.state.make_link(hash_of(secret), until):
        raise ProblemError("quota_reached")
    await services.note(admin, "make_opening_link")
    return OpeningLink(path=f"/#opening={secret}", until=until)


@router.get("/settings")
async def get_settings(request: Request, _admin: RequireAdmin) -> SettingsShown:
    """Return the settings of the node that answers, without passwords and keys."""
    return SettingsShown(settings=dict(services_of(request).settings))


async def _check_password(watch: Watch, changes: Mapping[str, object]) -> None:
    """Raise ``no_password`` if there is none that could be asked for; none is ever taken away."""
    if changes.get("tables_by") == "password" and "password" not in changes:
        await watch.look()
        if watch.state.password is None:
            raise ProblemError("no_password")


def _millis(at: int | None) -> Millis | None:
    return None if at is None else Millis(at)


def _shown(state: ServerState) -> AdminServerState:
    said = state.announcement
    shown = (
        None if said is None else AnnouncementShown(text=said.text, at=said.at, since=said.since)
    )
    return AdminServerState(
        announcement=shown,
        maintenance=state.maintenance,
        tables_by=state.tables_by,
        has_password=state.password is not None,
    )
