"""The shell commands at the top of docs/protocol.md, pasted as they are."""

import asyncio
import json
import re
import shutil

import pytest

from tests.support.api.documents import PROTOCOL
from tests.support.serving import PATIENCE, running

pytestmark = [
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.skipif(shutil.which("curl") is None, reason="there is no curl"),
]


@pytest.mark.parametrize("shell", ["sh", "bash", "zsh"])
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
        async with asyncio.timeout(PATIENCE):
            said, complaints = await process.communicate()
        entries = await site.entries(said.decode().split()[-1][-6:])

    assert complaints == b""
    answers = re.findall(r"\{[^}]*\}", said.decode())
    done = ["bot-1", "bot-2", "start-1", "move-1"]
    assert [json.loads(answer)["id"] for answer in answers] == done
    assert "move-1" in {entry.command for entry in entries if entry.move is not None}
