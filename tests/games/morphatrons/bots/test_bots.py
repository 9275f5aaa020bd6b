"""The bots of Morphatrons make legal moves, and see what lies near."""

from random import Random

import pytest

from morpho_server.bots.arena.simulation import Setting, play_round
from morpho_server.games.morphatrons.bots import commander
from morpho_server.games.morphatrons.bots.commander import Commander
from morpho_server.games.morphatrons.bots.fighter import Fighter
from morpho_server.games.morphatrons.bots.search.position import seen_in, turned
from morpho_server.games.morphatrons.bots.search.steps import spelled, steps
from morpho_server.games.registry import RULES, bots_of, stand_in_for
from tests.support.bots.morphatrons_seats import seen

GAME = RULES["morphatrons"]
BOTS = bots_of("morphatrons")

both = pytest.mark.parametrize("bot", [Fighter(), Commander(6)], ids=["fighter", "commander"])

LAST = {"buildings": {"B": [0, 0, 0, 2]}, "hands": {}}
CROWD = {
    "hands": {"A": ["9H", "AS", "3S"], "B": ["4D"]},
    "buildings": {"A": [6, 2, 2, 2], "B": [2, 3, 1, 2]},
    "bots": {
        "A": {"8H": "2 vehicle", "2C": "1 vehicle", "AC": "3 robot", "KD": "2 robot minor"},
        "B": {"9D": "3 vehicle", "4C": "3 robot", "JH": "2 vehicle", "7S": "4 robot critical"},
    },
}


def choice(bot, *moves: str, **header) -> str:
    """Return a bot's move after others from a position."""
    return bot.choose(seen(*moves, **header), Random(1))


def test_the_fighter_stands_in_for_the_absent():
    assert tuple(BOTS) == ("random", "fighter", "commander")
    assert stand_in_for("morphatrons") is BOTS["fighter"]


def test_every_bot_makes_legal_moves():
    """Random players lead to positions that nobody would seek."""
    options = GAME.options({"turn_limit": 60})
    for seed, bot in enumerate([Fighter(), Commander(2)]):
        played = play_round(Setting(GAME, options, 2, seed), [bot, BOTS["random"]], longest=120)

        assert played.failed == (0, 0)


def test_the_search_knows_the_rules():
    """What it thinks that it can do is legal, with an ace, a transport and a crowd too."""
    observation = seen(**CROWD)

    moves = [spelled(doing) for doing, _ in steps(seen_in(observation))]

    assert set(moves) < set(observation.legal)
    assert len(set(moves)) == len(moves)


@pytest.mark.parametrize("move", ["shoot AC 4C 9D B2", "shoot KD JH 9D", "move 8H 3 with KD"])
def test_the_search_foresees_what_a_move_does(move):
    """By the same position as the seat sees after it."""
    before = seen(**CROWD)
    [foreseen] = [after for doing, after in steps(seen_in(before)) if spelled(doing) == move]

    assert foreseen == seen_in(seen(f"A {move}", **CROWD))


@both
def test_the_same_observation_gives_the_same_move(bot):
    """Whatever the bot was asked before, with the same dice."""
    one, other = seen(), seen(**CROWD)

    moves = [bot.choose(observation, Random(1)) for observation in (one, other, one)]

    assert moves[0] == moves[2]


@both
def test_the_last_building_is_destroyed(bot):
    assert choice(bot, **LAST, bots={"A": {"7S": "4 robot"}}) == "strike 7S B4"


@both
def test_the_last_building_is_destroyed_by_a_whole_turn(bot):
    """By a morph, a move and an attack, in an order that works."""
    header = {**LAST, "bots": {"A": {"9S": "2 vehicle"}, "B": {}}}
    moves: list[str] = []
    while len(moves) < 3:
        moves.append(f"A {choice(bot, *moves, **header)}")

    assert moves == ["A move 9S 4", "A morph 9S", "A strike 9S B4"]


@both
def test_a_won_game_is_won_though_the_other_seat_could_win_next(bot):
    """A city that can fall next needs no defence once the other one has fallen."""
    header = {
        "hands": {},
        "actions": 1,
        "buildings": {"A": [1, 0, 0, 0], "B": [0, 0, 0, 1]},
        "bots": {"A": {"2S": "3 robot", "3S": "2 robot"}, "B": {"4H": "2 robot"}},
    }

    assert choice(bot, **header) == "shoot 2S B4"


@both
def test_a_bot_that_can_be_scrapped_is_scrapped(bot):
    header = {
        "hands": {},
        "actions": 1,
        "bots": {"A": {"QS": "2 robot"}, "B": {"AD": "3 robot", "2C": "3 robot"}},
    }

    assert choice(bot, **header) == "shoot QS AD"


@pytest.mark.parametrize(("seconds", "number"), [(0.0, range(1)), (60.0, range(1, 100))])
def test_the_commander_searches_no_reply_when_its_time_is_over(monkeypatch, seconds, number):
    replies = []

    def reply_to(position, hand):
        replies.append(hand)
        return turned(position, hand)

    monkeypatch.setattr(commander, "LONGEST", 60.0)
    monkeypatch.setattr(commander, "turned", reply_to)

    move = Commander().choose_within(seen(**CROWD), Random(1), seconds)

    assert move in seen(**CROWD).legal
    assert len(replies) in number
