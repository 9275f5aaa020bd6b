"""What those may do who are behind: whatever could be done at the table that they are shown."""

from dataclasses import replace
from typing import Final

from morpho_server.tables.decide.handlers import propose
from morpho_server.tables.decide.people.lobby import join
from morpho_server.tables.decide.proposal import Context, Proposal
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import CommandRefusedError, refusal
from morpho_server.tables.model.ids import Millis
from morpho_server.tables.model.table import Table

MOST_ALIKE: Final = 9
"""The most people who come under one name without having seen each other."""


class UnseenRefusalError(CommandRefusedError):
    """A refusal for a reason that the player has not seen yet, and so is not told."""


def propose_behind(context: Context, command: commands.Command, shown: Table) -> Proposal:
    """Return the consequences of a command of somebody who is ``shown`` an earlier table.

    It is refused as it would be there. Raises :exc:`UnseenRefusalError` where only the present
    table refuses it.
    """
    if isinstance(command, commands.Bet):
        raise refusal("delayed")
    player = shown.players.get(context.player.id, context.player)
    shown = replace(shown, players={**shown.players, player.id: player})
    wished = propose(context._replace(table=shown, player=player), command)
    if any(isinstance(event, ev.SeatRequested) for event in wished.events):
        return wished  # a seat at once would tell them that the round is over
    try:
        return propose(context, command)
    except CommandRefusedError as error:
        raise UnseenRefusalError(error.code, error.reason) from None


def join_behind(table: Table, command: commands.Join, now: Millis, shown: Table) -> Proposal:
    """Let somebody in who will be ``shown`` an earlier table, or let them ask the host.

    Locking the table, and removing people, count at once. If somebody has come meanwhile under the
    same name, the newcomer's gets a number. Raises as :func:`.lobby.join` does.
    """
    shown = replace(
        shown,
        options=shown.options | {"entry": table.option("entry")},
        host=table.host,
        invitation=table.invitation,
        barred=table.barred,
        joined=table.joined,
    )
    wished = join(shown, command, now)
    asked = next((one for one in wished.events if isinstance(one, ev.SeatRequested)), None)
    if not any(isinstance(event, ev.Sat | ev.SeatGiven) for event in wished.events):
        command = replace(command, sit=False)
    come = _under_a_free_name(table, command, now)
    return come if asked is None else Proposal((*come.events, asked))


def _under_a_free_name(table: Table, command: commands.Join, now: Millis) -> Proposal:
    for number in range(2, MOST_ALIKE + 1):
        try:
            return join(table, command, now)
        except CommandRefusedError as error:
            if error.code != "name_taken" or number == MOST_ALIKE:
                raise
            command = replace(command, name=f"{command.name[:18]} {number}")
    raise AssertionError("the last one is refused")
