"""Sum up a game of Morph for statistics: who began, with which factions, and who won."""

from collections.abc import Sequence
from typing import Final

from morpho_server.games.events import Event
from morpho_server.games.morph.cards import FACTIONS_OF
from morpho_server.games.morph.events import BattleEnded, BattleSetUp, StakesShown, TurnBegan
from morpho_server.games.outcome import RoundSummary
from morpho_server.games.seats import Seat

PLACES: Final = ("first", "second")
"""The seats of a duel by who took the first turn (R2.3)."""


def read_round(events: Sequence[Event]) -> RoundSummary:
    """Return who moved first in a duel, which factions each seat had, and who has won."""
    [begun] = [event for event in events if isinstance(event, BattleSetUp)]
    [ended] = [event for event in events if isinstance(event, BattleEnded)]
    first = next(
        (e.first for e in events if isinstance(e, StakesShown) and e.first is not None), None
    )
    pairs = (begun.pair_a, begun.pair_b)[: begun.seats]
    held = tuple(
        (*_place(Seat(seat), first), *FACTIONS_OF[pair]) for seat, pair in enumerate(pairs)
    )
    return RoundSummary(
        turns=sum(isinstance(event, TurnBegan) and event.seat < begun.seats for event in events),
        dealt=held,
        held=held,
        won=tuple(held[seat] if seat == ended.winner else () for seat in range(begun.seats)),
    )


def _place(seat: Seat, first: Seat | None) -> tuple[str, ...]:
    """Return whether a seat moved first; nothing where both staked in vain, or nobody else sat."""
    return () if first is None else (PLACES[seat != first],)
