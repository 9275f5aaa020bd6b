"""The table of Morphos: what is aimed at is shown before it is played, on every board."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from morpho_server.games.morphos.options import MUTATORS, OPTION_FIELDS
from morpho_server.games.morphos.rules import MORPHOS
from morpho_server.games.options import Choices
from tests.support.client.fitting import FREEZING, unfit
from tests.support.client.morphos import BOARD, aim, morphos, seen, spot
from tests.support.client.moves import made
from tests.support.client.table import LAPTOP, resize, store
from tests.support.games.morphos import position
from tests.support.nightly import nightly, walked

pytestmark = pytest.mark.browser

POINTS_MODULE = "/games/morphos/points.js"
LARGE = {
    "size": 19,
    "board": [*["." * 19] * 3, *(f"...{row}..." for row in BOARD), *["." * 19] * 3],
}
WON = {
    "size": 9,
    "board": {"B": [f"e{rank}" for rank in range(1, 9)], "W": ["d3", "d4", "f6", "f7"]},
}

MUTATED = {"minimorph": True, "deepmorph": True, "duomorph": True, "remorph": True}

FITTING: dict[str, Any] = {
    "cut": ".acts *, .prompt h1, .hint, .facts span, .legend span, .caption",
    "small": {".dock button": 44},
    "apart": [(".dock, .feed, .top", ".clay")],
}


@pytest.mark.parametrize("rules", [{}, {"edge_rule": "closed"}, {"minimorph": True}])
def test_the_client_and_the_server_agree_on_weak_stones(run, rules):
    chance = random.Random(11)
    views = []
    while len(views) < 40:
        rows = ["".join(chance.choice("BBWW.") for _ in range(7)) for _ in range(7)]
        views.append(dict(position(size=7, board=rows, deepmorph=True, **rules).public()))

    found = run(
        POINTS_MODULE,
        """(m, views) => views.map((view) =>
          Object.keys(view.stones).filter((point) => m.patternAt(point, view) !== null))""",
        views,
    )

    for view, weak in zip(views, found, strict=True):
        assert {*weak} == {*view.get("weak", ())}


def test_every_point_can_be_hit_on_the_smallest_phone(run):
    missed = run(
        "/games/morphos/board/geometry.js",
        """(m) => {
          const size = 19, box = { left: 0, top: 52, width: 360 };
          const unit = 360 / (1800 + 240), missed = [];
          const beside = 8;
          for (let x = 0; x < size; x++) for (let y = 0; y < size; y++) {
            const [right, down] = [unit * (120 + 100 * x), unit * (1920 - 100 * y)];
            const at = { clientX: right + beside, clientY: box.top + down - beside };
            const point = "abcdefghijklmnopqrs"[x] + (y + 1);
            if (m.nearest(at, box, size) !== point) missed.push(point);
          }
          return missed;
        }""",
    )

    assert missed == []


def test_a_touch_aims_and_only_the_button_plays(page, at_table):
    table = at_table(**morphos())
    aim(page, "i6")
    expect(page.locator("[data-headline]")).to_have_text("Play i6?")
    expect(page.locator(".board [data-ghost=i6]")).to_be_attached()
    expect(page.locator(".board .name.on")).to_have_text(["i", "i", "6", "6"])
    aim(page, "c2")
    page.click("[data-action=cancel]")
    expect(page.locator("[data-headline]")).to_have_text("Your turn")
    assert table.commands == []
    aim(page, "i6")
    page.click("[data-action=confirm]")

    assert table.heard()["move"] == "i6"


def test_an_aim_does_not_come_back_with_a_turn_that_was_taken_back(page, at_table):
    table = at_table(**morphos())
    aim(page, "i6")
    expect(page.locator("[data-headline]")).to_have_text("Play i6?")

    taken_back = {"kind": "turn_taken_back", "seat": 0}
    table.update(13, events=[taken_back], legal=table.snapshot["legal"])

    expect(page.locator("[data-headline]")).to_have_text("Your turn")


def test_a_second_click_of_the_mouse_on_the_point_plays_there(page, at_table):
    table = at_table(size=(1440, 900), **morphos())
    aim(page, "i6")
    expect(page.locator("[data-action=confirm]")).to_have_text("Play i6")
    expect(page.locator(".lens")).to_have_count(0)
    aim(page, "i6")

    assert table.heard()["move"] == "i6"


def test_the_stones_that_make_another_weak_are_marked(page, at_table):
    table = at_table(**morphos())
    brackets = page.locator(".board [data-brackets]")
    assert {one.get_attribute("data-brackets") for one in brackets.all()} == {"e10", "h6", "i8"}
    aim(page, "h6")
    tied = page.locator(".board [data-tied]")
    assert {one.get_attribute("data-tied") for one in tied.all()} == {"g5", "g6", "h7", "i7", "j7"}
    expect(page.locator(".hint")).to_contain_text("The marked stones make it weak.")
    page.click("[data-action=confirm]")

    assert table.heard()["move"] == "xh6"


def test_a_hint_says_why_a_point_cannot_be_played(page, at_table):
    at_table(**morphos())
    for point, headline, why in (
        ("d10", "d10 black", "Your stone."),
        ("d8", "d8 white", "It is not weak."),
    ):
        aim(page, point)
        expect(page.locator("[data-headline]")).to_have_text(headline)
        expect(page.locator(".hint")).to_have_text(why)
        expect(page.locator("[data-action=confirm]")).to_have_count(0)


def test_a_stone_that_would_be_weak_at_once_is_warned_of(page, at_table):
    board = {"B": ["a1"], "W": ["e6", "d6", "d5", "e4"]}
    at_table(**morphos(size=9, board=board))
    aim(page, "e5")

    expect(page.locator(".hint")).to_have_text("It would be weak: Bo could flip it.")


@pytest.mark.parametrize(("size", "points"), [((360, 640), 9), nightly((390, 844), 25)])
def test_the_lens_has_finger_wide_points_and_moves_the_aim(page, at_table, size, points):
    at_table(size=size, **morphos(**LARGE))
    aim(page, "c16")
    keys = page.locator(".keys button")
    expect(keys).to_have_count(points)
    boxes = [key.bounding_box() for key in keys.all()]
    assert all(box["width"] >= 44 and box["height"] >= 44 for box in boxes)
    page.click(".keys [data-point=d17]")

    expect(page.locator("[data-headline]")).to_have_text("Play d17?")
    expect(page.locator(".lens [data-ghost=d17]")).to_be_attached()


def test_it_is_played_by_keys_alone(page, at_table):
    table = at_table(**morphos())
    page.keyboard.press("t")
    expect(page.locator("[data-board]")).to_be_focused()
    for key in ("ArrowUp", "ArrowRight", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
    expect(page.locator("[data-announcer]")).to_contain_text("Play i6? ")
    page.keyboard.press("Enter")

    assert table.heard()["move"] == "i6"


PIERCED = """of => [...document.querySelectorAll(of)].map((stone) => {
    const shapes = [...stone.querySelectorAll("circle, path")];
    const filled = shapes.filter((one) => getComputedStyle(one).fill !== "none");
    return !filled.some((one) => one.isPointInFill(new DOMPoint(0, 0)));
})"""


@pytest.mark.nightly
def test_black_and_white_and_the_turn_differ_without_colour(page, at_table):
    page.emulate_media(forced_colors="active")
    at_table(**morphos())
    outlines = page.locator(".player").evaluate_all(
        "all => all.map((one) => getComputedStyle(one).outlineStyle)"
    )
    turns = page.locator(".player").evaluate_all("all => all.map((o) => o.matches('.turn'))")

    assert page.evaluate(PIERCED, ".stone.of-B").count(True) == 0
    assert page.evaluate(PIERCED, ".stone.of-W").count(False) == 0
    assert sorted(page.evaluate(PIERCED, ".player .disc")) == [False, True]
    assert dict(zip(turns, outlines, strict=True)) == {True: "solid", False: "none"}


def test_points_stones_and_players_have_names_for_screen_readers(page, at_table):
    table = at_table(**morphos())
    page.get_by_role("application", name="Board, 13 by 13.").focus()
    expect(page.locator("[data-position] li")).to_have_count(10)
    expect(page.locator("[data-position] li").nth(2)).to_have_text(
        "d10 black, e10 white, weak, f10 black, h10 black, i10 white, j10 black"
    )
    expect(page.get_by_role("listitem").first).to_contain_text("Bo, White, left to right")
    expect(page.get_by_role("button", name="g7 white")).to_be_visible()
    reached = position("A i6", size=13, board=[*BOARD])
    table.update(13, **made(position(size=13, board=[*BOARD]), "A i6"))
    table.update(14, **made(reached, "B c12"))

    expect(page.locator("[data-announcer]")).to_contain_text("Bo plays c12")


def test_the_swap_is_a_question_and_the_board_stays_open_for_no(page, at_table):
    before = seen(position("A e5", size=9), seat=1)
    table = at_table(**before)
    expect(page.locator("[data-headline]")).to_have_text("Swap colours?")
    aim(page, "c3")
    expect(page.locator("[data-action=confirm]")).to_have_text("Play c3")
    page.click("[data-action=cancel]")
    page.click("[data-action=swap]")

    assert table.heard()["move"] == "swap"


def test_the_second_stone_goes_on_one_of_the_points_that_are_lit(page, at_table):
    table = at_table(**morphos("A e5", size=9, duomorph=True))
    expect(page.locator(".hint")).to_have_text("Next to the first. 4 points are open.")
    expect(page.locator(".board .open")).to_have_count(4)
    aim(page, "c3")
    expect(page.locator(".hint")).to_have_text("The second stone goes next to the first.")
    aim(page, "e6")
    page.click("[data-action=confirm]")

    assert table.heard()["move"] == "e6"


def test_a_stone_that_comes_back_is_put_somewhere_first(page, at_table):
    board = {"B": ["e5", "a1"], "W": ["e6", "d6", "d5", "e4"]}
    header: dict[str, Any] = {"size": 9, "remorph": True, "board": board, "to_move": "W"}
    table = at_table(**morphos("B xe5", **header))
    expect(page.locator("[data-headline]")).to_have_text("Put it back")
    expect(page.locator(".hint")).to_contain_text("Bo flipped e5.")
    aim(page, "h8")
    expect(page.locator("[data-action=confirm]")).to_have_text("Return to h8")
    page.click("[data-action=confirm]")

    assert table.heard()["move"] == "+h8"


def test_a_side_that_is_skipped_is_named(page, at_table):
    table = at_table(**seen(position(size=4, board=["WWBW", "BWWB", "WWBW", "BBWW"]), seat=1))

    expect(page.locator(".hint")).to_have_text("Black could not move and was skipped.")
    assert table.commands == []


def test_a_turn_is_taken_back_if_the_other_allows_it(page, at_table):
    """Ada asks in the menu; Bo, whose turn it is, has to answer first."""
    reached = position("A e5")
    table = at_table(**seen(reached))
    page.click("[data-action=menu]")
    page.click("[data-action=takeback]")
    assert table.heard()["move"] == "takeback"
    table.update(13, **made(reached, "A takeback"))
    page.keyboard.press("Escape")
    expect(page.locator("[data-headline]")).to_have_text("You asked to take it back")

    table.update(14, **made(reached, "B accept"))

    expect(page.locator("[data-headline]")).to_have_text("Your turn")
    expect(page.locator(".board [data-stone]")).to_have_count(0)


def test_who_is_asked_for_a_turn_back_answers_in_the_dock(page, at_table):
    table = at_table(**seen(position("A e5", "B d4", "B takeback")))
    expect(page.locator("[data-headline]")).to_have_text("Bo wants to take a turn back")

    page.click("[data-action=decline]")

    assert table.heard()["move"] == "decline"


PLAYED: list[dict[str, Any]] = [
    {"kind": "board_set_up", "turn_number": 1, "black": 1, "black_by": "chance"},
    {"kind": "stone_placed", "seat": 1, "point": "e5", "ends_turn": True},
    {"kind": "colours_swapped", "seat": 0, "black": 0},
    {"kind": "stone_placed", "seat": 1, "point": "f5", "ends_turn": False},
    {"kind": "stone_placed", "seat": 1, "point": "f6", "ends_turn": True},
    {"kind": "side_skipped", "seat": 0},
    {"kind": "takeback_asked", "seat": 1},
    {"kind": "turn_taken_back", "seat": 1, "kept": 3},
    {"kind": "stone_placed", "seat": 1, "point": "c9", "ends_turn": True},
    {"kind": "stone_flipped", "seat": 0, "point": "c9", "kept": True},
    {"kind": "stone_returned", "seat": 1, "point": "c3", "ends_turn": False},
    {"kind": "stone_flipped", "seat": 1, "point": "d4", "kept": True},
]


def test_the_moves_that_stand_are_listed_by_turn_and_shown_on_the_board(page, at_table):
    table = at_table(size=LAPTOP, **morphos())
    page.click("[data-filter=moves]")
    moves = page.locator("[data-moves]")
    expect(moves).to_have_text("The first moves aren\u2019t loaded.")

    table.update(13, events=PLAYED, legal=table.snapshot["legal"])

    listed = ["1. e5", "2. swap, c9", "3. xc9", "4. c3 back, xd4"]
    expect(moves.locator("[data-turn]")).to_have_text(listed)
    expect(moves.locator("[aria-current] [data-turn]")).to_have_text(listed[-1:])
    moves.locator("[data-turn='2']").click()
    expect(page.locator(".board .name.on")).to_have_text(["c", "c", "9", "9"])


def test_giving_up_is_asked_once_more(page, at_table):
    table = at_table(**morphos())
    page.click("[data-action=menu]")
    page.click("[data-action=resign]")
    expect(page.locator(".asking")).to_contain_text("Give up this game?")
    page.click(".asking [data-action=confirm]")

    assert table.heard()["move"] == "resign"


def test_the_chain_that_wins_is_lit_and_the_reason_said(page, at_table):
    at_table(**morphos("A e9", **WON))

    expect(page.locator("[data-stamp]")).to_have_text("Joined")
    expect(page.locator(".won-sum")).to_contain_text("You connected")
    expect(page.locator("[data-place='1']")).to_contain_text("Black")
    expect(page.locator(".final-board [data-chain]")).to_be_attached()
    expect(page.locator(".final-board .stone")).to_have_count(13)


def test_an_update_draws_only_what_it_changes(page, at_table):
    reached = position(**LARGE)
    table = at_table(size=(1440, 900), **seen(reached))
    page.evaluate(
        """() => {
            self.changed = 0;
            new MutationObserver((all) => {
                for (const { addedNodes, removedNodes } of all)
                    self.changed += addedNodes.length + removedNodes.length || 1;
            }).observe(document.querySelector(".clay"),
                { childList: true, subtree: true, attributes: true });
        }"""
    )
    table.update(13, **made(reached, "A c16"))
    expect(page.locator(".board [data-stone=c16]")).to_be_attached()

    assert 0 < page.evaluate("self.changed") <= 12


@pytest.fixture
def bo_turns(page, at_table):
    """Let Bo flip a stone before a page, with what it prefers: full motion or none."""

    def turn(motion):
        page.emulate_media(reduced_motion=motion)
        reached = position("A i6", size=13, board=[*BOARD])
        table = at_table(**seen(reached))
        expect(page.locator(".motion")).to_be_attached()
        page.evaluate(FREEZING)
        table.update(13, **made(reached, "B xf8"))
        expect(page.locator(".board [data-stone=f8].of-W")).to_be_attached()

    return turn


def test_any_key_ends_the_turning_of_a_stone(page, bo_turns):
    bo_turns("no-preference")
    expect(page.locator(".motion .flying").first).to_be_attached()
    page.keyboard.press("q")

    expect(page.locator(".motion .flying")).to_have_count(0)


@pytest.mark.nightly
def test_without_motion_nothing_turns(page, bo_turns):
    bo_turns("reduce")

    expect(page.locator(".motion .flying")).to_have_count(0)


@pytest.mark.parametrize("language", ["fr", nightly("en"), nightly("zh-Hant")])
def test_nothing_is_cut_covered_or_too_small_in_any_language(page, at_table, language):
    store(page, language=language)
    at_table(**morphos())
    for chosen in (False, True):
        if chosen:
            aim(page, "h6")
        for size in walked(
            [(360, 640), (390, 844), (844, 390), (768, 1024), (1280, 720)], (360, 640), (1280, 720)
        ):
            resize(page, size)
            assert (chosen, size, unfit(page, **FITTING)) == (chosen, size, [])


def test_what_the_mutators_change_is_a_key_away(page, at_table):
    """On the smallest phone, too, all of them are named, and wide enough for a finger."""
    at_table(size=(320, 640), **morphos(**MUTATED))
    button = page.locator("[data-action=mutators]")
    assert unfit(page, **FITTING) == []

    button.press("Enter")
    sheet = page.locator("[data-lookup]")
    expect(sheet).to_be_focused()
    expect(sheet.locator("dt")).to_have_text(["Minimorph", "Deepmorph", "Duomorph", "Remorph"])
    expect(sheet.locator("dd").nth(3)).to_contain_text("goes back to its owner")
    page.keyboard.press("Escape")

    expect(button).to_be_focused()


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["fr", "en", "zh-Hant"])
def test_the_questions_of_mutators_cover_nothing(page, at_table, language):
    store(page, language=language)
    at_table(**morphos(size=9, board={"B": ["a1"], "W": ["c3"]}, pending=True, **MUTATED))
    for chosen in (False, True):
        if chosen:
            aim(page, "h8")
        for size in [(320, 640), (360, 640), (844, 390)]:
            resize(page, size)
            assert (chosen, size, unfit(page, **FITTING)) == (chosen, size, [])


def test_any_choice_in_the_waiting_room_can_be_played(run):
    chance = random.Random(3)
    fields = {field.name: field for field in OPTION_FIELDS}
    steps = []
    for _ in range(300):
        name = chance.choice([*MUTATORS, "edge_rule", "size"])
        steps.append([name, chance.choice(["open", "closed"]) if name == "edge_rule" else None])

    stood = run(
        "/games/morphos/setup/combinations.js",
        """(m, [first, steps]) => steps.map(([name, value]) => {
          const sizes = m.sizesFor(first);
          const chosen = name === "size" ? sizes.at(-1) : (value ?? !first[name]);
          const asked = m.together(first, { [name]: chosen });
          Object.assign(first, asked);
          return { ...first, chosen: [name, chosen] };
        })""",
        [{name: field.default for name, field in fields.items()}, steps],
    )

    for options in stood:
        name, value = options.pop("chosen")
        assert options[name] == value
        MORPHOS.options(options)
        MORPHOS.check_start(Choices(options, 2))


@pytest.mark.nightly
def test_the_rims_of_the_board_hold_every_point(page, at_table):
    at_table(size=(360, 640), **morphos(**LARGE))
    left, top = spot(page, "a19")
    right, bottom = spot(page, "s1")

    assert 0 < left < right < 360
    assert 52 < top < bottom
