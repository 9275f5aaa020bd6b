"""A page's state is what the server's messages add up to, merged as RFC 7396 says."""

import pytest

pytestmark = pytest.mark.browser

TABLE = {
    "code": "KTRWPM",
    "game": "morpho",
    "phase": "playing",
    "host": "p1",
    "players": {"p1": {"name": "Ada", "seat": 0}, "p2": {"name": "Bo", "seat": 1}},
    "seats": {"0": "p1", "1": "p2"},
    "seat_count": 9,
    "options": {},
}
SNAPSHOT = {
    "type": "snapshot",
    "n": 12,
    "now": 5_000,
    "you": {"player": "p1", "seat": 0},
    "table": TABLE,
    "public": {"turn": 0, "decision": {"seat": 0, "kind": "turn"}},
    "own": {"known": {"A1": "killer"}},
    "legal": ["look C1", "pass"],
    "here": ["p1"],
}


@pytest.fixture
def replay(run):
    """Apply messages to the state before any, at our time 1000."""

    def after(*messages):
        return run(
            "/state/table/reducer.js",
            "(m, all) => all.reduce((state, one) => m.reduce(state, one, 1000), m.INITIAL)",
            list(messages),
        )

    return after


def update(n, **parts):
    return {"type": "update", "n": n, "at": 6_000, **parts}


def test_a_snapshot_is_the_whole_view(replay):
    state = replay(SNAPSHOT)

    assert state["n"] == 12
    assert state["own"] == {"known": {"A1": "killer"}}
    assert state["legal"] == ["look C1", "pass"]
    assert state["skew"] == 4_000


def test_an_update_patches_state_and_replaces_legal_moves(replay):
    state = replay(
        SNAPSHOT,
        update(
            13,
            table={"players": {"p2": {"name": "Bob"}}},
            public={"turn": 1, "decision": {"seat": 1}},
            own={"known": {"C1": "leader"}},
        ),
    )

    assert state["table"]["players"]["p2"] == {"name": "Bob", "seat": 1}
    assert state["public"] == {"turn": 1, "decision": {"seat": 1, "kind": "turn"}}
    assert state["own"] == {"known": {"A1": "killer", "C1": "leader"}}
    assert state["legal"] == []


def test_a_fresh_update_replaces_the_games_views(replay):
    state = replay(SNAPSHOT, update(13, fresh=True, public={"round": 2}))

    assert state["public"] == {"round": 2}
    assert state["own"] is None


def test_an_update_seen_already_changes_nothing(replay):
    assert replay(SNAPSHOT, update(12, public={"turn": 5})) == replay(SNAPSHOT)


def test_a_gap_in_updates_is_filled_by_a_snapshot(replay):
    state = replay(SNAPSHOT, update(14, public={"turn": 5}))

    assert state["hole"] is True
    assert state["public"]["turn"] == 0
    assert replay(SNAPSHOT, update(14), {**SNAPSHOT, "n": 14})["hole"] is False


@pytest.mark.parametrize(
    ("answer", "same"),
    [
        ({}, True),
        ({"done": "k2", "events": [{"kind": "said", "player": "p1"}]}, True),
        ({"events": [{"kind": "rolled", "seat": 1}], "public": {"turn": 1}}, True),
        ({"done": "k1"}, False),
        ({"events": [{"kind": "rolled", "seat": 0}]}, False),
    ],
)
def test_equal_legal_moves_are_the_same_decision_until_the_player_has_moved(run, answer, same):
    """A half-made choice survives chat, and what others do; moves may come from other pages."""
    sent = [{"type": "sent", "id": f"k{n}", "place": at} for n, at in [(1, "move"), (2, "chat")]]
    kept = run(
        "/state/table/reducer.js",
        """(m, [update, ...first]) => {
            const before = first.reduce((state, one) => m.reduce(state, one, 0), m.INITIAL);
            return m.reduce(before, update, 0).legal === before.legal;
        }""",
        [update(13, legal=["look C1", "pass"], **answer), SNAPSHOT, *sent],
    )

    assert kept is same


def test_a_refusal_is_shown_where_the_command_was_given(replay):
    sent = {"type": "sent", "id": "k1", "place": "move"}
    refused = {"type": "refused", "id": "k1", "code": "stale", "reason": "late"}

    assert replay(SNAPSHOT, sent)["pending"] == {"k1": "move"}
    state = replay(SNAPSHOT, sent, refused)
    assert state["refusal"] == {"place": "move", "code": "stale", "reason": "late"}
    assert state["pending"] == {}


def test_a_delayed_command_is_shown_in_place_until_done(replay):
    sent = {"type": "sent", "id": "a", "place": "move"}
    delayed = {"type": "delayed", "id": "a", "code": "rate_limited"}

    waiting = replay(SNAPSHOT, sent, delayed)
    done = replay(SNAPSHOT, sent, delayed, update(13, done="a"))

    assert waiting["refusal"] == {
        "place": "move",
        "code": "rate_limited",
        "reason": "",
        "again": "a",
    }
    assert waiting["pending"] == {"a": "move"}
    assert (done["refusal"], done["pending"]) == (None, {})


@pytest.mark.parametrize(
    "answer",
    [update(13, done="k1"), {"type": "done", "id": "k1", "n": 12}],
    ids=["by its update", "by a repetition"],
)
def test_a_command_is_settled(replay, answer):
    assert replay(SNAPSHOT, {"type": "sent", "id": "k1", "place": "move"}, answer)["pending"] == {}


def test_presence_lists_the_people_here(replay):
    assert replay(SNAPSHOT, {"type": "presence", "here": ["p2"]})["here"] == ["p2"]


def test_an_unknown_message_shows_that_the_page_is_outdated(replay):
    assert replay(SNAPSHOT, {"type": "confetti"})["outdated"] is True


def test_the_feed_keeps_order_privacy_and_former_names(replay):
    state = replay(
        SNAPSHOT,
        update(
            13,
            events=[
                {"kind": "investigated", "seat": 0, "slot": "B1"},
                {"kind": "turn_began", "seat": 1},
            ],
            yours=[{"after": 1, "kind": "saw", "cards": {"B1": "leader"}}],
        ),
        update(14, table={"players": {"p2": None}, "seats": {"1": None}}),
        update(15, events=[{"kind": "passed", "seat": 1}]),
    )

    assert [(item["event"]["kind"], item["yours"]) for item in state["feed"]] == [
        ("investigated", False),
        ("saw", True),
        ("turn_began", False),
        ("passed", False),
    ]
    assert state["feed"][0]["roster"]["seats"] == {"0": "p1", "1": "p2"}
    assert state["feed"][3]["roster"]["names"] == {"p1": "Ada", "p2": "Bo"}


@pytest.mark.parametrize(
    ("events", "view"),
    [
        ([{"kind": "turn_began", "seat": 1}], {"turn": 1, "turns": {"1": 3}}),
        ([{"kind": "turn_began", "seat": 1, "turn_number": 3}], {"turn": 1, "turn_number": 3}),
        ([{"kind": "stone_placed", "seat": 0}], {"turn": 1, "turn_number": 3}),
    ],
    ids=["counted by seat", "told by the game", "shown by its view"],
)
def test_a_turn_begins_in_the_feed_with_its_number(replay, events, view):
    """Both for a page that sees it happen and for one that loads it later."""
    began = update(13, events=events, public=view)
    said = update(14, events=[{"kind": "said", "player": "p1", "text": "Hm."}])

    for messages in ([SNAPSHOT, began, said], [{**SNAPSHOT, "n": 14}, history(began, said)]):
        turns = [
            (item["event"]["seat"], item["event"]["number"])
            for item in replay(*messages)["feed"]
            if item["event"]["kind"] == "turn_began"
        ]
        assert turns == [(1, 3)]


def history(*updates, whole=0, upto=12):
    """The past, fetched: from after ``whole`` to the snapshot of ``upto``."""
    return {"type": "history", "updates": list(updates), "whole": whole, "upto": upto}


def test_a_feed_is_whole_from_a_snapshot_or_the_loaded_past(replay):
    assert replay(SNAPSHOT)["whole"] == 12
    assert replay(SNAPSHOT, history(update(5), whole=4))["whole"] == 4
    later = {**SNAPSHOT, "n": 50}
    assert replay(SNAPSHOT, history(update(5), whole=4), later)["whole"] == 50
    late = replay(SNAPSHOT, later, history(update(5), whole=4, upto=12))
    assert late["whole"] == 50


def test_history_is_inserted_before_the_feed_without_repeats(replay):
    past = [
        update(1, events=[{"kind": "player_joined", "player": "p3", "name": "Cleo"}]),
        update(2, events=[{"kind": "match_started", "seats": ["p3", "p2"]}]),
        update(3, events=[{"kind": "passed", "seat": 0}]),
    ]
    live = update(13, events=[{"kind": "passed", "seat": 1}])
    state = replay(SNAPSHOT, live, history(*past, live))

    assert [item["n"] for item in state["feed"]] == [1, 2, 3, 13]
    assert state["feed"][2]["roster"]["seats"]["0"] == "p3"
    assert state["feed"][2]["roster"]["names"]["p3"] == "Cleo"
    assert state["feed"][3]["roster"]["seats"]["0"] == "p1"


def test_the_feed_names_a_renamed_player_by_the_earlier_name(replay):
    """Both for a page that sees it happen and for one that loads it later."""
    renamed = update(
        13,
        events=[{"kind": "renamed", "player": "p2", "name": "Bob"}],
        table={"players": {"p2": {"name": "Bob"}}},
    )
    joined = update(1, events=[{"kind": "player_joined", "player": "p2", "name": "Bo"}])
    seen = replay(SNAPSHOT, renamed)
    heard = replay({**SNAPSHOT, "n": 13}, history(joined, renamed))

    for state in (seen, heard):
        assert state["feed"][-1]["roster"]["names"]["p2"] == "Bo"


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


def test_a_merge_leaves_the_original_unchanged(run):
    before = run(
        "/state/table/patch.js",
        "(m, before) => { m.mergePatch(before, { a: { b: 2 } }); return before }",
        {"a": {"b": 1}},
    )

    assert before == {"a": {"b": 1}}


def test_only_whole_numbers_from_one_on_number_an_update(run):
    numbers = [0, -5, 13.5, "13", 2**53, 1]

    counted = run(
        "/state/table/reducer.js", "(m, all) => all.map((n) => m.isNumbered({ n }))", numbers
    )

    assert counted == [False] * 5 + [True]


def test_past_updates_that_were_not_asked_for_are_left_out(run):
    past = run(
        "/state/table/past_updates.js",
        """async (past) => {
            const sent = [12, 25, 31, 32].map((n) => ({ type: "update", n, at: 0 }));
            const connection = { updates: async () => sent };
            const before = { n: 30, whole: 0 };
            const { updates } = await past.fetchPast(connection, before, 32, () => false);
            return updates.map(({ n }) => n);
        }""",
    )

    assert past == [31, 32]


def test_what_was_erased_is_asked_for_again(replay):
    joined = {"kind": "player_joined", "player": "p2", "name": "Bo"}
    said = [{"kind": "said", "player": who, "text": "Hello!"} for who in ("p1", "p2")]
    erased = {"kind": "player_erased", "player": "p2", "name": "∅ 2"}
    before = [SNAPSHOT, update(13, events=[joined, *said]), update(14, events=[erased])]

    assert (replay(*before)["n"], replay(*before)["feed"]) == (None, [])

    without = {**TABLE, "players": {"p1": TABLE["players"]["p1"]}}
    cleared = [joined | {"name": "∅ 2"}, said[0], said[1] | {"text": ""}]
    past = history(update(13, events=cleared), update(14, events=[erased]), upto=14)
    for known in (before, before[:2]):  # those away have not seen the erasure
        state = replay(*known, {**SNAPSHOT, "n": 14, "table": without}, past)
        assert [item["event"].get("text") for item in state["feed"]] == [None, "Hello!", None]
        assert "Bo" not in str(state["feed"])
