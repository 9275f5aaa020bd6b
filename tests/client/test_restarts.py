"""A server that stops tells its pages when to come back, and they do, as if little had happened."""

import pytest
from playwright.sync_api import expect

from tests.support.client.table import wait_until

pytestmark = pytest.mark.browser


@pytest.fixture
def page(own_page):
    """Return a tab of its own: what is put before a page's scripts stays in a tab."""
    return own_page


WATCH = """() => {
  const screen = document.querySelector("main");
  self.seen = [screen.dataset.connection];
  new MutationObserver(() => self.seen.push(document.querySelector("main").dataset.connection))
    .observe(screen, { attributeFilter: ["data-connection"] });
}"""


def bye(retry_ms):
    return {"type": "bye", "code": "restarting", "reason": "Soon.", "retry_ms": retry_ms}


@pytest.fixture
def table(page, at_table):
    """A table whose page has a clock that stands, but for what the test moves it."""
    page.clock.install()
    table = at_table()
    page.evaluate(WATCH)
    # Some seconds on: what has passed before it stands can't be paused at.
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 5)
    yield table
    page.clock.resume()


def test_a_page_comes_back_when_the_server_said_and_not_before(page, table):
    table.say(bye(1200))
    expect(page.locator("main").get_by_text("Reconnecting")).to_be_visible()

    page.clock.run_for(1100)
    assert len(table.sockets) == 1
    page.clock.run_for(200)
    wait_until(page, lambda: len(table.sockets) == 2, "the page did not come back")
    assert "after=12" in table.addresses[1], "it misses nothing and asks for nothing twice"

    page.clock.run_for(1000)
    expect(page.locator("main")).to_have_attribute("data-connection", "live")
    assert page.evaluate("self.seen") == ["live", "reconnecting", "live"]


def test_what_was_not_answered_is_sent_again_under_its_id(page, table):
    page.click(".dock [data-verb=change]")
    page.dispatch_event('[data-move="change A1"]', "click")
    asked = table.heard(1)
    table.say(bye(100))
    expect(page.locator("main").get_by_text("Reconnecting")).to_be_visible()

    page.clock.run_for(200)

    assert table.heard(2) == asked


def test_a_server_that_takes_longer_is_waited_for(page, table):
    table.say(bye(100))
    expect(page.locator("main").get_by_text("Reconnecting")).to_be_visible()
    page.unroute_all()
    attempts = []

    def away(socket):
        attempts.append(socket.url)
        socket.close(code=1001)

    page.route_web_socket("**/socket?**", away)
    for _ in range(40):
        page.clock.run_for(1000)
    assert 4 <= len(attempts) <= 30, "again and again, every two seconds at most"

    page.route_web_socket("**/socket?**", table.connect)

    def is_live():  # an attempt that was under way already is still turned away
        page.clock.run_for(1000)
        return page.locator("main").get_attribute("data-connection") == "live"

    wait_until(page, is_live, "the page did not come back")
    assert page.evaluate("self.seen") == ["live", "reconnecting", "live"]


@pytest.mark.parametrize("refused", ["rate_limited", "log_unavailable", "unreachable"])
def test_the_past_is_asked_for_again_until_it_is_told(page, at_table, refused):
    table = at_table()
    asked = []

    def answer(route):
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(status=503, json={"code": refused, "detail": ""})
        else:
            route.fallback()

    page.route("**/updates?**", answer)
    event = {"kind": "said", "player": "p2", "text": "Long ago"}
    table.past = [{"type": "update", "n": 40, "at": 0, "events": [event]}]

    table.say({**table.snapshot, "n": 40})

    expect(page.locator("[data-feed]")).to_contain_text("Long ago")
    assert len(asked) == 2


def test_a_past_that_is_refused_for_good_is_asked_for_once(page, at_table):
    table = at_table()
    asked = []

    def answer(route):
        asked.append(route.request.url)
        route.fulfill(status=403, json={"code": "not_your_player", "detail": ""})

    page.route("**/updates?**", answer)
    page.clock.install()

    table.say({**table.snapshot, "n": 40})

    expect(page.locator("main")).to_have_attribute("data-n", "40")
    wait_until(page, lambda: asked, "nothing was asked")
    page.clock.run_for(60_000)
    assert len([url for url in asked if "after=12" in url]) == 1
