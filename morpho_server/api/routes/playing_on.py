"""Playing on from a past round by REST: opening a table whose round stands as that one stood."""

from fastapi import APIRouter, Request

from morpho_server.api.identity import SignedIn, address
from morpho_server.api.messages.from_client import PlayOn
from morpho_server.api.messages.responses import Seated
from morpho_server.api.middleware.bodies import StrictRoute
from morpho_server.api.opening import check_opening
from morpho_server.api.problems import RESPONSES, ProblemError
from morpho_server.api.routes.acting import PlayerQuery, acting_as
from morpho_server.api.routes.past_matches import ROUND, PlayedRound
from morpho_server.api.routes.tables import LINKS_OF_COMING
from morpho_server.api.services import services_of
from morpho_server.tables.messages import commands

router = APIRouter(responses=RESPONSES, route_class=StrictRoute)


@router.post(f"{ROUND}/tables", status_code=201, tags=["tables"], responses=LINKS_OF_COMING)
async def play_on(
    request: Request,
    code: str,
    body: PlayOn,
    player: PlayerQuery,
    played: PlayedRound,
    guest: SignedIn,
) -> Seated:
    """Open a table of the same game whose round stands as this one stood, and play on there.

    You are its host and sit in the seat that you choose; bots sit in the others. Everybody who may
    see the round again may do so, from any moment at which somebody has to decide (else `not_now`).
    The log begins with the events of the steps, without chat and bets. New draws come from a new
    secret, without shares: the match is not checked and counts in no numbers. It costs a new table,
    a past round with its steps, and so many bots; the copied steps count as entries of the new log
    and as commands of the day.
    """
    check_opening(request, guest)
    services = services_of(request)
    _, who = await acting_as(request, code, player, guest)
    moment = await played.moment(body.steps, services.history.slices.pause)
    if moment is None:
        raise ProblemError("no_such_step")
    limits, tables = services.limits, services.tables
    await limits.check_new_table(guest.id, address(request))
    strengths = tables.strengths[moment.game.name]
    bots = moment.seats - 1
    have_come = limits.bots.expect(guest.id, strengths, body.strength, tables, bots)
    try:
        command = commands.PlayOn(
            guest.id, who.name, body.seat, body.strength, body.id, guest.program
        )
        session, host = await tables.play_on(command, moment)
    finally:
        have_come()
    limits.count_copied(session.id, body.steps, guest, address(request))
    return Seated(code=session.table.code, player=host.id, seat=host.seat)
