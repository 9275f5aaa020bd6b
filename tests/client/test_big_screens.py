"""A browser that is a big screen: it comes by a link, and shows what everybody sees."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from tests.support.client.api import api
from tests.support.client.table import (
    LAPTOP,
    LEGAL,
    NO_MATCH,
    OPTIONS,
    PUBLIC,
    SNAPSHOT,
    SUMMARY,
    TABLE,
    WAITING,
    Table,
    open_client,
    resize,
    store,
)

pytestmark = pytest.mark.browser

LETTERS = "KTRWPMBC"
SHOWN = {
    **SNAPSHOT,
    **NO_MATCH,
    "you": None,
    "table": {**WAITING, "screens": {"s1": {"delayed": False}}},
}
SHOWN = {key: part for key, part in SHOWN.items() if part is not None}


@pytest.fixture
def tv(page):
    """A television: its table, and what it has asked by REST."""
    table = Table(page, SHOWN)
    table.asked, table.screen = [], None

    def become(route):
        table.asked.append(route.request.post_data_json)
        table.screen = "s1"
        route.fulfill(status=201, json={"code": "KTRWPM", "screen": "s1"})

    api.route(
        "**/tables/KTRWPM", lambda route: route.fulfill(json={**SUMMARY, "screen": table.screen})
    )
    api.route("**/guests", lambda route: route.fulfill(status=201, json={"name": "Screen"}))
    table.become = become
    api.route("**/screens", become)
    return table


def shown(page, table):
    """Wait until a page shows the table; return what its socket asked for."""
    expect(page.locator("main[data-screen=stage]")).to_be_visible()
    return parse_qs(urlsplit(table.addresses[-1]).query)


def test_a_link_makes_a_screen_which_forgets_the_pass(page, tv):
    open_client(page, f"/t/KTRWPM/tv#{LETTERS}")

    assert shown(page, tv) == {"screen": ["s1"], "version": ["1"]}
    assert tv.asked == [{"token": LETTERS}]
    assert urlsplit(page.url).fragment == ""


def test_a_screen_is_found_again_without_a_link(page, tv):
    tv.screen = "s1"
    open_client(page, "/t/KTRWPM/tv")

    assert shown(page, tv)["screen"] == ["s1"]
    assert tv.asked == []


def test_a_screen_shows_nothing_of_a_player_in_its_browser(page, tv):
    tv.screen = "s1"
    store(page, **{"player.KTRWPM": "p1"})
    open_client(page, "/t/KTRWPM/tv")

    assert "player" not in shown(page, tv)
    assert page.locator("[data-action=menu], .own").count() == 0


def test_a_browser_that_is_no_screen_says_how_to_become_one(page, tv):
    open_client(page, "/t/KTRWPM/tv")

    expect(page.locator("main[data-screen=no-screen]")).to_contain_text("Show on a big screen")
    assert tv.addresses == []


def test_letters_are_typed_as_well(page, tv):
    open_client(page, "/t/KTRWPM/tv")
    page.get_by_role("textbox", name="Eight letters").fill("ktrw pmbc")
    page.keyboard.press("Enter")

    shown(page, tv)
    assert tv.asked == [{"token": LETTERS}]
    assert urlsplit(page.url).fragment == ""


def test_wrong_letters_are_refused_in_words_and_asked_again(page, tv):
    refused = {"code": "no_such_pass", "detail": "Used.", "title": "No such pass"}
    api.route("**/screens", lambda route: route.fulfill(status=404, json=refused))
    open_client(page, f"/t/KTRWPM/tv#{LETTERS}")
    expect(page.get_by_role("alert")).to_contain_text("open nothing here")

    api.route("**/screens", tv.become)
    page.get_by_role("textbox").fill(LETTERS)
    page.keyboard.press("Enter")

    shown(page, tv)


def test_a_screen_that_the_host_turns_off_goes_dark(page, tv):
    tv.screen = "s1"
    open_client(page, "/t/KTRWPM/tv")
    shown(page, tv)

    tv.say({"type": "bye", "code": "screen_ended", "reason": "Ended."})

    expect(page.locator("main[data-screen=no-screen]")).to_contain_text("turned this screen off")


@pytest.mark.parametrize("seen", [WAITING, {**TABLE, "match": {**TABLE["match"], "seats": 4}}])
def test_a_stream_invites_nobody(page, tv, seen):
    tv.screen = "s1"
    shows = {"screens": {"s1": {"delayed": True}}}
    tv.snapshot = {**SHOWN, "public": PUBLIC, "table": {**seen, **shows}}
    open_client(page, "/t/KTRWPM/tv")
    shown(page, tv)

    expect(page.locator(".head")).to_contain_text("M.O.R.P.H.O.")
    assert page.locator(".qr-code, .ticket, .late").count() == 0
    assert "KTRWPM" not in page.locator("body").inner_text()


def test_the_host_makes_a_link_to_a_screen_and_turns_it_off(page, at_table):
    resize(page, LAPTOP)  # phones beside a screen become hands
    table = at_table()
    page.click("[data-action=menu]")
    page.click("[data-action=screens]")
    page.click("[data-action=offer-screen]")

    command = table.heard()
    assert (command["type"], command["delayed"]) == ("offer_screen", False)
    table.say({"type": "done", "id": command["id"], "n": 12})
    expect(page.locator("[data-screens] [data-link]")).to_contain_text(
        f"/t/KTRWPM/tv#{command['token']}"
    )
    assert re.fullmatch("[BCDFGHJKMNPQRTVWXY]{8}", command["token"])
    expect(page.locator("[data-screens]")).to_contain_text(
        "/t/KTRWPM/tv there and type the letters"
    )

    table.update(13, table={"screens": {"s1": {"delayed": False}}}, legal=LEGAL)
    expect(page.locator("[data-screens] [data-link]")).to_have_count(0)
    page.click("[data-screen-of=s1] [data-action=end-screen]")
    ended = table.heard(2)
    assert (ended["type"], ended["screen"]) == ("end_screen", "s1")
    table.update(14, table={"screens": None}, legal=LEGAL)
    expect(page.locator("[data-screen-of]")).to_have_count(0)
    expect(page.locator("[data-screens]")).to_be_visible()


def test_a_screen_may_be_delayed_where_the_table_has_a_delay(page, at_table):
    table = at_table(table={**TABLE, "options": {**OPTIONS, "spectator_delay": 90}})
    page.click("[data-action=menu]")
    page.click("[data-action=screens]")
    page.get_by_role("radio", name="Delayed").click()
    page.click("[data-action=offer-screen]")

    assert table.heard()["delayed"] is True


def test_only_the_host_is_offered_screens(page, at_table):
    at_table(table={**TABLE, "host": "p2"})
    page.click("[data-action=menu]")

    expect(page.locator("[data-action=devices]")).to_be_visible()
    expect(page.locator("[data-action=screens]")).to_have_count(0)
