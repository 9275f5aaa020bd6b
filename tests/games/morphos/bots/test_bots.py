"""The bots of Morphos make legal moves, connect, block, flip and swap with sense."""

from random import Random

import pytest

from morpho_server.bots.arena.simulation import Setting, play_round
from morpho_server.games.morphos.bots.connector import Connector
from morpho_server.games.morphos.bots.position import seen_in
from morpho_server.games.morphos.bots.search import Search
from morpho_server.games.morphos.bots.strategist import Strategist
from morpho_server.games.morphos.notation import Action
from morpho_server.games.registry import RULES, bots_of, stand_in_for
from tests.support.bots.morphos_seats import seen

GAME = RULES["morphos"]
BOTS = bots_of("morphos")

both = pytest.mark.parametrize(
    "bot", [Connector(), Strategist(positions=60)], ids=["connector", "strategist"]
)


def choice(bot, *moves: str, **header) -> str:
    """Return a bot's move after others from a position."""
    return bot.choose(seen(*moves, **header), Random(1))


def test_connector_stands_in_for_the_absent():
    assert tuple(BOTS) == ("random", "connector", "strategist")
    assert stand_in_for("morphos") is BOTS["connector"]


@pytest.mark.parametrize(
    "options",
    [
        {"edge_rule": "closed"},
        {"deepmorph": True},
        {"deepmorph": True, "duomorph": True, "remorph": True},
        {"minimorph": True, "duomorph": True, "remorph": True},
        {"minimorph": True, "metamorph": True, "deepmorph": True, "size": 10},
    ],
    ids=str,
)
def test_every_bot_makes_legal_moves_with_every_mutator(options):
    """Random players lead to positions that nobody would seek."""
    chosen = GAME.options({"size": 9, **options})
    for seed, bots in enumerate([("connector", "random"), ("strategist", "random")]):
        seated = [Strategist(positions=5) if name == "strategist" else BOTS[name] for name in bots]

        played = play_round(Setting(GAME, chosen, 2, seed), seated, longest=120)

        assert played.failed == (0, 0)


@both
def test_the_same_observation_gives_the_same_move(bot):
    """Whatever the bot was asked before."""
    one = seen(board={"B": ["e5"], "W": ["e6"]})
    other = seen(board={"B": ["c3"], "W": ["e6", "e7"]})

    moves = [bot.choose(observation, Random(1)) for observation in (one, other, one)]

    assert moves[0] == moves[2]


@both
def test_chance_decides_between_moves_that_are_about_as_good(bot):
    """Otherwise who has won once could win again by the same moves."""
    at_once = seen(board={"B": ["e5"], "W": ["e6"]})

    assert len({bot.choose(at_once, Random(n)) for n in range(10)}) > 1


def test_a_move_is_worth_as_much_however_much_it_is_liked():
    position = seen_in(seen(board={"B": ["e5"], "W": ["e6"]}))
    one, other = (Action("place", point) for point in ("e4", "a1"))

    found = Search(0, lambda: True).values(position, {other: 100.0, one: 0.0}, 0)
    unliked = Search(0, lambda: True).values(position, {other: 0.0, one: 0.0}, 0)

    assert [each.action for each in found] == [other, one]
    assert [each.action for each in unliked] == [one, other]
    assert {each.action: each.worth for each in found} == {
        each.action: each.worth for each in unliked
    }


@both
def test_a_chain_is_completed(bot):
    assert choice(bot, size=5, board={"B": ["c1", "c2", "c4", "c5"], "W": ["a1", "e2"]}) == "c3"


@both
def test_a_flip_that_completes_a_chain_is_made(bot):
    board = {"B": ["c1", "c2", "b2", "b3", "c4", "c5"], "W": ["c3", "d3", "d2", "b4"]}

    assert choice(bot, size=5, board=board) == "xc3"


@both
def test_the_last_gap_of_the_other_side_is_filled(bot):
    board = {"B": ["c1", "c2", "c4", "c5"], "W": ["a3", "b3", "d3"]}

    assert choice(bot, size=5, board=board, to_move="W") == "c3"


@pytest.mark.parametrize(
    ("size", "black", "white"),
    [
        (9, ["e1", "e2", "e3", "e4", "e5"], ["a3", "b3", "c3", "g3", "h3"]),
        (9, ["e2", "e3", "e4", "e5"], ["a7", "b7", "g2", "h2"]),
        (7, ["c1", "c2", "c3", "c4"], ["e2", "f2", "g2", "a6"]),
    ],
    ids=["runner", "both ways", "small"],
)
def test_a_side_that_is_behind_stands_in_the_way_of_the_other(size, black, white):
    """White needs two moves more than Black, and can't win a race."""
    at = seen(size=size, board={"B": black, "W": white}, to_move="W")
    ahead = {f"{black[0][0]}{rank}" for rank in range(len(black), size + 1)}

    assert {Connector().choose(at, Random(number)) for number in range(10)} <= ahead


def test_a_side_that_is_ahead_runs_on():
    at = seen(size=9, board={"B": ["e1", "e2", "e3", "e4", "e5"], "W": ["a3", "b3"]})

    assert Connector().choose(at, Random(1)) in {"e6", "e7", "e8", "e9"}


@both
def test_a_strong_first_stone_is_taken_over(bot):
    assert choice(bot, "A e5") == "swap"


@both
def test_a_first_stone_on_the_edge_is_left_to_the_other(bot):
    assert choice(bot, "A a5") != "swap"


@both
def test_the_first_stone_is_not_worth_a_swap(bot):
    """Neither on the middle nor in a corner, whatever the dice."""
    assert {bot.choose(seen(), Random(number)) for number in range(20)} <= {"b5", "b6", "h5", "h6"}


def test_the_strategist_stops_when_its_time_is_over():
    move = Strategist().choose_within(seen(size=9), Random(1), 0.0)

    assert move in seen(size=9).legal
