"""Guests, for administrators: to erase them."""

from typing import Annotated

from fastapi import APIRouter, Path, Request

from morpho_server.api.administration.access import RequireAdmin
from morpho_server.api.messages.administration import GuestErased
from morpho_server.api.problems import RESPONSES
from morpho_server.api.services import services_of
from morpho_server.tables.model.ids import GuestId

router = APIRouter(prefix="/admin/guests", tags=["administration"], responses=RESPONSES)


@router.delete("/{guest}")
async def erase_guest(
    request: Request, guest: Annotated[int, Path(ge=1, lt=2**63)], admin: RequireAdmin
) -> GuestErased:
    """Erase a guest as they can themselves: names and sentences, at all tables. Bans stay."""
    services = services_of(request)
    await services.eraser.erase(GuestId(guest))
    await services.token_watch.look(GuestId(guest))
    await services.note(admin, "erase_guest", guest=guest)
    return GuestErased(guest=guest)
