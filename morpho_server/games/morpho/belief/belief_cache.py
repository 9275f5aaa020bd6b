"""Beliefs that are kept, so that a decision applies only what is new since the last one.

It saves work and changes nothing: what is kept is used only where the stream begins as it did.
"""

from collections import OrderedDict
from collections.abc import Hashable, Sequence

from morpho_server.games.bot import Observation
from morpho_server.games.morpho.belief.belief import Belief, Event

MOST = 256
"""The most beliefs that are kept, the last used."""


class BeliefCache:
    """The beliefs of the seats that were seen last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, tuple[Sequence[Event], Belief]] = OrderedDict()

    def belief(self, observation: Observation) -> Belief:
        """Return the belief of a seat, from all that it saw."""
        events = list(observation.events)
        key = (
            observation.seat,
            *(tuple(e["cards"].items()) for e in events[:3] if e["kind"] == "saw"),
        )
        seen, belief = self._kept.pop(key, ((), Belief()))
        if events[: len(seen)] != seen:
            seen, belief = (), Belief()
        belief.apply(events[len(seen) :])
        self._kept[key] = events, belief
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return belief
