"""Finding tables by code, for those who ask from outside."""

from starlette.requests import HTTPConnection

from morpho_server.api.identity import address
from morpho_server.api.limits import take, too_fast
from morpho_server.api.services import services_of
from morpho_server.tables.desk import Desk
from morpho_server.tables.errors import CommandRefusedError
from morpho_server.tables.names import read_code

LONGEST_CODE = 20
"""How much is looked at of what should be a code."""


async def find_table(connection: HTTPConnection, code: str) -> Desk:
    """Return the desk of the table with a code.

    Raises ``no_such_table``, and ``rate_limited`` to whoever tries too many codes in vain.
    """
    services = services_of(connection)
    limiter = services.limits.of_wrong_codes(address(connection))
    if not limiter.has_capacity():
        raise too_fast(limiter, "Too many codes of tables that do not exist; wait a little.")
    try:
        return await services.tables.find(read_code(code[:LONGEST_CODE]))
    except CommandRefusedError:
        await take(limiter)
        raise
