"""Moves that a page has missed are stepped through once it is back."""

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


def sent(n: int, *events: dict[str, object]) -> dict[str, object]:
    """An update of long ago."""
    return {"type": "update", "n": n, "at": 0, "events": list(events)}


MISSED = [
    sent(14, {"kind": "investigated", "seat": 1, "slot": "C1"}, {"kind": "turn_began", "seat": 2}),
    sent(15, {"kind": "said", "player": "p2", "text": "Hm."}),
    sent(16, {"kind": "revealed", "slot": "C1", "identity": "killer"}),
    sent(17, {"kind": "job_changed", "seat": 2, "slot": "C2"}),
]


def test_missed_moves_can_be_stepped_through(page, at_table):
    """Those that were seen already are not among them."""
    table = at_table()
    looked = {"kind": "investigated", "seat": 1, "slot": "C1"}
    table.update(13, events=[looked], legal=[])
    expect(page.locator("main")).to_have_attribute("data-n", "13")
    table.snapshot = {**table.snapshot, "n": 17}
    table.past = [sent(13, looked), *MISSED]

    page.reload()

    bar = page.locator("[data-missed]")
    expect(bar).to_contain_text("3 moves")
    bar.locator("[data-action=show-missed]").click()
    step = page.locator("[data-missed-at]")
    expect(step).to_have_attribute("data-event", "investigated")
    expect(page.locator(".motion-ring")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(step).to_contain_text("Killer")
    page.keyboard.press("ArrowLeft")
    expect(step).to_have_attribute("data-event", "investigated")
    step.locator("[data-action=missed-next]").click()
    step.locator("[data-action=missed-next]").click()
    expect(step).to_have_attribute("data-event", "job_changed")
    expect(page.locator(".motion-ring")).to_have_count(2)

    page.keyboard.press("Escape")

    expect(page.locator("[data-missed], [data-missed-at], .motion-ring")).to_have_count(0)
    expect(page.locator("[data-slot=C1]")).to_have_attribute("data-card", "known")


@pytest.mark.nightly
def test_the_game_goes_on_beside_the_missed_moves(page, at_table):
    table = at_table()
    table.snapshot = {**table.snapshot, "n": 17}
    table.past = MISSED
    expect(page.locator("main")).to_have_attribute("data-n", "12")
    page.reload()
    page.locator("[data-action=show-missed]").click()

    table.update(18, events=[{"kind": "turn_began", "seat": 0}], legal=["look B1"])
    expect(page.locator("main")).to_have_attribute("data-n", "18")
    page.locator(".dock [data-verb=look]").click()
    page.locator("[data-slot=B1]").click()

    assert table.heard()["move"] == "look B1"
    expect(page.locator("[data-missed-at]")).to_have_count(0)


def test_moves_that_come_late_are_announced_as_missed_once(page, at_table):
    table = at_table()
    expect(page.locator("main")).to_have_attribute("data-n", "12")

    for n, seat in ((13, 1), (14, 2)):
        table.say(sent(n, {"kind": "investigated", "seat": seat, "slot": "A1"}) | {"at": -60_000})

    said = page.locator("[data-announcer] p")
    expect(said.last).to_have_text("You missed 2 moves")
    expect(said.filter(has_text="You missed")).to_have_count(1)
    expect(page.locator("[data-missed]")).to_contain_text("2 moves")
