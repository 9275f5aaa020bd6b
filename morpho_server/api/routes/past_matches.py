"""The past of a table by REST: matches and rounds to see again, and reports of the last one."""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response, StreamingResponse

from morpho_server.api.identity import SignedIn, address
from morpho_server.api.limiting.rate_limiter import add_all
from morpho_server.api.messages.past_round import (
    MatchAnalysis,
    MatchMoves,
    PastMatch,
    PastRound,
    Report,
    RoundAnalysis,
)
from morpho_server.api.middleware.bodies import StrictRoute
from morpho_server.api.problems import RESPONSES, ProblemError
from morpho_server.api.routes.acting import (
    PlayerQuery,
    acting_as,
    check_commands,
    json_answer,
)
from morpho_server.api.services import services_of
from morpho_server.games.records.writing import RecordFormat
from morpho_server.games.registry import RECORDINGS
from morpho_server.history.past_rounds import MatchGoesOnError, Played
from morpho_server.history.request_queues import HistoryBusyError
from morpho_server.storage.guests import Guest
from morpho_server.tables.model.table import Player
from morpho_server.tables.runtime.stream import Stream

router = APIRouter(responses=RESPONSES, route_class=StrictRoute)

PAST: Final = 5
"""The number of commands a request counts as when it has to read the log.

Clients that make too many at once are asked to retry after as many seconds.
"""

STEPS_AS_A_COMMAND: Final = 50
"""For how many steps of a past round a request counts as one command more."""

UPDATES_AS_A_COMMAND: Final = 200
"""For how many updates of the asker it counts as one more: the log is read from its beginning.

Entries that they were sent nothing of don't count, else the limit would reveal how many there are.
So others must not wait for the work (:mod:`morpho_server.history.time_slices`).
"""

_MEDIA_TYPES: Final[Mapping[RecordFormat, str]] = {
    "yaml": "text/plain",
    "json": "application/json",
}

_MATCH: Final = "/tables/{code}/matches/{match}"
ROUND: Final = _MATCH + "/rounds/{round}"

MatchPath = Annotated[int, Path(ge=1, lt=2**31)]


@router.get(_MATCH, tags=["past"], response_class=JSONResponse, response_model=PastMatch)
async def get_match(
    request: Request, code: str, match: MatchPath, player: PlayerQuery, guest: SignedIn
) -> Response:
    """Return how the rounds of a match went, once it is over. Everybody at the table may see it."""
    stream, _ = await who_asks_for_the_past(request, code, player, guest)
    with when_it_is_over():
        past = await services_of(request).history.match(guest.id, stream, match)
    if past is None:
        raise ProblemError("no_such_match")
    return json_answer(past.text())


@router.get(
    f"{_MATCH}/analysis", tags=["past"], response_class=JSONResponse, response_model=MatchAnalysis
)
async def get_match_analysis(
    request: Request, code: str, match: MatchPath, player: PlayerQuery, guest: SignedIn
) -> Response:
    """Return the stories of a match's rounds, once it is over.

    A match of more than 64 rounds, or with one that has no analysis, has none.
    """
    services = services_of(request)
    stream, _ = await who_asks_for_the_past(request, code, player, guest)
    with when_it_is_over():
        rounds = await services.history.rounds(guest.id, stream, match)
    if not rounds:
        raise ProblemError("no_such_match")
    _count(request, guest, sum(len(played.entries) for played in rounds) / STEPS_AS_A_COMMAND)
    summaries = [played.summary() for played in rounds]
    return _analysis(await services.analyses.of_match(guest.id, summaries))


@router.get(
    f"{_MATCH}/moves",
    tags=["past"],
    response_class=StreamingResponse,
    responses={200: {"model": MatchMoves}},
)
async def get_match_moves(
    request: Request, code: str, match: MatchPath, player: PlayerQuery, guest: SignedIn
) -> Response:
    """Return the moves of a match, once it is over, so that it can be played again and checked.

    Those of the table's last match count as one command.
    """
    services = services_of(request)
    session, who = await acting_as(request, code, player, guest)
    stream = session.stream_for(who.id)
    last = stream.table.match
    if last is not None and last.prepared.number == match:
        services.hub.subscribers(session).admit(who)
        check_commands(request, guest)
    else:
        await who_asks_for_the_past(request, code, player, guest)
    with when_it_is_over():
        moves = services.history.moves(guest.id, stream, match)
    if moves is None:
        raise ProblemError("no_such_match", "There was no such match at this table.")
    headers = {"Cache-Control": "no-store"}
    return StreamingResponse(moves, media_type="application/json", headers=headers)


async def round_played(
    request: Request,
    code: str,
    match: MatchPath,
    number: Annotated[int, Path(alias="round", ge=1, lt=2**31)],
    player: PlayerQuery,
    guest: SignedIn,
) -> Played:
    """Return a round for somebody at its table, once it may be seen again."""
    stream, _ = await who_asks_for_the_past(request, code, player, guest)
    with when_it_is_over():
        played = await services_of(request).history.round(guest.id, stream, match, number)
    if played is None:
        raise ProblemError("no_such_round")
    _count(request, guest, len(played.entries) / STEPS_AS_A_COMMAND)
    return played


PlayedRound = Annotated[Played, Depends(round_played)]


@router.get(ROUND, tags=["past"], response_class=JSONResponse, response_model=PastRound)
async def get_round(request: Request, played: PlayedRound) -> Response:
    """Return a round step by step, as each seat saw it, once its match is over.

    If the host had chosen so before it was dealt, once it is over itself. Everybody at the table
    may see it then.
    """
    seen = await played.seen(services_of(request).history.slices.pause)
    return json_answer(seen.text())


@router.get(
    f"{ROUND}/analysis", tags=["past"], response_class=JSONResponse, response_model=RoundAnalysis
)
async def get_round_analysis(request: Request, played: PlayedRound, guest: SignedIn) -> Response:
    """Return the analysis of a round, once it may be replayed: each seat's possible knowledge.

    It is refused as ``overloaded`` while that takes long: ask again. A round of more than 1,000
    steps has none.
    """
    analyses = services_of(request).analyses
    return _analysis(await analyses.of_round(guest.id, played.summary()))


@router.get(
    f"{ROUND}/record",
    tags=["past"],
    response_class=PlainTextResponse,
    responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def get_round_record(
    played: PlayedRound,
    form: Annotated[RecordFormat, Query(alias="format", description="How it is written.")] = "yaml",
) -> Response:
    """Return a round as a record file, which ``morpho check`` plays, once it may be seen again.

    ``format`` is ``yaml``, which people write and read more easily, or ``json``; the content is the
    same.
    """
    recording = RECORDINGS.get(played.game.name)
    if recording is None:
        raise ProblemError("no_records")
    name = f"{played.game.name}-{played.match}-{played.number}.{form}"
    headers = {
        "Cache-Control": "no-store",
        "Content-Disposition": f'attachment; filename="{name}"',
    }
    text = await asyncio.to_thread(played.record, recording, form)  # it may be long
    return PlainTextResponse(text, headers=headers, media_type=_MEDIA_TYPES[form])


@router.get(
    "/tables/{code}/report", tags=["past"], response_class=JSONResponse, response_model=Report
)
async def get_report(request: Request, code: str, player: PlayerQuery, guest: SignedIn) -> Response:
    """Return the last round as far as a player may know it, to report a problem.

    It has no names, no code and no chat.
    """
    services = services_of(request)
    stream, who = await who_asks_for_the_past(request, code, player, guest)
    with perhaps_busy():
        report = await services.history.report(guest.id, stream, who.id, services.version)
    if report.round is not None:
        _count(request, guest, len(report.round.steps) / STEPS_AS_A_COMMAND)
    return json_answer(report.text())


def _analysis(found: str | None) -> Response:
    if found is None:
        raise ProblemError("no_analysis")
    return json_answer(found)


async def who_asks_for_the_past(
    request: Request, code: str, player: str, guest: Guest
) -> tuple[Stream, Player]:
    """Return the table, as far as it is shown to somebody who may ask for its past, and who it is.

    The request counts as several, by the number of events that they were sent.
    """
    session, who = await acting_as(request, code, player, guest)
    services_of(request).hub.subscribers(session).admit(who)
    check_commands(request, guest, PAST)
    stream = session.stream_for(who.id)
    _count(request, guest, stream.projection.number(who.id) / UPDATES_AS_A_COMMAND)
    return stream, who


def _count(request: Request, guest: Guest, commands: float) -> None:
    """Count a request as so many commands more, for what it takes to serve it."""
    limits = services_of(request).limits
    add_all(limits.of_commands(guest.id, address(request), program=guest.program), commands)


@contextmanager
def when_it_is_over() -> Iterator[None]:
    """Refuse what is asked of a match that is not over, or of a round that stays closed with it."""
    try:
        with perhaps_busy():
            yield
    except MatchGoesOnError:
        raise ProblemError("match_goes_on") from None


@contextmanager
def perhaps_busy() -> Iterator[None]:
    """Raise ``rate_limited`` if somebody has asked for too much of the past before the block."""
    try:
        yield
    except HistoryBusyError:
        raise ProblemError(
            "rate_limited", "Earlier requests are still being answered.", {"Retry-After": str(PAST)}
        ) from None
