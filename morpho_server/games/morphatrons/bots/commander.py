"""A bot for Morphatrons that looks at the other seat's reply too."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import mean
from typing import Final

from morpho_server.games.bot import Observation
from morpho_server.games.morphatrons.bots.search.position import Position, seen_in, turned
from morpho_server.games.morphatrons.bots.search.steps import spelled
from morpho_server.games.morphatrons.bots.search.turn_search import Ending, endings
from morpho_server.games.morphatrons.bots.search.worth import WIN, wary_worth
from morpho_server.games.morphatrons.cards import CARDS, Card
from morpho_server.games.morphatrons.notation import END
from morpho_server.games.moves import Move

USUAL: Final = 24
"""The number of replies it searches, if it is given no time."""

LONGEST: Final = 0.2
"""The most seconds it searches replies, even if it is given more."""

WIDTH: Final = 100
"""The most positions of its own turn it goes on from after each step."""

REPLY_WIDTH: Final = 4
"""The same in the other seat's turn."""

CANDIDATES: Final = 12
"""To how many ends of its turn it searches a reply."""


@dataclass(slots=True)
class _Candidate:
    """An end of the turn, and what it was worth after each reply to it."""

    ending: Ending
    found: list[float]

    @property
    def worth(self) -> float:
        """Return the average worth; at first, the estimate."""
        return mean(self.found) if self.found else self.ending.worth - WIN


class Commander:
    """Searches its turn, and the reply with several hands that the other seat may have."""

    def __init__(self, replies: int = USUAL) -> None:
        self._replies = replies

    def choose(self, observation: Observation, dice: Random) -> Move | None:  # noqa: ARG002
        """Return the best move that is found by searching so many replies."""
        left = iter(range(self._replies))
        return self._choose(observation, lambda: next(left, None) is not None)

    def choose_within(
        self,
        observation: Observation,
        dice: Random,  # noqa: ARG002
        seconds: float,
    ) -> Move | None:
        """Return the best move that is found in that time."""
        end = time.monotonic() + min(seconds, LONGEST)
        return self._choose(observation, lambda: time.monotonic() < end)

    def _choose(self, observation: Observation, has_time: Callable[[], bool]) -> Move | None:
        if len(observation.legal) <= 1:
            return next(iter(observation.legal), None)
        position = seen_in(observation)
        # The hands that it imagines are the same in all steps of a turn, so that its plan is, too.
        hands = Random(observation.public["turn_number"])  # noqa: S311
        found = endings(position, WIDTH, wary_worth)
        best = _best(found, _unseen(position, observation), hands, has_time)
        return END if best.first is None else spelled(best.first)


def _best(
    found: list[Ending], unseen: list[Card], hands: Random, has_time: Callable[[], bool]
) -> Ending:
    """Return the end of the turn that is best after replies.

    Every candidate is replied to with the same hand; half of them are left for the next hand.
    """
    candidates = [_Candidate(ending, []) for ending in found[:CANDIDATES]]
    if candidates[0].ending.worth >= WIN:
        return candidates[0].ending
    while len(candidates) > 1:
        hand = hands.sample(unseen, min(len(unseen), candidates[0].ending.position.enemy_hand))
        held = tuple(sorted(hand))
        for candidate in candidates:
            if not has_time():
                return max(candidates, key=lambda each: each.worth).ending
            reply = endings(turned(candidate.ending.position, held), REPLY_WIDTH, wary_worth)[0]
            candidate.found.append(-reply.worth)
        candidates.sort(key=lambda each: each.worth, reverse=True)
        candidates = candidates[: (len(candidates) + 1) // 2]
    return candidates[0].ending


def _unseen(position: Position, observation: Observation) -> list[Card]:
    """Return the cards that the other seat may hold."""
    seen = {bot.card for bot in (*position.own, *position.enemy)}
    seen.update(position.hand, observation.public.get("scrap", ()))
    return [card for card in CARDS if card not in seen]
