"""What a table of M.O.R.P.H.O. shows besides the cards: who has looked, who left, a wish."""

import pytest
from playwright.sync_api import expect

from tests.support.client.table import LAPTOP, PUBLIC, TABLE

pytestmark = pytest.mark.browser

LOOKED = {"A1": [2], "B1": [2, 0], "C1": [1, 0], "C2": [1]}


def lines(page):
    """Return the lines of the log, in plain letters."""
    shown = page.locator("[data-feed] li").all_inner_texts()
    return [" ".join(line.replace("\u2019", "'").split()) for line in shown]


def feet(page):
    """Return who has looked at which card, as it is drawn."""
    return page.locator("[data-looked]").evaluate_all(
        "all => Object.fromEntries("
        "all.map(e => [e.closest('[data-slot]').dataset.slot, e.dataset.looked]))"
    )


def test_a_face_down_card_shows_and_says_who_has_looked_at_it(page, at_table):
    """One's own card does, too; a card that lies open has nothing to tell."""
    at_table(public={**PUBLIC, "looked": LOOKED}, legal=[])
    expect(page.locator("[data-slot=B1] [data-looked] .mark")).to_have_count(2)

    assert feet(page) == {"A1": "2", "B1": "2,0", "C1": "1,0"}
    for slot, said in {
        "A1": "Your card 1, Killer, only you see it, looked at by Cleo",
        "B1": "Bo\u2019s card 1, face down, looked at by Cleo",
        "C1": "Cleo\u2019s card 1, face down, you saw the Leader, looked at by Bo",
        "C2": "Cleo\u2019s card 2, Deserter, face up",
    }.items():
        expect(page.locator(f"[data-slot={slot}] > .sr").first).to_have_text(said)


def test_footprints_on_an_absent_player_s_card_are_as_clear(page, at_table):
    at_table(public={**PUBLIC, "looked": LOOKED}, here=["p1"], legal=[])
    expect(page.locator(".away .plate .mark").first).to_have_css("opacity", "0.5")

    expect(page.locator(".away [data-looked] .mark").first).to_have_css("opacity", "1")


@pytest.mark.parametrize("size", [(360, 640), LAPTOP])
def test_footprints_lie_on_the_card_s_edge_and_go_when_it_is_exchanged(page, at_table, size):
    table = at_table(size=size, public={**PUBLIC, "looked": LOOKED}, legal=[])
    slip = page.locator("[data-slot=C1] [data-looked]")
    card, prints = page.locator("[data-slot=C1]").bounding_box(), slip.bounding_box()
    assert prints["x"] < card["x"] + card["width"]
    assert prints["y"] < card["y"] + card["height"]
    mark = slip.locator("svg").first.bounding_box()
    assert mark["width"] == (9 if size[0] < 700 else 12)

    table.update(13, public={"looked": {"C1": None}})

    expect(slip).to_have_count(0)
    assert feet(page) == {"A1": "2", "B1": "2,0"}


@pytest.mark.parametrize("agreed", [False, True])
def test_a_wish_to_end_the_round_leads_to_the_answers(page, at_table, agreed):
    move = "disagree" if agreed else "agree"
    own = {"seat": 0, "known": {}, "open": [move], "agreed": agreed}
    table = at_table(public={**PUBLIC, "end_wished": True}, own=own)
    wish = page.locator("button[data-end-wished]")
    expect(wish).to_contain_text("You said yes" if agreed else "Answer")

    wish.click()
    page.click(f"[data-lookup=open] [data-verb={move}]")

    assert table.heard()["move"] == move
    expect(page.locator("[data-lookup]")).to_have_count(0)


def test_a_spectator_sees_the_wish_without_a_button(page, at_table):
    at_table("p9", seat=None, own=None, legal=None, public={**PUBLIC, "end_wished": True})

    expect(page.locator("p[data-end-wished]")).to_be_visible()


def test_a_move_has_one_line_in_the_log(page, at_table):
    """What follows from it stands there, too; a turn and what is said have lines of their own."""
    table = at_table(size=LAPTOP)
    shot = [
        {"kind": "revealed", "slot": "B1", "identity": "killer"},
        {"kind": "sniped", "seat": 1, "slot": "B1", "target": "C1"},
        {"kind": "eliminated", "slot": "C1", "identity": "leader"},
        {"kind": "turn_began", "seat": 2},
    ]
    table.update(13, events=shot)
    table.update(14, events=[{"kind": "investigated", "seat": 0, "slot": "C1"}],
                 yours=[{"after": 1, "kind": "saw", "cards": {"C1": "spy"}}])  # fmt: skip
    expect(page.locator("[data-feed] li")).to_have_count(3)

    assert lines(page) == [
        (
            "Bo's card 1 is turned face up: a Killer \u00b7 Bo shoots at Cleo's card 1 \u00b7 "
            "Cleo's card 1 is eliminated: the Leader"
        ),
        "TURN 1 \u00b7 CLEO",
        "You look at Cleo's card 1 \u00b7 Cleo's card 1 is the Spy only you saw this",
    ]


def test_a_seat_that_was_left_keeps_its_player_s_name(page, at_table):
    """On the board, in what happens there, and after the page was loaded again."""
    players = {who: one for who, one in TABLE["players"].items() if who != "p2"}
    gone = {"players": players, "seats": {"0": "p1", "2": "p3"}}
    table = at_table(
        size=LAPTOP, table={**TABLE, **gone, "left": {"1": {"player": "p2", "name": "Bo"}}}
    )
    table.update(13, events=[{"kind": "job_changed", "seat": 1, "slot": "B1"}])

    expect(page.locator("[data-seat='1']")).to_contain_text("Bo")
    expect(page.locator("[data-feed] li")).to_have_count(1)
    assert lines(page) == ["Bo swaps their card 1 with the middle card"]
    expect(page.locator("main")).not_to_contain_text("Seat B")
