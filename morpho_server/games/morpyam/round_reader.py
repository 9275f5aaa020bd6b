"""Sum up a game of Morpyam for statistics: who began where in the order of turns, and who won."""

from collections.abc import Sequence
from typing import Final

from morpho_server.games.events import Event
from morpho_server.games.morpyam.events import GameEnded, GridSetUp, TurnBegan
from morpho_server.games.outcome import RoundSummary

PLACES: Final = ("first", "second", "third", "fourth")
"""The seats by when their first turn comes."""


def read_round(events: Sequence[Event]) -> RoundSummary:
    """Return the place of each seat in the order of turns, and those that have won."""
    [begun] = [event for event in events if isinstance(event, GridSetUp)]
    [ended] = [event for event in events if isinstance(event, GameEnded)]
    seats = range(begun.seats)
    places = tuple((PLACES[(seat - begun.first) % begun.seats],) for seat in seats)
    return RoundSummary(
        turns=sum(isinstance(event, TurnBegan) and not event.again for event in events),
        dealt=places,
        held=places,
        won=tuple(places[seat] if seat in ended.winners else () for seat in seats),
    )
