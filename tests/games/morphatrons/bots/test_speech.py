"""What bots of Morphatrons say."""

import pytest

from tests.support.games.morphatrons import position
from tests.support.games.speaking import answers, said_after


def attack(move: str, victims=None, city=(2, 2, 2, 2), **attackers: str):
    """Return the position after an attack of A in B's home."""
    bots = {"A": attackers or {"9H": "4 robot"}, "B": victims or {}}
    return position(f"A {move}", bots=bots, hands={}, buildings={"B": [*city]})


def test_everybody_talks_about_a_building_that_fell():
    said = said_after(attack("strike 9H B1"), A="fighter", B="fighter")

    assert said == {"A neighbourhood", "B neighbourhood"}


def test_nobody_talks_about_one_that_stands():
    assert said_after(attack("strike 9H B1", city=(3, 2, 2, 2)), A="fighter", B="fighter") == set()


def test_a_city_with_one_building_left_asks_for_a_moment():
    assert "B one_moment" in said_after(attack("strike 9H B1", city=(2, 2, 0, 0)), B="fighter")


def test_a_bot_that_left_one_building_is_sorry():
    assert "A sorry B" in said_after(attack("strike 9H B1", city=(2, 2, 0, 0)), A="fighter")


def test_the_last_building_is_no_occasion_unless_another_fell():
    reached = attack("shoot 8H 5C", {"5C": "4 robot"}, (2, 0, 0, 0), **{"8H": "4 robot"})

    assert said_after(reached, A="fighter", B="fighter") == {"B scratch"}


@pytest.mark.parametrize(
    ("move", "victim", "said"),
    [
        ("shoot 8H 5C", "4 robot", {"B scratch"}),
        ("shoot 8H 5C", "4 robot critical", {"B warranty"}),
    ],
)
def test_a_bot_that_is_hit_takes_it_lightly(move, victim, said):
    reached = attack(move, {"5C": victim}, **{"8H": "4 robot"})

    assert said_after(reached, A="fighter", B="fighter") == said


def test_no_bot_talks_about_what_a_hand_holds():
    """A draw is no occasion, and neither is a card that is played."""
    assert said_after(position("A draw"), A="commander", B="commander") == set()


def test_a_bot_that_is_hurried_asks_for_a_moment():
    assert answers(position("A end"), "hurry", B="fighter") == {"B one_moment"}
