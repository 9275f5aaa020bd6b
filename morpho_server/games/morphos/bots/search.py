"""Look ahead: what a move is worth after the best answers to it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from morpho_server.games.morphos.bots.judging import WIN, urgent, worth
from morpho_server.games.morphos.bots.position import Position
from morpho_server.games.morphos.notation import Action


class OutOfTimeError(Exception):
    """The search has no time left."""


@dataclass(frozen=True, slots=True)
class Valued:
    """A move, what it is worth for who makes it, and how much more it is liked."""

    action: Action
    worth: float
    liking: float


@dataclass(frozen=True, slots=True)
class Effort:
    """How far to look: at the ``first`` best moves, with ``width`` placings as answers.

    The most answers are ``deepest``, 0 for none. ``has_time`` is asked before every position.
    """

    first: int
    width: int
    deepest: int
    has_time: Callable[[], bool] = lambda: True


def best(position: Position, likings: Mapping[Action, float], effort: Effort) -> Valued:
    """Return the best move: those that looked best are searched deeper and deeper."""
    # Every move is judged once, whatever the time.
    valued = Search(effort.width, lambda: True).values(position, likings, 0)
    search = Search(effort.width, effort.has_time)
    for depth in range(1, effort.deepest + 1):
        if abs(valued[0].worth) >= WIN or len(valued) == 1:
            break
        likings = {each.action: each.liking for each in valued[: effort.first]}
        try:
            valued = search.values(position, likings, depth)
        except OutOfTimeError:
            break
    return valued[0]


@dataclass(slots=True)
class Search:
    """An alpha-beta search. ``width`` is how many placings are tried where it looks ahead.

    ``has_time`` is asked before every position that is judged.
    """

    width: int
    has_time: Callable[[], bool]

    def values(
        self, position: Position, likings: Mapping[Action, float], depth: int
    ) -> list[Valued]:
        """Return the moves with what they are worth, the best first; ``depth`` counts answers.

        They are compared by worth and liking together, so between moves that are about as good the
        liking decides. Only the best is exact: others are worth that much at most. Raises
        :exc:`OutOfTimeError`.
        """
        valued: list[Valued] = []
        best = -2 * WIN
        for action, liking in likings.items():
            found = -self._answer(position.after(action), depth, -2 * WIN, liking - best)
            valued.append(Valued(action, found, liking))
            best = max(best, found + liking)
        return sorted(valued, key=lambda each: each.worth + each.liking, reverse=True)

    def _answer(self, position: Position, depth: int, least: float, most: float) -> float:
        """Return the worth of a position for the side to move, within bounds."""
        if not self.has_time():
            raise OutOfTimeError
        now = worth(position, position.to_move)
        if depth == 0 or abs(now) >= WIN:
            # A victory that comes sooner is better, a defeat that comes later.
            return now + (depth if now >= WIN else -depth if now <= -WIN else 0)
        best = -2 * WIN
        for action in urgent(position, self.width):
            best = max(best, -self._answer(position.after(action), depth - 1, -most, -least))
            least = max(least, best)
            if least >= most:
                break
        return best
