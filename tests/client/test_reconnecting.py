"""A page comes back when a server has stopped, and when a connection is gone without a word."""

import pytest
from playwright.sync_api import expect

from tests.support.client.api import api
from tests.support.client.table import TABLE, wait_until
from tests.support.complaints import complaints
from tests.support.nightly import nightly

pytestmark = pytest.mark.browser


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


@pytest.mark.nightly
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


@pytest.mark.parametrize(
    "refused", ["unreachable", nightly("rate_limited"), nightly("log_unavailable")]
)
def test_the_past_is_fetched_until_it_arrives(page, at_table, refused):
    table = at_table()
    asked = []

    def answer(route):
        asked.append(route.request.url)
        if len(asked) == 1:
            complaints.expect("status of 503")
            route.fulfill(status=503, json={"code": refused, "detail": ""})
        else:
            route.fallback()

    page.route("**/updates?**", answer)
    event = {"kind": "said", "player": "p2", "text": "Long ago"}
    table.past = [{"type": "update", "n": 40, "at": 0, "events": [event]}]

    table.say({**table.snapshot, "n": 40})

    expect(page.locator("[data-feed]")).to_contain_text("Long ago")
    assert len(asked) == 2


@pytest.mark.nightly
def test_a_past_that_is_refused_for_good_is_asked_for_once(page, at_table):
    table = at_table()
    asked = []

    def answer(route):
        asked.append(route.request.url)
        complaints.expect("status of 403")
        route.fulfill(status=403, json={"code": "not_your_player", "detail": ""})

    page.route("**/updates?**", answer)
    page.clock.install()

    table.say({**table.snapshot, "n": 40})

    expect(page.locator("main")).to_have_attribute("data-n", "40")
    wait_until(page, lambda: asked, "nothing was asked")
    page.clock.run_for(60_000)
    # What the page asks for to see whether it missed something has a limit of one.
    assert len([url for url in asked if "after=12" in url and "limit=1&" not in url]) == 1


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
def silent_table(page, at_table):
    """A table whose page has a clock that the test moves on."""
    page.clock.install()
    return at_table()


def come_back(page, silent_table):
    """Let seconds pass until the page has made another connection; return its address.

    As many as it takes: what the page asks for by the network takes real time, in which any number
    of its own seconds can pass.
    """

    def has_come():
        page.clock.run_for(500)
        return len(silent_table.addresses) > 1

    wait_until(page, has_come, "the page has made no other connection")
    return silent_table.addresses[1]


def miss(silent_table):
    """Let something happen that the page is not sent."""
    silent_table.past = [{"type": "update", "n": 13, "at": 0, "events": []}]


def test_going_offline_and_online_is_noticed_at_once(page, silent_table):
    with silent_table.away():
        page.evaluate("dispatchEvent(new Event('offline'))")
        expect(page.locator("main")).to_have_attribute("data-connection", "reconnecting")

    page.evaluate("dispatchEvent(new Event('online'))")
    assert "after=12" in come_back(page, silent_table)
    page.clock.run_for(1000)
    expect(page.locator("main")).to_have_attribute("data-connection", "live")


def test_a_machine_that_was_asleep_comes_back_by_itself(page, silent_table):
    page.clock.fast_forward(60_000)

    assert "after=12" in come_back(page, silent_table)


@pytest.mark.nightly
def test_an_unanswered_command_is_sent_by_another_connection(page, silent_table):
    page.click("[data-verb=look]")
    page.click('[data-slot="B1"]')
    first = silent_table.heard()

    come_back(page, silent_table)

    assert silent_table.heard(2) == first


def test_a_page_back_in_view_asks_for_missed_updates(page, silent_table):
    miss(silent_table)

    with page.expect_response("**/updates?*after=12*"):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")

    assert "after=12" in come_back(page, silent_table)


@pytest.mark.nightly
def test_a_table_that_is_quiet_for_long_is_asked_about(page, silent_table):
    miss(silent_table)

    assert "after=12" in come_back(page, silent_table)


@pytest.mark.nightly
def test_a_table_where_nothing_happens_keeps_its_connection(page, silent_table):
    page.evaluate(COUNTING_ANSWERS)
    # No longer than this: the answer takes real time, and waiting for it has a timeout.
    for number, seconds in enumerate((35, 30), 1):
        page.clock.run_for(1000 * seconds)
        page.wait_for_function("number => window.answers === number", arg=number)
    page.clock.run_for(2000)

    assert len(silent_table.addresses) == 1


@pytest.mark.nightly
def test_a_message_with_a_fractional_number_is_not_shown(page, at_table):
    """It could be shown, and never be remembered."""
    table = at_table("p2")
    table.say({**table.snapshot, "n": 13.5, "table": {**TABLE, "phase": "waiting"}})

    table.say({"type": "update", "n": 13.5, "at": 0, "table": {"phase": "waiting"}})
    table.update(13, table={"match": {"round": 7}})

    expect(page.locator("main")).to_have_attribute("data-screen", "play")


@pytest.mark.nightly
def test_a_server_that_closes_with_a_reason_is_not_cut_off(page, at_table):
    table = at_table()
    page.clock.install()
    api.route("**/connection?**", lambda route: route.fulfill(json={"may_act": True}))
    asked = []
    api.route("**/updates?**limit=9**", lambda route: asked.append(route.request.url))
    refused = []

    def refuse(socket):
        refused.append(socket)
        socket.close(code=4429, reason="rate_limited")

    page.route_web_socket("**/socket?**", refuse)
    table.sockets[-1].close(code=1001)

    def has_tried():
        page.clock.run_for(1000)
        return len(refused) > 3

    wait_until(page, has_tried, "the page does not come back")
    assert asked == []


def test_sockets_that_bring_nothing_are_given_up(page, at_table):
    table = at_table()
    page.clock.install()
    api.route("**/connection?**", lambda route: route.fulfill(json={"may_act": True}))
    news = {"type": "update", "n": 13, "at": 0, "events": []}
    api.route("**/updates?**", lambda route: route.fulfill(json={"updates": [news], "here": []}))

    page.route_web_socket("**/socket?**", lambda socket: socket.close(code=1006))
    table.sockets[-1].close(code=1001)

    def is_live():
        page.clock.run_for(1000)
        return page.locator("main").get_attribute("data-n") == "13"

    wait_until(page, is_live, "the page does not go on by requests")
    expect(page.locator("[data-refused=sockets_blocked]")).to_be_visible()
    page.goto("/blank")  # this page would ask on when the next test answers nothing


def test_a_page_drops_what_the_server_has_lost_and_says_so(page, table):
    table.say({**table.snapshot, "history": "first"})
    table.update(13, events=[{"kind": "said", "player": "p2", "text": "Lost."}])
    line = page.locator("[data-feed] [data-event=said]")
    expect(line).to_have_text(["Bo: Lost."])

    table.say({**table.snapshot, "n": 11, "history": "second"})

    expect(page.locator("main")).to_have_attribute("data-n", "11")
    expect(page.locator("[data-refused=history_changed]").first).to_be_visible()
    expect(line).to_have_count(0)
    table.sockets[-1].close(code=1012)
    page.clock.run_for(3000)
    wait_until(page, lambda: len(table.sockets) == 2, "the page did not come back")
    assert "after=11&history=second" in table.addresses[1]


POLLED = """async (m) => {
    const [fetched, timed] = [self.fetch, self.setInterval];
    const blamed = [], asked = [];
    let timers = 0;
    self.setInterval = () => (timers += 1);
    const connection = {
        isHeard: false, isOpen: true, mute: 1, after: 12, renew() {},
        blame: (cause) => blamed.push(cause),
        options: { code: "KTRWPM", player: "p1", last: () => 12, history: () => "first" },
    };
    const answers = { connection: { may_act: true }, %s };
    self.fetch = async (path) => {
        const [, call] = /(\\w+)[?]/.exec(path);
        asked.push(call);
        if (asked.length > 50) await new Promise(() => {});
        const answer = await answers[call];
        return Response.json(answer, { status: answer.code ? 409 : 200 });
    };
    await m.doubt(connection);
    const socket = connection.detour();
    %s;
    await new Promise((then) => setTimeout(then, 100));
    socket.close();
    [self.fetch, self.setInterval] = [fetched, timed];
    return { blamed, asked, timers, needsSnapshot: connection.needsSnapshot };
}"""
"""Lets a connection make do without sockets, by some answers, while something happens."""

NOTHING = "{ updates: [], here: [] }"


def polled(run, answers: str, happens: str = "") -> dict:
    return run("/net/long_poll.js", POLLED % (answers, happens))


def test_a_way_that_is_given_up_at_once_leaves_nothing(run):
    late = f"updates: new Promise((then) => setTimeout(then, 50, {NOTHING}))"

    left = polled(run, late, "await null; socket.close()")

    assert left["asked"] == ["connection", "updates"]
    assert left["blamed"] == [None]
    assert left["timers"] == 0


def test_nodes_that_differ_on_the_history_are_asked_slowly(run):
    differ = 'updates: { code: "history_changed" }, view: { type: "snapshot", n: 12 }'

    assert polled(run, differ)["asked"] == ["connection", "updates"]


def test_another_seat_is_seen_even_if_the_view_fails(run):
    taken = "{ n: 13, events: [{ kind: 'sat', player: 'p1' }] }"
    lost = f"updates: {{ updates: [{taken}], here: [] }}, view: {{ code: 'unreachable' }}"

    left = polled(run, lost)

    assert left["asked"] == ["connection", "updates", "view"]
    assert left["needsSnapshot"]
