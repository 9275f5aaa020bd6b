"""Health checks: whether the process lives, and whether it is ready."""

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from morpho_server.api.messages.responses import Health
from morpho_server.api.problems import RESPONSES, problem
from morpho_server.api.services import services_of
from morpho_server.tables.ports import LogUnavailableError

router = APIRouter(tags=["health"], responses=RESPONSES)


@router.get("/healthz", response_model=Health)
async def get_health(request: Request) -> Response:
    """Answer as long as the process does."""
    return JSONResponse({"status": "alive", "version": services_of(request).version})


@router.get("/readyz", response_model=Health)
async def get_readiness(request: Request) -> Response:
    """Answer whether the database reads and writes: without it nothing can be played."""
    services = services_of(request)
    try:
        await services.readiness.check()
    except LogUnavailableError:
        return problem("log_unavailable", "The database can't be read and written.")
    return JSONResponse({"status": "ready", "version": services.version})
