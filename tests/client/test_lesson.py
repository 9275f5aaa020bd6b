"""The guided first game: a newcomer gets through it."""

import pytest
from playwright.sync_api import expect

from tests.support.client.api import api
from tests.support.client.morphos import aim
from tests.support.client.table import LAPTOP, NO_STATE, TABLE, open_client, store
from tests.support.nightly import nightly, walked

pytestmark = pytest.mark.browser

STEPS = [
    *("hand", "tiles", "look", "saw", "others", "change"),
    *("changed", "guard", "mission", "lies", "snipe", "won"),
]
MOVES = {
    "look": ["[data-verb=look]", ".board [data-slot=C2]"],
    "change": ["[data-verb=change]", ".hand [data-slot=A2]"],
    "snipe": ["[data-verb=snipe]", ".board [data-slot=C1]", "[data-action=confirm]"],
}
MORPYAM_STEPS = [
    *("grid", "figures", "roll", "lift", "place", "bo"),
    *("block", "again", "call", "five", "won"),
]
ROLL = "[data-action=roll]"
MORPYAM_MOVES = {
    "roll": [ROLL],
    "lift": [*(f".die[aria-label='{value}']" for value in (1, 5, 6)), ROLL],
    "place": ["[data-square=d6]", "[data-action=confirm]"],
    "bo": [ROLL],
    "block": ["[data-square=f5]", "[data-action=confirm]"],
    "again": [ROLL],
    "call": [".die[data-die='3']", "[data-action=call]", "[data-call=straight]", ROLL],
    "five": ["[data-square=d3]", "[data-action=confirm]"],
}
MORPHOS_STEPS = [
    *("edges", "swap", "place", "own", "turn"),
    *("round", "cut", "ring", "last", "won"),
]
MORPHOS_POINTS = {"place": "d5", "turn": "e5", "round": "d8", "cut": "d7", "last": "c8"}
MORPHATRONS_STEPS = [
    *("street", "build", "elite", "pause", "draws", "play", "carry", "morph", "bo", "shoot"),
    *("swap", "end", "answer", "go", "strike", "won"),
]
CONFIRM = "[data-action=confirm]"
MORPHATRONS_MOVES = {
    "build": ["[data-card='3D']", "[data-action=build]", "[data-building=A1]", CONFIRM],
    "elite": ["[data-card='JH']", "[data-action=vehicle]"],
    "pause": ["[data-action=end]"],
    "play": ["[data-card='6S']", "[data-action=vehicle]"],
    "carry": [".street [data-bot='JH']", "[data-action=move]", "[data-zone='3']", CONFIRM],
    "morph": [".street [data-bot='6S']", "[data-action=morph]"],
    "shoot": [".street [data-bot='6S']", "[data-building=B3]", CONFIRM],
    "swap": [".street [data-bot='6S']", "[data-action=triple]", CONFIRM],
    "end": ["[data-action=end]"],
    "go": [".street [data-bot='9S']", "[data-zone='4']", CONFIRM],
    "strike": [".street [data-bot='9S']", "[data-building=B4]", CONFIRM],
}
MORPH_STEPS = [
    *("life", "stake", "staked", "mana", "summon", "price"),
    *("assault", "theirs", "again", "feat", "strike", "won"),
]
MORPH_MOVES = {
    "stake": [".hand [data-card=G11]", "[data-action=confirm]"],
    "mana": [".hand [data-card=G12]", "[data-action=confirm]"],
    "summon": [".hand [data-card=V07]", "[data-action=line-1]"],
    "assault": ["[data-action=end]"],
    "again": [".hand [data-card=G05]", "[data-action=confirm]"],
    "feat": [".table [data-feat=A]", "[data-action=confirm]"],
    "strike": ["[data-action=end]", "[data-action=confirm]"],
}
LESSONS = {
    "morpho": (STEPS, ".board [data-slot]", 9),
    "morpyam": (MORPYAM_STEPS, "[data-square]", 36),
    "morphos": (MORPHOS_STEPS, ".board [data-stone]", 20),
    "morphatrons": (MORPHATRONS_STEPS, ".street :is([data-bot], [data-building])", 10),
    "morph": (MORPH_STEPS, ".board .staked", 2),
}
"""For each game the steps of its lesson, and what is on the table in it, and how often."""
BEYOND = "part => part.scrollHeight - part.clientHeight"


def is_at(page, step):
    expect(page.locator(f"[data-step={step}] [data-coach]")).to_be_visible()


def follow(page, until, use, steps=STEPS, moves=MOVES):
    """Do what each step says, up to one of them, by clicks or by keys."""
    for step in steps[: steps.index(until)]:
        is_at(page, step)
        for target in moves.get(step, ["[data-action=go-on]"]):
            use(page, target)
    is_at(page, until)


def click(page, target):
    page.click(target)


def press(page, target):
    """Go to a button by the keyboard alone, and press it."""
    expect(page.locator(target)).to_be_enabled()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("target => document.activeElement.matches(target)", target):
            return page.keyboard.press("Enter")
    raise AssertionError(f"the keyboard does not come to {target}")


@pytest.mark.parametrize("use", [click, nightly(press)])
def test_following_the_coach_wins(page, use):
    open_client(page, "/learn")
    follow(page, "won", use)

    expect(page.locator("[data-coach]")).to_contain_text("The Leader is eliminated")
    expect(page.locator("[data-gain='3']")).to_contain_text("Ada")
    expect(page.locator("[data-card=hidden]")).to_have_count(0)
    use(page, "[data-action=home]")
    expect(page.locator("[data-screen=home]")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "use", "moves", "reason"),
    [
        ("morph", press, MORPH_MOVES, "deck_empty"),
        ("morphatrons", click, MORPHATRONS_MOVES, "city_destroyed"),
        nightly("morph", click, MORPH_MOVES, "deck_empty"),
        nightly("morphatrons", press, MORPHATRONS_MOVES, "city_destroyed"),
        nightly("morpyam", click, MORPYAM_MOVES, "ko"),
        nightly("morpyam", press, MORPYAM_MOVES, "ko"),
    ],
)
def test_following_the_coach_wins_other_games(page, game, use, moves, reason):
    open_client(page, f"/learn/{game}")

    follow(page, "won", use, LESSONS[game][0], moves)

    expect(page.locator(f"[data-reason={reason}]")).to_be_attached()


def test_following_the_coach_wins_morphos(page):
    open_client(page, "/learn/morphos")
    for step in MORPHOS_STEPS[:-1]:
        is_at(page, step)
        if point := MORPHOS_POINTS.get(step):
            aim(page, point)
        page.click("[data-action=confirm]" if point else "[data-action=go-on]")
    is_at(page, "won")

    expect(page.locator("[data-reason=chain]")).to_be_attached()
    expect(page.locator(".board [data-chain]")).to_be_attached()


def test_any_other_move_is_talked_out_of(page):
    """The advice against it goes with another choice; one can go back, and skip a step."""
    open_client(page, "/learn")
    follow(page, "change", click)
    page.click("[data-verb=change]")
    page.click(".hand [data-slot=A1]")

    expect(page.locator("[data-detour]")).to_contain_text("Killer")
    expect(page.locator("[data-target]")).to_have_count(0)
    expect(page.locator(".dock [role=alert]")).to_have_count(0)
    expect(page.locator(".hand [data-slot=A1]")).to_have_attribute("data-identity", "killer")
    is_at(page, "change")
    page.click("[data-verb=change]")
    expect(page.locator(".hand [data-slot=A2][data-target]")).to_be_visible()
    expect(page.locator("[data-detour]")).to_have_count(0)

    for _ in range(3):
        page.click("[data-action=previous-step]")
    is_at(page, "look")
    expect(page.locator("[data-slot=C2]")).to_have_attribute("data-card", "hidden")
    page.click("[data-action=skip-step]")
    is_at(page, "saw")
    expect(page.locator("[data-slot=C2]")).to_have_attribute("data-identity", "bodyguard")


@pytest.mark.nightly
@pytest.mark.parametrize("game", LESSONS)
def test_no_text_is_cut_off_on_a_phone_held_sideways(page, game):
    """In French, which says it in the most words."""
    page.set_viewport_size({"width": 640, "height": 360})
    store(page, language="fr")
    open_client(page, f"/learn/{game}")
    for step in LESSONS[game][0]:
        is_at(page, step)
        part = "[data-coach]" if step == "won" else ".dock"
        cut = f"Math.max(0, ...[...document.querySelectorAll('{part}')].map({BEYOND}))"
        assert (step, page.evaluate(cut)) == (step, pytest.approx(0, abs=4))
        if step != "won":
            page.click("[data-action=skip-step]")


@pytest.mark.parametrize(
    "game", ["morpho", *map(nightly, ("morpyam", "morphos", "morphatrons", "morph"))]
)
def test_the_whole_table_is_seen_beside_the_coach(page, game):
    steps, what, count = LESSONS[game]
    open_client(page, f"/learn/{game}")
    is_at(page, steps[0])
    things = page.locator(what)

    for width, height in walked(
        ((360, 640), (844, 390), (768, 1024), (1280, 800), (1440, 900)), (360, 640), (1440, 900)
    ):
        page.set_viewport_size({"width": width, "height": height})
        expect(things).to_have_count(count)
        for thing in things.all():
            expect(thing).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("size", [(360, 640), LAPTOP])
def test_an_announcement_takes_its_room_from_the_board(page, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    said = {"text": "Restart soon", "at": None, "since": 7}
    api.route(
        "**/api/v1/state", lambda route: route.fulfill(json={**NO_STATE, "announcement": said})
    )

    open_client(page, "/learn")

    expect(page.locator("[data-announcement]")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-coach]")).to_be_in_viewport(ratio=1)
    for part in (".top", ".board", ".dock"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)


def test_the_lesson_opens_without_leaving_the_table(page, at_table):
    table = at_table(table={**TABLE, "phase": "waiting", "match": None}, public=None, legal=None)
    page.click("[data-action=menu]")
    page.click("[data-action=learn]")
    is_at(page, "hand")
    page.click("[data-action=leave-lesson]")

    expect(page.locator("[data-screen=waiting]")).to_be_visible()
    assert len(table.sockets) == 1
    table.update(13, table={"phase": "playing"})
    expect(page.locator("main")).to_have_attribute("data-n", "13")


def test_a_game_without_a_lesson_says_so(page):
    api.route("**/api/v1/**", lambda route: route.fulfill(json=[]))

    open_client(page, "/learn/chess")

    expect(page.locator("main")).to_contain_text("This game has no lesson")
    expect(page.locator("[data-action=home]")).to_be_visible()
