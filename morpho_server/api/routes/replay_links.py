"""Links to replays of rounds: made at a table, opened by anybody."""

from collections.abc import Sequence
from typing import Annotated, Final

import orjson
from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse, Response

from morpho_server.api.identity import SignedIn, address
from morpho_server.api.limiting.rate_key import rate_key
from morpho_server.api.messages.from_client import MakeReplayLink, OpenReplayLink
from morpho_server.api.messages.past_round import ReplayLink as ReplayLinkShown
from morpho_server.api.messages.past_round import ReplayLinks, SharedRound
from morpho_server.api.middleware.bodies import StrictRoute
from morpho_server.api.problems import RESPONSES, ProblemError
from morpho_server.api.routes.acting import PlayerQuery, acting_as, check_commands, json_answer
from morpho_server.api.routes.past_matches import when_it_is_over, who_asks_for_the_past
from morpho_server.api.services import services_of
from morpho_server.history.past_rounds import PastRound, Played
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.ids import TokenHash
from morpho_server.tables.model.replay_link import ReplayLink, Shown

router = APIRouter(responses=RESPONSES, route_class=StrictRoute)

_LINKS: Final = "/tables/{code}/replay-links"


@router.get(_LINKS, tags=["past"])
async def list_replay_links(
    request: Request, code: str, player: PlayerQuery, guest: SignedIn
) -> ReplayLinks:
    """Return the replays behind your working links at a table."""
    session, who = await acting_as(request, code, player, guest)
    check_commands(request, guest)
    return _answer(await services_of(request).replay_links.of_player(session.id, who.id))


@router.post(_LINKS, status_code=201, tags=["past"])
async def make_replay_link(
    request: Request, code: str, player: PlayerQuery, body: MakeReplayLink, guest: SignedIn
) -> ReplayLinks:
    """Make a link to a match that is over, or to a round that may be seen again.

    You need a seat at the table. It replaces your earlier link to the same. Everybody who has it
    sees the names of those who played.
    """
    services = services_of(request)
    stream, who = await who_asks_for_the_past(request, code, player, guest)
    if who.seat is None:
        raise refusal("not_seated")
    with when_it_is_over():
        if body.round is None:
            there = await services.history.match(guest.id, stream, body.match) is not None
        else:
            there = (
                await services.history.round(guest.id, stream, body.match, body.round) is not None
            )
    if not there:
        raise ProblemError("no_such_match" if body.round is None else "no_such_round")
    shown = Shown(body.match, body.round)
    await services.replay_links.make(ReplayLink(TokenHash(body.token), stream.id, who.id, shown))
    return _answer(await services.replay_links.of_player(stream.id, who.id))


@router.delete(_LINKS, tags=["past"])
async def end_replay_link(
    request: Request,
    code: str,
    player: PlayerQuery,
    match: Annotated[int, Query(ge=1, lt=2**31, description="The number of the match.")],
    guest: SignedIn,
    number: Annotated[
        int | None,
        Query(alias="round", ge=1, lt=2**31, description="That of the round, if it is of one."),
    ] = None,
) -> ReplayLinks:
    """Withdraw your link to a match or a round; return what those show that are left."""
    services = services_of(request)
    session, who = await acting_as(request, code, player, guest)
    check_commands(request, guest)
    await services.replay_links.end(session.id, who.id, Shown(match, number))
    return _answer(await services.replay_links.of_player(session.id, who.id))


@router.post(
    "/shared-replays", tags=["past"], response_class=JSONResponse, response_model=SharedRound
)
async def open_replay_link(request: Request, body: OpenReplayLink) -> Response:
    """Return a round by a link, for anybody: step by step, as each seat saw it.

    The asker need not be at the table, and learns nothing else of it.
    """
    services, asker = services_of(request), address(request)
    services.limits.of_shared_replays(asker).check()
    found = await services.replay_links.find(TokenHash(body.token))
    if found is None:
        raise _no_such_link()
    shown = found.shown
    number = body.round or shown.round
    if shown.round is not None and number != shown.round:
        raise _no_such_link()
    stream = (await services.tables.find(found.code)).stream_for()
    with when_it_is_over():
        played = await services.history.round(rate_key(asker), stream, shown.match, number)
    if played is None:
        raise ProblemError("no_such_round")
    seen = await played.seen(services.history.slices.pause)
    return json_answer(_shared(played, shown, seen))


def _answer(links: Sequence[Shown]) -> ReplayLinks:
    return ReplayLinks(links=[ReplayLinkShown(match=s.match, round=s.round) for s in links])


def _no_such_link() -> ProblemError:
    return ProblemError("no_such_link")


def _shared(played: Played, shown: Shown, seen: PastRound) -> str:
    rounds = played.open_rounds if shown.round is None else [shown.round]
    head = orjson.dumps({"rounds": rounds, "number": played.number}).decode()
    return f'{head[:-1]},"round":{seen.text()}}}'
