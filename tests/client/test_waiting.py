"""The waiting room: its seats and bots, and the way to begin."""

from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.support.client.api import api, unreachable
from tests.support.client.table import (
    GAMES,
    NO_MATCH,
    OWN,
    PUBLIC,
    TABLE,
    TOO_FEW,
    WAITING,
    store,
    wait_until,
)
from tests.support.end_to_end.words_on_screen import words_on_screen
from tests.support.nightly import nightly, walked

pytestmark = pytest.mark.browser


def test_nobody_is_ready_before_it_is_known_how_many_it_takes(page, at_table):
    alone = {**WAITING, "seats": {"0": "p1"}, "start_refusal": TOO_FEW}
    table = at_table(table=alone, **NO_MATCH)
    expect(page.locator("#start-state")).to_have_text("Two more to begin")

    page.reload()
    page.evaluate(
        """() => new MutationObserver(() => {
            const said = document.querySelector("#start-state")?.textContent;
            if (said) (window.said ??= []).push(said);
        }).observe(document, {subtree: true, childList: true, characterData: true})"""
    )
    expect(page.locator("#start-state")).not_to_be_empty()

    assert set(page.evaluate("window.said")) == {"Two more to begin"}
    assert table


MET = """places => {
    const boxes = places.map((place) => [place.innerText, place.getBoundingClientRect()]);
    return boxes.flatMap(([name, one], i) => boxes.slice(i + 1)
        .filter(([, two]) => one.left + 1 < two.right && two.left + 1 < one.right
            && one.top + 1 < two.bottom && two.top + 1 < one.bottom)
        .map(([other]) => [name, other]));
}"""
"""Which of some elements lie over each other, by what is written in them."""


@pytest.mark.parametrize("player", ["p1", nightly("p3")])
@pytest.mark.parametrize("language", ["fr", nightly("en"), nightly("zh-Hant")])
def test_seats_lie_around_the_invitation_and_over_nothing(page, at_table, player, language):
    store(page, language=language)
    table = at_table(player, table=WAITING, **NO_MATCH)
    for size in walked(
        ((360, 640), (390, 844), (640, 360), (768, 1024), (1440, 900)), (360, 640), (1440, 900)
    ):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for n, seats in enumerate(walked(range(3, 10), 3, 6, 9)):
            waiting = {**WAITING, "seat_count": seats}
            table.say({**table.snapshot, "n": 20 + n + size[0] * 10, "table": waiting})
            expect(page.locator(".seatring [data-seat]")).to_have_count(seats)
            places = page.locator(".seatring [data-seat], .seatring .c > *")
            assert places.evaluate_all(MET) == [], (size, seats)


def test_nothing_jumps_when_people_come(page, at_table):
    store(page, played="morpho")
    alone = {**WAITING, "seats": {"0": "p1"}, "start_refusal": TOO_FEW}
    table = at_table(table=alone, **NO_MATCH)
    places = "all => all.map(e => JSON.stringify(e.getBoundingClientRect()))"
    before = page.locator(".seatring, .seatring h1, .room-dock > *").evaluate_all(places)

    table.update(13, table={"seats": {"1": "p2", "2": "p3"}, "start_refusal": None})

    expect(page.locator(".seatring [data-player]")).to_have_count(3)
    assert page.locator(".seatring, .seatring h1, .room-dock > *").evaluate_all(places) == before


@pytest.mark.parametrize("size", [(360, 640), (1440, 900), nightly((640, 360))])
@pytest.mark.parametrize("player", ["p1", nightly("p3")])
def test_seats_name_chat_and_the_way_on_are_in_view_at_once(page, at_table, size, player):
    at_table(player, size=size, table={**WAITING, "seat_count": 9}, **NO_MATCH)

    seats = page.locator(".seatring [data-seat]")
    expect(seats).to_have_count(9)
    way_on = page.locator("[data-action=start], [data-action=ready]")
    for each in [page.locator("h1"), page.locator("[data-action=chat]"), way_on, *seats.all()]:
        expect(each).to_be_in_viewport(ratio=1)


MOST_WORDS = {"p1": 80, "p9": 50}
"""How many words the host may be shown before anything is opened, and a guest."""
NAMES = ("Ada", "Bo", "Cleo", "Maximilian", "Esra", "Finn", "Gus", "Zo\u00eb", "Ivo")
NINE: dict[str, Any] = {
    **WAITING,
    "players": {
        f"p{seat + 1}": {"name": name, "seat": seat, "ready": seat % 2 == 1}
        for seat, name in enumerate(NAMES)
    },
    "seats": {str(seat): f"p{seat + 1}" for seat in range(9)},
}


@pytest.mark.parametrize("player", MOST_WORDS)
@pytest.mark.parametrize("size", [(360, 640), (1440, 900)])
def test_few_words_are_shown_before_anything_is_opened(page, at_table, player, size):
    at_table(player, size=size, table=NINE, here=[*NINE["players"]], **NO_MATCH)
    expect(page.locator(".seatring [data-player]")).to_have_count(9)

    assert 20 < words_on_screen(page) <= MOST_WORDS[player]


def test_one_control_adds_bots_and_takes_them_away(page, at_table):
    two = {"0": "p1", "1": "p2"}
    table = at_table(table={**WAITING, "seats": two}, **NO_MATCH)
    expect(page.locator("[data-option=strength]")).to_have_count(0)

    page.get_by_role("button", name="Add a bot").click()

    asked = table.heard()
    assert (asked["type"], asked["strength"], asked["seat"]) == ("add_bot", "recruit", None)
    bot = {"p4": {"name": "Talos", "seat": 2, "ready": True, "bot": "recruit"}}
    table.update(13, table={"players": bot, "seats": {"2": "p4"}}, done=asked["id"])
    page.click("[data-option=strength] [data-value=agent]")
    assert (table.heard(2)["type"], table.heard(2)["player"]) == ("remove", "p4")
    better = {"strength": "agent", "seat": 2, "name": "Talos"}
    assert table.heard(3).items() >= better.items()

    for number in (2, 3):
        table.update(12 + number, done=table.heard(number)["id"])
    page.get_by_role("button", name="Remove a bot").click()
    assert (table.heard(4)["type"], table.heard(4)["player"]) == ("remove", "p4")


def test_a_refused_bot_is_said_where_it_was_asked_for(page, at_table):
    table = at_table(table=WAITING, **NO_MATCH)

    page.click("[data-action=add-bot]")
    refused = {"type": "refused", "id": table.heard()["id"], "code": "quota_reached", "reason": ""}
    table.say(refused)

    expect(page.locator("[data-bots] [data-refused]")).to_be_in_viewport(ratio=1)


def test_only_the_host_has_bots(page, at_table):
    at_table("p2", table=WAITING, **NO_MATCH)

    expect(page.locator("[data-options]")).to_be_visible()
    expect(page.locator("[data-bots]")).to_have_count(0)


def test_a_tap_on_the_own_seat_says_that_one_is_ready(page, at_table):
    table = at_table("p3", table=WAITING, **NO_MATCH)
    mine = page.locator(".seatring [data-player=p3]")
    expect(mine).to_have_attribute("aria-pressed", "false")

    mine.press("Enter")

    assert table.heard()["ready"] is True
    table.update(13, table={"players": {"p3": {"ready": True}}}, done=table.heard()["id"])
    expect(mine).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("status")).to_contain_text("Ada starts")
    mine.click()
    assert table.heard(2)["ready"] is False


def test_a_tap_on_a_free_chair_moves_there(page, at_table):
    table = at_table(table=WAITING, **NO_MATCH)
    chair = page.get_by_role("button", name="Sit here: Seat E")
    expect(chair).to_have_text("")

    chair.click()

    assert (table.heard()["type"], table.heard()["seat"]) == ("sit", 4)


LAMP = "[...document.querySelectorAll('.lamp, .btn-main')].map(e => e.dataset.action)"


@pytest.mark.parametrize(
    ("player", "seats", "lit"),
    [
        ("p1", {"0": "p1"}, "copy-link"),
        ("p1", {"0": "p1", "1": "p2"}, None),
        ("p1", {"0": "p1", "1": "p2", "2": "p3"}, "start"),
        ("p3", {"0": "p1", "1": "p2", "2": "p3"}, "ready"),
    ],
)
def test_one_light_leads_on(page, at_table, player, seats, lit):
    store(page, played="morphos morpho")
    refusal = None if len(seats) > 2 else TOO_FEW
    at_table(player, table={**WAITING, "seats": seats, "start_refusal": refusal}, **NO_MATCH)
    expect(page.locator(".seatring [data-player]")).to_have_count(len(seats))

    assert page.evaluate(LAMP) == ([lit] if lit else [])


@pytest.mark.parametrize("player", ["p1", "p2"])
@pytest.mark.parametrize(
    ("game", "refusal", "said"),
    [
        ("morph", "solo_is_for_one", "You play the Shadow alone: only one seat may be taken."),
        ("morpyam", "no_first_seat", "Nobody sits in the seat that should begin."),
        ("morph", "too_strange", "No."),
    ],
)
def test_the_room_says_why_the_server_would_not_begin(page, at_table, player, game, refusal, said):
    refused = {"code": refusal, "reason": "No."}
    seats = {"0": "p1", "1": "p2"}
    options = {**WAITING["options"], "packs": 1, "relief": 2}
    waiting = {**WAITING, "game": game, "options": options, "seats": seats}
    table = at_table(player, table={**waiting, "start_refusal": refused}, **NO_MATCH)
    expect(page.locator("#start-state")).to_have_text(said)
    expect(page.locator("[data-action=start]")).to_have_count(0)
    page.click("[data-action=options]")
    expect(page.locator("[data-start-refused]")).to_have_text(said)

    table.update(13, table={"start_refusal": None})

    expect(page.locator("[data-start-refused]")).to_have_count(0)
    expect(page.locator("[data-action=start]")).to_have_count(int(player == "p1"))


def test_alone_at_a_table_of_morph_the_shadow_is_a_tap_away(page, at_table):
    morph = {"name": "morph", "title": "Morph", "seats": [1, 2]}
    starts = [{"seats": 1, "options": {"mode": "solo"}}, {"seats": 2, "options": {}}]
    offered = [{**GAMES[0], **morph, "starts": starts}]
    api.route("**/api/v1/games", lambda route: route.fulfill(json=offered))
    refused = {"code": "duel_needs_two", "reason": "A duel is for two players."}
    duel = {**WAITING["options"], "mode": "duel", "packs": 1, "relief": 2}
    waiting = {**WAITING, "game": "morph", "seats": {"0": "p1"}, "options": duel}
    table = at_table(table={**waiting, "start_refusal": refused}, **NO_MATCH)
    said = page.locator("#start-state")
    expect(said).to_have_text("A duel needs two players. Alone, play the Shadow.")

    page.get_by_role("button", name="Alone against the Shadow").click()

    assert table.heard()["options"] == {"mode": "solo"}
    table.update(13, table={"start_refusal": None, "options": {"mode": "solo"}})
    expect(page.locator("[data-action=start]")).to_be_visible()


def test_a_newcomer_is_led_to_the_lesson(page, at_table):
    """The others see how far they are; once it is over the own seat is what there is to do."""
    table = at_table("p3", table=WAITING, **NO_MATCH)
    assert page.evaluate(LAMP) == ["first-time"]

    page.get_by_role("button", name="First time? Two minutes").press("Enter")

    page.locator("[data-coach]").wait_for()
    page.click("[data-action=go-on]")
    wait_until(page, lambda: {"type": "learn", "step": 2} in heard(table), "it is not told")
    while page.locator("[data-action=skip-step]:enabled").count():
        page.click("[data-action=skip-step]")
    page.click("[data-action=back-to-table]")

    expect(page.locator("[data-screen=waiting]")).to_be_visible()
    wait_until(page, lambda: heard(table)[-1] == {"type": "learn", "step": 0}, "it does not end")
    assert page.evaluate(LAMP) == ["ready"]


def heard(table):
    """Return the steps of the lesson that a page has reported, without how many there are."""
    reports = [command for command in table.commands if command["type"] == "learn"]
    return [{key: one[key] for key in ("type", "step")} for one in reports]


def test_a_learner_is_taken_to_the_table_at_the_start(page, at_table):
    table = at_table("p3", table=WAITING, **NO_MATCH)
    page.click("[data-action=first-time]")
    page.locator("[data-coach]").wait_for()

    table.update(13, table={"phase": "playing", "match": TABLE["match"]}, public=PUBLIC, own=OWN)

    expect(page.locator("[data-screen=play]")).to_be_visible()
    expect(page.locator("[data-coach]")).to_have_count(0)
    expect(page.locator("[data-match-begun]")).to_have_text("The match has begun.")
    assert "morpho" in page.evaluate("localStorage.getItem('morpho.played')")


def test_all_see_how_far_somebody_is_in_the_lesson(page, at_table):
    table = at_table(table=WAITING, **NO_MATCH)

    table.say({"type": "presence", "here": ["p1", "p2", "p3"], "learning": {"p3": [7, 12]}})

    seat = page.locator(".seatring [data-player=p3]")
    expect(seat).to_contain_text("learning 7/12")
    expect(seat.locator(".ticks i")).to_have_count(12)
    expect(seat.locator(".ticks .done")).to_have_count(7)
    table.say({"type": "presence", "here": ["p1", "p2", "p3"]})
    expect(seat.locator(".ticks")).to_have_count(0)


def test_a_host_who_deals_too_soon_is_asked_once(page, at_table):
    table = at_table(table=WAITING, **NO_MATCH)

    page.click("[data-action=start]")
    expect(page.get_by_text("Cleo isn\u2019t ready yet. Play anyway?")).to_be_focused()
    assert not table.commands
    page.click("[data-action=confirm]")

    assert table.heard()["type"] == "start"


def test_no_buttons_are_left_of_a_question_that_has_settled_itself(page, at_table):
    table = at_table(table=WAITING, **NO_MATCH)
    page.click("[data-action=start]")
    expect(page.locator("[data-action=confirm]")).to_be_visible()

    table.update(13, table={"players": {"p3": {"ready": True}}})

    expect(page.locator("[data-action=start]")).to_be_focused()
    expect(page.locator("[data-action=confirm]")).to_have_count(0)
    table.update(14, table={"players": {"p3": {"ready": False}}})
    expect(page.locator("[data-action=start]")).to_be_visible()


def test_a_game_that_is_being_loaded_is_not_told_in_the_words_of_the_last(page, at_table):
    table = at_table(table=WAITING, **NO_MATCH)
    expect(page.locator("[data-options] span")).not_to_be_empty()

    gone = dict.fromkeys(("mode", "unknowns", "target"))
    table.update(13, table={"game": "morpyam", "options": gone})

    expect(page.get_by_text("Morpyam").first).to_be_visible()


def test_no_title_gives_the_table_away(page, at_table):
    at_table(table=WAITING, **NO_MATCH)

    expect(page).to_have_title("M.O.R.P.H.O.")


@pytest.mark.nightly
def test_a_link_is_broken_where_its_parts_end(page, at_table):
    """A code in two pieces can't be read out to a friend."""
    at_table(table=WAITING, **NO_MATCH)
    page.click("[data-action=menu]")
    link = page.locator(".invite [data-link]")
    whole = link.inner_text()
    assert "\n" not in whole

    link.evaluate("link => (link.style.width = '8em')")

    lines = link.evaluate(
        """link => [...link.childNodes].filter(node => node.data).map(node => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return [node.data, range.getClientRects().length];
        })"""
    )
    assert "".join(part for part, _ in lines) == whole
    assert dict(lines)["KTRWPM"] == 1


def test_the_way_to_talk_leads_to_where_it_is_done(page, at_table):
    """The field stays there while others talk."""
    table = at_table(table=WAITING, **NO_MATCH)

    page.click("[data-action=chat]")

    field = page.get_by_label("Say something")
    expect(field).to_be_focused()
    expect(field).to_be_in_viewport(ratio=1)
    box = field.bounding_box()
    table.update(13, events=[{"kind": "said", "player": "p2", "text": "Hi!"} for _ in range(9)])
    expect(page.locator(".log li", has_text="Hi!")).to_have_count(9)
    assert field.bounding_box() == box


def test_the_waiting_room_is_shown_when_the_games_are_known(page, at_table):
    at_table(table=WAITING, **NO_MATCH)
    held: list[Route] = []
    page.route("**/api/v1/games", lambda route: held.append(route))  # noqa: PLW0108
    page.reload()
    wait_until(page, lambda: held, "the page did not ask for the games")
    expect(page.get_by_role("status").filter(has_text="One moment")).to_be_visible()
    expect(page.locator("[data-action=chat]")).to_have_count(0)

    held[0].continue_()

    page.click("[data-action=chat]")
    expect(page.get_by_label("Say something")).to_be_in_viewport(ratio=1)


@pytest.mark.nightly
def test_the_waiting_room_is_shown_when_the_games_cannot_be_had(page, at_table):
    at_table(table=WAITING, **NO_MATCH)
    page.route("**/api/v1/games", unreachable)
    page.reload()

    expect(page.locator("[data-action=chat]")).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize(("motion", "moves"), [("reduce", "none"), ("no-preference", "sit-down")])
def test_a_newcomer_drops_into_their_seat_where_things_may_move(page, at_table, motion, moves):
    page.emulate_media(reduced_motion=motion)
    table = at_table(table={**WAITING, "seats": {"0": "p1"}}, **NO_MATCH)
    seat = page.locator("[data-seat='1']")
    expect(seat).to_have_attribute("data-action", "sit")

    table.update(13, table={"seats": {"1": "p2"}})

    expect(seat).to_have_attribute("data-player", "p2")
    expect(seat).to_have_css("animation-name", moves)


def test_only_a_newcomer_drops_into_their_seat(page, at_table):
    table = at_table("p1", table=WAITING, **NO_MATCH)
    seats = page.locator(".seatring [data-player]")
    expect(seats).to_have_count(3)
    expect(page.locator(".seatring .came")).to_have_count(0)

    newcomer = {"name": "Dora", "seat": 5, "ready": False, "away": False}
    table.update(13, table={"seats": {"5": "p9"}, "players": {"p9": newcomer}})

    expect(seats).to_have_count(4)
    expect(page.locator(".seatring .came")).to_contain_text("Dora")


def test_the_rules_open_beside_it_and_can_be_read_on(page, at_table):
    at_table("p1", table=WAITING, **NO_MATCH)

    page.click("[data-action=menu]")
    page.click("[data-action=rules]")
    panel = page.locator("[data-rules-panel]")
    panel.locator("[data-to=psionics]").click()

    expect(panel).to_be_visible()
    expect(page.locator("[data-faulty]")).to_have_count(0)


def test_the_title_is_the_table_s_again_after_the_lesson(page, at_table):
    at_table("p1", table=WAITING, **NO_MATCH)
    before = page.title()

    page.click("[data-action=menu]")
    page.click("[data-action=learn]")
    page.locator("[data-coach]").wait_for()
    page.click("[data-action=go-on]")
    page.click("[data-action=go-on]")
    expect(page).not_to_have_title(before)
    page.click("[data-action=leave-lesson]")

    expect(page).to_have_title(before)
