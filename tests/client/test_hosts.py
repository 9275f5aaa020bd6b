"""What the host decides about people: who comes in, who may speak, who goes."""

import pytest
from playwright.sync_api import expect

from tests.support.client.api import api
from tests.support.client.table import (
    LAPTOP,
    NO_MATCH,
    SUMMARY,
    TABLE,
    WAITING,
    open_client,
)

pytestmark = pytest.mark.browser

ASKING = {"p7": {"name": "Zed", "sit": True}, "p8": {"name": "Yo", "sit": False}}
SIZES = pytest.mark.parametrize("size", [(390, 844), LAPTOP])


def managed(page, at_table, **parts):
    """Return a waiting room whose host is about to do something about people."""
    table = at_table(**{"table": WAITING, **NO_MATCH, **parts})
    page.click("[data-action=manage]")
    expect(page.locator("[data-host-powers]")).to_be_visible()
    return table


@SIZES
def test_the_host_sets_the_entry(page, at_table, size):
    table = managed(page, at_table, size=size)
    entry = page.get_by_role("radiogroup", name="Who can join")
    expect(entry.get_by_role("radio", name="Anyone invited")).to_be_checked()

    entry.get_by_role("radio", name="Nobody").click()

    sent = table.heard()
    assert (sent["type"], sent["options"]) == ("set_options", {"entry": "locked"})
    table.update(13, events=[], table={"options": {"entry": "locked"}})
    expect(entry.get_by_role("radio", name="Nobody")).to_be_checked()


def test_the_keyboard_sets_the_entry(page, at_table):
    table = managed(page, at_table, size=LAPTOP)

    page.locator("[data-option=entry] [data-value=open]").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")

    assert table.heard()["options"] == {"entry": "approval"}


def test_the_host_mutes_somebody_and_lets_them_speak(page, at_table):
    table = managed(page, at_table)
    button = page.locator(".people [data-player=p2] [data-action=mute]")
    expect(button).to_have_accessible_name("Mute Bo here")

    button.click()

    sent = table.heard()
    assert (sent["type"], sent["player"], sent["muted"]) == ("mute", "p2", True)
    table.update(13, events=[], table={"players": {"p2": {"muted": True}}})
    expect(page.locator(".people [data-player=p2] small")).to_contain_text("muted")
    button.click()
    assert table.heard(2)["muted"] is False


def test_the_host_silences_the_bots_where_there_are_any(page, at_table):
    table = managed(page, at_table)
    switch = page.get_by_role("switch", name="Bots speak")
    expect(switch).to_have_count(0)
    table.update(13, events=[], table={"players": {"p3": {"bot": "recruit"}}})

    expect(switch).to_be_checked()
    switch.click()

    sent = table.heard()
    assert (sent["type"], sent["options"]) == ("set_options", {"bots_speak": False})
    table.update(14, events=[], table={"options": {"bots_speak": False}})
    expect(switch).not_to_be_checked()


def test_the_chat_is_cleared_only_after_a_question(page, at_table):
    table = managed(page, at_table)

    page.click("[data-action=clear-chat]")
    assert table.commands == []
    page.click("[data-host-powers] [data-action=confirm]")

    assert table.heard()["type"] == "clear_chat"


def test_only_the_host_sees_the_host_s_controls(page, at_table):
    at_table(table={**WAITING, "host": "p2", "entry_requests": ASKING}, **NO_MATCH)

    expect(page.locator(".people [data-player=p1]")).to_be_visible()
    expect(page.locator("[data-action=manage]")).to_have_count(0)
    expect(page.locator("[data-entry-requests]")).to_have_count(0)


@SIZES
@pytest.mark.parametrize("phase", ["waiting", "playing"])
def test_the_host_admits_or_refuses_entry_requests(page, at_table, size, phase):
    if phase == "waiting":
        table = at_table(table={**WAITING, "entry_requests": ASKING}, size=size, **NO_MATCH)
    else:
        table = at_table(table={**TABLE, "entry_requests": ASKING}, size=size)
    line = page.locator("[data-entry-requests]")
    expect(line).to_contain_text("Zed and Yo want to join")
    expect(line.locator("[data-action=admit]")).to_be_in_viewport(ratio=1)

    line.locator("[data-action=admit]").click()
    sent = table.heard()
    assert (sent["type"], sent["player"]) == ("admit", "p7")
    table.update(13, events=[], table={"entry_requests": {"p7": None}}, done=sent["id"])

    line.locator("[data-action=turn-away]").click()
    expect(line).to_contain_text("Turn Yo away for good?")
    line.locator("[data-action=confirm]").click()
    sent = table.heard(2)
    assert (sent["type"], sent["player"]) == ("remove", "p8")
    table.update(14, events=[], table={"entry_requests": None}, done=sent["id"])
    expect(line).to_have_count(0)


def test_that_somebody_asks_is_announced(page, at_table):
    table = at_table()

    asked = {"kind": "entry_requested", "player": "p7", "name": "Zed", "sit": True}
    table.update(13, events=[asked], table={"entry_requests": {"p7": ASKING["p7"]}})

    expect(page.locator("[data-announcer]")).to_contain_text("Zed wants to join")


def test_a_visitor_waits_outside_until_admitted(page, at_table):
    table = at_table()
    table.say({"type": "waiting"})
    expect(page.locator("[data-screen=outside]")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("As soon as the host lets you in")

    page.click("[data-action=ask-no-longer]")
    assert table.heard()["type"] == "leave"

    table.say(table.snapshot)
    expect(page.locator("[data-screen=outside]")).to_have_count(0)
    expect(page.locator("[data-action=menu]")).to_be_visible()


@pytest.mark.parametrize(
    ("entry", "words"),
    [("locked", "The host has locked this table."), ("approval", "Ada has to let you in first.")],
)
def test_an_invitation_states_the_entry_rule(page, entry, words):
    options = {**SUMMARY["options"], "entry": entry}
    summary = {**SUMMARY, "options": options}
    api.route("**/api/v1/**", lambda route: route.fulfill(json=summary))

    open_client(page, "/t/KTRWPM")

    expect(page.locator("[data-screen=invite]")).to_contain_text(words)
    expect(page.locator("[data-action=sit]")).to_have_count(int(entry == "approval"))
