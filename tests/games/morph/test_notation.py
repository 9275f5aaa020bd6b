"""Every move of Morph has one spelling (R12)."""

import pytest

from morpho_server.games.morph.notation import Action, read
from morpho_server.games.moves import MoveUnreadableError


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("stake V06", Action("stake", "V06")),
        ("mana R12", Action("mana", "R12")),
        ("summon G05 2", Action("summon", "G05", 2)),
        ("feat", Action("feat")),
        ("feat 1", Action("feat", line=1)),
        ("feat 2.4", Action("feat", line=2, place=4)),
        ("end", Action("end")),
        ("resign", Action("resign")),
    ],
)
def test_a_move_is_read(text, action):
    assert read(text) == action


@pytest.mark.parametrize(
    "text",
    [
        *("", "stake", "stake V6", "stake V00", "stake V13", "stake B01", "mana  V01"),
        *("summon V01", "summon V01 3", "summon V01 1.1", "feat 3", "feat 1.5", "feat 1.", "end "),
        *("End", "feat V01", "resign now"),
    ],
)
def test_a_text_outside_the_grammar_is_no_move(text):
    with pytest.raises(MoveUnreadableError):
        read(text)
