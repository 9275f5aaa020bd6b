"""A bot for M.O.R.P.H.O. that reads the others' choices and simulates what its moves lead to.

It samples worlds that agree with everything its seat saw, weighted by how well they explain the
others' choices. In each world it plays the round on after every promising move.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final

from morpho_server.games.bot import Observation
from morpho_server.games.morpho.belief.belief_cache import BeliefCache
from morpho_server.games.morpho.bots.agent import SHAKINESS
from morpho_server.games.morpho.bots.agreement import AGREE, agrees
from morpho_server.games.morpho.bots.evaluation.assessment import Assessment
from morpho_server.games.morpho.bots.evaluation.move_values import value_of
from morpho_server.games.morpho.bots.inference import habits
from morpho_server.games.morpho.bots.inference.event_decoding import decode_events
from morpho_server.games.morpho.bots.inference.posterior import Posterior
from morpho_server.games.morpho.bots.search.choice_history import ChoiceHistory
from morpho_server.games.morpho.bots.search.move_search import WorldSampler, best_of
from morpho_server.games.moves import Move
from morpho_server.games.views import Json

TRIED: Final = {"look": 3, "snipe": 3, "swap": 3, "block": 2, "assassinate": 2}
"""The most moves of a verb that are tried out, the best by their estimates; of others all."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a decision may cost: how many ``deals`` are weighed, and ``playouts`` tried."""

    deals: int = 2000
    playouts: int = 200


USUAL: Final = Effort()
"""The usual effort: a tenth of a second at most (benchmarks/results/bots.md)."""
LONGEST: Final = 0.2
"""The seconds after which the bot tries no more moves while somebody waits."""


class Mastermind:
    """Tries its moves out in imagined worlds, up to its next turn, and takes the best.

    Outside its turns it decides like an agent that has the same suspicions.
    """

    def __init__(self, effort: Effort = USUAL) -> None:
        self._effort = effort
        self._cache = BeliefCache()
        self._notes: dict[str, Json] = {}

    def choose(self, observation: Observation, dice: Random) -> Move | None:
        """Return the move that brought most."""
        return self._choose(observation, dice, lambda: True)

    def choose_within(self, observation: Observation, dice: Random, seconds: float) -> Move | None:
        """Return the move that has brought most when so much time is over, or all is tried out."""
        end = time.monotonic() + min(seconds, LONGEST)
        return self._choose(observation, dice, lambda: time.monotonic() < end)

    def notes(self) -> Mapping[str, Json]:
        """Return how it came to its last choice; nothing where there was nothing to choose.

        ``deals`` were weighed, which tell as much as ``worth`` equal ones. If moves were tried out:
        how many points the chosen one is ``expected`` to bring, by how many ``playouts`` of all.
        """
        return self._notes

    def _choose(
        self, observation: Observation, dice: Random, has_time: Callable[[], bool]
    ) -> Move | None:
        self._notes = {}
        if not observation.legal:
            return AGREE if agrees(observation, partial(self._assess, observation)) else None
        if len(observation.legal) == 1:
            return observation.legal[0]
        usual, history = habits.agents(), ChoiceHistory(decode_events(observation.events))
        belief = self._cache.belief(observation)
        deals = self._effort.deals
        posterior = Posterior(belief, history, observation.seat, usual, deals, dice, has_time)
        self._notes = {"deals": len(posterior.deals), "worth": posterior.worth}
        seen = Assessment(observation, posterior)
        thought = {move: value_of(seen, move) for move in observation.legal}
        if seen.decision["kind"] != "turn":
            best = max(thought.values()) - SHAKINESS
            return dice.choice([move for move in observation.legal if thought[move] >= best])
        tried = _worth_a_thought(observation.legal, thought, dice)
        sampler = WorldSampler(observation, history, posterior, usual, dice)
        found = best_of(tried, sampler.trials(), self._effort.playouts, has_time)
        self._notes |= {"expected": found.expected, "playouts": found.playouts}
        return found.move

    def _assess(self, observation: Observation) -> Assessment:
        return Assessment(observation, self._cache.belief(observation))


def _worth_a_thought(
    legal: Sequence[Move], thought: dict[Move, float], dice: Random
) -> dict[Move, float]:
    """Return the moves to be tried out, and what is thought of them."""
    shuffled = dice.sample(legal, len(legal))
    verbs: dict[str, list[Move]] = {}
    for move in sorted(shuffled, key=thought.__getitem__, reverse=True):
        verbs.setdefault(move.partition(" ")[0], []).append(move)
    return {
        move: thought[move]
        for verb, moves in verbs.items()
        for move in moves[: TRIED.get(verb, len(moves))]
    }
