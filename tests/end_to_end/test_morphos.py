"""Morphos between two browsers: clicks swap colours and win, and axe finds no barrier."""

import pytest
from playwright.async_api import expect

from tests.support.end_to_end.axe import barriers
from tests.support.end_to_end.browsing import LAPTOP, PHONE
from tests.support.end_to_end.other_games import places
from tests.support.nightly import IS_NIGHT

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SIZE = 9
BLACK = [f"e{rank}" for rank in (5, 4, 6, 3, 7, 2, 8, 1, 9)]
WHITE = ["d2", "f2", "d3", "f3", "c4", "g4", "c6", "g6"]


async def test_colours_are_swapped_and_a_game_is_won_by_clicks(company, site):
    players = await site.match("Ada Bo", "morphos", black="A", size=SIZE)
    await players[0].move(BLACK[0])
    bo = await company.page_of(players[1], LAPTOP)
    found = await barriers(bo)

    await bo.tab.click("[data-action=swap]")

    await expect(bo.tab.find(".player.turn")).to_have_attribute("data-seat", "0")
    await expect(bo.tab.find("[data-headline]")).to_contain_text("Ada")
    for white, black in zip(WHITE[:-1], BLACK[1:-1], strict=True):
        await players[0].move(white)
        await players[1].move(black)
    ada = await company.page_of(players[0], PHONE)
    await places(ada, WHITE[-1])
    await places(bo, BLACK[-1])

    for person in (ada, bo):
        await expect(person.tab.find("[data-reason=chain]").first).to_be_visible()
    if IS_NIGHT:
        found += await barriers(ada)
    assert found == []
