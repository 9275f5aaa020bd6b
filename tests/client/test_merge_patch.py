"""The client merges as RFC 7396 says."""

import pytest

pytestmark = pytest.mark.browser

# The examples of the RFC's appendix A: target, patch, result.
EXAMPLES = [
    ({"a": "b"}, {"a": "c"}, {"a": "c"}),
    ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
    ({"a": "b"}, {"a": None}, {}),
    ({"a": "b", "b": "c"}, {"a": None}, {"b": "c"}),
    ({"a": ["b"]}, {"a": "c"}, {"a": "c"}),
    ({"a": "c"}, {"a": ["b"]}, {"a": ["b"]}),
    ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
    ({"a": [{"b": "c"}]}, {"a": [1]}, {"a": [1]}),
    (["a", "b"], ["c", "d"], ["c", "d"]),
    ({"a": "b"}, ["c"], ["c"]),
    ({"a": "foo"}, None, None),
    ({"a": "foo"}, "bar", "bar"),
    ({"e": None}, {"a": 1}, {"e": None, "a": 1}),
    ([1, 2], {"a": "b", "c": None}, {"a": "b"}),
    ({}, {"a": {"bb": {"ccc": None}}}, {"a": {"bb": {}}}),
]


def test_every_example_of_the_rfc_holds(run):
    results = run(
        "/state/table/patch.js",
        "(m, examples) => examples.map(([target, patch]) => m.mergePatch(target, patch))",
        [[target, patch] for target, patch, _ in EXAMPLES],
    )

    assert results == [result for _, _, result in EXAMPLES]


def test_what_is_merged_into_stays_as_it_was(run):
    before = run(
        "/state/table/patch.js",
        "(m, before) => { m.mergePatch(before, { a: { b: 2 } }); return before }",
        {"a": {"b": 1}},
    )

    assert before == {"a": {"b": 1}}
