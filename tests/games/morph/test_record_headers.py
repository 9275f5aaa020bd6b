"""Headers and steps of records of Morph that can't be."""

import pytest

from morpho_server.games.records.player import play_record
from morpho_server.games.records.recording import RecordFailedError
from morpho_server.games.registry import RECORDINGS


def failure(play=(), **header):
    """Return why a record fails."""
    record = {"title": "A record", "game": "morph", "play": [*play], **header}
    with pytest.raises(RecordFailedError) as failed:
        play_record(record, RECORDINGS)
    return str(failed.value)


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        ({"mode": "team"}, "mode: team is not a mode"),
        ({"packs": 3}, "packs: 3 is not 1 or 2"),
        ({"packs": True}, "packs: true is not 1 or 2"),
        ({"relief": 1}, "relief: 1 is not 0, 2, 3 or 4"),
        ({"factions": {"A": ["Violet"]}}, "factions: A: [Violet] are not two factions"),
        ({"factions": {"A": ["violet", "Grey"]}}, "violet is not a faction"),
        ({"factions": {"A": ["Violet", "Red"]}}, "the same faction on both sides needs packs: 2"),
        ({"factions": {"C": ["Violet", "Red"]}}, "there are only two seats"),
        ({"deck": {"A": ["V13"]}}, "deck: A: V13 is not a card"),
        ({"deck": {"A": ["R01"]}}, "A does not have R01"),
        ({"deck": {"A": ["V01", "V01"]}}, "A: V01 is named twice"),
        ({"deck": {"A": []}}, "hands: A has not four cards"),
        ({"hands": {"A": ["V01", "V02", "V03"]}}, "hands: A has not four cards"),
        ({"hands": {"A": ["V01", "V02", "V03", "V01"]}}, "A: V01 is named twice"),
        ({"phase": "assault"}, "phase: assault is not a phase"),
        ({"lines": {"A": {"3": ["V01"]}}}, "lines: A: 3 is not a line"),
        ({"lines": {"A": {"1": ["V01 upright"]}}}, "V01 upright"),
        (
            {"lines": {"A": {"1": ["V01", "V02", "V03", "V04", "V05"]}}},
            "lines: a line of A has more than four creatures",
        ),
        ({"lines": {"A": {"1": ["V01"]}}, "mana": {"A": ["V01"]}}, "A: V01 is named twice"),
        ({"mode": "solo", "first": "B"}, "first: in a solo position A has the turn"),
        ({"mode": "solo", "hands": {"B": ["Y01", "Y02", "Y03", "Y04"]}}, "the Shadow has none"),
        ({"mode": "solo", "discount": "A"}, "discount: there is none in the solo mode"),
        ({"rules": ["R6.1"]}, "R6.1"),
        ({"play": ["A summon V01"]}, "“summon V01” is not a move of this game."),
        ({"play": ["A feat 1.5"]}, "“feat 1.5” is not a move of this game."),
        ({"play": [{"illegal": "A stake V00"}]}, "“stake V00” is not a move of this game."),
        ({"play": [{"expect": {"damage": {"A3.1": 1}}}]}, "damage: A3.1 is not a place"),
        ({"play": [{"expect": {"knows": {"A": ["C:V01"]}}}]}, '"C:V01" is not a card'),
        ({"play": [{"expect": {"mood": 1}}]}, "mood is not a key of expect"),
    ],
    ids=str,
)
def test_malformed_headers_are_refused(header, reason):
    said = failure(**header)

    assert "malformed" in said
    assert reason in said


def test_a_wrong_expectation_is_named():
    said = failure(
        [{"expect": {"lines": {"A": {"1": ["V01 turned"]}}}}], lines={"A": {"1": ["V01"]}}
    )

    assert said == "step 1 (expect): lines: expected {A: {1: [V01 turned]}}, came {A: {1: [V01]}}"


def test_a_card_of_two_decks_needs_its_owner():
    factions = {"A": ["Violet", "Grey"], "B": ["Violet", "Red"]}

    said = failure([{"expect": {"knows": {"A": ["V01"]}}}], packs=2, factions=factions)

    assert "V01 is a card of A and B" in said


@pytest.mark.parametrize("key", ["knows", "unsure"])
def test_an_owner_must_have_the_card(key):
    said = failure([{"expect": {key: {"A": ["A:Y01"]}}}])

    assert "A does not have Y01" in said
