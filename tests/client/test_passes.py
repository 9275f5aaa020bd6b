"""Links that let somebody in: made in the menu, opened by another page."""

import re
import time
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from tests.support.client.api import api
from tests.support.client.table import (
    GAMES,
    SUMMARY,
    TABLE,
    WAITING,
    open_client,
    store,
)
from tests.support.nightly import nightly
from tests.support.qr_reading import read_code

pytestmark = pytest.mark.browser

HOUR = 3_600_000
DAY = 24 * HOUR
TOKEN = "Bc-_" * 10 + "xyz"
VACANT = {
    **TABLE,
    "seats": {"0": "p1", "2": "p3"},
    "players": {k: v for k, v in TABLE["players"].items() if k != "p2"},
    "left": {"1": {"player": "p2", "name": "Bo"}},
}
CARD = {
    **SUMMARY,
    "phase": "playing",
    "players": ["Ada", "Cleo"],
    "programs": ["Cleo"],
    "free_seats": 1,
}


@pytest.fixture
def host(page, at_table):
    """The host's page, at a table with a seat that nobody holds."""
    now = time.time_ns() // 1_000_000
    table = at_table(table=VACANT, now=now)
    page.click("[data-action=menu]")
    expect(page.locator("[data-offer='1'] [data-action=offer-seat]")).to_be_visible()
    table.now = now
    return table


@pytest.fixture
def door(page):
    """Somebody who opens a link; what they ask, and what the server answers."""
    asked = []
    answers = {
        "passes": [{"status": 201, "json": {"code": "KTRWPM", "player": "p4", "seat": 1}}],
        "summary": [{"json": {"seat": None, "player": "Ada"}}],
    }

    def answer(route):
        path = urlsplit(route.request.url).path
        asked.append((path.removeprefix("/api/v1"), route.request.post_data_json))
        said = answers.get(path.rsplit("/", 1)[-1])
        if said:
            route.fulfill(**(said.pop(0) if len(said) > 1 else said[0]))
        elif path.endswith("/guests"):
            route.fulfill(status=201, json={"name": "Eve"})
        elif path.endswith("/games"):
            route.fulfill(json=GAMES)
        else:
            route.fulfill(json=CARD)

    api.route("**/api/v1/**", answer)
    page.route_web_socket("**/socket?**", lambda _: None)

    class Door:
        def __init__(self):
            self.asked, self.answers = asked, answers

        def opens(self, token=TOKEN, **leads_to):
            """Open a link, which leads to what the server says."""
            if leads_to:
                answers["summary"] = [{"json": {"seat": None, "player": None, **leads_to}}]
            open_client(page, f"/t/KTRWPM#pass={token}")
            expect(page.locator("main[data-screen=pass]")).to_be_visible()

        @property
        def used(self):
            return [body for path, body in asked if path.endswith("/passes")]

    return Door()


def done(table, number=1, **parts):
    """Say that a command was done; return it."""
    command = table.heard(number)
    table.say({"type": "done", "id": command["id"], "n": 12, **parts})
    return command


def parts_of(link):
    url = urlsplit(link)
    return url.path, {name: value for name, [value] in parse_qs(url.fragment).items()}


def test_the_host_gets_a_link_to_an_empty_seat(page, host):
    page.click("[data-action=offer-seat]")
    command = host.heard()
    assert (command["type"], command["seat"]) == ("offer_seat", 1)
    assert re.fullmatch(r"[A-Za-z0-9_-]{43}", command["token"])

    host.update(
        13,
        events=[{"kind": "seat_offered", "seat": 1}],
        table={"offers": {"1": host.now + DAY}},
        done=command["id"],
    )

    link = page.locator("[data-offer='1'] [data-link]")
    expect(link).to_be_visible()
    expect(page.locator("[data-action=offer-seat]")).to_be_focused()
    path, fragment = parts_of(link.inner_text())
    assert (path, fragment) == ("/t/KTRWPM", {"pass": command["token"]})
    code = page.locator("[data-offer='1'] [data-action=show-code] svg")
    assert read_code(code) == link.inner_text()
    page.click("[data-action=withdraw-offer]")
    taken_back = host.heard(2)
    assert (taken_back["type"], taken_back["seat"]) == ("withdraw_offer", 1)
    host.update(14, table={"offers": None}, done=taken_back["id"])
    expect(link).to_have_count(0)


def test_among_players_only_an_absent_one_can_be_replaced(page, at_table):
    now = time.time_ns() // 1_000_000
    away = {**TABLE["players"], "p2": {**TABLE["players"]["p2"], "away": True}}
    table = at_table(table={**TABLE, "players": away}, now=now)
    page.click("[data-action=menu]")
    expect(page.locator("[data-action=offer-seat]")).to_have_count(1)

    page.click("[data-player=p2] [data-action=offer-seat]")
    command = table.heard()
    table.update(13, table={"offers": {"1": now + DAY}}, done=command["id"])

    link = page.locator("[data-offer='1'] [data-link]")
    expect(link).to_be_visible()
    _, fragment = parts_of(link.inner_text())
    assert fragment == {"pass": command["token"]}
    table.update(14, table={"offers": None, "players": {"p2": {"away": None}}})
    expect(page.locator("[data-offer='1']")).to_have_count(0)


def test_offers_of_seats_expire_by_the_server_s_clock(page, at_table):
    at_table(table={**VACANT, "offers": {"1": HOUR}}, now=0)
    page.click("[data-action=menu]")

    expect(page.locator("[data-offer='1'] [data-action=withdraw-offer]")).to_be_visible()


def test_a_link_made_elsewhere_can_only_be_replaced(page, host):
    host.update(13, table={"offers": {"1": host.now + DAY}})

    offer = page.locator("[data-offer='1']")
    expect(offer).to_contain_text("This seat is on offer")
    expect(offer.locator("[data-link]")).to_have_count(0)
    page.get_by_role("button", name="Make a new link").click()
    assert host.heard()["type"] == "offer_seat"


@pytest.mark.nightly
def test_a_reload_loses_no_link(page, host):
    page.click("[data-action=offer-seat]")
    seat = host.heard()
    host.snapshot["table"] = {**VACANT, "offers": {"1": host.now + DAY}}
    page.click("[data-action=devices]")
    page.click("[data-action=link-device]")
    device = host.heard(2)
    done(host, 2)
    expect(page.locator("[data-devices] [data-link]")).to_be_visible()

    page.reload()
    page.click("[data-action=menu]")
    page.click("[data-action=devices]")

    for place, command in {"[data-offer='1']": seat, "[data-devices]": device}.items():
        link = page.locator(f"{place} [data-link]")
        expect(link).to_be_visible()
        assert parts_of(link.inner_text())[1]["pass"] == command["token"]


def test_a_refused_offer_says_why_and_takes_no_link_away(page, host):
    page.click("[data-action=offer-seat]")
    host.say({"type": "refused", "id": host.heard()["id"], "code": "seat_held", "reason": ""})
    expect(page.locator("[data-offer='1'] [data-refused=seat_held]")).to_have_text(
        "The player in that seat is at the table."
    )

    page.click("[data-action=offer-seat]")
    offers = {"offers": {"1": host.now + DAY}}
    host.update(13, table=offers, done=host.heard(2)["id"])
    link = page.locator("[data-offer='1'] [data-link]")
    before = link.inner_text()

    page.click("[data-action=offer-seat]")
    refused = {"type": "refused", "id": host.heard(3)["id"], "code": "no_free_seat", "reason": ""}
    host.say(refused)

    expect(page.locator("[data-offer='1'] [data-refused]")).to_be_visible()
    expect(link).to_have_text(before)


def test_nobody_but_the_host_offers_a_seat(page, at_table):
    at_table("p3", table=VACANT)
    page.click("[data-action=menu]")
    expect(page.get_by_text("Bo, who left")).to_be_visible()

    expect(page.locator("[data-action=offer-seat]")).to_have_count(0)


@pytest.mark.parametrize("phase", ["playing", nightly("waiting")])
def test_a_player_takes_the_table_along_to_another_device(page, at_table, phase):
    """And keeps only this one again, if that is confirmed."""
    parts = {"table": WAITING, "public": None, "own": None, "legal": None}
    table = at_table("p2", **(parts if phase == "waiting" else {}))
    page.click("[data-action=menu]")
    before = len(table.commands)

    page.click("[data-action=devices]")
    page.click("[data-action=link-device]")

    expect(page.locator("[data-devices] [data-link]")).to_have_count(0)
    command = done(table, before + 1)
    assert command["type"] == "link_device"
    link = page.locator("[data-devices] [data-link]")
    expect(link).to_be_visible()
    path, fragment = parts_of(link.inner_text())
    assert (path, fragment) == ("/t/KTRWPM", {"pass": command["token"]})
    code = page.locator("[data-devices] [data-action=show-code] svg")
    assert read_code(code) == link.inner_text()

    page.click("[data-action=keep-this-device]")
    assert len(table.commands) == before + 1
    page.click("[data-action=confirm]")
    command = done(table, before + 2)
    assert command == {"type": "keep_this_device", "id": command["id"]}
    expect(page.get_by_text("You now play on this device only.")).to_be_visible()
    expect(link).to_have_count(0)


@pytest.mark.nightly
def test_a_refused_or_expired_device_link_is_not_shown(page, at_table):
    page.clock.install()
    table = at_table("p2")
    page.click("[data-action=menu]")
    page.click("[data-action=devices]")
    link = page.locator("[data-devices] [data-link]")

    page.click("[data-action=link-device]")
    command = table.heard()
    table.say({"type": "refused", "id": command["id"], "code": "internal_error", "reason": ""})
    refused = page.locator("[data-devices] [data-refused]")
    expect(refused).to_be_visible()
    page.click("[data-menu] [data-action=wish-pause]")
    expect(refused).to_have_count(0)
    expect(link).to_have_count(0)

    page.click("[data-action=link-device]")
    done(table, 3)
    expect(link).to_be_visible()

    page.clock.fast_forward(HOUR)

    expect(link).to_have_count(0)
    expect(page.locator("[data-devices] [role=status]")).to_contain_text("expired")


def test_a_device_link_is_used_only_after_a_click(page, door):
    """The token is gone from the address then."""
    door.opens(player="Ada")
    expect(page.get_by_role("heading", name="Play as Ada")).to_be_visible()
    assert not door.used

    page.get_by_role("button", name="Play here as Ada").click()

    expect(page.locator("main[data-screen=loading]")).to_be_visible()
    assert door.used == [{"token": TOKEN}]
    assert ("/guests", {"name": "Ada"}) in door.asked
    assert page.evaluate("location.href").endswith("/t/KTRWPM")
    assert page.evaluate("sessionStorage['morpho.player.KTRWPM']") == "p4"


def test_a_visitor_invited_into_a_seat_gives_a_name_and_takes_it(page, door):
    door.opens(seat=1, player="Bo")
    expect(page.get_by_role("heading", name="Bo\u2019s seat")).to_be_visible()
    expect(page.get_by_text("Ada and Cleo (a program) are at the table.")).to_be_visible()
    page.fill("[name=name]", " ")
    page.click("[data-action=use-pass]")
    expect(page.locator("[name=name]")).to_be_focused()
    assert not door.used

    page.fill("[name=name]", " Eve ")
    page.keyboard.press("Enter")

    expect(page.locator("main[data-screen=loading]")).to_be_visible()
    assert door.used == [{"token": TOKEN, "name": "Eve"}]
    assert page.evaluate("localStorage['morpho.name']") == "Eve"


@pytest.mark.nightly
@pytest.mark.parametrize("size", [(1024, 768), (768, 1024), (1440, 900)], ids=str)
def test_the_card_on_the_poster_is_not_cut_off(page, door, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    door.opens(player="Ada")

    card, poster = (page.locator(part) for part in (".fan .m", ".hero"))
    expect(card).to_be_visible()
    ends = [box["y"] + box["height"] for box in (card.bounding_box(), poster.bounding_box())]
    assert ends[0] <= ends[1]


def test_claims_in_a_link_s_address_are_ignored(page, door):
    """A second link, into a seat that nobody holds, replaces the first."""
    door.answers["summary"] = [{"json": {"seat": None, "player": "Mallory"}}]
    open_client(page, f"/t/KTRWPM#pass={TOKEN}&seat=1&of=Bo&as=Ada")

    expect(page.locator("h1")).to_have_text("Play as Mallory")
    expect(page.locator("main")).to_contain_text("Use it only if you made it yourself.")

    door.opens("B" * 43, seat=1)
    expect(page.locator("h1")).to_have_text("Seat B\u2019s seat")
    expect(page.locator("main")).to_contain_text("take over this seat")


@pytest.mark.parametrize("when", ["used", nightly("opened")])
def test_a_used_link_says_so_and_leads_to_the_table(page, door, when):
    gone = {"status": 404, "json": {"code": "no_such_pass", "detail": ""}}
    door.answers["summary" if when == "opened" else "passes"] = [gone]
    door.opens()
    if when == "used":
        page.click("[data-action=use-pass]")

    expect(page.get_by_role("alert")).to_contain_text("no longer works")
    expect(page.locator("main")).to_contain_text("Each link works once.")
    expect(page.locator("[data-action=use-pass]")).to_have_count(0)
    page.click("[data-action=decline-pass]")

    expect(page.locator("main[data-screen=invite]")).to_be_visible()
    assert page.evaluate("location.hash") == ""


def test_a_failed_lookup_or_use_of_a_link_can_be_repeated(page, door):
    down = {"status": 503, "json": {"code": "log_unavailable"}}
    door.answers["summary"].insert(0, down)
    door.answers["passes"].insert(0, down)
    door.opens()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("[data-action=use-pass]")).to_have_count(0)

    page.click("[data-action=try-again]")

    expect(page.locator("h1")).to_have_text("Play as Ada")
    expect(page.get_by_role("alert")).to_have_count(0)

    page.click("[data-action=use-pass]")
    expect(page.get_by_role("alert")).to_be_visible()
    page.click("[data-action=use-pass]")
    expect(page.locator("main[data-screen=loading]")).to_be_visible()
    assert len(door.used) == 2


def test_a_link_opened_in_a_page_of_its_table_asks_there(page, door):
    open_client(page, "/t/KTRWPM")
    expect(page.locator("main[data-screen=invite]")).to_be_visible()

    page.evaluate("fragment => { location.hash = fragment; }", f"pass={TOKEN}")

    expect(page.locator("main[data-screen=pass]")).to_be_visible()


def test_a_link_can_be_pasted_on_the_first_page(page, door):
    open_client(page, "/")
    page.get_by_label("Got a table\u2019s name?").fill(
        f"https://play.example/t/KTRWPM#pass={TOKEN}"
    )
    page.click("[data-action=join]")

    expect(page.get_by_role("heading", name="Play as Ada")).to_be_visible()


@pytest.mark.parametrize(
    ("how", "code", "sentence"),
    [
        ("bye", "seat_given_away", "the host gave your seat to someone else"),
        ("close", "device_dropped", "You now play only on another of your devices"),
    ],
)
def test_a_page_that_has_lost_its_player_says_why_and_what_to_do(
    page, at_table, code, sentence, how
):
    table = at_table("p2")

    if how == "bye":
        table.say({"type": "bye", "code": code, "reason": ""})
    else:
        table.sockets[-1].close(code=4403, reason=code)

    notice = page.locator(f"[data-seat-gone={code}]")
    expect(notice).to_contain_text(sentence)
    expect(page.locator("main[data-screen=invite]")).to_be_visible()
    assert len(table.addresses) == 1, "the page does not come again"


@pytest.mark.parametrize("tag", ["fr", nightly("en"), nightly("zh-Hant")])
def test_every_language_has_words_for_a_link_s_expiry(page, at_table, tag):
    store(page, language=tag)
    now = time.time_ns() // 1_000_000
    at_table(table={**VACANT, "offers": {"1": now + DAY}}, now=now)
    page.click("[data-action=menu]")

    offer = page.locator("[data-offer='1'] p")
    expect(offer).to_contain_text(re.compile(r"\d:\d\d"))


def test_the_feed_reports_a_seat_taken_over(page, at_table):
    table = at_table("p3")
    players = {"p2": None, "p4": {"name": "Eve", "seat": 1, "ready": False}}
    table.update(
        13,
        events=[
            {"kind": "player_joined", "player": "p4", "name": "Eve"},
            {"kind": "seat_given", "seat": 1, "player": "p4", "gone": "p2"},
        ],
        table={"players": players, "seats": {"1": "p4"}},
    )

    expect(page.locator("[data-action=feed]")).to_contain_text("Eve takes over from Bo")
