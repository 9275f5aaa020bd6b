"""Nothing hidden leaks: what a seat or a spectator is sent depends on nothing they can't know."""

from collections import Counter
from random import Random
from statistics import mean, median, quantiles

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from morpho_server.games.events import EVERYONE
from tests.support.games.catalogue import HIDING, OPEN, by_name
from tests.support.games.late_seats import check_late_seats
from tests.support.games.playing import examples
from tests.support.games.secrecy import Comparison, cases, compare
from tests.support.nightly import IS_NIGHT


@pytest.mark.parametrize("subject", HIDING, ids=by_name)
def test_two_worlds_that_look_alike_stay_alike(subject):
    """Whatever was dealt and chosen in secret, an observer is sent the same, byte for byte.

    Between moves too: what it may do, who is waited for, and why its own attempts are refused.
    """
    comparisons: list[Comparison] = []

    @settings(max_examples=examples(subject.comparisons))
    @given(cases(subject))
    def worlds_stay_alike(case):
        comparisons.append(compare(subject, case))

    worlds_stay_alike()

    unlike = [comparison for comparison in comparisons if comparison.unlike]
    if len(unlike) > 1:
        print(figures(unlike))  # noqa: T201 - shown by `pytest -rP`
    if IS_NIGHT:  # by day there are too few
        assert len(unlike) > 0.6 * len(comparisons)
        assert mean(c.steps for c in unlike) >= subject.depth, "they have lost their depth"


@pytest.mark.parametrize("subject", OPEN, ids=by_name)
@settings(max_examples=examples(20))
@given(data=st.data())
def test_a_game_without_secrets_tells_everybody_everything(subject, data):
    """All events are public, so no comparison of worlds is needed."""
    played = data.draw(subject.plays()).to_the_end(subject.game)

    assert {event.to for event in played.log} == {EVERYONE}


@pytest.mark.parametrize("subject", HIDING, ids=by_name)
def test_a_timeout_move_reveals_no_hidden_facts(subject):
    """Where some move is legal in all worlds that look alike to the public, hidden cards decide
    nothing.
    """
    differed: list[bool] = []

    @settings(max_examples=examples(subject.late_seats))
    @given(subject.late_plays(), st.integers(0, 2**32))
    def late_seats_tell_nothing(play, dice):
        differed.append(check_late_seats(subject, play, Random(dice)))

    late_seats_tell_nothing()

    assert not any(differed) or subject.binds_by_secrets
    assert any(differed) or not (subject.binds_by_secrets and IS_NIGHT), "by day there are few"


def figures(comparisons: list[Comparison]) -> str:
    """Say how far comparisons went, why no farther, and over which moves."""
    steps = [comparison.steps for comparison in comparisons]
    verbs = sum((comparison.verbs for comparison in comparisons), Counter())
    return (
        f"{len(steps)} comparisons of unlike worlds; steps: mean {mean(steps):.1f}, "
        f"median {median(steps)}, tenth {quantiles(steps, n=10)[-1]:.0f}, most {max(steps)}; "
        f"with something sent: mean {mean(c.sent for c in comparisons):.1f}\n"
        f"ended: {Counter(c.ended for c in comparisons).most_common()}\n"
        f"verbs: {verbs.most_common()}"
    )
