"""A failure or refusal appears where the player looks, says what to do, and loses no text."""

import pytest
from playwright.sync_api import expect

from tests.support.client.api import api, unreachable
from tests.support.client.table import (
    GAMES,
    LAPTOP,
    NO_MATCH,
    SUMMARY,
    WAITING,
    open_client,
    store,
)
from tests.support.complaints import complaints
from tests.support.nightly import nightly

pytestmark = pytest.mark.browser

API = "**/api/v1/**"


def test_an_unreachable_invitation_can_be_tried_again_to_watch(page):
    page.route(API, unreachable)
    open_client(page, "/t/KTRWPM")
    expect(page.locator("[data-refused=unreachable]")).to_be_visible()

    page.unroute(API)
    page.route(API, lambda route: route.fulfill(json=SUMMARY))
    page.route("**/games", lambda route: route.fulfill(json=[]))
    page.route("**/players", lambda route: route.fulfill(status=422, json={"code": "invalid"}))
    complaints.expect("422|502")
    page.click("[data-action=try-again]")
    expect(page.locator("[data-action=sit]")).to_be_visible()
    expect(page.locator("[data-refused], [data-action=try-again]")).to_have_count(0)
    page.click("[data-action=watch]")
    expect(page.locator("[name=name]")).to_be_focused()
    page.keyboard.type("Eve")
    with page.expect_request("**/players") as asked:
        page.click("[data-action=watch]")
    body = asked.value.post_data_json
    assert body == {"name": "Eve", "sit": False, "id": body["id"]}


def test_a_visitor_with_the_code_of_no_table_can_give_another(page):
    stale = {"status": 404, "json": {"code": "no_such_table", "detail": "No such table."}}
    api.route("**/tables/STALED", lambda route: route.fulfill(**stale))
    api.route("**/tables/KTRWPM", lambda route: route.fulfill(json=SUMMARY))
    open_client(page, "/t/STALED")
    expect(page.locator("[data-refused=no_such_table]")).to_be_visible()

    page.get_by_label("Got a table\u2019s name?").fill("http://morpho.example/t/ktrwpm")
    page.click("[data-action=join]")

    expect(page.locator("[data-action=sit]")).to_be_visible()
    expect(page.locator("[data-refused], [data-action=join]")).to_have_count(0)


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ({"status": 502, "body": "<html>Bad gateway</html>"}, "bad_gateway"),
        nightly({"status": 200, "body": "<html>Sign in to this network</html>"}, "unreadable"),
        ({"status": 429, "json": {"code": "rate_limited", "detail": "Slower."}}, "rate_limited"),
        nightly({"status": 511, "body": "<html>Sign in</html>"}, "network_sign_in"),
        nightly({"status": 302, "body": "<html>Found</html>"}, "unreadable"),
        nightly(
            {"status": 500, "json": {"code": "internal_error", "detail": "Oh."}}, "internal_error"
        ),
        nightly({"status": 403, "body": "<html>Blocked by your filter</html>"}, "wrong_proxy"),
        nightly({"status": 429, "body": "<html>Too many requests</html>"}, "rate_limited"),
        nightly({"status": 522, "body": "<html>Connection timed out</html>"}, "bad_gateway"),
        nightly({"status": 503, "json": {"code": 503, "message": "No upstream"}}, "bad_gateway"),
        nightly({"status": 503, "json": {"code": "SERVICE_UNAVAILABLE"}}, "bad_gateway"),
        nightly({"status": 418, "body": ""}, "wrong_proxy"),
    ],
)
def test_a_refused_table_says_why_and_can_be_made_again(page, answer, code):
    api.route(API, lambda route: route.fulfill(json=GAMES))
    open_client(page, "/")
    page.click("[data-action=with-friends]")
    page.fill("[name=name]", "Ada")
    api.route(API, lambda route: route.fulfill(**answer))
    page.click("[data-action=make-table]")

    refused = page.locator(f".go-form [data-refused={code}]")
    expect(refused).to_have_role("alert")
    expect(refused).not_to_have_text("")
    expect(page.locator("[data-action=make-table]")).to_be_enabled()


SEEN = {"may_act": False, "host": "127.0.0.1:1", "scheme": "http"}
"""What a server sees of a page whose proxy does not pass on Host."""


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ({"json": SEEN}, "host_hidden"),
        ({"status": 511, "body": "<html>Sign in</html>"}, "network_sign_in"),
        nightly({"json": {**SEEN, "host": None, "scheme": "https"}}, "scheme_hidden"),
        nightly({"json": {**SEEN, "host": None}}, "foreign_origin"),
        nightly({"body": "<html>Sign in to this network</html>"}, "unreadable"),
    ],
)
def test_a_page_without_its_table_names_the_cause(page, answer, code):
    page.goto("/blank")
    page.evaluate("sessionStorage.setItem('morpho.player.KTRWPM', 'p1')")
    if "json" in answer and answer["json"]["host"] is None:
        answer["json"]["host"] = page.evaluate("location.host")
    api.route("**/connection?**", lambda route: route.fulfill(**answer))
    page.route_web_socket("**/socket?**", lambda socket: socket.close(code=1001))

    open_client(page, "/t/KTRWPM")

    expect(page.locator(f"[data-screen=loading] [data-refused={code}]")).to_be_visible()


def test_a_refusal_names_the_header_or_cookies_that_lack(page):
    api.route(API, lambda route: route.fulfill(json=GAMES))
    foreign = {"status": 403, "json": {"code": "foreign_origin", "detail": "Foreign."}}
    api.route("**/guests", lambda route: route.fulfill(**foreign))
    api.route("**/connection?**", lambda route: route.fulfill(json=SEEN))
    open_client(page, "/")
    page.click("[data-action=with-friends]")
    page.fill("[name=name]", "Ada")
    page.click("[data-action=make-table]")
    expect(page.locator(".go-form [data-refused=host_hidden]")).to_be_visible()

    api.route("**/guests", lambda route: route.fulfill(status=201, json={"guest": "g1"}))
    unknown = {"status": 401, "json": {"code": "not_signed_in", "detail": "Who?"}}
    api.route("**/tables", lambda route: route.fulfill(**unknown))
    page.click("[data-action=make-table]")
    expect(page.locator(".go-form [data-refused=cookies_blocked]")).to_be_visible()


def test_an_unreachable_list_of_tables_can_be_asked_for_again(page):
    table = {"code": "KTRWPM", "game": "morpho", "phase": "playing", "player": "p1", "name": "Ada"}
    store(page, guest="yes")
    page.route(API, lambda route: route.fulfill(json=GAMES))
    page.route("**/guests/me", unreachable)
    open_client(page, "/")
    again = page.locator(".my-tables [data-action=try-again]")
    expect(again).to_be_visible()

    people = {"players": ["Ada"], "bots": [], "awaits_you": False, "turn": []}
    mine = {"name": "Ada", "tables": [{**table, **people, "updated_at": 0}]}
    page.unroute("**/guests/me")
    page.route("**/guests/me", lambda route: route.fulfill(json=mine))
    again.click()
    expect(page.locator("[data-table=KTRWPM]")).to_be_visible()


@pytest.fixture(params=["nothing may be kept", nightly("there is no room")])
def keeping_nothing(request, own_page):
    """A page of which the browser keeps nothing, before a server that lets it sit down anywhere."""
    forbidden = (
        "for (const kind of ['localStorage', 'sessionStorage'])"
        " Object.defineProperty(self, kind, {get() { throw new DOMException('no') }})"
    )
    full = "Storage.prototype.setItem = () => { throw new DOMException('no') }"
    own_page.add_init_script(forbidden if request.param == "nothing may be kept" else full)
    api.route(API, lambda route: route.fulfill(json={**SUMMARY, "player": "p1"}))
    api.route("**/games", lambda route: route.fulfill(json=GAMES))
    own_page.route_web_socket("**/socket?**", lambda socket: None)
    return own_page


@pytest.mark.parametrize(("address", "action"), [("/t/KTRWPM", "sit"), nightly("/", "make-table")])
def test_a_page_of_which_nothing_is_kept_works_all_the_same(keeping_nothing, address, action):
    keeping_nothing.goto(address)
    if action == "make-table":
        keeping_nothing.click("[data-action=with-friends]")
    keeping_nothing.fill("[name=name]", "Ada")
    keeping_nothing.click(f"[data-action={action}]")

    expect(keeping_nothing.locator("[data-screen=loading]")).to_be_visible()


def test_a_link_that_cannot_be_copied_is_selected(page, at_table):
    at_table()
    page.evaluate(
        """() => {
            navigator.clipboard.writeText = () => Promise.reject(new DOMException("no"));
            document.execCommand = () => false;
        }"""
    )
    page.click("[data-action=menu]")
    page.click("[data-action=copy-link]")

    expect(page.locator("[data-action=copy-link]")).to_contain_text("Selected")
    assert "/t/KTRWPM" in page.evaluate("String(getSelection())")


def test_a_table_that_does_not_answer_is_reported(page):
    page.evaluate("sessionStorage.setItem('morpho.player.KTRWPM', 'p1')")
    page.route(API, unreachable)
    page.route_web_socket("**/socket?**", lambda socket: socket.close(code=1001))
    page.clock.install()
    open_client(page, "/t/KTRWPM")
    expect(page.locator("[data-screen=loading]")).to_be_visible()

    page.clock.run_for(6_000)

    expect(page.locator("[role=status]")).to_contain_text("keeps trying")
    page.click("[data-action=home]")
    expect(page.locator("[data-screen=home]")).to_be_visible()


@pytest.mark.parametrize("text", ["confetti", nightly("null")])
def test_a_message_that_is_not_even_one_asks_for_a_reload(page, at_table, text):
    at_table().sockets[-1].send(text)

    expect(page.locator("[data-outdated] [data-action=reload]")).to_be_visible()


def test_a_newer_server_does_no_harm_but_its_errors_are_shown(page, at_table):
    table = at_table()
    table.update(
        13,
        events=[{"kind": "moon_rose", "seat": 1}],
        public={"moon": "full", "decision": {"seat": 1, "kind": "howl", "at": "moon"}},
        table={"weather": "fine"},
        legal=["howl C1 twice", "look B1"],
        sky="clear",
    )

    expect(page.locator("main")).to_have_attribute("data-n", "13")
    expect(page.locator("[data-verb=howl]")).to_be_visible()
    expect(page.locator("[data-outdated], [data-faulty]")).to_have_count(0)
    table.say({"type": "error", "code": "malformed", "reason": "Not understood."})
    expect(page.locator(".notices [data-refused=malformed]")).to_be_in_viewport()


def rejection(reason):
    """Return a script that reports a rejection that nobody handles."""
    given = f"{{promise: Promise.resolve(), reason: {reason}}}"
    return f"dispatchEvent(new PromiseRejectionEvent('unhandledrejection', {given}))"


OWN = "document.querySelector('script[type=module]').src"
"""The address of a file of the release."""

MISTAKES = {
    "file": f"dispatchEvent(new ErrorEvent('error', {{filename: {OWN}}}))",
    "stack": f"""const error = new Error("oh");
        error.stack = `Error: oh\n    at draw (${{{OWN}}}:1:2)`;
        {rejection("error")}""",
    "stack of Firefox": f"""const error = new Error("oh");
        error.stack = `draw@${{{OWN}}}:1:2\nb@x:1`;
        dispatchEvent(new ErrorEvent("error", {{error}}))""",
    "below the browser": f"""const error = new Error("oh");
        error.stack = `Error: oh\n    at JSON.parse (<anonymous>)\n    at draw (${{{OWN}}}:1:2)`;
        dispatchEvent(new ErrorEvent("error", {{error}}))""",
}
"""Errors of the client, as browsers report them."""

FOREIGN = {
    "file": "dispatchEvent(new ErrorEvent('error', {filename: 'chrome-extension://abc/a.js'}))",
    "no file": "dispatchEvent(new ErrorEvent('error', {message: 'Script error.'}))",
    "page": "dispatchEvent(new ErrorEvent('error', {filename: location.href}))",
    "rejection": rejection("new Error('theirs')"),
    "rejection without an error": rejection("undefined"),
    "rejection with a text": rejection("'theirs'"),
    "odd reason": rejection("{stack: Symbol(), message: Symbol()}"),
    "message": f"""const error = new Error(`can't load ${{{OWN}}}`);
        error.stack = `Error: ${{error.message}}\n    at a (chrome-extension://abc/a.js:1:2)`;
        dispatchEvent(new ErrorEvent("error", {{error}}))""",
    "caused by the focus": f"""const error = new Error("theirs"); error.stack =
        `Error: theirs\n    at a (moz-extension://a/a.js:1:2)\n    at focus (${{{OWN}}}:1:2)`;
        dispatchEvent(new ErrorEvent("error", {{error, filename: "moz-extension://a/a.js"}}))""",
}
"""Errors of extensions, scripts of proxies, and the browser itself."""


def happen(page, error):
    """Let an error happen, and whatever follows from it."""
    page.evaluate(f"() => {{ {error} }}")
    page.wait_for_timeout(50)


@pytest.mark.parametrize(
    "mistake", [how if name == "stack" else nightly(how) for name, how in MISTAKES.items()]
)
def test_mistakes_of_the_page_are_told_and_those_of_others_not(page, at_table, mistake):
    at_table()
    for error in FOREIGN.values():
        happen(page, error)
    expect(page.locator("[data-faulty]")).to_have_count(0)

    happen(page, mistake)

    expect(page.locator("[data-faulty]")).to_have_role("alert")
    page.click("[data-action=close-fault]")
    expect(page.locator("[data-faulty]")).to_have_count(0)


@pytest.mark.nightly
def test_errors_of_others_do_not_replace_a_loading_page(own_page):
    errors = "".join(f"(() => {{ {error} }})();" for error in FOREIGN.values())
    own_page.add_init_script(f"addEventListener('DOMContentLoaded', () => {{ {errors} }})")
    api.route(API, lambda route: route.fulfill(json=GAMES))
    own_page.goto("/")

    expect(own_page.locator("[data-screen=home]")).to_be_visible()


def test_a_page_that_fell_down_is_spoken_of_once(page, at_table):
    at_table()
    page.evaluate(f"() => void {MISTAKES['file']}")
    expect(page.locator("[data-faulty]")).to_be_visible()

    # Taken down by its own hand: what others remove, the page may put back at any moment.
    page.evaluate(
        f"""async () => {{
            const {{ render }} = await import("/lib/index.js");
            render(null, document.querySelector("main").parentElement);
            {MISTAKES["file"]};
        }}"""
    )

    expect(page.locator("[data-screen=crashed]")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(1)


@pytest.mark.nightly
def test_the_list_of_games_is_fetched_until_it_arrives(page, at_table):
    page.route("**/games", unreachable)
    at_table(table=WAITING, public=None, own=None, legal=[])
    expect(page.locator("[data-screen=waiting]")).to_be_visible()
    expect(page.locator("[data-bots]")).to_have_count(0)

    page.unroute("**/games")

    expect(page.locator("[data-bots]")).to_be_visible()


def test_a_screen_with_several_missing_parts_offers_one_reload(page):
    at_once = page.evaluate(
        """async () => {
            const { html, render } = await import("/lib/index.js");
            const { Outdated } = await import("/loading/outdated.js");
            const part = (key) => html`<${Outdated} key=${key} />`;
            const shows = (keys) => render(html`<p>${keys.map(part)}</p>`, document.body);
            const numbers = [];
            for (const lacking of [[1, 2, 3], [2, 3], []]) {
                shows(lacking);
                await new Promise(requestAnimationFrame);
                numbers.push(document.querySelectorAll("[data-outdated]").length);
            }
            return numbers;
        }"""
    )

    assert at_once == [1, 1, 0]


def go_on(page):
    """Let the page draw what is to come of the last thing that was done."""
    page.evaluate("() => new Promise((then) => requestAnimationFrame(() => setTimeout(then)))")


def refuse(table, code="not_now"):
    """Refuse the command that was heard last."""
    command = table.heard(len(table.commands) or 1)
    table.say({"type": "refused", "id": command["id"], "code": code, "reason": "Not now."})
    return command


def test_a_refused_pause_keeps_the_menu_and_one_that_comes_not(page, at_table):
    table = at_table()
    page.click("[data-action=menu]")
    page.click("[data-menu] [data-action=pause]")
    assert refuse(table)["type"] == "pause"
    expect(page.locator("[data-menu] [data-refused=not_now]")).to_be_in_viewport()

    page.click("[data-menu] [data-action=pause]")
    paused = {"player": "p1", "agreed": False}
    table.update(13, table={"paused": paused}, done=table.heard(2)["id"])
    expect(page.locator("[data-paused=true]")).to_be_visible()
    expect(page.locator("[data-menu]")).to_have_count(0)


def test_a_refused_seat_is_reported_in_view(page, at_table):
    table = at_table("p2", table=WAITING, **NO_MATCH)
    page.locator(".seatring [data-action=sit]").first.click()

    assert refuse(table, "seat_taken")["type"] == "sit"

    expect(page.locator(".room-notices [data-refused=seat_taken]")).to_be_in_viewport(ratio=1)


def test_the_answer_to_a_move_from_the_menu_is_at_the_table(page, at_table):
    table = at_table()
    page.click("[data-action=menu]")
    page.click("[data-all-moves] summary")
    page.click('[data-all-moves] [data-action="change A1"]')
    assert table.commands == []
    page.click("[data-all-moves] [data-action=confirm]")

    assert refuse(table)["move"] == "change A1"

    expect(page.locator("[data-menu]")).to_have_count(0)
    expect(page.locator(".dock [data-refused=not_now]")).to_be_in_viewport()


def test_a_typed_message_stays_until_it_is_accepted(page, at_table):
    table = at_table(size=LAPTOP)
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


def test_a_leave_that_does_not_arrive_can_be_tried_again(page, at_table):
    """A player who leaves hears nothing of reconnecting."""
    table = at_table()
    page.route("**/commands**", unreachable)
    page.click("[data-action=menu]")
    page.click("[data-menu] [data-action=leave]")
    page.click("[data-menu] [data-action=confirm]")
    expect(page.locator("[data-menu] [data-refused=unreachable]")).to_be_visible()
    expect(page.locator("main")).to_have_attribute("data-connection", "live")
    assert page.evaluate("sessionStorage['morpho.player.KTRWPM']") == "p1"
    assert "after=12" in table.addresses[-1]

    page.unroute("**/commands**")
    api.route("**/commands**", lambda route: route.fulfill(json={"n": 13}))
    spoken = page.locator("[data-announcer] p", has_text="Reconnecting").count()
    page.click("[data-menu] [data-action=leave]")
    page.click("[data-menu] [data-action=confirm]")
    expect(page.locator("[data-screen=home]")).to_be_visible()
    expect(page.locator("[data-announcer] p", has_text="Reconnecting")).to_have_count(spoken)
