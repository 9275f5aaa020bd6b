"""Headers and steps of records of Morphos that can't be."""

import pytest

from morpho_server.games.records.player import play_record
from morpho_server.games.records.recording import RecordFailedError
from morpho_server.games.registry import RECORDINGS


def failure(play=(), **header):
    """Return why a record fails."""
    record = {"title": "A record", "game": "morphos", "play": [*play], **header}
    with pytest.raises(RecordFailedError) as failed:
        play_record(record, RECORDINGS)
    return str(failed.value)


FULL = ["BWB", "BWB", "WBW"]


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        ({"size": 1}, "size: 1 is not a whole number of 2 or more"),
        ({"size": 20}, "size: 20 is above 19"),
        ({"black": "C"}, "black: there are only two seats"),
        ({"swap": 1}, "swap: 1 is neither true nor false"),
        ({"edge_rule": "round"}, "edge_rule: round is not an edge rule"),
        ({"to_move": "A"}, "to_move: A is not B or W"),
        ({"turn_number": 0}, "turn_number: 0 is not a whole number of 1 or more"),
        ({"board": {"B": ["a1"], "W": ["a1"]}}, "board: a point is given twice"),
        ({"board": {"B": ["a1", "a1"]}}, "board: B: [a1, a1] names something twice"),
        ({"size": 3, "board": {"B": ["d1"]}}, "board: the board does not have d1"),
        ({"board": {"A": []}}, "board: A is not B or W"),
        ({"size": 3, "board": ["...", ".."]}, "board: it has not 3 rows of 3 points"),
        ({"size": 3, "board": ["...", "...", "..X"]}, "board: X is neither B nor W nor"),
        ({"size": 2, "board": {"B": ["a1", "a2"]}}, "board: a chain stands already"),
        ({"metamorph": True}, "Metamorph needs Minimorph"),
        ({"minimorph": True, "edge_rule": "closed"}, "can't be played with closed edges"),
        (
            {"metamorph": True, "minimorph": True, "remorph": True},
            "With Metamorph no point is ever empty",
        ),
        (
            {"metamorph": True, "minimorph": True, "size": 3, "board": ["...", "...", "..."]},
            "board: with Metamorph it must be full",
        ),
        ({"pending": True}, "pending: it needs Remorph"),
        ({"pending": True, "remorph": True, "size": 3, "board": FULL}, "and an empty point"),
        ({"deep_point": "a1", "board": {"W": ["a1"]}}, "deep_point: it needs Deepmorph"),
        ({"deep_point": "a1", "deepmorph": True}, "deep_point: it needs Deepmorph, and an enemy"),
        ({"rules": ["R4.6"]}, "R4.6"),
        ({"play": ["A t1"]}, "“t1” is not a move of this game."),
        ({"play": ["A a01"]}, "“a01” is not a move of this game."),
        ({"play": [{"illegal": "A a20"}]}, "“a20” is not a move of this game."),
        ({"play": [{"expect": {"phase": "third"}}]}, "third is not a phase"),
        ({"play": [{"expect": {"mood": 1}}]}, "mood is not a key of expect"),
    ],
    ids=str,
)
def test_malformed_headers_are_refused(header, reason):
    said = failure(**header)

    assert "malformed" in said
    assert reason in said


def test_with_deepmorph_a_position_may_have_a_chain():
    record = {
        "title": "A chain that must wait for its turn",
        "game": "morphos",
        "deepmorph": True,
        "size": 2,
        "board": {"B": ["a1", "a2"], "W": ["b1"]},
        "to_move": "W",
        "play": ["B b2", {"expect": {"winner": "A", "reason": "chain"}}],
    }

    play_record(record, RECORDINGS)


def test_a_wrong_expectation_is_named():
    said = failure(["A e5", {"expect": {"stones": {"B": ["e4"]}}}])

    assert said == "step 2 (expect): stones: expected {B: [e4]}, came {B: [e5]}"
