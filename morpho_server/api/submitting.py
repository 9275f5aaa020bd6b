"""Giving commands to tables, by REST and by sockets alike."""

import asyncio

from morpho_server.api.limiting.limits import ESSENTIAL, PRIVATE
from morpho_server.api.services import Services
from morpho_server.tables.messages.commands import AddBot, Command
from morpho_server.tables.messages.errors import OverloadedError
from morpho_server.tables.model.ids import GuestId, PlayerId
from morpho_server.tables.runtime.session import Done, TableSession


def submit(
    services: Services, session: TableSession, player: PlayerId, guest: GuestId, command: Command
) -> "asyncio.Future[Done]":
    """Give a player's command to the table; return what will be its answer.

    A bot counts from now on, before it sits. Raises ``quota_reached`` and ``overloaded``.
    """
    if isinstance(command, ESSENTIAL):
        return session.submit(player, guest, command)
    services.limits.check_entry(session.id)
    if isinstance(command, PRIVATE):
        services.limits.check_private(session.id, guest, command)
    if not isinstance(command, AddBot):
        return session.submit(player, guest, command)
    has_come = services.limits.bots.expect(
        guest, session.table.strengths, command.strength, services.tables
    )
    try:
        done = session.submit(player, guest, command)
    except OverloadedError:
        has_come()
        raise
    done.add_done_callback(lambda _: has_come())
    return done
