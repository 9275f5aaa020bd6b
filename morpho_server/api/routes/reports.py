"""Reports of a problem that players send to the host of the server."""

import asyncio

import orjson
from fastapi import APIRouter, Request

from morpho_server.api.identity import SignedIn, address
from morpho_server.api.messages.from_client import SendReport
from morpho_server.api.messages.responses import ReportTaken
from morpho_server.api.middleware.bodies import StrictRoute
from morpho_server.api.problems import RESPONSES, ProblemError
from morpho_server.api.routes.acting import PlayerQuery, acting_as, check_commands
from morpho_server.api.services import services_of
from morpho_server.storage.administration.reports import LARGEST, RoundReached

router = APIRouter(responses=RESPONSES, route_class=StrictRoute)


@router.post("/tables/{code}/reports", status_code=201, tags=["past"])
async def send_report(
    request: Request, code: str, player: PlayerQuery, body: SendReport, guest: SignedIn
) -> ReportTaken:
    """Send a report of a problem with a sentence to the host of the server, five a day at most.

    The host sees the report itself once the last round that has begun may be seen again.
    """
    services = services_of(request)
    session, who = await acting_as(request, code, player, guest)
    check_commands(request, guest)
    content = await asyncio.to_thread(orjson.dumps, body.report)
    if len(content) > LARGEST:
        raise ProblemError("too_large")
    await services.limits.check_report(guest.id, address(request))
    # What the page knows of a round that began at another node may be in the report.
    await session.catch_up()
    match, now = session.table.match, services.now()
    reached = None if match is None else RoundReached(match.prepared.number, match.round)
    await services.administration.reports.add(
        session.id, who.id, now, body.text, reached, content.decode()
    )
    return ReportTaken(at=now)
