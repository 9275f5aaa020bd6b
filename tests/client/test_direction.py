"""Pages read from right to left are mirrored; tables, cards and names are not."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.client.morph import MIDDLE, morph
from tests.support.client.morphatrons import morphatrons
from tests.support.client.morphos import morphos
from tests.support.client.morpyam import morpyam
from tests.support.client.table import LAPTOP, TABLE, resize
from tests.support.nightly import nightly, walked

pytestmark = pytest.mark.browser

PHONE = (360, 640)
GAMES: dict[str, Callable[[], dict[str, Any]]] = {
    "morpho": dict,
    "morph": lambda: morph(**MIDDLE),
    "morphatrons": morphatrons,
    "morphos": morphos,
    "morpyam": morpyam,
}
WITHIN = ".board :is(button, .card, .die, svg), .hand .card"
"""What lies on a table, and in a hand."""
PLACES = f"""() => [...document.querySelectorAll("{WITHIN}")]
    .filter((e) => e.checkVisibility())
    .map((e) => [e, e.closest(".hand, .board")].map((one) => one.getBoundingClientRect()))
    .map(([own, around]) => [own.x - around.x, own.y - around.y, own.width].map(Math.round))"""
BEYOND = """() => [...document.querySelectorAll("main, main *")]
    .filter((e) => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1)
    .filter((e) => ["auto", "scroll"].includes(getComputedStyle(e).overflowX))
    .map((e) => e.className)"""


def turn(page: Page, direction: str) -> None:
    """Let a page be read in a direction, as a language of that direction does."""
    page.evaluate("direction => { document.documentElement.dir = direction; }", direction)


def left_of(page: Page, selector: str) -> float:
    """Return where an element begins, in pixels from the left."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"]


@pytest.mark.parametrize("game", ["morpho", *map(nightly, list(GAMES)[1:])])
def test_a_table_lies_the_same_in_both_directions(page, at_table, game):
    at_table(**GAMES[game]())

    for size in walked([PHONE, LAPTOP, (320, 568), (768, 1024), (640, 360)], PHONE, LAPTOP):
        turn(page, "ltr")
        resize(page, size)
        lying = page.evaluate(PLACES)
        assert lying
        turn(page, "rtl")
        assert page.evaluate(PLACES) == lying, size
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, size
        assert page.evaluate(BEYOND) == [], size


@pytest.mark.nightly
def test_a_sign_for_back_points_to_where_one_came_from(page, at_table):
    at_table()
    page.click("[data-action=react]")
    page.click("[data-action=phrases]")
    page.get_by_role("button", name="Shoot …!").click()
    sign = page.locator("svg.ic-back").first
    expect(sign).to_have_css("scale", "none")

    turn(page, "rtl")

    expect(sign).to_have_css("scale", "-1 1")


def test_controls_around_a_table_are_mirrored_but_no_name(page, at_table):
    name = "\u05d3\u05e0\u05d4 (2)"
    players = TABLE["players"] | {"p2": TABLE["players"]["p2"] | {"name": name}}
    table = at_table(size=LAPTOP, table=TABLE | {"players": players})
    table.update(13, events=[{"kind": "sat", "player": "p2", "seat": 1}])
    who = page.locator(".log .who bdi", has_text=name).first
    letters = """e => {
        const text = e.firstChild;
        const letter = document.createRange();
        return [...text.data].map((_, i) => {
            letter.setStart(text, i);
            letter.setEnd(text, i + 1);
            return Math.round(letter.getBoundingClientRect().x - e.getBoundingClientRect().x);
        });
    }"""
    before = who.evaluate(letters)
    assert left_of(page, ".log") > left_of(page, ".board")

    turn(page, "rtl")

    assert left_of(page, ".log") < left_of(page, ".board")
    assert left_of(page, "[data-action=menu]") < left_of(page, ".wide .disp")
    assert who.evaluate(letters) == before
