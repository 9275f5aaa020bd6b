"""Puzzles of Morphatrons in a browser: a turn of several moves, by taps, and the answer to it."""

import pytest
from playwright.async_api import expect

from morpho_server.puzzles.files import puzzles_of
from tests.support.end_to_end.axe import barriers
from tests.support.end_to_end.browsing import LAPTOP, PHONE
from tests.support.end_to_end.observations import misfits
from tests.support.end_to_end.other_games import orders
from tests.support.end_to_end.people import Person
from tests.support.nightly import nightly

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PUZZLES = puzzles_of("morphatrons")


async def opens(company, puzzle: str, size) -> Person:
    person = await company.person("Ada", size)
    await person.tab.page.goto(f"/learn/morphatrons/puzzles/{puzzle}")
    await expect(person.tab.find(".dock.live")).to_be_visible()
    return person


@pytest.mark.parametrize(
    "puzzle", ["stand-up", *map(nightly, ("lift", "right-swap", "together", "guard-first"))]
)
async def test_a_puzzle_is_solved_by_taps(company, puzzle):
    ada = await opens(company, puzzle, PHONE)
    own = [move for seat, move in PUZZLES[puzzle].line if seat == PUZZLES[puzzle].seat]

    for move in own:
        await orders(ada, move)

    await expect(ada.tab.find("[data-verdict=solved]")).to_be_visible()


@pytest.mark.nightly
async def test_a_wrong_move_in_the_middle_of_a_turn_ends_the_attempt(company):
    ada = await opens(company, "full-speed", PHONE)

    await orders(ada, "morph 8S")

    await expect(ada.tab.find("[data-verdict=failed]")).to_be_visible()


@pytest.mark.nightly
async def test_a_puzzle_has_no_barrier(company):
    ada = await opens(company, "stand-up", PHONE)

    assert await barriers(ada) == []


@pytest.mark.nightly
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
async def test_every_puzzle_fits(company, size):
    ada = await company.person("Ada", size)
    found = []
    for puzzle in PUZZLES:
        await ada.tab.page.goto(f"/learn/morphatrons/puzzles/{puzzle}")
        await expect(ada.tab.find(".dock.live")).to_be_visible()
        found += await misfits(ada)

    assert found == []
