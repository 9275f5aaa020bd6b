"""After a match: who is in for another, and that nobody is taken away from what they read."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.test_game_over import OVER, WON
from tests.support.client.morpyam import finished
from tests.support.client.table import PUBLIC, TABLE

pytestmark = pytest.mark.browser

IN = {"players": {"p2": {"ready": True}, "p1": {"ready": False}}}
OUT = {player: {"ready": False} for player in TABLE["players"]}
NEXT: dict[str, Any] = {
    "table": {
        "phase": "playing",
        "players": OUT,
        "match": {"number": 2, "round": 1, "ended": None, "winners": None},
    },
    "public": {**PUBLIC, "outcome": None},
    "events": [{"kind": "match_started", "number": 2, "seats": ["p1", "p2", "p3"]}],
}


def over(at_table, player="p1", **players):
    shown = {name: {**one, "ready": False} for name, one in OVER["players"].items()}
    for name, ready in players.items():
        shown[name] = {**shown[name], "ready": ready}
    return at_table(player, table={**OVER, "players": shown}, public=WON, legal=None)


def test_everybody_says_whether_they_are_in(page, at_table):
    table = over(at_table, "p3")
    button = page.get_by_role("button", name="Again? I\u2019m in")
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(page.locator("[data-action=rematch]")).to_have_count(0)

    button.press("Enter")

    assert (table.heard()["type"], table.heard()["ready"]) == ("ready", True)
    in_now = {"players": {"p3": {"ready": True}, "p2": {"ready": True}}}
    table.update(13, table=in_now, done=table.heard()["id"])
    expect(page.locator(".who-is-in")).to_have_text("Still reading: Ada")
    expect(page.locator("[data-in=true]")).to_have_count(2)
    page.get_by_role("button", name="You\u2019re in").click()
    assert table.heard(2)["ready"] is False


def test_nobody_who_is_away_is_said_to_read(page, at_table):
    table = over(at_table, "p3", p3=True)

    table.update(13, table={"players": {"p2": {"away": True}}})

    expect(page.locator(".who-is-in")).to_have_text("Still reading: Ada")


def test_the_host_deals_without_waiting(page, at_table):
    table = over(at_table, p1=True, p2=True)

    page.get_by_role("button", name="Play without waiting").click()

    assert table.heard()["type"] == "rematch"


def test_what_keeps_a_match_from_beginning_is_said_before_anybody_tries(page, at_table):
    table = over(at_table, p1=True, p2=True)
    refusal = {"code": "too_few_players", "reason": "At least 3 players are needed."}

    table.update(13, table={"start_refusal": refusal})

    expect(page.locator(".play-again [data-problem]")).to_have_text("There are not enough players.")
    expect(page.locator("[data-action=rematch]")).to_have_count(0)


def test_with_bots_alone_there_is_nobody_to_wait_for(page, at_table):
    bots = {name: {"bot": "recruit", "ready": True} for name in ("p2", "p3")}
    players = {name: {**one, **bots.get(name, {})} for name, one in OVER["players"].items()}
    at_table(table={**OVER, "players": players}, public=WON, legal=None)

    expect(page.locator("[data-action=again]")).to_be_visible()
    expect(page.locator(".who-is-in")).to_have_count(0)
    expect(page.locator("[data-action=rematch]")).to_have_count(0)


def test_ready_players_go_along_to_the_next_match(page, at_table):
    table = over(at_table, "p3", p3=True)

    table.update(13, **NEXT)

    expect(page.locator("[data-screen=play]")).to_be_visible()
    expect(page.locator("[data-match-begun]")).to_have_count(0)


def test_a_reader_stays_until_they_leave(page, at_table):
    table = over(at_table, "p3")
    said = page.locator("h1").inner_text()

    table.update(13, **NEXT)

    notice = page.locator("[data-match-begun=reading]")
    expect(notice).to_contain_text("The match has begun.")
    expect(page.locator("[data-screen=game-over]")).to_be_visible()
    expect(page.locator("h1")).to_have_text(said, use_inner_text=True)
    notice.get_by_role("button", name="Go to the table").press("Enter")
    expect(page.locator("[data-screen=play]")).to_be_visible()
    expect(notice).to_have_count(0)


def test_a_player_who_is_in_may_read_on(page, at_table):
    table = over(at_table, "p3", p3=True)
    page.evaluate("document.body.style.minHeight = '300vh'; scrollTo(0, innerHeight)")

    table.update(13, **NEXT)

    expect(page.locator("[data-match-begun=reading]")).to_be_visible()
    expect(page.locator("[data-screen=game-over]")).to_be_visible()


def timed(seconds: float, seat: int = 2) -> dict[str, Any]:
    """Return a match after another, whose first deadline is so many seconds away."""
    deadline = {"seats": [seat], "at": int(seconds * 1000)}
    options = {**TABLE["options"], "turn_seconds": 60}
    match = {**TABLE["match"], "number": 2}
    return {**TABLE, "options": options, "match": match, "deadline": deadline}


@pytest.mark.parametrize(("seconds", "sent"), [(80, ["at_table"]), (60, [])])
def test_the_clock_starts_when_the_table_is_on_the_screen(page, at_table, seconds, sent):
    table = at_table("p3", table=timed(seconds))

    page.locator("[data-action=menu]").click()
    page.locator("[data-action=pause], [data-action=wish-pause]").first.click()

    assert table.heard(len(sent) + 1)["type"] in {"pause", "wish_pause"}
    assert [command["type"] for command in table.commands[:-1]] == sent


def test_the_first_clock_waits_for_a_reader(page, at_table):
    table = over(at_table, "p3")
    table.update(13, **{**NEXT, "table": {**NEXT["table"], **timed(80), "players": OUT}})
    notice = page.locator("[data-match-begun=reading]")
    expect(notice).to_be_visible()
    assert not table.commands

    notice.get_by_role("button").click()

    assert table.heard()["type"] == "at_table"


ENDED = finished("ko", [0, 0, 0], [3, 3, 4], [0])


def test_another_match_says_what_changes(page, at_table):
    """The start passes on to the left, as long as as many play."""
    table = at_table(**ENDED)
    expect(page.locator("[data-changes]")).to_have_text("Bo begins next time.")

    table.update(13, table={"seats": {"2": None}, "players": {"p3": {"seat": None}}})

    expect(page.locator("[data-changes]")).to_have_count(0)


def test_the_host_chooses_another_game_by_its_cover(page, at_table):
    table = at_table(**ENDED)
    page.click("[data-action=another-game]")
    expect(page.locator(".other-covers")).to_be_in_viewport(ratio=1)
    page.click(".other-covers [data-game=morpho]")

    assert (table.heard()["type"], table.heard()["game"]) == ("choose_game", "morpho")
    table.update(13, table={"host": "p2"})
    expect(page.locator("[data-action=another-game]")).to_have_count(0)
