"""Puzzles of Morph in a browser: a turn of several moves, by taps, and what is said of it."""

import pytest
from playwright.async_api import expect

from morpho_server.puzzles.files import puzzles_of
from tests.support.end_to_end.axe import barriers
from tests.support.end_to_end.browsing import LAPTOP, PHONE
from tests.support.end_to_end.observations import misfits
from tests.support.end_to_end.other_games import makes, taps_of_morph
from tests.support.end_to_end.people import Person
from tests.support.nightly import nightly

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LIST = "/learn/morph/puzzles"
PUZZLES = puzzles_of("morph")


async def opens(company, puzzle: str, size) -> Person:
    person = await company.person("Ada", size)
    await person.tab.page.goto(f"{LIST}/{puzzle}")
    await expect(person.tab.find(".dock.live")).to_be_visible()
    return person


@pytest.mark.parametrize("puzzle", ["not-that-one", *map(nightly, ("spite", "harvest", "gift"))])
async def test_a_puzzle_is_solved_by_taps(company, puzzle):
    ada = await opens(company, puzzle, PHONE)

    for move in [move for seat, move in PUZZLES[puzzle].line if seat == PUZZLES[puzzle].seat]:
        await makes(ada, taps_of_morph(move))

    await expect(ada.tab.find("[data-verdict=solved]")).to_be_visible()


async def test_a_wrong_move_ends_an_attempt_and_another_begins(company):
    """Nothing is chosen then; and a card that was drawn says nothing of the failure."""
    ada = await opens(company, "gift", PHONE)
    lit = await ada.tab.find(".hand .lit").count()
    await makes(ada, taps_of_morph("mana V03"))
    await expect(ada.tab.find("[data-verdict=failed]")).to_be_visible()
    await expect(ada.tab.find("[data-coach]")).not_to_contain_text("draw")

    await ada.tab.click("[data-action=try-again]")

    await expect(ada.tab.find(".hand .lit")).to_have_count(lit)
    await expect(ada.tab.find(".hand .chosen")).to_have_count(0)


@pytest.mark.nightly
async def test_ending_the_turn_too_early_shows_the_defeat(company):
    ada = await opens(company, "one-card-each", LAPTOP)

    await makes(ada, taps_of_morph("end"))

    await expect(ada.tab.find("[data-verdict=failed]")).to_be_visible()
    await expect(ada.tab.find("[data-reason=deck_empty]").first).to_be_visible()
    await expect(ada.tab.find("[data-coach]")).to_contain_text("Bo was one turn from winning")


# what is on the screen can be gone before a busy machine looks again, so the page notes it
NOTING = """() => {
    self.noted = [];
    const note = () => {
        for (const mark of ["data-action=skip", "data-verdict"])
            if (document.querySelector(`[${mark}]`) && self.noted.at(-1) !== mark)
                self.noted.push(mark);
    };
    const all = { subtree: true, childList: true, attributes: true };
    new MutationObserver(note).observe(document, all);
}"""


@pytest.mark.nightly
async def test_the_verdict_waits_until_the_assault_has_been_seen(company):
    ada = await opens(company, "more-heat", PHONE)
    await ada.tab.page.emulate_media(reduced_motion="no-preference")
    await expect(ada.tab.find(".motion")).to_be_attached()
    await makes(ada, taps_of_morph("feat 1.1"))
    await ada.tab.page.evaluate(NOTING)

    await makes(ada, taps_of_morph("end"))

    await expect(ada.tab.find("[data-verdict=solved]")).to_be_visible()
    assert await ada.tab.page.evaluate("self.noted") == ["data-action=skip", "data-verdict"]


@pytest.mark.nightly
async def test_the_list_names_the_assumption_of_all_solutions(company):
    ada = await company.person("Ada", PHONE)

    await ada.tab.page.goto(LIST)

    await expect(ada.tab.find("[data-assumed]")).to_contain_text("face down")
    assert [*await barriers(ada), *await misfits(ada)] == []


@pytest.mark.nightly
async def test_a_puzzle_with_full_lines_fits_and_has_no_barrier(company):
    ada = await opens(company, "one-card-each", LAPTOP)
    assert await misfits(ada) == []
    assert await barriers(ada) == []


@pytest.mark.nightly
async def test_every_puzzle_fits_on_a_phone(company):
    ada = await company.person("Ada", PHONE)
    found = []
    for puzzle in PUZZLES:
        await ada.tab.page.goto(f"{LIST}/{puzzle}")
        await expect(ada.tab.find(".dock.live")).to_be_visible()
        found += await misfits(ada)

    assert found == []
