"""The documented programs work as they stand: that in examples/, and the lines for a shell."""

import asyncio
import importlib.util
import json
import re
import shutil
import sys
from pathlib import Path
from random import Random

import pytest

from morpho_client import Refused, View, sync
from tests.bots.test_stand_ins import play_alone
from tests.support.nightly import nightly
from tests.support.serving import TIMEOUT, running

pytestmark = pytest.mark.asyncio(loop_scope="session")

EXAMPLE = Path(__file__).parents[2] / "examples" / "play.py"
PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


@pytest.fixture
def example():
    spec = importlib.util.spec_from_file_location("example", EXAMPLE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def joining(example, base: str, code: str, name: str):
    """Return a thread that plays at a table."""

    def play() -> View:
        with sync.Client(base) as client:
            table = example.come(client, code, name, 0)
            return example.play(table, name, hosting=False)

    return asyncio.create_task(asyncio.to_thread(play))


async def test_the_example_joins_by_code_and_plays_to_the_end(site, example):
    [ada] = await site.company("Ada")
    page = await ada.page()
    playing = [joining(example, site.base, ada.code, name) for name in ("Rosie", "Marvin")]
    await page.until(lambda: sum(one["ready"] for one in page.table["players"].values()) == 2)
    await page.do("start")

    await play_alone(page, Random(5))

    views = await asyncio.gather(*playing)
    assert [view.table["match"]["ended"] for view in views] == ["won", "won"]
    assert len(page.table["match"]["shares"]) == 2


async def test_the_example_hosts_a_match_with_bots(tmp_path, example, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    async with running(tmp_path / "morpho.db", bot_seconds=0.01) as site:
        monkeypatch.setattr(sys, "argv", ["play.py", site.base, "--host", "--name", "R/D"])

        assert await asyncio.to_thread(example.main) == 0

        said = capsys.readouterr().out.splitlines()
        assert re.fullmatch("Table [A-Z]{6}: R/D sits in seat A.", said[0])
        entries = await site.entries(said[0][6:12])
    moves = [f"  {entry.move}" for entry in entries if entry.command and entry.move]
    assert [line for line in said if line.startswith("  ")] == moves
    rounds = [line.partition(" is over")[0] for line in said if line.startswith("Round ")]
    assert rounds == [f"Round {n + 1}" for n in range(len(rounds))]
    assert said[-1] == "The match is over (won)."
    kept = tmp_path / "player-R%2FD.json"
    assert kept.stat().st_mode & 0o077 == 0, "a token is in it"


async def test_the_example_goes_where_no_seat_is_free(site, example):
    [ada, *_] = await site.company(" ".join(f"P{n}" for n in range(9)))

    with pytest.raises(Refused) as refused:
        await joining(example, site.base, ada.code, "Rosie")

    assert refused.value.code == "no_free_seat"

    assert "Rosie" not in {each["name"] for each in (await ada.view())["table"]["players"].values()}


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("{site}", "There is no table with that code.\n"),
        ("http://127.0.0.1:1", "http://127.0.0.1:1: All connection attempts failed\n"),
    ],
)
async def test_the_example_says_in_a_sentence_what_is_wrong(
    site, example, monkeypatch, capsys, tmp_path, address, said
):
    monkeypatch.setattr(sys, "argv", ["play.py", address.format(site=site.base), "BCDFGH"])
    monkeypatch.chdir(tmp_path)

    assert await asyncio.to_thread(example.main) == 1

    assert capsys.readouterr().err == said


@pytest.mark.parametrize("shell", ["sh", nightly("bash"), nightly("zsh")])
async def test_the_lines_for_a_shell_begin_a_match_and_make_a_move(tmp_path, shell):
    if shutil.which(shell) is None:
        pytest.skip(f"there is no {shell}")
    text = PROTOCOL.read_text(encoding="utf-8")
    [lines, *_] = re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
    assert "http://localhost:8000" in lines

    async with running(tmp_path / "morpho.db", bot_seconds=0.02) as site:
        pasted = lines.replace("http://localhost:8000", site.base) + '\necho "$CODE"'
        process = await asyncio.create_subprocess_exec(
            shell,
            "-c",
            pasted,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        async with asyncio.timeout(TIMEOUT):
            said, complaints = await process.communicate()
        entries = await site.entries(said.decode().split()[-1][-6:])

    assert complaints == b""
    answers = re.findall(r"\{[^}]*\}", said.decode())
    done = ["bot-1", "bot-2", "start-1", "move-1"]
    assert [json.loads(answer)["id"] for answer in answers] == done
    assert "move-1" in {entry.command for entry in entries if entry.move is not None}
