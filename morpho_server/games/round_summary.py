"""What a game reports of a finished round beyond its outcome, for statistics over many rounds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from morpho_server.games.events import Event


@dataclass(frozen=True, slots=True)
class RoundSummary:
    """A finished round in figures.

    ``turns`` counts those of all seats. ``dealt`` are the parts (cards, roles, pieces) that each
    seat began with, ``unheld`` those that were dealt to nobody. ``won`` are the parts by which
    each seat has scored.
    """

    turns: int
    dealt: tuple[tuple[str, ...], ...]
    won: tuple[tuple[str, ...], ...]
    unheld: tuple[str, ...] = ()


RoundReader = Callable[[Sequence[Event]], RoundSummary]
"""Sums up all events of a round, what was hidden included."""
