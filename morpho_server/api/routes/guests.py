"""Guests: becoming somebody, and what one has going."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import JSONResponse, Response

from morpho_server.api.bodies import StrictRoute
from morpho_server.api.identity import (
    COOKIE,
    address,
    check_origin,
    cookie_guest,
    keep_token,
    require_guest,
)
from morpho_server.api.messages.from_client import MakeGuest
from morpho_server.api.messages.to_client import GuestMade, Me, MyTable, TokenMade
from morpho_server.api.problems import RESPONSES, unavailable
from morpho_server.api.services import services_of
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.model.names import clean_name
from morpho_server.tables.ports import Guest, LogUnavailableError

router = APIRouter(prefix="/guests", tags=["guests"], responses=RESPONSES, route_class=StrictRoute)


@router.post("", status_code=201, response_model=GuestMade | TokenMade)
async def make_guest(request: Request, body: MakeGuest) -> Response:
    """Become a guest: by a cookie, or, with ``bearer``, by a token in the answer.

    A browser that is a guest already stays the one it is: its players would be lost to it.
    """
    services = services_of(request)
    check_origin(request, services)
    known = None if body.bearer else await cookie_guest(request)
    if known is not None:
        response = JSONResponse({"name": known.name}, 201)
        keep_token(request, response, request.cookies[COOKIE])
        return response
    limiter = services.limits.of_openings(address(request))
    limiter.check("Too many new guests from here; wait a little.")
    guest, token = await services.guests.make(clean_name(body.name))
    if body.bearer:
        return JSONResponse({"token": token}, 201, {"Cache-Control": "no-store"})
    response = JSONResponse({"name": guest.name}, 201)
    keep_token(request, response, token)
    return response


@router.get("/me")
async def me(request: Request, guest: Annotated[Guest, Depends(require_guest)]) -> Me:
    """Return who you are, and your tables whose match is not over."""
    services = services_of(request)
    mine: list[MyTable] = []
    for member in await services.tables.world.index.unfinished(guest.id):
        try:
            session = await services.tables.find(member.table.code)
            player = session.player_of(member.player, guest.id)
        except CommandRefusedError:
            continue
        except LogUnavailableError as error:
            unavailable(error)  # one table that can't be read must not hide the others
            continue
        mine.append(
            MyTable(
                code=member.table.code,
                game=session.table.game.name,
                title=session.table.game.title,
                phase=session.table.phase,
                player=player.id,
                name=player.name,
                players=[p.name for p in session.table.people],
                bots=[p.name for p in session.table.bots],
                updated_at=session.table.at,
            )
        )
    return Me(name=guest.name, tables=sorted(mine, key=lambda t: t.updated_at, reverse=True))
