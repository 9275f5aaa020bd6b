"""Everybody's place shows the remaining time, and pauses stop it."""

import pytest
from playwright.sync_api import Page, expect

from tests.support.client.table import LEGAL, NO_MATCH, PLAYERS, TABLE, wait_until
from tests.support.nightly import nightly

pytestmark = pytest.mark.browser

OPTIONS = {**TABLE["options"], "turn_seconds": 60, "bank_seconds": 90}
BANKS = {"0": 45_000, "1": 90_000, "2": 90_000}
PRESSED = {
    **TABLE,
    "options": OPTIONS,
    "banks": BANKS,
    "deadline": {"at": 3_000_000, "seats": [0], "banked": True},
}
"""A table where Ada has time until then, by a server whose clock has nothing to do with ours."""

CIRCLE = """circle => {
  const style = getComputedStyle(circle);
  return {
    used: parseFloat(style.getPropertyValue("--used")),
    runs: style.animationName,
    seconds: parseFloat(style.animationDuration),
    after: parseFloat(style.animationDelay),
  };
}"""


@pytest.fixture
def moving(page: Page) -> Page:
    """A page on which things may move."""
    page.emulate_media(reduced_motion="no-preference")
    return page


def ring(page: Page, name: str, seat: int = 0) -> dict[str, float]:
    """Return how a seat's ring of a kind runs down."""
    found = page.locator(f"svg[data-time='{seat}'] circle.{name}")
    expect(found).to_be_attached()
    return found.evaluate(CIRCLE)


def test_a_ring_at_the_deciding_player_shows_the_time_left(moving, at_table):
    at_table(table=PRESSED, now=3_000_000 - 30_000)

    base = ring(moving, "base")
    assert base["runs"] == "time-runs"
    assert 50 <= base["used"] < 75
    assert 15 < base["seconds"] <= 30
    bank = ring(moving, "bank")
    assert bank["used"] == 50
    assert bank["seconds"] == 45
    assert bank["after"] == base["seconds"]
    expect(moving.locator("[data-time]")).to_have_count(1)


def test_the_ring_of_others_is_seen_as_well(moving, at_table):
    deadline = {"at": 3_000_000, "seats": [1, 2]}
    at_table(table={**PRESSED, "deadline": deadline}, now=2_990_000)

    assert ring(moving, "base", seat=1)["used"] > 80
    assert ring(moving, "base", seat=2)["used"] > 80
    expect(moving.locator("circle.bank")).to_have_count(0)


def test_a_bank_in_use_runs_when_the_time_for_the_turn_is_over(moving, at_table):
    at_table(table=PRESSED, now=3_000_000 + 15_000)

    assert ring(moving, "base")["used"] == 100
    bank = ring(moving, "bank")
    assert bank["after"] == 0
    assert 15 < bank["seconds"] <= 30
    expect(moving.locator("[data-clock]")).to_contain_text("reserve 0:")


STEP = """milliseconds => {
    const now = Date.now;
    Date.now = () => now() + milliseconds;
    document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Sets the device's clock, or has it go on while the page's own stood still."""


def test_after_a_sleep_the_ring_shows_the_time_left(moving, at_table):
    table = at_table(table=PRESSED, now=3_000_000 - 55_000)
    before = ring(moving, "base")["used"]
    table.snapshot = {**table.snapshot, "now": 3_000_000 - 35_000}

    moving.evaluate(STEP, 20_000)

    moving.wait_for_function(
        """before => parseFloat(getComputedStyle(document.querySelector("circle.base"))
            .getPropertyValue("--used")) > before + 30""",
        arg=before,
    )


@pytest.mark.parametrize("hours", [1, nightly(-1)])
def test_setting_the_device_s_clock_leaves_the_time_left(page, at_table, hours):
    table = at_table(table=PRESSED, now=3_000_000 - 59_000)
    clock = page.locator("[data-clock]")
    expect(clock).to_contain_text("0:5")
    table.snapshot = {**table.snapshot, "now": 3_000_000 - 49_000}

    page.evaluate(STEP, hours * 3_600_000)

    expect(clock).to_contain_text("0:4")
    table.update(13, at=table.snapshot["now"] - 1000)
    expect(page.locator("main")).to_have_attribute("data-n", "13")
    expect(clock).to_contain_text("0:4")


def test_clocks_that_part_little_by_little_are_noticed(page, at_table):
    table = at_table(table=PRESSED, now=3_000_000 - 59_000)

    for _ in range(2):
        page.evaluate(STEP, 600)

    wait_until(page, lambda: len(table.sockets) == 2, "nobody asks for the server's time")
    assert "after=" not in table.addresses[-1]


@pytest.mark.nightly
def test_the_server_s_time_is_asked_for_until_it_tells(page, at_table):
    table = at_table(table=PRESSED, now=3_000_000 - 59_000)

    with table.away():
        page.evaluate(STEP, 600_000)
        expect(page.locator("main")).to_have_attribute("data-connection", "reconnecting")
        expect(page.locator("[data-clock]")).to_contain_text("0:5")
    table.snapshot = {**table.snapshot, "now": 3_000_000 - 19_000}

    expect(page.locator("[data-clock]")).to_contain_text("0:1")
    assert "after=" not in table.addresses[-1]


def test_without_motion_the_time_is_in_figures(page, at_table):
    at_table(table=PRESSED, now=3_000_000 - 59_000)

    expect(page.locator("[data-time='0']")).to_contain_text("0:")
    expect(page.locator("svg[data-time]")).to_have_count(0)


def test_the_move_at_zero_changes_with_the_decision(page, at_table):
    table = at_table(table=PRESSED, now=0, legal=[*LEGAL, "pass"], timeout_move="look B1")
    expect(page.locator("[data-timeout-move]")).to_contain_text("At zero: Look · Bo")

    table.update(13, legal=["guard A1", "guard A2"], timeout_move="guard A1")
    expect(page.locator("[data-timeout-move]")).to_contain_text("At zero: Guard with")

    table.update(14)
    expect(page.locator("[data-timeout-move]")).to_have_count(0)


def paused(**wishes: object) -> dict[str, object]:
    """Return the table, paused by Ada half a minute before the end of her time."""
    pause = {"at": 2_970_000, "player": "p1", "agreed": False}
    return {**PRESSED, "paused": pause, "wishing": ["p1", "p2", "p3"], **wishes}


def test_in_a_pause_everything_stands_still(moving, at_table):
    moving.clock.install()
    at_table(table=paused(), now=3_600_000, legal=[*LEGAL, "pass"])

    expect(moving.locator("[data-paused=true]")).to_contain_text("Ada paused the table")
    base = ring(moving, "base")
    assert (base["used"], base["runs"]) == (50, "none")
    expect(moving.locator("[data-clock]")).to_have_text("0:30 left + 0:45")
    expect(moving.locator("[data-verb]").first).to_be_disabled()
    moving.clock.run_for(5000)
    expect(moving.locator("[data-clock]")).to_have_text("0:30 left + 0:45")


def test_the_host_pauses_in_the_menu_and_resumes_in_the_banner(page, at_table):
    table = at_table(table=PRESSED, now=2_990_000)
    page.click("[data-action=menu]")
    page.click("[data-menu] [data-action=pause]")
    assert table.heard()["type"] == "pause"
    assert "at" not in table.heard()

    pause = {"at": 2_990_000, "player": "p1", "agreed": False}
    table.update(
        13,
        events=[{"kind": "paused", "player": "p1", "agreed": False}],
        table={"paused": pause, "wishing": ["p1", "p2", "p3"]},
        done=table.heard()["id"],
    )
    expect(page.locator("[data-announcer]")).to_contain_text("Ada paused the table")
    page.click("[data-paused=true] [data-action=resume]")
    assert table.heard(2)["type"] == "resume"


def test_others_wish_for_a_pause_and_that_it_ends(page, at_table):
    talos = {"name": "Talos", "seat": 3, "bot": "recruit"}
    company = {"players": {**PLAYERS, "p4": talos}, "seats": {**TABLE["seats"], "3": "p4"}}
    table = at_table("p2", table={**PRESSED, **company}, now=0, own=None, legal=None)
    page.keyboard.press("p")
    button = page.locator("[data-menu] [data-action=wish-pause]")
    expect(button).to_be_focused()
    expect(button).to_contain_text("0 of 3")
    page.keyboard.press("Enter")
    assert table.heard()["wish"] is True

    table.update(13, table={"wishing": ["p2"]}, done=table.heard()["id"])
    expect(page.locator("[data-paused=false]")).to_contain_text("Bo would like a pause")
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(button).to_contain_text("1 of 3")
    table.update(14, table=paused(deadline=None, wishing=["p1", "p2", "p3"]))
    page.click("[data-action=close-menu]")
    page.click("[data-paused=true] [data-action=wish-pause]")
    assert table.heard(2)["wish"] is False


def test_the_host_chooses_a_bank_where_turns_have_a_limit(page, at_table):
    waiting = {**TABLE, "phase": "waiting", "match": None, "options": OPTIONS}
    table = at_table(table=waiting, **NO_MATCH)

    page.click("[data-action=options]")
    page.click("[data-option=bank_seconds] [data-value='120']")

    assert table.heard()["options"] == {"bank_seconds": 120}
    table.update(13, table={"options": {"turn_seconds": None}})
    expect(page.locator("[data-option=bank_seconds]")).to_have_count(0)
