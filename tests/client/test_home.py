"""The first page: before anybody is at a table, and with the tables left unfinished."""

import json
import re
import time

import pytest
from playwright.sync_api import expect

from morpho_server.games.registry import GAMES as PLAYED
from morpho_server.tables.model.match import commitment_to
from tests.support.client.api import api
from tests.support.client.table import (
    GAMES,
    LAPTOP,
    NO_MATCH,
    WAITING,
    open_client,
    resize,
    store,
    wait_until,
)
from tests.support.nightly import nightly, walked

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", [LAPTOP, nightly((768, 1024))])
def test_a_wide_window_explains_the_game_in_three_lines(page, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})

    open_client(page, "/")

    lines = page.locator("[data-pitch] li")
    expect(lines).to_have_count(3)
    expect(lines.first).to_have_text("Look at a card that isn\u2019t next to you,")
    expect(page.locator("[data-action=rules]")).to_be_in_viewport()


@pytest.mark.usefixtures("from_sources")
def test_a_phone_loads_only_what_is_shown(page):
    """Neither lines that it has no room for nor games that are not on the shelf."""
    other = {**GAMES[0], "name": "lines", "title": "Lines"}
    api.route("**/api/v1/games", lambda route: route.fulfill(json=[other]))
    loaded = []
    page.on("request", lambda request: loaded.append(request.url))

    open_client(page, "/")

    expect(page.locator(".cover")).to_contain_text("Lines")
    page.wait_for_load_state("networkidle")
    assert [url for url in loaded if "pitch" in url or "/games/morpho/" in url] == []


def test_each_game_is_two_taps_from_its_table(page):
    other = {**GAMES[0], "name": "lines", "title": "Lines", "seats": [1, 1], "bots": ["random"]}
    api.route("**/api/v1/games", lambda route: route.fulfill(json=[*GAMES, other]))
    open_client(page, "/")
    covers = page.locator("[data-shelf] button")
    expect(covers).to_have_text(
        [re.compile("M.O.R.P.H.O. 3\N{EN DASH}9 players"), re.compile("Lines 1 player")]
    )
    expect(covers.first).to_have_attribute("aria-pressed", "true")

    covers.nth(1).focus()
    page.keyboard.press("Enter")

    expect(page.locator(".go-form h2")).to_have_text("Lines")
    expect(page.locator("[data-action=play-now]")).to_have_text(
        re.compile("Play now\\s+on your own")
    )
    expect(page.locator("[data-action=play-now]")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-action=choose-bots]")).to_have_count(0)
    expect(page.locator("[data-action=learn]")).to_have_count(0)


SHELF = [
    {
        **GAMES[0],
        "name": name,
        "title": entry.rules.title,
        "seats": [entry.rules.seats[0], entry.rules.seats[-1]],
        "bots": list(entry.bots),
    }
    for name, entry in PLAYED.items()
]
FIVE = [*SHELF, *({**SHELF[-1], "name": f"game-{i}"} for i in range(5))][:5]
"""As many games as a shelf is laid out for."""
FITS = """cover => {
  const [title, art] = [cover.querySelector("b"), cover.querySelector(".cover-art")];
  return art.naturalWidth !== 0 && art.clientHeight > 50 && title.scrollWidth <= cover.clientWidth;
}"""


@pytest.mark.parametrize(
    "shelf", [FIVE, nightly(SHELF[:3]), nightly(SHELF[:4])], ids=["five", "three", "four"]
)
def test_all_games_of_the_server_lie_whole_on_the_shelf(page, shelf):
    api.route("**/api/v1/games", lambda route: route.fulfill(json=shelf))

    open_client(page, "/")

    covers = page.locator("[data-shelf] .cover")
    expect(covers).to_have_count(len(shelf))
    page.wait_for_load_state("networkidle")
    for size in walked([(360, 640), (640, 360), (768, 1024), (1920, 1080)], (360, 640), LAPTOP):
        resize(page, size)
        for cover in covers.all():
            expect(cover).to_be_in_viewport(ratio=0.99)
            assert cover.evaluate(FITS)


@pytest.mark.nightly
def test_the_server_is_asked_for_its_games_once(page, at_table):
    asked = []
    page.on("request", lambda request: asked.append(request.url.endswith("/api/v1/games")))
    at_table(table=WAITING, **NO_MATCH)

    page.click("[data-action=menu]")
    page.click("[data-action=leave]")
    page.click("[data-action=confirm]")

    expect(page.locator("main[data-screen=home] .cover")).to_be_visible()
    assert asked.count(True) == 1


def test_each_choice_against_bots_is_one_tab_stop(page):
    api.route("**/api/v1/games", lambda route: route.fulfill(json=GAMES))
    open_client(page, "/")
    page.locator("[data-action=choose-bots]").press("Enter")
    players = page.get_by_role("radiogroup", name="Players").get_by_role("radio")
    expect(players).to_have_count(7)

    page.keyboard.press("Tab")
    expect(players.nth(2)).to_be_focused()
    expect(players.nth(2)).to_be_checked()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(players.nth(6)).to_be_focused()
    expect(players.nth(2)).to_be_checked()
    page.keyboard.press("Space")
    expect(players.nth(6)).to_be_checked()
    page.keyboard.press("Tab")
    expect(page.locator("[data-option=strength] [aria-checked=true]")).to_be_focused()


def test_a_name_counts_without_an_event_but_not_blanks(page):
    made = []
    api.route("**/api/v1/games", lambda route: route.fulfill(json=GAMES))
    api.route("**/guests", lambda route: made.append(json.loads(route.request.post_data)))
    open_client(page, "/")
    page.fill("[name=name]", "  ")
    page.click("[data-action=make-table]")
    expect(page.locator("[name=name]")).to_be_focused()
    expect(page.locator("#name-missing")).to_have_text("Enter your name first.")

    page.locator("[name=name]").evaluate("field => { field.value = 'Ada'; }")

    page.click("[data-action=choose-bots]")
    expect(page.locator("[name=name]")).to_have_value("Ada")
    page.locator("[name=name]").evaluate("field => { field.value = 'Bo'; }")
    page.click("[data-action=make-table]")

    wait_until(page, lambda: made, "nobody has asked")
    assert made[0]["name"] == "Bo"


HOUR = 3_600_000
CODES = ["NEWEST", "SECOND", "THIRDS", "FOURTH", "OLDEST"]
HOURS = [1, 2, 3, 50, 100]


@pytest.fixture
def shelf():
    """The games of the server."""
    return GAMES


@pytest.fixture
def ahead():
    """By how many hours the server's clock is ahead of the browser's."""
    return 0


@pytest.fixture
def home(page, shelf, ahead):
    """Open the first page in a browser that has been at five tables."""
    now = time.time_ns() // 1_000_000 + ahead * HOUR
    tables = [
        {
            "code": code,
            "game": "morpho",
            "title": "M.O.R.P.H.O.",
            "phase": "waiting",
            "player": "p2",
            "name": "Bo",
            "players": ["Ada", "Bo"],
            "bots": [],
            "updated_at": now - hours * HOUR,
        }
        for code, hours in zip(CODES, HOURS, strict=True)
    ]
    commands = []

    def answer(route):
        url = route.request.url
        if url.endswith("/me"):
            route.fulfill(json={"name": "Bo", "tables": tables})
        elif "/commands" in url:
            commands.append((url.split("/")[-2], json.loads(route.request.post_data)["type"]))
            if "SECOND" in url:
                route.fulfill(status=503, json={"code": "log_unavailable", "detail": ""})
            else:
                route.fulfill(json={"type": "done", "id": "x", "n": 3})
        else:
            route.fulfill(json=shelf)

    api.route("**/api/v1/**", answer)
    store(page, guest="yes")
    open_client(page, "/")
    expect(page.locator("[data-table=NEWEST]")).to_be_visible()
    return commands


WATCH = """
const seen = new Set();
const look = () => {
  const place = document.querySelector("[data-action=make-table]")?.getBoundingClientRect();
  if (place) seen.add(`${place.x},${place.y}`);
  requestAnimationFrame(look);
};
look();
window.placesOfTheButton = () => [...seen];
"""


@pytest.mark.parametrize("size", [(390, 844), nightly(LAPTOP)])
def test_no_button_moves_once_it_can_be_pressed(page, home, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})

    with page.add_init_script(WATCH):
        page.reload()

    expect(page.locator("[data-table=NEWEST]")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(page.evaluate("placesOfTheButton()")) == 1


def shown(page):
    """Return the codes of the tables that can be seen."""
    tables = page.locator("[data-table]:visible")
    return tables.evaluate_all("all => all.map(table => table.dataset.table)")


def test_the_newest_come_first_and_can_be_left(page, home):
    """Each table is left for good as soon as the server knows, else it stays and says why."""

    def forget(code):
        of_table = page.locator("li", has=page.locator(f"[data-table={code}]"))
        of_table.locator("[data-action=forget]").click()

    assert shown(page) == ["NEWEST"]
    expect(page.locator("[data-table=NEWEST]")).to_contain_text("1 hour ago")
    forget("NEWEST")
    assert home == []
    page.click("[data-action=confirm]")
    expect(page.locator("[data-table=NEWEST]")).to_have_count(0)
    assert home == [("NEWEST", "leave")]
    assert shown(page) == ["SECOND"]

    page.click("[data-action=older]")
    assert shown(page) == CODES[1:]
    forget("SECOND")
    page.click("[data-action=confirm]")
    expect(page.locator("[data-refused=log_unavailable]")).to_be_visible()
    assert "SECOND" in shown(page)


@pytest.mark.parametrize("shelf", [SHELF])
def test_old_tables_name_their_game_and_are_forgotten_at_once(page, home):
    expect(page.locator("[data-table=NEWEST]")).to_contain_text("M.O.R.P.H.O.")
    page.click("[data-action=older]")
    page.click("[data-action=forget-older]")
    page.click("[data-action=confirm]")

    expect(page.locator("[data-action=older]")).to_contain_text("1 older")
    assert home == [(code, "leave") for code in ("SECOND", "THIRDS", "FOURTH", "OLDEST")]
    assert shown(page) == ["NEWEST", "SECOND"], "one could not be left"


@pytest.mark.parametrize(
    "shelf", [FIVE, *map(nightly, (GAMES, SHELF[:3], SHELF[:4]))], ids=["five", "1", "3", "4"]
)
@pytest.mark.parametrize("height", [640, nightly(844)])
def test_a_phone_shows_the_newest_table_first_without_a_shift(page, home, height):
    page.set_viewport_size({"width": 360, "height": height})
    expect(page.locator("[data-table=NEWEST]")).to_be_in_viewport(ratio=1)
    button = page.locator("[data-action=make-table]")

    def place_of(button):
        expect(page.locator("[data-play-now]")).to_be_visible()
        expect(page.locator("html:not([data-coming])")).to_be_visible()
        page.evaluate("() => document.fonts.ready.then(() => {})")
        return button.bounding_box()["y"]

    beside = place_of(button)

    api.route("**/guests/me", lambda route: route.fulfill(json={"name": "Bo", "tables": []}))
    page.reload()
    assert abs(place_of(button) - beside) < 12


def test_play_now_commits_to_a_share_and_reveals_it_at_the_start(run):
    script = """async (m) => {
        const {fetch} = window;
        const asked = [];
        const table = {next_commitment: "c1", phase: "waiting"};
        window.fetch = async (path, {body}) => {
            const sent = body ? JSON.parse(body) : {type: path.split(/[/?]/).at(-2)};
            asked.push(sent);
            if (sent.type === "commit_share") {
                table.starting = {seats: ["p1"], commitments: {p1: sent.commitment}};
            }
            return new Response(JSON.stringify({code: "KTRWPM", player: "p1", n: 3, table}));
        };
        await m.playNow("guess", "Ada", 2, "agent").finally(() => { window.fetch = fetch; });
        return asked;
    }"""
    opened, *asked = run("/state/play_now.js", script)

    assert (opened["game"], opened["name"]) == ("guess", "Ada")
    kinds = ["view", "commit_share", "add_bot", "add_bot", "start", "view", "reveal_share"]
    assert [each["type"] for each in asked] == kinds
    assert asked[1]["commitment"] == commitment_to(bytes.fromhex(asked[-1]["share"]))


@pytest.mark.parametrize("ahead", [24])
def test_a_wide_window_has_room_for_more(page, home):
    """By a slow clock none of them seems to be in the future."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.reload()

    expect(page.locator("[data-table=THIRDS]")).to_be_visible()
    assert shown(page) == ["NEWEST", "SECOND", "THIRDS"]
    expect(page.locator("[data-table=NEWEST]")).to_contain_text("now")
