"""Puzzles in a browser: solved and failed, by clicks and by keys, and axe finds no barrier."""

import pytest
from playwright.async_api import expect

from morpho_server.puzzles.files import puzzles_of
from tests.support.end_to_end.axe import barriers
from tests.support.end_to_end.browsing import LAPTOP, PHONE, SMALL
from tests.support.end_to_end.observations import misfits
from tests.support.end_to_end.other_games import places
from tests.support.end_to_end.people import Person

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LIST = "/learn/morphos/puzzles"


async def opens(company, puzzle: str, size=PHONE) -> Person:
    """Let somebody who has never been here open a puzzle by its address."""
    person = await company.person("Ada", size)
    await person.tab.page.goto(f"{LIST}/{puzzle}")
    await expect(person.tab.find("[data-board]")).to_be_visible()
    return person


async def stands(person: Person, how: str) -> None:
    await expect(person.tab.find(f"[data-stands={how}]")).to_be_visible()
    if how != "open":
        await expect(person.tab.find(f"[data-verdict={how}]")).to_be_visible()


async def moves_on(person: Person) -> None:
    """Wait until the defence has answered and the solver is to move."""
    await expect(person.tab.find("[data-turn-of]")).to_be_visible()
    await expect(person.tab.find(".dock.live")).to_be_visible()


async def test_solved_puzzles_are_ticked_and_the_next_one_opens(company):
    ada = await opens(company, "last-stone")
    await places(ada, "d4")
    await stands(ada, "solved")
    await expect(ada.tab.find("[data-verdict]")).to_have_text("Solved in one.")

    await ada.tab.click("[data-action=next-puzzle]")

    await expect(ada.tab.find("[data-puzzle=turn-a-stone] [data-board]")).to_be_visible()
    await places(ada, "b3")
    await stands(ada, "solved")
    await ada.tab.click("[data-action=list-puzzles]")
    await expect(ada.tab.find("[data-puzzle=last-stone][data-ticked]")).to_be_visible()
    await expect(ada.tab.find("[data-ticked]")).to_have_count(2)
    await expect(ada.tab.find(".puzzle-picture svg .stone").first).to_be_visible()
    await expect(ada.tab.find("[data-grade=easy]")).to_have_count(4)
    await ada.tab.page.reload()
    await expect(ada.tab.find("[data-solved='2']")).to_be_visible()


async def test_a_second_wrong_move_offers_the_first_move(company):
    ada = await opens(company, "two-ways")
    await places(ada, "d4")
    await stands(ada, "failed")
    await expect(ada.tab.find("[data-coach]")).to_contain_text("c4")
    await expect(ada.tab.find("[data-verdict]")).to_contain_text("one stone short")
    await expect(ada.tab.find("[data-action=show-first]")).to_have_count(0)
    await ada.tab.click("[data-action=try-again]")
    await places(ada, "c3")
    await stands(ada, "failed")
    assert await misfits(ada) == []
    assert await barriers(ada) == []

    await ada.tab.click("[data-action=show-first]")

    await moves_on(ada)
    await places(ada, "d4")
    await stands(ada, "solved")
    await ada.tab.click("[data-action=list-puzzles]")
    await expect(ada.tab.find("[data-puzzle=two-ways]")).to_be_visible()
    await expect(ada.tab.find("[data-ticked]")).to_have_count(0)


@pytest.mark.nightly
async def test_a_puzzle_is_solved_by_the_keyboard_alone(company):
    ada = await opens(company, "last-stone", LAPTOP)
    keyboard = ada.tab.page.keyboard
    await ada.tab.find("[data-board]").focus()

    for key in ("ArrowRight", "ArrowRight", "ArrowUp", "Enter"):
        await keyboard.press(key)

    await stands(ada, "solved")
    await expect(ada.tab.find("[data-announcer]")).to_contain_text("Solved in one.")
    await expect(ada.tab.find("[data-action=next-puzzle]")).to_be_focused()
    await keyboard.press("Enter")
    await expect(ada.tab.find("[data-puzzle=turn-a-stone] [data-headline]")).to_be_focused()


@pytest.mark.nightly
async def test_the_rules_lead_to_puzzles_where_there_are_any(company):
    ada = await company.person("Ada", PHONE)
    await ada.tab.page.goto("/rules/morphos")
    await ada.tab.click("[data-action=puzzles]")
    await expect(ada.tab.find("[data-puzzle]")).to_have_count(len(puzzles_of("morphos")))

    await ada.tab.page.goto("/rules/morpho")
    await expect(ada.tab.find("[data-rules]")).to_be_visible()
    await expect(ada.tab.find("[data-action=puzzles]")).to_have_count(0)
    await ada.tab.page.goto("/learn/morpho/puzzles")
    await expect(ada.tab.find("[data-none]")).to_be_visible()

    await ada.tab.page.goto(f"{LIST}/nothing")
    await expect(ada.tab.find("[data-refused=no_such_puzzle]")).to_be_visible()
    await expect(ada.tab.find("[data-puzzle=two-ways]")).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize("size", [SMALL, PHONE, LAPTOP], ids=["small", "phone", "laptop"])
async def test_puzzle_pages_fit_and_have_no_barriers(company, size):
    ada = await opens(company, "two-ways", size)
    found = [*await barriers(ada), *await misfits(ada)]
    await places(ada, "a1")
    await stands(ada, "failed")
    found += [*await barriers(ada), *await misfits(ada)]
    await ada.tab.click("[data-action=all-puzzles]")
    await expect(ada.tab.find("[data-puzzle=ring]")).to_be_visible()
    found += [*await barriers(ada), *await misfits(ada)]

    assert found == []
