"""Puzzles of Morpyam in a browser: a choice with the dock of play, and its odds beside the best."""

import pytest
from playwright.async_api import expect

from morpho_server.puzzles.files import puzzles_of
from tests.support.end_to_end.axe import barriers
from tests.support.end_to_end.browsing import LAPTOP, SMALL
from tests.support.end_to_end.observations import misfits
from tests.support.end_to_end.other_games import makes, taps_of_morpyam

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LIST = "/learn/morpyam/puzzles"


async def test_a_choice_is_told_its_odds_beside_the_best(company):
    ada = await company.person("Ada", SMALL)
    await ada.tab.page.goto(f"{LIST}/which-call")

    await makes(ada, taps_of_morpyam("reroll 12 call full"))

    await expect(ada.tab.find("[data-verdict=failed]")).to_have_text(
        "Yours: 1 in 6. Best: 11 in 36."
    )
    await ada.tab.click("[data-action=try-again]")
    await makes(ada, taps_of_morpyam("reroll 12 call square"))
    await expect(ada.tab.find("[data-verdict=solved]")).to_contain_text("11 in 36")
    await ada.tab.click("[data-action=list-puzzles]")
    await expect(ada.tab.find("[data-puzzle=which-call][data-ticked] svg")).to_have_count(2)


@pytest.mark.nightly
@pytest.mark.parametrize("size", [SMALL, LAPTOP], ids=["small", "laptop"])
async def test_every_puzzle_fits_and_has_no_barrier(company, size):
    ada = await company.person("Ada", size)
    found = []
    for puzzle in ("", *puzzles_of("morpyam")):
        await ada.tab.page.goto(f"{LIST}/{puzzle}".removesuffix("/"))
        await expect(ada.tab.find(".dock.live" if puzzle else "[data-solved]")).to_be_visible()
        found += [*await misfits(ada), *await barriers(ada)]

    assert found == []
