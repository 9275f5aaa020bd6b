"""A hunch goes with its card, and no further than this browser."""

import pytest
from playwright.sync_api import expect

from tests.support.client.table import LEGAL, OUTCOME, PUBLIC, wait_until

pytestmark = pytest.mark.browser

OWN = {"seat": 0, "known": {"A1": "killer", "A2": "deserter"}}


def suspect(page, slot, about):
    page.click(f'[data-slot="{slot}"]')
    page.click(f'[data-suspect="{about}"]')
    page.click("[data-action=close-lookup]")


def hunches(page):
    """Return the notes by slot."""
    return page.locator("[data-slot] [data-hunch]").evaluate_all(
        "all => Object.fromEntries("
        "all.map(e => [e.closest('[data-slot]').dataset.slot, e.dataset.hunch]))"
    )


@pytest.fixture
def table(page, at_table):
    """A table where three cards of the others are unknown, and the feed of the round."""
    opened = at_table(own=OWN, n=1)
    opened.update(2, events=[{"kind": "round_started", "round": 1}], legal=LEGAL)
    expect(page.locator("main")).to_have_attribute("data-n", "2")
    return opened


def happens(page, table, *events):
    n = int(page.locator("main").get_attribute("data-n")) + 1
    table.update(n, events=list(events), legal=LEGAL)
    expect(page.locator("main")).to_have_attribute("data-n", str(n))


def test_a_card_shows_a_hunch_apart_from_a_card_seen(page, table):
    suspect(page, "B1", "leader")

    card = page.locator('[data-slot="B1"]')
    assert hunches(page) == {"B1": "leader"}
    expect(card).to_have_attribute("data-card", "hidden")
    expect(card).to_contain_text("face down, maybe Leader, you think")


def test_a_hunch_can_be_turned_round_and_rubbed_out(page, table):
    page.click('[data-slot="B1"]')
    page.click("[data-suspect=killers]")
    page.click("[data-turn=not]")
    expect(page.locator('[data-slot="B1"]')).to_contain_text("definitely not Killers, you think")

    page.click("[data-action=forget-hunch]")
    assert hunches(page) == {}


def test_a_hunch_follows_its_card_as_far_as_all_can(page, table):
    suspect(page, "B1", "leader")
    suspect(page, "C1", "technician")

    happens(page, table, {"kind": "job_changed", "seat": 1, "slot": "B1"})
    assert hunches(page) == {"M": "leader", "C1": "technician"}
    happens(page, table, {"kind": "swapped", "seat": 1, "slot": "B1", "target": "C1"})
    assert hunches(page) == {"M": "leader", "B1": "technician"}
    happens(page, table, {"kind": "transmit_laid", "seat": 2, "places": ["C2", "M", "C1"]})
    assert hunches(page) == {"B1": "technician"}


def test_a_hunch_survives_a_reload_and_missed_events(page, table):
    suspect(page, "B1", "leader")
    missed = {"kind": "job_changed", "seat": 1, "slot": "B1"}
    table.snapshot = {**table.snapshot, "n": 3}
    table.past = [
        {"type": "update", "n": 2, "at": 0, "events": [{"kind": "round_started", "round": 1}]},
        {"type": "update", "n": 3, "at": 0, "events": [missed]},
    ]

    page.reload()

    expect(page.locator('[data-slot="M"] [data-hunch=leader]')).to_be_visible()
    assert hunches(page) == {"M": "leader"}


def test_a_hunch_about_a_card_lost_from_sight_is_dropped(page, table):
    suspect(page, "B1", "leader")
    passed = {"kind": "job_changed", "seat": 1, "slot": "C1"}
    table.snapshot = {**table.snapshot, "n": 500}
    table.past = [{"type": "update", "n": 500, "at": 0, "events": [passed]}]

    page.reload()

    expect(page.locator(".feed-line")).to_contain_text("with the middle card")
    assert hunches(page) == {}


def test_hunches_wait_for_the_past_that_their_cards_went_through(page, table):
    suspect(page, "B1", "leader")
    answers = []

    def wait(route):
        answers.append(route)

    page.route("**/updates?**", wait)
    missed = {"kind": "job_changed", "seat": 1, "slot": "B1"}
    table.past = [{"type": "update", "n": 3, "at": 0, "events": [missed]}]

    table.say({**table.snapshot, "n": 3})

    expect(page.locator("main")).to_have_attribute("data-n", "3")
    wait_until(page, lambda: answers, "the past was not asked for")
    assert hunches(page) == {}
    answers.pop().fallback()
    expect(page.locator('[data-slot="M"] [data-hunch=leader]')).to_be_visible()


def test_hunches_end_with_their_round(page, table):
    suspect(page, "B1", "leader")
    table.update(3, public={"outcome": OUTCOME}, table={"phase": "between"}, legal=[])
    expect(page.locator("main")).to_have_attribute("data-screen", "round-over")
    assert hunches(page) == {}

    public = {**PUBLIC, "round": 2}
    table.update(4, fresh=True, public=public, own=OWN, table={"phase": "playing"}, legal=LEGAL)
    expect(page.locator("main")).to_have_attribute("data-screen", "play")
    assert hunches(page) == {}
    assert page.evaluate("Object.keys(localStorage).filter(key => key.includes('notes'))") == []


def test_a_hunch_is_sent_to_nobody(page, table):
    asked = []
    page.on("request", lambda request: asked.append((request.url, request.post_data)))

    suspect(page, "B1", "leader")
    suspect(page, "C1", "killers")

    assert table.commands == []
    assert [url for url, _ in asked if "/api/" in url] == []
    assert [data for _, data in asked if data] == []


@pytest.mark.parametrize(("whole", "place"), [(0, "C1"), (8, "C1"), (9, None)])
def test_a_card_is_not_followed_through_a_gap_in_the_feed(run, whole, place):
    followed = """(m, whole) => {
        const feed = [5, 10, 51].map((n) => ({ n, event: { kind: "turn_began" } }));
        return m.followed("C1", 8, feed, whole);
    }"""

    assert run("/games/morpho/lookup/hunches.js", followed, whole) == place
