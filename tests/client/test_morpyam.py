"""The table of Morpyam: its odds and runs are exact, and each move takes two taps or keys."""

import random
import re
from collections import Counter
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import expect

from morpho_server.games.morpyam.figures import has_come, placeable
from morpho_server.games.morpyam.grid import BOXES, FIGURE
from morpho_server.games.morpyam.play.scoring import KO, gain, points_on
from morpho_server.games.seats import Seat
from tests.support.client.fitting import unfit
from tests.support.client.morpyam import finished, morpyam, rolled
from tests.support.client.motion import FREEZING
from tests.support.client.table import resize, store
from tests.support.client.touch import tap
from tests.support.nightly import nightly

pytestmark = pytest.mark.browser

GRID_MODULE = "/games/morpyam/grid.js"
CHOOSING = {"rolls": 1, "dice": "33355"}

FITTING: dict[str, Any] = {
    "cut": ".called, .call span, .buttons *, .prompt *, .odds",
    "small": {".board button, .dock button": 44},
    "apart": [(".dock, .feed", ".boxes")],
}


def brute(kept, roll, called):
    """How often each box is open, over all rolls of the other dice."""
    others = 5 - len(kept)
    found = Counter()
    for values in product("123456", repeat=others):
        dice = "".join(sorted((*kept, *values)))
        if called and has_come(called, dice):
            figures = {"call"}
        elif called and roll == 3:
            figures = set()
        else:
            figures = placeable(dice, roll)
        found.update(box for box in BOXES if FIGURE[box] in figures)
    return {box: found[box] / 6**others for box in BOXES}


@pytest.mark.parametrize(
    ("kept", "roll", "called"),
    [
        ("33", 2, None),
        ("3333", 2, None),
        ("2345", 2, "straight"),
        ("116", 3, None),
        ("666", 3, "square"),
        nightly("", 1, None),
        nightly("", 1, "sec"),
    ],
)
def test_the_odds_are_those_of_all_rolls(run, kept, roll, called):
    odds = run(
        "/games/morpyam/odds.js",
        "(m, given) => Object.fromEntries(m.oddsOf(...given))",
        [[*map(int, kept)], roll, called],
    )

    assert odds == brute(kept, roll, called)


def test_the_client_and_the_server_agree_on_points_of_runs(run):
    chance = random.Random(5)
    positions = []
    for _ in range(60):
        seats = chance.choice([2, 3, 4])
        boxes = chance.sample(BOXES, chance.randrange(8, 30))
        positions.append((seats, {box: Seat(chance.randrange(seats)) for box in boxes}))

    found = run(
        GRID_MODULE,
        """(m, positions) => positions.map(([seats, grid]) => {
          const points = Array(seats).fill(0);
          for (const run of m.runsOn(grid)) points[run.seat] += m.worthOf(run, seats);
          const free = m.ROWS.flat().filter((box) => grid[box] === undefined);
          const view = { grid, seats };
          const gains = free.map((box) => [box, m.gainOf(view, 0, box).points]);
          return [points, Object.fromEntries(gains)];
        })""",
        positions,
    )

    for (seats, grid), (points, gains) in zip(positions, found, strict=True):
        assert points == points_on(grid, seats)
        assert gains == {box: gain(grid, Seat(0), box, seats)[0] for box in gains}


def test_boxes_on_which_somebody_would_win_are_marked(page, at_table, run):
    grid = {"a1": 0, "b1": 0, "c1": 0, "d1": 0, "e2": 1, "e3": 1, "e5": 1, "e6": 1, "a6": 1}
    boxes = {box for box in BOXES if box not in grid}
    winning = {
        box: seats
        for box in boxes
        if (seats := [seat for seat in range(2) if gain(grid, Seat(seat), box, 2)[1] >= KO])
    }

    threats = "(m, view) => Object.fromEntries(m.threatsOn(view))"
    found = run(GRID_MODULE, threats, {"grid": grid})
    without_bo = run(GRID_MODULE, threats, {"grid": grid, "out": [1]})
    at_table(**morpyam(grid=grid))

    assert found == winning == {"e1": [0], "e4": [1]}
    assert without_bo == {"e1": [0]}
    expect(page.locator("[data-square=e4] .threats .p2")).to_be_visible()
    expect(page.locator("[data-square=e4]")).to_have_attribute("aria-label", re.compile("win.*Bo"))
    expect(page.locator(".threats")).to_have_count(2)


def test_a_token_is_said_to_bring_a_victory_near(page, at_table):
    grid = {"b1": 0, "c1": 0, "d1": 0, "a6": 1}
    at_table(**morpyam(grid=grid, rolls=1, dice="66612"))

    page.click("[data-square=e1]")

    expect(page.locator(".prompt .hint")).to_have_text(
        "Four in a row: +1. Then 2 boxes win for you."
    )


def test_a_second_morpyam_is_said_to_win_and_no_row_of_five(page, at_table):
    wins = {"again": True, "double_morpyam": True}
    at_table(**morpyam(rolls=1, dice="44444", **wins))

    page.click(".boxes [data-target]")

    expect(page.locator(".prompt .hint")).to_have_text(re.compile("^Two Morpyams"))


def test_a_box_is_chosen_and_then_confirmed(page, at_table):
    table = at_table(**morpyam(**CHOOSING))
    page.click("[data-square=c5]")
    expect(page.locator("[data-headline]")).to_have_text("Place a full house?")
    page.click("[data-square=d6]")
    expect(page.locator("[data-action=confirm]")).to_have_text("Put it here")
    page.click("[data-action=cancel]")
    expect(page.locator("[data-action=confirm]")).to_have_count(0)
    assert table.commands == []
    page.click("[data-square=c5]")
    page.click("[data-action=confirm]")

    assert table.heard()["move"] == "place c5"


def test_a_run_is_dotted_with_its_points_before_it_is_made(page, at_table):
    at_table(**morpyam(grid={"a4": 0, "b4": 0, "d4": 1}, rolls=2, dice="12345", came=True))
    page.click("[data-square=c4]")

    expect(page.locator(".badge.planned")).to_have_text("+1")
    expect(page.locator(".prompt .hint")).to_contain_text("Three in a row: +1.")


def test_only_lifted_dice_roll_again(page, at_table):
    table = at_table(**morpyam(rolls=1, dice="23355"))
    expect(page.locator("[data-action=roll]")).to_be_disabled()
    page.click("[data-die='0']")
    page.click("[data-die='3']")
    expect(page.locator("[data-action=roll]")).to_have_text("Roll two again")
    expect(page.locator("[data-square=c5] .odds")).to_have_text("8%")
    page.click("[data-action=roll]")
    assert table.heard()["move"] == "reroll 25"

    after = morpyam(rolls=2, dice="13356", kept="335")
    table.update(13, public={name: after["public"][name] for name in ("rolls", "dice", "kept")})

    expect(page.locator(".dice")).to_have_attribute("data-dice", "1 3 3 6 5")


def test_no_die_stays_lifted_when_it_rolls_the_same_value_again(page, at_table):
    table = at_table(**morpyam(rolls=1, dice="23355"))
    page.click("[data-die='0']")
    page.click("[data-action=roll]")
    done, again = table.heard()["id"], morpyam(rolls=2, dice="23355", kept="3355")

    rolled = {name: again["public"][name] for name in ("rolls", "dice", "kept")}
    table.update(13, done=done, public=rolled, legal=again["legal"])

    expect(page.locator("main")).to_have_attribute("data-n", "13")
    expect(page.locator(".die[aria-pressed=true]")).to_have_count(0)
    expect(page.locator("[data-action=roll]")).to_be_disabled()


def test_a_figure_is_called_with_the_next_roll(page, at_table):
    table = at_table(**morpyam(rolls=2, dice="23446", kept=""))
    page.click("[data-action=call]")
    expect(page.locator("[data-call]")).to_have_count(6)
    expect(page.locator(".calls .why")).to_have_text("The first roll is over.")
    page.click("[data-call=straight]")
    expect(page.locator("[data-action=roll]")).to_have_text("Choose dice")
    expect(page.locator("[data-action=roll]")).to_be_disabled()
    page.click("[data-die='3']")
    expect(page.locator("[data-headline]")).to_have_text("Call a straight? 17%")
    expect(page.locator(".odds")).to_have_text(["17%", "17%"])
    page.click("[data-action=roll]")

    assert table.heard()["move"] == "reroll 4 call straight"


def test_a_host_can_switch_the_odds_off(page, at_table):
    at_table(**morpyam(rolls=2, dice="23446", odds=False))
    page.click("[data-die='3']")
    page.click("[data-action=call]")
    page.click("[data-call=straight]")

    expect(page.locator("[data-headline]")).to_have_text("Call a straight?")
    expect(page.locator(".odds")).to_have_count(0)


def test_one_reads_why_nothing_can_be_called_and_may_give_up(page, at_table):
    table = at_table(**morpyam(grid={"c4": 0, "d3": 1}))

    expect(page.locator(".buttons .why")).to_have_text("Both Call boxes are full.")
    page.click("[data-action=menu]")
    expect(page.locator(".open-moves")).to_contain_text("Bo wins at once.")
    page.click("[data-action=resign]")
    expect(page.locator(".asking")).to_contain_text("Give up this game?")
    page.click(".asking [data-action=confirm]")
    assert table.heard()["move"] == "resign"


def test_the_last_roll_stays_until_the_next_one(page, at_table):
    table = at_table(**morpyam(turn=1, rolls=2, dice="11226", kept=""))
    missed = rolled(3, "4", "1122", call="full", came=False)
    table.update(
        13,
        events=[missed, {"kind": "turn_passed", "seat": 1, "why": "call_missed"}],
        public={"turn": 0, "rolls": 0, "dice": None, "kept": None},
        legal=["roll"],
    )

    expect(page.locator(".tray.past .dice")).to_have_attribute("data-dice", "1 1 2 2 4")
    expect(page.locator("[data-feed]")).to_contain_text("calling a full house: missed")


def test_it_is_played_by_keys_alone(page, at_table):
    table = at_table(**morpyam(**CHOOSING))
    page.keyboard.press("4")
    expect(page.locator("[data-die='3']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("t")
    expect(page.locator("[data-square=d6]")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-square=c6]")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("[data-headline]")).to_be_focused()
    page.keyboard.press("1")

    assert table.heard()["move"] == "place c5"


def test_boxes_dice_and_players_have_names_for_screen_readers(page, at_table):
    table = at_table(**morpyam(**CHOOSING))
    boxes = page.get_by_role("group", name="The grid")
    expect(boxes.get_by_role("button", name="c5, a full house, you can place here")).to_be_visible()
    expect(
        boxes.get_by_role("img", name="e2, a Morpyam, Bo\N{RIGHT SINGLE QUOTATION MARK}s token")
    ).to_be_visible()
    page.click("[data-die='4']")
    expect(page.get_by_role("button", name="5, rolls again")).to_be_visible()
    expect(
        boxes.get_by_role("button", name="c5, a full house, you can place here, 17% with the next")
    ).to_be_visible()
    expect(page.get_by_role("listitem").first).to_contain_text("Ada, you, to move, 0 points, 14")
    table.update(13, events=[rolled(1, "12345")], legal=[])

    expect(page.locator("[data-announcer]")).to_contain_text("Bo rolls 1 2 3 4 5")


@pytest.fixture
def bo_rolls(page, at_table):
    """Let Bo roll two dice before a page, with what it prefers: full motion or none."""

    def roll(motion):
        page.emulate_media(reduced_motion=motion)
        table = at_table(**morpyam(turn=1, rolls=1, dice="11226"))
        expect(page.locator(".motion")).to_be_attached()
        page.evaluate(FREEZING)
        table.update(
            13,
            events=[rolled(2, "35", "112")],
            public={"rolls": 2, "dice": [1, 1, 2, 3, 5], "kept": [1, 1, 2]},
        )
        expect(page.locator(".dice")).to_have_attribute("data-dice", "1 1 2 3 5")

    return roll


def test_any_key_ends_the_tumbling_of_dice(page, bo_rolls):
    bo_rolls("no-preference")
    expect(page.locator(".motion .tumbling")).to_have_count(2)
    page.keyboard.press("q")

    expect(page.locator(".motion .tumbling")).to_have_count(0)


SEEING_DICE = """() => new MutationObserver(() => {
    self.tumbled ||= document.querySelector(".motion .tumbling") !== null;
}).observe(document.body, { childList: true, subtree: true })"""


@pytest.fixture
def bot_misses(page, at_table):
    """Let a bot make its last two rolls before a page on which they tumble, and Ada follow."""
    page.emulate_media(reduced_motion="no-preference")
    table = at_table(**morpyam(turn=1, rolls=1, dice="11226"))
    table.update(13, table={"players": {"p2": {"bot": "sharp"}}})
    expect(page.locator(".motion")).to_be_attached()
    page.evaluate(FREEZING)
    second = {"rolls": 2, "dice": [1, 1, 2, 3, 5], "kept": [1, 1, 2]}
    table.update(14, events=[rolled(2, "35", "112")], public=second)

    def miss():
        passed = {"kind": "turn_passed", "seat": 1, "why": "chosen"}
        mine = {"turn": 0, "turn_number": 4, "rolls": 0, "dice": None, "kept": None}
        third = [rolled(3, "46", "112"), passed]
        table.update(15, events=third, public=mine, legal=["roll"])

    return table, miss


def test_a_tap_on_the_grid_skips_the_turn_of_a_bot(page, bot_misses):
    _, miss = bot_misses
    expect(page.locator(".motion .tumbling")).to_have_count(2)
    tap(page, 180, 200)
    expect(page.locator(".motion .tumbling")).to_have_count(0)
    page.evaluate(SEEING_DICE)
    miss()

    expect(page.locator("[data-action=roll]")).to_be_enabled()
    assert not page.evaluate("self.tumbled")


def test_a_tap_that_ends_motion_presses_nothing_that_comes_of_it(page, bot_misses):
    table, miss = bot_misses
    miss()
    expect(page.locator(".motion .tumbling")).not_to_have_count(0)
    expect(page.locator("[data-action=roll]")).to_have_count(0)
    dock = page.locator(".dock").bounding_box()
    place = (dock["x"] + 60, dock["y"] + dock["height"] - 30)
    tap(page, *place)

    expect(page.locator("[data-action=roll]")).to_be_enabled()
    under = "([x, y]) => document.elementFromPoint(x, y).closest('button').dataset.action"
    assert page.evaluate(under, place) == "roll"
    tap(page, *place)
    assert table.heard()["move"] == "roll"
    assert len(table.commands) == 1


def test_the_space_bar_ends_motion_before_it_rolls(page, bot_misses):
    table, miss = bot_misses
    miss()
    expect(page.locator(".motion .tumbling")).not_to_have_count(0)
    page.keyboard.press(" ")
    expect(page.locator("[data-action=roll]")).to_be_enabled()
    assert table.commands == []
    page.keyboard.press(" ")

    assert table.heard()["move"] == "roll"


SHAKEN = """() => {
    for (const x of [20, -20, 20, -20, 20, -20])
        dispatchEvent(new DeviceMotionEvent("devicemotion", { acceleration: { x, y: 0, z: 0 } }));
}"""


def test_a_shake_rolls_once_and_only_a_whole_call(page, at_table):
    page.emulate_media(reduced_motion="no-preference")
    table = at_table(**morpyam())
    page.click("[data-action=call]")
    page.evaluate(SHAKEN)
    expect(page.locator("[data-headline]")).to_have_text("Call what?")
    page.click("[data-call=straight]")
    page.wait_for_timeout(600)  # until it is calm again
    page.evaluate(SHAKEN)

    assert table.heard()["move"] == "roll call straight"
    assert len(table.commands) == 1


@pytest.mark.nightly
def test_without_motion_nothing_tumbles(page, bo_rolls):
    bo_rolls("reduce")

    expect(page.locator(".motion .tumbling")).to_have_count(0)


NAMED_AT_THE_RIM = """() => [...document.querySelectorAll(".rim i")].map((name) => {
    const [{ x, y, width, height }, grid] =
        [name, name.closest(".boxes")].map((one) => one.getBoundingClientRect());
    const isFile = y > grid.bottom - 1;
    const place = [isFile ? x + width / 2 : grid.x + 9, isFile ? grid.bottom - 9 : y + height / 2];
    const box = document.elementFromPoint(...place).closest("[data-square]").dataset.square;
    return box.includes(name.textContent) ? name.textContent : `${name.textContent} at ${box}`;
})"""


@pytest.mark.parametrize("language", ["fr", nightly("en"), nightly("zh-Hant")])
def test_nothing_is_cut_covered_or_too_small_in_any_language(page, at_table, language):
    store(page, language=language)
    at_table(**morpyam(seats=4, rolls=1, dice="23446"))
    page.click("[data-die='3']")
    page.click("[data-action=call]")
    for size in [(360, 640), (844, 390), (1280, 720)]:
        resize(page, size)
        assert (size, unfit(page, **FITTING)) == (size, [])
        assert page.evaluate(NAMED_AT_THE_RIM) == [*"abcdef654321"]


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["fr", "en", "zh-Hant"])
def test_a_long_note_covers_nothing(page, at_table, language):
    """A missed call, then a last token that would make a row."""
    store(page, language=language)
    one_left = {"a4": 0, "b4": 0} | {f"f{rank}": 0 for rank in "1246"} | {"c1": 0}
    missed = {"call": "straight", "came": False}
    at_table(**morpyam(seats=4, grid=one_left, rolls=2, dice="23336", **missed))
    for chosen in (False, True):
        if chosen:
            page.click("[data-square=f3]")
        for size in [(360, 640), (844, 390)]:
            resize(page, size)
            assert (chosen, size, unfit(page, **FITTING)) == (chosen, size, [])


@pytest.mark.parametrize(
    ("end", "out", "said"),
    [
        (("tokens", [1, 1, 0], [0, 3, 4], [0]), [], "Ada placed the last token."),
        (("tokens", [2, 2, 1], [3, 4, 0], [0]), [], "Fewest tokens left: Ada."),
        (("turn_limit", [1, 1, 1], [3, 3, 4], [0, 1]), [], "Fewest tokens left: Ada and Bo."),
        (("ko", [0, 0, 0], [3, 3, 4], [0]), [], None),
        nightly(("turn_limit", [1, 1, 0], [3, 3, 4], [0, 1]), [], None),
        nightly(("tokens", [1, 1, 0], [0, 3, 4], [0]), [1], None),
    ],
)
def test_the_tie_break_is_named(page, at_table, end, out, said):
    at_table(**finished(*end, out=out))
    expect(page.locator(".places")).to_be_visible()

    if said is None:
        expect(page.locator("[data-ties]")).to_have_count(0)
    else:
        expect(page.locator("[data-ties]")).to_have_text(f"Tied on points. {said}")


def test_the_last_grid_lies_below_the_result(page, at_table):
    row = {f"{file}1": 0 for file in "abcde"}
    at_table(**finished("ko", [0, 0, 0], [3, 3, 4], [0], grid=row))

    expect(page.locator("[data-stamp]")).to_have_text("Knock-out")
    expect(page.locator(".won-sum")).to_have_text("You lined up five in a row: a knock-out.")
    expect(page.locator(".final-grid .token")).to_have_count(5)
    expect(page.locator(".final-grid .run.ko")).to_have_count(1)
