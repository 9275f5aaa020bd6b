"""A game that was played is written as a record that holds."""

from random import Random

import pytest

from morpho_server.games.morphatrons.record import MORPHATRONS_RECORDING
from morpho_server.games.morphatrons.rules import MORPHATRONS
from morpho_server.games.outcome import Standing
from morpho_server.games.records.player import play_record
from morpho_server.games.records.writing import record_of
from morpho_server.games.registry import RECORDINGS
from tests.support.games.morphatrons import position
from tests.support.games.playing import Round, Start

POSITION = {
    "hands": {"A": ["9H"], "B": []},
    "deck": [],
    "scrap": ["2S"],
    "reshuffles": [["2S"]],
    "turn_number": 7,
    "actions": 1,
    "free_morph": False,
    "attacked": ["6S"],
    "buildings": {"A": [2, 0, 3, 1]},
    "bots": {"A": {"6S": "3 robot"}, "B": {"QD": "2 vehicle critical"}},
}


def written(events, moves=()):
    """Return a record as plain data."""
    record = record_of(MORPHATRONS_RECORDING, "A game", events, moves)
    return {**record.header, "play": [*record.steps]}


@pytest.mark.parametrize("first", ["A", "B"])
def test_a_game_with_a_reshuffle(first):
    options = MORPHATRONS.options({"turn_limit": 60, "first": first})
    game = Round(MORPHATRONS, Start(options, 2, Standing(1, (0, 0)), b"r" * 32))
    dice = Random(1)
    while owing := MORPHATRONS.owing(game.state):
        legal = MORPHATRONS.legal_moves(game.state, owing[0])
        wanted = [move for move in legal if move.startswith(("play", "draw", "deactivate"))]
        game.play(owing[0], dice.choice(wanted or legal))

    record = written(game.log, game.made)

    assert record["reshuffles"]
    assert len(record["deck"]) == 52
    assert record["play"][-1]["expect"]["over"]
    play_record(record, RECORDINGS)


def test_a_position():
    reached = position("A draw", "B resign", **POSITION)
    moves = [(turn.seat, turn.move) for turn in reached.turns[1:]]

    record = written([event for turn in reached.turns for event in turn.events], moves)

    assert {name: record[name] for name in POSITION if name != "buildings"} == {
        name: value for name, value in POSITION.items() if name != "buildings"
    }
    assert record["buildings"] == {"A": [2, 0, 3, 1], "B": [2, 2, 2, 2]}
    assert record["play"][-1] == {
        "expect": {"over": True, "reason": "resigned", "winner": "A"},
    }
    play_record(record, RECORDINGS)
