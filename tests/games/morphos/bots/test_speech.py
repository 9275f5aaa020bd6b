"""What bots of Morphos say."""

import pytest

from tests.support.games.morphos import position
from tests.support.games.speaking import answers, said_after

BRIDGED = {"B": ["c1", "c2", "b2", "b3", "c4", "c5"], "W": ["c3", "d3", "d2", "b4"]}
"""Black wins by a flip on c3."""

FREED = {
    "B": ["b2", "b3", "c2", "c4", "d3", "d5", "e3"],
    "W": ["a2", "b5", "c3", "c5", "d2", "d4", "e5"],
}
"""A flip on c3 brings Black two moves nearer to a chain, and White is as far from one as before."""

CUT = {
    "B": ["b3", "b4", "c2", "c4", "d1", "d5"],
    "W": ["a4", "b2", "c3", "c5", "d3", "d4", "e1"],
}
"""A flip on c3 takes White three moves further from a chain, and brings Black one nearer."""

APART = {"B": ["c2", "c3", "d3", "e2"], "W": ["a5", "b1", "d2", "e5"]}
"""A flip on d2 changes little: both are far from a chain."""

GAP = {"size": 5, "board": {"B": ["c1", "c2", "c4"], "W": ["a1", "e2"]}}


def test_a_bot_misses_the_first_stone_lost_to_a_swap():
    assert said_after(position("A e5", "B swap"), A="connector") == {"A liked_stone"}


def test_a_bot_that_swaps_says_nothing_about_it():
    assert said_after(position("A e5", "B swap"), B="connector") == set()


def test_a_chain_that_nearly_connects_is_noticed():
    assert said_after(position("A c5", **GAP), B="connector") == {"B mind_gap"}


def test_a_chain_that_is_far_from_connecting_is_not():
    assert said_after(position("A e5"), A="connector", B="connector") == set()


def test_a_bot_complains_about_a_strong_flip():
    said = said_after(position("A xc3", size=5, board=BRIDGED), B="connector")

    assert {"B turncoat", "B liked_stone"} <= said


def test_a_bot_that_makes_a_strong_flip_is_sorry():
    said = said_after(position("A xc3", size=5, board=BRIDGED), A="connector")

    assert "A sorry B" in said


@pytest.mark.parametrize("board", [FREED, CUT])
def test_a_flip_that_moves_a_side_far_is_strong(board):
    said = said_after(position("A xc3", size=5, board=board), A="connector", B="connector")

    assert {"A sorry B", "B turncoat", "B liked_stone"} <= said


def test_nobody_talks_about_a_flip_that_changes_little():
    reached = position("A xd2", size=5, board=APART)

    assert said_after(reached, A="connector", B="connector") == set()


def test_all_play_well_at_the_end():
    said = said_after(
        position("A c3", size=5, board={"B": ["c1", "c2", "c4", "c5"]}), B="connector"
    )

    assert said == {"B well_played"}


def test_a_bot_thanks_for_praise_and_for_nothing_else():
    reached = position("A e5")

    assert answers(reached, "well_played", B="connector") == {"B thanks A"}
    assert answers(reached, "turncoat", B="connector") == set()
