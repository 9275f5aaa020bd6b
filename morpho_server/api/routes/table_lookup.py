"""Finding tables by invitation, for requests from outside."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.requests import HTTPConnection

from morpho_server.api.identity import address
from morpho_server.api.problems import ProblemError
from morpho_server.api.services import Services, services_of
from morpho_server.storage.guests import Guest
from morpho_server.tables.messages.errors import CommandRefusedError, refusal
from morpho_server.tables.model.ids import Invitation, TableCode
from morpho_server.tables.model.names import code_in, read_invitation
from morpho_server.tables.model.table import Table
from morpho_server.tables.runtime.session import TableSession

LONGEST_INVITATION = 20
"""The most characters of a supposed invitation that are read."""


def invitation_in(text: str) -> Invitation:
    """Return the invitation in the address of a request."""
    return read_invitation(text[:LONGEST_INVITATION])


async def find_table(
    connection: HTTPConnection, text: str, guest: Guest | None, *, at_once: bool = False
) -> TableSession:
    """Return the session of the table that somebody is invited to, with all entries written before.

    Who is there already may use the code, and earlier invitations. ``at_once``: do not look for
    entries of other nodes; a command notices them by itself. Raises ``no_such_table``, ``removed``,
    and ``rate_limited`` after too many wrong codes.
    """
    invitation = invitation_in(text)
    code = code_in(invitation)
    async with guessing(connection, code, guest, "no_such_table"):
        tables = services_of(connection).tables
        session = await (tables.find(code) if at_once else tables.find_up_to_date(code))
        if guest is not None and guest.id in session.table.barred:
            raise refusal("removed")
        if invitation != session.table.invitation and not _is_known(guest, session.table):
            await session.catch_up()  # it may be the one that another node has just drawn
            if invitation != session.table.invitation:
                raise refusal("no_such_table")
        return session


def _is_known(guest: Guest | None, table: Table) -> bool:
    return guest is not None and table.knows(guest.id)


@asynccontextmanager
async def guessing(
    connection: HTTPConnection, code: TableCode, guest: Guest | None, wrong: str
) -> AsyncIterator[None]:
    """Count wrong guesses of what opens a table: refusals with the code ``wrong``.

    Raises ``rate_limited`` if there were too many already, but never to a guest who is at the
    table. Whether somebody is, is looked up without the table, so that a table takes no longer.
    Others from an address guess one after the other: each guess counts before the next. They wait
    for one another's tables, so raises ``overloaded`` if that takes long.
    """
    if guest is not None and await _is_there(services_of(connection), code, guest):
        yield
        return
    async with counting_guesses(connection, guest, wrong):
        yield


@asynccontextmanager
async def counting_guesses(
    connection: HTTPConnection, guest: Guest | None, wrong: str
) -> AsyncIterator[None]:
    """Count refusals with the code ``wrong`` as wrong guesses of an address, one after the other.

    Raises ``rate_limited`` if there were too many already, and ``overloaded``.
    """
    services = services_of(connection)
    who, guess_limits = address(connection), services.limits.guesses
    async with guess_limits.turn(who):
        guesses = guess_limits.of(who, guest.id if guest is not None else None)
        refusal = guesses.refusal()
        if refusal is not None:
            raise refusal
        try:
            yield
        except (CommandRefusedError, ProblemError) as error:
            if error.code == wrong:
                await guesses.count()
            raise


async def _is_there(services: Services, code: TableCode, guest: Guest) -> bool:
    live = services.tables.with_code(code)
    if live is not None and live.table.knows(guest.id):
        return True
    return await services.tables.world.index.is_member(code, guest.id)
