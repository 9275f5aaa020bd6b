"""Counting how agents play, writing it down and reading it."""

import json
import runpy
from pathlib import Path

import pytest

from morpho_server.games.morpho.bots.inference import habits
from morpho_server.games.morpho.bots.inference.habits import Habits, Tally, situation
from morpho_server.games.registry import RULES

GAME = RULES["morpho"]
ROOT = Path(__file__).parents[4]

WHERE = situation(("killer", "deserter"), 2, bound=False, awaited=False, known=("leader",))
OTHER = situation(("deserter", "killer"), 2, bound=False, awaited=False, known=("deserter",))


def test_a_situation_is_the_hand_and_the_found_targets():
    assert WHERE._asdict() == {
        "hand": ("deserter", "killer"),
        "turn": 2,
        "bound": False,
        "awaited": False,
        "found": ("leader",),
    }
    assert OTHER.found == ()


def test_habits_favour_frequent_choices_and_exclude_none():
    learned = Habits(
        {WHERE: Tally({"snipe hit": 90, "look far": 10}, 2.0), OTHER: Tally({"pass": 5}, 0)}
    )

    assert learned.likelihood(WHERE, "snipe hit") > 0.8
    assert 0 < learned.likelihood(WHERE, "escape") < 0.05
    assert learned.worth(WHERE) > learned.worth(OTHER)
    assert learned.lots(WHERE._replace(awaited=True)) == (["snipe hit", "look far"], [90, 100])


def test_habits_written_down_are_read_as_they_were():
    met = {WHERE: Tally({"look far": 7, "snipe hit": 2}, 1.5), OTHER: Tally({"pass": 1}, 0.0)}

    again = habits.read(habits.write(met, {}))

    assert again.lots(WHERE) == (["look far", "snipe hit"], [7, 9])
    assert again.likelihood(OTHER, "pass") < 0.5, "what was met but once is not kept"


def test_an_uncounted_situation_takes_the_habits_of_the_nearest():
    learned = Habits({WHERE: Tally({"snipe hit": 9}, 2.0), OTHER: Tally({"look far": 9}, 0.5)})

    strange = WHERE._replace(found=("leader", "technician"))

    assert learned.lots(strange) == (["look far"], [9])
    assert learned.lots(OTHER._replace(turn=4, bound=True)) == (["look far"], [9])
    assert learned.lots(OTHER._replace(hand=("spy", "spy"))) == ([], [])


def test_a_hand_is_worth_its_average_in_frequent_situations():
    met = {WHERE: Tally({"look far": 1000}, 2.0), OTHER: Tally({"look far": 1000}, 0.5)}

    assert Habits(met).worth(WHERE) == pytest.approx(2.0, abs=0.1)
    assert Habits(met).worth(OTHER) == pytest.approx(0.5, abs=0.1)


def test_either_of_two_cards_may_be_given_away():
    learned = Habits({OTHER: Tally({"change killer": 50, "look far": 50}, 1.0)})
    elsewhere = OTHER._replace(hand=("investor", "spy"))

    both = sum(learned.likelihood(elsewhere, f"change {name}") for name in elsewhere.hand)

    assert both + learned.likelihood(elsewhere, "look far") <= 1


def test_nothing_is_so_unlikely_that_one_choice_proves_anything():
    learned = Habits({WHERE: Tally({"snipe hit": 100_000}, 3.0)})

    assert learned.likelihood(WHERE, "look far") >= 0.004


@pytest.mark.nightly
def test_the_file_was_counted_in_rounds_of_the_agents_of_today():
    """If this fails, agents play differently now: run ``scripts/learn_habits.py`` again."""
    learn = runpy.run_path(str(ROOT / "scripts" / "learn_habits.py"))

    counted = json.loads(habits.FILE.read_text())

    assert counted["source"]["sample"] == learn["sample"](counted["source"]["unknowns"])
    rounds = {int(seats): number for seats, number in counted["source"]["rounds"].items()}
    assert rounds.keys() == set(GAME.seats)
    turns = sum(seats * number for seats, number in rounds.items())
    begun = [each for each in counted["situations"] if each["turn"] == 1]
    # All have a first turn, but for the few whose round is over before; who strays is left out.
    kept = sum(sum(each["done"].values()) for each in begun) / turns
    assert 0.95 * (1 - learn["STRAYING"]) < kept < 1 - learn["STRAYING"] + 0.01


@pytest.mark.parametrize(
    "wrong",
    [
        {"hand": ["killer", "deserter"]},
        {"hand": ["joker"]},
        {"hand": []},
        {"turn": 0},
        {"turn": 5},
        {"found": ["spy"]},
        {"found": ["technician"]},
        {"done": {}},
        {"done": {"look far": 9, "snipe hit": 0}},
        {"done": {"change spy": 9}},
        {"done": {"look far": 1}},
        {"points": -1},
        {"points": 6},
        {"points": float("nan")},
    ],
)
def test_impossible_counts_are_refused(wrong):
    stored = json.loads(habits.write({WHERE: Tally({"look far": 7, "snipe hit": 2}, 1.5)}, {}))
    habits.read(json.dumps(stored))
    stored["situations"][0] |= wrong

    with pytest.raises(ValueError, match="not counted in rounds"):
        habits.read(json.dumps(stored))


def test_no_situation_is_counted_twice():
    stored = json.loads(habits.write({WHERE: Tally({"look far": 7}, 1.5)}, {}))
    stored["situations"] *= 2

    with pytest.raises(ValueError, match="not counted in rounds"):
        habits.read(json.dumps(stored))
