"""The host's options, and the numbers of players that suit them."""

import pytest

from morpho_server.games.options import Choices, OptionsRefusedError, round_options
from tests.support.games.morpho.playing import GAME

DEFAULTS = {
    "mode": "basic",
    "unknowns": None,
    "target": 10,
    "turn_limit": 15,
    "deduction": False,
}


def test_the_defaults():
    assert GAME.options({}) == DEFAULTS


def test_the_deal_and_the_aid_may_change_between_rounds():
    assert round_options(GAME.option_fields) == {"mode", "unknowns", "deduction"}


@pytest.mark.parametrize(
    "chosen",
    [
        {"mode": "expert"},
        {"unknowns": ["parasite", "spy"]},
        {"target": 1},
        {"target": 30},
        {"turn_limit": 3},
        {"turn_limit": 50},
        {"turn_limit": None},
    ],
)
def test_a_choice_within_bounds_is_kept(chosen):
    assert GAME.options(chosen) == {**DEFAULTS, **chosen}


@pytest.mark.parametrize(
    "chosen",
    [
        {"mode": "Expert"},
        {"mode": None},
        {"mode": 1},
        {"mode": ["expert"]},
        {"unknowns": []},
        {"unknowns": "spy"},
        {"unknowns": {"spy": 1}},
        {"unknowns": ["deserter"]},
        {"unknowns": ["spy", "spy"]},
        {"unknowns": [["spy"]]},
        {"unknowns": [None]},
        {"unknowns": 3},
        {"target": 0},
        {"target": 31},
        {"target": True},
        {"target": 10.0},
        {"target": "10"},
        {"target": None},
        {"turn_limit": 2},
        {"turn_limit": 51},
        {"turn_limit": False},
        {"turn_limit": 15.0},
        {"colour": "red"},
        {"Mode": "basic"},
    ],
    ids=str,
)
def test_anything_else_is_refused(chosen):
    with pytest.raises(OptionsRefusedError) as refused:
        GAME.options(chosen)

    assert refused.value.code == "bad_options"


@pytest.mark.parametrize(
    ("seats", "code"), [(0, "too_few_players"), (2, "too_few_players"), (10, "too_many_players")]
)
def test_three_to_nine_play(seats, code):
    with pytest.raises(OptionsRefusedError) as refused:
        GAME.check_start(Choices(GAME.options({}), seats))

    assert refused.value.code == code


@pytest.mark.parametrize(
    ("name", "seats"), [("extremist", 3), ("extremist", 7), ("mercenary", 7), ("mercenary", 9)]
)
def test_an_unknown_must_suit_the_number_of_players(name, seats):
    options = GAME.options({"mode": "expert", "unknowns": ["spy", name]})
    with pytest.raises(OptionsRefusedError) as refused:
        GAME.check_start(Choices(options, seats))

    assert refused.value.code == "unsuitable_unknowns"
    GAME.check_start(Choices(GAME.options({"mode": "basic", "unknowns": [name]}), seats))
    GAME.check_start(Choices(options, 5))
