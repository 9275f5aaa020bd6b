"""Comparing bots that remember with bots that see everything for the first time."""

from collections.abc import Callable
from random import Random

from morpho_server.games.bot import Bot, Observation


class Both:
    """A bot that remembers the rounds it plays: at each choice a new one must choose the same."""

    def __init__(self, new: Callable[[], Bot]) -> None:
        self._new, self._old, self._dice = new, new(), Random(3)

    def choose(self, seen: Observation, _: Random) -> str:
        """Return the choice of both."""
        state = self._dice.getstate()
        move = self._old.choose(seen, self._dice)
        self._dice.setstate(state)
        copied = Observation(seen.seat, seen.public, seen.own, seen.legal, list(seen.events))
        assert self._new().choose(copied, self._dice) == move
        return move
