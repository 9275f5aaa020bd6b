"""What the host of the server decides at a table: the house, which is no player there."""

from collections.abc import Callable

from morpho_server.tables.decide.matches.ending import call_off
from morpho_server.tables.decide.people.chat import set_mute
from morpho_server.tables.decide.people.lobby import take_out
from morpho_server.tables.decide.people.screens import end_one
from morpho_server.tables.decide.proposal import Proposal
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.ids import Millis, PlayerId, ScreenId
from morpho_server.tables.model.table import Table
from morpho_server.tables.ports import Randomness

Decision = Callable[[Table, Millis, Randomness], Proposal]
"""Returns what the house does at a table, at a time. Raises a refusal."""


def end_match(table: Table, _now: Millis, randomness: Randomness) -> Proposal:
    """Call the match off, which opens all its cards. Raises ``not_now``."""
    return Proposal(call_off(table, randomness, by_house=True))


def remove(player: PlayerId) -> Decision:
    """Return the decision to remove somebody. It raises ``no_such_player``, ``not_now``."""

    def decide(table: Table, now: Millis, randomness: Randomness) -> Proposal:
        if table.starting is not None:
            raise refusal("not_now", "The match is about to begin.")
        return take_out(table, player, now, randomness, by_house=True)

    return decide


def mute(player: PlayerId, *, muted: bool) -> Decision:
    """Return the decision to mute somebody, or to let them speak again.

    It raises ``no_such_player``, ``not_for_bots``.
    """
    return lambda table, _now, _dice: set_mute(table, player, muted=muted, by_house=True)


def end_screen(screen: ScreenId) -> Decision:
    """Return the decision to turn a screen off. It raises ``no_such_screen``."""
    return lambda table, _now, _dice: end_one(table, screen)
