"""What hidden cards can be: for all by deduction, and for one alone by a hunch of their own."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.client.table import (
    ENDED,
    LAPTOP,
    LEGAL,
    OPTIONS,
    OUTCOME,
    PUBLIC,
    TABLE,
    wait_until,
)
from tests.support.end_to_end.survey import PREPARE, SURVEY
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


def test_nothing_is_fetched_or_shown_unless_the_host_allows_it(page, at_table):
    table = at_table(own=OWN, size=LAPTOP)
    expect(page.locator("[data-action=phrases]:visible")).to_be_visible()  # loaded with the aid
    table.update(13, public={"turn": 1})
    expect(page.locator("main")).to_have_attribute("data-n", "13")

    assert table.deductions_asked == []
    expect(page.locator("[data-odds], [data-most-cards]")).to_have_count(0)


def test_hidden_cards_show_and_say_their_odds_until_the_end(page, offered):
    """Usual odds are shown once, others on the card; all of them go with the round."""
    table = offered()

    shown = page.locator("[data-odds]").evaluate_all("all => all.map((one) => one.dataset.odds)")
    assert sorted(shown) == ["B1", "C1", "M"]
    factions = card(page, "C1").locator("[data-faction]")
    names = factions.evaluate_all("all => all.map((one) => one.dataset.faction)")
    assert names == ["morpho", "deserters"]
    heights = factions.locator("u").evaluate_all("all => all.map((one) => one.offsetHeight)")
    assert heights[0] == pytest.approx(heights[1], abs=1)
    expect(card(page, "C1")).to_contain_text("can be: Morpho 50% and Deserters 50%")
    most = page.locator("[data-most-cards]")
    expect(most).to_have_text(re.compile(r"^Any hidden card\s*Morpho 50%\s*Deserters 50%$"))
    expect(page.locator("[data-guess]")).to_have_count(1)
    expect(card(page, "B1").locator("[data-guess=deserter]")).to_have_text(">99%")

    table.update(13, table={"phase": "between"}, public=ENDED, legal=[])

    expect(page.locator("[data-odds], [data-most-cards]")).to_have_count(0)


def test_deductions_can_be_read_in_every_theme(page, offered):
    offered()
    expect(page.locator("[data-guess]")).to_be_visible()
    page.evaluate(PREPARE)

    assert page.evaluate(SURVEY, [["dark", "light", "contrast"], False]) == []


def test_the_sheet_has_every_identity_and_says_why(page, offered):
    """That of one's own card shows what all can deduce."""
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
    page.keyboard.press("Escape")
    card(page, "A1").press("i")
    expect(page.locator("[data-odds-of=A1] [data-may-be]")).to_have_count(3)


@pytest.mark.parametrize(
    ("odds", "says"),
    [
        ({"deserter": 0.54, "leader": 0.26, "technician": 0.2}, 0),
        ({"deserter": 0.56, "leader": 0.24, "technician": 0.2}, 1),
        ({"deserter": 0.5, "leader": 0.5}, 1),
    ],
)
def test_a_card_says_its_odds_only_if_they_clearly_differ(page, offered, odds, says):
    """By five points, or because an identity is ruled out."""
    table = offered(legal=[])
    cards = {**FOUND["cards"], "B1": {"odds": odds, "reasons": []}}
    table.deduction = {**FOUND, "cards": cards}
    table.update(13, public={"turns": {"1": 2}})
    expect(card(page, "B1")).to_contain_text("Deserters 5")

    expect(card(page, "B1").locator("[data-guess]")).to_have_count(says)


def test_new_facts_fetch_odds_again_and_hunches_cover_guesses(page, offered):
    table = offered(legal=[])
    asked = len(table.deductions_asked)
    suspect(page, "B1", "killer")
    expect(card(page, "B1").locator("[data-hunch=killer]")).to_have_count(1)
    expect(page.locator("[data-guess]")).to_have_count(0)
    suspect(page, "B1", "killer")
    expect(page.locator("[data-guess]")).to_have_count(1)
    table.update(13, events=[{"kind": "said", "player": "p2", "text": "hello", "phrase": None}])
    expect(page.locator("main")).to_have_attribute("data-n", "13")
    assert len(table.deductions_asked) == asked

    table.deduction = {**FOUND, "cards": {**FOUND["cards"], "B1": USUAL}}
    table.update(14, public={"turns": {"1": 2}})

    expect(page.locator("[data-guess]")).to_have_count(0)
    assert "at=14" in table.deductions_asked[-1]


@pytest.mark.parametrize("size", [nightly(None), (768, 1024), nightly((1024, 768))])
@pytest.mark.parametrize("seats", [nightly(3), 6, nightly(9)])
def test_it_covers_no_card_and_no_name(page, at_table, seats, size):
    letters, hand = "ABCDEFGHI"[:seats], (2 if seats < 7 else 1)
    slots = [f"{letter}{n + 1}" for letter in letters for n in range(hand)] + ["M"]
    players = {f"p{n + 1}": {"name": f"Maximilian{n}", "seat": n} for n in range(seats)}
    seated = {str(n): f"p{n + 1}" for n in range(seats)}
    match = {**TABLE["match"], "seats": seats}
    table = at_table(
        size=size,
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


def suspect(page, slot, about):
    card(page, slot).click()
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


def test_a_hunch_is_noted_turned_round_and_sent_to_nobody(page, table):
    asked = []
    page.on("request", lambda request: asked.append((request.url, request.post_data)))
    suspect(page, "B1", "leader")
    noted = card(page, "B1")
    assert hunches(page) == {"B1": "leader"}
    expect(noted).to_have_attribute("data-card", "hidden")
    expect(noted).to_contain_text("face down, maybe Leader, you think")

    suspect(page, "C1", "killers")
    page.click('[data-slot="C1"]')
    page.click("[data-turn=not]")
    expect(card(page, "C1")).to_contain_text("definitely not Killers, you think")
    page.click("[data-action=forget-hunch]")
    assert hunches(page) == {"B1": "leader"}

    assert table.commands == []
    assert [(url, data) for url, data in asked if "/api/" in url or data] == []


def test_a_hunch_follows_its_card_as_far_as_all_can(page, table):
    """At the latest until the end of the round."""
    suspect(page, "B1", "leader")
    suspect(page, "C1", "technician")

    happens(page, table, {"kind": "job_changed", "seat": 1, "slot": "B1"})
    assert hunches(page) == {"M": "leader", "C1": "technician"}
    happens(page, table, {"kind": "swapped", "seat": 1, "slot": "B1", "target": "C1"})
    assert hunches(page) == {"M": "leader", "B1": "technician"}
    happens(page, table, {"kind": "transmit_laid", "seat": 2, "places": ["C2", "M", "C1"]})
    assert hunches(page) == {"B1": "technician"}

    table.update(6, public={"outcome": OUTCOME}, table={"phase": "between"}, legal=[])
    expect(page.locator("main")).to_have_attribute("data-screen", "round-over")
    assert hunches(page) == {}
    public = {**PUBLIC, "round": 2}
    table.update(7, fresh=True, public=public, own=OWN, table={"phase": "playing"}, legal=LEGAL)
    expect(page.locator("main")).to_have_attribute("data-screen", "play")
    assert hunches(page) == {}
    assert page.evaluate("Object.keys(localStorage).filter(key => key.includes('notes'))") == []


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


@pytest.mark.nightly
def test_a_hunch_about_a_card_lost_from_sight_is_dropped(page, table):
    suspect(page, "B1", "leader")
    passed = {"kind": "job_changed", "seat": 1, "slot": "C1"}
    table.snapshot = {**table.snapshot, "n": 500}
    table.past = [{"type": "update", "n": 500, "at": 0, "events": [passed]}]

    page.reload()

    expect(page.locator(".feed-line")).to_contain_text("with the middle card")
    assert hunches(page) == {}


@pytest.mark.nightly
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


def test_a_card_is_not_followed_through_a_gap_in_the_feed(run):
    followed = """(m, wholes) => {
        const feed = [5, 10, 51].map((n) => ({ n, event: { kind: "turn_began" } }));
        return wholes.map((whole) => m.followed("C1", 8, feed, whole));
    }"""

    found = run("/games/morpho/lookup/hunches.js", followed, [0, 8, 9])
    assert found == ["C1", "C1", None]


@pytest.mark.parametrize(
    ("odds", "said"),
    [
        ({"leader": 0.333333, "technician": 0.333333, "bodyguard": 0.333333}, {"morpho": "100%"}),
        (
            {"leader": 0.5, "technician": 0.5, "killer": 0.000001},
            {"morpho": ">99%", "killers": "<1%"},
        ),
        ({"leader": 0.994, "killer": 0.006}, {"morpho": "99%", "killers": "1%"}),
    ],
)
def test_only_what_is_certain_is_said_to_be_so(run, odds, said):
    likely = """async (m, odds) => {
      const { percent } = await import("/i18n/percent.js");
      return Object.fromEntries(
        m.byFaction(odds).map(({ faction, chance }) => [faction, percent(chance)]));
    }"""

    assert run("/games/morpho/deduction/deduced.js", likely, odds) == said
