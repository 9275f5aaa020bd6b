"""The tables that a browser has not finished, on the first page."""

import json
import time

import pytest
from playwright.sync_api import expect

from tests.support.client.table import GAMES, store

pytestmark = pytest.mark.browser

HOUR = 3_600_000
CODES = ["NEWEST", "SECOND", "THIRDS", "FOURTH", "OLDEST"]
HOURS = [1, 2, 3, 50, 100]


@pytest.fixture
def home(page):
    """Open the first page in a browser that has been at five tables."""
    now = time.time_ns() // 1_000_000
    tables = [
        {
            "code": code,
            "game": "morpho",
            "phase": "waiting",
            "player": "p2",
            "name": "Bo",
            "players": ["Ada", "Bo"],
            "bots": [],
            "updated_at": now - hours * HOUR,
        }
        for code, hours in zip(CODES, HOURS, strict=True)
    ]
    commands = []

    def answer(route):
        url = route.request.url
        if url.endswith("/me"):
            route.fulfill(json={"name": "Bo", "tables": tables})
        elif "/commands" in url:
            commands.append((url.split("/")[-2], json.loads(route.request.post_data)["type"]))
            if "SECOND" in url:
                route.fulfill(status=503, json={"code": "log_unavailable", "detail": ""})
            else:
                route.fulfill(json={"type": "done", "id": "x", "n": 3})
        else:
            route.fulfill(json=GAMES)

    page.route("**/api/v1/**", answer)
    store(page, guest="yes")
    page.goto("/")
    expect(page.locator("[data-table=NEWEST]")).to_be_visible()
    return commands


def shown(page):
    """Return the codes of the tables that can be seen."""
    tables = page.locator("[data-table]:visible")
    return tables.evaluate_all("all => all.map(table => table.dataset.table)")


def test_the_newest_come_first_and_old_ones_are_folded_away(page, home):
    assert shown(page) == ["NEWEST"]
    expect(page.locator("[data-table=NEWEST]")).to_contain_text("1 hour ago")

    page.click("[data-action=older]")

    assert shown(page) == CODES


def test_a_table_that_is_forgotten_is_left_for_good(page, home):
    page.locator("li", has=page.locator("[data-table=NEWEST]")).locator(
        "[data-action=forget]"
    ).click()
    assert home == []
    page.click("[data-action=confirm]")

    expect(page.locator("[data-table=NEWEST]")).to_have_count(0)
    assert home == [("NEWEST", "leave")]
    assert shown(page) == ["SECOND"]


def test_all_old_tables_can_be_forgotten_at_once(page, home):
    page.click("[data-action=older]")
    page.click("[data-action=forget-older]")
    page.click("[data-action=confirm]")

    expect(page.locator("[data-action=older]")).to_contain_text("1 older")
    assert home == [(code, "leave") for code in ("SECOND", "THIRDS", "FOURTH", "OLDEST")]
    assert shown(page) == ["NEWEST", "SECOND"], "one could not be left"


def test_a_wide_window_has_room_for_more(page, home):
    page.set_viewport_size({"width": 1280, "height": 800})
    page.reload()

    expect(page.locator("[data-table=THIRDS]")).to_be_visible()
    assert shown(page) == ["NEWEST", "SECOND", "THIRDS"]


@pytest.mark.parametrize("height", [640, 844])
def test_a_phone_shows_the_table_that_waits_first_and_moves_nothing_for_it(page, home, height):
    page.set_viewport_size({"width": 360, "height": height})
    expect(page.locator("[data-table=NEWEST]")).to_be_in_viewport(ratio=1)
    button = page.locator("[data-action=make-table]")
    expect(page.locator("[data-play-now]")).to_be_visible()
    expect(page.locator("html:not([data-coming])")).to_be_visible()
    beside = button.bounding_box()["y"]

    page.route("**/guests/me", lambda route: route.fulfill(json={"name": "Bo", "tables": []}))
    page.reload()
    expect(page.locator("[data-play-now]")).to_be_visible()
    expect(page.locator("html:not([data-coming])")).to_be_visible()

    assert abs(button.bounding_box()["y"] - beside) < 12


def test_a_table_that_could_not_be_left_stays_and_it_is_said_why(page, home):
    page.click("[data-action=older]")
    page.locator("li", has=page.locator("[data-table=SECOND]")).locator(
        "[data-action=forget]"
    ).click()
    page.click("[data-action=confirm]")

    expect(page.locator("[data-refused=log_unavailable]")).to_be_visible()
    assert "SECOND" in shown(page)


def test_a_browser_whose_clock_is_slow_sees_no_table_in_the_future(page, home):
    page.add_init_script(f"const now = Date.now; Date.now = () => now() - {24 * HOUR};")

    page.reload()

    expect(page.locator("[data-table=NEWEST]")).to_contain_text("now")
