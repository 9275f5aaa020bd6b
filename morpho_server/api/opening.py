"""Who may open tables at a server that is shared by a tunnel."""

from starlette.requests import HTTPConnection

from morpho_server.api.problems import ProblemError
from morpho_server.api.public_address import Reach, is_this_machine
from morpho_server.api.services import services_of


def may_open_tables(connection: HTTPConnection, reach: Reach) -> bool:
    """Return whether somebody may open tables.

    Whoever finds a shared server could fill it otherwise. Joining is nobody's matter but the
    table's.
    """
    tunnel = reach.tunnel
    return tunnel is None or tunnel.may_open or is_this_machine(connection)


def check_opening(connection: HTTPConnection) -> None:
    """Raise ``opening_closed`` for somebody who may not open tables."""
    if not may_open_tables(connection, services_of(connection).reach):
        raise ProblemError("opening_closed")
