"""Pauses: the clock stands still, nobody moves, and people do as they like.

The host pauses a table and has it go on. Without the host those who sit agree: it is paused when
all of them who are there wish for it, and goes on when none of them does any more.
"""

from morpho_server.games.events import EVERYONE
from morpho_server.tables import commands as asked
from morpho_server.tables import events as told
from morpho_server.tables.arranging import Events, check_host
from morpho_server.tables.errors import refusal
from morpho_server.tables.table import Player, Table


def pause(table: Table, player: Player) -> Events:
    """Have the table stand still. Raises ``not_host``, ``not_now``."""
    check_host(table, player)
    _check_round(table)
    if table.pause is not None:
        raise refusal("not_now", "The table is paused already.")
    return (told.Paused(EVERYONE, player.id, agreed=False),)


def resume(table: Table, player: Player) -> Events:
    """Have the table go on. Raises ``not_host``, ``not_now``."""
    check_host(table, player)
    if table.pause is None:
        raise refusal("not_now", "The table is not paused.")
    return (told.Resumed(EVERYONE, player.id, agreed=False),)


def wish_pause(table: Table, player: Player, command: asked.WishPause) -> Events:
    """Wish for a pause, or no longer. Raises ``not_seated``, ``not_now``."""
    if player.seat is None:
        raise refusal("not_seated")
    _check_round(table)
    wished = told.PauseWished(EVERYONE, player.id, command.wish)
    there = {p.id for p in table.seated_people() if p.away_since is None} | {player.id}
    wishing = {player.id} if command.wish else set()
    wishing |= there & table.wishing - {player.id}
    if table.pause is None and wishing == there:
        return (wished, told.Paused(EVERYONE, player.id, agreed=True))
    if table.pause is not None and not wishing:
        return (wished, told.Resumed(EVERYONE, player.id, agreed=True))
    return (wished,)


def _check_round(table: Table) -> None:
    if table.phase != "playing":
        raise refusal("not_now", "No round is on.")
