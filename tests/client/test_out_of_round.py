"""What a player who is out of the round sees and may do."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.client.table import ENDED, LAPTOP, NO_MATCH, PUBLIC, TABLE, WAITING
from tests.support.nightly import nightly

pytestmark = pytest.mark.browser


SHOT = {
    **PUBLIC,
    "slots": ["B1", "C1", "C2", "M"],
    "eliminated": {"A1": "killer", "A2": "deserter", "B2": "bodyguard"},
    "out": [0],
    "decision": {"seat": 1, "kind": "turn"},
}
"""Ada's cards are eliminated."""


def out_player(at_table, see, size=None, **own):
    """Return the table of a player who is out of the round."""
    chosen = {**TABLE, "host": "p2", "options": {**TABLE["options"], "out_players_see": see}}
    mine = {"seat": 0, "open": [], **own}
    return at_table(size=size, table=chosen, public=SHOT, own=mine, legal=[])


def spectator(at_table):
    """Return the table of somebody who watches, and may bet."""
    watching = {**TABLE, "options": {**TABLE["options"], "out_players_see": "own_view"}}
    watching["players"] = {**TABLE["players"], "p9": {"name": "Zed"}}
    return at_table(player="p9", table=watching, own=None, legal=None)


@pytest.mark.parametrize("size", [(360, 640), nightly(LAPTOP)])
def test_players_who_are_out_read_their_view_and_react(page, at_table, size):
    table = out_player(at_table, "own_view", size)

    expect(page.locator("[data-sees]")).to_contain_text("eliminated from this round.")
    expect(page.locator("[data-sees]")).to_contain_text("what you saw before")
    expect(page.locator("[data-reaction=laugh]:visible")).to_have_count(1)
    page.click("[data-reaction=laugh]:visible")

    assert table.heard()["text"] == "😂"
    page.click("[data-action=menu]")
    expect(page.locator("[data-menu] [data-action=wish-pause]")).to_be_visible()


def test_players_who_see_all_cards_read_who_hears_them(page, at_table):
    """They can't wish for a pause, which would tell the others something."""
    cards = {"B1": "leader", "C1": "deserter", "C2": "deserter", "M": "technician"}
    out_player(at_table, "all_cards", all_cards=True, known=cards)

    expect(page.locator("[data-sees]")).to_contain_text(
        "You see all cards. Only eliminated players hear"
    )
    expect(page.locator("[data-slot=M]")).to_have_accessible_name(re.compile("Technician"))
    page.click("[data-action=menu]")
    expect(page.locator("[data-menu]")).to_be_visible()
    expect(page.locator("[data-menu] [data-action=wish-pause]")).to_have_count(0)


def test_chat_among_players_who_are_out_is_shown_as_chat(page, at_table):
    table = out_player(at_table, "all_cards", LAPTOP, all_cards=True)

    table.update(
        13, events=None, yours=[{"after": 0, "kind": "said", "player": "p2", "text": "I knew it"}]
    )

    line = page.locator("[data-feed] [data-event=said]")
    expect(line).to_have_text("Bo: I knew it")
    expect(page.locator("[data-seat='1'] [data-bubble]")).to_have_text("I knew it")
    table.update(14, events=[{"kind": "chat_cleared"}], table={"clearings": 1})
    expect(line).to_have_count(0)


def test_a_player_who_is_out_bets_by_one_tap(page, at_table):
    table = out_player(at_table, "own_view")

    page.click("[data-action=bet]")
    expect(page.locator("[data-bet-on]")).to_have_text(["Bo", "Cleo"])
    expect(page.locator("[data-bet-on='1']")).to_be_focused()
    page.click("[data-bet-on='2']")

    sent = table.heard()
    assert (sent["type"], sent["on"]) == ("bet", 2)
    table.update(13, own={"bet": 2}, done=sent["id"])
    expect(page.locator("[data-bet]")).to_have_text("You bet on Cleo.")
    expect(page.locator("[data-bet]")).to_be_focused()
    expect(page.locator("[data-bet-on]")).to_have_count(0)


def test_a_spectator_bets_by_one_tap(page, at_table):
    table = spectator(at_table)

    page.click("[data-action=bet]")
    page.click("[data-bet-on='2']")

    sent = table.heard()
    assert (sent["type"], sent["on"]) == ("bet", 2)
    table.update(13, own={"bet": 2}, done=sent["id"])
    expect(page.locator("[data-bet]")).to_have_text("You bet on Cleo.")
    expect(page.locator(".dock")).to_contain_text("watching from Ada")


def test_a_spectator_may_go_on_betting_while_somebody_may_step_in(page, at_table):
    page.emulate_media(reduced_motion="no-preference")
    table = spectator(at_table)
    page.click("[data-action=bet]")

    guard = {"kind": "guard", "seat": 1, "target": "B1", "shooter": "C1"}
    table.update(13, events=[], public={"decision": guard})

    expect(page.locator("[data-headline]")).to_have_text("Will anybody step in?")
    page.click("[data-bet-on='2']")
    assert table.heard()["type"] == "bet"


def test_the_right_ones_of_many_bets_come_first(page, at_table):
    table = at_table(size=LAPTOP)
    expect(page.locator("[data-sees], .dock [data-reaction]")).to_have_count(0)
    bettors = {f"p{n}": {"name": f"Guest {n}"} for n in range(10, 20)}
    table.update(13, events=[], table={"players": bettors})
    bets = {"kind": "bets_revealed", "bets": dict.fromkeys(bettors, 1), "right": ["p19"]}

    table.update(14, events=[bets], public=ENDED, table={"phase": "between"})

    line = page.locator("[data-bets]")
    expect(line).to_contain_text(re.compile("^Guest 19 bet on Bo: right. Guest 10 bet on"))
    expect(line).not_to_contain_text("Guest 15")
    few = {**bets, "bets": {"p2": 0, "p3": 1}, "right": ["p2"]}
    table.update(15, events=[few])
    expect(line).to_have_text("Bo bet on Ada: right. Cleo bet on Bo: wrong.")


def test_the_host_sets_the_view_of_players_who_are_out(page, at_table):
    chosen = {**TABLE["options"], "out_players_see": "own_view"}
    waiting = {**WAITING, "options": chosen}
    table = at_table(size=LAPTOP, table=waiting, **NO_MATCH)

    page.click("[data-action=options]")
    page.click("[data-option=out_players_see] >> text=All cards")

    assert table.heard()["options"] == {"out_players_see": "all_cards"}
