"""Records that anybody sends, to see them played."""

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from morpho_server.api.identity import address
from morpho_server.api.messages.from_client import OpenRecord
from morpho_server.api.messages.past_round import OpenedRecord
from morpho_server.api.middleware.bodies import StrictRoute
from morpho_server.api.problems import RESPONSES, ProblemError
from morpho_server.api.routes.acting import json_answer
from morpho_server.api.services import services_of
from morpho_server.history.opened_records import (
    WAITING_SECONDS,
    BadRecordError,
    RecordsBusyError,
)

router = APIRouter(responses=RESPONSES, route_class=StrictRoute)


@router.post("/replays", tags=["records"], response_class=JSONResponse, response_model=OpenedRecord)
async def open_record(request: Request, body: OpenRecord) -> Response:
    """Play a record of 1,000 steps at most, for anybody; return it step by step as a past round."""
    services = services_of(request)
    services.limits.of_records(address(request)).check()
    try:
        opened = await services.records.open(body.record, body.number)
    except BadRecordError as error:
        raise ProblemError("bad_record", error.reason) from None
    except RecordsBusyError:
        raise ProblemError(
            "rate_limited", "Many open records just now.", {"Retry-After": f"{WAITING_SECONDS:.0f}"}
        ) from None
    return json_answer(opened)
