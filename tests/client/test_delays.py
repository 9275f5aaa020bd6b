"""The page of a spectator who sees the table later, and what others read of it."""

import pytest
from playwright.sync_api import expect

from tests.support.client.table import NO_MATCH, TABLE
from tests.support.nightly import nightly

pytestmark = pytest.mark.browser

LATE = {
    **TABLE,
    "match": {**TABLE["match"], "delay": 90},
    "options": {**TABLE["options"], "out_players_see": "own_view", "spectator_delay": 90},
}


@pytest.mark.parametrize(
    ("delay", "says"), [(90, "Spectators are 90 s behind"), nightly("round", "when it is over")]
)
def test_a_spectator_who_is_behind_reads_how_far_and_bets_not(page, at_table, delay, says):
    watched = {**LATE, "match": {**LATE["match"], "delay": delay}}
    watched["players"] = {**TABLE["players"], "p9": {"name": "Zed", "ready": False}}
    at_table(player="p9", table=watched, own=None, legal=None)

    expect(page.locator("[data-behind]")).to_contain_text(says)
    expect(page.locator("[data-behind]")).to_contain_text("come late here")
    expect(page.locator("[data-action=bet]")).to_have_count(0)


def test_a_spectator_reads_in_the_waiting_room_what_will_be_late(page, at_table):
    watched = {**LATE, "players": {**TABLE["players"], "p9": {"name": "Zed", "ready": False}}}
    at_table(player="p9", table={**watched, "phase": "waiting", "match": None}, **NO_MATCH)

    expect(page.locator("[data-behind='90']")).to_contain_text("From the next deal on")
    lines = page.locator("[data-behind] > *")
    left = lines.evaluate_all("all => all.map((it) => it.getBoundingClientRect().left)")
    assert left[0] == left[1], "the note stands below what it is about"


def test_who_plays_is_not_behind(page, at_table):
    at_table(table={**LATE, "host": "p2"})

    expect(page.locator("[data-slot=M]")).to_be_visible()
    expect(page.locator("[data-behind]")).to_have_count(0)


def test_a_command_of_somebody_behind_is_done_without_a_number(page, at_table):
    watched = {**LATE, "players": {**TABLE["players"], "p9": {"name": "Zed", "ready": False}}}
    table = at_table(player="p9", table={**watched, "phase": "waiting", "match": None}, **NO_MATCH)
    sit = page.locator("[data-action=sit]").first
    sit.click()

    table.say({"type": "done", "id": table.heard()["id"]})

    expect(sit).to_be_enabled()


def test_the_host_chooses_how_far_spectators_are_behind(page, at_table):
    waiting = {**TABLE, "phase": "waiting", "match": None}
    table = at_table(table=waiting, **NO_MATCH)

    page.click("[data-action=options]")
    page.click("[data-option=spectator_delay] [data-value='90']")

    assert table.heard()["options"] == {"spectator_delay": 90}
    table.update(13, table={"options": {"spectators": False}})
    expect(page.locator("[data-option=spectator_delay]")).to_have_count(0)
