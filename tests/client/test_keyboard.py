"""The keys at a table, with messages of the contract instead of a server."""

import pytest
from playwright.sync_api import expect

from tests.support.client.table import (
    ENDED,
    LAPTOP,
    LEGAL,
    OUTCOME,
    PUBLIC,
    SNAPSHOT,
    TABLE,
    Table,
    wait_until,
)

pytestmark = pytest.mark.browser

FOCUSED = "() => document.activeElement.dataset.slot ?? document.activeElement.innerText"


def test_arrows_lead_from_answer_to_answer_and_target_to_target(page, at_table):
    at_table(legal=["look B1", "look C1", "look C2", "change A1", "block A1/A2 with A1"])
    look, change, block = (
        page.locator(f"[data-verb={verb}]") for verb in ("look", "change", "block")
    )
    page.keyboard.press("q")
    page.keyboard.press("ArrowRight")
    expect(look).to_be_focused()
    page.keyboard.press("q")
    page.keyboard.press("ArrowLeft")
    expect(block).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(change).to_be_focused()

    page.keyboard.press("1")
    expect(page.locator('[data-slot="B1"]')).to_be_focused()
    reached = []
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
        reached.append(page.evaluate(FOCUSED))
    assert reached == ["C1", "C2", "B1", "C2"]


def test_a_shot_is_confirmed_taken_back_and_fired_by_keys(page, at_table):
    table = at_table()
    target = page.locator('[data-slot="C1"]')
    page.keyboard.press("3")
    expect(target).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-headline]")).to_be_focused()
    expect(page.locator("[data-announcer] p").last).to_have_text(
        "Snipe Cleo\u2019s card 1? After this you can\u2019t look or change jobs."
        " Everybody will see your Killer. A Bodyguard may step in."
        " You can choose: Fire and Not yet."
    )

    page.keyboard.press("Escape")
    expect(page.locator("[data-action=confirm]")).to_have_count(0)
    expect(target).to_have_attribute("data-target", "yes")
    page.keyboard.press("Escape")
    expect(page.locator(".dock [aria-pressed=true]")).to_have_count(0)
    expect(page.locator("[data-verb=snipe]")).to_be_focused()

    page.keyboard.press("3")
    target.press("Enter")
    expect(page.locator("[data-headline]")).to_be_focused()
    page.keyboard.press("1")
    assert table.heard()["move"] == "snipe C1 with A1"


PANELS = [
    ("m", "[data-menu]", "[data-menu] .menu-top h2", "[data-action=menu]"),
    ("?", "[data-keys]", "[data-keys] .menu-top h2", "[data-action=menu]"),
    ("l", ".log", "[data-feed]", "[data-action=feed]"),
    ("c", ".log", ".log input", "[data-action=feed]"),
]


def test_a_key_opens_a_panel_and_escape_leads_back(page, at_table):
    """To where the keyboard came from, otherwise to what opens the panel."""
    at_table()
    for key, panel, inside, opener in PANELS:
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press(key)
        expect(page.locator(inside)).to_be_focused()
        page.keyboard.press("Escape")
        expect(page.locator(panel)).not_to_be_visible()
        expect(page.locator(opener)).to_be_focused()

    card = page.locator('[data-slot="C1"]')
    card.focus()
    for key, _, inside, _ in PANELS:
        page.keyboard.press(key)
        expect(page.locator(inside)).to_be_focused()
        page.keyboard.press("Escape")
        expect(card).to_be_focused()


def test_a_key_leads_to_the_targets_and_one_to_the_question(page, at_table):
    at_table()
    page.keyboard.press("t")
    expect(page.locator("[data-headline]")).to_be_focused()

    page.locator("[data-verb=look]").press("Enter")
    expect(page.locator("[data-target]").first).to_be_focused()
    page.keyboard.press("q")
    expect(page.locator("[data-headline]")).to_be_focused()
    page.keyboard.press("t")
    expect(page.locator("[data-target]").first).to_be_focused()


OF_OTHER_LAYOUTS = [
    ("&", "Digit1", "1"),  # AZERTY
    ("\u00e9", "Digit2", "2"),
    ("\u0661", "Digit1", "1"),  # Arabic digits
    ("\uff11", "Digit1", "1"),  # full-width
    ("\u0439", "KeyQ", "q"),  # Cyrillic
    ("\u05d0", "KeyT", "t"),  # Hebrew
    ("\u03a4", "KeyT", "t"),  # Greek
    ("a", "KeyQ", None),  # where AZERTY has its A
    ("q", "KeyA", "q"),
    ("\u00f6", "Semicolon", None),
    ("&", "Shift Digit7", None),
    ("Q", "Shift KeyQ", "q"),
]


def test_keys_of_other_layouts_act_by_their_place(run):
    pressed = run(
        "/ui/accessibility/keyboard.js",
        """(m, keys) => keys.map(([key, code]) => {
            const actions = { 1: "1", 2: "2", 7: "7", q: "q", t: "t" };
            const shiftKey = code.startsWith("Shift ");
            return m.actionOf({ key, code: code.replace("Shift ", ""), shiftKey }, actions) ?? null;
        })""",
        [[key, place] for key, place, _ in OF_OTHER_LAYOUTS],
    )

    assert pressed == [meant for _, _, meant in OF_OTHER_LAYOUTS]


def test_keys_with_modifiers_or_without_a_name_do_nothing(page, at_table):
    at_table()

    taken = page.evaluate(
        """() => ["ctrl", "alt", "meta"].filter((held) => {
            const given = {key: "m", [`${held}Key`]: true, bubbles: true, cancelable: true};
            return !document.body.dispatchEvent(new KeyboardEvent("keydown", given));
        })"""
    )
    page.evaluate("dispatchEvent(new Event('keydown'))")

    assert taken == []
    page.keyboard.press("?")
    # The page's own errors fail a test.
    expect(page.get_by_role("complementary", name="Keys")).to_be_visible()
    expect(page.locator("[data-menu]")).to_have_count(0)


def test_characters_can_be_turned_off_and_escape_not(page, at_table):
    at_table()
    page.keyboard.press("?")
    page.click("[data-option=keys]")
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    page.keyboard.press("1")

    expect(page.locator("[data-keys]")).to_have_count(0)
    expect(page.locator("[data-menu]")).to_have_count(0)
    expect(page.locator("[data-verb=look]")).to_be_visible()


def test_the_keyboard_never_falls_out_of_the_page(page, at_table):
    table = at_table()
    page.locator("[data-verb=look]").press("Enter")
    page.locator('[data-slot="B1"]').press("Enter")
    table.heard()
    table.update(13, public={"decision": {"seat": 1, "kind": "turn"}, "turn": 1})
    expect(page.locator("[data-headline]")).to_be_focused()

    table.update(14, table={"phase": "between"}, public={"decision": None, "outcome": OUTCOME})
    expect(page.locator("[data-reason] h1")).to_be_focused()


def test_keys_reach_the_question_or_dialog_on_top_alone(page, at_table):
    table = at_table(legal=["look B1", "pass"])
    page.keyboard.press("m")
    page.locator("[data-menu] [data-action=leave]").press("Enter")
    expect(page.locator(".asking > span")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-menu] [data-action=leave]")).to_be_focused()

    page.click("[data-menu] [data-action=show-code]")
    page.locator("[data-large-code][open]").wait_for()
    page.keyboard.press("2")
    page.keyboard.press("Escape")
    expect(page.locator("[data-large-code]")).to_have_count(0)
    expect(page.locator("[data-menu]")).to_be_visible()
    assert table.commands == []


def test_events_are_announced_once_and_in_one_place(page, at_table):
    table = at_table(
        size=LAPTOP, legal=None, public={**PUBLIC, "decision": {"seat": 1, "kind": "turn"}}
    )
    said = page.locator("[data-announcer] p")
    table.update(
        13,
        events=[{"kind": "investigated", "seat": 1, "slot": "C1"}],
        yours=[{"kind": "saw", "after": 1, "cards": {"C1": "leader"}}],
        public={"turn": 0, "decision": {"seat": 0, "kind": "turn"}},
        legal=LEGAL,
    )

    expect(said.last).to_contain_text("Your turn. You can choose: Look, Change, Snipe and Block.")
    announced = said.all_inner_texts()
    assert [text for text in announced if "looks at" in text] == ["Bo looks at Cleo\u2019s card 1"]
    assert "Cleo\u2019s card 1 is the Leader. Only you saw this." in announced
    expect(page.locator("[aria-live=polite], [role=status]")).to_have_count(1)


def test_a_refusal_and_the_result_of_a_move_are_announced(page, at_table):
    """After a refusal the question comes again, and the result before the next turn."""
    table = at_table()
    said = page.locator("[data-announcer] p")
    page.keyboard.press("1")
    page.locator('[data-slot="B1"]').press("Enter")
    refused = table.heard()["id"]
    table.say({"type": "refused", "id": refused, "code": "too_late", "reason": "too late"})
    expect(said.filter(has_text="Look at which card")).to_have_count(2)

    page.locator('[data-slot="B1"]').press("Enter")
    move = table.heard(2)
    table.update(
        13,
        events=[{"kind": "investigated", "seat": 0, "slot": "B1"}],
        yours=[{"kind": "saw", "after": 1, "cards": {"B1": "leader"}}],
        public={"turn": 1, "decision": {"seat": 1, "kind": "turn"}},
        legal=None,
    )
    table.say({"type": "done", "id": move["id"], "n": 13})

    expect(said.last).to_have_text("Bo\u2019s turn")
    assert said.all_inner_texts()[-4:] == [
        "Look at which card? 1 place on the table to choose from.",
        "You look at Bo\u2019s card 1",
        "Bo\u2019s card 1 is the Leader. Only you saw this.",
        "Bo\u2019s turn",
    ]


def test_a_question_says_that_looks_and_changes_are_over(page, at_table):
    at_table(legal=["pass", "snipe C1 with A1"])

    expect(page.locator("[data-announcer] p").last).to_have_text(
        "Your turn. You can\u2019t look or change jobs any more this round."
        " You can choose: Snipe and Pass."
    )


def test_only_the_feed_announces_what_others_must_do(page, at_table):
    table = at_table(legal=None, public={**PUBLIC, "decision": {"seat": 1, "kind": "turn"}})
    table.update(
        13,
        events=[
            {"kind": "sniped", "seat": 1, "slot": "B1", "target": "C1"},
            {"kind": "guard_asked", "seat": 2},
        ],
        public={"decision": {"seat": 2, "kind": "guard", "shooter": "B1", "target": "C1"}},
    )
    table.update(14, public={"decision": {"seat": 2, "kind": "turn"}, "turn": 2})

    said = page.locator("[data-announcer] p")
    expect(said.last).to_have_text("Cleo\u2019s turn")
    assert said.all_inner_texts()[-2:-1] == ["Bo shoots at Cleo\u2019s card 1"]


MUST_INDICATE = {
    "public": {"turn": 0, "decision": {"seat": 0, "kind": "indicate"}},
    "legal": ["indicate B1", "indicate C1"],
}


def test_a_question_leaves_the_focus_in_the_chat_field(page, at_table):
    table = at_table(legal=None, public={**PUBLIC, "decision": {"seat": 1, "kind": "turn"}})
    page.keyboard.press("c")
    expect(page.locator(".log input")).to_be_focused()
    table.update(13, **MUST_INDICATE)

    expect(page.locator("[data-headline]")).to_have_text("Which is the Technician?")
    page.keyboard.type("my lemon?")
    expect(page.locator(".log input")).to_have_value("my lemon?")
    expect(page.locator("[data-menu]")).to_have_count(0)


def test_after_a_target_the_focus_is_on_the_next_question(page, at_table):
    table = at_table(legal=None, public={**PUBLIC, "decision": {"seat": 1, "kind": "turn"}})
    page.keyboard.press("q")
    table.update(13, **MUST_INDICATE)
    expect(page.locator('[data-slot="B1"]')).to_have_attribute("data-target", "yes")
    expect(page.locator("[data-headline]")).to_be_focused()

    page.keyboard.press("t")
    page.keyboard.press("Enter")
    expect(page.locator("[data-action=confirm]")).to_be_visible()
    expect(page.locator("[data-headline]")).to_be_focused()


def test_an_answer_leads_to_the_cards_of_others_before_ones_own(page, at_table):
    at_table(legal=["snipe A2 with A1", "snipe C1 with A1"])

    page.keyboard.press("1")

    expect(page.locator('[data-slot="C1"]')).to_be_focused()


def test_a_reason_why_cards_cannot_act_is_announced_once(page, at_table):
    own = {
        "cards": {"A1": "killer", "A2": "leader"},
        "hindered": {"A1": "conflict", "A2": "conflict"},
    }
    table = at_table(own=own)
    announcer = page.locator("[data-announcer]")
    expect(announcer).to_contain_text("Your cards clash: no abilities, no points.")
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    expect(announcer).to_contain_text("Look at which card?")

    announced = [text for text in announcer.locator("p").all_inner_texts() if "clash" in text]

    assert len(announced) == 1
    assert table


def test_between_rounds_keys_lead_to_the_result_and_the_options(page, at_table):
    between = {"table": {**TABLE, "phase": "between"}, "public": ENDED, "legal": []}
    table = at_table(**between)
    options, close = (
        page.locator(f"[data-action={does}]") for does in ("options", "close-options")
    )
    options.focus()
    page.keyboard.press("q")
    expect(page.locator(".dock h1")).to_be_focused()

    options.press("Enter")
    expect(page.locator(".menu h2").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(close).to_have_count(0)
    expect(options).to_be_focused()

    options.press("Enter")
    close.wait_for()
    # What is drawn takes effect after the frame only.
    page.evaluate("() => new Promise((r) => requestAnimationFrame(() => setTimeout(r)))")
    table.say({**SNAPSHOT, "n": 20})
    expect(page.locator("main[data-n='20']")).to_be_visible()
    table.say({**SNAPSHOT, "n": 30, **between})
    expect(options).to_be_visible()
    expect(close).to_have_count(0)


def test_short_time_is_announced_once(page, at_table):
    page.clock.install()
    at_table(table={**TABLE, "deadline": {"at": 20_000, "seats": [0]}}, now=0)
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 5)

    def is_short():
        page.clock.run_for(1000)
        return "0:06" in page.locator("[data-clock]").inner_text()

    wait_until(page, is_short, "it does not get short")
    expect(page.locator("[data-announcer] p", has_text="Hurry")).to_have_count(1)


@pytest.mark.nightly
def test_the_menu_of_a_phone_without_a_mouse_speaks_of_no_keys(browser, client_address):
    context = browser.new_context(
        base_url=client_address, has_touch=True, is_mobile=True, service_workers="block"
    )
    phone = context.new_page()
    phone.goto("/blank")
    phone.evaluate("sessionStorage.setItem('morpho.player.KTRWPM', 'p1')")
    Table(phone, SNAPSHOT)
    phone.goto("/t/KTRWPM")

    phone.click("[data-action=menu]")

    expect(phone.locator("[data-menu] [data-action=rules]")).to_be_visible()
    expect(phone.locator("[data-menu] [data-action=keys]")).to_be_hidden()
    phone.keyboard.press("Escape")
    phone.keyboard.press("?")
    expect(phone.locator("[data-keys]")).to_be_visible()
    context.close()
