"""A game that was played is written as a record that holds."""

from random import Random

import pytest

from morpho_server.games.chance import Chance
from morpho_server.games.morph.record import MORPH_RECORDING
from morpho_server.games.morph.rules import MORPH
from morpho_server.games.options import Choices
from morpho_server.games.outcome import Standing
from morpho_server.games.records.player import play_record
from morpho_server.games.records.writing import record_of
from morpho_server.games.registry import RECORDINGS
from tests.support.games.morph import position
from tests.support.games.playing import Round, Start


def written(events, moves=()):
    """Return the header of a record, and all of it as plain data."""
    record = record_of(MORPH_RECORDING, "A game", events, moves)
    return record.header, {**record.header, "play": [*record.steps]}


@pytest.mark.parametrize(
    "options",
    [{}, {"packs": 2}, {"mode": "solo"}, {"mode": "solo", "relief": 4, "packs": 2}],
    ids=str,
)
def test_a_game_with_any_options(options):
    seats = 1 if options.get("mode") == "solo" else 2
    start = Start(MORPH.options(options), seats, Standing(1, (0,) * seats), b"r" * 32)
    game = Round(MORPH, start)
    dice = Random(1)
    while owing := MORPH.owing(game.state):
        game.play(owing[0], dice.choice(MORPH.legal_moves(game.state, owing[0])))

    _, record = written(game.log, game.made)

    assert record["play"][-1]["expect"]["over"]
    play_record(record, RECORDINGS)


def test_only_what_differs_from_a_usual_game_is_in_the_header():
    opening = MORPH.start(Choices(MORPH.options({}), 2), Standing(1, (0, 0)), Chance(b"r" * 32))

    header, _ = written(opening)

    assert header.keys() == {"title", "game", "factions", "deck"}


def test_a_position_is_written_as_it_was_given():
    given = {
        "phase": "summon",
        "first": "B",
        "discount": "B",
        "lines": {"A": {"1": ["G05", "V01 turned"]}, "B": {"2": ["R03"]}},
        "mana": {"A": ["V02"], "B": ["R01", "R02 turned"]},
        "discard": {"A": ["G01", "G02"]},
        "prodigy_turned": ["B"],
    }
    reached = position("B end", "A mana V03", **given)
    moves = reached.moves

    header, record = written(reached.events, moves)

    assert {key: header[key] for key in given} == given
    play_record(record, RECORDINGS)


def test_a_position_with_an_empty_deck_is_written_with_its_hand():
    hands = {"A": ["V01", "V02", "V03", "V04"]}
    reached = position(phase="mana", deck={"A": []}, hands=hands)

    header, record = written(reached.events)

    assert (header["deck"]["A"], header["hands"]) == ([], hands)
    play_record(record, RECORDINGS)
