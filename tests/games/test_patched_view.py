"""A view's patches, merged by RFC 7396, add up to the whole view."""

from hypothesis import given
from hypothesis import strategies as st

from morpho_server.games.views import PatchedView
from tests.support.games.watching import merge

KEYS = st.sampled_from(["a", "b"])
NAMES = st.sampled_from(["x", "y", "z"])
VALUES = st.one_of(st.none(), st.booleans(), st.integers(0, 2), st.text(max_size=1))
CHANGES = st.one_of(
    st.tuples(st.just("put"), KEYS, st.just(""), VALUES),
    st.tuples(st.just("put_in"), KEYS.map(str.upper), NAMES, VALUES),
    st.tuples(st.just("take_patch"), KEYS, NAMES, VALUES),
)


@given(st.lists(CHANGES, max_size=20))
def test_whatever_is_put_the_patches_add_up_to_the_whole(changes):
    sheet = PatchedView()
    seen: dict = {}

    for what, key, name, value in changes:
        if what == "put":
            sheet.put(key, value)
        elif what == "put_in":
            sheet.put_in(key, name, value)
        else:
            merge(seen, sheet.take_patch())
    merge(seen, sheet.take_patch())

    assert seen == sheet.whole()


def test_taking_away_what_is_not_there_changes_nothing():
    sheet = PatchedView()

    sheet.put("a", None)
    sheet.put_in("b", "x", None)

    assert sheet.whole() == {}
    assert sheet.take_patch() == {}
