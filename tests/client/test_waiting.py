"""The waiting room shows what the server says the next round would be dealt from."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.table import WAITING

pytestmark = pytest.mark.browser

SETUP: dict[str, Any] = {
    "seats": 3,
    "hand_size": 2,
    "tiles": {"leader": 1, "technician": 1, "bodyguard": 1, "killer": 1, "deserter": 2},
    "unknowns": ["deserter", "spy"],
    "unsuited": ["extremist"],
}
EXPERT: dict[str, Any] = {
    **WAITING,
    "options": {**WAITING["options"], "mode": "expert", "unknowns": ["spy", "extremist"]},
    "setup": SETUP,
}
NO_MATCH: dict[str, Any] = {"public": None, "own": None, "legal": None}


def numbers(page):
    return {
        tile.get_attribute("data-tile"): tile.locator("b").inner_text()
        for tile in page.locator(".deck [data-tile]").all()
    }


def maybes(page):
    return [tile.get_attribute("data-maybe") for tile in page.locator(".deck [data-maybe]").all()]


def test_everybody_sees_what_will_be_dealt_as_people_come_and_options_change(page, at_table):
    table = at_table("p2", table={**WAITING, "setup": {**SETUP, "unknowns": []}}, **NO_MATCH)
    expect(page.locator("[data-dealt='3']")).to_contain_text("two cards each")
    assert numbers(page) == {name: str(count) for name, count in SETUP["tiles"].items()}

    seven = {"seats": 7, "hand_size": 1, "tiles": {"bodyguard": 3, "deserter": None}}
    table.update(13, table={"setup": {**seven, "unknowns": ["deserter", "cyborg"], "unsuited": []}})

    expect(page.locator("[data-dealt='7']")).to_contain_text("one card each")
    assert numbers(page) == {"leader": "1", "technician": "1", "bodyguard": "3", "killer": "1"}
    assert maybes(page) == ["deserter", "cyborg"]


def test_it_is_said_what_does_not_suit_so_many(page, at_table):
    at_table("p2", table=EXPERT, **NO_MATCH)

    said = page.locator("[data-unsuited]")
    expect(said).to_contain_text("With 3 players the Unknown can\u2019t be the Extremist")
    expect(page.locator(".deck [data-maybe=extremist]")).to_have_class("tile f-outsiders none")


def test_the_host_takes_a_card_in_and_leaves_it_out(page, at_table):
    table = at_table(table=EXPERT, **NO_MATCH)
    expect(page.locator("[data-unknown][aria-pressed=true]")).to_have_count(2)

    page.click("[data-unknown=cyborg]")
    page.click("[data-unknown=extremist]")

    chosen = [table.heard(number)["options"]["unknowns"] for number in (1, 2)]
    assert chosen == [["spy", "extremist", "cyborg"], ["spy", "cyborg"]]
    expect(page.locator("[data-unknown=cyborg]")).to_have_attribute("aria-pressed", "true")


def test_a_card_whose_choice_is_refused_is_as_it_was(page, at_table):
    table = at_table(table=EXPERT, **NO_MATCH)
    card = page.locator("[data-unknown=cyborg]")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")

    table.say({"type": "refused", "id": table.heard()["id"], "code": "stale", "reason": "Late."})

    expect(card).to_have_attribute("aria-pressed", "false")
    card.click()
    assert table.heard(2)["options"]["unknowns"] == ["spy", "extremist", "cyborg"]


def test_a_card_can_be_looked_up(page, at_table):
    at_table(table=EXPERT, **NO_MATCH)

    page.get_by_role("button", name="Look up the Spy").click()

    expect(page.locator("[data-entry=spy]")).to_be_in_viewport()


def test_whoever_is_waited_for_is_told_what_to_do(page, at_table):
    at_table("p3", table=WAITING, **NO_MATCH)

    expect(page.locator("#start-state")).to_have_text("Tap \u201cI am ready\u201d when you are.")
