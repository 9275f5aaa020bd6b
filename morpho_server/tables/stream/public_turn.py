"""Whose turn it is, as far as everybody at a table knows."""

from collections.abc import Sequence
from typing import Any, Final

from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.game import Game
from morpho_server.games.seats import Seat
from morpho_server.tables.messages import events as ev

OF_TABLE: Final = frozenset(ev.TABLE_EVENTS)
"""The types of events that are the table's, not its game's."""


def is_public(events: Sequence[Event]) -> bool:
    """Return whether everybody hears of some of the events."""
    return any(event.to == EVERYONE for event in events)


def turn_after(
    turn: tuple[Seat, ...], events: Sequence[Event], game: Game[Any], state: Any
) -> tuple[Seat, ...]:
    """Return the seats that owe a decision after some events, which lead to that state.

    What was decided in secret changes nothing until the game moves on for all to see. ``state`` is
    ``None`` where the events leave the game as it was.
    """
    public = [event for event in events if event.to == EVERYONE]
    if any(isinstance(event, ev.MatchEnded) for event in public):
        return ()
    if state is not None and any(type(event) not in OF_TABLE for event in public):
        return game.owing(state)
    return turn
