"""The bot in the library's README plays one match, however often it or its server is killed."""

import asyncio
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from morpho_client import Client, View
from tests.support.serving import ServerProcess

ROOT = Path(__file__).parents[2]
PAGES = (ROOT / "client_library" / "README.md", ROOT / "docs" / "python.md")
KILLS = 10
SERVER_KILLS = {3, 7}
PATIENCE = 120.0
"""How many seconds anybody may take: on a busy machine starting takes long."""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """The bot as the README has it, and the documentation, in a file."""
    found = [
        re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL) for page in PAGES
    ]
    [[code], [again, *_]] = found
    assert code == again
    assert len([line for line in code.splitlines() if line.strip()]) <= 15
    file = tmp_path / "bot.py"
    file.write_text(code, encoding="utf-8")
    return file


class Bot:
    """The bot as a process, which can be killed and started again."""

    def __init__(self, program: Path, *arguments: str) -> None:
        self._command = [sys.executable, str(program), *arguments]
        self._folder = program.parent
        self.start()

    def start(self) -> None:
        with (self._folder / "complaints").open("ab") as complaints:
            self._process = subprocess.Popen(self._command, cwd=self._folder, stderr=complaints)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def ends(self) -> int:
        return self._process.wait(PATIENCE)


@pytest.mark.timeout(600)
async def test_it_plays_on_through_ten_kills_and_two_of_the_server(tmp_path, program):
    dice = random.Random(15)
    options = {"size": 9, "turn_seconds": None, "stand_in_seconds": None}
    with ServerProcess(tmp_path / "morpho.db") as process:
        async with Client(process.base, patience=PATIENCE) as client:
            table = await client.open("morphos", "Ada", options=options)
            bot = Bot(program, process.base, table.code)
            try:
                await seen(table, lambda view: len(view.table["seats"]) == 2 and ready(view))
                await table.do("start")
                for kill in range(KILLS):
                    view = await seen(table, lambda view: view.legal)
                    await table.do("move", move=dice.choice(view.legal), at=view.n)
                    if kill % 3 == 1:  # it has moved; otherwise it may think, or be about to send
                        await seen(table, lambda view: view.legal)
                    bot.kill()
                    if kill in SERVER_KILLS:
                        process.kill()
                        process.start()
                    bot.start()
                    if kill % 3 == 2:  # before it has done anything
                        bot.kill()
                        bot.start()
                await play(table, dice)
                assert await asyncio.to_thread(bot.ends) == 0
            finally:
                bot.kill()
            over = table.view.table

    assert over["match"]["ended"] == "won"
    assert [player["name"] for player in over["players"].values()] == ["Ada", "Rosie"]
    assert (tmp_path / "complaints").read_text() == ""
    assert (tmp_path / "rosie.json").stat().st_mode & 0o077 == 0


async def seen(table, condition) -> View:
    """Wait until a table's view makes something true."""
    async with asyncio.timeout(PATIENCE):
        return await table.until(condition)


def ready(view: View) -> bool:
    return any(player["ready"] for player in view.table["players"].values())


async def play(table, dice: random.Random) -> None:
    """Play the match to its end."""
    while (await seen(table, lambda view: view.legal or view.phase == "over")).phase != "over":
        if table.view.phase == "between":
            await table.do("next_round")
        elif table.view.legal:
            await table.do("move", move=dice.choice(table.view.legal), at=table.view.n)
