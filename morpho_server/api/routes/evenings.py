"""Evenings by REST: the file for calendars, and the call of the people at the table."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from morpho_server.api.calendar_file import MEDIA_TYPE, calendar_file
from morpho_server.api.identity import PERHAPS_SIGNED_IN, MaybeSignedIn, SignedIn
from morpho_server.api.messages.responses import Call
from morpho_server.api.middleware.bodies import StrictRoute
from morpho_server.api.problems import RESPONSES
from morpho_server.api.public_address import own_origin
from morpho_server.api.routes.acting import PlayerQuery, acting_as, check_commands
from morpho_server.api.routes.table_lookup import find_table, invitation_in
from morpho_server.api.services import services_of
from morpho_server.tables.decide.evenings import check_evening

router = APIRouter(tags=["tables"], responses=RESPONSES, route_class=StrictRoute)


class _CalendarFile(Response):
    media_type = MEDIA_TYPE


@router.get(
    "/tables/{code}/evening.ics", openapi_extra=PERHAPS_SIGNED_IN, response_class=_CalendarFile
)
async def get_evening_file(request: Request, code: str, guest: MaybeSignedIn) -> Response:
    """Return the next evening as a file for calendars, for anybody with the table's code.

    It has those that follow for two years, and nothing of a call.
    """
    services = services_of(request)
    session = await find_table(request, code, guest)
    stream = session.stream_for_guest(None if guest is None else guest.id)
    table, now = stream.table, stream.now()
    plan = check_evening(table).plan
    plan = plan.at_or_after(now) or plan
    link = f"{services.reach.for_others(request) or own_origin(request)}/t/{invitation_in(code)}"
    text = calendar_file(plan, f"{table.code}@morpho", table.game.title, link, now)
    headers = {
        "Cache-Control": "no-store",
        "Content-Disposition": 'attachment; filename="evening.ics"',
    }
    return _CalendarFile(text, headers=headers)


@router.get("/tables/{code}/call")
async def get_call(
    request: Request, response: Response, code: str, player: PlayerQuery, guest: SignedIn
) -> Call:
    """Return where people talk during the evening. Only people at the table are told."""
    services = services_of(request)
    session, who = await acting_as(request, code, player, guest)
    services.hub.subscribers(session).admit(who)
    check_commands(request, guest)
    response.headers["Cache-Control"] = "no-store"
    evening = session.stream_for(who.id).table.evening
    url = None if evening is None else evening.call
    return Call(url=url, room=services.call_rooms.address(session.id))
