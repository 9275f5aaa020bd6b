"""Finding tables by code, for requests from outside."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.requests import HTTPConnection

from morpho_server.api.identity import address
from morpho_server.api.services import services_of
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.model.names import read_code
from morpho_server.tables.runtime.session import TableSession

LONGEST_CODE = 20
"""How many characters of a supposed code are read."""


async def find_table(
    connection: HTTPConnection, code: str, *, at_once: bool = False
) -> TableSession:
    """Return the session of the table with a code, with all entries written before.

    ``at_once``: do not look for entries of other nodes; a command notices them by itself. Raises
    ``no_such_table``, and ``rate_limited`` after too many wrong codes from one address.
    """
    async with guessing(connection, "no_such_table"):
        tables = services_of(connection).tables
        wanted = read_code(code[:LONGEST_CODE])
        return await (tables.find(wanted) if at_once else tables.find_up_to_date(wanted))


@asynccontextmanager
async def guessing(connection: HTTPConnection, wrong: str) -> AsyncIterator[None]:
    """Count the wrong guesses of an address: refusals with the code ``wrong``.

    Raises ``rate_limited`` if it has guessed too often already.
    """
    limiter = services_of(connection).limits.of_wrong_codes(address(connection))
    if not limiter.has_room():
        raise limiter.refusal("Too many wrong codes or links; wait a little.")
    try:
        yield
    except CommandRefusedError as error:
        if error.code == wrong:
            limiter.take()
        raise
