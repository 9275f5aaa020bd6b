"""Whose turn it is, as far as everybody at a table knows."""

from collections.abc import Sequence
from typing import Any, Final

from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.game import Game
from morpho_server.games.seats import Seat
from morpho_server.tables.messages import events as ev

OF_TABLE: Final = frozenset(ev.TABLE_EVENTS)
"""The types of events that are the table's, not its game's."""


def turn_after(
    turn: tuple[Seat, ...], events: Sequence[Event], game: Game[Any], state: Any
) -> tuple[Seat, ...] | None:
    """Return the seats that owe a decision after some events, which lead to that state.

    ``None`` where nobody hears of the events: what was decided in secret changes nothing until the
    game moves on for all to see. ``state`` is ``None`` where the events leave the game as it was.
    """
    kinds = {type(event) for event in events if event.to == EVERYONE}
    if not kinds:
        return None
    if ev.MatchEnded in kinds:
        return ()
    return turn if state is None or kinds <= OF_TABLE else game.owing(state)
