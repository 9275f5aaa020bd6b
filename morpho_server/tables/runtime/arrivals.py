"""How somebody comes to a live table: by its code, by a pass, or as a big screen."""

from functools import partial

from morpho_server.tables.decide.behind import join_behind
from morpho_server.tables.decide.people import lobby, screens, seat_transfer
from morpho_server.tables.decide.people.acting import player_of, request_of
from morpho_server.tables.decide.proposal import Proposal
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.ids import CommandId, GuestId, Millis, PlayerId, ScreenId
from morpho_server.tables.model.table import EntryRequest, Player
from morpho_server.tables.runtime.logged_table import bound_by
from morpho_server.tables.runtime.session import TableSession
from morpho_server.tables.stream.update import TableUpdate


def who_came(session: TableSession, guest: GuestId, command: CommandId) -> Player:
    """Return the player as whom a guest came under an id. Raises as :func:`player_of` does."""
    came = session.came.get((guest, command))
    if came is None:
        raise refusal("no_such_player")
    return player_of(session.table, came, guest)


async def join(session: TableSession, command: commands.Join) -> Player | EntryRequest:
    """Let somebody in, or let them ask the host; once under an id.

    Raises a refusal or :exc:`~.ports.LogUnavailableError`.
    """
    guest, table = command.guest, session.table

    def who(update: TableUpdate | None) -> Player | EntryRequest:
        came: PlayerId = (
            session.came[guest, command.id] if update is None else bound_by(update.entry).player
        )
        return request_of(table, came, guest) or player_of(table, came, guest)

    return await session.ask(guest, command.id, partial(_propose_join, session, command), who)


def _propose_join(session: TableSession, command: commands.Join, now: Millis) -> Proposal | None:
    """Return the proposal for a newcomer, or ``None`` if the id has already joined."""
    if (command.guest, command.id) in session.came:
        return None
    shown = session.stream_for_guest(command.guest)
    if shown is not session:
        return join_behind(session.table, command, now, shown.table)
    return lobby.join(session.table, command, now)


async def use_pass(session: TableSession, command: commands.UsePass) -> Player:
    """Let the bearer of a pass in; return the player whom the pass makes them.

    Raises a refusal or :exc:`~.ports.LogUnavailableError`.
    """
    table = session.table

    def who(_: TableUpdate | None) -> Player:
        return lobby.player_at(table, table.passes.used[command.token].player)

    return await session.ask(
        command.guest, None, lambda now: seat_transfer.use_pass(table, command, now), who
    )


async def add_screen(session: TableSession, command: commands.AddScreen) -> ScreenId:
    """Make a guest's browser a screen by a pass; return which.

    Raises a refusal or :exc:`~.ports.LogUnavailableError`.
    """
    table = session.table
    screen = await session.ask(
        command.guest,
        None,
        lambda now: screens.add_screen(table, command, now),
        lambda _: table.screen_of(command.guest),
    )
    assert screen is not None, "it has just been added"
    return screen
