"""What players and games are called reads from its left in a page that is read from the right."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.client.api import api
from tests.support.client.table import (
    ENDED,
    GAMES,
    JUST_NOW,
    LAPTOP,
    NO_MATCH,
    TABLE,
    WAITING,
    open_client,
    store,
)
from tests.support.complaints import complaints

pytestmark = pytest.mark.browser

SHELF = [*GAMES, {**GAMES[0], "name": "lines", "title": "Lines!"}]
PLAYERS: dict[str, Any] = {
    "p1": {"name": "Ada.", "seat": 0, "ready": False},
    "p2": {"name": "Bo!", "seat": 1, "ready": True},
    "p3": {"name": "Cy & Co.", "seat": 2, "ready": True},
}
"""Their names end with what takes the direction of the text around it."""
ENDS = """e => {
    const texts = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    const letter = document.createRange();
    const drawn = [];
    for (let text; (text = texts.nextNode()); )
        for (const [i, sign] of [...text.data].entries()) {
            if (/[\\s\\u2066-\\u2069]/.test(sign)) continue;
            letter.setStart(text, i);
            letter.setEnd(text, i + 1);
            drawn.push(letter.getBoundingClientRect().x);
        }
    return [drawn[0], drawn.at(-1)];
}"""
"""Where the first letter of a text is drawn, and the last one."""


@pytest.fixture
def page(own_page):
    """A page in Arabic, none of whose words are translated."""
    own_page.add_init_script(
        """new MutationObserver((_, observer) => {
            document.documentElement.dataset.languages = "en ar:0";
            observer.disconnect();
        }).observe(document, { childList: true });"""
    )
    complaints.expect("status of 404 .*/words/ar/")
    store(own_page, language="ar", name="Bo!")
    return own_page


def assert_read_from_left(page: Page, *selectors: str) -> None:
    """Fail if one of these elements has its first letter to the right of its last."""
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    for selector in selectors:
        expect(page.locator(selector).first).to_be_visible()
        for found in page.locator(selector).all():
            first, last = found.evaluate(ENDS)
            assert first < last, f"{selector}: {found.inner_text()}"


def left_of(page: Page, selector: str) -> float:
    """Return where an element begins, in pixels from the left."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"]


def test_the_first_page(page):
    table = {
        "code": "KTRWPM",
        "player": "p2",
        "game": "morpho",
        "title": "M.O.R.P.H.O.",
        "phase": "playing",
        "name": "Bo!",
        "players": ["Ada.", "Bo!"],
        "bots": [],
        "awaits_you": True,
        "turn": ["Bo!"],
        "updated_at": 0,
    }
    api.route("**/api/v1/games", lambda route: route.fulfill(json=SHELF))
    api.route("**/me", lambda route: route.fulfill(json={"name": "Bo!", "tables": [table]}))
    store(page, guest="1")

    open_client(page, "/")

    assert_read_from_left(page, ".cover b", ".come-back b", ".come-back bdi")
    assert left_of(page, ".come-back small bdi") > left_of(page, ".come-back small")


def test_a_table_that_waits(page, at_table):
    api.route("**/api/v1/games", lambda route: route.fulfill(json=SHELF))

    table = at_table(size=LAPTOP, table={**WAITING, "players": PLAYERS}, **NO_MATCH)

    page.click("[data-action=menu]")
    assert_read_from_left(page, ".seatring .who", ".people .who bdi")
    page.click("[data-action=options]")
    expect(page.locator("[data-action=choose-game] option")).to_have_text(
        ["\u2068M.O.R.P.H.O.\u2069", "\u2068Lines!\u2069"]
    )
    page.click("[data-action=chat]")
    said = {"kind": "said", "player": "p2", "text": "Hi!"}
    table.update(13, events=[{**said, "at": JUST_NOW}])
    assert_read_from_left(page, "[data-bubble]")
    expect(page.locator("[data-feed] [data-event=said]")).to_contain_text("\u2068Hi!\u2069")
    table.update(14, events=[{**said, "text": "\N{THUMBS UP SIGN}"}])
    expect(page.locator(".log .reaction")).to_be_visible()


def test_an_empty_field_is_read_from_the_right(page, at_table):
    at_table(size=LAPTOP, table={**WAITING, "players": PLAYERS}, **NO_MATCH)
    page.click("[data-action=chat]")
    field = page.locator(".log .say input")
    expect(field).to_have_css("direction", "rtl")

    field.fill("Hi!")

    expect(field).to_have_css("direction", "ltr")


def test_a_match_that_is_over(page, at_table):
    match = {**TABLE["match"], "ended": "won", "winners": [1], "scores": [4, 10, 5]}
    at_table(
        size=LAPTOP,
        table={**TABLE, "phase": "over", "players": PLAYERS, "match": match},
        public=ENDED,
        legal=None,
    )
    page.click("[data-fold=last-round] > summary")

    assert_read_from_left(
        page, ".podium .nm", "[data-reason] .who-plain + b, [data-reason] .who + b"
    )
    assert page.title().endswith("\u2068M.O.R.P.H.O.\u2069")
