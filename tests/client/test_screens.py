"""The pages' screens and requests, with messages of the contract instead of a server."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from morpho_server.tables.model.match import commitment_to
from tests.support.client.api import unreachable
from tests.support.client.table import (
    ENDED,
    GAMES,
    LAPTOP,
    LEGAL,
    NO_MATCH,
    OUTCOME,
    OWN,
    PLAYERS,
    PUBLIC,
    SNAPSHOT,
    TABLE,
    WAITING,
    resize,
    store,
)
from tests.support.nightly import nightly

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


def test_a_page_reports_a_lost_connection_and_resumes(page, at_table):
    table = at_table()
    light = page.locator("[data-beam]")
    expect(light).to_be_visible()
    page.click("[data-verb=look]")
    table.update(13, legal=LEGAL)
    expect(page.locator("main")).to_have_attribute("data-n", "13")

    with table.away():
        table.sockets[-1].close(code=1001)
        expect(page.locator("main")).to_have_attribute("data-connection", "reconnecting")
        expect(page.locator('[data-slot="B1"]')).to_be_disabled()
        expect(page.locator("[data-announcer]")).to_contain_text("Reconnecting")
        expect(light).to_be_hidden()
    expect(page.locator("main")).to_have_attribute("data-connection", "live")
    expect(page.locator("[data-announcer]")).to_contain_text("Connected again")
    assert "after=13" in table.addresses[-1]
    expect(page.locator('[data-slot="B1"]')).to_be_enabled()
    expect(light).to_be_visible()


def test_an_unanswered_command_is_sent_again_under_its_id(page, at_table):
    table = at_table()
    page.click("[data-verb=look]")
    page.click('[data-slot="B1"]')
    first = table.heard()
    expect(page.locator("[data-verb=look]")).to_be_disabled()

    table.sockets[-1].close(code=1001)
    assert table.heard(2) == first
    table.update(13, done=first["id"])
    with table.away():
        table.sockets[-1].close(code=1001)
        expect(page.locator("main")).to_have_attribute("data-connection", "reconnecting")
    expect(page.locator("main")).to_have_attribute("data-connection", "live")
    assert len(table.commands) == 2


def test_a_rate_limited_move_is_sent_again(page, at_table):
    table = at_table()
    page.click("[data-verb=look]")
    page.click('[data-slot="B1"]')
    sent = table.heard()
    table.say({"type": "refused", "id": sent["id"], "code": "rate_limited", "reason": ""})

    expect(page.locator(".dock [data-refused=rate_limited]")).to_contain_text("sent again")
    assert table.heard(2) == sent
    table.update(13, done=sent["id"])
    expect(page.locator("[data-refused]")).to_have_count(0)


@pytest.mark.nightly
def test_a_move_is_sent_again_when_an_overloaded_server_asks(page, at_table):
    page.clock.install()
    table = at_table()
    page.click("[data-verb=look]")
    page.click('[data-slot="B1"]')
    sent = table.heard()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 5)
    answer = {"type": "refused", "id": sent["id"], "code": "overloaded", "reason": ""}
    table.say({**answer, "retry_ms": 12_000})
    expect(page.locator(".dock [data-refused=overloaded]")).to_contain_text("server is busy")

    page.clock.run_for(11_900)
    assert (len(table.commands), len(table.sockets)) == (1, 1)
    page.clock.run_for(200)

    assert table.heard(2) == sent
    table.update(13, done=sent["id"])
    expect(page.locator("[data-refused]")).to_have_count(0)
    page.clock.resume()


@pytest.mark.nightly
@pytest.mark.parametrize(("file", "symbol"), [("emblems", "i-killer"), ("signs", "s-menu")])
def test_pictures_that_could_not_be_loaded_appear_later(page, at_table, file, symbol):
    attempts = []

    def fail_at_first(route):
        attempts.append(route.request.url)
        if len(attempts) < 3:
            unreachable(route)
        else:
            route.continue_()

    page.route(f"**/{file}.svg", fail_at_first)
    at_table()

    expect(page.locator(f"symbol#{symbol}")).to_have_count(1)
    drawn = page.locator(f"use[href='#{symbol}']").first
    assert drawn.evaluate("use => use.getBBox().width") > 0


def test_a_hole_in_the_numbers_brings_a_whole_snapshot(page, at_table):
    table = at_table()

    table.snapshot = {**SNAPSHOT, "n": 20}
    table.update(15)

    expect(page.locator("main")).to_have_attribute("data-n", "20")
    assert "after=" not in table.addresses[-1]


def test_a_message_of_a_newer_server_asks_for_a_reload(page, at_table):
    at_table().say({"type": "confetti"})

    expect(page.locator("[data-action=reload]")).to_be_visible()
    expect(page.locator("[data-verb=look]")).to_be_disabled()


def test_a_removed_player_sees_why_and_is_forgotten(page, at_table):
    table = at_table()
    table.say({"type": "bye", "code": "removed", "reason": ""})

    expect(page.locator("[data-screen=invite]")).to_be_visible()
    expect(page.locator("[data-refused=removed]")).to_be_visible()
    assert page.evaluate("sessionStorage.length") == 0


@pytest.mark.nightly
@pytest.mark.parametrize("code", ["something_new", "too_slow", "rate_limited"])
def test_a_page_closed_for_no_lasting_reason_comes_back(page, at_table, code):
    table = at_table()
    with table.away():
        table.sockets[-1].close(code=4408, reason=code)
        expect(page.locator("main")).to_have_attribute("data-connection", "reconnecting")

    expect(page.locator("main")).to_have_attribute("data-connection", "live")
    assert len(table.sockets) == 2


@pytest.mark.nightly
def test_successive_changes_of_options_make_one_line(page, at_table):
    table = at_table(size=LAPTOP)
    for n in (13, 14, 15):
        table.update(n, events=[{"kind": "options_set", "options": {"target": n}}])
    table.update(16, events=[{"kind": "said", "player": "p2", "text": "So many?"}])

    expect(page.locator("[data-event=said]")).to_have_count(1)
    expect(page.locator("[data-event=options_set]")).to_have_count(1)


def test_a_player_opened_elsewhere_goes_on_there_or_here(page, at_table):
    table = at_table()
    table.say({"type": "bye", "code": "replaced", "reason": ""})

    page.click("[data-action=play-here]")
    expect(page.locator("[data-screen=play]")).to_be_visible()
    assert len(table.sockets) == 2


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


def test_every_page_commits_to_a_share_for_every_match_and_once(page, at_table):
    """As soon as the server has promised its secret, for the next match too."""
    table = at_table("p3", table={**WAITING, "next_commitment": "c1"}, **NO_MATCH)
    first = table.heard(1)
    table.update(13, table={"options": {"mode": "basic"}})
    table.update(14, table={"phase": "playing", "next_commitment": "c2"})
    other = table.heard(2)

    assert [first["type"], other["type"]] == ["commit_share", "commit_share"]
    assert len({bytes.fromhex(sent["commitment"]) for sent in (first, other)}) == 2


def called(starting: dict[str, Any]) -> dict[str, Any]:
    """Return an update by which the shares of a match are called for."""
    return {
        "table": {"starting": starting},
        "events": [{"kind": "match_starting", "number": 1, **starting}],
    }


@pytest.fixture
def committed(page, at_table):
    """Return the other end of a page that has committed to a share, and the commitment."""
    table = at_table("p3", table={**WAITING, "next_commitment": "c1"}, **NO_MATCH)
    commitment = table.heard(1)["commitment"]
    event = {"after": 0, "kind": "share_committed", "player": "p3", "commitment": commitment}
    table.update(13, yours=[event])
    return table, commitment


def test_a_share_is_revealed_once_the_call_is_announced(page, committed):
    """Not before: a server could change options first, and tell of it when it knows the share."""
    table, commitment = committed
    starting = {"seats": ["p1", "p3"], "commitments": {"p3": commitment}}
    table.update(14, table={"starting": starting})
    expect(page.locator("#start-state")).to_have_text("The match is about to begin.")

    page.click("[data-action=ready]")
    assert table.heard(2)["type"] == "ready"
    table.update(15, events=called(starting)["events"])

    revealed = table.heard(3)
    assert revealed["type"] == "reveal_share"
    assert commitment_to(bytes.fromhex(revealed["share"])) == commitment


def test_no_share_is_revealed_unless_its_commitment_stands_there(page, committed):
    table, _ = committed

    starting = {"seats": ["p1", "p3"], "commitments": {"p3": "ab" * 32}}
    table.update(14, **called(starting))
    expect(page.locator("#start-state")).to_have_text("The match is about to begin.")
    table.update(15, table={"starting": None, "next_commitment": "c2"})

    assert table.heard(2)["type"] == "commit_share"


def test_a_share_survives_a_reload(page, committed):
    table, commitment = committed
    starting = {"seats": ["p1", "p3"], "commitments": {"p3": commitment}}
    beginning = {**WAITING, "next_commitment": "c1", "starting": starting}
    table.snapshot = {**table.snapshot, "n": 14, "table": beginning}
    table.past = [{"n": 14, "at": 0, **called(starting)}]

    page.reload()

    revealed = table.heard(2)
    assert revealed["type"] == "reveal_share"
    assert commitment_to(bytes.fromhex(revealed["share"])) == commitment


@pytest.mark.parametrize(
    ("seats", "others"), [(["p1", "p3"], "ab" * 32), nightly(["p3", "p1"], "cd" * 32)]
)
def test_a_share_is_not_revealed_again_for_other_commitments(page, committed, seats, others):
    """Nor for other seats: a server that has seen it could try another deal."""
    table, commitment = committed
    first = {"p1": "cd" * 32, "p3": commitment}
    table.update(14, **called({"seats": ["p1", "p3"], "commitments": first}))
    assert table.heard(2)["type"] == "reveal_share"
    other = {"seats": seats, "commitments": {**first, "p1": others}}
    beginning = {**WAITING, "next_commitment": "c1", "starting": other}
    table.snapshot = {**table.snapshot, "n": 14, "table": beginning}

    page.reload()
    expect(page.locator("#start-state")).to_have_text("The match is about to begin.")
    table.update(15, **called(other))
    table.update(16, table={"starting": None, "next_commitment": "c2"})

    assert table.heard(3)["type"] == "commit_share"


def test_a_page_without_web_crypto_commits_to_a_share_too(run):
    """As on a plain-http address of a home network."""
    digest = run(
        "/state/fairness/draws.js",
        """async (m) => {
            Object.defineProperty(crypto, "subtle", { value: undefined, configurable: true });
            try {
                return await m.commitmentTo("00".repeat(32));
            } finally {
                delete crypto.subtle;
            }
        }""",
    )

    assert digest == commitment_to(bytes(32))


def test_the_log_names_players_without_a_share(page, at_table):
    table = at_table(size=LAPTOP)

    event = {"kind": "shares_revealed", "uncommitted": ["p2"], "unrevealed": ["p3"]}
    table.update(13, events=[{**event, "shares": {"p1": "ab" * 32}}])
    expect(page.locator("[data-feed]")).to_contain_text("The draw had no input from Bo and Cleo")


def test_spectators_have_no_share_in_the_shuffle(page, at_table):
    players = {**TABLE["players"], "p9": {"name": "Zoe"}}
    table = at_table(
        "p9",
        table={**WAITING, "players": players, "next_commitment": "c1"},
        **NO_MATCH,
    )
    page.click("[data-action=chat]")
    page.fill("[data-action=say] >> xpath=../input", "a\tb\u200b")
    page.click("[data-action=say]")

    said = table.heard(1)
    assert said["type"] == "say"
    assert said["text"] == "a b\u200b", "the server takes no control characters"


def test_a_round_that_is_over_shows_every_card_and_why(page, at_table):
    table = at_table(table={**TABLE, "phase": "between"}, public=ENDED, legal=None)

    expect(page.locator("[data-screen=round-over]")).to_be_visible()
    expect(page.locator("[data-card=hidden]")).to_have_count(0)
    expect(page.locator("[data-reason=leader_eliminated]")).to_contain_text("Killers win")
    page.click("[data-action=next-round]")
    assert table.heard()["type"] == "next_round"


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
        (3, 6, [], "You score 3", "That makes 6. 4 to go."),
        (3, 10, [], "You score 3", "That makes 10."),
        (-1, 2, [], "You lose 1", "That makes 2. 8 to go."),
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


@pytest.mark.parametrize("width", [360, nightly(768), nightly(1440)])
def test_everything_fits_and_targets_are_large_enough(page, at_table, width):
    at_table(size=(width, 640 if width == 360 else 900))

    assert page.evaluate("document.documentElement.scrollWidth") <= width
    boxes = page.locator("button:enabled:visible:not(.feed *)").evaluate_all(
        "all => all.map((one) => [one.getBoundingClientRect(), one.outerHTML])"
        ".map(([{ width, height }, html]) => [Math.min(width, height), html])"
    )
    assert [html for size, html in boxes if size < 43.5] == []


def test_a_window_of_180_pixels_can_be_moved_to_every_answer(page, at_table):
    at_table(size=(180, 568))
    answers = page.locator("[data-answers] button")
    expect(answers.first).to_be_attached()

    for place in [*answers.all(), page.locator("[data-action=menu]")]:
        place.scroll_into_view_if_needed()
        expect(place).to_be_in_viewport(ratio=0.9)


SIDEWAYS = (640, 360)
SEVERAL = [
    *("look B1", "change A1", "snipe C1 with A1", "snipe C1 with A2"),
    *("block B1/C1 with A1", "block B1/C1 with A2"),
]


@pytest.mark.nightly
def test_six_actions_fit_on_a_phone_held_sideways(page, at_table):
    at_table(size=SIDEWAYS, legal=SEVERAL, own={**OWN, "known": {"A1": "killer", "A2": "killer"}})

    expect(page.locator(".dock [data-verb]")).to_have_count(6)
    dock = page.locator(".dock")
    assert dock.evaluate("dock => dock.scrollHeight - dock.clientHeight") <= 0
    assert dock.evaluate("dock => dock.scrollWidth - dock.clientWidth") <= 0


@pytest.mark.nightly
@pytest.mark.parametrize("size", [(320, 568), SIDEWAYS])
def test_the_longest_names_stay_large_enough_to_be_read(page, at_table, size):
    players = {player: {**PLAYERS[player], "name": "Bartholomew"} for player in PLAYERS}
    more = {f"p{i}": {"name": "Wilhelmina-Augusta", "seat": i - 1} for i in (4, 5, 6)}
    seats = {str(i): f"p{i + 1}" for i in range(6)}
    at_table(
        size=size,
        table={**TABLE, "players": players | more, "seats": seats},
        public={**PUBLIC, "seats": 6, "scores": [0] * 6, "turns": {}},
    )

    names = page.locator(".pname")
    expect(names).to_have_count(6)
    assert (
        names.evaluate_all(
            "all => all.filter(e => parseFloat(getComputedStyle(e).fontSize) < 11"
            " || e.scrollWidth > e.clientWidth + 1).map(e => e.innerText)"
        )
        == []
    )


def test_the_headline_fits_with_the_longest_name(page, at_table):
    players = PLAYERS | {"p2": {**PLAYERS["p2"], "name": "Wolfeschlegelsteinha"}}
    turn = {**PUBLIC, "turn": 1, "decision": {"seat": 1, "kind": "turn"}}
    at_table(table={**TABLE, "players": players}, public=turn, legal=[])
    headline = page.locator("[data-headline]")
    expect(headline).to_contain_text("turn")

    for size in [LAPTOP, (1280, 720), (360, 640), SIDEWAYS]:
        resize(page, size)
        right = "e => [e, e.parentElement].map(e => e.getBoundingClientRect().right)"
        ends, fits_until = headline.evaluate(right)
        assert ends <= fits_until
        assert headline.evaluate("e => e.scrollWidth <= e.clientWidth")


@pytest.mark.nightly
def test_in_large_letters_the_question_stays_above_its_answers(page, at_table):
    at_table(size=(390, 844), legal=SEVERAL)
    page.evaluate("document.documentElement.style.fontSize = '200%'")

    question, answer = page.locator(".dock").evaluate(
        "dock => ['.prompt h1', '[data-verb]']"
        ".map(part => dock.querySelector(part).getBoundingClientRect())"
    )
    assert question["bottom"] <= answer["top"]


@pytest.mark.nightly
def test_in_large_letters_every_choice_between_words_is_whole(page, at_table, monkeypatch):
    monkeypatch.setitem(GAMES[0], "bots", ["recruit", "agent", "mastermind"])
    at_table(size=(390, 844), table=WAITING, public=None)
    page.click("[data-action=options]")
    page.evaluate("document.documentElement.style.fontSize = '200%'")

    choices = page.locator(".seg")
    expect(choices.first).to_be_visible()
    assert (
        choices.evaluate_all("all => all.filter(e => e.scrollWidth > e.clientWidth + 1).length")
        == 0
    )


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


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["fr", "en", "zh-Hant"])
def test_icons_and_keys_fit_on_a_small_laptop(page, at_table, language):
    store(page, language=language)
    at_table(size=(1280, 800), legal=["look B1", "change A1", "change A2"])

    chips = page.locator(".acts .chip")
    expect(chips).to_have_count(2)
    for chip in chips.all():
        assert chip.locator("svg").bounding_box()["width"] >= 24
        assert chip.evaluate("chip => chip.scrollWidth <= chip.clientWidth")


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
