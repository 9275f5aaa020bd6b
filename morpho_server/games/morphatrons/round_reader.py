"""Sum up a game of Morphatrons for statistics: who began, which ranks fought, and who won."""

from collections.abc import Sequence
from typing import Final

from morpho_server.games.events import Event
from morpho_server.games.morphatrons.cards import RANK, RANKS, SEATS
from morpho_server.games.morphatrons.events import (
    BotPlayed,
    BotTripleMorphed,
    CitiesSetUp,
    FightEnded,
    TurnEnded,
)
from morpho_server.games.outcome import RoundSummary

PLACES: Final = ("first", "second")
"""The seats by who began."""


def read_round(events: Sequence[Event]) -> RoundSummary:
    """Return who began, the ranks that each seat brought into play, and who has won."""
    [begun] = [event for event in events if isinstance(event, CitiesSetUp)]
    [ended] = [event for event in events if isinstance(event, FightEnded)]
    ranks: tuple[set[str], ...] = tuple(set() for _ in range(SEATS))
    for event in events:
        match event:
            case BotPlayed(seat=seat, card=card) | BotTripleMorphed(seat=seat, new=card):
                ranks[seat].add(RANK[card])
    places = tuple((PLACES[seat != begun.first],) for seat in range(SEATS))
    held = tuple(
        (*place, *(rank for rank in RANKS if rank in ranks[seat]))
        for seat, place in enumerate(places)
    )
    return RoundSummary(
        turns=begun.turn_number + sum(isinstance(event, TurnEnded) for event in events),
        dealt=held,
        held=held,
        won=tuple(held[seat] if seat == ended.winner else () for seat in range(SEATS)),
    )
