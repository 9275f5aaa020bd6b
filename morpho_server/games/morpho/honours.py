"""The statistics for which players are honoured when a match is over."""

from collections.abc import Mapping
from typing import Final, Literal

Statistic = Literal[
    "unseen_points",
    "eliminations",
    "looked_at",
    "guards_lost",
    "steps_in",
    "aimed_at",
    "right_names",
    "wrong_names",
    "shots",
    "looks",
    "job_changes",
]
"""The statistics counted for each player, the most important first.

``unseen_points``: points in rounds at whose end none of the player's cards lay face up.
``eliminations``: cards of others, or in the middle, eliminated by the player's turns.
``looked_at``: times that the player's cards were investigated. ``guards_lost``: Bodyguards lost.
``steps_in``: times that the player guarded or intercepted. ``aimed_at``: shots, bombs and daggers
of others at the player's cards. ``right_names`` and ``wrong_names``: cards named correctly, and
wrongly. ``shots``: shots fired. ``looks``: cards investigated. ``job_changes``: times that the
player changed job.
"""

LEAST: Final[Mapping[Statistic, int]] = {
    "unseen_points": 2,
    "eliminations": 2,
    "looked_at": 3,
    "guards_lost": 2,
    "steps_in": 1,
    "aimed_at": 2,
    "right_names": 2,
    "wrong_names": 1,
    "shots": 2,
    "looks": 3,
    "job_changes": 2,
}
"""The least count of a statistic that makes an honour."""
