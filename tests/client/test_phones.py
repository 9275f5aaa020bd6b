"""The layout on a phone's small screen, checked without comparing pictures."""

import pytest
from playwright.sync_api import expect

from tests.support.client.table import ENDED, LEGAL, OUTCOME, PLAYERS, PUBLIC, TABLE

pytestmark = [pytest.mark.browser, pytest.mark.nightly]

PHONE, SMALL, TALL = (360, 640), (320, 568), (390, 844)
SLOTS = [f"{seat}{number}" for seat in "ABCDE" for number in (1, 2)]
LONG = {**PLAYERS, "p2": {"name": "Bartholomew", "seat": 1, "ready": True}}
FIVE = {
    **TABLE,
    "players": {
        f"p{n}": {"name": f"Player {n}", "seat": n - 1, "ready": True} for n in range(1, 6)
    },
    "seats": {str(seat): f"p{seat + 1}" for seat in range(5)},
}


@pytest.fixture(scope="module")
def whole_browser() -> bool:
    """Let a finger leave the pointer where it was, as on phones."""
    return True


@pytest.mark.parametrize("size", [SMALL, PHONE, TALL])
def test_no_token_hides_a_name_once_all_cards_are_open(page, at_table, size):
    cards = dict.fromkeys([*SLOTS, "M"], "technician")
    outcome = {**OUTCOME, "points": [0] * 5, "scores": [0] * 5, "cards": cards}
    blocks = ["B1/B2", "D1/D2", "B2/C1", "E1/E2"]
    over = {**ENDED, "seats": 5, "slots": [*SLOTS, "M"], "eliminated": {}, "blocks": blocks}
    at_table(
        size=size,
        table={**FIVE, "phase": "between"},
        public={**over, "scores": [0] * 5, "outcome": outcome},
        legal=[],
    )

    expect(page.locator(".board [data-block]")).to_have_count(4)
    expect(page.locator(".board .c-name").first).to_be_visible()
    assert page.evaluate(_HIDDEN) == []


_HIDDEN = """() => {
    const boxes = (wanted) => [...document.querySelectorAll(`.board ${wanted}`)]
        .map((e) => e.getBoundingClientRect());
    const shared = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
    return boxes("[data-block]").flatMap((token) => boxes(".c-name")
        .map((name) => shared(token, name)).filter(([wide, high]) => wide > 0 && high > 3));
}"""


def test_on_a_tall_phone_names_stand_above_larger_cards(page, at_table):
    at_table(
        size=TALL,
        table=FIVE,
        public={**PUBLIC, "seats": 5, "slots": [*SLOTS, "M"], "eliminated": {}},
    )

    for seat in range(1, 5):
        place = page.locator(f'.board [data-seat="{seat}"]')
        plate = place.locator(".plate").bounding_box()
        cards = [card.bounding_box() for card in place.locator(".card").all()]
        assert all(card["width"] > 64 for card in cards)
        assert plate["y"] + plate["height"] <= min(card["y"] for card in cards)


def test_the_player_opposite_is_as_far_from_the_middle(page, at_table):
    at_table(size=(844, 390), public={**PUBLIC, "eliminated": {}, "slots": [*SLOTS[:6], "M"]})

    boxes = [
        page.locator(f'.board [data-slot="{slot}"]').bounding_box() for slot in ("B1", "M", "C1")
    ]
    left, middle, right = (box["x"] + box["width"] / 2 for box in boxes)
    assert middle - left == pytest.approx(right - middle, abs=2)


def test_in_letters_twice_as_large_the_own_cards_are_in_sight(page, at_table):
    at_table(legal=LEGAL)

    page.evaluate("document.documentElement.style.fontSize = '200%'")

    for slot in ("A1", "A2"):
        expect(page.locator(f'[data-hand] [data-slot="{slot}"]')).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("size", [PHONE, SMALL])
def test_a_long_name_stays_in_its_answer(page, at_table, size):
    taking = {**PUBLIC, "turn": 1, "decision": {"seat": 0, "kind": "take", "slot": "A1"}}
    at_table(
        size=size,
        table={**TABLE, "players": LONG},
        public={**taking, "looker": 1},
        legal=["take B1", "take B2"],
    )

    expect(page.locator(".dock .option")).to_have_count(2)
    assert page.evaluate(_WIDE) == []


_WIDE = """() => [...document.querySelectorAll(".dock .option")].filter((option) => {
    const words = document.createRange();
    words.selectNodeContents(option);
    return words.getBoundingClientRect().right > option.getBoundingClientRect().right - 4;
}).map((option) => option.innerText)"""


def test_buttons_of_the_log_are_large_enough_for_a_finger(page, at_table):
    at_table()

    page.click("[data-action=feed]")

    for button in page.locator(".feed button").all():
        assert button.evaluate(_REACH) >= 44


_REACH = """button => {
    const more = getComputedStyle(button, "::before");
    return Math.max(button.clientHeight, parseFloat(more.height));
}"""


def test_a_button_keeps_no_tint_after_a_tap(browser, client_address):
    context = browser.new_context(
        base_url=client_address, has_touch=True, is_mobile=True, service_workers="block"
    )
    page = context.new_page()
    page.goto("/")
    button = page.locator("button.btn:not(.btn-main):enabled").first
    colour = "e => getComputedStyle(e).backgroundColor"
    before = button.evaluate(colour)
    button.evaluate("e => e.addEventListener('click', (c) => c.stopPropagation(), true)")

    button.tap()

    expect(button).to_be_visible()
    assert button.evaluate("e => e.matches(':hover')")
    assert button.evaluate(colour) == before
    context.close()
