"""The first page, before anybody is at a table."""

import pytest
from playwright.sync_api import expect

from tests.client.table import GAMES

pytestmark = pytest.mark.browser


def test_a_wide_window_says_in_three_lines_what_one_does(page):
    page.set_viewport_size({"width": 1440, "height": 900})

    page.goto("/")

    lines = page.locator("[data-pitch] li")
    expect(lines).to_have_count(3)
    expect(lines.first).to_have_text("Look at a card that is not next to you,")
    expect(page.locator("[data-action=rules]")).to_be_in_viewport()


def test_a_phone_loads_no_lines_that_it_has_no_room_for(page):
    loaded = []
    page.on("request", lambda request: loaded.append(request.url))

    page.goto("/")

    expect(page.locator(".fan .card")).to_have_count(3)
    page.wait_for_load_state("networkidle")
    assert [url for url in loaded if "pitch" in url] == []


def test_a_tall_tablet_has_room_for_them(page):
    page.set_viewport_size({"width": 768, "height": 1024})

    page.goto("/")

    expect(page.locator("[data-pitch] li")).to_have_count(3)


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
    expect(page.locator("#name-missing")).to_have_text("Write your name first.")
