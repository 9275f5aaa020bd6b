"""Nothing hidden is sent by a table: at two that look alike to somebody, all they get is the same.

``make secrecy`` compares many more of them.
"""

from collections import Counter
from statistics import mean

import pytest

from tests.support.games.catalogue import HIDING, by_name
from tests.support.games.playing import examples
from tests.support.nightly import IS_NIGHT
from tests.support.tables.secrecy.cases import case_of
from tests.support.tables.secrecy.pairs import compare

PAIRS = 120

WAYS = {"frame", "snapshot", "resume", "screen", "past", "report", "answer", "time-out"}


@pytest.mark.parametrize("subject", HIDING, ids=by_name)
async def test_two_tables_that_look_alike_stay_alike(subject):
    """Whatever is dealt and chosen in secret, and whatever the observer asks, by any number."""
    compared = [await compare(subject, case_of(subject, n)) for n in range(examples(PAIRS))]

    unlike = [pair for pair in compared if pair.unlike]
    assert unlike
    if IS_NIGHT:  # by day there are too few
        assert len(unlike) > 0.7 * len(compared)
        assert mean(each.steps for each in unlike) >= subject.depth / 2, "they lost their depth"
        counts = sum((pair.counts for pair in compared), Counter())
        assert counts.keys() >= WAYS | ({"secret move"} if subject.faceless else set())
