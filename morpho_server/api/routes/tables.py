"""Tables by REST: opening and joining, and everything that a page can do on its socket."""

from typing import Annotated

from fastapi import APIRouter, Body, Depends, Query, Request
from fastapi.responses import JSONResponse, Response

from morpho_server.api.bodies import StrictRoute
from morpho_server.api.identity import address, maybe_signed_in, require_guest
from morpho_server.api.messages.from_client import CommandBody, JoinTable, OpenTable, UsePass
from morpho_server.api.messages.to_client import (
    CommandDone,
    GameOffered,
    Seated,
    Snapshot,
    TableOptions,
    TableSummary,
    Updates,
    YourPlayer,
)
from morpho_server.api.problems import RESPONSES, ProblemError
from morpho_server.api.routes.long_poll import MOST_SECONDS, wait_for_update
from morpho_server.api.routes.table_lookup import find_table, guessing
from morpho_server.api.services import Services, services_of
from morpho_server.realtime.past_updates import HistoryBusyError
from morpho_server.tables.decide.seats import seats_for_people
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.model.ids import PlayerId, TokenHash
from morpho_server.tables.model.options import complete
from morpho_server.tables.model.table import Player
from morpho_server.tables.ports import Guest
from morpho_server.tables.runtime.session import TableSession

router = APIRouter(responses=RESPONSES, route_class=StrictRoute)

PlayerQuery = Annotated[str, Query(max_length=10, description="Which of your players you act as.")]

MOST_UPDATES = 500

PAST = 5
"""How many commands a request for updates counts as when it has to read the log.

When too many make such requests, they are told to retry after as many seconds.
"""


@router.get("/games", tags=["games"])
async def games(request: Request) -> list[GameOffered]:
    """Return the games that can be played here."""
    return [
        GameOffered(
            name=game.name,
            title=game.title,
            seats=(game.seats[0], game.seats[-1]),
            options=complete(game, {}),
            option_fields=list(game.option_fields),
            seat_option_fields=list(game.seat_option_fields),
            has_reactions=game.has_reactions,
            bots=list(services_of(request).tables.strengths[game.name]),
        )
        for game in services_of(request).tables.games.values()
    ]


@router.post("/tables", status_code=201, tags=["tables"])
async def open_table(
    request: Request, body: OpenTable, guest: Annotated[Guest, Depends(require_guest)]
) -> Seated:
    """Open a table and sit down at it as its host."""
    services = services_of(request)
    game = services.tables.games.get(body.game)
    if game is None:
        raise ProblemError("no_such_game", "This server doesn't have that game.")
    limiter = services.limits.of_openings(address(request))
    limiter.check("Too many new tables from here; wait a little.")
    session, player = await services.tables.open(game, guest.id, body.name, body.options)
    return Seated(code=session.table.code, player=player.id, seat=player.seat)


@router.get("/tables/{code}", tags=["tables"])
async def table_summary(
    request: Request, code: str, guest: Annotated[Guest | None, Depends(maybe_signed_in)]
) -> TableSummary:
    """Return what anybody with the code may see of a table."""
    table = (await find_table(request, code)).table
    yours = [p for p in table.players.values() if guest is not None and guest.id in p.guests]
    return TableSummary(
        code=table.code,
        game=table.game.name,
        title=table.game.title,
        phase=table.phase,
        host=table.players[table.host].name if table.host is not None else None,
        players=[player.name for player in table.people],
        bots=[player.name for player in table.bots],
        free_seats=len(seats_for_people(table)),
        may_watch=table.may_watch,
        options=TableOptions(**table.options),
        you=[YourPlayer(player=p.id, name=p.name, seat=p.seat) for p in yours],
    )


@router.post("/tables/{code}/players", status_code=201, tags=["tables"])
async def join(
    request: Request, code: str, body: JoinTable, guest: Annotated[Guest, Depends(require_guest)]
) -> Seated:
    """Come to a table as a new player; one guest may be several."""
    services = services_of(request)
    _check_commands(services, f"guest {guest.id}")
    session = await find_table(request, code, at_once=True)
    player = await session.join(commands.Join(guest.id, body.name, body.sit))
    return Seated(code=session.table.code, player=player.id, seat=player.seat)


@router.post("/tables/{code}/passes", status_code=201, tags=["tables"])
async def use_pass(
    request: Request, code: str, body: UsePass, guest: Annotated[Guest, Depends(require_guest)]
) -> Seated:
    """Join by a link: take an offered seat, or act as your player from another device."""
    _check_commands(services_of(request), f"guest {guest.id}")
    session = await find_table(request, code, at_once=True)
    command = commands.UsePass(guest.id, TokenHash(body.token), body.name)
    async with guessing(request, "no_such_pass"):
        player = await session.use_pass(command)
    return Seated(code=session.table.code, player=player.id, seat=player.seat)


@router.get(
    "/tables/{code}/view", tags=["play"], response_class=JSONResponse, response_model=Snapshot
)
async def view(
    request: Request,
    code: str,
    player: PlayerQuery,
    guest: Annotated[Guest, Depends(require_guest)],
) -> Response:
    """Return everything that a player may know, with the legal moves: the socket's snapshot."""
    services = services_of(request)
    session, who = await _player(request, code, player, guest)
    return _json(services.hub.subscribers(session).snapshot(who))


@router.post("/tables/{code}/commands", tags=["play"])
async def command(
    request: Request,
    code: str,
    player: PlayerQuery,
    body: Annotated[CommandBody, Body()],
    guest: Annotated[Guest, Depends(require_guest)],
) -> CommandDone:
    """Carry out a command, a move for instance. The same id again is not done again."""
    services = services_of(request)
    session, who = await _player(request, code, player, guest, at_once=True)
    _check_commands(services, f"player {session.id} {who.id}")
    done = await session.submit(who.id, guest.id, body)
    return CommandDone(type="done", id=body.id, n=done.number)


@router.get(
    "/tables/{code}/updates", tags=["play"], response_class=JSONResponse, response_model=Updates
)
async def updates(
    request: Request,
    code: str,
    player: PlayerQuery,
    guest: Annotated[Guest, Depends(require_guest)],
    after: Annotated[int, Query(ge=0, lt=2**31)] = 0,
    limit: Annotated[int, Query(ge=1, le=MOST_UPDATES)] = 200,
    wait: Annotated[
        int, Query(ge=0, le=MOST_SECONDS, description="For how many seconds, if there is none.")
    ] = 0,
) -> Response:
    """Return a player's updates above a number, oldest first, as the socket sends them.

    If there is none, wait for the next one for ``wait`` seconds.
    """
    services = services_of(request)
    session, who = await _player(request, code, player, guest)
    if wait:
        subscribers = services.hub.subscribers(session)
        subscribers.admit(who)
        _check_commands(services, f"player {session.id} {who.id}")
        # A waiting player counts as present, and asks again before that lapses.
        seconds = min(wait, subscribers.grace * 5 / 6)
        await wait_for_update(session, who.id, after, seconds, services.drain, request)
        session, who = await _player(request, code, player, guest)
    subscribers = services.hub.subscribers(session)
    subscribers.admit(who)
    newest = after >= session.projection.number(who.id)
    texts = [] if newest else subscribers.missed(who, after)
    if texts is None:
        _check_commands(services, f"player {session.id} {who.id}", PAST)
        try:
            texts = await services.history.updates(session, who.id, after, limit)
        except HistoryBusyError:
            raise ProblemError(
                "rate_limited", "Many ask for the past just now.", {"Retry-After": str(PAST)}
            ) from None
    return _json(f'{{"updates":[{",".join(texts[:limit])}]}}')


async def _player(
    request: Request, code: str, player: str, guest: Guest, *, at_once: bool = False
) -> tuple[TableSession, Player]:
    session = await find_table(request, code, at_once=at_once)
    try:
        who = session.player_of(PlayerId(player), guest.id)
    except CommandRefusedError:
        # Somebody may have come at another node a moment ago.
        await session.catch_up()
        who = session.player_of(PlayerId(player), guest.id)
    services_of(request).hub.subscribers(session).note_rest_request(who)
    return session, who


def _check_commands(services: Services, who: str, amount: float = 1) -> None:
    services.limits.of_commands(who).check("You're going too fast.", amount)


def _json(text: str) -> Response:
    return Response(text, media_type="application/json", headers={"Cache-Control": "no-store"})
