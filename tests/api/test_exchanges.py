"""The exchanges on the games' pages are what a server really says, word for word.

``WRITE_EXCHANGES=1`` writes them anew: then run ``make wire``, and read the difference.
"""

import os

import pytest

from morpho_server.games.registry import RULES
from tests.support.api.exchanges import page_of, played
from tests.support.dealt import deal_as
from tests.support.serving import running

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("game", RULES)
async def test_the_exchange_of_a_page_happens_like_this(tmp_path, game):
    deal_as(f"the exchange of {game}")
    text = page_of(game).read_text(encoding="utf-8")

    async with running(tmp_path / "morpho.db") as site:
        blocks = [block async for block in played(site, game, text)]

    if "WRITE_EXCHANGES" in os.environ:
        for shown, said in blocks:
            text = text.replace(f"receives\n{shown}```", f"receives\n{said}```", 1)
        page_of(game).write_text(text, encoding="utf-8")
        return
    assert len(blocks) >= 4
    for shown, said in blocks:
        assert shown == said
