"""A game that was played is written as a record that holds."""

from random import Random

import pytest

from morpho_server.games.chance import Chance
from morpho_server.games.morphos.record import MORPHOS_RECORDING
from morpho_server.games.morphos.rules import MORPHOS
from morpho_server.games.options import Choices
from morpho_server.games.outcome import Standing
from morpho_server.games.records.player import play_record
from morpho_server.games.records.writing import record_of
from morpho_server.games.registry import RECORDINGS
from tests.support.games.morphos import position
from tests.support.games.playing import Round, Start


def written(events, moves=()):
    """Return the header of a record, and all of it as plain data."""
    record = record_of(MORPHOS_RECORDING, "A game", events, moves)
    return record.header, {**record.header, "play": [*record.steps]}


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"black": "B", "swap": False, "edge_rule": "closed", "duomorph": True},
        {"minimorph": True, "deepmorph": True, "remorph": True, "size": 9},
        {"minimorph": True, "metamorph": True},
    ],
    ids=str,
)
def test_a_game_with_any_options(options):
    seed = b"r" * 32
    game = Round(MORPHOS, Start(MORPHOS.options(options), 2, Standing(1, (0, 0)), seed))
    dice = Random(1)
    while owing := MORPHOS.owing(game.state):
        game.play(owing[0], dice.choice(MORPHOS.legal_moves(game.state, owing[0])))

    _, record = written(game.log, game.made)

    assert record["play"][-1]["expect"]["over"]
    play_record(record, RECORDINGS)


def test_only_what_differs_from_a_usual_game_is_in_the_header():
    opening = MORPHOS.start(Choices(MORPHOS.options({}), 2), Standing(1, (0, 0)), Chance(b"r" * 32))

    header, _ = written(opening)

    assert header.keys() == {"title", "game", "size", "black"}


def test_a_position_is_written_rank_by_rank():
    given = {"size": 3, "board": {"B": ["a1"], "W": ["c2"]}, "to_move": "W", "turn_number": 8}
    reached = position("B b2", "A c3", **given)
    moves = [(turn.seat, turn.move) for turn in reached.turns[1:]]

    header, record = written([event for turn in reached.turns for event in turn.events], moves)

    assert header["board"] == ["...", "..W", "B.."]
    assert (header["to_move"], header["turn_number"]) == ("W", 8)
    play_record(record, RECORDINGS)
