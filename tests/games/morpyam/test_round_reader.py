"""A finished game in figures."""

from morpho_server.games.morpyam.record import MORPYAM_RECORDING
from morpho_server.games.morpyam.round_reader import read_round
from morpho_server.games.morpyam.rules import MORPYAM
from morpho_server.games.outcome import Standing
from tests.support.games.playing import Round, Start
from tests.support.games.states import state_after


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


def test_another_turn_after_five_alike_is_no_further_one():
    header = {"dice": ["11111", "22222", "66655"], "first": "B"}
    opening = MORPYAM_RECORDING.open(header)
    log, state = [*opening.events], state_after(MORPYAM, opening.events)
    moves = ["roll", "place b6", "roll", "place a5", "roll", "place e1"]
    for move in (*moves, "resign"):
        done = MORPYAM.decide(state, state.turn, move, opening.chance)
        log += done.events
        state = done.after

    summary = read_round(log)

    assert summary.turns == 2
    assert summary.won == ((), ("first",))
