"""The host in the library's documentation plays a whole match, over several rounds."""

import asyncio
import random
import re
from pathlib import Path

from morpho_client import Client, View
from tests.support.serving import running

PAGE = Path(__file__).parents[2] / "docs" / "python.md"
PATIENCE = 120.0
"""How many seconds the match may take: on a busy machine bots think long."""


async def test_the_documented_host_plays_a_match_of_several_rounds(tmp_path):
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    [code] = [block for block in blocks if "client.open" in block]
    names = {"Client": Client, "View": View, "random": random}
    exec(code, names)

    async with running(tmp_path / "morpho.db", bot_seconds=0.01) as site:
        async with asyncio.timeout(PATIENCE):
            view = await names["host"](site.base)

    assert view.phase == "over"
    assert view.table["match"]["ended"] == "won"
    assert view.public["round"] > 1
