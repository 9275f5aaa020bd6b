"""The bots of Morpyam make legal moves, win and stop runs, call, and keep a last token back."""

from random import Random

import pytest

from morpho_server.bots.arena.simulation import Setting, play_round
from morpho_server.games.morpyam.bots.sharp import Sharp
from morpho_server.games.morpyam.bots.steady import Steady
from morpho_server.games.registry import RULES, bots_of, stand_in_for
from tests.support.bots.morpyam_seats import seen
from tests.support.nightly import nightly

GAME = RULES["morpyam"]
BOTS = bots_of("morpyam")

both = pytest.mark.parametrize("bot", [Steady(), Sharp()], ids=["steady", "sharp"])


def choice(bot, *moves: str, **header) -> str:
    """Return a bot's move after others from a position."""
    return bot.choose(seen(*moves, **header), Random(1))


def test_steady_stands_in_for_the_absent():
    assert tuple(BOTS) == ("random", "steady", "sharp")
    assert stand_in_for("morpyam") is BOTS["steady"]


@pytest.mark.parametrize("seats", [2, nightly(3), nightly(4)])
def test_every_bot_makes_legal_moves_whatever_the_others_do(seats):
    """Random players lead to positions that nobody would seek."""
    for seed, strengths in enumerate([("steady", "random"), ("sharp", "random"), ("steady",)]):
        bots = [BOTS[strengths[seat % len(strengths)]] for seat in range(seats)]

        played = play_round(Setting(GAME, GAME.options({}), seats, seed), bots, longest=30)

        assert played.failed == (0,) * seats


@both
def test_the_same_observation_gives_the_same_move(bot):
    """Whatever the bot was asked before, and with any dice."""
    one = seen("roll", dice=["12335"], grid={"A": ["a1", "c3"], "B": ["b5"]})
    other = seen("roll", dice=["11166"], grid={"B": ["a1", "c3"], "A": ["b5"]})

    moves = [bot.choose(observation, Random(n)) for n, observation in enumerate((one, other, one))]

    assert moves[0] == moves[2] == type(bot)().choose(one, Random(9))


@both
@pytest.mark.parametrize("dice", ["22223", "11123", "12345"])
def test_a_fifth_in_a_row_is_placed_at_once(bot, dice):
    """C3 is a box of sec, which these dice show with the first roll (R2.1, R7.1)."""
    grid = {"A": ["a1", "b2", "d4", "e5"], "B": ["f6", "c4", "f1"]}

    assert choice(bot, "roll", grid=grid, dice=[dice]) == "place c3"


@both
def test_another_seats_run_of_four_is_stopped(bot):
    """B needs B1, a three of ones; D2 and C5 are boxes of the full house."""
    grid = {"A": ["b6", "c4", "d3"], "B": ["b2", "b3", "b4", "b5"]}

    last = choice(bot, "roll", "reroll 1", "reroll 1", grid=grid, dice=["11144", "1", "1"])
    assert last == "place b1"
    assert choice(bot, "roll", grid=grid, dice=["11345"]).startswith("reroll 345")


@both
def test_a_call_is_made_when_a_call_box_is_what_is_wanted(bot):
    """C4 completes five in a row; what does not come costs nothing (R4.3)."""
    grid = {"A": ["a4", "b4", "d4", "e4"], "B": ["f6", "c5", "f1"]}

    first = choice(bot, grid=grid)
    second = choice(bot, "roll", grid=grid, dice=["12446"])
    third = choice(bot, "roll", "reroll 126", grid=grid, dice=["12446", "135"])

    assert all(" call " in move for move in (first, second, third))


@both
def test_no_call_is_made_that_may_lose_what_is_certain(bot):
    """The third call may be lost, and the turn with it (R4.4)."""
    grid = {"A": ["a1", "b2", "e5"], "B": ["f6", "f1", "c6"]}

    assert " call " not in choice(bot, "roll", "reroll 3", grid=grid, dice=["66663", "6"])


@both
@pytest.mark.parametrize(("points", "made"), [("behind", "pass"), ("level", "place d1")])
def test_a_last_token_that_would_lose_is_kept_back(bot, points, made):
    """The extra point, and the tie, go to the seat that finishes (R7.2)."""
    others = ["a4", "b4", "c4", "f2", "f3", "f4", "a6", "b6", "c6"]
    grid = {"A": ["d2", "c2", "e1"], "B": others if points == "behind" else others[:3]}
    header = {"grid": grid, "tokens": {"A": 1, "B": 3}, "dice": ["22256", "56", "36"]}

    made_by_bot = choice(bot, "roll", "reroll 56", "reroll 56", **header)

    assert made_by_bot == made


@pytest.mark.nightly
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_steady_beats_random_players(seats):
    bots = [BOTS["steady"], *[BOTS["random"]] * (seats - 1)]
    games = [play_round(Setting(GAME, GAME.options({}), seats, seed), bots) for seed in range(8)]

    assert sum(0 in played.outcome.winners for played in games) >= 7


@both
def test_a_second_morpyam_in_a_turn_is_placed_to_win(bot):
    """With the last token, which would lose the game by points otherwise (R5.1, R7.2)."""
    header = {
        "grid": {"B": ["a1", "b1", "c1", "d6", "e6", "f6"]},
        "tokens": {"A": 2},
        "double_morpyam": True,
    }

    chosen = choice(bot, "roll", "place b6", "roll", dice=["11111", "11111"], **header)

    assert chosen.startswith("place ")
