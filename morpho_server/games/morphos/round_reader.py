"""Sum up a game of Morphos for statistics: who began with which colour, and who won."""

from collections.abc import Sequence
from typing import Final

from morpho_server.games.events import Event
from morpho_server.games.morphos.events import (
    BoardSetUp,
    ColoursSwapped,
    SideWon,
    StoneFlipped,
    StonePlaced,
)
from morpho_server.games.morphos.takeback import standing
from morpho_server.games.outcome import RoundSummary

PLACES: Final = ("first", "second")
"""The seats by who moved first."""


def read_round(events: Sequence[Event]) -> RoundSummary:
    """Return who moved first, which colour each seat had in the end, and who has won."""
    events = standing(events)
    [begun] = [event for event in events if isinstance(event, BoardSetUp)]
    [ended] = [event for event in events if isinstance(event, SideWon)]
    swapped = any(isinstance(event, ColoursSwapped) for event in events)
    first = begun.black if begun.to_move == "B" else 1 - begun.black
    black = 1 - begun.black if swapped else begun.black
    held = tuple(
        (PLACES[seat != first], "black" if seat == black else "white")
        for seat in range(begun.seats)
    )
    return RoundSummary(
        turns=sum(
            isinstance(event, StoneFlipped) or (isinstance(event, StonePlaced) and event.ends_turn)
            for event in events
        ),
        dealt=held,
        held=held,
        won=tuple(held[seat] if seat == ended.seat else () for seat in range(begun.seats)),
    )
