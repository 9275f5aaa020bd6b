"""Until when a table is kept, and what its host does about that."""

from typing import Final

from fastapi import APIRouter, Request

from morpho_server.api.identity import SignedIn
from morpho_server.api.messages.from_client import KeepTable
from morpho_server.api.messages.responses import Keeping
from morpho_server.api.middleware.bodies import StrictRoute
from morpho_server.api.problems import RESPONSES, ProblemError
from morpho_server.api.routes.acting import PlayerQuery, acting_as, check_commands
from morpho_server.api.services import Services, services_of
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.ids import Millis
from morpho_server.tables.runtime.stream import Stream

router = APIRouter(
    prefix="/tables/{code}/keeping", tags=["tables"], responses=RESPONSES, route_class=StrictRoute
)

DAY: Final = 86_400_000
YEAR: Final = 365
"""The days for which a host keeps a table."""


@router.get("")
async def get_keeping(request: Request, code: str, player: PlayerQuery, guest: SignedIn) -> Keeping:
    """Return until when a table is kept, should nothing more happen there."""
    check_commands(request, guest)
    session, who = await acting_as(request, code, player, guest)
    return await _keeping(services_of(request), session.stream_for(who.id))


@router.post("")
async def keep_table(
    request: Request, code: str, player: PlayerQuery, body: KeepTable, guest: SignedIn
) -> Keeping:
    """Keep your table for a year from now, or no longer than others. A guest keeps a few."""
    check_commands(request, guest)
    session, who = await acting_as(request, code, player, guest)
    services = services_of(request)
    if session.table.host != who.id:
        raise refusal("not_host")
    if not body.keep:
        await services.keeping.let_go(session.id)
    elif services.keep_days is None or not may_keep(services):
        raise refusal("not_now", "Tables can't be kept longer here.")
    else:
        now = services.now()
        as_of = Millis(now + (YEAR - services.keep_days) * DAY)
        expired = Millis(now - services.keep_days * DAY)
        if not await services.keeping.keep(
            session.id, guest.id, as_of, expired, services.kept_tables
        ):
            raise ProblemError("quota_reached", "You keep as many tables as you may.")
    return await _keeping(services, session.stream_for(who.id))


async def _keeping(services: Services, stream: Stream) -> Keeping:
    if services.keep_days is None:
        return Keeping(until=None, kept=False, may_keep=False)
    as_of = await services.keeping.kept_as_of(stream.id)
    # What only some have heard of must not show here.
    evening = stream.table.evening
    meets_at = 0 if evening is None else evening.plan.at
    last = max(stream.projection.updated_at, as_of or 0, meets_at)
    return Keeping(
        until=last + services.keep_days * DAY,
        kept=as_of is not None and as_of >= stream.projection.updated_at,
        may_keep=may_keep(services),
    )


def may_keep(services: Services) -> bool:
    """Return whether hosts may keep tables longer than others are kept."""
    return services.kept_tables > 0 and (services.keep_days or YEAR) < YEAR
