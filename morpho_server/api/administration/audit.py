"""The audit log, to read."""

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Query, Request

from morpho_server.api.administration.access import RequireAdmin
from morpho_server.api.messages.administration import AuditedShown, AuditEntries
from morpho_server.api.problems import RESPONSES
from morpho_server.api.services import services_of
from morpho_server.storage.administration.audit import AT_A_TIME

router = APIRouter(prefix="/admin", tags=["administration"], responses=RESPONSES)


@router.get("/audit")
async def get_audit_log(
    request: Request,
    _admin: RequireAdmin,
    before: Annotated[
        int | None, Query(ge=1, lt=2**63, description="What `next` was: only older ones.")
    ] = None,
) -> AuditEntries:
    """Return the actions of administrators, the latest first, 100 at a time."""
    found = await services_of(request).administration.audit.entries(before)
    return AuditEntries(
        entries=[AuditedShown(**asdict(each)) for each in found],
        next=found[-1].id if len(found) == AT_A_TIME else None,
    )
