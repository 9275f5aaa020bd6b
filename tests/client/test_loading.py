"""The loading order of a page: the visible parts first, then the rest."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.support.client.table import SNAPSHOT, Table, wait_until

pytestmark = pytest.mark.browser

AFTERWARDS = {"/motion/table_motion.js", "/ui/table/effects.js", "/ui/waiting/waiting.js"}
"""Modules for motion, for nothing visible, and for a screen that may follow."""


def held_back(page, module):
    """Hold back a module of a page; return the list that receives the held request."""
    held = []

    def hold(route):
        held.append(route)

    page.route(f"**/{module}", hold)
    return held


def test_nothing_else_is_loaded_before_the_table_is_there(page):
    page.clock.install()
    page.evaluate("sessionStorage.setItem('morpho.player.KTRWPM', 'p1')")
    Table(page, SNAPSHOT)
    asked, held = set(), held_back(page, "ui/table/play.js")
    page.on("request", lambda request: asked.add(urlsplit(request.url).path))
    page.goto("/t/KTRWPM")
    wait_until(page, lambda: held, "the table is not asked for")

    page.clock.run_for(10_000)
    assert not AFTERWARDS & asked

    held[0].continue_()
    expect(page.locator("main")).to_have_attribute("data-connection", "live")

    def is_all_asked_for():
        page.clock.run_for(1000)
        return asked >= AFTERWARDS

    wait_until(page, is_all_asked_for, "the rest is not asked for")


def test_a_page_says_as_long_as_a_part_of_it_has_not_come(page, at_table):
    held = held_back(page, "ui/panels/menu.js")
    at_table()

    page.click("[data-action=menu]")
    expect(page.locator("html[data-coming]")).to_be_attached()
    wait_until(page, lambda: held, "the menu is not asked for")
    held[0].continue_()

    expect(page.locator("[data-menu]")).to_be_visible()
    expect(page.locator("html[data-coming]")).to_have_count(0)


def test_styles_that_did_not_come_are_asked_for_again(page, at_table):
    failed = []

    def fail_once(route):
        if failed:
            route.continue_()
        else:
            failed.append(route.request.url)
            route.abort()

    page.route("**/lookup.css*", fail_once)
    at_table(legal=[])

    page.click('[data-slot="C2"]')

    expect(page.locator("[data-lookup]")).to_have_css("position", "absolute")
    assert failed
