"""A finished game in figures."""

from morpho_server.games.morpyam.round_reader import read_round
from morpho_server.games.outcome import Standing
from tests.support.games.morpyam_subject import MORPYAM
from tests.support.games.playing import Round, Start


def test_places_in_the_order_of_turns_and_winners():
    game = Round(
        MORPYAM, Start(MORPYAM.options({"first": "B"}), 3, Standing(1, (0, 0, 0)), bytes(32))
    )
    game.play(1, "resign")
    game.play(2, "resign")

    summary = read_round(game.log)

    assert summary.turns == 2
    assert summary.dealt == (("third",), ("first",), ("second",))
    assert summary.won == (("third",), (), ())
