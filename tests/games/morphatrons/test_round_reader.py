"""A finished game of Morphatrons in figures."""

from morpho_server.games.morphatrons.round_reader import read_round
from tests.support.games.morphatrons import position


def test_the_reader_finds_the_starter_ranks_and_winner():
    game = position(
        *("A play 10S robot", "A play 2H vehicle", "A end", "B play 7C robot", "B triple 7C 9C"),
        *("B end", "A resign"),
        hands={"A": ["10S", "2H"], "B": ["7C", "9C"]},
        first="A",
    )

    summary = read_round([event for turn in game.turns for event in turn.events])

    assert summary.turns == 3
    assert summary.held == (("first", "2", "10"), ("second", "7", "9"))
    assert summary.dealt == summary.held
    assert summary.won == ((), ("second", "7", "9"))


def test_nobody_has_won_a_draw():
    game = position("A end", hands={}, turn_limit=3, turn_number=3)

    summary = read_round([event for turn in game.turns for event in turn.events])

    assert (summary.turns, summary.won) == (3, ((), ()))
