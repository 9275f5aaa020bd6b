"""A refusal appears where the player looks, and no text that they wrote is lost."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.support.client.table import WAITING

pytestmark = pytest.mark.browser

PHONE: Any = {"width": 360, "height": 640}
NO_MATCH: dict[str, Any] = {"public": None, "own": None, "legal": None}


def go_on(page):
    """Let the page draw what is to come of the last thing that was done."""
    page.evaluate("() => new Promise((then) => requestAnimationFrame(() => setTimeout(then)))")


def refuse(table, code="not_now"):
    """Refuse the command that was heard last."""
    command = table.heard(len(table.commands) or 1)
    table.say({"type": "refused", "id": command["id"], "code": code, "reason": "Not now."})
    return command


def test_a_pause_that_is_refused_keeps_the_menu_and_says_why(page, at_table):
    page.set_viewport_size(PHONE)
    table = at_table()
    page.click("[data-action=menu]")
    page.click("[data-menu] [data-action=pause]")

    assert refuse(table)["type"] == "pause"

    expect(page.locator("[data-menu] [data-refused=not_now]")).to_be_in_viewport()


def test_a_pause_that_comes_closes_the_menu(page, at_table):
    table = at_table()
    page.click("[data-action=menu]")
    page.click("[data-menu] [data-action=pause]")

    paused = {"player": "p1", "agreed": False}
    table.update(13, table={"paused": paused}, done=table.heard()["id"])

    expect(page.locator("[data-paused=true]")).to_be_visible()
    expect(page.locator("[data-menu]")).to_have_count(0)


def test_that_a_seat_is_refused_is_said_where_no_scrolling_hides_it(page, at_table):
    page.set_viewport_size(PHONE)
    table = at_table("p2", table=WAITING, **NO_MATCH)
    page.locator(".seatring [data-action=sit]").first.click()

    assert refuse(table, "seat_taken")["type"] == "sit"

    expect(page.locator(".deal [data-refused=seat_taken]")).to_be_in_viewport(ratio=1)


def test_what_comes_of_a_move_from_the_menu_is_seen_on_the_table(page, at_table):
    page.set_viewport_size(PHONE)
    table = at_table()
    page.click("[data-action=menu]")
    page.click("[data-all-moves] summary")
    page.click('[data-all-moves] [data-action="change A1"]')
    assert table.commands == []
    page.click("[data-all-moves] [data-action=confirm]")

    assert refuse(table)["move"] == "change A1"

    expect(page.locator("[data-menu]")).to_have_count(0)
    expect(page.locator(".dock [data-refused=not_now]")).to_be_in_viewport()


def test_a_fault_that_belongs_to_no_place_is_said_on_a_phone_too(page, at_table):
    page.set_viewport_size(PHONE)
    table = at_table()

    table.say({"type": "error", "code": "malformed", "reason": "Not understood."})

    expect(page.locator(".notices [data-refused=malformed]")).to_be_in_viewport()


def test_what_one_says_stays_until_it_is_taken(page, at_table):
    page.set_viewport_size({"width": 1440, "height": 900})
    table = at_table()
    field = page.locator("form:has([data-action=say]) input")
    field.fill("It was not me")
    field.press("Enter")
    first = table.heard()
    field.press("Enter")
    go_on(page)
    expect(field).to_have_value("It was not me")

    table.say({"type": "done", "id": first["id"], "n": 12})
    expect(field).to_have_value("")
    assert len(table.commands) == 1

    field.fill("It was Bo")
    field.press("Enter")
    table.heard(2)
    refuse(table, "too_long")
    expect(page.locator(".log [data-refused=too_long]")).to_be_visible()
    go_on(page)
    expect(field).to_have_value("It was Bo")


def test_anyone_who_can_not_be_heard_has_not_left_and_is_told_so(page, at_table):
    table = at_table()
    page.route("**/commands**", lambda route: route.abort())
    page.click("[data-action=menu]")
    page.click("[data-menu] [data-action=leave]")
    page.click("[data-menu] [data-action=confirm]")

    expect(page.locator("[data-menu] [data-refused=unreachable]")).to_be_visible()
    expect(page.locator("main")).to_have_attribute("data-connection", "live")
    assert page.evaluate("sessionStorage['morpho.player.KTRWPM']") == "p1"
    assert "after=12" in table.addresses[-1]


def test_nobody_who_leaves_is_told_of_a_connection(page, at_table):
    at_table()
    page.route("**/commands**", lambda route: route.fulfill(json={"n": 13}))
    page.click("[data-action=menu]")
    page.click("[data-menu] [data-action=leave]")
    page.click("[data-menu] [data-action=confirm]")

    expect(page.locator("[data-screen=home]")).to_be_visible()
    expect(page.locator("[data-announcer]")).not_to_contain_text("Reconnecting")
