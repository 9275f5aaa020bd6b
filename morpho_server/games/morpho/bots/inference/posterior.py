"""What a seat suspects: the deals that its belief leaves open, weighed by what others have chosen.

A belief treats choices as random, but they reveal something: a job change in the first turn, a
second look, no shot at a Leader that was seen. Players make such choices more often with some
cards than with others, and the weights come from that difference.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate, islice
from math import exp, log
from random import Random
from typing import Final

from morpho_server.games.morpho.belief.belief import Belief
from morpho_server.games.morpho.belief.public_state import Slot
from morpho_server.games.morpho.bots.inference.habits import Habits, action_kind, situation
from morpho_server.games.morpho.bots.roles import SOUGHT
from morpho_server.games.morpho.bots.search.choice_history import Choice, ChoiceHistory
from morpho_server.games.morpho.identities import Name

AT_ONCE: Final = 200
"""The number of deals that are drawn before checking whether they suffice."""
MOST_WORK: Final = 60_000
"""The most choices that are weighed in all deals together, a deal itself counted as some.

So a long round costs no more than a short one: with more to weigh, fewer deals are drawn.
"""
DRAWING: Final = 10
"""The number of choices that can be weighed in the time that it takes to draw a deal."""
LATEST: Final = 200
"""The most choices that are weighed, the last that were made."""
ENOUGH: Final = 60.0
"""The effective number of equally weighted deals that is enough."""
SEEKERS: Final = frozenset(SOUGHT)
_GOALS: Final = tuple(sorted(set(SOUGHT.values())))
DOUBT: Final = 0.05
"""The share of each chance that is left to the belief alone: habits are those of others."""

Deal = dict[Slot, Name]


class Posterior:
    """Deals drawn from a belief, each with a weight, until they are enough or there are ``most``.

    Where there is much to weigh in each there are fewer (:data:`MOST_WORK`). Some are drawn in any
    case, and no more once ``goes_on`` says no.
    ``chances`` are found as a belief finds them, and nothing is said to be impossible that a belief
    leaves open.
    """

    def __init__(
        self, belief: Belief, history: ChoiceHistory, seat: int, habits: Habits, most: int,
        dice: Random, goes_on: Callable[[], bool] = lambda: True,
    ) -> None:  # fmt: skip
        self.state = belief.state
        self.deals: list[Deal] = []
        self.weights: list[float] = []
        self._belief = belief
        self._history = history
        self._chances: dict[Slot, dict[Name, float]] | None = None
        others = [chosen for chosen in history.choices if chosen.seat != seat]
        listeners = [ChoiceLikelihood(chosen, habits) for chosen in others[-LATEST:]]
        most = min(most, MOST_WORK // (DRAWING + len(listeners)))
        heard: list[float] = []
        sampler = belief.deals(dice)
        while not heard or (len(heard) < most and self.worth < ENOUGH and goes_on()):
            drawn = list(islice(sampler, min(AT_ONCE, most - len(heard))))
            self.deals += drawn
            named = map(self.named, drawn)
            heard += [sum([each.hear(names) for each in listeners]) for names in named]
            self.weights = _weights(heard)

    @property
    def worth(self) -> float:
        """Return how many deals of equal weight would tell as much as these."""
        return 1 / sum(weight * weight for weight in self.weights) if self.weights else 0.0

    def named(self, deal: Deal) -> dict[int, Name]:
        """Return the identities of a deal by the numbers of the cards."""
        names = {number: deal[slot] for slot, number in self._history.tracker.at.items()}
        return names | self._history.fallen

    def chances(self) -> Mapping[Slot, Mapping[Name, float]]:
        """Return how likely the card in each slot is which identity."""
        if self._chances is None:
            self._chances = {
                slot: self._weighed(slot, likely) for slot, likely in self._belief.chances().items()
            }
        return self._chances

    def pick(self, number: int, dice: Random) -> list[Deal]:
        """Return ``number`` deals, drawn by weight."""
        return dice.choices(self.deals, cum_weights=list(accumulate(self.weights)), k=number)

    def _weighed(self, slot: Slot, believed: Mapping[Name, float]) -> dict[Name, float]:
        likely = {name: DOUBT * chance for name, chance in believed.items()}
        for deal, weight in zip(self.deals, self.weights, strict=True):
            likely[deal[slot]] += (1 - DOUBT) * weight
        return likely


class ChoiceLikelihood:
    """How likely a choice was with which cards."""

    def __init__(self, chosen: Choice, habits: Habits) -> None:
        self._chosen = chosen
        self._habits = habits
        self._heard: dict[object, float] = {}

    def hear(self, names: Mapping[int, Name]) -> float:
        """Return the logarithm of how likely the choice is with these cards, by their numbers."""
        chosen = self._chosen
        hand = tuple([names[number] for number in chosen.hand])
        found = () if SEEKERS.isdisjoint(hand) else {names[number] for number in chosen.known}
        aimed_at = None if chosen.card is None else names[chosen.card]
        key = hand, aimed_at, *[name in found for name in _GOALS]
        heard = self._heard.get(key)
        if heard is None:
            where = situation(
                hand, chosen.turn, bound=chosen.bound, awaited=chosen.awaited, known=found
            )
            done = action_kind(chosen.verb, hand, aimed_at, near=chosen.near)
            heard = self._heard[key] = log(self._habits.likelihood(where, done))
        return heard


def _weights(heard: Sequence[float]) -> list[float]:
    loudest = max(heard)
    weights = [exp(each - loudest) for each in heard]
    total = sum(weights)
    return [weight / total for weight in weights]
