"""The first page: before anybody is at a table, and with the tables left unfinished."""

import json
import re
import time

import pytest
from playwright.sync_api import expect

from morpho_server.games.registry import GAMES as PLAYED
from morpho_server.games.starts import starts_of
from morpho_server.tables.model.match import commitment_to
from tests.support.client.api import api
from tests.support.client.table import (
    GAMES,
    LAPTOP,
    NO_MATCH,
    NO_STATE,
    WAITING,
    open_client,
    resize,
    store,
    wait_until,
)
from tests.support.nightly import nightly

pytestmark = pytest.mark.browser


SHELF = [
    {
        **GAMES[0],
        "name": name,
        "title": entry.rules.title,
        "seats": [entry.rules.seats[0], entry.rules.seats[-1]],
        "starts": [start._asdict() for start in starts_of(entry.rules)],
        "bots": list(entry.bots),
    }
    for name, entry in PLAYED.items()
]
DOORS = ("with-friends", "play-now", "learn")
SIZES = ((360, 640), *map(nightly, ((640, 360), (768, 1024), LAPTOP, (1920, 1080))))
FITS = "part => part.scrollWidth <= part.clientWidth && part.clientHeight > 0"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "game", [SHELF[0]["title"], "Morphatrons", *map(nightly, ("Morph", "Morphos", "Morpyam"))]
)
def test_every_size_says_what_a_game_is_and_shows_three_doors(page, size, game):
    resize(page, size)
    api.route("**/api/v1/games", lambda route: route.fulfill(json=SHELF))
    open_client(page, "/")

    if game != SHELF[0]["title"]:
        page.locator("[data-shelf] .cover", has=page.get_by_text(game, exact=True)).click()

    title = page.get_by_role("heading", level=1)
    expect(title).to_contain_text(game)
    expect(page.locator(".hero .line")).not_to_be_empty()
    expect(page.locator(".hero :is(img, .fan)")).to_be_in_viewport(ratio=0.5)
    expect(page.locator(".figures")).to_have_text(re.compile(r"\d players?.*\d\d minutes"))
    expect(page.locator("html:not([data-coming])")).to_be_attached()
    doors = [page.locator(f"[data-action={door}]") for door in DOORS]
    for part in (title, *doors) if size[1] >= 640 else doors[:1]:
        expect(part).to_be_in_viewport(ratio=1)
        assert part.evaluate(FITS)


def test_a_picked_game_moves_no_door_and_takes_the_keyboard_along(page):
    api.route("**/api/v1/games", lambda route: route.fulfill(json=SHELF))
    open_client(page, "/")
    places = [page.locator(f"[data-action={door}]").bounding_box() for door in DOORS]

    page.locator("[data-game=morphatrons]").press("Enter")

    expect(page.get_by_role("heading", level=1)).to_be_focused()
    assert [page.locator(f"[data-action={door}]").bounding_box() for door in DOORS] == places
    expect(page.locator("[data-shelf] .cover")).to_have_count(len(SHELF) - 1)


def test_an_unknown_game_is_offered_with_what_the_server_says(page):
    lines = {"name": "lines", "title": "Lines", "seats": [1, 1], "bots": ["random"]}
    other = {**GAMES[0], **lines, "starts": [{"seats": 1, "options": {}}]}
    api.route("**/api/v1/games", lambda route: route.fulfill(json=[*GAMES, other]))
    open_client(page, "/")
    expect(page.locator("[data-game=lines]")).to_have_text(re.compile("Lines\\s+1 player"))

    page.click("[data-game=lines]")

    expect(page.get_by_role("heading", level=1)).to_have_text("Lines")
    alone = page.locator("[data-action=play-alone]")
    expect(alone).to_have_accessible_name("Try it alone just you")
    expect(page.locator("[data-action=learn]")).to_have_count(0)


def test_the_name_is_asked_behind_the_door(page):
    """Some browsers fill a field without an event, and blanks are no name."""
    made = []
    api.route("**/api/v1/games", lambda route: route.fulfill(json=GAMES))
    api.route("**/guests", lambda route: made.append(json.loads(route.request.post_data)))
    open_client(page, "/")
    expect(page.locator("[name=name]")).to_have_count(0)
    page.locator("[data-action=with-friends]").press("Enter")
    expect(page.get_by_label("What do your friends call you?")).to_be_focused()
    page.keyboard.type("  ")
    page.click("[data-action=make-table]")
    expect(page.locator("#name-missing")).to_have_text("Enter your name first.")
    page.click("[data-action=back]")
    expect(page.locator("[data-action=with-friends]")).to_be_focused()
    page.keyboard.press("Enter")

    page.locator("[name=name]").evaluate("field => { field.value = 'Bo'; }")
    page.click("[data-action=make-table]")

    wait_until(page, lambda: made, "nobody has asked")
    assert made[0]["name"] == "Bo"


@pytest.mark.parametrize(("played", "first"), [("morpyam morphos", "Morphos"), ("gone", "M.O.R")])
def test_the_last_game_comes_first(page, played, first):
    """Without any it is the server's first."""
    api.route("**/api/v1/games", lambda route: route.fulfill(json=SHELF))
    store(page, played=played)

    open_client(page, "/")

    expect(page.get_by_role("heading", level=1)).to_contain_text(first)


@pytest.mark.parametrize(("before", "after"), [("", "a"), ("b a", "b a"), ("a b", "b a")])
def test_the_game_that_is_played_comes_last_once(run, before, after):
    script = """(m, [key, before]) => {
        localStorage.setItem(key, before);
        m.storePlayed("a");
        const after = localStorage.getItem(key);
        localStorage.removeItem(key);
        return after;
    }"""
    assert run("/state/played_games.js", script, ["morpho.played", before]) == after


def test_each_game_shows_its_puzzles_and_how_many_are_solved(page):
    with_puzzles = [{**game, "puzzles": 12 * (game["name"] != "morpyam")} for game in SHELF]
    api.route("**/api/v1/games", lambda route: route.fulfill(json=with_puzzles))
    api.route("**/api/v1/games/morph/puzzles", lambda route: route.fulfill(json=[]))
    store(page, **{"puzzles.morph": '["one", "two"]'})

    open_client(page, "/")

    expect(page.locator("[data-game=morph]")).to_contain_text("Puzzles 2/12")
    expect(page.locator("[data-game=morphos]")).to_contain_text("12 puzzles")
    expect(page.locator("[data-game=morpyam]")).not_to_contain_text("puzzles")
    page.click("[data-game=morph]")
    puzzles = page.locator("[data-action=puzzles]")
    expect(puzzles).to_have_text("Puzzles 2/12")  # and no more those of the game before
    puzzles.click()
    expect(page).to_have_url(re.compile("/learn/morph/puzzles$"))


@pytest.mark.nightly
def test_the_server_is_asked_for_its_games_once(page, at_table):
    asked = []
    page.on("request", lambda request: asked.append(request.url.endswith("/api/v1/games")))
    at_table(table=WAITING, **NO_MATCH)

    page.click("[data-action=menu]")
    page.click("[data-action=leave]")
    page.click("[data-action=confirm]")

    expect(page.locator("main[data-screen=home] .door").first).to_be_visible()
    assert asked.count(True) == 1


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
def waits():
    """Whether one of the tables waits for a move."""
    return False


@pytest.fixture
def meets():
    """In how many hours the third table meets, if it does."""


@pytest.fixture
def home(page, shelf, ahead, waits, meets):
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
            "awaits_you": waits and code in ("SECOND", "THIRDS"),
            "turn": ["Bo"] if waits and code in ("SECOND", "THIRDS") else ["Ada"],
            "updated_at": now - hours * HOUR,
        }
        for code, hours in zip(CODES, HOURS, strict=True)
    ]
    if meets is not None:
        at = time.time_ns() // 1_000_000 + int(meets * HOUR)
        tables[2]["evening"] = {"at": at, "zone": "UTC", "repeats": "weekly"}
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
  const place = document.querySelector("[data-action=with-friends]")?.getBoundingClientRect();
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


@pytest.mark.parametrize("ahead", [0, nightly(24)])
def test_the_newest_come_first_and_can_be_left(page, home, ahead):
    """Each is left for good as soon as the server knows, else it stays and says why."""

    def forget(code):
        of_table = page.locator("li", has=page.locator(f"[data-table={code}]"))
        of_table.locator("[data-action=forget]").click()

    assert shown(page) == CODES[:3]
    expect(page.locator("[data-table=NEWEST]")).to_contain_text("now" if ahead else "1 hour ago")
    forget("NEWEST")
    assert home == []
    page.click("[data-action=confirm]")
    expect(page.locator("[data-table=NEWEST]")).to_have_count(0)
    assert home == [("NEWEST", "leave")]

    page.click("[data-action=older]")
    assert shown(page) == CODES[1:]
    forget("SECOND")
    page.click("[data-action=confirm]")
    expect(page.locator("[data-refused=log_unavailable]")).to_be_visible()
    assert "SECOND" in shown(page)


@pytest.mark.parametrize("waits", [True])
def test_a_table_that_waits_for_a_move_comes_before_the_doors(page, home, waits):
    resize(page, (360, 640))
    ticket = page.locator("[data-action=your-turn]")
    expect(ticket).to_have_accessible_name(re.compile("Your turn.*M.O.R.P.H.O. with Ada"))
    for door in (ticket, *(page.locator(f"[data-action={name}]") for name in DOORS[::2])):
        expect(door).to_be_in_viewport(ratio=1)
    turns = [page.locator(f"[data-table={code}] .disp") for code in CODES[:3]]
    for turn, said in zip(turns, ("Ada\u2019s turn", "Your turn", "Your turn"), strict=True):
        expect(turn).to_have_text(said)

    page.route_web_socket("**/socket?**", lambda socket: None)
    ticket.click()

    expect(page).to_have_url(re.compile("/t/SECOND$"))


@pytest.mark.parametrize(("meets", "leads"), [(-1, True), (11, True), (13, False)])
def test_a_table_that_meets_soon_comes_before_the_doors(page, home, meets, leads):
    assert shown(page)[0] == "THIRDS"
    ticket = page.locator("[data-action=to-evening]")
    expect(ticket).to_have_count(int(leads))
    if leads:
        expect(ticket).to_be_in_viewport(ratio=1)
        expect(ticket).to_contain_text(re.compile(r"\w \d+:\d\d.*M.O.R.P.H.O. with Ada"))
        page.route_web_socket("**/socket?**", lambda socket: None)
        ticket.click()

        expect(page).to_have_url(re.compile("/t/THIRDS$"))


@pytest.mark.parametrize("shelf", [SHELF])
def test_old_tables_name_their_game_and_are_forgotten_at_once(page, home):
    expect(page.locator("[data-table=NEWEST]")).to_contain_text("M.O.R.P.H.O.")
    page.click("[data-action=older]")
    page.click("[data-action=forget-older]")
    page.click("[data-action=confirm]")

    expect(page.locator("[data-action=older]")).to_have_count(0)
    assert home == [(code, "leave") for code in ("FOURTH", "OLDEST")]
    assert shown(page) == CODES[:3]


def stating(**parts):
    """Let the server say something of its state."""
    api.route("**/api/v1/state", lambda route: route.fulfill(json={**NO_STATE, **parts}))


def test_an_announcement_is_read_out_once_and_counts_down_until_it_is_put_away(page):
    page.clock.install()
    said = {"text": "Restart at <b>22:30</b>", "at": 240_000, "since": 7}
    stating(announcement=said)

    open_client(page, "/")

    shown = page.locator("[data-announcement]")
    expect(shown).to_contain_text("Restart at <b>22:30</b> in 4 min")
    expect(shown.get_by_role("button")).to_be_in_viewport(ratio=1)
    page.clock.run_for(70_000)
    expect(page.locator("[data-countdown]")).to_contain_text("in 3 min")
    heard = page.locator("[data-announcer] p", has_text="Restart at")
    expect(heard).to_have_count(1)
    expect(heard).to_contain_text("in 4 min")
    page.click("[data-action=put-away]")
    expect(shown).to_have_count(0)
    stating(announcement={**said, "since": 8})
    page.clock.run_for(5_000)
    expect(shown).to_be_visible()


@pytest.mark.parametrize(
    ("state", "says"),
    [
        ({"maintenance": True, "tables_by": "password"}, "maintenance"),
        ({"tables_by": "nobody"}, "opening_closed"),
    ],
)
def test_home_says_before_a_tap_that_no_table_can_be_opened(page, state, says):
    stating(**state)

    open_client(page, "/")

    expect(page.locator(f"[data-opening={says}]")).to_be_in_viewport(ratio=1)
    for door in ("with-friends", "play-now"):
        expect(page.locator(f"[data-action={door}]")).to_have_count(0)
    expect(page.locator("[data-action=learn]")).to_be_enabled()
    expect(page.locator("[data-action=join]")).to_be_enabled()


@pytest.mark.parametrize("by", ["password", "link"])
def test_a_guest_is_let_in_at_home_by_the_password_or_a_link(page, by):
    sent = []
    refusal = {"password": "wrong_password", "link": "no_such_link"}[by]

    def let_in(route):
        sent.append(route.request.post_data_json)
        if len(sent) == 1:
            route.fulfill(status=403, json={"code": refusal})
        else:
            route.fulfill(json=NO_STATE)

    stating(tables_by="password")
    api.route("**/guests", lambda route: route.fulfill(json={"name": "Player"}))
    api.route("**/guests/me/let-in", let_in)
    open_client(page, "/#opening=secret" if by == "link" else "/")
    door = page.locator("[data-action=with-friends]")
    expect(door).to_have_count(0)

    if by == "link":
        page.click("[data-action=accept]")
        expect(page.locator(f"[data-refused={refusal}]")).to_contain_text("already used")
        expect(page).to_have_url(re.compile("/$"))
    page.get_by_label("server\u2019s password").fill("open sesame")
    page.keyboard.press("Enter")
    if by == "password":
        expect(page.locator(f"[data-refused={refusal}]")).to_be_visible()
        page.click("[data-action=unlock]")

    expect(door).to_be_visible()
    expect(page.locator("[name=password]")).to_have_count(0)
    assert sent[0]["by"] == by
    assert sent[1] == {"by": "password", "secret": "open sesame"}


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
        const way = {options: {hints: 2}, bots: 2};
        await m.playNow("guess", "Ada", way, "agent").finally(() => { window.fetch = fetch; });
        return asked;
    }"""
    opened, *asked = run("/state/play_now.js", script)

    assert (opened["game"], opened["name"], opened["options"]) == ("guess", "Ada", {"hints": 2})
    kinds = ["view", "commit_share", "add_bot", "add_bot", "start", "view", "reveal_share"]
    assert [each["type"] for each in asked] == kinds
    assert asked[1]["commitment"] == commitment_to(bytes.fromhex(asked[-1]["share"]))


ALONE = {
    "morpho": [({}, 4)],
    "morpyam": [({}, 3)],
    "morphos": [({}, 1)],
    "morphatrons": [({}, 1)],
    "morph": [({}, 1), ({"mode": "solo"}, 0)],
}
"""What home offers to a player who is alone: options and bots; tests/end_to_end begins them all."""


def test_each_game_is_offered_alone_in_every_way_that_it_begins(run):
    ways = run("/state/play_now.js", "(m, games) => games.map((game) => m.waysAlone(game))", SHELF)

    found = {
        game["name"]: [(way["options"], way["bots"]) for way in of_game]
        for game, of_game in zip(SHELF, ways, strict=True)
    }
    assert found == ALONE


@pytest.mark.parametrize("refused", ["add_bot", "start"])
def test_a_table_whose_start_is_refused_does_not_stay_behind(run, refused):
    script = """async (m, refused) => {
        const {fetch} = window;
        const sent = [];
        window.fetch = async (path, {body}) => {
            sent.push(body ? (JSON.parse(body).type ?? "open") : "view");
            if (sent.at(-1) === refused) return new Response('{"code": "full"}', {status: 409});
            return new Response(JSON.stringify({code: "KTRWPM", player: "p1", table: {}}));
        };
        const playing = m.playNow("guess", "Ada", {options: {}, bots: 1}, "agent");
        const why = await playing.catch(({code}) => code).finally(() => { window.fetch = fetch; });
        return [why, sent.at(-1)];
    }"""

    assert run("/state/play_now.js", script, refused) == ["full", "leave"]
