"""The program in examples/ plays at a real server, by its documented interface alone."""

import asyncio
import importlib.util
from pathlib import Path
from random import Random

import pytest

from tests.bots.test_stand_ins import play_alone
from tests.serving import PATIENCE, Page

pytestmark = pytest.mark.asyncio(loop_scope="session")

EXAMPLE = Path(__file__).parents[2] / "examples" / "play.py"


@pytest.fixture
def example():
    spec = importlib.util.spec_from_file_location("example", EXAMPLE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


async def ready(page: Page, count: int) -> None:
    """Wait until so many others are ready."""
    await page.until(
        lambda: sum(player["ready"] for player in page.table["players"].values()) == count,
        2 * PATIENCE,
    )


async def test_the_example_joins_by_code_and_plays_to_the_end(site, example):
    [ada] = await site.company("Ada")
    page = await ada.page()
    playing = [
        asyncio.create_task(asyncio.to_thread(example.play, site.base, ada.code, name, 0.01))
        for name in ("Rosie", "Marvin")
    ]
    await ready(page, 2)
    await page.do("start")

    await play_alone(page, Random(5))

    await asyncio.gather(*playing)
    assert page.table["match"]["ended"] == "won"
    assert len(page.table["match"]["salts"]) == 2


async def test_the_example_says_why_it_may_not_play(site, example):
    with pytest.raises(example.Refused) as refused:
        await asyncio.to_thread(example.play, site.base, "BCDFGH", "Rosie")

    assert refused.value.code == "no_such_table"
