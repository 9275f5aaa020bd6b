"""What concerns a match and not one round: how it was decided, and what its players did most."""

from dataclasses import dataclass
from typing import Literal

from morpho_server.games.events import Event
from morpho_server.games.seats import Seat

Statistic = Literal[
    "unseen_points",
    "eliminations",
    "looked_at",
    "guards_lost",
    "steps_in",
    "aimed_at",
    "right_names",
    "job_changes",
]
"""The statistics counted for each player, the most important first.

``unseen_points``: points in rounds at whose end none of the player's cards lay face up.
``eliminations``: cards of others, or in the middle, eliminated by the player's turns.
``looked_at``: times that the player's cards were investigated. ``guards_lost``: Bodyguards lost.
``steps_in``: times that the player guarded or intercepted. ``aimed_at``: shots, bombs and daggers
of others at the player's cards. ``right_names``: cards named correctly. ``job_changes``: times that
the player changed job.
"""


TieBreak = Literal["last_round", "turn_order"]
"""What decides among equal totals: the last round's points, then its turn order (R10.1)."""


@dataclass(frozen=True, slots=True)
class TieBroken(Event, kind="tie_broken"):
    """These seats had equal points, and a tie-break chose the winner (R10.1)."""

    seats: tuple[Seat, ...]
    winner: Seat
    by: TieBreak


@dataclass(frozen=True, slots=True)
class FeatsCarried(Event, kind="feats_carried"):
    """The statistics of earlier rounds, by seat; nobody sees this event."""

    feats: dict[Statistic, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class HonoursGiven(Event, kind="honours_given"):
    """What the match will be remembered for: who did it most, and how often."""

    seats: dict[Statistic, tuple[Seat, ...]]
    counts: dict[Statistic, int]
