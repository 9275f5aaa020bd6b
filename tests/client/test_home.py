"""The first page, before anybody is at a table."""

import pytest
from playwright.sync_api import expect

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
