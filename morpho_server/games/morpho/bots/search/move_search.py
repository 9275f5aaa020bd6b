"""Which of some moves brings most, tried out in the same imagined worlds, all of them.

Moves are compared world by world and throw for throw, so that what differs is the move. After a
part of the playouts the worse half of the moves is left out, and the others are tried further.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import ceil
from random import Random
from typing import Final

from morpho_server.games.bot import Observation
from morpho_server.games.morpho.bots.inference.habits import Habits
from morpho_server.games.morpho.bots.inference.posterior import Deal, Posterior
from morpho_server.games.morpho.bots.search.choice_history import ChoiceHistory
from morpho_server.games.morpho.bots.search.playouts import Playout
from morpho_server.games.morpho.bots.search.worlds import Worlds
from morpho_server.games.moves import Move

STAGES: Final = 3
OPINION: Final = 3.0
"""The number of worlds that a move's prior value counts as."""

AT_ONCE: Final = 32
"""The number of worlds that are drawn together."""

Trial = Callable[[Move], float]
"""Tries a move out in one world, and returns what it brings."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The move that brings most, and how many points by ``playouts`` of all moves."""

    move: Move
    expected: float
    playouts: int


def best_of(
    thought: Mapping[Move, float],
    trials: Iterator[Trial],
    playouts: int,
    goes_on: Callable[[], bool],
) -> SearchResult:
    """Return the best move by that many playouts, or by fewer once time is up.

    ``thought`` is what is thought of each move beforehand.
    """
    left = list(thought)
    brought = {move: OPINION * value for move, value in thought.items()}
    worlds = tried = 0
    for _ in range(STAGES):
        for _ in range(max(1, playouts // STAGES // len(left))):
            if not goes_on():
                break
            trial = next(trials)
            for move in left:
                brought[move] += trial(move)
            worlds += 1
            tried += len(left)
        left.sort(key=lambda move: -brought[move])
        left = left[: ceil(len(left) / 2)]
        if len(left) == 1:
            break
    return SearchResult(left[0], brought[left[0]] / (OPINION + worlds), tried)


class WorldSampler:
    """The worlds of a seat that owes a decision, drawn by what it suspects."""

    def __init__(
        self,
        observation: Observation,
        history: ChoiceHistory,
        posterior: Posterior,
        habits: Habits,
        dice: Random,
    ) -> None:
        self._seat = observation.seat
        self._tracker = history.tracker
        self._posterior = posterior
        self._habits = habits
        self._dice = dice
        self._worlds = Worlds(history.position, observation.public.get("invested") or ())
        chances = posterior.chances()
        self._likely = {number: chances[slot] for slot, number in history.tracker.at.items()}

    def trials(self) -> Iterator[Trial]:
        """Yield one world after the other, to try moves out in."""
        while True:
            for deal in self._posterior.pick(AT_ONCE, self._dice):
                yield self._trial(deal)

    def _trial(self, deal: Deal) -> Trial:
        state = self._worlds.with_cards(deal, self._dice)
        names = self._posterior.named(deal)
        throw = self._dice.random()

        def try_out(move: Move) -> float:
            playout = Playout(
                state, self._tracker, names, self._seat, self._likely, self._habits, Random(throw)  # noqa: S311 - the same throws for every move
            )  # fmt: skip
            return playout.points_of(move)

        return try_out
