"""A connection that is gone without a word is found out, and made anew."""

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


@pytest.fixture
def page(own_page):
    """Return a tab of its own: what is put before a page's scripts stays in a tab."""
    return own_page


@pytest.fixture
def table(page, at_table):
    """A table whose page has a clock that the test moves on."""
    page.clock.install()
    return at_table()


def come_back(page, table, within=100):
    """Let some seconds pass until the page has made another connection; return its address."""
    for _ in range(2 * within):
        if len(table.addresses) > 1:
            return table.addresses[1]
        page.clock.run_for(500)
    raise AssertionError("the page has made no other connection")


def miss(table):
    """Let something happen of which the page is not told."""
    table.past = [{"type": "update", "n": 13, "at": 0, "events": []}]


def test_a_network_that_goes_is_said_at_once_and_one_that_comes_is_used_at_once(page, table):
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

    assert "after=12" in come_back(page, table, within=10)


def test_a_table_that_is_quiet_for_long_is_asked_about(page, table):
    miss(table)

    assert "after=12" in come_back(page, table)


def test_a_table_where_nothing_happens_keeps_its_connection(page, table):
    # No longer: the answer takes real time, and is not waited for without end.
    for seconds in (35, 30):
        with page.expect_response("**/updates?*after=12*"):
            page.clock.run_for(1000 * seconds)
    page.clock.run_for(2000)

    assert len(table.addresses) == 1
