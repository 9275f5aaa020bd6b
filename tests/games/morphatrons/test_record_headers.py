"""Headers and steps of records of Morphatrons that can't be."""

import pytest

from morpho_server.games.records.player import play_record
from morpho_server.games.records.recording import RecordFailedError
from morpho_server.games.registry import RECORDINGS


def failure(play=(), **header):
    """Return why a record fails."""
    record = {"title": "A record", "game": "morphatrons", "play": [*play], **header}
    with pytest.raises(RecordFailedError) as failed:
        play_record(record, RECORDINGS)
    return str(failed.value)


BOT = {"A": {"7S": "1 robot"}}


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        ({"first": "C"}, "first: there are only two seats"),
        ({"turn_limit": 0}, "turn_limit: 0 is not a whole number of 1 or more"),
        ({"turn_number": 0}, "turn_number: 0 is not a whole number of 1 or more"),
        ({"turn_limit": 60, "turn_number": 61}, "turn_number: it is above turn_limit"),
        ({"actions": -1}, "actions: -1 is not a whole number of 0 or more"),
        ({"free_morph": 1}, "free_morph: 1 is neither true nor false"),
        ({"deck": ["1S"]}, "deck: 1S is not a card"),
        ({"deck": ["2S", "2S"]}, "2S is named twice"),
        ({"hands": {"A": ["2S"], "B": ["2S"]}}, "2S is named twice"),
        ({"hands": {}, "scrap": ["7S"], "bots": BOT}, "7S is named twice"),
        ({"hands": {"C": []}}, "hands: there are only two seats"),
        ({"deck": []}, "deck: without hands, it needs eight cards"),
        ({"buildings": {"A": [2, 2, 2]}}, "buildings: A: [2, 2, 2] are not four heights"),
        ({"buildings": {"A": [0, 0, 0, 0]}}, "buildings: each seat needs one that stands"),
        ({"bots": {"A": {"7S": "5 robot"}}}, "5 robot is not a zone and a mode"),
        ({"bots": {"A": {"7S": "1 car"}}}, "1 car is not a zone and a mode"),
        ({"bots": {"A": {"7S": "1 robot hurt"}}}, "1 robot hurt is not a zone and a mode"),
        ({"bots": {"A": {"7S": "1 robot minor now"}}}, "is not a zone and a mode"),
        ({"bots": {"A": {"7S": 1}}}, "1 is not a zone and a mode"),
        ({"attacked": ["7S"]}, "attacked: 7S is no bot"),
        ({"attacked": ["7S", "7S"], "bots": BOT}, "attacked: [7S, 7S] names something twice"),
        ({"actions": 0}, "actions: the turn would have ended already"),
        (
            {"actions": 0, "free_morph": False, "bots": BOT},
            "actions: the turn would have ended already",
        ),
        ({"rules": ["R6.4"]}, "R6.4"),
        ({"play": ["A play 7S"]}, "“play 7S” is not a move of this game."),
        ({"play": ["A move 7S 5"]}, "“move 7S 5” is not a move of this game."),
        ({"play": [{"illegal": "A shoot 7S"}]}, "“shoot 7S” is not a move of this game."),
        ({"play": [{"illegal": "A move 7S 2 with"}]}, "is not a move of this game."),
        ({"play": [{"illegal": "C draw"}]}, "C draw does not begin with a seat"),
        ({"play": [{"expect": {"reason": "bored"}}]}, "bored is not a reason"),
        ({"play": [{"expect": {"knows": {"C": ["7S"]}}}]}, "C is not a seat or the spectator"),
        ({"play": [{"expect": {"mood": 1}}]}, "mood is not a key of expect"),
        (
            {"hands": {}, "deck": [], "scrap": ["7S"], "play": ["A draw"]},
            "there is no deck left in reshuffles",
        ),
        (
            {
                "hands": {},
                "deck": [],
                "scrap": ["7S"],
                "reshuffles": [["8S"]],
                "play": ["A draw"],
            },
            "the next reshuffle is [8S], not the scrapyard",
        ),
    ],
    ids=str,
)
def test_a_record_that_can_not_be_says_why(header, reason):
    assert reason in failure(**header)


def test_a_deck_that_is_left_over_is_no_failure():
    """R10."""
    record = {"title": "A record", "game": "morphatrons", "reshuffles": [["7S"]], "play": []}

    assert play_record(record, RECORDINGS).state.cards_left == 44
