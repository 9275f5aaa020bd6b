"""The chat at players' places, on the feed line and in the feed; and one-tap reactions."""

import re

import pytest
from playwright.sync_api import expect

from morpho_server.games.registry import GAMES
from tests.support.client.table import (
    ENDED,
    JUST_NOW,
    LAPTOP,
    LEGAL,
    PUBLIC,
    TABLE,
    WAITING,
    Table,
    resize,
    wait_until,
)
from tests.support.complaints import complaints
from tests.support.nightly import nightly

pytestmark = pytest.mark.browser

MISSED = -60_000


def said(text, player="p2"):
    """Return the event of somebody saying something."""
    return {"kind": "said", "player": player, "text": text}


def phrase(text, player="p2"):
    """Return the event of somebody saying a phrase."""
    return {"kind": "said", "player": player, "text": "", "phrase": text}


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("fr", "Cleo est un Tueur."),
        nightly("en", "Cleo is a Killer."),
        nightly("zh-Hant", "Cleo 是殺手。"),
    ],
)
def test_a_phrase_is_read_in_the_readers_language(page, at_table, language, sentence):
    page.evaluate("tag => localStorage.setItem('morpho.language', tag)", language)
    table = at_table(size=LAPTOP)

    table.update(13, events=[phrase("accuse C killer")])

    expect(page.locator("[data-seat='1'] [data-bubble]")).to_have_text(sentence)
    lines = page.locator("[data-feed] [data-event=said]")
    expect(lines).to_contain_text([sentence])
    table.update(14, events=[phrase("that a newer server knows"), said("and this is read")])
    expect(lines).to_contain_text([sentence, "and this is read"])


IN_WORDS = """async (m, [game, phrases]) => {
    const { loadGame } = await import("/games/registry.js");
    await loadGame(game);
    const { inWords } = m.phrases();
    return phrases.filter((phrase) => !inWords(phrase).length);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_all_phrases_of_a_game_have_words(run, game):
    phrases = [
        " ".join((phrase.name, *(["B"] if phrase.about_seat else []), *word))
        for phrase in GAMES[game].rules.phrases
        for word in ([[word] for word in phrase.words] or [[]])
    ]

    assert run(f"/games/{game}/phrases.js", IN_WORDS, [game, phrases]) == []


def open_phrases(page):
    """Open what can be said by a tap, on a phone or a laptop."""
    react = page.locator("[data-action=react]")
    if react.is_visible():
        react.click()
    page.locator("[data-action=phrases]:visible").click()
    return page.locator("[data-phrases]:visible")


@pytest.mark.parametrize("size", [(360, 640), nightly(LAPTOP)])
def test_a_phrase_takes_three_taps(page, at_table, size):
    table = at_table(size=size)
    table.update(13, events=[said("A bubble lies above the cards."), said("Here too.", "p3")])
    expect(page.locator("[data-bubble]")).to_have_count(2)
    offered = open_phrases(page)
    expect(offered).to_be_in_viewport(ratio=1)

    offered.get_by_role("button", name="… is …").click()
    expect(offered.get_by_role("button")).to_have_text(["", "Bo", "Cleo"])
    offered.get_by_role("button", name="Bo").click()
    expect(offered.locator("p")).to_contain_text("Bo is … Which one?")
    offered.get_by_role("button", name="Killer").click()

    sent = table.heard()
    assert (sent["type"], sent["phrase"]) == ("say_phrase", "accuse B killer")
    expect(offered).to_have_count(0)
    opener = "react" if size[0] < 700 else "phrases"
    expect(page.locator(f"[data-action={opener}]:visible")).to_be_focused()


def test_the_keyboard_offers_and_leaves_all_dealt_identities(page, at_table):
    table = at_table(size=LAPTOP)
    offered = open_phrases(page)
    expect(offered.locator("[data-phrase]").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(offered.locator("[data-phrase=leader]")).to_be_focused()
    dealt = {*PUBLIC["tiles"], *PUBLIC["unknowns"], "morpho"}
    values = "all => all.map(one => one.dataset.phrase)"
    assert set(offered.locator("[data-phrase]").evaluate_all(values)) == dealt
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(offered.locator("[data-phrase]").first).to_be_focused()

    page.keyboard.press("Escape")

    expect(offered).to_have_count(0)
    expect(page.locator("[data-action=phrases]:visible")).to_be_focused()
    assert table.commands == []


def test_a_bubble_stands_at_its_speaker_and_cannot_be_touched(page, at_table):
    """What somebody has missed has none."""
    table = at_table()
    page.click("[data-verb=look]")
    table.update(13, events=[said("Hello?")], at=MISSED)
    expect(page.locator("[data-action=feed]")).to_contain_text("Hello?")
    expect(page.locator("[data-bubble]")).to_have_count(0)

    table.update(14, events=[said("a long text " * 12)], legal=["look B1", "change A1"])

    expect(page.locator("[data-seat='1'] [data-bubble]")).to_contain_text("a long text")
    expect(page.locator("[data-bubble]")).to_have_count(1)
    page.click("[data-verb=look]")
    page.click('[data-slot="B1"]')
    assert table.heard()["move"] == "look B1"


def test_a_bubble_stays_as_long_as_it_takes_to_read(run):
    stood = run(
        "/state/table/speech.js",
        """(m, text) => {
            const waiting = new Map();
            const {setTimeout, clearTimeout} = window;
            window.setTimeout = (run, ms) => waiting.set(ms, run) && ms;
            window.clearTimeout = (ms) => waiting.delete(ms);
            const speech = new m.Speech();
            const hear = (text) => speech.hear({events: [{kind: "said", player: "p2", text}]}, 0);
            hear("hm");
            hear(text);
            const [[ms, run], ...others] = waiting;
            const before = {...speech.said.value};
            run();
            Object.assign(window, {setTimeout, clearTimeout});
            return [before, ms, speech.said.value, others.length];
        }""",
        "I have seen nothing but deserters so far.",
    )

    assert stood == [{"p2": "I have seen nothing but deserters so far."}, 5640, {}, 0]


def test_a_reaction_takes_two_taps_and_may_be_refused(page, at_table):
    table = at_table()
    page.click("[data-action=react]")
    page.click(".feed [data-reaction=laugh]")
    sent = table.heard()
    assert (sent["type"], sent["text"]) == ("say", "😂")
    expect(page.locator("[data-action=feed]")).to_be_visible()

    table.say({"type": "refused", "id": sent["id"], "code": "rate_limited", "reason": ""})

    expect(page.locator(".feed [data-refused=rate_limited]")).to_be_visible()


def test_beside_the_log_a_reaction_is_one_tap_and_drawn(page, at_table):
    table = at_table(size=LAPTOP)
    page.click(".log [data-reaction=agree]")
    assert table.heard()["text"] == "👍"

    table.update(13, events=[said("😈")])

    expect(page.locator("[data-event=said]").get_by_role("img", name="Grins slyly")).to_be_visible()
    expect(page.locator("[data-bubble] .ic-sly")).to_be_visible()


def test_the_line_counts_unread_messages_of_people(page, at_table):
    players = {**TABLE["players"], "p3": {**TABLE["players"]["p3"], "bot": "recruit"}}
    table = at_table(table={**TABLE, "players": players})
    by_bot = phrase("claim leader", "p3")
    table.update(13, events=[said("one"), said("mine", "p1"), by_bot, said("two")])
    expect(page.locator("[data-unread]")).to_have_attribute("data-unread", "2")
    expect(page.locator("[data-action=feed]")).to_contain_text("2 unread messages")

    page.click("[data-action=feed]")
    expect(page.locator("[data-unread]")).to_have_count(0)
    page.click("[data-action=feed]")
    expect(page.locator("[data-action=feed]")).to_have_attribute("aria-expanded", "false")
    expect(page.locator("[data-unread]")).to_have_count(0)
    table.update(14, events=[said("three")])
    expect(page.locator("[data-unread]")).to_have_attribute("data-unread", "1")


def test_cleared_chat_is_gone_also_during_an_absence(page, at_table):
    table = at_table(size=LAPTOP)
    lines = page.locator("[data-event=said]")
    table.update(13, events=[said(""), said("Fool!")])
    expect(lines).to_have_count(1)  # the other is a cleared one of the past

    table.update(14, events=[{"kind": "chat_cleared"}], table={"clearings": 1})
    expect(page.locator("[data-event=chat_cleared]")).to_be_visible()
    expect(page.locator("[data-event=said], [data-bubble]")).to_have_count(0)

    table.update(15, events=[said("Fool!")])
    expect(lines).to_have_count(1)
    table.say({**table.snapshot, "n": 17, "table": {**TABLE, "clearings": 2}})
    expect(lines).to_have_count(0)


def test_the_host_erases_one_line(page, at_table):
    table = at_table(size=LAPTOP)
    table.update(13, events=[said("Fool!"), said("mine", "p1")])
    table.update(14, at=JUST_NOW + 1, events=[said("Sorry.")])
    erase = page.locator("[data-event=said] [data-action=erase-line]")
    expect(erase).to_have_count(0)

    page.click("[data-filter=chat]")
    expect(erase).to_have_count(3)
    table.update(15, table={"host": "p2"})
    expect(erase).to_have_count(0)
    table.update(16, table={"host": "p1"})
    erase.last.click()
    page.click("[data-event=said] [data-action=confirm]")

    sent = table.heard()
    assert (sent["type"], sent["player"]) == ("erase_line", "p2")
    erased = {"kind": "line_erased", "player": "p2", "said_at": sent["said_at"]}
    table.update(17, events=[erased])
    expect(page.locator("[data-event=said]")).to_have_count(0)  # until the rest comes again


MUTED = {**TABLE["players"]["p1"], "muted": True}


def test_a_muted_player_reads_so_unless_they_are_host(page, at_table):
    players = {**TABLE["players"], "p1": MUTED}
    table = at_table(table={**TABLE, "host": "p2", "players": players})
    expect(page.locator("[data-action=react]")).to_be_disabled()

    resize(page, LAPTOP)
    notice = page.locator("[data-muted]")
    expect(notice).to_have_text("You are muted at this table.")
    expect(page.locator("[data-action=say], [data-action=reaction]")).to_have_count(0)

    table.update(13, table={"host": "p1"})
    expect(notice).to_have_count(0)


def test_a_waiting_room_shows_and_counts_what_is_said(page, at_table):
    table = at_table(table=WAITING, public=None, own=None, legal=[])
    way = page.locator("[data-action=chat]")
    expect(way).to_have_accessible_name("Chat")

    table.update(13, events=[said("one"), said("mine", "p1"), said("two", "p3")])
    expect(way).to_have_accessible_name("Chat 2 unread messages")
    expect(page.locator("[data-seat='2'] [data-bubble]")).to_have_text("two")

    way.click()
    expect(way).to_have_accessible_name("Chat")
    page.click("[data-action=close-sheet]")
    table.update(14, events=[said("three")])
    expect(way).to_have_accessible_name("Chat 1 unread message")


FILTERED = {
    "all": ["investigated", "said", "round_started", "saw", "blocked", "said"],
    "round": ["round_started", "saw", "blocked", "said"],
    "yours": ["saw"],
    "chat": ["said", "said"],
}


def test_the_feed_can_be_filtered(page, at_table):
    table = at_table(size=LAPTOP)
    table.update(13, events=[{"kind": "investigated", "seat": 1, "slot": "C1"}, said("before")])
    table.update(14, events=[{"kind": "round_opened", "number": 2}])
    table.update(15, events=[{"kind": "round_started", "round": 2}])
    table.update(16, yours=[{"after": 0, "kind": "saw", "cards": {"A1": "killer"}}])
    block = {"kind": "blocked", "seat": 1, "slot": "B1", "gap": "B/C"}
    table.update(17, events=[block, said("after")])
    expect(page.locator("[data-event]")).to_have_count(6)

    for chosen, shown in FILTERED.items():
        page.click(f"[data-filter={chosen}]")
        expect(page.locator(f"[data-filter={chosen}]")).to_have_attribute("aria-pressed", "true")
        kinds = page.locator("[data-event]").evaluate_all("all => all.map(e => e.dataset.event)")
        assert kinds == shown
        marked = page.locator("[data-event]").filter(has_text="only you")
        expect(marked).to_have_count(shown.count("saw"))


@pytest.mark.nightly
def test_the_first_line_of_a_short_log_does_not_fade(page, at_table):
    table = at_table(size=LAPTOP)
    table.update(13, events=[said("the first")])
    line = page.locator("[data-event=said]")
    expect(line).to_be_visible()

    above = line.evaluate(
        """(line) => {
            const fade = getComputedStyle(line.closest("[data-feed]"), "::after").height;
            const [list, first] = [line.parentElement, line];
            const top = (e) => e.getBoundingClientRect().top;
            return top(first) - top(list) >= parseFloat(fade);
        }"""
    )
    assert above


def is_at_its_end(feed):
    """Wait until a feed shows the whole of its last line."""
    expect(feed.locator("li").last).to_be_in_viewport(ratio=1)


def test_the_feed_stays_at_its_end_or_where_somebody_reads(page, at_table):
    table = at_table(size=LAPTOP)
    feed = page.locator("[data-feed]")
    table.update(13, events=[said(f"line {i}") for i in range(60)])
    is_at_its_end(feed)
    page.set_viewport_size({"width": 1200, "height": 660})
    is_at_its_end(feed)

    feed.evaluate(
        """(list) => {
            list.querySelector("li:last-child").style.minHeight = "800px";
            list.dispatchEvent(new Event("scroll"));
        }"""
    )
    table.update(14, events=[said("after a long one")])
    expect(feed).to_contain_text("after a long one")
    is_at_its_end(feed)

    scrolled_up(feed, 40)
    table.update(15, events=[said("close by")])
    expect(feed).to_contain_text("close by")
    is_at_its_end(feed)

    scrolled_up(feed, 1_200)
    read = feed.locator("li").filter(has_text="line 50")
    before = read.bounding_box()["y"]
    table.update(16, events=[said("the last")])
    expect(feed).to_contain_text("the last")
    assert read.bounding_box()["y"] == pytest.approx(before, abs=1)


def test_the_feed_keeps_its_place_while_the_past_arrives(page, at_table):
    table = at_table(size=LAPTOP)
    feed = page.locator("[data-feed]")
    held = []

    def hold(route):
        held.append(route)

    page.route("**/updates?**", hold)
    past = [said(f"long ago {i}") for i in range(30)]
    table.past = [{"type": "update", "n": 40, "at": 0, "events": past}]
    table.say({**table.snapshot, "n": 40})
    table.update(41, events=[said(f"line {i}") for i in range(60)])
    is_at_its_end(feed)
    scrolled_up(feed, 300)
    read = feed.locator("li").filter(has_text="line 50")
    before = read.bounding_box()["y"]

    wait_until(page, lambda: held, "the past was not asked for")
    held[0].fallback()
    expect(feed.locator("..").get_by_role("button", name="Earlier")).to_be_attached()
    table.update(42, events=[said("the last")])

    expect(feed).to_contain_text("the last")
    assert read.bounding_box()["y"] == pytest.approx(before, abs=1)


@pytest.mark.nightly
def test_a_barely_scrollable_log_stays_at_the_end(page, at_table):
    table = at_table(size=(1440, 1500))
    feed = page.locator("[data-feed]")
    table.update(13, events=[said(f"line {i}") for i in range(60)])
    is_at_its_end(feed)
    scrolled_up(feed, 20)

    table.update(14, events=[said("the last")])

    expect(feed).to_contain_text("the last")
    is_at_its_end(feed)


def scrolled_up(feed, pixels):
    """Scroll a feed up by so many pixels, and wait until its page knows."""
    scroll = "(list, up) => new Promise((r) => { list.onscroll = r; list.scrollTop -= up; })"
    feed.evaluate(scroll, pixels)


def long_ago(page, at_table):
    """Open a table where much has been said; return its log."""
    table = at_table(size=LAPTOP)
    table.update(13, events=[said(f"line {i}.") for i in range(120)])
    feed = page.locator("[data-feed]")
    is_at_its_end(feed)
    return feed


def test_old_lines_come_when_scrolled_to_and_go_at_the_end(page, at_table):
    feed = long_ago(page, at_table)
    expect(feed.locator("li")).to_have_count(40)
    first = feed.locator("li").filter(has_text="line 80.")

    feed.evaluate("list => void (list.scrollTop = 150 - list.scrollHeight + list.clientHeight)")
    before = first.bounding_box()["y"]
    expect(feed.locator("li")).to_have_count(120)
    assert first.bounding_box()["y"] == pytest.approx(before, abs=1)

    feed.evaluate("(list) => new Promise((r) => { list.onscroll = r; list.scrollTop = 0; })")
    Table.at_hand.update(14, events=[said("the last")])
    expect(feed).to_contain_text("the last")
    # Not how many are left: they may have gone before the last came, when anything was drawn.
    expect(feed.locator("li").filter(has_text="line 70.")).to_have_count(0)
    is_at_its_end(feed)


def test_the_keyboard_loads_old_lines_and_goes_there(page, at_table):
    feed = long_ago(page, at_table)
    earlier = page.get_by_role("button", name="Earlier")
    feed.focus()
    page.keyboard.press("Shift+Tab")
    expect(earlier).to_be_focused()
    assert earlier.bounding_box()["height"] >= 44

    page.keyboard.press("Enter")

    expect(feed.locator("li")).to_have_count(120)
    expect(feed).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(feed.locator("li").filter(has_text="line 79.")).to_be_in_viewport()
    expect(earlier).to_have_count(0)


def test_the_log_has_a_heading_for_each_turn_and_leads_back(page, at_table):
    """The line above it has the turn's number, and says when it is the player's."""
    table = at_table(legal=[])
    events = [
        {"kind": "turn_began", "seat": 1},
        {"kind": "investigated", "seat": 1, "slot": "C1"},
    ]
    table.update(13, events=events, public={"turn": 1, "turns": {"1": 4}, "turn_limit": 15})
    line = page.locator("[data-action=feed]")
    line.click()
    expect(page.locator("[data-feed] li.tn").last).to_have_text(re.compile(r"^Turn 4 · .*Bo$"))
    expect(line).to_contain_text("Turn 4 of 15")
    expect(line).not_to_contain_text("Your turn")

    table.update(14, events=[], legal=LEGAL)

    expect(line).to_contain_text("Your turn")
    line.click()
    expect(page.locator("[data-headline]")).to_be_focused()
    expect(line).to_have_attribute("aria-expanded", "false")


@pytest.mark.parametrize("host", ["p2", nightly("p1")])
def test_a_phone_has_reactions_and_the_log_between_rounds(page, at_table, host):
    table = at_table(table={**TABLE, "phase": "between", "host": host}, public=ENDED, legal=None)
    expect(page.locator("[data-screen=round-over]")).to_be_visible()

    page.locator("[data-action=react]").click()
    page.locator(".feed [data-reaction=laugh]").click()
    assert table.heard()["text"] == "😂"

    page.locator("[data-action=feed]").click()
    expect(page.locator("[data-feed]")).to_be_visible()


def test_all_that_happens_at_once_is_read_out(page, at_table):
    table = at_table()
    words = [f"word {i}" for i in range(9)]
    expect(page.locator("[data-announcer]")).to_be_attached()

    table.update(13, events=[said(word) for word in words])

    spoken = page.locator("[data-announcer] p", has_text="word")
    expect(spoken).to_have_text([f"Bo: {word}" for word in words])


def test_the_log_omits_events_of_a_game_chosen_before(page, at_table):
    """The new game's words for the old game's events fail. Nobody has a card to claim."""
    complaints.expect("TypeError: Cannot read properties of undefined")
    table = at_table(size=LAPTOP, table=WAITING, public=None, own=None, legal=[])
    page.click("[data-action=chat]")

    table.update(13, events=[{"kind": "round_ended"}, said("Again?")])
    chosen = {"kind": "game_chosen", "game": "morpho", "options": {}}
    table.update(14, events=[chosen, said("Gladly", "p3")])

    expect(page.locator("[data-event=said]")).to_have_count(2)
    expect(page.locator("[data-event=game_chosen]")).to_have_count(1)
    expect(page.locator("[data-event=round_ended]")).to_have_count(0)
    offered = open_phrases(page)
    expect(offered.locator("[data-phrase=thanks]")).to_be_visible()
    expect(offered.locator("[data-phrase=claim], [data-phrase=accuse]")).to_have_count(0)
