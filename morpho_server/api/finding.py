"""Finding tables by code, for those who ask from outside."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.requests import HTTPConnection

from morpho_server.api.identity import address
from morpho_server.api.limits import take, too_fast
from morpho_server.api.services import services_of
from morpho_server.tables.desk import Desk
from morpho_server.tables.errors import CommandRefusedError
from morpho_server.tables.names import read_code

LONGEST_CODE = 20
"""How much is looked at of what should be a code."""


async def find_table(connection: HTTPConnection, code: str, *, at_once: bool = False) -> Desk:
    """Return the desk of the table with a code, as far as the table had come before.

    ``at_once``: another node may be further, which whatever is carried out there finds out by
    itself. Raises ``no_such_table``, and ``rate_limited`` to whoever tries too many codes in vain.
    """
    async with guessing(connection, "no_such_table"):
        tables = services_of(connection).tables
        wanted = read_code(code[:LONGEST_CODE])
        return await (tables.find(wanted) if at_once else tables.find_up_to_date(wanted))


@asynccontextmanager
async def guessing(connection: HTTPConnection, wrong: str) -> AsyncIterator[None]:
    """Count what an address asks for in vain: whatever is refused with the code of a wrong guess.

    Raises ``rate_limited`` to whoever has guessed too much already.
    """
    limiter = services_of(connection).limits.of_wrong_codes(address(connection))
    if not limiter.has_capacity():
        raise too_fast(limiter, "Too many codes or links that do not exist; wait a little.")
    try:
        yield
    except CommandRefusedError as error:
        if error.code == wrong:
            await take(limiter)
        raise
