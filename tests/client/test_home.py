"""The first page, before anybody is at a table."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.client.table import GAMES, WAITING

pytestmark = pytest.mark.browser


def test_a_wide_window_says_in_three_lines_what_one_does(page):
    page.set_viewport_size({"width": 1440, "height": 900})

    page.goto("/")

    lines = page.locator("[data-pitch] li")
    expect(lines).to_have_count(3)
    expect(lines.first).to_have_text("Look at a card that isn\u2019t next to you,")
    expect(page.locator("[data-action=rules]")).to_be_in_viewport()


def test_a_phone_loads_no_lines_that_it_has_no_room_for(page):
    loaded = []
    page.on("request", lambda request: loaded.append(request.url))

    page.goto("/")

    expect(page.locator(".cover")).to_have_count(1)
    page.wait_for_load_state("networkidle")
    assert [url for url in loaded if "pitch" in url] == []


def test_a_tall_tablet_has_room_for_them(page):
    page.set_viewport_size({"width": 768, "height": 1024})

    page.goto("/")

    expect(page.locator("[data-pitch] li")).to_have_count(3)


def test_each_game_is_behind_its_cover_and_two_taps_from_its_table(page):
    other = {**GAMES[0], "name": "lines", "title": "Lines", "seats": [1, 1], "bots": ["random"]}
    page.route("**/api/v1/games", lambda route: route.fulfill(json=[*GAMES, other]))
    page.goto("/")
    covers = page.locator("[data-shelf] button")
    expect(covers).to_have_text(
        [re.compile("M.O.R.P.H.O. 3\N{EN DASH}9 players"), re.compile("Lines 1 player")]
    )
    expect(covers.first).to_have_attribute("aria-pressed", "true")

    covers.nth(1).focus()
    page.keyboard.press("Enter")

    expect(page.locator(".go-form h2")).to_have_text("Lines")
    expect(page.locator("[data-action=play-now]")).to_have_text(
        re.compile("Play now\\s+on your own")
    )
    expect(page.locator("[data-action=play-now]")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-action=choose-bots]")).to_have_count(0)
    expect(page.locator("[data-action=learn]")).to_have_count(0)


def test_only_the_game_on_the_shelf_is_loaded(page):
    other = {**GAMES[0], "name": "lines", "title": "Lines"}
    page.route("**/api/v1/games", lambda route: route.fulfill(json=[other]))
    loaded = []
    page.on("request", lambda request: loaded.append(request.url))

    page.goto("/")

    expect(page.locator(".cover")).to_contain_text("Lines")
    page.wait_for_load_state("networkidle")
    assert [url for url in loaded if "/games/morpho/" in url] == []


def test_the_server_is_asked_for_its_games_once(page, at_table):
    asked = []
    page.on("request", lambda request: asked.append(request.url.endswith("/api/v1/games")))
    at_table(table=WAITING, public=None, own=None, legal=None)

    page.click("[data-action=leave]")
    page.click("[data-action=confirm]")

    expect(page.locator("main[data-screen=home] .cover")).to_be_visible()
    assert asked.count(True) == 1


def test_each_choice_of_a_game_against_bots_is_one_stop_of_the_keyboard(page):
    page.route("**/api/v1/games", lambda route: route.fulfill(json=GAMES))
    page.goto("/")
    page.locator("[data-action=choose-bots]").press("Enter")
    players = page.get_by_role("radiogroup", name="Players").get_by_role("radio")
    expect(players).to_have_count(7)

    page.keyboard.press("Tab")
    expect(players.nth(2)).to_be_focused()
    expect(players.nth(2)).to_be_checked()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(players.nth(6)).to_be_focused()
    expect(players.nth(2)).to_be_checked()
    page.keyboard.press("Space")
    expect(players.nth(6)).to_be_checked()
    page.keyboard.press("Tab")
    expect(page.locator("[data-option=strength] [aria-checked=true]")).to_be_focused()


def test_a_name_of_blanks_is_none(page):
    page.goto("/")
    page.fill("[name=name]", "  ")

    page.click("[data-action=make-table]")

    expect(page.locator("[name=name]")).to_be_focused()
    expect(page.locator("#name-missing")).to_have_text("Enter your name first.")
