"""Nothing hidden leaks: what a seat or a spectator is sent depends on nothing they can't know."""

from collections import Counter
from statistics import mean, median, quantiles

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from morpho_server.games.seats import Seat
from tests.games.catalogue import SUBJECTS, by_name
from tests.games.playing import examples
from tests.games.secrecy import Case, Comparison, compare
from tests.games.subjects import Subject


@st.composite
def cases(draw: st.DrawFn, subject: Subject, *, late: bool = False) -> Case:
    """Return any round, watched by any seat or a spectator."""
    play = draw(subject.plays())
    observer = draw(st.sampled_from([None, *map(Seat, range(play.start.seats))]))
    attempts = draw(st.lists(subject.texts(), min_size=1, max_size=8))
    return Case(play, observer, draw(st.integers(0, 2**32)), tuple(attempts), late)


@pytest.mark.parametrize("subject", SUBJECTS, ids=by_name)
def test_two_worlds_that_look_alike_stay_alike(subject):
    """Whatever was dealt and chosen in secret, an observer is sent the same, byte for byte."""
    comparisons: list[Comparison] = []

    @settings(max_examples=examples(300))
    @given(cases(subject))
    def worlds_stay_alike(case):
        comparisons.append(compare(subject, case))

    worlds_stay_alike()

    unlike = [comparison for comparison in comparisons if comparison.unlike]
    print(figures(unlike))  # noqa: T201 - shown by `pytest -rP`
    assert len(unlike) > 0.6 * len(comparisons)
    assert mean(c.steps for c in unlike) >= subject.depth, "the comparisons have lost their depth"


@pytest.mark.parametrize("subject", SUBJECTS, ids=by_name)
@settings(max_examples=examples(200))
@given(data=st.data())
def test_a_late_seat_shows_nothing(subject, data):
    """What is done for a seat whose time is up does not depend on what it alone knows."""
    compare(subject, data.draw(cases(subject, late=True)))


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
