"""Pauses: the clock stops and nobody moves.

The host pauses a table and resumes it. Without the host those who sit agree: the table is paused
when all of them who are there wish it, and goes on when none of them does any more.
"""

from morpho_server.games.events import EVERYONE
from morpho_server.tables.decide.proposal import Context, Proposal
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.table import Table


def pause(context: Context, _command: commands.PauseTable) -> Proposal:
    """Pause the table. Raises ``not_now``."""
    _check_round(context.table)
    if context.table.pause is not None:
        raise refusal("not_now", "The table is paused already.")
    return Proposal((ev.Paused(EVERYONE, context.player.id, agreed=False),))


def resume(context: Context, _command: commands.ResumeTable) -> Proposal:
    """Resume the table. Raises ``not_now``."""
    if context.table.pause is None:
        raise refusal("not_now", "The table is not paused.")
    return Proposal((ev.Resumed(EVERYONE, context.player.id, agreed=False),))


def wish_pause(context: Context, command: commands.WishPause) -> Proposal:
    """Wish for a pause, or no longer; onlookers don't count. Raises ``not_seated``, ``not_now``."""
    table, player = context.table, context.player
    if player.seat is None:
        raise refusal("not_seated")
    _check_round(table)
    wished = ev.PauseWished(EVERYONE, player.id, command.wish)
    onlookers = table.onlookers()
    people = (p for p in table.seated_people() if p.seat not in onlookers)
    there = {p.id for p in people if p.away_since is None} | {player.id}
    wishing = {player.id} if command.wish else set()
    wishing |= there & table.wishing - {player.id}
    if table.pause is None and wishing == there:
        return Proposal((wished, ev.Paused(EVERYONE, player.id, agreed=True)))
    if table.pause is not None and not wishing:
        return Proposal((wished, ev.Resumed(EVERYONE, player.id, agreed=True)))
    return Proposal((wished,))


def _check_round(table: Table) -> None:
    if table.phase != "playing":
        raise refusal("not_now", "No round is in progress.")
