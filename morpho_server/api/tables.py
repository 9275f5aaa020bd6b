"""Tables by REST: everything that a page can do on its socket, and opening and joining besides."""

from typing import Annotated

from fastapi import APIRouter, Body, Depends, Query, Request
from fastapi.responses import JSONResponse, Response

from morpho_server.api.bodies import StrictRoute
from morpho_server.api.finding import find_table, guessing
from morpho_server.api.identity import address, maybe_signed_in, require_guest
from morpho_server.api.limits import check_rate
from morpho_server.api.messages.from_client import AnyCommand, JoinTable, OpenTable, UsePass
from morpho_server.api.messages.to_client import (
    CommandDone,
    GameOffered,
    Seated,
    Snapshot,
    TableSummary,
    Updates,
    YourPlayer,
)
from morpho_server.api.problems import RESPONSES, ProblemError
from morpho_server.api.services import Services, services_of
from morpho_server.api.waiting import MOST_SECONDS, wait_for_update
from morpho_server.realtime.history import HistoryBusyError
from morpho_server.tables import commands as asked
from morpho_server.tables.arranging import seats_for_people
from morpho_server.tables.desk import Desk
from morpho_server.tables.errors import CommandRefusedError
from morpho_server.tables.options import complete
from morpho_server.tables.ports import Guest
from morpho_server.tables.table import Player
from morpho_server.tables.words import PlayerId, TokenHash

router = APIRouter(responses=RESPONSES, route_class=StrictRoute)

PlayerQuery = Annotated[str, Query(max_length=10, description="Which of your players you act as.")]

MOST_UPDATES = 500

PAST = 5
"""As how many commands it counts to ask for updates that only the log knows any more, and after how
many seconds to ask again when too many do."""


@router.get("/games", tags=["games"])
async def games(request: Request) -> list[GameOffered]:
    """Return the games that can be played here."""
    return [
        GameOffered(
            name=game.name,
            seats=(game.seats[0], game.seats[-1]),
            options=complete(game, {}),
            round_options=sorted(game.round_options),
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
        raise ProblemError("no_such_game", "That game is not played here.")
    limiter = services.limits.of_openings(address(request))
    await check_rate(limiter, "Too many new tables from here; wait a little.")
    desk, player = await services.tables.open(game, guest.id, body.name, body.options)
    return Seated(code=desk.table.code, player=player.id, seat=player.seat)


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
        phase=table.phase,
        host=table.players[table.host].name if table.host is not None else None,
        players=[player.name for player in table.people],
        bots=[player.name for player in table.bots],
        free_seats=len(seats_for_people(table)),
        may_watch=table.may_watch,
        you=[YourPlayer(player=p.id, name=p.name, seat=p.seat) for p in yours],
    )


@router.post("/tables/{code}/players", status_code=201, tags=["tables"])
async def join(
    request: Request, code: str, body: JoinTable, guest: Annotated[Guest, Depends(require_guest)]
) -> Seated:
    """Come to a table as a new player; one guest may be several."""
    services = services_of(request)
    await _check_commands(services, f"guest {guest.id}")
    desk = await find_table(request, code, at_once=True)
    player = await desk.join(asked.Join(None, None, guest.id, body.name, body.sit))
    return Seated(code=desk.table.code, player=player.id, seat=player.seat)


@router.post("/tables/{code}/passes", status_code=201, tags=["tables"])
async def use_pass(
    request: Request, code: str, body: UsePass, guest: Annotated[Guest, Depends(require_guest)]
) -> Seated:
    """Come in by a link of somebody's: into a seat, or as a player whom one is elsewhere."""
    await _check_commands(services_of(request), f"guest {guest.id}")
    desk = await find_table(request, code, at_once=True)
    command = asked.UsePass(None, None, guest.id, TokenHash(body.token), body.name)
    async with guessing(request, "no_such_pass"):
        player = await desk.use_pass(command)
    return Seated(code=desk.table.code, player=player.id, seat=player.seat)


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
    desk, who = await _player(request, code, player, guest)
    return _json(services.hub.crowd(desk).snapshot(who))


@router.post("/tables/{code}/commands", tags=["play"])
async def command(
    request: Request,
    code: str,
    player: PlayerQuery,
    body: Annotated[AnyCommand, Body()],
    guest: Annotated[Guest, Depends(require_guest)],
) -> CommandDone:
    """Carry out a command, a move for instance. The same id again is not done again."""
    services = services_of(request)
    desk, who = await _player(request, code, player, guest, at_once=True)
    await _check_commands(services, f"player {desk.id} {who.id}")
    done = await desk.submit(who.id, guest.id, body.command())
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
    """Return a player's updates above a number, oldest first, as the socket told them.

    Where there is none, wait for the next one if asked to.
    """
    services = services_of(request)
    desk, who = await _player(request, code, player, guest)
    if wait:
        crowd = services.hub.crowd(desk)
        crowd.admit(who)
        await _check_commands(services, f"player {desk.id} {who.id}")
        # Whoever waits is there, and asks again in time to be.
        seconds = min(wait, crowd.grace * 5 / 6)
        await wait_for_update(desk, who.id, after, seconds, services.doors, request)
        desk, who = await _player(request, code, player, guest)
    crowd = services.hub.crowd(desk)
    crowd.admit(who)
    newest = after >= desk.audience.number(who.id)
    texts = [] if newest else crowd.missed(who, after)
    if texts is None:
        await _check_commands(services, f"player {desk.id} {who.id}", PAST)
        try:
            texts = await services.history.updates(desk, who.id, after, limit)
        except HistoryBusyError:
            raise ProblemError(
                "rate_limited", "Many ask for the past just now.", {"Retry-After": str(PAST)}
            ) from None
    return _json(f'{{"updates":[{",".join(texts[:limit])}]}}')


async def _player(
    request: Request, code: str, player: str, guest: Guest, *, at_once: bool = False
) -> tuple[Desk, Player]:
    desk = await find_table(request, code, at_once=at_once)
    try:
        who = desk.player_of(PlayerId(player), guest.id)
    except CommandRefusedError:
        # Somebody may have come at another node a moment ago.
        await desk.catch_up()
        who = desk.player_of(PlayerId(player), guest.id)
    services_of(request).hub.crowd(desk).heed(who)
    return desk, who


async def _check_commands(services: Services, who: str, amount: float = 1) -> None:
    await check_rate(services.limits.of_commands(who), "Slower, please.", amount)


def _json(text: str) -> Response:
    return Response(text, media_type="application/json", headers={"Cache-Control": "no-store"})
