"""The matches that a guest has played, and numbers: their own, and those of the server."""

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Query, Request

from morpho_server.api.identity import SignedIn
from morpho_server.api.messages.results import (
    GameNumbers,
    MyNumbers,
    Overall,
    PlayedMatch,
    PlayedMatches,
    Rival,
    Season,
    SeatResult,
    Standing,
)
from morpho_server.api.middleware.bodies import StrictRoute
from morpho_server.api.problems import RESPONSES, ProblemError
from morpho_server.api.routes.acting import PlayerQuery, acting_as, check_commands
from morpho_server.api.routes.past_matches import PAST
from morpho_server.api.services import services_of
from morpho_server.history.result_writer import last_ended
from morpho_server.storage.guests import Guest
from morpho_server.storage.results import StoredResults
from morpho_server.tables.model import result
from morpho_server.tables.model.result import MyResult, Place

router = APIRouter(responses=RESPONSES, route_class=StrictRoute)

MOST_MATCHES = 100
"""The number of matches in one answer."""


@router.get("/guests/me/matches", tags=["guests"])
async def list_my_matches(
    request: Request,
    guest: SignedIn,
    before: Annotated[
        str | None,
        Query(pattern=r"^\d{1,15}-\d{1,15}$", description="What `next` was: only older ones."),
    ] = None,
    limit: Annotated[
        int, Query(ge=1, le=MOST_MATCHES, description="At most so many matches.")
    ] = 20,
) -> PlayedMatches:
    """Return the matches that you have played, the latest first.

    They have at least one finished round, at whose end you held a seat.
    """
    results = _results_for(request, guest)
    found = await results.matches(guest.id, _place(before), limit + 1)
    shown, is_last = found[:limit], len(found) <= limit
    following = None if is_last else "{}-{}".format(*shown[-1].place)
    return PlayedMatches(matches=[_match(each) for each in shown], next=following)


@router.delete("/guests/me/matches", tags=["guests"])
async def forget_my_matches(request: Request, guest: SignedIn) -> PlayedMatches:
    """Forget all matches that you have played, and your numbers with them; return what is left.

    The tables keep the matches, and so do the others who played.
    """
    await _results_for(request, guest).forget(guest.id)
    return PlayedMatches(matches=[], next=None)


@router.get("/guests/me/numbers", tags=["guests"])
async def get_my_numbers(request: Request, guest: SignedIn) -> list[MyNumbers]:
    """Return your numbers, by game."""
    found = await _results_for(request, guest, PAST).numbers(guest.id)
    return [MyNumbers.model_validate(each) for each in found]


@router.get("/guests/me/rivals", tags=["guests"])
async def list_my_rivals(request: Request, guest: SignedIn) -> list[Rival]:
    """Return those with whom you have played at least three matches, the most frequent first.

    They are 20 at most, of your last 1,000 matches.
    """
    found = await _results_for(request, guest, PAST).rivals(guest.id)
    return [Rival.model_validate(each) for each in found]


@router.get("/tables/{code}/season", tags=["play"])
async def get_season(
    request: Request,
    code: str,
    player: PlayerQuery,
    guest: SignedIn,
    number: Annotated[
        int | None, Query(alias="season", ge=1, lt=2**31, description="By default the present one.")
    ] = None,
) -> Season:
    """Return how everybody stands after the matches of a table's game in one of its seasons."""
    services = services_of(request)
    session, who = await acting_as(request, code, player, guest)
    services.hub.subscribers(session).admit(who)
    check_commands(request, guest)
    # The page of a match that is over asks at once.
    await services.result_writer.finish(session.id)
    table = session.stream_for(who.id).table
    seasons, ranking = tuple(table.seasons), table.option("season_ranking")
    number = number or len(seasons)
    if number > len(seasons):
        raise ProblemError("no_such_season")
    first, *later = seasons[number - 1 :]
    following = later[0] if later else last_ended(table) + 1
    found = await services.results.season(session.id, table.game.name, first, following)
    return Season(
        number=number,
        seasons=len(seasons),
        game=found.game,
        matches=found.matches,
        ranking=ranking,
        standings=_standings(found.places(ranking)),
        overall=None if found.overall is None else _overall(found.overall),
    )


@router.get("/statistics", tags=["games"])
async def get_statistics(request: Request) -> list[GameNumbers]:
    """Return the numbers of all matches of this server, by game, without names.

    They are read again every ten minutes.
    """
    found = await services_of(request).statistics.totals()
    return [GameNumbers.model_validate(each) for each in found]


def _overall(overall: result.Overall) -> Overall:
    standings = _standings(overall.places())
    return Overall(games=[*overall.games], matches=overall.matches, standings=standings)


def _standings(places: list[tuple[int, result.Standing]]) -> list[Standing]:
    return [Standing(place=place, **asdict(one)) for place, one in places]


def _results_for(request: Request, guest: Guest, amount: float = 1) -> StoredResults:
    check_commands(request, guest, amount)
    return services_of(request).results


def _place(text: str | None) -> Place | None:
    if text is None:
        return None
    ended_at, _, number = text.partition("-")
    return int(ended_at), int(number)


def _match(mine: MyResult) -> PlayedMatch:
    match = mine.match
    return PlayedMatch(
        code=mine.code,
        match=match.number,
        player=mine.player,
        game=match.game,
        ended_at=match.ended_at,
        rounds=match.rounds,
        called_off=match.called_off,
        seat=mine.seat,
        seats=[SeatResult.model_validate(seat) for seat in match.seats],
    )
