"""A finished game of Morph in figures."""

from morpho_server.games.morph.round_reader import read_round
from tests.support.games.morph import position


def summary(*moves: str, **header):
    """Return the figures of a game after some moves."""
    reached = position(*moves, **header)
    return read_round(reached.events)


def test_a_summary_has_the_factions_and_the_winner():
    found = summary(
        "A stake V06",
        "B stake R01",
        "A resign",
        deck={"A": ["V06"], "B": ["R01"]},
    )

    assert found.turns == 1
    assert found.dealt == (("first", "violet", "grey"), ("second", "yellow", "red"))
    assert found.won == ((), ("second", "yellow", "red"))


def test_a_game_that_ends_in_the_stake_has_no_first_player():
    found = summary("B resign")

    assert found.turns == 0
    assert found.held == (("violet", "grey"), ("yellow", "red"))


def test_the_turns_of_the_shadow_are_nobodys():
    found = summary("A stake V01", "A mana V02", "A end", "A resign", mode="solo")

    assert found.turns == 2
    assert found.held == (("violet", "grey"),)
    assert found.won == ((),)
