"""Headers and steps of records that can't be, and rolls that don't fit."""

import pytest

from morpho_server.games.records.player import play_record
from morpho_server.games.records.recording import RecordFailedError
from morpho_server.games.registry import RECORDINGS


def failure(play=(), **header):
    """Return why a record fails."""
    record = {"title": "A record", "game": "morpyam", "play": [*play], **header}
    with pytest.raises(RecordFailedError) as failed:
        play_record(record, RECORDINGS)
    return str(failed.value)


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        ({"grid": {"A": ["a1"], "B": ["a1"]}}, "grid: a box is given twice"),
        ({"grid": {"A": ["a1", "a1"]}}, "grid: A: [a1, a1] names something twice"),
        ({"grid": {"A": ["g1"]}}, "grid: A: g1 is not a box"),
        ({"grid": {"A": ["a1", "b2", "c3", "d4", "e5"]}}, "grid: there is a run of 5"),
        ({"tokens": {"A": 0}}, "tokens: A: 0 is not a whole number of 1 or more"),
        ({"tokens": {"C": 1}}, "first, grid, tokens: there are only 2 seats"),
        ({"first": "C"}, "first, grid, tokens: there are only 2 seats"),
        ({"players": 5}, "players: 5 can't play"),
        ({"turn_limit": 3, "turn_number": 4}, "turn_number: it is above turn_limit"),
        ({"rolls": 1}, "lying, rolls: dice lie after 1 to 3 rolls"),
        ({"lying": "12345", "rolls": 4}, "lying, rolls: dice lie after 1 to 3 rolls"),
        ({"dice": ["12345", 66]}, "dice: 66 is not a roll of one to five dice"),
        ({"dice": ["123456"]}, 'dice: "123456" is not a roll'),
        ({"play": ["A place g1"]}, "“place g1” is not a move of this game."),
        ({"play": [{"expect": {"points": {"A": -1}}}]}, "-1 is not a whole number"),
        ({"play": [{"expect": {"mood": 1}}]}, "mood is not a key of expect"),
    ],
    ids=str,
)
def test_malformed_headers_are_refused(header, reason):
    said = failure(**header)

    assert "malformed: " in said
    assert reason.replace('"', "") in said.replace('"', "")


def test_a_seat_without_a_token_left_by_the_grid_is_malformed():
    boxes = ["a1", "b1", "c1", "e1", "f1", "a2", "b2", "d2", "e2", "f3", "c4"]

    said = failure(players=4, grid={"A": boxes[:8]})

    assert said == "malformed: tokens: every seat needs a token that is left"


@pytest.mark.parametrize(
    ("dice", "reason"),
    [
        (["11223"], "step 2 (A reroll 3): there is no roll left in dice"),
        (["11223", "44"], "step 2 (A reroll 3): the next roll is 44, but 1 dice roll"),
    ],
)
def test_rolls_that_do_not_fit(dice, reason):
    assert failure(["A roll", "A reroll 3"], dice=dice) == reason


def test_a_seat_that_does_not_play_is_not_as_expected():
    said = failure([{"expect": {"points": {"C": 0}}}])

    assert said == "step 1 (expect): points: expected {C: 0}, came {}"
