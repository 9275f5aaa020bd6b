"""The state of the server for everybody, and how guests are let in to open tables."""

from dataclasses import replace

from fastapi import APIRouter, Request

from morpho_server.administration.passwords import is_password
from morpho_server.administration.state import BY_LINK, public_view
from morpho_server.api.identity import PERHAPS_SIGNED_IN, MaybeSignedIn, SignedIn
from morpho_server.api.messages.from_client import LetMeIn
from morpho_server.api.messages.responses import ServerState
from morpho_server.api.middleware.bodies import StrictRoute
from morpho_server.api.problems import RESPONSES, ProblemError
from morpho_server.api.routes.table_lookup import counting_guesses
from morpho_server.api.services import services_of
from morpho_server.storage.guests import Guest
from morpho_server.tables.model.passes import hash_of

router = APIRouter(responses=RESPONSES, route_class=StrictRoute)


@router.get("/state", tags=["server"], openapi_extra=PERHAPS_SIGNED_IN)
async def get_server_state(request: Request, guest: MaybeSignedIn) -> ServerState:
    """Return the announcement of the admin, and whether you may open tables."""
    return _shown(request, guest)


@router.post("/guests/me/let-in", tags=["guests"])
async def let_me_in(request: Request, body: LetMeIn, guest: SignedIn) -> ServerState:
    """Be let in to open tables, by the server's password or by an opening link, which is then used.

    Too many wrong ones are refused as ``rate_limited``. Old passwords stop working.
    """
    if guest.let_in == BY_LINK:
        return _shown(request, guest)
    services = services_of(request)
    watch, stored = services.watch, services.administration.state
    now = services.now()
    wrong = "wrong_password" if body.by == "password" else "no_such_link"
    async with counting_guesses(request, guest, wrong):
        await watch.look()  # another node may have just set the password
        state, by = watch.state, BY_LINK
        if body.by == "password":
            by = state.password_number
            if state.password is None or not await is_password(body.secret, state.password):
                raise ProblemError(wrong)
            await stored.let_in(guest.id, by)
        elif not await stored.use_link(hash_of(body.secret), guest.id, now):
            raise ProblemError(wrong)
    return _shown(request, replace(guest, let_in=by))


def _shown(request: Request, guest: Guest | None) -> ServerState:
    services = services_of(request)
    state = services.watch.state
    may_open = state.may_open(None if guest is None else guest.let_in)
    shown = public_view(state, services.now())
    by = "everyone" if may_open else state.tables_by
    return ServerState.model_validate({**shown, "tables_by": by})
