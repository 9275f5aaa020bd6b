"""Whatever lies on the table can be asked about, while a tap still plays."""

import re
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from tests.support.client.table import LAPTOP, LEGAL, OWN, PUBLIC
from tests.support.nightly import nightly

pytestmark = pytest.mark.browser

ROUND = [
    {"kind": "round_started", "round": 1},
    {"kind": "turn_began", "seat": 1},
    {"kind": "investigated", "seat": 1, "slot": "C1"},
    {"kind": "turn_began", "seat": 2},
    {"kind": "job_changed", "seat": 2, "slot": "C1"},
    {"kind": "turn_began", "seat": 0},
]


@pytest.fixture
def sheet(page):
    return page.locator("[data-lookup]")


def hold(page, selector):
    """Press and do not let go."""
    page.locator(selector).hover()
    page.mouse.down()


def test_a_tap_looks_a_card_up_if_nothing_is_to_be_picked(page, at_table, sheet):
    table = at_table(legal=[])

    page.click('[data-slot="C2"]')

    expect(sheet).to_have_attribute("data-lookup", "C2")
    expect(sheet.get_by_role("heading", name="Deserter")).to_be_visible()
    expect(sheet.locator("ul li")).to_have_count(3)
    assert sheet.locator(".card").bounding_box()["width"] >= 150
    page.click(".pname >> text=Bo")
    expect(sheet).to_have_count(0)
    assert table.commands == []

    page.click('[data-slot="C2"]')
    sheet.locator("[data-action=to-rules]").click()
    expect(sheet).to_have_count(0)
    expect(page.locator("[data-identity-entry=deserter]")).to_be_in_viewport()


def test_a_finger_held_on_a_card_looks_it_up(page, at_table, sheet):
    """It opens no context menu, and a tap still picks."""
    table = at_table(legal=["look B1", "look C1"])
    page.click("[data-verb=look]")
    box = page.locator('[data-slot="B1"]').bounding_box()
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    card = page.locator('[data-slot="B1"]')
    assert card.evaluate(POINT, ["touch", "contextmenu"])
    assert not card.evaluate(POINT, ["mouse", "contextmenu"])
    device = page.context.new_cdp_session(page)

    device.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(sheet).to_have_attribute("data-lookup", "B1")
    device.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    expect(sheet).to_be_visible()
    page.click('[data-slot="C1"]')
    assert table.heard()["move"] == "look C1"


def test_a_finger_that_moves_over_a_card_opens_nothing(page, at_table, sheet):
    page.clock.install()
    at_table()
    with no_time_of_its_own(page):
        hold(page, '[data-slot="B1"]')
        page.mouse.move(*middle(page, '[data-slot="C1"]'))
        page.clock.run_for(1000)
        expect(sheet).to_have_count(0)

        page.mouse.up()
        hold(page, '[data-slot="B1"]')
        page.clock.run_for(1000)
        expect(sheet).to_have_attribute("data-lookup", "B1")


@contextmanager
def no_time_of_its_own(page):
    """Stop a page's clock, so that only the test lets time pass, however slow the machine."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 10)
    try:
        yield
    finally:
        page.clock.resume()


def middle(page, selector):
    box = page.locator(selector).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


POINT = """(card, [pointer, type]) => {
    const given = {pointerType: pointer, button: 0, bubbles: true, cancelable: true};
    if (type === "contextmenu") card.dispatchEvent(new PointerEvent("pointerdown", given));
    const event = new PointerEvent(type, given);
    card.dispatchEvent(event);
    card.dispatchEvent(new PointerEvent("pointerup", given));
    return event.defaultPrevented;
}"""


@pytest.mark.nightly
def test_a_finger_that_passes_over_a_card_looks_up_nothing(page, at_table, sheet):
    page.clock.install()
    at_table(size=LAPTOP)
    page.clock.run_for(10_000)
    card = page.locator('[data-slot="B1"]')

    card.evaluate(POINT, ["touch", "pointermove"])
    page.clock.run_for(1000)
    expect(sheet).to_have_count(0)

    card.evaluate(POINT, ["mouse", "pointerover"])
    card.evaluate(POINT, ["mouse", "pointermove"])
    page.clock.run_for(1000)
    expect(sheet).to_have_attribute("data-lookup", "B1")


def test_a_resting_mouse_looks_up_until_it_leaves(page, at_table, sheet):
    """A click on a tile leads to the rules, one on an identity in the feed opens its sheet."""
    table = at_table(size=LAPTOP)

    page.hover("[data-tile=leader]")
    expect(sheet).to_have_attribute("data-lookup", "leader")
    ring, lies = page.locator(".board").bounding_box(), sheet.bounding_box()
    assert lies["x"] >= ring["x"] + ring["width"] - 1

    page.hover("[data-headline]")
    expect(sheet).to_have_count(0)

    revealed = {"kind": "revealed", "slot": "B1", "identity": "technician"}
    table.update(13, events=[revealed], legal=LEGAL)
    page.click("[data-feed] [data-about=technician]")
    expect(sheet).to_have_attribute("data-lookup", "technician")
    page.click("[data-tile=technician]")
    expect(page.locator("[data-identity-entry=technician]")).to_be_in_viewport()


@pytest.mark.nightly
def test_a_mouse_that_was_not_moved_asks_about_nothing(page, at_table, sheet):
    """A card that comes to lie below it when the window or the board changes opens no sheet."""
    at_table(size=LAPTOP)
    box = page.locator("[data-tile=leader]").bounding_box()
    page.set_viewport_size({"width": 1500, "height": 900})
    beside = page.locator("[data-tile=leader]").bounding_box()
    assert beside["x"] > box["x"] + 10, "the tile moves with the window"
    page.mouse.move(box["x"] + 2, box["y"] + 20)
    page.wait_for_timeout(50)
    assert page.evaluate(
        "([x, y]) => !document.elementFromPoint(x, y).closest('[data-tile=leader]')",
        [box["x"] + 2, box["y"] + 20],
    )

    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_timeout(900)
    expect(sheet).to_have_count(0)
    page.mouse.move(box["x"] + 4, box["y"] + 20)
    expect(sheet).to_be_visible()


def test_the_key_i_looks_up_and_escape_returns_the_focus(page, at_table, sheet):
    """For a chip it looks up the card that acts, or the move."""
    at_table()
    card = page.locator('[data-slot="C2"]')
    card.press("i")
    expect(sheet).to_be_focused()
    assert sheet.evaluate("sheet => getComputedStyle(sheet).outlineStyle") == "solid"
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(card).to_be_focused()

    page.locator("[data-verb=block]").press("i")
    expect(sheet).to_have_attribute("data-lookup", "killer")
    page.locator("[data-verb=look]").press("i")
    expect(sheet.get_by_role("heading", name="Look")).to_be_visible()


def test_the_sheet_lists_a_card_s_past_wherever_it_lay(page, at_table, sheet):
    """It says what only this player knows, and where the log is complete that nothing happened."""
    table = at_table(own={"seat": 0, "known": {"A1": "killer", "A2": "deserter"}})
    page.click('[data-slot="B1"]')
    expect(sheet.locator(".lookup-text h2")).to_be_visible()
    expect(sheet).not_to_contain_text("Nothing has happened")
    table.update(13, events=ROUND[:1], legal=LEGAL)
    expect(sheet).to_contain_text("Nothing has happened")

    for number, event in enumerate(ROUND[1:], 14):
        table.update(number, events=[event], legal=LEGAL)
    expect(page.locator("main")).to_have_attribute("data-n", "18")

    page.click('[data-slot="M"]')
    expect(sheet.locator("ol li")).to_have_text(
        [
            "1 turn ago Cleo swaps their card 1 with the middle card",
            "2 turns ago Bo looks at Cleo\u2019s card 1",
        ]
    )
    page.click('[data-slot="C1"]')
    expect(sheet.locator("ol li")).to_have_count(1)

    saw = [{"after": 1, "kind": "saw", "cards": {"B1": "leader"}}]
    table.update(19, events=[{"kind": "investigated", "seat": 0, "slot": "B1"}], yours=saw)
    page.locator('[data-slot="B1"]').press("i")
    expect(sheet.locator("[data-event=saw]")).to_contain_text("only you")
    expect(sheet.locator("[data-event=investigated]")).not_to_contain_text("only you")


@pytest.mark.parametrize(("whole", "shown"), [(0, [7, 6]), (6, [7]), (7, [])])
def test_a_card_s_history_ends_where_something_is_missing(run, whole, shown):
    feed = [
        {"n": n, "event": event, "roster": {}, "key": str(n)} for n, event in enumerate(ROUND, 4)
    ]
    history = """({ historyOf }, play) => historyOf(play, "C1").map(({ item }) => item.n)"""
    looks = [
        {**one, "event": {**one["event"], "kind": "investigated", "slot": "C1"}}
        for one in feed[2:4]
    ]

    module = "/games/morpho/lookup/card_history.js"
    assert run(module, history, {"feed": looks, "whole": whole}) == shown


@pytest.mark.nightly
def test_an_unknown_identity_is_shown_by_its_name(page, at_table, sheet):
    dealt = {**PUBLIC, "tiles": {**PUBLIC["tiles"], "shapeshifter": 1}}
    at_table(public=dealt, own={**OWN, "known": {"C1": "shapeshifter"}}, legal=[])

    page.click('[data-slot="C1"]')
    expect(sheet.get_by_role("heading", name="shapeshifter")).to_be_visible()

    page.click('[data-slot="B1"]')
    expect(sheet.locator("[data-suspect=shapeshifter]")).to_be_visible()


@pytest.mark.nightly
def test_after_a_click_the_mouse_must_leave_to_look_up_a_card(page, at_table, sheet):
    page.clock.install()
    table = at_table(size=LAPTOP, legal=["look B1", "look C1"])
    page.click("[data-verb=look]")
    page.click('[data-slot="C1"]')
    assert table.heard()["move"] == "look C1"
    table.update(13, events=[], legal=[])
    expect(page.locator(".dock.live")).to_have_count(0)

    x, y = middle(page, '[data-slot="C1"]')
    page.mouse.move(x + 3, y + 3)
    page.clock.run_for(2_000)
    expect(sheet).to_have_count(0)

    page.hover('[data-slot="B1"]')
    page.clock.run_for(2_000)
    expect(sheet).to_have_attribute("data-lookup", "B1")


TAKE = {
    "legal": ["take C1", "take C2"],
    "public": {"decision": {"seat": 0, "kind": "take", "slot": "A1", "investigator": 2}},
}
ARRANGE = {
    "legal": [
        "arrange A1=killer M=parasite C1=deserter",
        "arrange A1=parasite M=killer C1=deserter",
    ],
    "public": {"decision": {"seat": 0, "kind": "arrange", "places": ["A1", "M", "C1"]}},
}
TURN = {"legal": LEGAL, "public": {"decision": {"seat": 0, "kind": "turn"}}}


@pytest.mark.parametrize(
    ("size", "asked", "sheets"),
    [
        (None, TAKE, 0),
        (LAPTOP, TURN, 1),
        nightly(None, TURN, 0),
        nightly(LAPTOP, TAKE, 0),
    ],
)
def test_no_sheet_hides_what_is_asked(page, at_table, sheet, size, asked, sheets):
    table = at_table(
        size=size, legal=[], public={**PUBLIC, "decision": {"seat": 2, "kind": "turn"}}
    )
    page.click('[data-slot="C2"]')
    expect(sheet).to_be_visible()

    table.update(13, **asked)

    expect(page.locator("main")).to_have_attribute("data-n", "13")
    expect(sheet).to_have_count(sheets)


@pytest.mark.nightly
def test_no_tap_covers_cards_that_are_being_laid(page, at_table):
    at_table(legal=ARRANGE["legal"], public={**PUBLIC, **ARRANGE["public"]})

    page.locator("[data-arrange]").wait_for()

    expect(page.locator('.board [data-slot="C2"]')).to_be_disabled()


@pytest.mark.parametrize(
    ("opening", "over"), [("rules", "[data-rules-panel]"), nightly("menu", "[data-menu]")]
)
def test_a_panel_over_the_table_says_that_you_must_react(page, at_table, opening, over):
    table = at_table(legal=[], public={**PUBLIC, "decision": {"seat": 2, "kind": "turn"}})
    page.click("[data-action=menu]")
    if opening == "rules":
        page.click("[data-menu] [data-action=rules]")
    page.locator(over).wait_for()
    expect(page.locator(f"{over} [data-action=answer]")).to_have_count(0)

    table.update(13, **TAKE)

    answer = page.locator(f"{over} [data-action=answer]")
    expect(answer).to_have_text("You must react")
    expect(answer).to_be_in_viewport(ratio=1)
    answer.click()
    expect(page.locator(over)).to_have_count(0)
    expect(page.locator("[data-headline]")).to_be_in_viewport(ratio=1)


def test_going_back_closes_what_is_open_and_stays_at_the_table(page, at_table):
    at_table(legal=[])
    for opening, over in {
        "[data-action=menu]": "[data-menu]",
        "[data-action=feed]": ".openlog",
        "[data-slot=C2]": "[data-lookup]",
        "[data-action=tiles]": "[data-rules-panel] [data-rules]",
    }.items():
        page.click(opening)
        page.locator(over).wait_for()
        page.go_back()
        expect(page.locator(over)).to_have_count(0)
        expect(page.locator("main")).to_have_attribute("data-screen", "play")
        assert page.url.endswith("/t/KTRWPM")


@pytest.mark.nightly
def test_rules_that_were_opened_from_the_menu_are_closed_alone(page, at_table):
    at_table(legal=[])
    page.click("[data-action=menu]")
    page.click("[data-menu] [data-action=rules]")
    page.locator("[data-rules-panel]").wait_for()

    page.go_back()

    expect(page.locator("[data-rules-panel]")).to_have_count(0)
    expect(page.locator("main")).to_have_attribute("data-screen", "play")


@pytest.mark.nightly
def test_going_back_skips_closed_panels(page, at_table):
    page.goto("/blank")
    at_table(legal=[])
    page.click("[data-action=menu]")
    page.click("[data-action=close-menu]")

    page.go_back()

    expect(page).to_have_url(re.compile("/blank$"))
