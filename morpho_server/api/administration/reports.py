"""The reports that players have sent, for administrators: to read and to delete."""

from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Path, Request

from morpho_server.api.administration.access import RequireAdmin
from morpho_server.api.messages.administration import ReportListed, ReportShown, ReportsListed
from morpho_server.api.problems import RESPONSES, ProblemError
from morpho_server.api.services import Services, services_of
from morpho_server.storage.administration.reports import ReportSent

router = APIRouter(prefix="/admin/reports", tags=["administration"], responses=RESPONSES)

ReportId = Annotated[int, Path(ge=1, lt=2**63)]


@router.get("")
async def list_reports(request: Request, _admin: RequireAdmin) -> ReportsListed:
    """Return the latest 100 reports, without what players knew of a round."""
    return await _listed(services_of(request))


@router.get("/{report}")
async def read_report(request: Request, report: ReportId, admin: RequireAdmin) -> ReportShown:
    """Return a report; its content once the round may be seen again from which it was sent."""
    services = services_of(request)
    found = await services.administration.reports.find(report)
    if found is None:
        raise ProblemError("no_such_report")
    sent, content = found
    shown = orjson.loads(content) if await _may_be_read(services, sent) else None
    if shown is not None:
        await services.note(admin, "read_report", report=sent.id, table=sent.table)
    return ReportShown(**_fields(sent), report=shown)


@router.delete("/{report}")
async def delete_report(request: Request, report: ReportId, admin: RequireAdmin) -> ReportsListed:
    """Delete a report; return those that are left."""
    services = services_of(request)
    sent = await services.administration.reports.remove(report)
    if sent is None:
        raise ProblemError("no_such_report")
    await services.note(admin, "delete_report", report=sent.id, table=sent.table)
    return await _listed(services)


async def _may_be_read(services: Services, sent: ReportSent) -> bool:
    """Return whether everybody may see the round by now of which the reporter knew a part."""
    if sent.reached is None:
        return True
    table = (await services.tables.find_up_to_date(sent.table)).table
    return table.may_see_again(sent.reached.match, sent.reached.round)


async def _listed(services: Services) -> ReportsListed:
    found = await services.administration.reports.latest()
    return ReportsListed(reports=[ReportListed(**_fields(each)) for each in found])


def _fields(sent: ReportSent) -> dict[str, Any]:
    return {"id": sent.id, "table": sent.table, "at": sent.at, "text": sent.text}
