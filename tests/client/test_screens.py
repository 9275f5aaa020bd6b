"""The pages' screens and requests, with messages of the contract instead of a server."""

import pytest
from playwright.sync_api import Page, expect

from tests.support.client.table import (
    ENDED,
    LAPTOP,
    LEGAL,
    NO_MATCH,
    OUTCOME,
    OWN,
    PLAYERS,
    PUBLIC,
    TABLE,
    WAITING,
    resize,
)
from tests.support.end_to_end.browsing import SIDEWAYS

pytestmark = pytest.mark.browser

SHOT = {"target": "C1", "shooter": "B1"}


def test_a_card_shows_its_number_and_what_the_page_knows_of_it(page, at_table):
    at_table()

    looks = {
        slot: page.locator(f'[data-slot="{slot}"]').get_attribute("data-card")
        for slot in ("A1", "B1", "B2", "C1", "C2", "M")
    }
    assert looks == {
        "A1": "known",
        "B1": "hidden",
        "B2": "eliminated",
        "C1": "known",
        "C2": "up",
        "M": "hidden",
    }
    expect(page.locator('[data-slot="B1"]')).not_to_have_attribute("data-identity", "leader")
    expect(page.locator('[data-slot="C1"]')).to_contain_text("face down, you saw the Leader")
    for slot, number in (("A1", "1"), ("A2", "2"), ("B1", "1"), ("B2", "2")):
        card = page.locator(f'[data-slot="{slot}"]')
        expect(card.locator(".c-no")).to_have_text(number)
        expect(card.locator(".sr")).to_contain_text(f"card {number}")
    expect(page.locator('[data-slot="M"] .c-no')).to_have_count(0)


OVER_EMBLEMS = """() => {
    const boxes = (wanted) => [...document.querySelectorAll(wanted)]
        .filter((e) => e.checkVisibility()).map((e) => e.getBoundingClientRect());
    const meet = (a, b) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const emblems = boxes(".c-emblem, .c-mem svg");
    const over = boxes(".seam").filter((seam) => emblems.some((e) => meet(seam, e)));
    return [emblems.length > 0, over.length];
}"""


@pytest.mark.parametrize(("why", "word"), [("conflict", "Clash"), ("suppressed", "Silent")])
def test_why_a_card_is_hindered_stands_on_the_plate_and_on_no_emblem(page, at_table, why, word):
    at_table(own={**OWN, "hindered": {"A1": why, "A2": why}})

    expect(page.locator("[data-my-seat] [data-hindered]")).to_have_text(word)
    expect(page.locator(".hand .seam")).to_have_count(int(why == "conflict"))
    for width, height in ((360, 640), LAPTOP):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OVER_EMBLEMS) == [True, 0]


def test_a_card_of_which_there_are_several_is_called_one_of_them(page, at_table):
    at_table(own={**OWN, "known": {"C1": "deserter"}}, public={**PUBLIC, "known": {"B1": "killer"}})

    for slot, said in (("C1", "you saw a Deserter"), ("B1", "everybody knows it is a Killer")):
        expect(page.locator(f'[data-slot="{slot}"]')).to_contain_text(f"face down, {said}")


def test_a_chip_then_a_card_make_a_move(page, at_table):
    table = at_table()

    page.click("[data-verb=look]")
    expect(page.locator('[data-slot="B1"]')).to_have_attribute("data-move", "look B1")
    expect(page.locator('[data-slot="C1"]')).to_be_disabled()
    page.click('[data-slot="B1"]')

    sent = table.heard()
    assert (sent["type"], sent["move"], sent["at"]) == ("move", "look B1", 12)


def test_the_table_keeps_its_height_when_the_line_wraps(page, at_table):
    """With another height every card of the ring is laid out again, with nearly every update."""
    table = at_table()
    line = page.locator(".feed .ln")
    heights = []
    long = {"kind": "indicated", "slot": "B1", "named": "technician", "identity": "bodyguard"}
    for n, event in enumerate(({"kind": "passed"}, long), 13):
        table.update(n, events=[{**event, "seat": 1}])
        expect(page.locator(f"main[data-n='{n}']")).to_be_visible()
        text = line.evaluate("line => line.getClientRects()[0].height")
        heights.append(
            (
                text > 20,
                page.locator(".board").evaluate("ring => ring.getBoundingClientRect().height"),
            )
        )

    (wrapped, before), (wrapped_then, after) = heights
    assert (wrapped, wrapped_then) == (False, True)
    assert before == after


def test_hints_explain_the_first_turn_and_what_an_escape_risks(page, at_table):
    table = at_table(public={**PUBLIC, "turns": {"0": 1}})
    expect(page.locator(".hint")).to_contain_text("Open your cards")
    page.click("[data-verb=look]")
    expect(page.locator(".hint")).not_to_contain_text("Open your cards")

    table.update(13, public={"round": 2}, legal=["change A1"])
    expect(page.locator(".hint")).to_contain_text("On your first turn of a round")

    table.update(14, legal=["change A1", "escape with A1"])
    page.click("[data-verb=escape]")
    expect(page.locator(".dock .note")).to_contain_text("Your neighbours may stop it.")


ELSEWHERE = {**PUBLIC, "turn": 1, "decision": {"seat": 1, "kind": "turn"}}
"""While Bo moves."""


def test_a_mission_that_is_due_is_not_said_to_be_for_later(page, at_table):
    table = at_table(public={**ELSEWHERE, "mission": 1}, legal=[])
    notice = page.locator("[data-mission]")
    expect(notice).to_contain_text("Bo\u2019s next turn: name the Technician")

    table.update(13, public={"decision": {"seat": 1, "kind": "indicate"}})
    expect(notice).to_contain_text("Bo\u2019s turn: name the Technician, or fail.")


def test_a_waiting_player_reads_the_aims_of_the_known_cards(page, at_table):
    """And which was seen last, but not the aim of one that can do nothing."""
    own = {**OWN, "known": {**OWN["known"], "B1": "leader"}}
    table = at_table(public=ELSEWHERE, legal=[])
    seen, aims = page.locator("[data-last-seen]"), page.locator("[data-aims] li")
    expect(aims).to_have_count(2)
    expect(aims.nth(0)).to_contain_text("Deserter wins by escaping")
    expect(aims.nth(1)).to_contain_text("Killer wins when the Leader is eliminated")

    table.update(13, yours=[{"after": 0, "kind": "saw", "cards": {"B1": "leader"}}], own=own)
    expect(seen).to_have_text("You saw Bo\u2019s card 1: Leader.")
    expect(aims).to_have_count(3)

    table.update(14, own={"known": {"B1": None}, "hindered": {"A2": "suppressed"}})
    expect(seen).to_have_count(0)
    expect(aims).to_have_text(["The Killer wins when the Leader is eliminated or a mission fails."])


def test_a_player_with_one_card_reads_only_its_aim(page, at_table):
    slots = ["A1", "B1", "C1", "M"]
    public = {**ELSEWHERE, "hand_size": 1, "slots": slots, "eliminated": {}, "face_up": []}
    at_table(public=public, legal=[], own={**OWN, "known": {"A1": "parasite"}})

    expect(page.locator("[data-aims] li")).to_have_text("The Parasite wins by escaping.")


def test_the_answer_that_can_not_be_declined_is_lit(page, at_table):
    decision = {"seat": 0, "kind": "guard", **SHOT}
    at_table(public={**PUBLIC, "decision": decision}, legal=["guard A1"])

    expect(page.locator(".dock .chip.on")).to_have_attribute("data-move", "guard A1")


@pytest.mark.nightly
def test_the_icon_of_a_chosen_chip_has_the_colour_of_its_text(page, at_table):
    at_table()

    page.click("[data-verb=snipe]")

    chosen = page.locator(".dock .chip.on")
    ink = chosen.evaluate("chip => getComputedStyle(chip).color")
    expect(chosen.locator(".ci")).to_have_css("color", ink)


def test_a_move_that_shows_a_card_asks_once_in_the_dock(page, at_table):
    table = at_table()

    page.click("[data-verb=snipe]")
    page.click('[data-slot="C1"]')
    assert table.commands == []
    page.click("[data-action=cancel]")
    page.click('[data-slot="C2"]')
    page.click("[data-action=confirm]")

    assert table.heard()["move"] == "snipe C2 with A1"


def test_a_block_between_the_own_cards_is_tapped_in_the_hand(page, at_table):
    table = at_table()

    page.click("[data-verb=block]")
    page.click('[data-hand] [data-gap="A1/A2"]')
    page.click("[data-action=confirm]")

    assert table.heard()["move"] == "block A1/A2 with A1"


def test_a_half_made_choice_survives_chat_and_not_a_new_position(page, at_table):
    table = at_table()
    page.click("[data-verb=look]")

    table.update(13, events=[{"kind": "said", "player": "p2", "text": "hm"}], legal=LEGAL)
    expect(page.locator('[data-slot="B1"]')).to_have_attribute("data-light", "legal")
    table.update(14, legal=["change A1", "look C1"])
    expect(page.locator("main")).to_have_attribute("data-n", "14")
    expect(page.locator("[data-light]")).to_have_count(0)


def test_a_move_is_sent_for_the_position_that_is_shown(page, at_table):
    owed = {"decision": {"seat": 0, "kind": "bomb", "left": 2}}
    table = at_table(legal=["bomb B1", "bomb C1"], public={**PUBLIC, **owed})
    expect(page.locator('[data-slot="B1"]')).to_have_attribute("data-target", "yes")
    table.update(13, legal=["bomb B1", "bomb M"], public={"decision": {"left": 1}})
    expect(page.locator('[data-slot="M"]')).to_have_attribute("data-target", "yes")

    page.click('[data-slot="B1"]')

    page.click("[data-action=confirm]")
    assert table.heard()["move"] == "bomb B1"
    assert table.heard()["at"] == 13


def test_a_refusal_is_explained_and_the_move_can_be_repeated(page, at_table):
    table = at_table()
    page.click("[data-verb=change]")
    page.click('[data-slot="A1"]')
    expect(page.locator("[data-verb=change]")).to_be_disabled()

    table.say({"type": "refused", "id": table.heard()["id"], "code": "stale", "reason": "x"})
    expect(page.locator("[data-refused=stale]")).to_contain_text("Something has changed")
    expect(page.locator("[data-verb=change]")).to_be_enabled()


DEMANDS = {
    "guess": [f"guess {name}" for name in ("leader", "killer", "spy")],
    "report": ["indicate M as leader", "indicate M as technician"],
    "guard": ["guard A1", "guard A2"],
    "arrange": ["arrange A2=killer M=spy B1=parasite", "arrange A2=spy M=killer B1=parasite"],
}


def test_every_demanded_answer_can_be_tapped(page, at_table):
    table, sent = at_table(legal=[]), {"id": None}

    for number, (kind, legal) in enumerate(DEMANDS.items(), 1):
        decision = {"seat": 0, "kind": kind, "slot": "B1", "left": ["leader"], **SHOT}
        table.update(12 + number, public={"decision": decision}, legal=legal, done=sent["id"])
        give(page, kind, legal[-1])
        sent = table.heard(number)
        assert sent["move"] == legal[-1]


def give(page: Page, kind: str, move: str) -> None:
    if kind == "report":
        page.click('[data-slot="M"]')
    if kind == "arrange":
        page.locator('[data-place="A2"]').wait_for()
    if kind == "arrange" and page.locator(f'[data-move="{move}"]').count() == 0:
        page.click('[data-place="A2"]')
        page.click('[data-place="M"]')
    if kind in ("guess", "report"):
        page.click(f'[data-option-move="{move}"]')
    page.locator(f'.dock [data-move="{move}"]').first.click()


def test_all_legal_moves_can_be_found_in_the_menu(page, at_table):
    table = at_table()

    page.click("[data-action=menu]")
    page.click("[data-all-moves] summary")
    page.click('[data-all-moves] [data-action="change A1"]')
    page.click("[data-all-moves] [data-action=confirm]")

    assert table.heard()["move"] == "change A1"


@pytest.mark.nightly
def test_successive_changes_of_options_make_one_line(page, at_table):
    table = at_table(size=LAPTOP)
    for n in (13, 14, 15):
        table.update(n, events=[{"kind": "options_set", "options": {"target": n}}])
    table.update(16, events=[{"kind": "said", "player": "p2", "text": "So many?"}])

    expect(page.locator("[data-event=said]")).to_have_count(1)
    expect(page.locator("[data-event=options_set]")).to_have_count(1)


def test_the_line_shows_the_last_action_not_the_turn(page, at_table):
    table = at_table()
    looked = {"kind": "investigated", "seat": 1, "slot": "C1"}
    table.update(13, events=[looked, {"kind": "turn_began", "seat": 2}])

    expect(page.locator(".feed")).to_contain_text("Bo looks at Cleo")


def test_the_host_deals_at_once_when_all_are_ready(page, at_table):
    table = at_table(table={**TABLE, "phase": "waiting", "match": None}, public=None, legal=None)

    table.update(13, table={"players": {"p3": {"ready": True}}})
    expect(page.locator(".seatring [data-player=p3][data-ready=true]")).to_be_visible()
    page.click("[data-action=start]")
    assert table.heard()["type"] == "start"


def test_a_player_who_is_not_the_host_can_be_ready(page, at_table):
    table = at_table("p3", table=WAITING, **NO_MATCH)
    expect(page.locator(".seatring .me")).to_contain_text("tap when ready")
    page.click("[data-action=ready]")

    sent = table.heard()
    assert (sent["type"], sent["ready"]) == ("ready", True)
    expect(page.locator("[data-action=start]")).to_have_count(0)


def test_a_round_that_is_over_shows_every_card_and_why(page, at_table):
    table = at_table(table={**TABLE, "phase": "between"}, public=ENDED, legal=None)

    expect(page.locator("[data-screen=round-over]")).to_be_visible()
    expect(page.locator("[data-card=hidden]")).to_have_count(0)
    expect(page.locator("[data-reason=leader_eliminated]")).to_contain_text("Killers win")
    refusal = {"code": "too_few_players", "reason": "At least 3 players are needed."}
    table.update(13, table={"start_refusal": refusal})
    expect(page.locator("[data-problem]")).to_have_text("There are not enough players.")
    expect(page.locator("[data-action=next-round]")).to_be_disabled()
    table.update(14, table={"start_refusal": None})
    page.click("[data-action=next-round]")
    assert table.heard()["type"] == "next_round"


@pytest.mark.parametrize("phase", ["waiting", "playing", "between", "over"])
def test_every_screen_of_a_table_shows_an_announcement_and_where_nothing_begins(
    page, at_table, phase
):
    seated = {key: {**one, "ready": True} for key, one in TABLE["players"].items()}
    match = {**TABLE["match"], "ended": "won", "winners": [0], "scores": [10, 3, 0]}
    parts = {
        "waiting": {"table": {**WAITING, "players": seated}, **NO_MATCH},
        "playing": {},
        "between": {"table": {**TABLE, "phase": phase}, "public": ENDED, "legal": None},
        "over": {"table": {**TABLE, "phase": phase, "match": match}, "public": ENDED},
    }[phase]
    table = at_table(**parts)
    said = {"text": "Restart soon", "at": None, "since": 7}
    begins = page.locator(":is([data-action=start], [data-action=rematch])")
    count = begins.count()

    table.say({"type": "server_state", "announcement": said, "maintenance": True, "now": 0})

    expect(page.locator("[data-announcement]")).to_contain_text("Restart soon")
    expect(page.locator("[data-announcer] p", has_text="Restart soon")).to_have_count(1)
    expect(page.locator("main")).to_have_attribute("data-connection", "live")
    if phase == "between":
        expect(page.locator("[data-action=next-round]")).to_be_disabled()
    expect(begins).to_have_count(0)
    if phase != "playing":
        expect(page.get_by_text("Maintenance ahead")).to_be_visible()
    table.say({"type": "server_state", "announcement": None, "maintenance": False, "now": 0})
    expect(begins).to_have_count(count)
    expect(page.locator("[data-announcement]")).to_have_count(0)


RAN: list[dict[str, object]] = [
    {"kind": "round_started", "round": 1},
    {"kind": "escape_tried", "seat": 0, "slots": ["A1"]},
    {"kind": "intercepted", "seat": 2, "slot": "C1", "identity": "bodyguard"},
    {"kind": "eliminated", "slot": "A1", "identity": "deserter"},
    {"kind": "round_ended", "points": [0, 3, 0], "reason": "leader_eliminated", "cards": {}},
]


@pytest.mark.parametrize(
    ("gained", "score", "events", "line", "note"),
    [
        (3, 6, [], "You score 3", "That makes 6. You need 4 more."),
        (3, 10, [], "You score 3", "That makes 10."),
        (-1, 2, [], "You lose 1", "That makes 2. You need 8 more."),
        (0, 2, [], "0 points", "You stay at 2."),
        (0, 2, RAN[3:], "Eliminated. 0 points.", "You stay at 2."),
        (0, 2, RAN, "Caught. 0 points.", "Cleo stopped you. You stay at 2."),
    ],
)
def test_a_round_s_end_says_one_s_own_line_first(page, at_table, gained, score, events, line, note):
    over = {**PUBLIC, "out": [0] if events else [], "decision": None}
    over["outcome"] = {**OUTCOME, "points": [gained, 3, 0], "scores": [score, 3, 0]}
    table = at_table()
    table.update(13, events=events, table={"phase": "between"}, public=over, legal=[])

    expect(page.locator("[data-reason] h1")).to_have_text(line)
    expect(page.locator("[data-mine] + p")).to_have_text(note)
    expect(page.locator("[data-reason] h2")).to_have_text("Killers win")


@pytest.mark.parametrize("host", ["p1", "p2"])
def test_only_the_host_reads_options_at_the_end_of_a_round(page, at_table, host):
    at_table(table={**TABLE, "phase": "between", "host": host}, public=ENDED, legal=None)

    expect(page.locator("[data-reason]")).to_be_visible()
    expect(page.locator("[data-action=options]")).to_have_count(int(host == "p1"))
    expect(page.locator(".dock")).not_to_contain_text("First to 10")


def test_the_next_round_waits_for_its_changed_options(page, at_table):
    """The server refuses what was asked for before the options changed, be it by the same page."""
    table = at_table(table={**TABLE, "phase": "between"}, public=ENDED, legal=None)
    page.click("[data-action=options]")

    page.get_by_role("radio", name="Expert: one").click()
    page.click("[data-action=close-options]")
    page.click("[data-action=next-round]")

    changed = table.heard()
    assert changed["type"] == "set_options"
    options = {**TABLE["options"], "mode": "expert"}
    table.update(13, table={"options": options}, done=changed["id"])
    following = table.heard(2)
    assert (following["type"], following["at"]) == ("next_round", 13)


def test_a_right_to_left_name_leaves_other_text_in_order(page, at_table):
    players = {**PLAYERS, "p2": {**PLAYERS["p2"], "name": "נועה"}}
    outcome = {**OUTCOME, "points": [0, 3, 0]}
    at_table(
        table={**TABLE, "phase": "between", "players": players},
        public={**ENDED, "outcome": outcome},
        legal=None,
    )

    gain = page.locator("[data-gain]").filter(has_text="נועה")
    name, points = gain.evaluate(
        "gain => ['.who', 'b'].map(part => gain.querySelector(part).getBoundingClientRect())"
    )
    assert points["x"] >= name["x"] + name["width"]


def test_a_game_without_a_client_of_its_own_can_be_played(page, at_table):
    public = {"board": ["x", None], "turn": 0}
    table = at_table(table={**TABLE, "game": "noughts"}, public=public, own=None, legal=["mark 1"])

    expect(page.locator(".plain-view")).to_contain_text("board")
    page.click('[data-move="mark 1"]')
    assert table.heard()["move"] == "mark 1"


def test_cards_to_be_laid_lie_in_one_row_below_their_question(page, at_table):
    at_table(
        legal=DEMANDS["arrange"], public={**PUBLIC, "decision": {"seat": 0, "kind": "arrange"}}
    )

    laid = page.locator("[data-place]")
    expect(laid).to_have_count(3)
    for size in [(320, 568), SIDEWAYS]:
        resize(page, size)
        tops = laid.evaluate_all("all => all.map(e => e.getBoundingClientRect().top)")
        assert len(set(tops)) == 1
        for part in (page.locator(".prompt h1"), page.locator("[data-arrange] .btn-main")):
            expect(part).to_be_in_viewport(ratio=1)


def test_an_ability_s_price_is_named_before_its_use(page, at_table):
    table = at_table()
    price = page.locator(".hint", has_text="you can\u2019t look or change jobs")
    for n, (legal, prices) in enumerate([(LEGAL, 1), (LEGAL[2:], 0)], 13):
        table.update(n, legal=legal)
        expect(page.locator("main")).to_have_attribute("data-n", str(n))
        page.click(".dock [data-verb=snipe]")
        page.click(".board [data-slot=C1]")
        page.locator("[data-action=confirm]").wait_for()
        expect(page.locator(".dock .note")).to_contain_text("Everybody will see your Killer.")
        expect(price).to_have_count(prices)


def test_only_unknown_cards_are_called_sight_unseen(page, at_table):
    table = at_table()
    page.click(".dock [data-verb=change]")
    unseen = page.locator(".hint").get_by_text("sight unseen")
    expect(unseen).to_be_visible()

    table.update(13, own={"known": {"M": "leader"}}, legal=LEGAL)
    expect(unseen).to_have_count(0)
