"""Beliefs are kept from one decision to the next, and never those of another table."""

from morpho_server.games.morpho.belief import belief_cache
from morpho_server.games.morpho.belief.belief import Belief
from morpho_server.games.morpho.belief.belief_cache import BeliefCache
from tests.support.bots.deals import LAP, LEADER_SEEN
from tests.support.bots.seats import Seeing, begun, observation

SAME_HAND = LEADER_SEEN | {"B": ["deserter", "technician"], "M": "deserter", "D": ["bodyguard"] * 2}
"""A holds the same cards as in the other deal, the tiles are others."""


def anew(seeing: Seeing) -> dict:
    """Return a seat's chances, worked out from the beginning."""
    belief = Belief()
    belief.apply(seeing.stream)
    return belief.chances()


def test_tables_with_equal_hands_are_distinguished():
    kept = BeliefCache()
    tables = [begun(LEADER_SEEN, "A"), begun(SAME_HAND, "A"), begun(LEADER_SEEN, "A")]

    for steps in zip(LAP, LAP, ("A look C2", "B change B1", "C look A2", "D look B2"), strict=True):
        for seeing, step in zip(tables, steps, strict=True):
            seeing.make(step)
            assert kept.belief(observation(seeing)).chances() == anew(seeing)


def test_a_belief_about_the_past_knows_no_later_events():
    kept, seeing = BeliefCache(), begun(LEADER_SEEN, "A")
    earlier = observation(begun(LEADER_SEEN, "A"))
    for step in LAP:
        seeing.make(step)
    kept.belief(observation(seeing))

    assert kept.belief(earlier).chances() == anew(begun(LEADER_SEEN, "A"))


def test_no_more_than_some_are_kept(monkeypatch):
    monkeypatch.setattr(belief_cache, "MOST", 2)
    kept = BeliefCache()
    for seat in "ABCD":
        kept.belief(observation(begun(LEADER_SEEN, seat)))

    assert len(kept._kept) == 2
