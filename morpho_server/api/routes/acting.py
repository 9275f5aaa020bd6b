"""The player that a request acts for at a table, and its cost in the limits."""

from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import Depends, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from pydantic import Field

from morpho_server.api.identity import address
from morpho_server.api.limiting.rate_limiter import check_all
from morpho_server.api.routes.table_lookup import find_table
from morpho_server.api.services import services_of
from morpho_server.storage.guests import Guest
from morpho_server.tables.decide.people.acting import player_of
from morpho_server.tables.decide.people.lobby import MOST_OF_ONE_GUEST
from morpho_server.tables.decide.people.screens import check_screen
from morpho_server.tables.messages.errors import CommandRefusedError, refusal
from morpho_server.tables.model.ids import PlayerId, ScreenId
from morpho_server.tables.model.table import Player
from morpho_server.tables.runtime.session import TableSession
from morpho_server.tables.runtime.stream import Stream

PlayerQuery = Annotated[str, Query(max_length=10, description="Which of your players you act as.")]


@dataclass(frozen=True, slots=True)
class Viewer:
    """For whom something is asked: a player, several who share a page, or a screen.

    Several, and screens, see what is ``public`` alone.
    """

    players: tuple[str, ...]
    screen: str | None
    public: bool


def viewer_in(
    player: Annotated[
        list[Annotated[str, Field(max_length=10)]],
        Query(
            max_length=MOST_OF_ONE_GUEST,
            description="Which of your players you act as; several if ``public``.",
        ),
    ] = [],  # noqa: B006 - FastAPI copies it
    screen: Annotated[
        str | None, Query(max_length=10, description="Your big screen, in place of a player.")
    ] = None,
    *,
    public: Annotated[
        bool, Query(description="Whether to be sent what everybody is, as screens are.")
    ] = False,
) -> Viewer:
    """Return for whom a request asks."""
    return Viewer(tuple(player), screen, public or screen is not None)


ViewerQuery = Annotated[Viewer, Depends(viewer_in)]

VIEWER_WANTED: Final = "Name one of your players, or your screen."


async def acting_as(
    request: Request, code: str, player: str, guest: Guest, *, at_once: bool = False
) -> tuple[TableSession, Player]:
    """Return a table and the guest's player there, who counts as present.

    Raises as :func:`.find_table` does, and ``not_your_player``.
    """
    session = await find_table(request, code, guest, at_once=at_once)
    try:
        who = player_of(session.table, PlayerId(player), guest.id)
    except CommandRefusedError:
        # Somebody may have come at another node a moment ago.
        await session.catch_up()
        who = player_of(session.table, PlayerId(player), guest.id)
    services_of(request).hub.subscribers(session).attendance.record_rest_request(who)
    return session, who


async def viewing_as(
    request: Request, code: str, viewer: Viewer, guest: Guest
) -> tuple[TableSession, list[Player]]:
    """Return a table and the guest's players there; none for their screen, which is nobody.

    Of several who share a page those drop out who are no longer the guest's. Raises as
    :func:`acting_as` does, when nobody is left.
    """
    most = MOST_OF_ONE_GUEST if viewer.public else 1
    if (not viewer.players) == (viewer.screen is None) or len(viewer.players) > most:
        fault = {"type": "one_viewer", "loc": ("query", "player"), "msg": VIEWER_WANTED}
        raise RequestValidationError([fault])
    session = await find_table(request, code, guest)
    if viewer.screen is not None:
        check_screen(session.table, ScreenId(viewer.screen), guest.id)
        return session, []
    there, refused = list[Player](), refusal("no_such_player")
    for player in viewer.players:
        try:
            there.append((await acting_as(request, code, player, guest))[1])
        except CommandRefusedError as error:
            refused = error
    if not there:
        raise refused
    return session, there


def stream_of(session: TableSession, viewer: Viewer) -> Stream:
    """Return the stream that serves a viewer at a table."""
    if viewer.screen is not None:
        return session.stream_for(screen=ScreenId(viewer.screen))
    return session.stream_for(*map(PlayerId, viewer.players))


def check_commands(request: Request, guest: Guest, amount: float = 1) -> None:
    """Count a request as so many commands; raise ``rate_limited`` if there are too many."""
    limits = services_of(request).limits
    limiters = limits.of_commands(guest.id, address(request), program=guest.program)
    check_all(limiters, amount=amount)


def json_answer(text: str) -> Response:
    """Return JSON text as an answer that is not kept."""
    return Response(text, media_type="application/json", headers={"Cache-Control": "no-store"})
