"""Tables by REST: opening and joining, and everything that a page can do on its socket."""

import asyncio
from functools import partial
from typing import Annotated, Any, Final

import orjson
from fastapi import APIRouter, Body, Depends, Query, Request
from fastapi.responses import JSONResponse, Response

from morpho_server.api.identity import (
    PERHAPS_SIGNED_IN,
    MaybeSignedIn,
    SignedIn,
    address,
    signed_in,
)
from morpho_server.api.limiting.rate_limiter import check_all
from morpho_server.api.messages.frames import CommandDone, Snapshot, Updates
from morpho_server.api.messages.from_client import (
    CommandBody,
    JoinTable,
    MakeScreen,
    OpenTable,
    ReadPass,
    UsePass,
)
from morpho_server.api.messages.responses import (
    EveningSummary,
    GameOffered,
    PassSummary,
    PhraseOffered,
    ScreenMade,
    Seated,
    StartOffered,
    TableSummary,
    YourPlayer,
)
from morpho_server.api.messages.shapes import Deduction
from morpho_server.api.messages.table import TableOptions
from morpho_server.api.middleware.bodies import StrictRoute
from morpho_server.api.opening import check_opening
from morpho_server.api.problems import RESPONSES, ProblemError
from morpho_server.api.routes.acting import (
    PlayerQuery,
    Viewer,
    ViewerQuery,
    acting_as,
    check_commands,
    json_answer,
    stream_of,
    viewing_as,
)
from morpho_server.api.routes.long_poll import MOST_SECONDS, wait_for_update
from morpho_server.api.routes.past_matches import PAST, perhaps_busy
from morpho_server.api.routes.table_lookup import (
    counting_guesses,
    find_table,
    guessing,
    invitation_in,
)
from morpho_server.api.services import services_of
from morpho_server.api.submitting import submit
from morpho_server.games.starts import starts_of
from morpho_server.puzzles.files import puzzle_files
from morpho_server.tables.decide.people.seat_transfer import usable_pass
from morpho_server.tables.decide.seating import seats_for_people
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.ids import PlayerId, TableCode, TokenHash
from morpho_server.tables.model.options import complete
from morpho_server.tables.model.table import EntryRequest, Player, Table
from morpho_server.tables.ports import TableDroppedError
from morpho_server.tables.runtime import arrivals
from morpho_server.tables.runtime.session import TableSession

router = APIRouter(responses=RESPONSES, route_class=StrictRoute)

MOST_UPDATES = 500


def _link(operation: str, **parameters: str) -> dict[str, Any]:
    return {"operationId": operation, "parameters": parameters}


_CAME = {"code": "$response.body#/code", "player": "$response.body#/player"}
_ACTED = {"code": "$request.path.code", "player": "$request.query.player"}

LINKS_OF_COMING: Final[dict[int | str, dict[str, Any]]] = {
    201: {
        "links": {
            "table_summary": _link("get_table", code=_CAME["code"]),
            "join": _link("join_table", code=_CAME["code"]),
            "view": _link("get_view", **_CAME),
            "command": _link("send_command", **_CAME),
            "updates": _link("get_updates", **_CAME),
        }
    }
}
"""The calls that can follow joining a table, for the API's description."""

LINKS_OF_COMMAND: Final[dict[int | str, dict[str, Any]]] = {
    200: {
        "links": {
            "view": _link("get_view", **_ACTED),
            "command": _link("send_command", **_ACTED),
            "updates": _link("get_updates", **_ACTED),
        }
    }
}
"""The same for somebody who has sent a command."""


@router.get("/games", tags=["games"])
async def list_games(request: Request) -> list[GameOffered]:
    """Return the games that can be played here."""
    return [
        GameOffered(
            name=game.name,
            title=game.title,
            seats=(game.seats[0], game.seats[-1]),
            starts=[StartOffered.model_validate(start) for start in starts_of(game)],
            options=complete(game, {}),
            option_fields=list(game.option_fields),
            seat_option_fields=list(game.seat_option_fields),
            has_reactions=game.has_reactions,
            phrases=[PhraseOffered.model_validate(phrase) for phrase in game.phrases],
            bots=list(services_of(request).tables.strengths[game.name]),
            puzzles=len(puzzle_files(game.name)),
        )
        for game in services_of(request).tables.games.values()
    ]


@router.post("/tables", status_code=201, tags=["tables"], responses=LINKS_OF_COMING)
async def open_table(request: Request, body: OpenTable, guest: SignedIn) -> Seated:
    """Open a table and sit down at it as its host."""
    check_opening(request, guest)
    services = services_of(request)
    game = services.tables.games.get(body.game)
    if game is None:
        raise ProblemError("no_such_game")
    await services.limits.check_new_table(guest.id, address(request))
    session, player = await services.tables.open(
        game, guest.id, body.name, body.options, body.id, program=guest.program
    )
    return Seated(code=session.table.code, player=player.id, seat=player.seat)


@router.get("/tables/{code}", tags=["tables"], openapi_extra=PERHAPS_SIGNED_IN)
async def get_table(request: Request, code: str, guest: MaybeSignedIn) -> TableSummary:
    """Return the summary of a table, for anybody with its code."""
    session = await find_table(request, code, guest)
    table = session.stream_for_guest(None if guest is None else guest.id).table
    here = [player for player in table.people if player.away_since is None]
    yours = [
        p for p in session.table.players.values() if guest is not None and guest.id in p.guests
    ]
    return TableSummary(
        code=table.code,
        game=table.game.name,
        title=table.game.title,
        phase=table.phase,
        host=table.players[table.host].name if table.host is not None else None,
        players=[player.name for player in here],
        programs=[player.name for player in here if player.program],
        bots=[player.name for player in table.bots],
        free_seats=len(seats_for_people(table)),
        may_watch=table.may_watch,
        options=TableOptions(**table.options),
        evening=_evening_of(table),
        you=[YourPlayer(player=p.id, name=p.name, seat=p.seat) for p in yours],
        screen=None if guest is None else session.table.screen_of(guest.id),
    )


def _evening_of(table: Table) -> EveningSummary | None:
    evening = table.evening
    if evening is None:
        return None
    at, _, zone, repeats = evening.plan
    names = [table.players[player].name for player in evening.answered("yes")]
    return EveningSummary(at=at, zone=zone, repeats=repeats, yes=names)


@router.post("/tables/{code}/players", status_code=201, tags=["tables"], responses=LINKS_OF_COMING)
async def join_table(request: Request, code: str, body: JoinTable, guest: SignedIn) -> Seated:
    """Come to a table as a new player, or ask the host to; one guest may be several.

    In a round ``sit`` only asks for a seat. At a table without a host the newcomer becomes host.
    """
    check_commands(request, guest)
    session = await find_table(request, code, guest, at_once=True)
    check_all((), services_of(request).limits.of_entries(session.id))
    command = commands.Join(
        guest.id, invitation_in(code), body.name, body.sit, body.id, guest.program, body.answer
    )
    player = await arrivals.join(session, command)
    if isinstance(player, EntryRequest):
        return Seated(code=session.table.code, player=player.id, seat=None, admitted=False)
    return Seated(code=session.table.code, player=player.id, seat=player.seat)


@router.post("/tables/{code}/passes", status_code=201, tags=["tables"], responses=LINKS_OF_COMING)
async def use_pass(request: Request, code: str, body: UsePass, guest: SignedIn) -> Seated:
    """Join by a link: take an offered seat, or act as your player from another device."""
    check_commands(request, guest)
    session = await find_table(request, code, guest, at_once=True)
    command = commands.UsePass(guest.id, TokenHash(body.token), body.name, guest.program)
    async with guessing(request, TableCode(session.table.code), guest, "no_such_pass"):
        player = await arrivals.use_pass(session, command)
    return Seated(code=session.table.code, player=player.id, seat=player.seat)


@router.post("/tables/{code}/passes/summary", tags=["tables"], openapi_extra=PERHAPS_SIGNED_IN)
async def read_pass(
    request: Request, code: str, body: ReadPass, guest: MaybeSignedIn
) -> PassSummary:
    """Return the kind and target of a link: ask before you use one, as it could claim anything."""
    session = await find_table(request, code, guest)
    table, token, now = session.table, TokenHash(body.token), session.now()
    used = table.passes.use_of(token, now)
    if used is not None and guest is not None and table.is_played_by(used.player, guest.id):
        return PassSummary(seat=None, player=table.players[used.player].name)
    async with guessing(request, TableCode(table.code), guest, "no_such_pass"):
        if not table.passes.was_made(token, now):  # one that there was is no guess
            raise refusal("no_such_pass")
    found = usable_pass(table, token, now)
    held = table.left | table.holders
    holder = table.players[found.player] if found.seat is None else held.get(found.seat)
    return PassSummary(seat=found.seat, player=None if holder is None else holder.name)


@router.post("/tables/{code}/screens", status_code=201, tags=["tables"])
async def add_screen(request: Request, code: str, body: MakeScreen, guest: SignedIn) -> ScreenMade:
    """Become a big screen by a pass of the host's: it shows the table, and is nobody there.

    A pass is short, so wrong ones of people at the table count, too.
    """
    check_commands(request, guest)
    session = await find_table(request, code, guest, at_once=True)
    check_all((), services_of(request).limits.of_entries(session.id))
    command = commands.AddScreen(guest.id, TokenHash(body.token))
    async with counting_guesses(request, guest, "no_such_pass"):
        screen = await arrivals.add_screen(session, command)
    return ScreenMade(code=session.table.code, screen=screen)


@router.get(
    "/tables/{code}/view", tags=["play"], response_class=JSONResponse, response_model=Snapshot
)
async def get_view(request: Request, code: str, viewer: ViewerQuery, guest: SignedIn) -> Response:
    """Return everything that a player may know, with the legal moves: the socket's snapshot."""
    services = services_of(request)
    session, who = await viewing_as(request, code, viewer, guest)
    subscribers, stream = services.hub.subscribers(session), stream_of(session, viewer)
    return json_answer(subscribers.snapshot(None if viewer.public else who[0], stream))


@router.post(
    "/tables/{code}/commands",
    tags=["play"],
    responses=LINKS_OF_COMMAND,
    response_model_exclude_none=True,
)
async def send_command(
    request: Request,
    code: str,
    player: PlayerQuery,
    body: Annotated[CommandBody, Body()],
    guest: SignedIn,
) -> CommandDone:
    """Carry out a command, a move for instance. The same id again is not done again."""
    session, who = await acting_as(request, code, player, guest, at_once=True)
    services = services_of(request)
    check_commands(request, guest)
    try:
        done = await asyncio.shield(submit(services, session, who.id, guest.id, body))
    except TableDroppedError:  # its log knows whether the command was done
        session, who = await acting_as(request, code, player, guest)
        done = await asyncio.shield(submit(services, session, who.id, guest.id, body))
    return CommandDone(type="done", id=body.id, n=done.number)


def _since(
    after: Annotated[
        int, Query(ge=0, lt=2**31, description="The number of the last update that you have.")
    ] = 0,
    history: Annotated[
        str | None, Query(max_length=40, description="The one that the number belongs to.")
    ] = None,
) -> tuple[int, str | None]:
    """Return a number, and the history in which an update has it."""
    return after, history


@router.get(
    "/tables/{code}/updates", tags=["play"], response_class=JSONResponse, response_model=Updates
)
async def get_updates(
    request: Request,
    code: str,
    viewer: ViewerQuery,
    guest: SignedIn,
    since: Annotated[tuple[int, str | None], Depends(_since)],
    limit: Annotated[
        int, Query(ge=1, le=MOST_UPDATES, description="At most so many updates.")
    ] = 200,
    wait: Annotated[
        int, Query(ge=0, le=MOST_SECONDS, description="For how many seconds, if there is none.")
    ] = 0,
) -> Response:
    """Return a player's updates above a number, oldest first, as the socket sends them.

    If there is none, wait for the next one for ``wait`` seconds. A server that stops answers at
    once, with none. A number of another ``history`` is refused as ``history_changed``: ask for the
    view.
    """
    services = services_of(request)
    after, history = since
    session, who = await viewing_as(request, code, viewer, guest)
    _check_history(session, after, history)
    if wait:
        subscribers = services.hub.subscribers(session)
        check_commands(request, guest)
        # A waiting player counts as present, and asks again before that lapses.
        seconds = min(wait, subscribers.attendance.grace * 5 / 6)
        for each in who:
            subscribers.admit(each)
            subscribers.poll(each, seconds)
        shown, of = partial(stream_of, session, viewer), _id_of(who, viewer)
        await wait_for_update(session, shown, of, after, seconds, services.drain, request)
        # The owner may have signed out meanwhile, and this be a copy of their token.
        guest = await signed_in(request)
        session, who = await viewing_as(request, code, viewer, guest)
        _check_history(session, after, history)
    subscribers = services.hub.subscribers(session)
    for each in who:
        subscribers.admit(each)
    stream, of = stream_of(session, viewer), _id_of(who, viewer)
    newest = after >= stream.projection.number(of)
    texts = [] if newest else subscribers.missed(None if of is None else who[0], after, stream)
    if texts is None:
        check_commands(request, guest, PAST)
        with perhaps_busy():
            texts = await services.history.updates(guest.id, stream, of, after, limit)
    here = orjson.dumps(subscribers.attendance.here_in(stream)).decode()
    about = f'"game":"{stream.table.game.name}","history":"{session.log.history}"'
    return json_answer(f'{{{about},"updates":[{",".join(texts[:limit])}],"here":{here}}}')


def _id_of(who: list[Player], viewer: Viewer) -> PlayerId | None:
    return None if viewer.public else who[0].id


def _check_history(session: TableSession, after: int, history: str | None) -> None:
    if after > 0 and history != session.log.history:
        raise ProblemError("history_changed")


@router.get(
    "/tables/{code}/deduction", tags=["play"], response_class=JSONResponse, response_model=Deduction
)
async def get_deduction(
    request: Request,
    code: str,
    player: PlayerQuery,
    guest: SignedIn,
    at: Annotated[
        int, Query(ge=0, lt=2**31, description="The player's last update, which it follows.")
    ] = 0,
) -> Response:
    """Return the deduction from public events about hidden cards, if the host offers it.

    It is the same for all at the table, and follows from what everybody has seen in this round.
    Unless such a round is in progress it is refused as ``not_now``, and in one of more than 10,000
    events.
    """
    services = services_of(request)
    session, who = await acting_as(request, code, player, guest)
    services.hub.subscribers(session).admit(who)
    if session.stream_for(who.id).projection.number(who.id) < at:
        await session.catch_up()
    text = await services.deduce(session.stream_for(who.id), guest.id)
    if text is None:
        raise refusal("not_now", "No round is in progress in which the host offers that.")
    return json_answer(text)
