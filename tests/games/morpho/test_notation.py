"""The grammar of moves is closed, and each move has one spelling."""

import pytest

from morpho_server.games.morpho.notation import read, spell_arrangement, spell_gap
from morpho_server.games.moves import MoveUnreadableError
from tests.support.games.morpho.playing import GAME, random_round

MOVES = [
    "look C1",
    "look M",
    "change A2",
    "mission",
    "indicate M",
    "indicate C1 as leader",
    "snipe C1 with A1",
    "snipe C1",
    "block B/C with A1",
    "block C/B",
    "block A2/B1 with I2",
    "escape",
    "guard B1",
    "intercept M",
    "report",
    "detonate",
    "bomb M",
    "invest red",
    "invest blue",
    "assassinate B1",
    "perceive",
    "guess psionics",
    "swap C2",
    "take A2",
    "arrange A2=killer M=parasite B1=deserter",
    "arrange A2=killer B1=deserter",
    "pass",
    "agree",
    "disagree",
]
NO_MOVES = [
    "",
    " ",
    "look",
    "look ",
    "look c1",
    "look J1",
    "look A3",
    "look A",
    "Look A1",
    "look  A1",
    "look A1 ",
    " look A1",
    "look A1\n",
    "look A1 A2",
    "look \u04101",
    "look A\uff11",
    "A look B1",
    "mission A1",
    "indicate C1 as killer",
    "indicate C1 as",
    "snipe C1 with M",
    "snipe C1 with",
    "block A/B1 with A1",
    "block M/A1",
    "block A1-A2",
    "invest green",
    "guess unknown",
    "guess Leader",
    "arrange A1=killer",
    "arrange A1=killer M=spy B1=spy C1=spy",
    "arrange A1=killer,M=spy",
    "arrange A1=nobody M=spy",
    "pass pass",
    "dance",
    "resign",
    "look A1" + " " * 5000,
]


@pytest.mark.parametrize("text", MOVES)
def test_a_move_of_the_grammar_can_be_read(text):
    assert read(text).text == text


@pytest.mark.parametrize("text", NO_MOVES)
def test_a_text_outside_the_grammar_is_unreadable(text):
    with pytest.raises(MoveUnreadableError) as refused:
        read(text)

    assert refused.value.code == "unreadable_move"
    assert len(refused.value.reason) < 120


def test_a_move_is_taken_apart():
    action = read("snipe C1 with A1")
    assert (action.verb, action.target, action.card) == ("snipe", "C1", "A1")

    action = read("indicate M as bodyguard")
    assert (action.verb, action.target, action.named) == ("indicate", "M", "bodyguard")

    assert read("arrange A2=spy M=leader").lays == (("A2", "spy"), ("M", "leader"))


def test_a_gap_is_turned_to_its_canonical_spelling():
    assert spell_gap("C/B") == "B/C"
    assert spell_gap("C2/A1") == "A1/C2"


def test_an_arrangement_is_spelled_in_the_order_of_its_places():
    laid = {"A1": "parasite", "M": "spy", "C1": "killer"}

    assert spell_arrangement(laid) == "arrange A1=parasite M=spy C1=killer"


@pytest.mark.parametrize("seed", range(20))
def test_every_legal_move_can_be_read(seed):
    _, moves = random_round(seed)
    for walked in moves:
        for move in GAME.legal_moves(walked.before, GAME.owing(walked.before)[0]):
            assert read(move).text == move
