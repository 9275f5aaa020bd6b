"""Records that anybody sends, to see them played."""

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from morpho_server.api.identity import address
from morpho_server.api.limiting.rate_key import rate_key
from morpho_server.api.messages.from_client import OpenRecord
from morpho_server.api.messages.past_round import OpenedRecord
from morpho_server.api.middleware.bodies import StrictRoute
from morpho_server.api.problems import RESPONSES, ProblemError
from morpho_server.api.routes.acting import json_answer
from morpho_server.api.routes.past_matches import perhaps_busy
from morpho_server.api.services import services_of
from morpho_server.history.opened_records import BadRecordError

router = APIRouter(responses=RESPONSES, route_class=StrictRoute)


@router.post("/replays", tags=["past"], response_class=JSONResponse, response_model=OpenedRecord)
async def open_record(request: Request, body: OpenRecord) -> Response:
    """Play a record of 1,000 steps at most, for anybody; return it step by step as a past round."""
    services, asker = services_of(request), address(request)
    services.limits.of_records(asker).check()
    try:
        with perhaps_busy():
            opened = await services.records.open(rate_key(asker), body.record, body.number)
    except BadRecordError as error:
        raise ProblemError("bad_record", error.reason) from None
    return json_answer(opened)
