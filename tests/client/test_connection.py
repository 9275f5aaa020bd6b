"""A page whose connection is lost, or whose messages are late, lost or not understood."""

import pytest
from playwright.sync_api import expect

from tests.support.client.api import unreachable
from tests.support.client.table import LEGAL, SNAPSHOT

pytestmark = pytest.mark.browser


def test_a_page_reports_a_lost_connection_and_resumes(page, at_table):
    table = at_table()
    light = page.locator("[data-beam]")
    expect(light).to_be_visible()
    page.click("[data-verb=look]")
    table.update(13, legal=LEGAL)
    expect(page.locator("main")).to_have_attribute("data-n", "13")

    with table.away():
        table.sockets[-1].close(code=1001)
        expect(page.locator("main")).to_have_attribute("data-connection", "reconnecting")
        expect(page.locator('[data-slot="B1"]')).to_be_disabled()
        expect(page.locator("[data-announcer]")).to_contain_text("Reconnecting")
        expect(light).to_be_hidden()
    expect(page.locator("main")).to_have_attribute("data-connection", "live")
    expect(page.locator("[data-announcer]")).to_contain_text("Connected again")
    assert "after=13" in table.addresses[-1]
    expect(page.locator('[data-slot="B1"]')).to_be_enabled()
    expect(light).to_be_visible()


def test_an_unanswered_command_is_sent_again_under_its_id(page, at_table):
    table = at_table()
    page.click("[data-verb=look]")
    page.click('[data-slot="B1"]')
    first = table.heard()
    expect(page.locator("[data-verb=look]")).to_be_disabled()

    table.sockets[-1].close(code=1001)
    assert table.heard(2) == first
    table.update(13, done=first["id"])
    with table.away():
        table.sockets[-1].close(code=1001)
        expect(page.locator("main")).to_have_attribute("data-connection", "reconnecting")
    expect(page.locator("main")).to_have_attribute("data-connection", "live")
    assert len(table.commands) == 2


def test_a_rate_limited_move_is_sent_again(page, at_table):
    table = at_table()
    page.click("[data-verb=look]")
    page.click('[data-slot="B1"]')
    sent = table.heard()
    table.say({"type": "refused", "id": sent["id"], "code": "rate_limited", "reason": ""})

    expect(page.locator(".dock [data-refused=rate_limited]")).to_contain_text("sent again")
    assert table.heard(2) == sent
    table.update(13, done=sent["id"])
    expect(page.locator("[data-refused]")).to_have_count(0)


@pytest.mark.nightly
def test_a_move_is_sent_again_when_an_overloaded_server_asks(page, at_table):
    page.clock.install()
    table = at_table()
    page.click("[data-verb=look]")
    page.click('[data-slot="B1"]')
    sent = table.heard()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 5)
    answer = {"type": "refused", "id": sent["id"], "code": "overloaded", "reason": ""}
    table.say({**answer, "retry_ms": 12_000})
    expect(page.locator(".dock [data-refused=overloaded]")).to_contain_text("server is busy")

    page.clock.run_for(11_900)
    assert (len(table.commands), len(table.sockets)) == (1, 1)
    page.clock.run_for(200)

    assert table.heard(2) == sent
    table.update(13, done=sent["id"])
    expect(page.locator("[data-refused]")).to_have_count(0)
    page.clock.resume()


@pytest.mark.nightly
@pytest.mark.parametrize(("file", "symbol"), [("emblems", "i-killer"), ("signs", "s-menu")])
def test_pictures_that_could_not_be_loaded_appear_later(page, at_table, file, symbol):
    attempts = []

    def fail_at_first(route):
        attempts.append(route.request.url)
        if len(attempts) < 3:
            unreachable(route)
        else:
            route.continue_()

    page.route(f"**/{file}.svg", fail_at_first)
    at_table()

    expect(page.locator(f"symbol#{symbol}")).to_have_count(1)
    drawn = page.locator(f"use[href='#{symbol}']").first
    assert drawn.evaluate("use => use.getBBox().width") > 0


def test_a_hole_in_the_numbers_brings_a_whole_snapshot(page, at_table):
    table = at_table()

    table.snapshot = {**SNAPSHOT, "n": 20}
    table.update(15)

    expect(page.locator("main")).to_have_attribute("data-n", "20")
    assert "after=" not in table.addresses[-1]


def test_a_message_of_a_newer_server_asks_for_a_reload(page, at_table):
    at_table().say({"type": "confetti"})

    expect(page.locator("[data-action=reload]")).to_be_visible()
    expect(page.locator("[data-verb=look]")).to_be_disabled()


def test_a_removed_player_sees_why_and_is_forgotten(page, at_table):
    table = at_table()
    table.say({"type": "bye", "code": "removed", "reason": ""})

    expect(page.locator("[data-screen=invite]")).to_be_visible()
    expect(page.locator("[data-refused=removed]")).to_be_visible()
    assert page.evaluate("({...sessionStorage})") == {}


@pytest.mark.nightly
@pytest.mark.parametrize("code", ["something_new", "too_slow", "rate_limited"])
def test_a_page_closed_for_no_lasting_reason_comes_back(page, at_table, code):
    table = at_table()
    with table.away():
        table.sockets[-1].close(code=4408, reason=code)
        expect(page.locator("main")).to_have_attribute("data-connection", "reconnecting")

    expect(page.locator("main")).to_have_attribute("data-connection", "live")
    assert len(table.sockets) == 2


def test_a_player_opened_elsewhere_goes_on_there_or_here(page, at_table):
    table = at_table()
    table.say({"type": "bye", "code": "replaced", "reason": ""})

    page.click("[data-action=play-here]")
    expect(page.locator("[data-screen=play]")).to_be_visible()
    assert len(table.sockets) == 2
