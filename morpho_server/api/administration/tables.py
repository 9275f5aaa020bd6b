"""Tables, for administrators: to list, to look at, and to keep in order."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query, Request

from morpho_server.api.administration.access import RequireAdmin
from morpho_server.api.messages.administration import (
    PersonAtTable,
    ScreenAtTable,
    TableInspected,
    TableListed,
    TablesListed,
    UpdateRates,
)
from morpho_server.api.problems import RESPONSES
from morpho_server.api.routes.table_lookup import LONGEST_INVITATION
from morpho_server.api.services import Services, services_of
from morpho_server.storage.administration.access import AdminSession
from morpho_server.storage.administration.audit import Action
from morpho_server.storage.administration.tables import ListedTable
from morpho_server.tables.decide import house
from morpho_server.tables.messages.fields import PlayerNumber, ScreenNumber
from morpho_server.tables.model.ids import Millis, PlayerId, TableCode
from morpho_server.tables.model.names import code_in, read_invitation
from morpho_server.tables.runtime.session import TableSession

router = APIRouter(prefix="/admin/tables", tags=["administration"], responses=RESPONSES)

Code = Annotated[str, Path(max_length=LONGEST_INVITATION)]

_MINUTE: Final = 60_000
_SPANS: Final = (_MINUTE, 60 * _MINUTE, 24 * 60 * _MINUTE)


@router.get("")
async def list_tables(
    request: Request,
    _admin: RequireAdmin,
    search: Annotated[str, Query(max_length=40, description="A game, or in a code or name.")] = "",
    after: Annotated[
        str | None, Query(max_length=LONGEST_INVITATION, description="What `next` was.")
    ] = None,
) -> TablesListed:
    """Return 100 tables at a time, those first where something changed last, without loading any.

    Of those that a search has tried, the ones that match: go on while there is a ``next``.
    """
    services = services_of(request)
    start = None if after is None else TableCode(after)
    found, more = await services.administration.tables.find(search, start)
    return TablesListed(tables=[_listed(services, each) for each in found], next=more)


def _listed(services: Services, table: ListedTable) -> TableListed:
    summary = table.summary
    return TableListed(
        code=table.code,
        game=summary.game,
        phase=summary.phase,
        people=[each.name for each in summary.company if not each.is_bot],
        bots=[each.name for each in summary.company if each.is_bot],
        open_pages=services.hub.people_here(table.id),
        updated_at=table.updated_at,
        number=table.number,
        size=table.size,
    )


@router.get("/{code}")
async def inspect_table(request: Request, code: Code, _admin: RequireAdmin) -> TableInspected:
    """Return a table with its people."""
    services = services_of(request)
    return await _inspected(services, await _find(services, code))


@router.post("/{code}/end")
async def end_table(request: Request, code: Code, admin: RequireAdmin) -> TableInspected:
    """Call the match of a table off. That opens all its cards to everybody there."""
    return await _act(request, code, admin, "end_match", house.end_match)


@router.post("/{code}/people/{player}/remove")
async def remove_person(
    request: Request, code: Code, player: PlayerNumber, admin: RequireAdmin
) -> TableInspected:
    """Remove somebody from a table, as its host could; the host of the table, too."""
    return await _act(request, code, admin, "remove_person", house.remove(player), player)


@router.post("/{code}/people/{player}/{deed}")
async def mute_person(
    request: Request,
    code: Code,
    player: PlayerNumber,
    deed: Literal["mute", "unmute"],
    admin: RequireAdmin,
) -> TableInspected:
    """Mute somebody at a table, which nobody there can undo, or let them speak again."""
    muted = deed == "mute"
    action: Action = "mute_person" if muted else "unmute_person"
    return await _act(request, code, admin, action, house.mute(player, muted=muted), player)


@router.post("/{code}/screens/{screen}/end")
async def end_screen(
    request: Request, code: Code, screen: ScreenNumber, admin: RequireAdmin
) -> TableInspected:
    """Turn a big screen off, as the host of the table could."""
    return await _act(request, code, admin, "end_screen", house.end_screen(screen))


async def _act(
    request: Request,
    code: str,
    admin: AdminSession,
    action: Action,
    decision: house.Decision,
    player: PlayerId | None = None,
) -> TableInspected:
    """Carry out a decision of the house at a table, and note it; return the table after it."""
    services = services_of(request)
    session = await _find(services, code)
    # Those of somebody who is removed are shown nowhere else, and are what a ban names.
    held_by = {each.id: sorted(each.guests) for each in session.table.people}
    await session.act(decision)
    concerned: dict[str, object] = {"table": session.table.code}
    if player is not None:
        concerned |= {"player": player, "guests": held_by.get(player, [])}
    await services.note(admin, action, **concerned)
    return await _inspected(services, session)


async def _find(services: Services, code: str) -> TableSession:
    """Return a table by its code or an invitation to it. Raises ``no_such_table``."""
    return await services.tables.find_up_to_date(code_in(read_invitation(code)))


async def _inspected(services: Services, session: TableSession) -> TableInspected:
    table, subscribers = session.table, services.hub.subscribers(session)
    now = services.now()
    rates = await services.administration.tables.updates_since(
        session.id, *(Millis(now - span) for span in _SPANS)
    )
    return TableInspected(
        code=table.code,
        game=table.game.name,
        phase=table.phase,
        people=[
            PersonAtTable(
                player=person.id,
                name=person.name,
                guests=sorted(person.guests),
                seat=person.seat,
                is_host=person.id == table.host,
                present=subscribers.attendance.is_present(person.id),
                muted=person.muted,
            )
            for person in table.people
        ],
        screens=[
            ScreenAtTable(screen=key, guest=one.guest, delayed=one.delayed)
            for key, one in table.screens.items()
        ],
        rates=UpdateRates(minute=rates[0], hour=rates[1], day=rates[2]),
    )
