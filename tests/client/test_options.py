"""The waiting room shows the table's options and what is dealt by them."""

from dataclasses import asdict
from typing import Any

import pytest
from playwright.sync_api import expect

from morpho_server.games.registry import GAMES as PLAYED
from tests.support.client.api import api
from tests.support.client.table import ENDED, GAMES, LAPTOP, NO_MATCH, OWN, TABLE, WAITING

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


def numbers(page):
    return {
        tile.get_attribute("data-tile"): tile.locator("b").inner_text()
        for tile in page.locator(".deck [data-tile]").all()
    }


def maybes(page):
    return [tile.get_attribute("data-maybe") for tile in page.locator(".deck [data-maybe]").all()]


def test_the_deal_shown_follows_players_and_options(page, at_table):
    table = at_table("p2", table={**WAITING, "setup": {**SETUP, "unknowns": []}}, **NO_MATCH)
    page.click("[data-action=options]")
    expect(page.locator("[data-dealt='3']")).to_contain_text("two cards each")
    assert numbers(page) == {name: str(count) for name, count in SETUP["tiles"].items()}

    seven = {"seats": 7, "hand_size": 1, "tiles": {"bodyguard": 3, "deserter": None}}
    table.update(13, table={"setup": {**seven, "unknowns": ["deserter", "cyborg"], "unsuited": []}})

    expect(page.locator("[data-dealt='7']")).to_contain_text("one card each")
    assert numbers(page) == {"leader": "1", "technician": "1", "bodyguard": "3", "killer": "1"}
    assert maybes(page) == ["deserter", "cyborg"]


@pytest.mark.nightly
def test_between_rounds_every_identity_fits_in_its_tile(page, at_table):
    unknowns = ["deserter", "spy", "extremist", "investor", "mercenary", "cyborg", "psionics"]
    setup = {**SETUP, "unknowns": [*unknowns, "parasite"], "unsuited": []}
    table = {**TABLE, "phase": "between", "options": EXPERT["options"], "setup": setup}
    at_table(size=LAPTOP, table=table, public=ENDED, legal=None)
    page.click("[data-action=options]")
    expect(page.locator(".deck [data-maybe]")).to_have_count(8)

    cut = page.locator(".deck [data-maybe]").evaluate_all(
        "all => all.filter(e => e.scrollWidth > e.clientWidth).map(e => e.dataset.maybe)"
    )
    assert cut == []


def test_identities_unsuited_to_the_number_are_named(page, at_table):
    at_table("p2", table=EXPERT, **NO_MATCH)

    page.click("[data-action=options]")

    said = page.locator("[data-unsuited]")
    expect(said).to_contain_text("With 3 players the Unknown can\u2019t be the Extremist")
    expect(page.locator(".deck [data-maybe=extremist]")).to_have_class("tile f-outsiders none")


def test_the_host_takes_a_card_in_and_leaves_it_out(page, at_table):
    """A card whose choice is refused is as it was; each can be looked up."""
    table = at_table(table=EXPERT, **NO_MATCH)
    page.click("[data-action=options]")
    expect(page.locator("[data-unknown][aria-pressed=true]")).to_have_count(2)

    page.click("[data-unknown=cyborg]")
    page.click("[data-unknown=extremist]")

    chosen = [table.heard(number)["options"]["unknowns"] for number in (1, 2)]
    assert chosen == [["spy", "extremist", "cyborg"], ["spy", "cyborg"]]
    card = page.locator("[data-unknown=cyborg]")
    expect(card).to_have_attribute("aria-pressed", "true")

    for number in (1, 2):
        refused = {"type": "refused", "id": table.heard(number)["id"], "code": "stale"}
        table.say({**refused, "reason": "Late."})
    expect(card).to_have_attribute("aria-pressed", "false")
    card.click()
    assert table.heard(3)["options"]["unknowns"] == ["spy", "extremist", "cyborg"]

    page.get_by_role("button", name="Look up the Spy").click()
    expect(page.locator("[data-entry=spy]")).to_be_in_viewport()


def test_the_options_are_a_sentence_and_the_host_opens_a_form(page, at_table):
    table = at_table(table=EXPERT, **NO_MATCH)
    said, form = page.locator("[data-options]"), page.locator("[data-options-form]")
    expect(said).to_contain_text("Expert cards, first to 10, no clock.")

    table.update(13, table={"options": {"target": 5, "turn_seconds": 30}})
    expect(said).to_contain_text("Expert cards, first to 5, 30 s per turn.")
    page.click("[data-action=options]")
    expect(form.locator("[data-option=target] [data-value='5']")).to_be_visible()
    expect(form.get_by_role("heading", name="Options")).to_be_focused()

    page.keyboard.press("Escape")
    expect(form).to_have_count(0)
    expect(page.locator("[data-action=options]")).to_be_focused()


@pytest.mark.nightly
def test_on_a_phone_the_deal_is_shown_above_the_form(page, at_table):
    at_table(table=EXPERT, **NO_MATCH)
    page.click("[data-action=options]")

    expect(page.locator("[data-options-form] .dealt")).to_be_in_viewport()


EDGES = """all => all.flatMap((piece) => {
  const box = piece.getBoundingClientRect();
  const list = piece.parentElement.getBoundingClientRect();
  const dot = parseFloat(getComputedStyle(piece).paddingLeft);
  // The dot of what begins a line lies in the list's margin, which is cut off.
  return box.left - list.left < 1 ? [] : [list.right - (box.left + dot)];
})"""


@pytest.mark.nightly
@pytest.mark.parametrize("width", [320, 360, 412, 700])
def test_no_line_of_the_options_begins_or_ends_with_a_dot(page, at_table, width):
    at_table("p3", size=(width, 900), table=EXPERT, **NO_MATCH)
    page.click("[data-action=options]")

    room = page.locator(".in-words li").evaluate_all(EDGES)

    assert all(behind > 20 for behind in room)


@pytest.mark.parametrize("panel", ["options", "menu", "chat"])
def test_on_a_laptop_no_sheet_covers_the_dock(page, at_table, panel):
    at_table(size=LAPTOP, table=EXPERT, **NO_MATCH)
    page.click(f"[data-action={panel}]")

    sheet, dock = page.locator(".room > .menu"), page.locator(".room-dock")
    expect(sheet).to_be_visible()
    box = sheet.bounding_box()
    assert box["y"] + box["height"] <= dock.bounding_box()["y"]


FIELDS = [
    {"kind": "choice", "name": "first_seat", "values": ["random", "host"], "default": "random"},
    {"kind": "number", "name": "rounds", "least": 1, "most": 3, "default": None, "optional": True},
    {"kind": "number", "name": "turn_limit", "least": 10, "most": 99, "default": 60},
    {"kind": "flag", "name": "diagonals", "default": True},
    {"kind": "set", "name": "dice", "values": ["red", "blue"], "default": None, "least": 1},
]


def test_a_game_without_a_form_gets_options_from_its_fields(page, at_table):
    offered = {**GAMES[0], "name": "lines", "option_fields": FIELDS, "has_reactions": False}
    api.route("**/api/v1/games", lambda route: route.fulfill(json=[offered]))
    options = {"spectators": True, "first_seat": "random", "turn_limit": 60}
    table = at_table("p2", table={**EXPERT, "game": "lines", "options": options}, **NO_MATCH)
    expect(page.locator("[data-options]")).to_contain_text("Usual rules, no clock.")
    page.click("[data-action=options]")
    said = page.locator("[data-options-form]")
    expect(said).to_contain_text("First seat: Random")
    expect(said).to_contain_text("Rounds: No limit")
    expect(said).not_to_contain_text("per reaction")

    table.update(13, table={"host": "p2"})
    for number, click in enumerate(
        (
            "first_seat] [data-value=host",
            "rounds] [data-value='2'",
            "diagonals",
            "dice] [data-value=red",
        )
    ):
        page.click(f"[data-option={click}]")
        table.heard(number + 1)
    page.fill("[data-option=turn_limit] input", "40")
    page.locator("[data-option=turn_limit] input").blur()
    table.heard(5)

    assert [command["options"] for command in table.commands] == [
        {"first_seat": "host"},
        {"rounds": 2},
        {"diagonals": True},
        {"dice": ["blue"]},
        {"turn_limit": 40},
    ]
    expect(page.locator("[data-option=reaction_seconds]")).to_have_count(0)


MORPHOS = PLAYED["morphos"].rules
MORPHOS_FIELDS = [asdict(field) for field in MORPHOS.option_fields]


def of_morphos(**chosen):
    """Return a table that waits for a match of Morphos."""
    fields = {**GAMES[0], "name": "morphos", "seats": [2, 2], "option_fields": MORPHOS_FIELDS}
    api.route("**/api/v1/games", lambda route: route.fulfill(json=[fields]))
    options = {"turn_seconds": 60, "spectators": True, **MORPHOS.options(chosen)}
    return {**WAITING, "game": "morphos", "seats": {"0": "p1", "1": "p2"}, "options": options}


def test_what_changes_with_a_choice_is_said_beside_it(page, at_table):
    table = at_table(table=of_morphos(minimorph=True, duomorph=True), **NO_MATCH)
    page.click("[data-action=options]")
    said = page.locator("[data-option=metamorph] + [data-goes-with]")

    page.click("[data-option=metamorph]")
    sent = table.heard()["options"]
    assert sent == {"metamorph": True, "duomorph": False, "size": 12}
    expect(said).to_have_count(0)
    table.update(13, table={"options": sent})

    expect(said).to_have_text("Changed with it: Size: 12 · Duomorph: No")
    expect(page.locator("[data-announcer]")).to_contain_text("Changed with it: Size: 12")


def test_a_guest_is_told_what_the_host_changes(page, at_table):
    table = at_table("p2", table=of_morphos(), **NO_MATCH)
    said = page.locator("[data-options-changed]")

    table.update(
        13,
        table={
            "options": {"minimorph": True, "size": 17, "bank_seconds": 300, "increment_seconds": 3}
        },
    )

    news = (
        "Changed by the host: Size: 17 · Minimorph: Yes · 1 min per turn, then 5 min + 3 s a move"
    )
    expect(said).to_have_text(news)
    expect(page.locator("[data-announcer]")).to_contain_text(news)
    page.click("[data-action=options]")
    expect(page.locator("[data-options-form]")).to_contain_text("three stones can make one weak")
    expect(said).to_have_count(0)


def test_a_guest_is_told_between_rounds_what_the_next_will_be(page, at_table):
    between = {**TABLE, "phase": "between"}
    table = at_table("p2", table=between, public=ENDED, own={**OWN, "seat": 1}, legal=None)

    table.update(13, table={"options": {"mode": "expert", "unknowns": ["spy"]}})

    expect(page.locator("[data-options-changed]")).to_have_text(
        "Changed by the host: The Unknown card: Expert: one · What the Unknown may be …"
    )


def test_a_player_chooses_the_options_of_their_seat(page, at_table):
    die = {"kind": "choice", "name": "die", "values": ["plain", "steady"], "default": "plain"}
    offered = {**GAMES[0], "name": "lines", "seat_option_fields": [die]}
    api.route("**/api/v1/games", lambda route: route.fulfill(json=[offered]))
    seated = {**EXPERT, "game": "lines", "seat_options": {"1": {"die": "steady"}}}
    table = at_table(table=seated, **NO_MATCH)
    expect(page.locator("[data-seat='1'] small", has_text="Steady")).to_be_visible()
    page.click("[data-action=options]")
    expect(page.locator("[data-seat-options] [data-value=plain]")).to_have_attribute(
        "aria-checked", "true"
    )

    page.click("[data-seat-options] [data-value=steady]")

    assert table.heard()["options"] == {"die": "steady"}


def test_the_host_may_choose_another_game_for_the_same_table(page, at_table):
    other = {**GAMES[0], "name": "lines", "title": "Lines"}
    api.route("**/api/v1/games", lambda route: route.fulfill(json=[*GAMES, other]))
    table = at_table(table=EXPERT, **NO_MATCH)
    page.click("[data-action=options]")

    page.select_option("[data-action=choose-game]", "lines")

    assert table.heard()["game"] == "lines"
    table.update(13, table={"host": "p2"})
    expect(page.locator("[data-action=choose-game]")).to_have_count(0)
