"""Tournaments: what is summed up, and that the same plan gives the same results."""

import json
import multiprocessing
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from dataclasses import fields, replace
from random import Random
from types import SimpleNamespace
from xml.etree import ElementTree as ET

import psutil
import pytest

from morpho_server.bots.arena import tournament
from morpho_server.bots.arena.accounts import Account
from morpho_server.bots.arena.estimates import (
    Estimate,
    mean,
    mean_of_groups,
    share,
    share_of_groups,
)
from morpho_server.bots.arena.simulation import Setting, play_match
from morpho_server.bots.arena.tournament import (
    Plan,
    Results,
    StoppedError,
    accounts_of,
    play,
    sum_up,
)
from morpho_server.cli import main, simulate
from morpho_server.cli.simulate.plot import COLUMN, draw
from morpho_server.games.bot import RandomBot
from morpho_server.games.outcome import RoundSummary
from morpho_server.games.registry import RULES, simple_bot_for
from tests.support.pages import TIMEOUT

GAME = RULES["morpho"]
PLAN = Plan("morpho", GAME.options({"mode": "expert"}), 5, ("recruit", "agent"), 12, 7)


SVG = "{http://www.w3.org/2000/svg}"


def end_of(path: ET.Element) -> float:
    """Return how far to the right a line goes, in its panel."""
    return max(float(x) for x in re.findall(r"[MH](-?[\d.]+)", path.get("d")))


def account(strengths: str, points: str, reason: str = "agreed", **more) -> Account:
    """Return the account of a round."""
    scored = tuple(map(int, points.split()))
    fields = {"decisions": 10, "failed": 0, "number": 1, "winners": None, "summary": None}
    return Account(tuple(strengths.split()), scored, reason, **(fields | more))


def test_a_mean_stands_between_what_the_sample_lets_expect():
    found = mean([0, 3] * 50)

    assert found.value == 1.5
    assert found.high - found.value == pytest.approx(1.96 * 1.5 / 10, rel=0.01)


def test_an_event_never_seen_is_still_possible():
    never = share(0, 100)

    assert never.value == 0
    assert never.low == pytest.approx(0, abs=1e-12)
    assert 0.03 < never.high < 0.05


def test_nobody_can_tell_how_far_off_one_observation_is():
    assert mean([2]) == mean_of_groups([[2, 2]]) == Estimate(2, None, None)
    only = share_of_groups([[True, True, True]])
    assert only == share(1, 1)
    assert only.low < 0.3


def test_observations_of_one_round_count_once():
    """Three who always win together tell as much as one of them does, and no more."""
    alone = share(30, 100)

    together = share_of_groups([[n < 30] * 3 for n in range(100)])

    assert (together.low, together.high) == pytest.approx((alone.low, alone.high), abs=0.002)
    tripled = mean_of_groups([[float(n < 30)] * 3 for n in range(100)])
    assert tripled.high == pytest.approx(mean([float(n < 30) for n in range(100)]).high)


def test_intervals_cover_the_true_figure_as_often_as_stated():
    """In 400 samples of 60 groups, of two or three that depend on each other."""
    rng, inside = Random(5), Counter()
    for _ in range(400):
        groups = [[rng.random() < 0.3] * rng.choice([2, 3]) for _ in range(60)]
        for name, estimate in (("share", share_of_groups), ("mean", mean_of_groups)):
            found = estimate(groups)
            inside[name] += found.low <= 0.3 <= found.high

    assert min(inside.values()) >= 370
    assert max(inside.values()) <= 392


def test_each_strength_has_the_points_of_its_seats():
    results = sum_up(
        PLAN, [account("agent recruit agent", "3 0 0"), account("recruit agent recruit", "0 3 2")]
    )

    points = {each.strength: (each.seats, each.points.value) for each in results.performances}
    assert points == {"recruit": (3, pytest.approx(2 / 3)), "agent": (3, 2)}
    assert results.ends[0][0] == "agreed"


def test_a_strength_without_a_seat_has_no_figures():
    results = sum_up(replace(PLAN, strengths=("recruit", "agent")), [account("agent agent", "1 0")])

    assert [each.strength for each in results.performances] == ["agent"]


def test_a_shared_victory_is_half_a_victory_for_each():
    won = {"winners": (0,)}, {"winners": (0, 1)}, {"winners": ()}, {}

    results = sum_up(PLAN, [account("agent recruit recruit", "0 0 0", **end) for end in won])

    wins = {each.strength: each.wins.value for each in results.performances}
    assert wins == {"agent": pytest.approx(1.5 / 3), "recruit": pytest.approx(0.5 / 6)}


def test_an_identity_wins_for_its_holder_and_scores_for_its_seat():
    summary = RoundSummary(
        6,
        dealt=(("killer", "deserter"), ("leader",)),
        held=(("killer", "deserter"), ("leader",)),
        won=(("killer",), ()),
        unheld=("deserter",),
    )

    results = sum_up(PLAN, [account("agent recruit", "3 0", summary=summary)])

    parts = {part.name: part for part in results.parts}
    assert (parts["killer"].dealt, parts["killer"].wins.value) == (1, 1)
    assert (parts["deserter"].dealt, parts["deserter"].wins.value) == (2, 0)
    assert parts["deserter"].points.value == 3
    assert parts["leader"].points.value == 0


def test_strengths_are_seated_evenly():
    plan = Plan("morpho", GAME.options({}), 3, ("recruit", "agent"), 60, 1)
    seatings = [next(accounts_of(plan, number)).strengths for number in range(60)]
    seats = Counter(pair for seating in seatings for pair in enumerate(seating))

    assert sum(n for (_, strength), n in seats.items() if strength == "agent") == 90
    assert min(seats.values()) > 20
    assert len(set(seatings)) == 6


def test_a_plan_gives_the_same_results_on_any_cores():
    assert play(PLAN, 1) == play(PLAN, 2)


def test_seed_and_number_each_change_a_round():
    one, other = PLAN, replace(PLAN, seed=8)

    rounds = [next(accounts_of(plan, number)) for plan in (one, other) for number in range(3)]

    assert len({(account.strengths, account.summary.dealt) for account in rounds}) == 6


def test_the_length_of_rounds_is_in_turns_of_each_player():
    summary = RoundSummary(7, dealt=(), held=(), won=())
    longer = replace(summary, turns=9)

    results = sum_up(
        replace(PLAN, players=3),
        [
            account("agent", "0", summary=summary),
            account("agent", "0", summary=longer),
        ],
    )

    assert [(lap, often.value) for lap, often in results.laps] == [(3, 1)]
    assert results.turns.value == pytest.approx(8 / 3)


def test_a_tournament_that_is_interrupted_tells_what_was_played():
    def interrupt(done: int, total: int) -> None:
        assert total == 12
        if done == 3:
            raise KeyboardInterrupt

    before = signal.getsignal(signal.SIGINT)
    for processes in (1, 2):
        with pytest.raises(StoppedError) as stopped:
            play(PLAN, processes, interrupt)
        assert (stopped.value.done, stopped.value.results.rounds) == (3, 3)
        assert signal.getsignal(signal.SIGINT) is before


@pytest.fixture
def started():
    """Return a function that tells which processes were started since; tests may have others."""
    others = set(multiprocessing.active_children())
    return lambda: set(multiprocessing.active_children()) - others


def test_a_killed_process_stops_a_tournament_with_its_results(started):
    """As Linux does where memory runs out; nothing is waited for that will not come."""
    with pytest.raises(StoppedError) as stopped:
        play(replace(PLAN, number=200), 2, lambda *_: started().pop().kill())

    done = stopped.value.done
    assert stopped.value.results.rounds == done >= 1
    assert f"numbers {done + 1} to {done + 8} of seed 7" in stopped.value.fault
    assert not started()


def test_a_tournament_without_processes_to_play_in_says_so(monkeypatch):
    def refuse(*_: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(multiprocessing.util, "spawnv_passfds", refuse)

    with pytest.raises(StoppedError) as stopped:
        play(PLAN, 2)

    assert stopped.value.results is None
    assert "no process can be started to play in (Resource temp" in stopped.value.fault


@pytest.fixture
def keyboard():
    """An event that is set when the keyboard interrupt arrives, which is raised only once."""
    heard = threading.Event()

    def interrupt(*_: object) -> None:
        if not heard.is_set():
            heard.set()
            raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, interrupt)
    yield heard
    signal.signal(signal.SIGINT, before)


def test_an_interrupted_tournament_waits_for_no_round(started, keyboard):
    endless = {"options": PLAN.options | {"target": 10**6}, "strengths": ("mastermind",)}

    def interrupt() -> None:
        while len(started()) < 2:
            time.sleep(0.1)
        while not keyboard.wait(0.5):  # while a process is started it is not heard
            os.kill(os.getpid(), signal.SIGINT)

    interrupting = threading.Thread(target=interrupt)
    interrupting.start()
    with pytest.raises(StoppedError) as stopped:
        play(replace(PLAN, matches=True, **endless), 2)

    interrupting.join()
    assert stopped.value.done == 0
    assert not started()


ENDLESS = """
from morpho_server.bots.arena.tournament import play
from tests.bots.test_tournaments import PLAN, replace
if __name__ == "__main__":
    play(replace(PLAN, matches=True, options=PLAN.options | {"target": 10**6}), 2)
"""


@pytest.mark.nightly
def test_nothing_is_played_on_when_a_tournament_was_killed(tmp_path):
    program = tmp_path / "endless.py"
    program.write_text(ENDLESS)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen([sys.executable, str(program)], env=environment) as playing:
        while len(processes := psutil.Process(playing.pid).children()) < 3:
            time.sleep(0.1)
        playing.kill()

    _, alive = psutil.wait_procs(processes, timeout=TIMEOUT)
    assert not alive


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
    [recruit], [end, *_], [part, *_] = found["performances"], found["ends"], found["parts"]
    assert recruit.keys() == {"strength", "seats", "points", "scores", "wins"}
    assert recruit["points"].keys() == end[1].keys() == {"value", "low", "high"}
    assert part.keys() == {"name", "dealt", "wins", "points"}
    assert found["plan"]["options"]["target"] == 2
    assert found.keys() == {field.name for field in fields(Results)}


def test_unknown_figures_of_one_round_are_null_in_json(capsys):
    asked = ["simulate", "--number", "1", "--processes", "1", "--json", "--bots", "recruit"]

    assert main(asked) == 0

    found = json.loads(capsys.readouterr().out, parse_constant=pytest.fail)
    assert found["decisions"]["low"] is None


def test_an_interrupted_command_prints_what_was_played(capsys, monkeypatch, tmp_path):
    def interrupted(plan, processes, progress):
        raise StoppedError(2, sum_up(plan, [account("recruit", "1"), account("recruit", "3")]))

    monkeypatch.setattr(simulate, "play", interrupted)

    assert main(["simulate", "--plot", str(tmp_path / "plot.svg")]) == 130

    said = capsys.readouterr()
    assert "2.00" in said.out
    assert said.err == "Stopped after 2 of 200 rounds.\n"
    assert "<svg" in (tmp_path / "plot.svg").read_text()


def test_the_command_prints_results_after_a_killed_process(capsys, monkeypatch):
    def killed(plan, processes, progress):
        raise StoppedError(2, sum_up(plan, [account("recruit", "1")]), "a process has ended")

    monkeypatch.setattr(simulate, "play", killed)

    assert main(["simulate"]) == 2

    said = capsys.readouterr()
    assert "recruit" in said.out
    assert said.err == "morpho: Stopped after 2 of 200 rounds: a process has ended.\n"


def test_a_command_that_is_interrupted_at_once_leaves_nothing(capsys, monkeypatch, tmp_path):
    def interrupted(plan, processes, progress):
        raise StoppedError(0, None)

    monkeypatch.setattr(simulate, "play", interrupted)

    assert main(["simulate", "--matches", "--plot", str(tmp_path / "plot.svg")]) == 130

    assert capsys.readouterr() == ("", "Stopped after 0 of 200 matches.\n")
    assert list(tmp_path.iterdir()) == []


def test_a_picture_shows_every_figure_and_how_certain_it_is():
    summary = RoundSummary(
        7, dealt=(("killer",), ("leader",)), held=(("killer",), ("leader",)), won=(("killer",), ())
    )
    results = sum_up(
        replace(PLAN, players=2, options={"<&": 1}),
        [
            account("agent recruit", "3 0", summary=summary),
            account("agent recruit", "0 2", summary=summary),
        ],
    )

    drawn = ET.fromstring(draw(results))

    texts = [text.text for text in drawn.iter(SVG + "text")]
    assert {"agent", "recruit", "agreed", "killer", "leader", "4 turns each", "1.50"} <= {*texts}
    rows = len(results.performances) + len(results.ends) + len(results.parts) + len(results.laps)
    classes = Counter(element.get("class") for element in drawn.iter())
    assert classes["bar"] == classes["whisker"] == rows
    words = drawn.find(SVG + "desc").text
    assert "Points a round: recruit 1.00, agent 1.50." in words
    assert "prefers-color-scheme: dark" in drawn.find(SVG + "style").text


def test_a_bar_is_as_long_as_its_figure():
    """The axis ends where the longest whisker does, or soon after."""
    results = sum_up(PLAN, [account("agent recruit", "3 1"), account("agent recruit", "1 1")])
    drawn = ET.fromstring(draw(results))

    recruit, agent = (float(bar.get("width")) for bar in list(drawn.iter(SVG + "rect"))[1:3])

    assert agent == pytest.approx(2 * recruit, abs=0.2)
    assert max(end_of(path) for path in drawn.iter(SVG + "path")) <= COLUMN


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("plot.png", "it ends in .svg"),
        ("nowhere/plot.svg", "can't be written: No such file or directory"),
        ("there.svg", "it exists; --force replaces a file"),
        ("folder.svg", "it exists"),
    ],
)
def test_an_impossible_picture_is_refused_before_playing(name, said, capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there.svg").write_text("mine")
    (tmp_path / "folder.svg").mkdir()
    monkeypatch.setattr(simulate, "play", lambda *_: pytest.fail("it was played"))

    assert main(["simulate", "--plot", name]) == 2

    assert said in capsys.readouterr().err
    assert (tmp_path / "there.svg").read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder.svg", "there.svg"]


def test_a_picture_that_is_there_can_be_replaced(tmp_path):
    path = tmp_path / "plot.svg"
    path.write_text("old")
    asked = ["simulate", "--number", "2", "--processes", "1", "--bots", "recruit"]

    assert main([*asked, "--plot", str(path), "--force"]) == 0

    assert path.read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--bots", "grandmaster"], "there are recruit, agent"),
        (["--players", "2"], "morpho: M.O.R.P.H.O. is for 3 to 9 players, not 2."),
        (["--players", "12"], "morpho: M.O.R.P.H.O. is for 3 to 9 players, not 12."),
        (["--option", "mode=hard"], "morpho: “mode” is one of basic, expert."),
    ],
)
def test_unplayable_settings_are_refused_in_a_sentence(asked, said, capsys):
    assert main(["simulate", *asked]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("seconds", ["-1", "61", "nan", "long"])
def test_thinking_time_is_from_zero_to_one_minute(seconds, capsys):
    with pytest.raises(SystemExit) as refused:
        main(["simulate", "--seconds", seconds])

    assert refused.value.code == 2
    assert "--seconds: it is a number from 0 to 60" in capsys.readouterr().err


def test_the_command_sets_the_thinking_time_of_bots(monkeypatch):
    given = []

    class Slow(RandomBot):
        def choose_within(self, observation, dice, seconds):
            given.append(seconds)
            return self.choose(observation, dice)

    bots = {"strategist": Slow(), "random": RandomBot()}
    monkeypatch.setattr(tournament, "bot_for", lambda _, strength: bots[strength])
    asked = ["--game", "morphos", "--number", "1", "--processes", "1"]

    assert main(["simulate", *asked, "--bots", "random", "strategist", "--seconds", "0.5"]) == 0

    assert set(given) == {0.5}


@pytest.mark.parametrize(
    ("seats", "asked", "players"),
    [(range(3, 10), None, 5), (range(2, 5), None, 4), (range(1, 2), None, 1), (range(6, 9), 7, 7)],
)
def test_as_many_play_as_the_game_allows(seats, asked, players):
    game = SimpleNamespace(title="Lanes", seats=seats)

    assert simulate.players_of(game, asked) == players


@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        (range(2, 7), "Lanes is for 2 to 6 players, not 9."),
        (range(1, 2), "Lanes is for 1 player, not 9."),
    ],
)
def test_more_players_than_the_game_has_seats_are_refused(seats, reason):
    with pytest.raises(simulate.NotPlayableError, match=re.escape(reason)):
        simulate.players_of(SimpleNamespace(title="Lanes", seats=seats), 9)
