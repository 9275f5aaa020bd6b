"""What hidden cards can be: on the cards, once for most of them, and with reasons on a sheet."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.client.table import ENDED, LAPTOP, OPTIONS, PUBLIC, TABLE
from tests.support.nightly import nightly

pytestmark = pytest.mark.browser

OFFERED = {**TABLE, "options": {**OPTIONS, "deduction": True}}
USUAL = {"odds": {"deserter": 0.5, "leader": 0.3, "technician": 0.2}, "reasons": []}
BO = {"kind": "acted_beside", "seat": 1, "identity": "killer"}
FOUND = {
    "round": 1,
    "cards": {
        "A1": USUAL,
        "A2": USUAL,
        "B1": {"odds": {"deserter": 0.996, "leader": 0.004}, "reasons": [BO]},
        "C1": USUAL,
        "C2": {"odds": {"deserter": 1}, "reasons": []},
        "M": USUAL,
    },
}
OWN = {"seat": 0, "known": {"A1": "killer", "A2": "deserter"}, "open": []}


@pytest.fixture
def offered(page, at_table):
    """Open a table whose host offers the aid, and wait until it is there."""

    def opened(size=None, **parts):
        table = at_table(size=size, table=OFFERED, own=OWN, **parts)
        table.deduction = FOUND
        expect(page.locator("[data-odds]")).to_have_count(3)
        return table

    return opened


def card(page, slot):
    return page.locator(f'[data-slot="{slot}"]')


@pytest.mark.usefixtures("from_sources")
def test_nothing_is_fetched_or_shown_unless_the_host_allows_it(page, at_table):
    with page.expect_response("**/state/table/deduction.js"):
        table = at_table(own=OWN)
    page.wait_for_function("() => document.querySelector('[data-lookup]') === null")
    table.update(13, public={"turn": 1})
    expect(page.locator("main")).to_have_attribute("data-n", "13")

    assert table.deductions_asked == []
    assert page.locator("[data-odds], [data-most-cards]").count() == 0


def test_only_hidden_cards_show_their_possible_factions(page, offered):
    offered()

    shown = page.locator("[data-odds]").evaluate_all("all => all.map((one) => one.dataset.odds)")
    assert sorted(shown) == ["B1", "C1", "M"]
    factions = card(page, "C1").locator("[data-faction]")
    names = factions.evaluate_all("all => all.map((one) => one.dataset.faction)")
    assert names == ["morpho", "deserters"]
    heights = factions.locator("u").evaluate_all("all => all.map((one) => one.offsetHeight)")
    assert heights[0] == pytest.approx(heights[1], abs=1)


def test_the_odds_are_read_out_with_the_card(page, offered):
    offered()

    expect(card(page, "C1")).to_contain_text("can be: Morpho 50% and Deserters 50%")


def test_usual_odds_are_shown_once_and_others_on_the_card(page, offered):
    offered()

    expect(page.locator("[data-most-cards]")).to_contain_text("50")
    assert page.locator("[data-most-cards]").count() == 1
    guesses = page.locator("[data-guess]")
    expect(guesses).to_have_count(1)
    expect(card(page, "B1").locator("[data-guess=deserter]")).to_have_text(">99")


def test_the_sheet_has_every_identity_and_says_why(page, offered):
    offered(size=LAPTOP, legal=[])

    card(page, "B1").press("i")

    sheet = page.locator("[data-odds-of=B1]")
    expect(sheet.locator("[data-may-be]")).to_have_count(2)
    expect(sheet.locator("[data-may-be]").first).to_have_attribute("data-may-be", "deserter")
    expect(sheet.locator("[data-may-be=leader]")).to_contain_text("1 of 1 left")
    expect(sheet.locator("[data-may-be=leader] b")).to_have_text("<1%")
    expect(sheet.locator(".odds-out")).to_contain_text("Killer")
    expect(sheet.locator("[data-reason=acted_beside]")).to_have_text(
        re.compile("^Bo used the card beside it, the Killer")
    )
    expect(sheet.locator("summary")).to_be_visible()


def test_the_sheet_of_an_own_card_shows_what_all_can_deduce(page, offered):
    offered(size=LAPTOP, legal=[])

    card(page, "A1").press("i")

    expect(page.locator("[data-odds-of=A1] [data-may-be]")).to_have_count(3)


def test_a_hunch_of_one_s_own_takes_the_place_of_the_best_guess(page, offered):
    offered(legal=[])
    page.click('[data-slot="B1"]')
    page.click("[data-suspect=killer]")
    page.click("[data-action=close-lookup]")

    expect(card(page, "B1").locator("[data-hunch=killer]")).to_have_count(1)
    assert page.locator("[data-guess]").count() == 0


def test_new_facts_fetch_it_again_and_chat_does_not(page, offered):
    table = offered()
    asked = len(table.deductions_asked)
    said = {"kind": "said", "player": "p2", "text": "hello", "phrase": None}
    table.update(13, events=[said])
    expect(page.locator("main")).to_have_attribute("data-n", "13")
    assert len(table.deductions_asked) == asked

    table.deduction = {**FOUND, "cards": {**FOUND["cards"], "B1": USUAL}}
    table.update(14, public={"turns": {"1": 2}})

    expect(page.locator("[data-guess]")).to_have_count(0)
    assert "at=14" in table.deductions_asked[-1]


def test_it_goes_when_the_round_is_over(page, offered):
    table = offered()

    table.update(13, table={"phase": "between"}, public=ENDED, legal=[])

    expect(page.locator("[data-odds]")).to_have_count(0)
    expect(page.locator("[data-most-cards]")).to_have_count(0)


@pytest.mark.parametrize("seats", [9, nightly(3), nightly(6)])
def test_on_a_small_phone_it_covers_no_card_and_no_name(page, at_table, seats):
    letters, hand = "ABCDEFGHI"[:seats], (2 if seats < 7 else 1)
    slots = [f"{letter}{n + 1}" for letter in letters for n in range(hand)] + ["M"]
    players = {f"p{n + 1}": {"name": f"Maximilian{n}", "seat": n} for n in range(seats)}
    seated = {str(n): f"p{n + 1}" for n in range(seats)}
    match = {**TABLE["match"], "seats": seats}
    table = at_table(
        table={**OFFERED, "players": players, "seats": seated, "match": match},
        public={**PUBLIC, "seats": seats, "hand_size": hand, "slots": slots, "known": {},
                "face_up": [], "eliminated": {}, "blocks": [], "scores": [0] * seats},
        own={"seat": 0, "known": dict.fromkeys(slots[:hand], "deserter")},
        here=list(players),
    )  # fmt: skip
    odds = {"bodyguard": 0.4, "killer": 0.2, "deserter": 0.2, "spy": 0.1, "cyborg": 0.1}
    table.deduction = {
        "round": 1,
        "cards": {slot: {"odds": odds, "reasons": []} for slot in slots},
    }
    most = page.locator("[data-most-cards]")
    expect(most).to_be_visible()

    for place in page.locator(".felt [data-slot], .felt .pname, .felt .num").all():
        overlaps = overlap(most.bounding_box(), place.bounding_box())
        assert not overlaps, place.get_attribute("data-slot") or place.inner_text()


def overlap(one, other):
    """Return whether two boxes share more than an edge."""
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > 1 and down > 1
