"""Health checks: whether the process lives, and whether it is ready."""

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from morpho_server.api.messages.to_client import Health
from morpho_server.api.problems import RESPONSES, problem
from morpho_server.api.services import services_of
from morpho_server.tables.model.ids import TableCode
from morpho_server.tables.ports import LogUnavailableError

router = APIRouter(tags=["health"], responses=RESPONSES)


@router.head("/healthz", include_in_schema=False)
@router.get("/healthz", response_model=Health)
async def alive() -> Response:
    """Answer as long as the process does."""
    return JSONResponse({"status": "alive"})


@router.head("/readyz", include_in_schema=False)
@router.get("/readyz", response_model=Health)
async def ready(request: Request) -> Response:
    """Answer whether tables can be found, which needs the database."""
    try:
        await services_of(request).tables.world.index.find(TableCode("-"))
    except LogUnavailableError:
        return problem("log_unavailable", "The database does not answer.")
    return JSONResponse({"status": "ready"})
