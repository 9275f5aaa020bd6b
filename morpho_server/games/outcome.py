"""What a round comes to, and what a match carries from one round to the next."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from morpho_server.games.events import Event
from morpho_server.games.seats import Seat


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a match stands before a round.

    ``round`` counts from 1; ``scores`` are points by seat; ``first`` takes the first turn, and is
    drawn by the game where it is ``None``. ``carried`` is what else a game goes on with: from the
    round before or, in the first round of a rematch, by ``Game.carry_over`` from the match before.
    """

    round: int
    scores: tuple[int, ...]
    first: Seat | None = None
    carried: Any = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a round ended: why, the points it brought, the totals, and whether the match is over.

    ``winners`` are the seats that have won the match: none while it goes on or in a draw, several
    who share the victory. ``following`` is the standing before the next round, ``None`` once the
    match is over.
    """

    reason: str
    points: tuple[int, ...]
    scores: tuple[int, ...]
    match_over: bool
    winners: tuple[Seat, ...]
    following: Standing | None


@dataclass(frozen=True, slots=True)
class RoundSummary:
    """A finished round in figures, for statistics over many rounds.

    ``turns`` counts those of all seats. ``dealt`` are the parts (cards, roles, pieces) that each
    seat began with, ``held`` those that it ended with. ``unheld`` were dealt to nobody. ``won`` are
    the parts, of those held, by which each seat has scored.
    """

    turns: int
    dealt: tuple[tuple[str, ...], ...]
    held: tuple[tuple[str, ...], ...]
    won: tuple[tuple[str, ...], ...]
    unheld: tuple[str, ...] = ()


RoundReader = Callable[[Sequence[Event]], RoundSummary]
"""Sums up all events of a round, what was hidden included."""
