"""The program in examples/ plays at a real server, by its documented interface alone."""

import asyncio
import importlib.util
import sys
from pathlib import Path
from random import Random

import pytest

from tests.bots.test_stand_ins import play_alone
from tests.serving import Page

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
        lambda: sum(player["ready"] for player in page.table["players"].values()) == count
    )


async def two_begin_to_play(example, site, page: Page, code: str) -> list[asyncio.Task]:
    """Have two examples join a table, and its host start when they are ready."""
    playing = [
        asyncio.create_task(asyncio.to_thread(example.play, site.base, code, name, 0.01))
        for name in ("Rosie", "Marvin")
    ]
    await ready(page, 2)
    await page.do("start")
    return playing


async def test_the_example_joins_by_code_and_plays_to_the_end(site, example):
    [ada] = await site.company("Ada")
    page = await ada.page()
    playing = await two_begin_to_play(example, site, page, ada.code)

    await play_alone(page, Random(5))

    await asyncio.gather(*playing)
    assert page.table["match"]["ended"] == "won"
    assert len(page.table["match"]["salts"]) == 2


async def test_the_example_plays_on_where_answers_are_lost(site, example, monkeypatch):
    """As by a restart, and by a server that did what it could not say any more."""
    [ada] = await site.company("Ada", target=3)
    page, asked, ask = await ada.page(), 0, example.Server.ask
    monkeypatch.setattr(example, "PAUSE", 0.01)

    def lossy(self, method, path, body=None):
        nonlocal asked
        answer = ask(self, method, path, body)
        if "/view" in path or "/commands" in path:
            asked += 1
            if asked % 3 == 1:
                raise ConnectionResetError
        return answer

    monkeypatch.setattr(example.Server, "ask", lossy)
    playing = await two_begin_to_play(example, site, page, ada.code)

    await play_alone(page, Random(5))

    views = await asyncio.gather(*playing)
    assert [view["table"]["match"]["ended"] for view in views] == ["won", "won"]


async def test_the_example_goes_where_no_seat_is_free(site, example):
    [ada, *_] = await site.company(" ".join(f"P{n}" for n in range(9)))

    with pytest.raises(example.Refused) as refused:
        await asyncio.to_thread(example.play, site.base, ada.code, "Rosie")

    assert refused.value.code == "no_free_seat"
    assert "Rosie" not in {each["name"] for each in (await ada.view())["table"]["players"].values()}


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("{site}", "There is no table with that code.\n"),
        ("http://127.0.0.1:1", "http://127.0.0.1:1: [Errno 111] Connection refused\n"),
    ],
)
async def test_the_example_says_in_a_sentence_what_is_wrong(
    site, example, monkeypatch, capsys, address, said
):
    monkeypatch.setattr(sys, "argv", ["play.py", address.format(site=site.base), "BCDFGH"])

    assert await asyncio.to_thread(example.main) == 1

    assert capsys.readouterr().err == said


async def test_the_example_says_why_it_may_not_play(site, example):
    with pytest.raises(example.Refused) as refused:
        await asyncio.to_thread(example.play, site.base, "BCDFGH", "Rosie")

    assert refused.value.code == "no_such_table"
