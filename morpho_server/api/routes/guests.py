"""Guests: signing in, their tables, and their devices."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from dataclasses import replace
from secrets import token_hex
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse, Response
from starlette.background import BackgroundTask

from morpho_server.api import identity
from morpho_server.api.identity import SignedIn
from morpho_server.api.messages.from_client import BeProgram, MakeGuest, SignOut
from morpho_server.api.messages.responses import (
    Device,
    Devices,
    GuestMade,
    Me,
    MyTable,
    NextEvening,
    SignedOut,
    TokenMade,
)
from morpho_server.api.middleware.bodies import StrictRoute
from morpho_server.api.problems import RESPONSES, unavailable
from morpho_server.api.routes.acting import check_commands
from morpho_server.api.services import Services, services_of
from morpho_server.games.game import Game
from morpho_server.storage.guests import Guest
from morpho_server.tables.decide.people.acting import player_of
from morpho_server.tables.decide.people.lobby import note_program
from morpho_server.tables.messages.commands import KeepThisDevice
from morpho_server.tables.messages.errors import CommandRefusedError, OverloadedError
from morpho_server.tables.model.ids import CommandId, GuestId, Millis, PlayerId, TableCode
from morpho_server.tables.model.names import clean_name
from morpho_server.tables.model.options import LONGEST_DELAY
from morpho_server.tables.ports import (
    Attendee,
    Index,
    LogUnavailableError,
    Summary,
    TableLostError,
    Unfinished,
)
from morpho_server.tables.runtime.index_writer import summary_of

_PLACE: Final = r"^\d{1,15}-[A-Z]{1,20}-p\d{1,6}$"
"""The place of a table in a guest's list: when it was opened, its code and the player."""

router = APIRouter(prefix="/guests", tags=["guests"], responses=RESPONSES, route_class=StrictRoute)


@router.post("", status_code=201, response_model=GuestMade | TokenMade)
async def create_guest(request: Request, body: MakeGuest) -> Response:
    """Become a guest: by a cookie, or, with ``bearer``, by a token in the answer.

    A browser that is a guest already keeps its identity; otherwise it would lose its players.
    """
    services = services_of(request)
    identity.check_origin(request, services)
    known = None if body.bearer else await identity.cookie_guest(request)
    if known is not None and body.program:
        await _become_program(services, known)
    if known is not None and (kept := identity.cookie_token(request)) is not None:
        response = JSONResponse({"name": known.name}, 201)
        identity.keep_token(request, response, kept)
        return response
    await services.limits.check_new_guest(identity.address(request))
    guest, token = await services.guests.make(clean_name(body.name), program=body.program)
    if body.bearer:
        return JSONResponse({"token": token}, 201)
    response = JSONResponse({"name": guest.name}, 201)
    identity.keep_token(request, response, token)
    return response


@router.get("/me")
async def get_me(
    request: Request,
    response: Response,
    guest: SignedIn,
    before: Annotated[
        str | None, Query(pattern=_PLACE, description="What `next` was: only older ones.")
    ] = None,
    limit: Annotated[int, Query(ge=1, le=100, description="At most so many tables.")] = 100,
) -> Me:
    """Return your name and settings, and your tables, the latest first.

    They are those whose match is not over, and those at which an evening is planned. Where there
    are more than ``limit``, those opened last come first.
    """
    identity.renew_cookie(request, response)
    services = services_of(request)
    place = None
    if before is not None:
        at, code, player = before.split("-")
        place = Millis(int(at)), TableCode(code), PlayerId(player)
    since = Millis(services.now() - 1000 * LONGEST_DELAY)
    # Which tables are in an answer must not tell of what those who are behind have not seen.
    mine, following, last = list[MyTable](), None, None
    async for each in _unfinished(services.tables.world.index, guest.id, limit + 1, place, since):
        table = _my_table(await _as_shown(services, each), services.tables.games, services.now())
        if table is None:
            continue
        if len(mine) == limit:
            following = last
            break
        mine.append(table)
        last = f"{each.opened_at}-{each.code}-{each.player}"
    mine.sort(key=lambda table: -table.updated_at)
    return Me(name=guest.name, program=guest.program, tables=mine, next=following)


async def _unfinished(
    index: Index,
    guest: GuestId,
    at_once: int,
    place: tuple[Millis, TableCode, PlayerId] | None,
    since: Millis,
) -> AsyncIterator[Unfinished]:
    """Yield a guest's unfinished tables after a place, as long as they are asked for."""
    full = True
    while full:
        found = await index.unfinished(guest, at_once, place, since)
        for each in found:
            yield each
            place = each.opened_at, each.code, each.player
        full = len(found) == at_once


async def _as_shown(services: Services, found: Unfinished) -> Unfinished:
    """Return a table as it is shown to its player: who watches may be behind.

    What an earlier release has left is noted by loading the table once.
    """
    summary = found.summary
    me = None if summary is None else _attendee(summary, found.player)
    if me is not None and me.seat is not None:
        return found
    try:
        session = await services.tables.find(found.code)
    except CommandRefusedError:
        return found._replace(summary=None)
    except LogUnavailableError as error:
        unavailable(error)  # one table that can't be read must not hide the others
        return found._replace(summary=None)
    stream = session.stream_for(found.player)
    if stream is session and summary is not None:
        return found
    shown = summary_of(stream.table)
    if me is not None and found.player not in stream.table.players:
        shown = shown._replace(company=(*shown.company, me))
    return found._replace(
        summary=shown, turn=stream.projection.turn, updated_at=stream.projection.updated_at
    )


def _attendee(summary: Summary, player: PlayerId) -> Attendee | None:
    return next((each for each in summary.company if each.player == player), None)


def _my_table(found: Unfinished, games: Mapping[str, Game[Any]], now: Millis) -> MyTable | None:
    """Return a table as its player is told of it.

    ``None`` if one of them is not known here, or if all is over there.
    """
    summary = found.summary
    if summary is None:
        return None
    # The index has the last evening at which anybody was at the table.
    evening = None if summary.evening is None else summary.evening.at_or_after(now)
    me = _attendee(summary, found.player)
    is_over = summary.phase == "over" and evening is None
    if me is None or is_over or summary.game not in games:
        return None
    return MyTable(
        code=found.code,
        game=summary.game,
        title=games[summary.game].title,
        phase=summary.phase,
        player=me.player,
        name=me.name,
        players=[each.name for each in summary.company if not each.is_bot],
        bots=[each.name for each in summary.company if each.is_bot],
        awaits_you=me.seat in found.turn,
        turn=[each.name for each in summary.company if each.seat in found.turn],
        evening=None if evening is None else NextEvening.model_validate(evening),
        updated_at=found.updated_at,
    )


@router.patch("/me")
async def update_me(request: Request, response: Response, _body: BeProgram, guest: SignedIn) -> Me:
    """Say that you are a program. All your tables show it from then on, and you can't undo it."""
    check_commands(request, guest)
    await _become_program(services_of(request), guest)
    return await get_me(request, response, replace(guest, program=True))


@router.get("/me/devices")
async def list_devices(request: Request, guest: SignedIn) -> Devices:
    """Return the devices that play as you: this one, then those that share a player with it."""
    services = services_of(request)
    check_commands(request, guest)
    return Devices(
        devices=[
            Device(
                this=each.guest == guest.id,
                since=each.made_at,
                used_at=each.seen_at,
                tables=list(each.tables),
            )
            for each in await services.guests.devices(guest.id)
        ]
    )


@router.post("/me/sign-out", response_model=SignedOut, response_model_exclude_none=True)
async def sign_out(request: Request, body: SignOut, guest: SignedIn) -> Response:
    """Make your token invalid, with all copies of it.

    ``here``: this device is nobody any more. ``elsewhere``: it gets a new token, and your players
    are taken from all other devices. Pages with an old token are closed, at other nodes within a
    minute.
    """
    services = services_of(request)
    check_commands(request, guest)
    if body.where == "elsewhere":
        await _keep_this_device(services, guest)
    token = await services.guests.renew(guest.id)
    by_program = identity.bearer_token(request) is not None
    answer = {"token": token} if by_program and body.where == "elsewhere" else {}
    # The answer comes first: pages of this browser come back with the new cookie.
    closing = BackgroundTask(_close_old_pages, services, guest, elsewhere=body.where == "elsewhere")
    response = JSONResponse(answer, background=closing)
    if body.where == "here":
        identity.forget_token(request, response)
    elif not by_program:
        identity.keep_token(request, response, token)
    return response


@router.delete("/me", response_model=SignedOut, response_model_exclude_none=True)
async def erase_me(request: Request, guest: SignedIn) -> Response:
    """Erase yourself: your name and everything that you have said, at all tables.

    You leave your tables for good, and your token is invalid. Your moves and points stay there,
    under a name that tells nothing. Sockets of these tables close with `log_unavailable`, and come
    back; numbers of updates stay. Each of your devices is a guest of its own.
    """
    services = services_of(request)
    await services.limits.check_new_guest(identity.address(request))
    await services.eraser.erase(guest.id)
    response = JSONResponse({})
    identity.forget_token(request, response)
    await services.token_watch.look(guest.id)
    return response


async def _become_program(services: Services, guest: Guest) -> None:
    """Note that a guest is a program, for good and at all of its tables.

    The note comes first, so that tables joined meanwhile show it by themselves.
    """
    await services.guests.become_program(guest.id)
    for member in await services.tables.world.index.memberships(guest.id):
        with suppress(CommandRefusedError, TableLostError):  # nobody can be told there any more
            session = await services.tables.find_up_to_date(member.table.code)
            await session.act(lambda table, *_: note_program(table, guest.id))


async def _close_old_pages(services: Services, guest: Guest, *, elsewhere: bool) -> None:
    """Close the pages with the old token, and end what they did while it was being replaced."""
    await services.token_watch.look(guest.id)
    if elsewhere:
        with suppress(OverloadedError, LogUnavailableError):  # the owner has been answered
            await _keep_this_device(services, guest)


async def _keep_this_device(services: Services, guest: Guest) -> None:
    """Take a guest's players from all other guests, and make links to further devices invalid."""
    index = services.tables.world.index
    for member in await index.memberships(guest.id):
        try:
            session = await services.tables.find_up_to_date(member.table.code)
            player = player_of(session.table, member.player, guest.id)
            if len(player.guests) > 1 or session.table.passes.has_link(player.id):
                command = KeepThisDevice(id=CommandId(f"sign-out-{token_hex(8)}"))
                await asyncio.shield(session.submit(player.id, guest.id, command))
        except OverloadedError:
            raise  # the others would stay signed in
        except (CommandRefusedError, TableLostError):
            continue  # nobody plays there as this guest any more
