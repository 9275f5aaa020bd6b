"""Privacy: how long this server keeps what it knows of people."""

from fastapi import APIRouter, Request

from morpho_server.api.messages.responses import Privacy
from morpho_server.api.problems import RESPONSES
from morpho_server.api.routes.keeping import may_keep
from morpho_server.api.services import services_of

router = APIRouter(tags=["server"], responses=RESPONSES)


@router.get("/privacy")
async def get_privacy(request: Request) -> Privacy:
    """Return for how long things are kept here. The page `/privacy` says what is kept."""
    services = services_of(request)
    return Privacy(
        keep_days=services.keep_days,
        kept_tables=services.kept_tables if may_keep(services) else 0,
        token_days=services.token_days,
    )
