"""Tournaments: what is summed up, and that the same plan gives the same results."""

import json
from collections import Counter

import pytest

from morpho_server.bots.accounts import Account, Held
from morpho_server.bots.catalog import simple_bot_for
from morpho_server.bots.estimates import mean, share
from morpho_server.bots.simulation import Setting, play_match
from morpho_server.bots.tournament import Plan, accounts_of, play, sum_up
from morpho_server.cli import main
from morpho_server.games.catalog import GAMES

GAME = GAMES["morpho"]
PLAN = Plan("morpho", GAME.options({"mode": "expert"}), 5, ("recruit", "agent"), 12, 7)


def account(strengths: str, points: str, reason: str = "agreed", **more) -> Account:
    """Return the account of a round."""
    scored = tuple(map(int, points.split()))
    held = {"decisions": 10, "failed": 0, "number": 1, "ends_match": False, "held": None} | more
    return Account(tuple(strengths.split()), scored, reason, **held)


def test_a_mean_stands_between_what_the_sample_lets_expect():
    found = mean([0, 3] * 50)

    assert found.value == 1.5
    assert found.high - found.value == pytest.approx(1.96 * 1.5 / 10, rel=0.01)


def test_what_never_happened_may_happen_all_the_same():
    never = share(0, 100)

    assert never.value == 0
    assert never.low == pytest.approx(0, abs=1e-12)
    assert 0.03 < never.high < 0.05


def test_each_strength_has_the_points_of_its_seats():
    results = sum_up(
        PLAN, [account("agent recruit agent", "3 0 0"), account("recruit agent recruit", "0 3 2")]
    )

    points = {each.strength: (each.seats, each.points.value) for each in results.standings}
    assert points == {"recruit": (3, 0.5), "agent": (3, 2.25)}
    assert results.ends[0][0] == "agreed"


def test_an_identity_wins_by_its_holder_and_brings_whoever_was_dealt_it_points():
    held = Held(6, (("killer", "deserter"), ("leader",), ("deserter",)), (("killer",), ()))

    results = sum_up(PLAN, [account("agent recruit", "3 0", held=held)])

    parts = {part.name: part for part in results.parts}
    assert (parts["killer"].dealt, parts["killer"].wins.value) == (1, 1)
    assert (parts["deserter"].dealt, parts["deserter"].wins.value) == (2, 0)
    assert parts["deserter"].points.value == 3
    assert parts["leader"].points.value == 0


def test_every_strength_sits_everywhere_as_often():
    plan = Plan("morpho", GAME.options({}), 3, ("recruit", "agent"), 60, 1)
    seats = Counter(
        (seat, strength)
        for number in range(60)
        for seat, strength in enumerate(next(accounts_of(plan, number)).strengths)
    )

    assert sum(n for (_, strength), n in seats.items() if strength == "agent") == 90
    assert min(seats.values()) > 20


def test_the_same_plan_gives_the_same_results_on_any_number_of_cores():
    assert play(PLAN, 1) == play(PLAN, 2)


def test_a_match_is_played_to_its_end():
    bots = [simple_bot_for("morpho")] * 4
    rounds = list(play_match(Setting(GAME, GAME.options({"target": 5}), 4, 3), bots))

    assert [played.outcome.match_over for played in rounds] == [False] * (len(rounds) - 1) + [True]
    assert max(rounds[-1].outcome.scores) >= 5


def test_the_command_prints_a_table_or_one_object_for_machines(capsys):
    asked = ["simulate", "--players", "4", "--number", "4", "--processes", "1", "--bots", "recruit"]

    assert main([*asked, "--option", "mode=expert"]) == 0
    table = capsys.readouterr().out
    assert main([*asked, "--json", "--matches", "--option", "target=2"]) == 0
    found = json.loads(capsys.readouterr().out)

    assert "recruit" in table
    assert "killer" in table
    assert found["rounds"] >= 4
    assert found["match_rounds"]["value"] >= 1
    assert found["standings"][0]["strength"] == "recruit"


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--bots", "grandmaster"], "there are recruit, agent"),
        (["--players", "2"], "At least three must play"),
        (["--option", "mode=hard"], "basic"),
    ],
)
def test_what_can_not_be_played_is_refused_in_a_sentence(asked, said, capsys):
    assert main(["simulate", *asked]) == 2
    assert said in capsys.readouterr().err
