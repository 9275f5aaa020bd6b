"""The spectator in TypeScript: its types are those of the wire, and it watches a match."""

import asyncio
import importlib
import os
import subprocess
from pathlib import Path
from random import Random

import pytest
from playwright._impl._driver import compute_driver_executable

from tests.bots.test_stand_ins import play_alone
from tests.support.serving import TIMEOUT

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / "examples" / "spectator.ts"
NODE = compute_driver_executable()[0]
OPTIONS = (
    "--noEmit --strict --noUncheckedIndexedAccess --exactOptionalPropertyTypes --noUnusedLocals"
    " --erasableSyntaxOnly --target es2022 --module esnext --moduleResolution bundler"
    " --lib es2023,dom"
)


WRONG = {
    "event.ts": ("event.point", "event.pint"),
    "kind.ts": ('"stone_placed"', '"stone_put"'),
}
"""Programs that differ from the spectator by one mistake."""


@pytest.fixture
def compiler(monkeypatch) -> Path:
    """The TypeScript compiler, which comes from npm."""
    monkeypatch.syspath_prepend(ROOT / "scripts")
    npm_tools = importlib.import_module("npm_tools")
    try:
        return npm_tools.fetch_tool("typescript") / "lib" / "tsc.js"
    except npm_tools.NpmError as error:
        if "CI" in os.environ:
            raise
        pytest.skip(str(error))


def test_the_spectator_is_right_by_the_types_of_the_wire(compiler, tmp_path):
    """What the wire does not have is found, each in a file of its own."""
    text = PROGRAM.read_text(encoding="utf-8").replace("../web_client", f"{ROOT}/web_client")
    for name, (right, wrong) in WRONG.items():
        assert right in text
        (tmp_path / name).write_text(text.replace(right, wrong), encoding="utf-8")
    programs = [PROGRAM, *(tmp_path / name for name in WRONG)]
    command = [NODE, compiler, *OPTIONS.split(), *programs]

    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout

    found = [
        line.partition("(")[0].rpartition("/")[2] for line in said.splitlines() if line[0] != " "
    ]
    assert set(found) == WRONG.keys()


@pytest.mark.asyncio(loop_scope="session")
async def test_the_spectator_says_what_happens_until_the_match_is_over(site):
    ada, bo = await site.company("Ada Bo", "morphos", size=9)
    pages = [await ada.page(), await bo.page()]
    pipe = asyncio.subprocess.PIPE
    watching = await asyncio.create_subprocess_exec(
        NODE, PROGRAM, site.base, ada.code, stdout=pipe, stderr=pipe
    )
    await pages[0].until(lambda: len(pages[0].here) == 3)  # it waits for what happens
    await pages[0].do("start")

    dice = Random(7)
    await asyncio.gather(*(play_alone(page, dice) for page in pages))
    async with asyncio.timeout(TIMEOUT):
        said, _ = await watching.communicate()

    lines = said.decode().splitlines()
    placed = [event for event in pages[0].events if event["kind"] == "stone_placed"]
    assert sum("puts a stone" in line for line in lines) == len(placed) > 0
    assert " wins in turn " in lines[-1]
    assert watching.returncode == 0
