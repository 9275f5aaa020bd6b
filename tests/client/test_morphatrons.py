"""The table of Morphatrons: what a move does is shown before, and nothing is lost by a tap."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from morpho_server.app import client_folder
from morpho_server.games.morphatrons.options import OPTION_FIELDS
from tests.support.client.fitting import FREEZING, unfit
from tests.support.client.morphatrons import (
    CROWD,
    MIDDLE,
    TRANSPORT,
    morphatrons,
    seen,
)
from tests.support.client.moves import made
from tests.support.client.table import resize, store
from tests.support.games.morphatrons import position
from tests.support.nightly import nightly, walked

pytestmark = pytest.mark.browser

CONFIRM = "[data-action=confirm]"
MINUS_ONE = "\N{MINUS SIGN}1"
SIZES = walked(
    [(360, 640), (390, 844), (844, 390), (768, 1024), (1280, 720), (1440, 900), (1920, 1080)],
    (360, 640),
)

FITTING: dict[str, Any] = {
    "cut": ".acts *, .prompt h1, .hint, .pname, .fate",
    "small": {":is(.dock, .street) button:not(.dock .card)": 44},
    "apart": [(".hint", ".acts")],
    "within": ".acts, .acts button, .hint, .street button",
}

BEYOND = """all => all.filter((bot) => {
    const [a, b] = [bot, bot.closest(".lane")].map((part) => part.getBoundingClientRect());
    return a.top < b.top || a.bottom > b.bottom || a.width < 44;
}).length"""
"""Counts bots that are not within their half of a zone, or narrower than a finger."""


def bot(card: str) -> str:
    return f".street [data-bot='{card}']"


def test_the_effect_of_an_attack_is_marked_on_every_target(page, at_table):
    table = at_table(**morphatrons())
    page.click(bot("KS"))
    page.click("[data-action=shoot]")

    marks = page.locator(".street .fate")
    assert sorted(marks.all_text_contents()) == [
        "minor",
        "minor",
        "minor",
        "scrap",
        *[MINUS_ONE] * 3,
    ]
    expect(page.locator(".zone.reach")).to_have_count(3)
    page.click(bot("10H"))
    page.click("[data-building=B3]")
    expect(page.locator(".hint")).to_contain_text("10♥: scrapped. B3: 2 → 1.")
    two_lines = re.compile("^(M[^M]+){2}$")
    expect(page.locator("[data-shot] path").last).to_have_attribute("d", two_lines)
    expect(page.locator(CONFIRM)).to_have_text("Shoot 10♥ and B3")
    assert table.commands == []
    page.click(CONFIRM)

    assert table.heard()["move"] == "shoot KS 10H B3"


@pytest.mark.nightly
def test_an_extra_target_replaces_the_oldest_one(page, at_table):
    """A second tap on a target takes it back."""
    at_table(**morphatrons())
    page.click(bot("KS"))
    page.click("[data-action=shoot]")
    for target in ("10H", "4C", "9D"):
        page.click(bot(target))
    expect(page.locator(CONFIRM)).to_have_text("Shoot 4♣ and 9♦")
    page.click(bot("4C"))

    expect(page.locator(CONFIRM)).to_have_text("Shoot 9♦")


@pytest.mark.parametrize(
    ("left_behind", "move"),
    [
        (["2D"], "move 6H 2 with 5C"),
        nightly([], "move 6H 2 with 5C 2D"),
        nightly(["5C", "2D"], "move 6H 2"),
    ],
)
def test_a_heart_takes_along_all_that_are_not_left_behind(page, at_table, left_behind, move):
    table = at_table(**morphatrons(**TRANSPORT))
    page.click(bot("6H"))
    page.click("[data-action=move]")
    for card in left_behind:
        page.click(bot(card))
    page.click(CONFIRM)

    assert table.heard()["move"] == move


def test_a_zone_is_chosen_by_its_number_or_anywhere_in_it(page, at_table):
    table = at_table(**morphatrons())
    page.click(bot("8S"))
    page.click("[data-zone='3']")
    expect(page.locator(CONFIRM)).to_have_text("Move to 3")
    page.locator("[data-zone-of='1']").click(position={"x": 250, "y": 20})
    page.click(CONFIRM)

    assert table.heard()["move"] == "move 8S 1"


ACTIONS = [
    (["[data-action=draw]"], "draw"),
    (["[data-action=end]", CONFIRM], "end"),
    ([bot("8S"), "[data-action=morph]"], "morph 8S"),
    ([bot("8S"), "[data-action=deactivate]", CONFIRM], "deactivate 8S"),
    (["[data-card='7H']", "[data-action=build]", "[data-building=A4]", CONFIRM], "build A4 7H"),
    ([bot("6H"), "[data-action=triple]", CONFIRM], "triple 6H 7H"),
    (["[data-card='7H']", "[data-action=triple]", CONFIRM], "triple 6H 7H"),
]


def test_each_action_is_made_by_a_few_taps(page, at_table):
    table = at_table(**morphatrons())
    n, sent = 12, {"id": None}
    for taps, move in ACTIONS:
        n += 1
        table.update(n, done=sent["id"], legal=table.snapshot["legal"])
        expect(page.locator("main")).to_have_attribute("data-n", str(n))
        for tap in taps:
            page.click(tap)
        sent = table.heard(n - 12)
        assert sent["move"] == move


def test_a_card_is_played_in_the_mode_that_is_chosen(page, at_table):
    room: dict[str, Any] = {"bots": {"A": {"8S": "2 robot"}, "B": MIDDLE["bots"]["B"]}}
    table = at_table(**morphatrons(**MIDDLE | room))
    page.click("[data-card='7H']")
    expect(page.locator("[data-headline]")).to_have_text("7 of hearts")
    page.click("[data-action=vehicle]")

    assert table.heard()["move"] == "play 7H vehicle"


def test_a_hint_says_why_a_card_cannot_be_played(page, at_table):
    full: dict[str, Any] = {"buildings": {"A": [3, 2, 4, 0], "B": [2, 1, 2, 0]}}
    at_table(**morphatrons(**MIDDLE | full))
    for card, why in (
        ("AH", "Needs a building of height 6."),
        ("3D", "as many machines as buildings"),
    ):
        page.click(f"[data-card='{card}']")
        expect(page.locator(".hint")).to_contain_text(why)


def test_where_all_actions_are_used_the_turn_ends_by_one_tap(page, at_table):
    table = at_table(**morphatrons(**MIDDLE | {"actions": 0}))
    expect(page.locator(".hint")).to_contain_text("Only the free morph is left.")
    page.click("[data-action=end]")

    assert table.heard()["move"] == "end"


def test_a_turn_with_nothing_left_to_do_ends_by_one_tap(page, at_table):
    nothing = {"hands": {"A": [], "B": ["5S"]}, "buildings": MIDDLE["buildings"], "deck": []}
    table = at_table(**morphatrons(**nothing))
    page.click("[data-action=end]")

    assert table.heard()["move"] == "end"


def test_a_bot_that_has_attacked_is_seen_and_said_to_have(page, at_table):
    at_table(**morphatrons("A shoot KS 10H"))

    expect(page.locator(".spent")).to_have_count(1)
    expect(page.locator("[data-bot=KS] .spent")).to_be_visible()
    expect(page.locator("[data-bot=KS]")).to_have_attribute(
        "aria-label", re.compile("has attacked this turn")
    )


def test_a_crowded_lane_opens_in_the_dock(page, at_table):
    table = at_table(**morphatrons(**CROWD))
    page.click("[data-lane='3 0']")
    lane = page.locator(".open-lane .game-bot")
    expect(lane).to_have_count(4)
    assert all(box["width"] >= 44 for box in (one.bounding_box() for one in lane.all()))
    page.click(".open-lane [data-bot='8S']")
    page.click("[data-action=shoot]")
    page.click("[data-lane='3 1']")
    page.click(".open-lane [data-bot='QS']")
    page.click("[data-action=cancel]")
    page.click(CONFIRM)

    assert table.heard()["move"] == "shoot 8S QS"


def test_the_bots_of_the_other_can_be_read_about_at_any_time(page, at_table):
    at_table(**morphatrons(seat=1))
    boxes = [page.locator(f"[data-city='{seat}']").bounding_box() for seat in (0, 1)]
    assert boxes[1]["y"] > boxes[0]["y"], "the own city is at the bottom"
    page.click(bot("KS"))

    expect(page.locator("[data-headline]")).to_have_text("King of spades")
    expect(page.locator(".hint")).to_contain_text(
        "Robot: strikes for 3 or shoots up to 2 for 1. Minor damage."
    )


@pytest.mark.parametrize("size", [(360, 640), nightly((390, 844))])
def test_a_phone_shows_whole_cards_beside_the_answers(page, at_table, size):
    at_table(size=size, **morphatrons())

    expect(page.locator("[data-action=draw]")).to_be_visible()
    lowest = page.locator(".hand .face").evaluate_all(
        "all => Math.max(...all.map((face) => face.getBoundingClientRect().bottom))"
    )
    assert lowest <= size[1]


def test_it_is_played_by_keys_alone(page, at_table):
    table = at_table(**morphatrons())
    page.keyboard.press("t")
    page.locator(bot("8S")).focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-headline]")).to_be_focused()
    expect(page.locator("[data-announcer]")).to_contain_text("You can choose: Move, Shoot, Morph")
    page.keyboard.press("2")
    page.keyboard.press("t")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("1")

    assert table.heard()["move"].startswith("shoot 8S")


def test_a_refused_move_leaves_the_choice_as_it_was(page, at_table):
    table = at_table(**morphatrons())
    page.click(bot("8S"))
    page.click(bot("4C"))
    expect(page.locator("[data-headline]")).to_have_text("Shoot what?")
    expect(page.locator(".hint")).to_contain_text("4♣: minor damage.")
    page.click(CONFIRM)
    sent = table.heard()
    assert sent["move"] == "shoot 8S 4C"
    table.say({"type": "refused", "id": sent["id"], "code": "no_target", "reason": ""})

    expect(page.locator("[data-refused=no_target]")).to_have_text("No such target is in reach.")
    expect(page.locator(CONFIRM)).to_have_text("Shoot 4♣")


def test_everything_on_the_table_can_be_read(page, at_table):
    """Names by ear, the scrapyard, and what is left unused before the turn ends."""
    table = at_table(**morphatrons())
    for name in (
        "your King of spades, robot, strikes for 3 or shoots up to 2 for 1, minor damage",
        "9 of diamonds, vehicle, protects its zone, protected",
        "Jack of diamonds, vehicle, protects its zone, flies, protected",
        "7 of hearts. Robot: strikes for 2. Vehicle: carries others.",
    ):
        expect(page.get_by_role("button", name=name)).to_be_visible()
    expect(page.get_by_role("img", name="A4, height 5")).to_be_visible()
    expect(page.get_by_role("img", name="2 actions and the free morph left")).to_be_visible()
    expect(page.locator(".player[data-seat='1'] .sr")).to_contain_text("3 cards in hand")
    expect(page.locator("[data-card]")).to_have_count(4)

    page.click("[data-scrap]")
    expect(page.locator("[data-headline]")).to_have_text("Scrapyard")
    expect(page.locator(".hint")).to_have_text("♠ 2 3 · ♥ 9")
    page.keyboard.press("Escape")
    expect(page.locator(".game")).to_contain_text("Turn 19 of 120")

    page.click("[data-action=end]")
    expect(page.locator(".hint")).to_contain_text("2 actions are left unused.")
    page.keyboard.press("Escape")
    expect(page.locator("[data-headline]")).to_have_text("Your turn")
    assert table.commands == []


def test_the_last_street_lies_below_the_reason(page, at_table):
    header: dict[str, Any] = {
        "hands": {"A": ["7H", "QC"], "B": ["5S"]},
        "buildings": {"B": [0, 0, 0, 2]},
        "bots": {"A": {"7S": "4 robot"}, "B": {"JD": "4 vehicle"}},
    }
    at_table(**morphatrons("A strike 7S B4", **header))

    expect(page.locator("[data-stamp]")).to_have_text("City down")
    expect(page.locator(".won-sum")).to_contain_text("Bo\u2019s city fell")
    expect(page.locator(".final-street [data-bot='7S']")).to_be_attached()


@pytest.mark.nightly
def test_the_last_street_keeps_its_bots_within_their_half(page, at_table):
    at_table(size=(1440, 900), **morphatrons("A resign", **CROWD))

    bots = page.locator(".final-street .lane .game-bot")
    expect(bots).to_have_count(8)
    assert bots.evaluate_all(BEYOND) == 0


@pytest.mark.nightly
@pytest.mark.parametrize("size", [(1100, 640), (1280, 720), (1440, 900), (1920, 1080)])
def test_four_against_four_have_room_in_a_zone(page, at_table, size):
    at_table(size=size, **morphatrons(**CROWD))

    bots = page.locator(".street .lane .game-bot")
    expect(bots).to_have_count(8)
    assert bots.evaluate_all(BEYOND) == 0


def test_a_long_press_tells_what_machines_and_figures_mean(page, at_table):
    at_table(**morphatrons())
    page.hover(bot("9D"))
    page.mouse.down()

    explained = page.locator("[data-lookup] dt")
    expect(explained).to_have_text(["protected", "strikes for 2", "protects its zone"])
    page.mouse.up()
    page.keyboard.press("Escape")
    page.hover("[data-deck]")
    page.mouse.down()
    expect(explained.nth(1)).to_have_text("Deck: 34 cards")


def test_the_opponent_s_last_turn_stays_in_sight_until_one_s_own_ends(page, at_table):
    reached = position("A end", **MIDDLE)
    table = at_table(**seen(reached))
    table.update(13, **made(reached, "B shoot 10H KS", "B draw", "B morph 4C"))

    news = page.locator(".feed-line .ln")
    shown = "Bo shoots with 10♥. K♠: critical · morphs 4♣ into a vehicle"
    expect(news).to_have_text(shown)
    table.update(14, **made(reached, "A move 8S 1"))
    expect(news).to_have_text(shown)
    table.update(15, **made(reached, "A end"))
    expect(news).to_contain_text("8♠ to zone 1")


@pytest.fixture
def bo_shoots(page, at_table):
    """Let Bo shoot before a page, with what it prefers: full motion or none."""

    def shoot(motion):
        page.emulate_media(reduced_motion=motion)
        reached = position("A end", **MIDDLE)
        table = at_table(**seen(reached))
        expect(page.locator(".motion")).to_be_attached()
        page.evaluate(FREEZING)
        table.update(13, **made(reached, "B shoot 10H KS"))

    return shoot


def test_a_shot_flies_until_a_key_is_pressed(page, bo_shoots):
    bo_shoots("no-preference")
    expect(page.locator(".motion .shot")).to_be_attached()
    page.keyboard.press("q")

    expect(page.locator(".motion .shot")).to_have_count(0)


@pytest.mark.nightly
def test_without_motion_nothing_flies(page, bo_shoots):
    bo_shoots("reduce")

    expect(page.locator("[data-announcer]")).to_contain_text("K♠: critical")
    expect(page.locator(".motion .shot")).to_have_count(0)


@pytest.mark.parametrize("language", ["fr", nightly("en"), nightly("zh-Hant")])
def test_nothing_is_cut_covered_or_too_small_in_any_language(page, at_table, language):
    store(page, language=language)
    at_table(**morphatrons())
    for size in SIZES:
        resize(page, size)
        assert (size, unfit(page, **FITTING)) == (size, [])
        for tap in (bot("KS"), "[data-action=shoot]", bot("10H"), "[data-building=B3]"):
            page.click(tap)
            assert (size, tap, unfit(page, **FITTING)) == (size, tap, [])
        page.click("[data-action=cancel]")
        page.click("[data-action=cancel]")
        page.click("[data-card='AH']")
        assert (size, unfit(page, **FITTING)) == (size, [])
        page.keyboard.press("Escape")


def test_the_options_of_the_host_have_words():
    words = (client_folder() / "words" / "en" / "morphatrons.ftl").read_text(encoding="utf-8")

    labelled = re.findall("^morphatrons-option-([a-z_]+) =", words, re.MULTILINE)
    assert labelled == [field.name for field in OPTION_FIELDS]
