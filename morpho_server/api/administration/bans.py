"""Bans, for administrators: to try, to make, to list and to lift."""

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Path, Request

from morpho_server.administration.bans import (
    LONGEST_MILLIS,
    Ban,
    meets,
    network_in,
)
from morpho_server.api.administration.access import RequireAdmin
from morpho_server.api.identity import address
from morpho_server.api.messages.administration import BanShown, BansShown, BanTried, MakeBan
from morpho_server.api.middleware.bodies import StrictRoute
from morpho_server.api.problems import RESPONSES, ProblemError
from morpho_server.api.services import Services, services_of
from morpho_server.storage.administration.access import AdminSession
from morpho_server.tables.model.ids import GuestId, Millis

router = APIRouter(
    prefix="/admin/bans", tags=["administration"], responses=RESPONSES, route_class=StrictRoute
)


@router.get("")
async def list_bans(request: Request, _admin: RequireAdmin) -> BansShown:
    """Return the bans that go on, the oldest first."""
    return await _bans(services_of(request))


@router.post("")
async def make_ban(request: Request, body: MakeBan, admin: RequireAdmin) -> BanTried:
    """Ban a guest with the guests linked to it, or a network until a time; or only try it.

    An IPv6 address stands for its network of 64 bits. Sockets close at all nodes within 5 seconds.
    Without accounts, a new browser is a new guest.
    """
    services = services_of(request)
    ban = await _ban(request, services, body, admin)
    for page in services.token_watch.pages():  # it may have been open for longer than an hour
        services.watch.note(page.guest, page.address)
    hit = await services.watch.count_hit(ban)
    if not body.dry_run:
        if not await services.administration.bans.add(ban):
            raise ProblemError("quota_reached", "There are too many bans; lift some first.")
        whom = {"guests": ban.guests, "network": _text(ban)}
        await services.note(admin, "ban", **whom, until=ban.until, reason=ban.reason)
        await services.watch.look()
    return BanTried(
        guests_of_the_last_hour=hit,
        others_may_know=services.tables.world.log.shared,
        guests=list(ban.guests),
        network=_text(ban),
    )


async def _ban(request: Request, services: Services, body: MakeBan, admin: AdminSession) -> Ban:
    """Return the ban that is asked for. Raises ``invalid``, ``not_bannable``."""
    now = services.now()
    until = None if body.until is None else Millis(body.until)
    if until is not None and not now < until <= now + LONGEST_MILLIS:
        raise ProblemError("invalid", "until: A moment within a year")
    if (body.guest is None) == (body.network is None):
        raise ProblemError("invalid", "Either a guest or a network is banned.")
    if body.guest is not None:
        guests = await services.administration.bans.linked(GuestId(body.guest))
        return Ban(guests, None, now, until, body.reason, admin.name)
    if until is None:
        raise ProblemError("invalid", "until: The ban of a network has an end.")
    try:
        network = network_in(body.network or "")
    except ValueError:
        raise ProblemError("invalid", "network: An address, or a network not too wide") from None
    ban = Ban((), network, now, until, body.reason, admin.name)
    if meets(network, services.proxies) or ban.covers(None, address(request)):
        raise ProblemError("not_bannable")
    return ban


@router.delete("/{ban}")
async def lift_ban(
    request: Request, ban: Annotated[int, Path(ge=1, lt=2**63)], admin: RequireAdmin
) -> BansShown:
    """Lift a ban; return those that are left."""
    services = services_of(request)
    lifted = await services.administration.bans.lift(ban)
    if lifted is None:
        raise ProblemError("no_such_ban")
    await services.note(admin, "unban", guests=lifted.guests, network=_text(lifted))
    await services.watch.look()
    return await _bans(services)


async def _bans(services: Services) -> BansShown:
    now = services.now()
    return BansShown(
        bans=[
            BanShown(**asdict(ban) | {"network": _text(ban)})
            for ban in await services.administration.bans.all()
            if ban.lasts(now)
        ]
    )


def _text(ban: Ban) -> str | None:
    return None if ban.network is None else str(ban.network)
