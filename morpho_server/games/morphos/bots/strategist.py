"""A bot for Morphos that looks some moves ahead."""

import time
from collections.abc import Callable
from random import Random
from typing import Final

from morpho_server.games.bot import Observation
from morpho_server.games.morphos.bots.choice import choose
from morpho_server.games.morphos.bots.search import Effort, best
from morpho_server.games.moves import Move

USUAL: Final = 600
"""The number of positions it judges, if it is given no time."""

LONGEST: Final = 1.0
"""The most seconds it thinks, even if it is given more."""

DEEPEST: Final = 5
"""The most answers it looks ahead."""

FIRST: Final = 14
"""The number of its own moves it looks further into."""

WIDTH: Final = 8
"""The most placings it tries at every further move."""


class Strategist:
    """Looks at its best moves again, one answer deeper each time, while it has time."""

    def __init__(self, positions: int = USUAL) -> None:
        self._positions = positions

    def choose(self, observation: Observation, dice: Random) -> Move | None:
        """Return the best move that is found by judging so many positions."""
        left = iter(range(self._positions))
        return self._choose(observation, dice, lambda: next(left, None) is not None)

    def choose_within(self, observation: Observation, dice: Random, seconds: float) -> Move | None:
        """Return the best move that is found in that time."""
        end = time.monotonic() + min(seconds, LONGEST)
        return self._choose(observation, dice, lambda: time.monotonic() < end)

    def _choose(
        self, observation: Observation, dice: Random, has_time: Callable[[], bool]
    ) -> Move | None:
        effort = Effort(FIRST, WIDTH, DEEPEST, has_time)
        return choose(observation, dice, lambda position, likings: best(position, likings, effort))
