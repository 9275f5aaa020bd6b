"""A page notices a connection that died silently, and makes a new one."""

import pytest
from playwright.sync_api import expect

from tests.support.client.table import wait_until

pytestmark = pytest.mark.browser


COUNTING_ANSWERS = """() => {
    window.answers = 0;
    const {text} = Response.prototype;
    Response.prototype.text = async function () {
        const read = await text.call(this);
        window.answers += 1;
        return read;
    };
}"""
"""Counts the answers that the page has read to their end."""


@pytest.fixture
def page(own_page):
    """Return a tab of its own: what is put before a page's scripts stays in a tab."""
    return own_page


@pytest.fixture
def table(page, at_table):
    """A table whose page has a clock that the test moves on."""
    page.clock.install()
    return at_table()


def come_back(page, table):
    """Let seconds pass until the page has made another connection; return its address.

    As many as it takes: what the page asks for by the network takes real time, in which any number
    of its own seconds can pass.
    """

    def has_come():
        page.clock.run_for(500)
        return len(table.addresses) > 1

    wait_until(page, has_come, "the page has made no other connection")
    return table.addresses[1]


def miss(table):
    """Let something happen of which the page is not told."""
    table.past = [{"type": "update", "n": 13, "at": 0, "events": []}]


def test_a_network_that_goes_is_said_at_once_and_one_that_comes_is_used_at_once(page, table):
    with table.away():
        page.evaluate("dispatchEvent(new Event('offline'))")
        expect(page.locator("main")).to_have_attribute("data-connection", "reconnecting")

    page.evaluate("dispatchEvent(new Event('online'))")
    assert "after=12" in come_back(page, table)
    page.clock.run_for(1000)
    expect(page.locator("main")).to_have_attribute("data-connection", "live")


def test_a_machine_that_was_asleep_comes_back_by_itself(page, table):
    page.clock.fast_forward(60_000)

    assert "after=12" in come_back(page, table)


def test_a_command_that_nobody_answers_is_sent_by_another_connection(page, table):
    page.click("[data-verb=look]")
    page.click('[data-slot="B1"]')
    first = table.heard()

    come_back(page, table)

    assert table.heard(2) == first


def test_a_page_that_is_looked_at_again_asks_whether_it_has_missed_something(page, table):
    miss(table)

    with page.expect_response("**/updates?*after=12*"):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")

    assert "after=12" in come_back(page, table)


def test_a_table_that_is_quiet_for_long_is_asked_about(page, table):
    miss(table)

    assert "after=12" in come_back(page, table)


def test_a_table_where_nothing_happens_keeps_its_connection(page, table):
    page.evaluate(COUNTING_ANSWERS)
    # No longer than this: the answer takes real time, and waiting for it has a timeout.
    for number, seconds in enumerate((35, 30), 1):
        page.clock.run_for(1000 * seconds)
        page.wait_for_function("number => window.answers === number", arg=number)
    page.clock.run_for(2000)

    assert len(table.addresses) == 1
