"""A finished game of Morphos in figures."""

from morpho_server.games.morphos.round_reader import read_round
from tests.support.games.morphos import position


def test_a_summary_has_the_colours_and_the_winner():
    game = position("A e5", "B e4", "A resign")

    summary = read_round([event for turn in game.turns for event in turn.events])

    assert summary.turns == 2
    assert summary.dealt == (("first", "black"), ("second", "white"))
    assert summary.won == ((), ("second", "white"))


def test_a_player_who_swaps_has_black_and_still_came_second():
    game = position("A e5", "B swap", "A d4", "B resign")

    summary = read_round([event for turn in game.turns for event in turn.events])

    assert summary.turns == 2
    assert summary.held == (("first", "white"), ("second", "black"))
    assert summary.won == (("first", "white"), ())


def test_two_stones_of_a_turn_are_one_turn():
    game = position("A e5", "A e6", "B resign", duomorph=True)

    assert read_round([event for turn in game.turns for event in turn.events]).turns == 1
