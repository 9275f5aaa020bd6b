"""What the host decides about people and bots: who comes in, who may speak, who goes."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.client.api import api
from tests.support.client.table import (
    ENDED,
    LAPTOP,
    NO_MATCH,
    PLAYERS,
    SUMMARY,
    TABLE,
    WAITING,
    open_client,
)
from tests.support.nightly import nightly

pytestmark = pytest.mark.browser

WITH_BOT = {
    **TABLE,
    "players": {**PLAYERS, "p3": {"name": "Talos", "seat": 2, "bot": "recruit"}},
}
ASKING = {"p7": {"name": "Zed", "sit": True}, "p8": {"name": "Yo", "sit": False}}


def managed(page, at_table, **parts):
    """Return a waiting room whose host is about to do something about people."""
    table = at_table(**{"table": WAITING, **NO_MATCH, **parts})
    page.click("[data-action=menu]")
    page.click("[data-action=manage]")
    expect(page.locator("[data-host-powers]")).to_be_visible()
    return table


@pytest.mark.parametrize("size", [(390, 844), nightly(LAPTOP)])
def test_the_host_sets_the_entry_by_tap_or_key(page, at_table, size):
    table = managed(page, at_table, size=size)
    entry = page.get_by_role("radiogroup", name="Who can join")
    anyone = entry.get_by_role("radio", name="Anyone invited")
    expect(anyone).to_be_checked()
    anyone.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert table.heard()["options"] == {"entry": "approval"}

    entry.get_by_role("radio", name="Nobody").click()

    sent = table.heard(2)
    assert (sent["type"], sent["options"]) == ("set_options", {"entry": "locked"})
    table.update(13, events=[], table={"options": {"entry": "locked"}})
    expect(entry.get_by_role("radio", name="Nobody")).to_be_checked()


def test_the_host_decides_who_speaks(page, at_table):
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

    switch = page.get_by_role("switch", name="Bots speak")
    expect(switch).to_have_count(0)
    table.update(14, events=[], table={"players": {"p3": {"bot": "recruit"}}})
    expect(switch).to_be_checked()
    switch.click()
    sent = table.heard(3)
    assert (sent["type"], sent["options"]) == ("set_options", {"bots_speak": False})
    table.update(15, events=[], table={"options": {"bots_speak": False}})
    expect(switch).not_to_be_checked()

    page.click("[data-action=clear-chat]")
    assert len(table.commands) == 3
    page.click("[data-host-powers] [data-action=confirm]")
    assert table.heard(4)["type"] == "clear_chat"


def test_only_the_host_sees_the_host_s_controls(page, at_table):
    at_table(table={**WAITING, "host": "p2", "entry_requests": ASKING}, **NO_MATCH)
    page.click("[data-action=menu]")

    expect(page.locator(".people [data-player=p1]")).to_be_visible()
    expect(page.locator("[data-action=manage]")).to_have_count(0)
    expect(page.locator("[data-entry-requests]")).to_have_count(0)


@pytest.mark.parametrize("size", [(390, 844), nightly(LAPTOP)])
@pytest.mark.parametrize("phase", ["playing", nightly("waiting")])
def test_the_host_hears_of_entry_requests_and_answers_them(page, at_table, size, phase):
    if phase == "waiting":
        table = at_table(table=WAITING, size=size, **NO_MATCH)
    else:
        table = at_table(size=size)
    asked = {"kind": "entry_requested", "player": "p7", "name": "Zed", "sit": True}
    table.update(13, events=[asked], table={"entry_requests": ASKING})
    expect(page.locator("[data-announcer]")).to_contain_text("Zed wants to join")
    line = page.locator("[data-entry-requests]")
    expect(line).to_contain_text("Zed and Yo want to join")
    expect(line.locator("[data-action=admit]")).to_be_in_viewport(ratio=1)

    line.locator("[data-action=admit]").click()
    sent = table.heard()
    assert (sent["type"], sent["player"]) == ("admit", "p7")
    table.update(14, events=[], table={"entry_requests": {"p7": None}}, done=sent["id"])

    line.locator("[data-action=turn-away]").click()
    expect(line).to_contain_text("Turn Yo away for good?")
    line.locator("[data-action=confirm]").click()
    sent = table.heard(2)
    assert (sent["type"], sent["player"]) == ("remove", "p8")
    table.update(15, events=[], table={"entry_requests": None}, done=sent["id"])
    expect(line).to_have_count(0)


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
    api.route("**/api/v1/tables/**", lambda route: route.fulfill(json=summary))

    open_client(page, "/t/KTRWPM")

    expect(page.locator("[data-screen=invite]")).to_contain_text(words)
    expect(page.locator("[data-action=sit]")).to_have_count(int(entry == "approval"))


@pytest.mark.parametrize(
    "table", [WITH_BOT, nightly({**WITH_BOT, "phase": "waiting", "match": None})]
)
def test_a_bot_is_never_away(page, at_table, table):
    at_table(table=table, here=["p1"], **({} if table["match"] else NO_MATCH))

    absent = "away" if table["match"] else "gone"
    expect(page.locator(f".{absent}[data-seat='1']")).to_be_visible()
    bot = page.locator("[data-seat='2']").first
    expect(bot).to_be_visible()
    expect(bot).not_to_have_class(re.compile(rf"\b{absent}\b"))


def test_a_program_is_marked_wherever_its_name_stands(page, at_table):
    players = {**PLAYERS, "p2": {**PLAYERS["p2"], "program": True}}
    table = at_table(table={**WAITING, "players": players}, **NO_MATCH)
    chair = page.locator(".seatring [data-player=p2]")
    expect(chair.get_by_role("img", name="program")).to_be_visible()
    page.click("[data-action=menu]")
    expect(page.locator(".people [data-player=p2] small")).to_contain_text("program")
    page.keyboard.press("Escape")

    asking = {"p7": {"name": "Zed", "sit": True, "program": True}}
    table.update(13, table={"entry_requests": asking})
    expect(page.locator("[data-entry-requests]")).to_contain_text("Zed (a program) wants to join")

    noted = {"kind": "program_noted", "player": "p3"}
    table.update(14, events=[noted], table={"players": {"p3": {"program": True}}})
    expect(page.locator("[data-announcer]")).to_contain_text("Cleo is a program")


def test_a_program_is_marked_at_the_board_and_read_out(page, at_table):
    at_table(table={**TABLE, "players": {**PLAYERS, "p2": {**PLAYERS["p2"], "program": True}}})

    plate = page.locator(".board [data-seat='1']").first
    expect(plate.locator(".ic-program")).to_be_visible()
    expect(plate.locator(".sr").first).to_contain_text("a program")


def test_guests_ask_for_the_seats_of_bots_or_take_them(page, at_table):
    guest = {**WITH_BOT, "players": {**WITH_BOT["players"], "p9": {"name": "Eve"}}}
    acts = page.locator(".people [data-player=p3] button")
    table = at_table("p9", table=guest, own=None, legal=None)
    page.click("[data-action=menu]")
    expect(acts).to_have_text(["Ask for this seat"])

    table.update(13, table={"host": "p9"})
    expect(acts).to_have_text(["Take this seat"])
    table.update(14, table={"host": "p1", "phase": "between"}, public=ENDED)
    expect(acts).to_have_text(["Take this seat"])


def test_a_host_alone_with_bots_removes_them_and_sets_the_entry(page, at_table):
    alone = {name: player for name, player in WITH_BOT["players"].items() if name != "p2"}
    playing = {**WITH_BOT, "players": alone, "seats": {"0": "p1", "2": "p3"}}
    table = at_table(table=playing)
    page.click("[data-action=menu]")
    expect(page.locator(".people [data-player=p3]")).to_be_visible()
    expect(page.locator(".people [data-player=p3] button")).to_have_count(0)
    page.keyboard.press("Escape")

    table.update(13, table={"phase": "waiting", "match": None}, **NO_MATCH)
    page.click("[data-action=menu]")
    page.click("[data-action=manage]")

    expect(page.locator("[data-option=entry]")).to_be_visible()
    expect(page.locator(".people [data-player=p3] button")).to_have_text(["Remove"])
    expect(page.locator(".people .person-acts")).to_have_count(0)


def test_the_host_keeps_the_table_for_a_year(page, at_table):
    table = at_table(table={**WAITING, "host": "p1"}, **NO_MATCH)
    table.keeping = {"until": 1_800_000_000_000, "kept": False, "may_keep": True}
    page.click("[data-action=menu]")
    said = page.locator("[data-keeping]")
    expect(said).to_contain_text("kept until 15 Jan 2027")

    table.keeping = {"until": 1_830_000_000_000, "kept": True, "may_keep": True}
    page.click("[data-action=keep]")
    expect(said).to_contain_text("kept until 28 Dec 2027")
    expect(page.locator("[data-action=keep]")).to_have_text("Keep it no longer")

    table.update(13, events=[], table={"host": "p2"})
    expect(page.locator("[data-action=keep]")).to_have_count(0)


@pytest.mark.parametrize(("host", "says"), [("p1", 1), ("p2", 0)])
def test_the_host_reads_that_bots_stay_to_the_end_of_a_match(page, at_table, host, says):
    at_table(table={**WITH_BOT, "host": host})
    page.click("[data-action=menu]")

    expect(page.locator("[data-bot]")).to_be_visible()
    expect(page.locator("[data-bots-stay]")).to_have_count(says)
    expect(page.locator("[data-action=remove-bot]")).to_have_count(0)


def test_between_matches_the_host_removes_a_bot(page, at_table):
    table = at_table(table={**WITH_BOT, "phase": "waiting", "match": None}, **NO_MATCH)
    page.click("[data-action=menu]")
    expect(page.locator("[data-bots-stay]")).to_have_count(0)

    page.click("[data-bot] [data-action=remove-bot]")

    assert (table.heard()["type"], table.heard()["player"]) == ("remove", "p3")
