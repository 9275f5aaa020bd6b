"""The story of a match is shown when it is over, also to a page that has just come."""

import re
from random import Random

import pytest
from playwright.async_api import expect

from tests.support.end_to_end.axe import barriers
from tests.support.end_to_end.browsing import LAPTOP, SMALL
from tests.support.history import play_until_over
from tests.support.nightly import nightly

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

POINTS = """(rows) => rows.map((row) => [...row.querySelectorAll("td")]
    .map((cell) => Number(cell.textContent)))"""


@pytest.mark.parametrize(
    ("names", "size"),
    [("Ada Bartholomew Cleo", SMALL), nightly("Ada Bo Cleo Dora Emil Fay Gus Hal Ivo", LAPTOP)],
    ids=["three-on-a-phone", "nine-on-a-laptop"],
)
async def test_a_page_that_has_just_come_tells_the_whole_match(company, site, names, size):
    players = await site.match(names, "morpho", target=4, turn_limit=3)
    await play_until_over(players, Random(3))
    match = (await players[0].view())["table"]["match"]
    past = await players[0].ask("GET", "matches/1")
    assert match["round"] > 1

    ada = await company.page_of(players[0], size)

    rows = ada.tab.find(".story [data-round]")
    await expect(rows).to_have_count(match["round"])
    await expect(ada.tab.find(".points-name")).to_have_text(
        [f"{score} {name}" for score, name in zip(match["scores"], names.split(), strict=True)]
    )
    await ada.tab.find(".points summary").click()
    table = await ada.tab.find(".points tbody tr").evaluate_all(POINTS)
    ends = [end for each in past["rounds"] for end in each["events"] if "points" in end]
    assert [list(points) for points in zip(*table, strict=True)] == [end["scores"] for end in ends]
    assert await ada.tab.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert await barriers(ada) == []

    await rows.last.get_by_role("link").click()
    await ada.tab.shows("replay")
    assert ada.tab.page.url.partition("#")[0].endswith(f"/replay/1/{match['round']}")


@pytest.mark.nightly
async def test_a_match_that_was_called_off_tells_its_rounds(company, site):
    players = await site.match("Ada Bo Cleo", "morpho")
    await players[0].do("end_match")

    bo = await company.page_of(players[1], SMALL)

    await expect(bo.tab.find(".story [data-round]")).to_have_text(re.compile("called off"))
    await expect(bo.tab.find(".points")).to_have_count(0)
