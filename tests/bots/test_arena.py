"""A bot of one's own plays ours: fairly, without an end of the arena, and told nothing hidden."""

import json
from pathlib import Path
from random import Random

import orjson
import pytest
from hypothesis import given, settings

from morpho_server.bots.arena.programs import Program, ProgramBot, question_of
from morpho_server.bots.arena.tournament import Plan, accounts_of
from morpho_server.cli import main
from morpho_server.cli.terminal import REFUSED
from morpho_server.games.position import Opening, Position
from morpho_server.games.registry import GAMES, RULES
from tests.support.bots.deals import LEADER_SEEN
from tests.support.bots.seats import begun
from tests.support.bots.seats import observation as observation_of
from tests.support.games import secrecy
from tests.support.games.catalogue import HIDING, by_name
from tests.support.games.playing import examples

FIRST = "def move(view, legal):\n    return legal[0]\n"
PATIENT, HASTY = 60.0, 0.1
"""Seconds that a bot never needs, and those that one without an end soon has used up."""


@pytest.fixture
def bot(tmp_path):
    """Write a bot into a file; return how it is called."""

    def written(text: str, name: str = "mine.py") -> str:
        path = tmp_path / name
        path.write_text(text)
        return str(path)

    return written


def played(bot: str, limit: float = PATIENT, game: str = "morpho", players: int = 4):
    """Return the account of a round of a bot among the weakest of ours."""
    program = Program(bot, limit)
    others = next(iter(GAMES[game].bots))
    strengths = (program.name, *[others] * (players - 1))
    options = RULES[game].options({})
    [account] = accounts_of(Plan(game, options, players, strengths, 1, 3, program=program), 0)
    return account


class Asked(secrecy.World):
    """A world in which the observer is a bot of an arena."""

    def situation(self):
        """Return the observer's situation, and what it is sent for a decision there."""
        seat = self.watcher.seat
        if seat is None:
            return super().situation()
        opening = Opening(self.round.log, self.round.start.seats, self.round.start.chance(0))
        position = Position(self.round.game, opening)
        return {"asked": question_of(position.observation(seat), 1.0).decode()}


@pytest.mark.parametrize("subject", HIDING, ids=by_name)
def test_a_bot_is_sent_the_same_in_worlds_that_its_seat_can_not_tell_apart(subject, monkeypatch):
    monkeypatch.setattr(secrecy, "World", Asked)

    @settings(max_examples=examples(max(60, subject.comparisons // 4)))
    @given(secrecy.cases(subject))
    def worlds_stay_alike(case):
        secrecy.compare(subject, case)

    worlds_stay_alike()


def test_a_bot_is_given_its_view_and_what_it_may_do(bot, tmp_path):
    seen, file = begun(LEADER_SEEN, "A"), tmp_path / "seen.json"
    asked = observation_of(seen)
    dumped = f"json.dump([view, legal], open({str(file)!r}, 'w'))"
    text = f"import json\ndef move(view, legal):\n    {dumped}\n    return legal[-1]\n"

    program = ProgramBot(Program(bot(text), PATIENT))
    assert program.choose(asked, Random(0)) == asked.legal[-1]
    program.close()

    view, legal = json.loads(file.read_text())
    assert tuple(legal) == asked.legal
    parts = {name: getattr(asked, name) for name in ("seat", "public", "own", "events")}
    assert view == orjson.loads(orjson.dumps(parts))


@pytest.mark.parametrize(
    ("body", "fault", "asked"),
    [
        ("return 'nonsense'", "made an illegal move", "always"),
        ("return 1 / 0", "ZeroDivisionError: division by zero (mine.py, line 2)", "always"),
        ("return {1, 2}", "TypeError", "always"),
        ("import os; os._exit(3)", "its process ended with status 3", "once"),
        ("while True: pass", "took longer than 0.1 s", "once"),
    ],
)
def test_a_bot_that_fails_loses_by_its_time_and_the_round_goes_on(bot, body, fault, asked):
    text = f"def move(view, legal):\n    {body}\n"

    account = played(bot(text), HASTY if "while" in body else PATIENT)

    [record] = account.programs
    assert account.reason != "cut_off"
    assert fault in record.faults[0]
    assert account.failed >= len(record.faults) == len(record.seconds)
    assert asked == "always" or len(record.faults) == 1


def test_a_bot_out_of_a_round_plays_the_next(bot):
    fails = "if view['public']['round'] == 1: exit(1)"
    program = Program(bot(f"def move(view, legal):\n    {fails}\n    return legal[0]\n"), PATIENT)
    strengths, options = (program.name, "recruit", "recruit"), RULES["morpho"].options({})
    plan = Plan("morpho", options, 3, strengths, 1, 5, matches=True, program=program)

    first, second, *_ = (account.programs[0] for account in accounts_of(plan, 0))

    assert len(first.faults) == 1
    assert second.faults == ()
    assert second.seconds


def test_the_documented_bot_plays(bot):
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    text = page.partition("```python\n")[2].partition("```")[0]

    [record] = played(bot(text)).programs

    assert record.seconds
    assert not record.faults


def test_a_bot_may_be_an_object_that_remembers_and_prints(bot):
    text = """
class Bot:
    asked = 0
    def move(self, view, legal):
        self.asked += 1
        print("asked", self.asked)
        return legal[0] if self.asked < 3 else None
"""
    [record] = played(bot(text)).programs

    assert len(record.seconds) > len(record.faults) == len(record.seconds) - 2


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_command_plays_any_game_and_writes_records_that_hold(bot, tmp_path, capsys, game):
    weakest, folder = next(iter(GAMES[game].bots)), tmp_path / "records"
    asked = ["arena", bot(FIRST), "--game", game, "--against", weakest, "--number", "2"]

    assert main([*asked, "--processes", "1", "--records", str(folder)]) == 0

    said = capsys.readouterr().out
    assert "mine.py " in said
    assert f"{weakest} " in said
    assert "median" in said
    assert sorted(path.name for path in folder.iterdir()) == ["1.yaml", "2.yaml"]
    assert main(["check", str(folder)]) == 0


def test_the_command_gives_its_figures_to_machines(bot, tmp_path, capsys):
    asked = ["arena", bot("def move(view, legal):\n    return 7\n"), "--against", "recruit"]
    some = ["--number", "1", "--processes", "1", "--records", str(tmp_path / "records")]

    assert main([*asked, *some, "--json"]) == 0

    found = json.loads(capsys.readouterr().out)
    assert found["plan"]["strengths"] == ["mine.py", *["recruit"] * 4]
    thinking = found["thinking"]
    assert 0 < thinking["median"] <= thinking["most_within"] <= thinking["longest"]
    assert thinking["faults"] == {"made an illegal move": thinking["decisions"]}


@pytest.mark.parametrize(
    ("text", "more", "said"),
    [
        (FIRST, ["--against", "nobody"], "has no bots “nobody”"),
        (FIRST, ["--game", "morph", "--players", "3"], "is for 1 to 2 players"),
        ("def mve(view, legal): pass", [], "mine.py does not start"),
        ("import nothing_such", [], "mine.py does not start"),
        (FIRST, ["--records", "/"], "can't be made"),
    ],
)
def test_what_can_not_be_played_is_refused_in_a_sentence(bot, capfd, text, more, said):
    assert main(["arena", bot(text), "--number", "1", *more]) == REFUSED
    assert said in capfd.readouterr().err

    assert main(["arena", "nothing.py"]) == REFUSED
    assert "nothing.py is no file of Python" in capfd.readouterr().err
