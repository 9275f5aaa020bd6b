"""The bots of Morph make legal moves, and see what is at stake in a turn."""

from random import Random

import pytest

from morpho_server.bots.arena.simulation import Setting, play_round
from morpho_server.games.morph.bots.duelist import Duelist
from morpho_server.games.morph.bots.warden import Warden
from morpho_server.games.registry import RULES, bots_of, stand_in_for
from tests.support.bots.morph_seats import seen

GAME = RULES["morph"]
BOTS = bots_of("morph")

both = pytest.mark.parametrize("bot", [Duelist(), Warden(worlds=2)], ids=["duelist", "warden"])


def choice(bot, *moves: str, **header) -> str:
    """Return a bot's move after others from a position."""
    return bot.choose(seen(*moves, **header), Random(1))


def test_the_duelist_stands_in_for_the_absent():
    assert tuple(BOTS) == ("random", "duelist", "warden")
    assert stand_in_for("morph") is BOTS["duelist"]


@pytest.mark.parametrize("options", [{}, {"packs": 2}], ids=str)
def test_every_bot_makes_legal_moves(options):
    for seed, bot in enumerate([Duelist(), Warden(worlds=1)]):
        setting = Setting(GAME, GAME.options(options), 2, seed)

        played = play_round(setting, [bot, BOTS["random"]])

        assert played.failed == (0, 0)
        assert played.outcome is not None


@both
@pytest.mark.parametrize("relief", [0, 4])
def test_every_bot_plays_against_the_shadow(bot, relief):
    options = GAME.options({"mode": "solo", "relief": relief})

    played = play_round(Setting(GAME, options, 1, 3), [bot])

    assert played.failed == (0,)
    assert played.outcome is not None


@both
def test_the_same_observation_and_dice_give_the_same_move(bot):
    """Whatever the bot was asked before."""
    one = seen("A stake V01", "B stake Y01")
    other = seen(phase="mana", lines={"B": {"1": ["R06"]}})

    moves = [bot.choose(observation, Random(5)) for observation in (one, other, one)]

    assert moves[0] == moves[2]


@both
def test_the_highest_power_is_staked(bot):
    deck = {"A": ["V06", "G01", "V01", "G12"], "B": ["R01", "Y12", "Y02", "R08"]}

    assert choice(bot, deck=deck) == "stake G12"


@both
def test_a_feat_that_wins_is_used(bot):
    header = {
        "phase": "summon",
        "mana": {"A": ["V01", "V02"]},
        "hands": {"A": ["V03", "G01", "G02", "G03"], "B": ["Y01", "Y02", "Y03", "Y04"]},
        "deck": {"B": []},
    }

    assert choice(bot, **header) == "feat"


@both
def test_a_line_that_would_cost_the_game_is_blocked(bot):
    """R09 hits a deck of three cards, unless somebody stands before it."""
    header = {
        "phase": "summon",
        "mana": {"A": ["V02", "V03"]},
        "hands": {"A": ["G05", "G12", "V12", "V11"]},
        "deck": {"A": ["V04", "V05", "V06"]},
        "discard": {"A": ["V01", "V07", "V08", "V09", "V10"]},
        "lines": {"B": {"2": ["R09"]}},
    }
    header["discard"]["A"] += ["G01", "G02", "G03", "G04", "G06", "G07", "G08", "G09", "G10", "G11"]

    assert choice(bot, **header) == "summon G05 2"


def test_the_warden_stops_when_its_time_is_over():
    observation = seen(phase="mana")

    assert Warden().choose_within(observation, Random(1), 0.0) in observation.legal
