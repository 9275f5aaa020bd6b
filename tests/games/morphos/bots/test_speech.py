"""What bots of Morphos say."""

from tests.support.games.morphos import position
from tests.support.games.speaking import answers, said_after

BRIDGED = {"B": ["c1", "c2", "b2", "b3", "c4", "c5"], "W": ["c3", "d3", "d2", "b4"]}
"""Black wins by a flip on c3; a flip elsewhere leaves the stones as far apart as they are."""

GAP = {"size": 5, "board": {"B": ["c1", "c2", "c4"], "W": ["a1", "e2"]}}


def test_who_loses_the_first_stone_to_a_swap_misses_it():
    assert said_after(position("A e5", "B swap"), A="connector") == {"A liked_stone"}


def test_who_swaps_says_nothing_about_it():
    assert said_after(position("A e5", "B swap"), B="connector") == set()


def test_a_chain_that_nearly_connects_is_noticed():
    assert said_after(position("A c5", **GAP), B="connector") == {"B mind_gap"}


def test_a_chain_that_is_far_from_connecting_is_not():
    assert said_after(position("A e5"), A="connector", B="connector") == set()


def test_who_loses_a_stone_to_a_strong_flip_complains():
    said = said_after(position("A xc3", size=5, board=BRIDGED), B="connector")

    assert {"B turncoat", "B liked_stone"} <= said


def test_who_makes_a_strong_flip_is_sorry():
    said = said_after(position("A xc3", size=5, board=BRIDGED), A="connector")

    assert "A sorry B" in said


def test_all_play_well_at_the_end():
    said = said_after(
        position("A c3", size=5, board={"B": ["c1", "c2", "c4", "c5"]}), B="connector"
    )

    assert said == {"B well_played"}


def test_the_weakest_says_what_does_not_fit():
    said = said_after(position("A e5", "B swap"), A="random")

    assert said == {"A turncoat", "A mind_gap", "A liked_stone"}


def test_a_bot_thanks_for_praise_and_for_nothing_else():
    reached = position("A e5")

    assert answers(reached, "well_played", B="connector") == {"B thanks A"}
    assert answers(reached, "turncoat", B="connector") == set()
