"""Opening a link to a table, and the links and QR codes that invite others."""

import re

import pytest
from playwright.sync_api import expect

from morpho_server.app import client_folder
from tests.support.client.api import api, unreachable
from tests.support.client.table import (
    GAMES,
    LAPTOP,
    NO_MATCH,
    SUMMARY,
    TABLE,
    WAITING,
    open_client,
)
from tests.support.nightly import nightly
from tests.support.qr_reading import DOTS, read_code

pytestmark = pytest.mark.browser

YOU = {"player": "p2", "name": "Bo", "seat": 1}


SHIFTS = """() => {
    window.shifts = 0;
    const observer = new PerformanceObserver((list) => {
        for (const { value, hadRecentInput } of list.getEntries())
            if (!hadRecentInput) window.shifts += value;
    });
    observer.observe({ type: "layout-shift", buffered: true });
}"""
"""Adds up how much of the window moved, and how far, while nobody touched anything."""


def visit(page, **changes):
    api.route("**/api/v1/**", lambda route: route.fulfill(json={**SUMMARY, **changes}))
    api.route("**/api/v1/games", lambda route: route.fulfill(json=GAMES))
    open_client(page, "/t/KTRWPM")


@pytest.mark.parametrize(
    ("locale", "title"),
    [
        ("fr", "Ada t\u2019a gardé une place"),
        nightly("en", "Ada saved you a seat"),
        nightly("zh-TW", "Ada 幫你留了座位"),
    ],
)
def test_an_invitation_welcomes_a_friend_and_names_the_game(browser, client_address, locale, title):
    context = browser.new_context(
        base_url=client_address, locale=locale, viewport={"width": 360, "height": 640}
    )
    page = context.new_page()
    visit(page)

    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.locator(".figures")).to_contain_text(re.compile("3.*9.*30"))
    expect(page.locator(".fan .card")).to_have_count(3)
    for first in ("[name=name]", "[data-action=sit]"):
        expect(page.locator(first)).to_be_in_viewport(ratio=1)
    page.keyboard.press("Tab")
    expect(page.locator("[name=name]")).to_be_focused()
    context.close()


@pytest.mark.nightly
def test_the_lesson_leads_back_to_the_invitation(page):
    visit(page)

    page.click("[data-action=learn]")
    expect(page.get_by_role("heading", name="Tonight you are Ada")).to_be_visible()
    page.click("[data-action=leave-lesson]")

    expect(page.locator("[data-action=sit]")).to_be_visible()
    expect(page).to_have_title(re.compile("^Invitation"))


@pytest.mark.nightly
def test_a_game_without_a_poster_invites_with_its_cover(page):
    summary = {**SUMMARY, "game": "morpyam", "title": "Morpyam"}
    api.route("**/api/v1/**", lambda route: route.fulfill(json=summary))
    games = [{**GAMES[0], "name": "morpyam", "option_fields": []}]
    api.route("**/api/v1/games", lambda route: route.fulfill(json=games))

    open_client(page, "/t/KTRWPM")

    cover = page.locator(".hero img")
    expect(cover).to_be_in_viewport(ratio=1)
    assert cover.evaluate("cover => cover.naturalWidth") > 0
    expect(page.locator("[data-action=sit]")).to_be_in_viewport(ratio=1)


@pytest.mark.nightly
@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (1440, 900)])
def test_an_invitation_keeps_its_place_while_it_is_loaded(own_page, width, height):
    own_page.set_viewport_size({"width": width, "height": height})
    own_page.add_init_script(f"({SHIFTS})()")
    visit(own_page)
    expect(own_page.locator(".fan .card")).to_have_count(3)
    expect(own_page.locator("[data-action=rules]")).to_be_visible()
    expect(own_page.locator("html:not([data-coming])")).to_be_attached()
    own_page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")

    assert own_page.evaluate("window.shifts") <= 0.05


def test_the_rules_lie_beside_the_invitation(page):
    visit(page)
    page.fill("[name=name]", "Cleo")

    page.click("[data-action=rules]")
    expect(page.locator("[data-rules-panel] h1").first).to_be_attached()
    page.keyboard.press("Escape")

    expect(page.locator("[data-rules-panel]")).to_have_count(0)
    expect(page.locator("[data-action=rules]")).to_be_focused()
    expect(page.locator("[name=name]")).to_have_value("Cleo")


@pytest.mark.parametrize(
    "changes", [{"free_seats": 0}, nightly({"you": [YOU]}), nightly({"host": None})]
)
def test_only_people_who_can_take_a_seat_are_invited(page, changes):
    visit(page, **changes)

    expect(page.get_by_role("heading", level=1)).to_have_text("Table olive notebook captain")
    expect(page.locator(".figures")).to_have_count(0)


def test_an_open_invitation_stays_up_to_date(page):
    """When somebody looks at it again, and otherwise now and then."""
    card = dict(SUMMARY)
    asked = []

    def answer(route):
        asked.append(route)
        if len(asked) == 3:
            unreachable(route)
        else:
            route.fulfill(json=card)

    page.clock.install()
    page.route("**/api/v1/tables/KTRWPM", answer)
    open_client(page, "/t/KTRWPM")
    invitation = page.locator("[data-screen=invite]")
    expect(invitation).to_contain_text("Ada is at the table")
    page.fill("[name=name]", "Bo")

    card |= {"phase": "playing", "bots": ["Talos"], "free_seats": 2}
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(invitation).to_contain_text("Talos")

    card |= {"bots": ["Talos", "Golem"]}
    with page.expect_event("requestfailed"):
        page.clock.run_for(11_000)
    page.clock.run_for(11_000)
    expect(invitation).to_contain_text("Talos and Golem")
    expect(page.locator("[name=name]")).to_have_value("Bo")


@pytest.mark.parametrize("action", ["sit", nightly("watch")])
def test_a_missing_or_taken_name_is_reported_in_place(page, action):
    visit(page)

    page.click(f"[data-action={action}]")

    field = page.locator("[name=name]")
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description("Enter your name first.")
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)

    page.keyboard.type("Ada")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(field).to_have_attribute("aria-invalid", "false")
    expect(field).to_have_accessible_description("")

    taken = {"status": 409, "json": {"code": "name_taken", "detail": ""}}
    api.route("**/tables/KTRWPM/players", lambda route: route.fulfill(**taken))
    page.click(f"[data-action={action}]")
    way_back = "“Play on another device” in the browser you used before"
    expect(page.locator("[data-refused=name_taken]")).to_contain_text(way_back)


RENEWED = "KTRWPMBCDFGH"
NAME = "olive notebook captain zebra acorn pasta"


FOR_OTHERS = "http://192.0.2.17:8000"


TUNNEL = "https://brave-old-fox.trycloudflare.com"


def tell(page, address: str, name: str, content: str) -> None:
    """Let the page at an address be told something by its server, under a name."""
    whole = (client_folder() / "index.html").read_text(encoding="utf-8")
    body = whole.replace("</head>", f'<meta name="{name}" content="{content}"></head>')
    page.route(address, lambda route: route.fulfill(body=body, content_type="text/html"))
    page.goto("/blank")  # so that it is loaded


@pytest.fixture
def shared(page):
    """A page whose server names the address by which others reach it."""
    tell(page, "**/t/KTRWPM", "for-others", FOR_OTHERS)


def test_the_table_s_link_and_code_are_for_others(page, shared, at_table):
    at_table("p1", table=WAITING, **NO_MATCH)

    link = page.locator("[data-link]")
    expect(link).to_have_text(f"{FOR_OTHERS}/t/KTRWPM")
    page.click("[data-action=show-code]")
    assert read_code(page.locator("[data-large-code] svg")) == f"{FOR_OTHERS}/t/KTRWPM"
    expect(page.locator("[data-large-code]")).to_contain_text("192.0.2.17:8000")
    page.click("[data-action=close-code]")
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    page.click("[data-action=copy-link]")
    copied = page.wait_for_function("window.copied").json_value()
    assert copied == f"{FOR_OTHERS}/t/KTRWPM"


def test_links_lead_through_the_tunnel_until_it_has_ended(page, shared, at_table):
    table = at_table("p1", table=WAITING, **NO_MATCH)
    link = page.locator("[data-link]")

    table.say({"type": "tunnel", "origin": TUNNEL})
    expect(link).to_have_text(f"{TUNNEL}/t/KTRWPM")
    expect(page.locator("[data-refused]")).to_have_count(0)

    table.say({"type": "tunnel"})
    expect(link).to_have_text(f"{FOR_OTHERS}/t/KTRWPM")
    expect(page.locator("[data-refused=tunnel_ended]")).to_be_visible()
    page.click("[data-action=close-cause]")
    expect(page.locator("[data-refused]")).to_have_count(0)


def test_a_page_that_came_through_the_tunnel_says_when_it_is_gone(page, client_address, at_table):
    tell(page, "**/t/KTRWPM", "tunnel", client_address)
    table = at_table("p1", table=WAITING, **NO_MATCH)

    with table.away():
        table.sockets[-1].close(code=1006)
        expect(page.locator("[data-refused=tunnel_gone]")).to_be_visible()
    page.goto("/blank")  # so that no other test came through it


def test_where_tables_are_opened_elsewhere_the_first_page_says_so(page):
    tell(page, "**/", "opening", "closed")
    open_client(page, "/")

    expect(page.locator("[data-opening=opening_closed]")).to_contain_text("Join one by its link")
    expect(page.locator("[data-action=learn]")).to_be_visible()
    expect(page.locator("[data-action=join]")).to_be_visible()
    for door in ("with-friends", "play-now"):
        expect(page.locator(f"[data-action={door}]")).to_have_count(0)
    page.goto("/blank")


@pytest.mark.nightly
def test_links_for_a_seat_and_for_another_device_are_for_others(page, shared, at_table):
    vacant = {
        **TABLE,
        "seats": {"0": "p1", "2": "p3"},
        "players": {k: v for k, v in TABLE["players"].items() if k != "p2"},
    }
    table = at_table(table=vacant, now=0)
    page.click("[data-action=menu]")
    page.click("[data-action=offer-seat]")
    table.update(13, table={"offers": {"1": 3_600_000}}, done=table.heard()["id"])
    page.click("[data-action=devices]")
    page.click("[data-action=link-device]")
    table.say({"type": "done", "id": table.heard(2)["id"], "n": 13})

    for place in ("[data-offer='1']", "[data-devices]"):
        link = page.locator(f"{place} [data-link]")
        expect(link).to_be_visible()
        assert link.inner_text().startswith(f"{FOR_OTHERS}/t/KTRWPM#pass=")
        expect(page.locator(f"{place} [data-only-here]")).to_have_count(0)


FINDER = [
    "1111111",
    "1000001",
    "1011101",
    "1011101",
    "1011101",
    "1000001",
    "1111111",
]
QUIET = 4


@pytest.fixture
def code(page, at_table):
    page.emulate_media(color_scheme="dark")
    at_table(size=LAPTOP, table=WAITING, **NO_MATCH)
    small = page.locator("[data-action=show-code]")
    expect(small).to_be_visible()
    return small


@pytest.mark.nightly
def test_the_qr_code_is_black_on_white_with_a_quiet_zone(code):
    """The dark theme changes nothing in it."""
    dots = code.locator("svg").evaluate(DOTS)

    assert {dot for row in dots for dot in row} == {0, 255}
    side = len(dots) - 2 * QUIET
    edge = range(QUIET, QUIET + side)
    assert all(
        dots[y][x] == 255
        for y in range(len(dots))
        for x in range(len(dots))
        if not (x in edge and y in edge)
    )
    for top, left in ((0, 0), (0, side - 7), (side - 7, 0)):
        finder = [
            "".join("1" if dots[QUIET + top + y][QUIET + left + x] == 0 else "0" for x in range(7))
            for y in range(7)
        ]
        assert finder == FINDER


def test_a_camera_reads_the_code_which_a_tap_shows_to_the_room(page, code):
    link = page.locator("[data-link]")
    expect(link).to_have_text(page.url)
    assert read_code(code.locator("svg")) == page.url
    expect(page.locator("[data-only-here]")).to_contain_text("only on this computer")

    code.click()
    large = page.locator("[data-large-code]")
    expect(large.get_by_role("img", name="QR code of the link")).to_be_in_viewport(ratio=1)
    expect(large).to_contain_text("olive notebook captain")
    assert large.locator("svg").bounding_box()["width"] > 300
    page.click("[data-action=close-code]")
    expect(large).to_have_count(0)
    expect(code).to_be_focused()

    code.press("Enter")
    expect(large).to_be_visible()
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)
    expect(code).to_be_focused()


@pytest.mark.parametrize(
    ("host", "says", "sits"),
    [
        (
            "Ada",
            "You join in the next round, or as soon as Ada lets you in.",
            "Ask for a seat",
        ),
        (None, "You take over from a bot", "Sit down"),
    ],
)
def test_an_invitation_during_a_round_says_when_you_play(page, host, says, sits):
    visit(page, phase="playing", bots=["Talos"], free_seats=1, host=host)

    expect(page.locator("form")).to_contain_text(says)
    expect(page.locator("[data-action=sit]")).to_have_text(sits)


def test_an_unwatchable_round_asks_visitors_to_come_later(page):
    visit(page, phase="playing", free_seats=1, may_watch=False)

    expect(page.locator("[data-screen=invite]")).to_contain_text("Join when it\u2019s over")
    expect(page.locator("[name=name]")).to_have_count(0)


ASKED = {
    **TABLE,
    "players": {**TABLE["players"], "p9": {"name": "Eve"}},
    "seat_requests": {"p9": 2},
}


def test_everybody_sees_requests_for_a_seat(page, at_table):
    table = at_table("p2", table={**ASKED, "seat_requests": None}, legal=None)

    event = {"kind": "seat_requested", "player": "p9", "seat": 2}
    table.update(13, events=[event], table={"seat_requests": {"p9": 2}})

    line = page.locator("[data-seat-requests]")
    expect(line).to_have_text("Eve asks for a seat")
    expect(line.locator("button")).to_have_count(0)
    expect(page.locator("[data-announcer]")).to_contain_text("Eve asks for a seat")
    table.update(14, table={"seat_requests": None})
    expect(line).to_have_count(0)


def test_the_host_lets_the_first_of_them_in_by_one_tap(page, at_table):
    players = {**ASKED["players"], "p10": {"name": "Fay"}}
    table = at_table(table={**ASKED, "players": players, "seat_requests": {"p10": 1, "p9": 2}})
    line = page.locator("[data-seat-requests]")
    expect(line).to_contain_text("Fay and Eve ask for a seat")

    line.get_by_role("button", name="Let Fay in now").press("Enter")

    asked = table.heard()
    assert (asked["type"], asked["player"]) == ("admit", "p10")
    refused = {"type": "refused", "id": asked["id"], "code": "held_another_seat", "reason": ""}
    table.say(refused)
    expect(line.get_by_role("alert")).to_contain_text("two seats in one round")


def test_a_seat_request_states_the_wait_and_can_be_withdrawn(page, at_table):
    table = at_table("p9", table=ASKED, own=None, legal=None)

    line = page.locator("[data-seat-requests]")
    soon = "You join in the next round, or as soon as Ada lets you in."
    expect(line).to_contain_text(soon)
    expect(page.locator("[data-announcer]")).to_contain_text(soon)
    table.update(13, table={"host": "p9"})
    expect(line).to_contain_text("You join in the next round.")
    line.get_by_role("button", name="Give up my place").click()

    assert table.heard()["type"] == "stand"


def test_a_page_moves_to_the_new_code_and_keeps_its_player(page, at_table):
    table = at_table(table=WAITING, **NO_MATCH)
    pages = len(table.addresses)

    table.update(13, events=[], table={"invitation": RENEWED})

    expect(page.locator("[data-link]")).to_contain_text(RENEWED)
    expect(page).to_have_url(re.compile(rf"/t/{RENEWED}$"))
    page.click("[data-action=show-code]")
    assert read_code(page.locator("[data-large-code] svg")).endswith(f"/t/{RENEWED}")
    expect(page.locator("[data-table-name]")).to_have_text(NAME)
    assert len(table.addresses) == pages, "it has connected again"
    page.reload()
    expect(page.locator("[data-screen=waiting]")).to_be_visible()


def test_a_visitor_asks_by_the_whole_invitation(page):
    asked = []

    def answer(route):
        asked.append(route.request.url.partition("/api/v1")[2])
        route.fulfill(json=SUMMARY)

    api.route("**/api/v1/tables/**", answer)

    open_client(page, "/t/ktrwpm-bcdfgh")

    expect(page.locator("[data-action=sit]")).to_be_visible()
    assert f"/tables/{RENEWED}" in asked


def test_a_removed_player_is_not_asked_to_try_again(page):
    api.route(
        "**/api/v1/**",
        lambda route: route.fulfill(status=403, json={"code": "removed", "detail": ""}),
    )

    open_client(page, "/t/KTRWPM")

    expect(page.locator("[data-refused=removed]")).to_be_visible()
    expect(page.locator("[data-action=try-again]")).to_have_count(0)
