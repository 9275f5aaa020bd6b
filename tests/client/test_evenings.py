"""The evening of a table on the page: when it is, who comes, the call, and how it is planned."""

import json
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import expect

from tests.support.client.api import api
from tests.support.client.table import (
    GAMES,
    NO_MATCH,
    SUMMARY,
    TABLE,
    WAITING,
    open_client,
    wait_until,
)

pytestmark = pytest.mark.browser

AT = int(datetime(2030, 1, 4, 19, 30, tzinfo=UTC).timestamp() * 1000)
EVENING = {"at": AT, "zone": "Europe/Vienna", "repeats": "weekly", "yes": ["p1"]}
CALL = "https://meet.example/our-room"
ANSWERS = ("yes", "maybe", "no")


@pytest.fixture
def live_in(page):
    """Let the page's reader live elsewhere."""
    devtools = page.context.new_cdp_session(page)

    def live(zone):
        devtools.send("Emulation.setTimezoneOverride", {"timezoneId": zone})

    yield live
    live("")
    devtools.detach()


def call_is(url=None, room=None):
    api.route("**/call?**", lambda route: route.fulfill(json={"url": url, "room": room}))


@pytest.fixture
def evening(at_table):
    """Open the page of somebody at a table that meets again."""

    def opened(player="p2", table=WAITING, **changes):
        return at_table(player, table={**table, "evening": {**EVENING, **changes}}, **NO_MATCH)

    return opened


@pytest.mark.parametrize(
    ("zone", "own", "there"),
    [
        ("Europe/Vienna", "8:30 PM Austria Time", None),
        ("Europe/Berlin", "8:30 PM Austria Time", None),
        ("America/Montreal", "2:30 PM your time", "8:30 PM, Austria Time"),
        ("Asia/Tokyo", "4:30 AM your time", "Fri 4 Jan 8:30 PM, Austria Time"),
    ],
)
def test_a_ticket_shows_the_reader_s_time_and_the_host_s(page, live_in, evening, zone, own, there):
    live_in(zone)
    evening()

    expect(page.locator(".evening-time")).to_have_text(own)
    expect(page.locator("[data-time-there]")).to_have_text([there] if there else [])
    day = "Sat 5 Jan" if zone == "Asia/Tokyo" else "Fri 4 Jan"
    expect(page.locator(".evening-when h1")).to_have_text(day, ignore_case=True)


@pytest.mark.parametrize("languages", ["en-GB,en", "de-AT"])
def test_a_ticket_shows_the_time_as_the_reader_s_region_writes_it(
    page, live_in, evening, languages
):
    live_in("Europe/Vienna")
    devtools, agent = page.context.new_cdp_session(page), page.evaluate("navigator.userAgent")
    reads = {"userAgent": agent, "acceptLanguage": languages}
    devtools.send("Emulation.setUserAgentOverride", reads)
    evening()

    expect(page.locator(".evening-time")).to_have_text("20:30 Austria Time")
    devtools.detach()


@pytest.mark.parametrize(
    ("zone", "name"),
    [
        ("Asia/Calcutta", "India Time"),
        ("Europe/Kiev", "Ukraine Time"),
        ("Asia/Saigon", "Vietnam Time"),
        ("Mars/Olympus_Mons", "Mars/Olympus_Mons"),
    ],
)
def test_a_zone_has_the_name_of_today(page, live_in, evening, zone, name):
    live_in("Europe/Vienna")
    evening(zone=zone)

    expect(page.locator(".evening-ticket")).to_contain_text(name)


@pytest.mark.parametrize("given", ANSWERS)
def test_an_answer_is_one_tap_and_can_be_changed(page, evening, given):
    table = evening()
    expect(page.locator(".btn-main")).to_have_attribute("data-action", "answer-yes")

    page.click(f"[data-action=answer-{given}]")
    sent = table.heard()
    assert (sent["type"], sent["answer"]) == ("answer_evening", given)
    answers = {"yes": ["p1"], "maybe": None, "no": None}
    answers[given] = [*(answers[given] or []), "p2"]
    table.update(13, done=sent["id"], table={"evening": answers})

    expect(page.locator(f"[data-answer={given}]")).to_be_visible()
    page.click("[data-action=change-answer]")
    pressed = page.locator(".evening-answers [aria-pressed=true]")
    expect(pressed).to_have_attribute("data-action", f"answer-{given}")


def test_a_friend_sees_a_changed_date_until_they_answer(page, evening):
    evening(moved=True)
    expect(page.locator(".evening-moved")).to_contain_text("The date has changed")

    evening(moved=True, yes=["p1", "p2"])
    expect(page.locator(".evening-moved")).to_have_count(0)


def test_chairs_are_a_grid_and_who_comes_later_waits(page, evening):
    players = {f"p{n}": {"name": f"Friend {n}", "ready": False} for n in range(1, 8)}
    table = {**WAITING, "seats": {}, "players": players, "seat_count": 4}
    evening("p1", table, yes=["p1", "p3"], maybe=["p2"], no=["p7"])

    expect(page.locator(".evening-who li")).to_have_count(4)
    expect(page.locator(".evening-who .free")).to_have_count(2)
    expect(page.locator("[data-maybe]")).to_have_text("Friend 2 may come")
    expect(page.locator("[data-no]")).to_contain_text("Friend 7")

    evening("p1", table, yes=["p1", "p2", "p3", "p4", "p5", "p6"])
    expect(page.locator(".evening-who .free")).to_have_count(0)
    expect(page.locator("[data-in-line]")).to_contain_text("Friend 5 and Friend 6")


def test_a_call_opens_in_its_own_tab_and_nothing_of_it_is_loaded(page, evening):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    call_is(CALL)
    soon = int(datetime.now(UTC).timestamp() * 1000) + 60_000
    table = evening(at=soon, call=1)

    link = page.locator("[data-action=call]")
    expect(link).to_have_attribute("href", CALL)
    expect(link).to_have_attribute("rel", "noopener noreferrer")
    expect(link).to_have_attribute("target", "_blank")
    expect(page.locator(".evening-call")).to_contain_text("meet.example")

    call_is(f"{CALL}-2")
    table.update(13, table={"evening": {"call": 2}})
    expect(link).to_have_attribute("href", f"{CALL}-2")
    assert not [url for url in asked if "meet.example" in url]


def test_people_at_the_table_find_the_call_days_before(page, evening):
    call_is(CALL)
    evening(call=1)

    expect(page.locator(".btn-quiet[data-action=call]")).to_have_attribute("href", CALL)


def test_at_its_time_the_page_leads_into_a_seat(page, evening):
    call_is()
    soon = int(datetime.now(UTC).timestamp() * 1000) + 60_000
    players = {**WAITING["players"], "p4": {"name": "Di", "ready": False}}
    table = evening("p4", {**WAITING, "players": players}, at=soon)
    expect(page.locator("[data-evening=now]")).to_be_visible()

    page.click("[data-action=to-table]")

    assert [table.heard(n)["type"] for n in (1, 2)] == ["sit", "answer_evening"]
    strip = page.locator("[data-screen=waiting] [data-evening-strip]")
    expect(strip).to_contain_text("Austria Time")
    expect(strip).not_to_contain_text("come")
    page.click("[data-action=evening]")
    expect(page.locator("[data-screen=evening]")).to_be_visible()


def test_a_host_plans_by_the_clocks_of_a_place(page, at_table, live_in):
    live_in("America/Montreal")
    call_is(room="https://rooms.example/0123abcd")
    table = at_table("p1", table=WAITING, **NO_MATCH)
    page.click("[data-action=menu]")
    page.click("[data-action=plan]")
    zone = page.locator("[name=zone]")
    expect(zone).to_have_value("America/Toronto")
    zone.focus()
    expect(zone.locator("option", has_text="India Time")).to_have_count(1)

    date = f"{datetime.now(UTC) + timedelta(days=30):%Y-%m-%d}"
    page.fill("[name=date]", date)
    page.fill("[name=time]", "20:30")
    zone.select_option(label="Austria Time")
    page.click("[data-value=biweekly]")
    page.click("[data-action=use-room]")
    page.click("[data-action=plan-evening]")

    sent = table.heard()
    assert {key: value for key, value in sent.items() if key != "id"} == {
        "type": "plan_evening",
        "local": f"{date}T20:30",
        "zone": "Europe/Vienna",
        "repeats": "biweekly",
        "call": "https://rooms.example/0123abcd",
    }
    table.update(13, done=sent["id"], table={"evening": {**EVENING, "repeats": "biweekly"}})
    expect(page.locator("[data-screen=evening]")).to_contain_text("Every other Friday")


def test_the_address_of_a_call_needs_tls_and_no_scheme(page, at_table):
    call_is()
    table = at_table("p1", table=WAITING, **NO_MATCH)
    page.click("[data-action=menu]")
    page.click("[data-action=plan]")
    page.fill("[name=call]", "meet.example/x")
    page.press("[name=call]", "Tab")
    expect(page.locator("[name=call]")).to_have_value("https://meet.example/x")
    page.fill("[name=call]", "http://meet.example/x")
    page.click("[data-action=plan-evening]")

    assert page.evaluate("document.querySelector('[name=call]').validity.patternMismatch")
    assert table.commands == []


def test_a_host_changes_what_was_planned_or_calls_it_off(page, evening):
    call_is(CALL)
    table = evening("p1")
    page.click("[data-action=change-evening]")
    for name, value in (("date", "2030-01-04"), ("time", "20:30"), ("call", CALL)):
        expect(page.locator(f"[name={name}]")).to_have_value(value)
    expect(page.locator("[data-asks-again]")).to_contain_text("everybody is asked again")

    page.click("[data-action=cancel-evening]")
    page.click("[data-action=confirm]")

    assert table.heard()["type"] == "cancel_evening"
    table.update(13, table={"evening": None})
    expect(page.locator("[data-screen=waiting]")).to_be_visible()


def test_a_stranger_gives_a_name_and_an_answer_in_one_step(page):
    asked = []

    def answer(route):
        if "/players" in route.request.url:
            asked.append(route.request.post_data_json)
            return route.fulfill(status=409, json={"code": "table_full", "detail": ""})
        return route.fulfill(json={**SUMMARY, "evening": {**EVENING, "yes": ["Ada", "Cleo"]}})

    api.route("**/api/v1/**", answer)
    api.route("**/api/v1/games", lambda route: route.fulfill(json=GAMES))
    open_client(page, "/t/KTRWPM")
    expect(page.locator("[data-comes]")).to_have_text("Ada and Cleo come")

    page.click("[data-action=answer-maybe]")
    expect(page.locator("[aria-invalid=true]")).to_be_focused()
    page.fill("[name=name]", "Di")
    page.click("[data-action=answer-maybe]")

    wait_until(page, lambda: asked, "nobody was asked to let Di in")
    assert {key: asked[0][key] for key in ("name", "sit", "answer")} == {
        "name": "Di",
        "sit": False,
        "answer": "maybe",
    }


PLAYING = {**SUMMARY, "phase": "playing", "evening": {**EVENING, "yes": ["Ada"]}}


@pytest.mark.parametrize(
    ("table", "lit", "body"),
    [
        ({"free_seats": 0}, "watch", {"sit": False}),
        ({"free_seats": 2}, "sit", {"sit": True}),
        ({"free_seats": 0}, "watch", {"sit": False, "answer": "yes"}),
    ],
)
def test_a_friend_who_comes_during_a_match_watches_plays_or_answers(page, table, lit, body):
    asked = []

    def answer(route):
        if "/players" in route.request.url:
            asked.append(route.request.post_data_json)
            return route.fulfill(status=409, json={"code": "table_full", "detail": ""})
        return route.fulfill(json={**PLAYING, **table})

    api.route("**/api/v1/**", answer)
    api.route("**/api/v1/games", lambda route: route.fulfill(json=GAMES))
    open_client(page, "/t/KTRWPM")
    expect(page.locator("[data-evening]")).to_be_visible()
    expect(page.locator(".btn-main")).to_have_attribute("data-action", lit)

    page.fill("[name=name]", "Di")
    page.click("[data-action=answer-yes]" if "answer" in body else f"[data-action={lit}]")

    wait_until(page, lambda: asked, "nobody was asked to let Di in")
    assert {key: asked[0][key] for key in asked[0].keys() - {"id"}} == {"name": "Di", **body}


def test_during_a_match_that_nobody_may_watch_no_answer_leads_in(page):
    summary = {**PLAYING, "may_watch": False, "free_seats": 0}
    api.route("**/api/v1/**", lambda route: route.fulfill(json=summary))
    api.route("**/api/v1/games", lambda route: route.fulfill(json=GAMES))
    open_client(page, "/t/KTRWPM")

    expect(page.locator(".poster-page .sheet")).to_contain_text("All seats are taken")
    expect(page.locator("[data-action=answer-yes]")).to_have_count(0)


def test_players_stay_at_their_match_when_an_evening_is_planned(page, at_table):
    table = at_table("p1")
    table.update(13, table={"evening": EVENING})
    over = {**TABLE["match"], "ended": "called_off", "winners": []}
    table.update(14, table={"phase": "over", "match": over})

    expect(page.locator("[data-screen=game-over] [data-evening-strip]")).to_be_visible()


@pytest.mark.parametrize(
    ("state", "comes_first"),
    [
        ({"phase": "over", "evening": EVENING}, True),
        ({"phase": "playing", "evening": None}, True),
        ({"phase": "waiting", "evening": None}, False),
    ],
)
def test_home_has_the_table_that_meets_or_plays_first(page, state, comes_first):
    table = {
        "game": "morpho",
        "title": "M.O.R.P.H.O.",
        "phase": "waiting",
        "player": "p1",
        "name": "Ada",
        "players": ["Ada", "Bo"],
        "bots": [],
        "awaits_you": False,
        "turn": [],
        "updated_at": 0,
        "evening": None,
    }
    mine = [{**table, "code": "BBBBBB", **state}]
    if state["evening"]:
        mine.insert(0, {**table, "code": "AAAAAA"})
    me = {"name": "Ada", "program": False, "next": None, "tables": mine}
    api.route("**/guests/me**", lambda route: route.fulfill(json=me))
    games = [*GAMES, {**GAMES[0], "name": "lines", "title": "Lines"}]
    api.route("**/api/v1/games", lambda route: route.fulfill(json=games))
    page.evaluate("() => localStorage.setItem('morpho.guest', 'yes')")
    open_client(page, "/")

    first = page.locator("[data-table]").first
    expect(first).to_have_attribute("data-table", "BBBBBB")
    if state["evening"]:
        expect(first.locator("[data-evening]")).to_contain_text("Austria Time")
    others = page.locator("[data-shelf]").bounding_box()
    assert (first.bounding_box()["y"] < others["y"]) == comes_first


def test_no_request_names_the_zone_of_a_reader(page, live_in, evening):
    asked = []
    page.on(
        "request", lambda request: asked.append([request.url, request.post_data, request.headers])
    )
    live_in("Pacific/Chatham")
    table = evening()
    page.click("[data-action=answer-yes]")

    assert "Chatham" not in json.dumps([table.heard(), asked, table.addresses])
