"""Whether a request may open a table."""

from starlette.requests import HTTPConnection

from morpho_server.api.problems import ProblemError
from morpho_server.api.public_address import Reach, is_this_machine
from morpho_server.api.services import services_of
from morpho_server.storage.guests import Guest
from morpho_server.tables.messages.errors import refusal


def may_open_tables(connection: HTTPConnection, reach: Reach) -> bool:
    """Return whether somebody may open tables at a server that may be shared by a tunnel.

    Strangers who find a shared server could fill it otherwise. Joining is nobody's matter but the
    table's.
    """
    tunnel = reach.tunnel
    return tunnel is None or tunnel.may_open or is_this_machine(connection)


def check_opening(connection: HTTPConnection, guest: Guest) -> None:
    """Raise ``maintenance`` or ``opening_closed`` if a guest may open no table now."""
    services = services_of(connection)
    state = services.watch.state
    if state.maintenance:
        raise refusal("maintenance")
    if not (may_open_tables(connection, services.reach) and state.may_open(guest.let_in)):
        raise ProblemError("opening_closed")
