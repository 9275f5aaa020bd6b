"""The chat at players' places, on the feed line and in the feed; and one-tap reactions."""

import pytest
from playwright.sync_api import expect

from morpho_server.games.registry import GAMES
from tests.support.client.table import (
    ENDED,
    LAPTOP,
    LEGAL,
    PUBLIC,
    TABLE,
    WAITING,
    Table,
    wait_until,
)
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
    expect(page.locator("[data-feed] [data-event=said]")).to_contain_text(sentence)


IN_WORDS = """async (m, phrases) => {
    const { loadWords } = await import("/i18n/index.js");
    await loadWords();
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

    assert run(f"/games/{game}/phrases.js", IN_WORDS, phrases) == []


def test_a_phrase_of_a_newer_server_breaks_nothing(page, at_table):
    table = at_table(size=LAPTOP)

    table.update(13, events=[phrase("sing B"), said("and this is read")])

    expect(page.locator("[data-feed] [data-event=said]")).to_have_text(["Bo: and this is read"])


def open_phrases(page):
    """Open what can be said by a tap, on a phone or a laptop."""
    react = page.locator("[data-action=react]")
    if react.is_visible():
        react.click()
    page.locator("[data-action=phrases]:visible").click()
    return page.locator("[data-phrases]:visible")


@pytest.mark.parametrize("size", [(360, 640), LAPTOP])
def test_a_phrase_takes_three_taps(page, at_table, size):
    table = at_table(size=size)
    table.update(13, events=[said("A bubble lies above the cards."), said("Here too.", "p3")])
    expect(page.locator("[data-bubble]")).to_have_count(2)
    offered = open_phrases(page)
    expect(offered).to_be_in_viewport(ratio=1)

    offered.get_by_role("button", name="… is …").click()
    expect(offered.get_by_role("button")).to_have_text(["", "Bo", "Cleo"])
    offered.get_by_role("button", name="Bo").click()
    expect(offered.locator("p")).to_contain_text("Bo is …")
    offered.get_by_role("button", name="Killer").click()

    sent = table.heard()
    assert (sent["type"], sent["phrase"]) == ("say_phrase", "accuse B killer")
    expect(offered).to_have_count(0)
    opener = "react" if size[0] < 700 else "phrases"
    expect(page.locator(f"[data-action={opener}]:visible")).to_be_focused()


def test_players_can_claim_only_dealt_identities(page, at_table):
    at_table(size=LAPTOP)
    offered = open_phrases(page)

    offered.get_by_role("button", name="I\u2019m …").click()

    dealt = {*PUBLIC["tiles"], *PUBLIC["unknowns"], "morpho"}
    values = "all => all.map(one => one.dataset.phrase)"
    assert set(offered.locator("[data-phrase]").evaluate_all(values)) == dealt


def test_nobody_claims_a_card_before_there_are_any(page, at_table):
    at_table(table=WAITING, public=None, own=None, legal=[], size=LAPTOP)

    offered = open_phrases(page)

    expect(offered.locator("[data-phrase=thanks]")).to_be_visible()
    expect(offered.locator("[data-phrase=claim], [data-phrase=accuse]")).to_have_count(0)


def test_the_keyboard_leaves_the_phrases(page, at_table):
    table = at_table(size=LAPTOP)
    offered = open_phrases(page)
    expect(offered.locator("[data-phrase]").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(offered.locator("[data-phrase=leader]")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(offered.locator("[data-phrase]").first).to_be_focused()

    page.keyboard.press("Escape")

    expect(offered).to_have_count(0)
    expect(page.locator("[data-action=phrases]:visible")).to_be_focused()
    assert table.commands == []


def test_a_message_is_shown_at_the_speaker_s_seat(page, at_table):
    table = at_table()

    table.update(13, events=[said("Not me!")])

    expect(page.locator("[data-seat='1'] [data-bubble]")).to_have_text("Not me!")
    expect(page.locator("[data-bubble]")).to_have_count(1)


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


def test_it_stands_in_the_waiting_room_as_well(page, at_table):
    table = at_table(table=WAITING, public=None, own=None, legal=[])

    table.update(13, events=[said("Who else?", "p3")])

    expect(page.locator("[data-seat='2'] [data-bubble]")).to_have_text("Who else?")


def test_missed_chat_is_only_in_the_feed(page, at_table):
    table = at_table()
    table.update(13, events=[said("Hello?")], at=MISSED)

    expect(page.locator("[data-action=feed]")).to_contain_text("Hello?")
    expect(page.locator("[data-bubble]")).to_have_count(0)


def test_a_reaction_takes_two_taps_and_is_sent_as_text(page, at_table):
    table = at_table()

    page.click("[data-action=react]")
    page.click(".feed [data-reaction=laugh]")

    sent = table.heard()
    assert (sent["type"], sent["text"]) == ("say", "😂")
    expect(page.locator("[data-action=feed]")).to_be_visible()


def test_a_reaction_is_drawn_and_named_wherever_it_is_shown(page, at_table):
    table = at_table(size=LAPTOP)
    table.update(13, events=[said("😈")])

    expect(page.locator("[data-event=said]").get_by_role("img", name="Grins slyly")).to_be_visible()
    expect(page.locator("[data-bubble] svg")).to_be_visible()


def test_reactions_are_one_tap_where_the_log_is_open(page, at_table):
    table = at_table(size=LAPTOP)

    page.click(".log [data-reaction=agree]")

    assert table.heard()["text"] == "👍"


def test_a_rate_limited_reaction_says_so_beside_the_line(page, at_table):
    table = at_table()
    page.click("[data-action=react]")
    page.click(".feed [data-reaction=love]")
    sent = table.heard()

    table.say({"type": "refused", "id": sent["id"], "code": "rate_limited", "reason": ""})

    expect(page.locator(".feed [data-refused=rate_limited]")).to_be_visible()


def test_the_line_counts_unread_messages_until_the_log_opens(page, at_table):
    table = at_table()
    table.update(13, events=[said("one"), said("mine", "p1"), said("two", "p3")])
    expect(page.locator("[data-unread]")).to_have_attribute("data-unread", "2")
    expect(page.locator("[data-action=feed]")).to_contain_text("2 unread messages")

    page.click("[data-action=feed]")
    expect(page.locator("[data-unread]")).to_have_count(0)
    page.click("[data-action=feed]")
    expect(page.locator("[data-action=feed]")).to_have_attribute("aria-expanded", "false")
    expect(page.locator("[data-unread]")).to_have_count(0)
    table.update(14, events=[said("three")])
    expect(page.locator("[data-unread]")).to_have_attribute("data-unread", "1")


SCROLLED_AWAY = """() => {
    scrollTo(0, 0);
    // Those who watch what is in sight are notified in the order in which they came.
    return new Promise((seen) => {
        const noticed = () => setTimeout(seen);
        new IntersectionObserver(noticed).observe(document.querySelector(".wait-said"));
    });
}"""


def test_cleared_chat_is_on_the_screen_no_more(page, at_table):
    table = at_table(size=LAPTOP)
    table.update(13, events=[said("Fool!")])
    expect(page.locator("[data-event=said]")).to_have_count(1)

    table.update(14, events=[{"kind": "chat_cleared"}], table={"clearings": 1})

    expect(page.locator("[data-event=chat_cleared]")).to_be_visible()
    expect(page.locator("[data-event=said]")).to_have_count(0)
    expect(page.locator("[data-bubble]")).to_have_count(0)


def test_chat_cleared_during_an_absence_is_gone(page, at_table):
    table = at_table(size=LAPTOP)
    table.update(13, events=[said("Fool!")])
    expect(page.locator("[data-event=said]")).to_have_count(1)

    table.say({**table.snapshot, "n": 15, "table": {**TABLE, "clearings": 1}})

    expect(page.locator("[data-event=said]")).to_have_count(0)


def test_a_cleared_line_of_the_past_is_not_drawn(page, at_table):
    table = at_table(size=LAPTOP)

    table.update(13, events=[said(""), said("Sorry.")])

    expect(page.locator("[data-event=said]")).to_have_count(1)


MUTED = {**TABLE["players"]["p1"], "muted": True}


def test_a_notice_replaces_the_chat_of_a_muted_player(page, at_table):
    players = {**TABLE["players"], "p1": MUTED}
    at_table(size=LAPTOP, table={**TABLE, "host": "p2", "players": players})

    expect(page.locator("[data-muted]")).to_have_text("The host has muted you.")
    expect(page.locator("[data-action=say]")).to_have_count(0)
    expect(page.locator("[data-action=reaction]")).to_have_count(0)


def test_a_muted_player_on_a_phone_has_no_reactions(page, at_table):
    players = {**TABLE["players"], "p1": MUTED}
    at_table(table={**TABLE, "host": "p2", "players": players})

    expect(page.locator("[data-action=react]")).to_be_disabled()


def test_the_host_may_speak_in_any_case(page, at_table):
    at_table(size=LAPTOP, table={**TABLE, "players": {**TABLE["players"], "p1": MUTED}})

    expect(page.locator("[data-muted]")).to_have_count(0)


def test_a_phone_counts_unread_chat_in_the_waiting_room(page, at_table):
    table = at_table(table=WAITING, public=None, own=None, legal=[])
    way = page.locator("[data-action=chat]")
    expect(way).to_have_accessible_name("Chat")

    table.update(13, events=[said("one"), said("mine", "p1"), said("two", "p3")])
    expect(way).to_have_accessible_name("Chat 2 unread messages")

    way.click()
    expect(way).to_have_accessible_name("Chat")
    page.evaluate(SCROLLED_AWAY)
    table.update(14, events=[said("three")])
    expect(way).to_have_accessible_name("Chat 1 unread message")


@pytest.mark.parametrize(
    ("chosen", "shown"),
    [
        ("all", ["investigated", "said", "round_started", "saw", "blocked", "said"]),
        ("round", ["round_started", "saw", "blocked", "said"]),
        ("yours", ["saw"]),
        ("chat", ["said", "said"]),
    ],
)
def test_the_feed_can_be_filtered(page, at_table, chosen, shown):
    table = at_table(size=LAPTOP)
    table.update(13, events=[{"kind": "investigated", "seat": 1, "slot": "C1"}, said("before")])
    table.update(14, events=[{"kind": "round_opened", "number": 2}])
    table.update(15, events=[{"kind": "round_started", "round": 2}])
    table.update(16, yours=[{"after": 0, "kind": "saw", "cards": {"A1": "killer"}}])
    block = {"kind": "blocked", "seat": 1, "slot": "B1", "gap": "B/C"}
    table.update(17, events=[block, said("after")])
    expect(page.locator("[data-event]")).to_have_count(6)

    page.click(f"[data-filter={chosen}]")

    expect(page.locator(f"[data-filter={chosen}]")).to_have_attribute("aria-pressed", "true")
    kinds = page.locator("[data-event]").evaluate_all("all => all.map(e => e.dataset.event)")
    assert kinds == shown
    marked = page.locator("[data-event]").filter(has_text="only you")
    expect(marked).to_have_count(shown.count("saw"))


def test_a_bubble_is_nothing_that_can_be_touched(page, at_table):
    table = at_table(table=TABLE)
    page.click("[data-verb=look]")
    table.update(13, events=[said("a long text " * 12)], legal=["look B1", "change A1"])

    expect(page.locator("[data-bubble]")).to_be_visible()
    page.click("[data-verb=look]")
    page.click('[data-slot="B1"]')

    assert table.heard()["move"] == "look B1"


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


def test_the_feed_stays_at_its_end_however_fast_it_grows(page, at_table):
    table = at_table(size=LAPTOP)
    feed = page.locator("[data-feed]")
    table.update(13, events=[said(f"line {i}") for i in range(60)])
    is_at_its_end(feed)

    feed.evaluate(
        """(list) => {
            list.querySelector("li:last-child").style.minHeight = "800px";
            list.dispatchEvent(new Event("scroll"));
        }"""
    )
    table.update(14, events=[said("the last")])

    expect(feed).to_contain_text("the last")
    is_at_its_end(feed)


def test_the_feed_stays_at_its_end_in_a_window_of_another_size(page, at_table):
    table = at_table(size=LAPTOP)
    table.update(13, events=[said(f"line {i}") for i in range(60)])
    is_at_its_end(page.locator("[data-feed]"))

    page.set_viewport_size({"width": 1200, "height": 660})

    is_at_its_end(page.locator("[data-feed]"))


def test_the_feed_stays_where_somebody_reads(page, at_table):
    table = at_table(size=LAPTOP)
    feed = page.locator("[data-feed]")
    table.update(13, events=[said(f"line {i}") for i in range(60)])
    is_at_its_end(feed)

    scrolled_up(feed, 400)
    read = feed.locator("li").filter(has_text="line 40")
    before = read.bounding_box()["y"]
    table.update(14, events=[said("the last")])

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


def test_the_feed_goes_to_its_end_from_close_by(page, at_table):
    table = at_table(size=LAPTOP)
    feed = page.locator("[data-feed]")
    table.update(13, events=[said(f"line {i}") for i in range(60)])
    is_at_its_end(feed)
    scrolled_up(feed, 40)

    table.update(14, events=[said("the last")])

    expect(feed).to_contain_text("the last")
    is_at_its_end(feed)


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
    table.update(13, events=[said(f"line {i}.") for i in range(250)])
    feed = page.locator("[data-feed]")
    is_at_its_end(feed)
    return feed


def test_old_lines_are_loaded_when_scrolled_to(page, at_table):
    feed = long_ago(page, at_table)
    expect(feed.locator("li")).to_have_count(40)
    first = feed.locator("li").filter(has_text="line 210.")

    feed.evaluate("list => void (list.scrollTop = 150 - list.scrollHeight + list.clientHeight)")
    before = first.bounding_box()["y"]

    expect(feed.locator("li")).to_have_count(140)
    assert first.bounding_box()["y"] == pytest.approx(before, abs=1)


def test_the_keyboard_loads_old_lines_and_goes_there(page, at_table):
    feed = long_ago(page, at_table)
    earlier = page.get_by_role("button", name="Earlier")

    for number, newest in ((140, "line 209."), (240, "line 109."), (250, "line 9.")):
        feed.focus()
        page.keyboard.press("Shift+Tab")
        expect(earlier).to_be_focused()
        assert earlier.bounding_box()["height"] >= 44

        page.keyboard.press("Enter")
        expect(feed.locator("li")).to_have_count(number)
        expect(feed).to_be_focused()
        page.keyboard.press("ArrowUp")
        expect(feed.locator("li").filter(has_text=newest)).to_be_in_viewport()
        # At its very end the list may let go of what is long ago.
        feed.evaluate("list => new Promise((r) => { list.onscroll = r; list.scrollTop = -120; })")

    expect(earlier).to_have_count(0)


def test_old_lines_are_removed_again_at_the_end_of_the_log(page, at_table):
    feed = long_ago(page, at_table)
    feed.evaluate("list => void (list.scrollTop = -list.scrollHeight)")
    expect(feed.locator("li")).to_have_count(140)

    feed.evaluate("(list) => new Promise((r) => { list.onscroll = r; list.scrollTop = 0; })")
    Table.at_hand.update(14, events=[said("the last")])

    expect(feed).to_contain_text("the last")
    # Not how many are left: they may have gone before the last came, when anything was drawn.
    expect(feed.locator("li").filter(has_text="line 200.")).to_have_count(0)
    is_at_its_end(feed)


def test_on_a_phone_rounds_have_headings_and_turns_are_gaps(page, at_table):
    table = at_table(legal=[])
    table.update(
        13,
        events=[
            {"kind": "match_started"},
            {"kind": "round_started", "round": 1},
            {"kind": "turn_began", "seat": 1},
            {"kind": "investigated", "seat": 1, "slot": "C1"},
        ],
    )
    page.click("[data-action=feed]")
    expect(page.locator("[data-event=investigated]")).to_be_visible()

    gaps = page.locator("[data-feed] li.tn").evaluate_all(
        "all => all.filter(e => e.clientHeight < 12).map(e => e.dataset.event)"
    )
    assert gaps == ["turn_began"]


def test_an_open_log_says_when_it_is_your_turn_and_leads_back(page, at_table):
    table = at_table(legal=[])
    page.click("[data-action=feed]")
    line = page.locator("[data-action=feed]")
    expect(line).not_to_contain_text("Your turn")

    table.update(13, events=[], legal=LEGAL)

    expect(line).to_have_text("Your turn")
    line.click()
    expect(page.locator("[data-headline]")).to_be_focused()
    expect(line).to_have_attribute("aria-expanded", "false")


@pytest.mark.parametrize("host", ["p1", "p2"])
def test_a_phone_has_reactions_and_the_log_between_rounds(page, at_table, host):
    between = {**TABLE, "phase": "between", "host": host}
    table = at_table(table=between, public=ENDED, legal=None)
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
    """The new game's words for the old game's events would fail."""
    table = at_table(size=LAPTOP, table=WAITING, public=None, own=None, legal=[])

    table.update(13, events=[{"kind": "round_ended"}, said("Again?")])
    chosen = {"kind": "game_chosen", "game": "morpho", "options": {}}
    table.update(14, events=[chosen, said("Gladly", "p3")])

    expect(page.locator("[data-event=said]")).to_have_count(2)
    expect(page.locator("[data-event=game_chosen]")).to_have_count(1)
    expect(page.locator("[data-event=round_ended]")).to_have_count(0)


def test_messages_of_bots_are_not_counted_as_unread(page, at_table):
    players = {**TABLE["players"], "p3": {**TABLE["players"]["p3"], "bot": "recruit"}}
    table = at_table(table={**TABLE, "players": players})

    table.update(13, events=[phrase("claim leader", "p3"), said("Liar!"), phrase("not_me", "p3")])

    expect(page.locator("[data-unread]")).to_have_attribute("data-unread", "1")
