"""Morphos between two browsers: a whole game is played by clicks, and axe finds no barrier."""

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.support.end_to_end.axe import barriers
from tests.support.end_to_end.browsing import LAPTOP, PHONE
from tests.support.end_to_end.people import Person
from tests.support.serving import running

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SIZE = 9
EDGE = 100
"""From the rim of such a board to its outermost points, where neighbours are 100 apart."""
BLACK = [f"e{rank}" for rank in (5, 4, 6, 3, 7, 2, 8, 1, 9)]
WHITE = ["d2", "f2", "d3", "f3", "c4", "g4", "c6", "g6"]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def site(tmp_path_factory):
    """A server with all games."""
    async with running(tmp_path_factory.mktemp("morphos") / "morpho.db") as site:
        yield site


async def plays(person: Person, point: str) -> None:
    """Aim at a point of the board by a click, then press the button in the dock."""
    board = person.tab.find("[data-board]")
    box = await board.bounding_box()
    assert box is not None
    unit = box["width"] / (100 * (SIZE - 1) + 2 * EDGE)
    across, up = ord(point[0]) - ord("a"), int(point[1:]) - 1
    at = {"x": unit * (EDGE + 100 * across), "y": unit * (EDGE + 100 * (SIZE - 1 - up))}
    await expect(person.tab.find(".dock.live")).to_be_visible()
    await board.click(position=at)
    await person.tab.click("[data-action=confirm]")


async def test_a_whole_game_is_played_between_a_phone_and_a_laptop(company, site):
    players = await site.match("Ada Bo", "morphos", black="A", size=SIZE)
    ada = await company.page_of(players[0], PHONE)
    bo = await company.page_of(players[1], LAPTOP)
    found = await barriers(ada)
    await plays(ada, BLACK[0])
    await expect(bo.tab.find("[data-action=swap]")).to_be_visible()
    found += await barriers(bo)

    for white, black in zip(WHITE, BLACK[1:], strict=True):
        await plays(bo, white)
        await plays(ada, black)

    await expect(bo.tab.find("[data-reason=chain]").first).to_be_visible()
    await expect(ada.tab.find("[data-reason=chain]").first).to_be_visible()
    found += await barriers(ada)
    assert found == []


async def test_the_colours_are_swapped_by_a_button(company, site):
    players = await site.match("Ada Bo", "morphos", black="A", size=SIZE)
    await players[0].move("e5")
    bo = await company.page_of(players[1], PHONE)

    await bo.tab.click("[data-action=swap]")

    await expect(bo.tab.find(".player.turn")).to_have_attribute("data-seat", "0")
    await expect(bo.tab.find("[data-headline]")).to_contain_text("Ada")
