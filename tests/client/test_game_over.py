"""When a match is over: who won and why, and how a result is shared."""

import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.support.client.match_over import MATCH, OVER, RESULT, WON, over
from tests.support.client.table import ENDED, LAPTOP, OUTCOME, PLAYERS
from tests.support.nightly import nightly

pytestmark = pytest.mark.browser

WITH_BOT = {**PLAYERS, "p3": {"name": "Talos", "seat": 2, "bot": "recruit"}}


def marks_the_bot_alone(place: Locator) -> None:
    """Hold that of all names in a place that of the bot is marked, and no other."""
    names = place.locator(".who, .who-plain")
    named = names.filter(has_text="Talos")
    expect(named.first).to_be_visible()
    marked = names.filter(has=place.page.get_by_role("img", name="bot"))
    expect(marked).to_have_count(named.count())
    expect(marked.filter(has_not_text="Talos")).to_have_count(0)


def opens(page, fold: str) -> None:
    """Open what is folded at the end of the page."""
    page.click(f"[data-fold={fold}] > summary")


def test_the_names_of_bots_are_marked(page, at_table):
    match = {**MATCH, "winners": [2], "scores": [3, 3, 10]}
    result = {**OUTCOME, "points": [3, 0, 3], "scores": [3, 3, 10], "match_over": True, "winner": 2}
    at_table(
        table={**OVER, "players": WITH_BOT, "match": match},
        public={**WON, "outcome": result, "scores": [3, 3, 10]},
        legal=None,
    )

    opens(page, "last-round")
    opens(page, "people")

    for place in (".podium", "[data-reason]", ".final-position"):
        marks_the_bot_alone(page.locator(place))
    expect(page.locator(".people [data-player=p3]")).to_contain_text("bot · easy")
    expect(page.get_by_role("img", name="Talos, bot: 10 of 10 points")).to_be_visible()


@pytest.mark.nightly
def test_the_name_of_a_bot_is_marked_after_it_has_left(page, at_table):
    table = at_table(size=LAPTOP)
    came = {"kind": "bot_joined", "player": "p9", "name": "Talos", "strength": "recruit"}
    sat = {"kind": "sat", "player": "p9", "seat": 1}
    went = {"kind": "player_left", "player": "p9"}
    table.past = [{"type": "update", "n": 1, "at": 0, "events": [came, sat, went]}]

    page.reload()

    marks_the_bot_alone(page.locator("[data-feed]"))
    expect(page.locator("[data-feed]")).not_to_contain_text("sat down")


@pytest.mark.parametrize("size", [(360, 640), nightly((640, 360)), nightly(LAPTOP)])
def test_winner_tie_break_rematch_and_cards_are_at_hand(page, at_table, size):
    over(at_table, size=size, tie={"seats": [0, 1], "by": "turn_order"})

    expect(page.locator("h1")).to_have_text(["Bo wins"])
    said = page.locator("[data-ties]")
    expect(said).to_contain_text("Ada and Bo are tied")
    expect(said).to_contain_text("Bo came later")
    expect(page.locator("[data-action=again]")).to_be_in_viewport(ratio=1)

    opens(page, "last-round")
    expect(page.locator("[data-reason] h2")).to_be_visible()
    card = page.locator(".final-position [data-slot=B1]")
    card.press("Enter")
    sheet = page.locator("[data-lookup]")
    expect(sheet.get_by_role("heading", name="Deserter")).to_be_in_viewport(ratio=1)
    expect(sheet).to_be_focused()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(card).to_be_focused()


STANDING = """all => all.map((step) => [
  step.value, ...[...step.querySelectorAll("[data-seat]")].map((one) => Number(one.dataset.seat)),
])"""


@pytest.mark.parametrize(
    ("scores", "winners", "title", "steps", "floor"),
    [
        nightly([4, 10, 5], [1], "Bo wins", [[1, 1], [2, 2], [3, 0]], []),
        # Two second places stand on both sides, and there is no third.
        ([4, 10, 4, 2, 2], [1], "Bo wins", [[1, 1], [2, 0], [2, 2]], [[4, 3, 4]]),
        ([10, 10, 4], [0, 1], "Ada and Bo share the win", [[1, 0, 1], [3, 2]], []),
        ([7, 7, 4], [], "A draw", [[1, 0, 1], [3, 2]], []),
        # A winner may have fewer points than others.
        nightly([7, 3, 4], [1], "Bo wins", [[1, 1], [2, 0], [3, 2]], []),
        nightly([4, 10, 4], [1], "Bo wins", [[1, 1], [2, 0], [2, 2]], []),
        nightly([5, 10, 2, 4, 4], [1], "Bo wins", [[1, 1], [2, 0], [3, 3, 4]], [[5, 2]]),
        ([0, 10, 0, 0, 0], [1], "Bo wins", [[1, 1], [2, 0, 2], [2, 3, 4]], []),
        ([0, 10, 0, 0, 0, 0], [1], "Bo wins", [[1, 1]], [[2, 0, 2, 3, 4, 5]]),
    ],
)
def test_players_who_share_a_place_stand_together(
    page, at_table, scores, winners, title, steps, floor
):
    over(at_table, scores=scores, winners=winners)

    expect(page.locator("h1")).to_have_text(title)
    assert page.locator(".podium li").evaluate_all(STANDING) == steps
    assert page.locator(".floor li").evaluate_all(STANDING) == floor
    tops = page.locator(".podium li").evaluate_all(TOPS)
    assert all(tops[0] < top for top in tops[1:]) or title == "A draw"
    assert len({top for (place, *_), top in zip(steps, tops, strict=True) if place == 2}) <= 1
    assert page.locator(".podium").evaluate(HOLES) == []


BOX = "step.querySelector('.podium-step').getBoundingClientRect()"
TOPS = f"all => all.map((step) => {BOX}.top)"
HOLES = f"""(podium) => {{
    const steps = [...podium.children].map((step) => {BOX}).sort((a, b) => a.left - b.left);
    return steps.slice(1).map((step, i) => step.left - steps[i].right).filter((gap) => gap > 8);
}}"""


def test_a_winner_is_addressed_as_you_and_shares_their_name(page, at_table):
    over(at_table, winners=[0], scores=[12, 10, 10])
    expect(page.locator("h1")).to_have_text("You win")
    expect(page).to_have_title(re.compile("^You win"))
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")

    page.click("[data-action=share-result]")
    page.click("[data-action=copy-picture]")

    shared = page.wait_for_function("() => window.copied").json_value().splitlines()
    assert shared[0] == "M.O.R.P.H.O. · Ada wins"
    assert [line[0] for line in shared[1:4]] == [
        "\N{FIRST PLACE MEDAL}",
        "\N{SECOND PLACE MEDAL}",
        "\N{SECOND PLACE MEDAL}",
    ]
    page.keyboard.press("Escape")
    opens(page, "last-round")
    beyond = page.locator(".track .goal [data-score='12']")
    expect(beyond).to_have_text("12")
    expect(beyond.locator("b")).to_be_visible()
    expect(page.locator(".track .goal [data-score='10']")).to_have_text(["", ""])


def test_the_table_stays_after_the_last_round_until_its_reader_goes_on(page, at_table):
    page.clock.install()
    table = at_table(legal=None)
    won = {"phase": "over", "match": {"ended": "won", "winners": [1]}}

    table.update(13, events=ROUND_EVENTS, table=won, public=WON)

    expect(page.locator("main")).to_have_attribute("data-screen", "round-over")
    expect(page.locator("[data-action=podium]")).to_be_in_viewport(ratio=1)
    page.clock.run_for(25_000)
    expect(page.locator(".podium")).to_have_count(0)
    page.click("[data-action=podium]")
    expect(page.locator(".podium")).to_be_visible()


def test_players_denied_points_by_a_clash_are_named(page, at_table):
    table = at_table(legal=None)
    ended = {**OUTCOME, "points": [0, 0, 0]}
    events = [{"kind": "round_ended", **ended}, {"kind": "points_denied", "seats": [1, 2]}]

    outcome = {**ended, "denied": [1, 2]}
    table.update(13, events=events, table={"phase": "between"}, public=ENDED | {"outcome": outcome})

    said = "No points for Bo and Cleo: clashing cards"
    expect(page.locator("[data-denied]")).to_have_text(said + ".")
    expect(page.locator("[data-event=points_denied]")).to_have_text(said)


@pytest.mark.parametrize(
    ("winners", "said"),
    [
        ([1], "The match is over: Bo wins"),
        nightly([0, 1], "The match is over: Ada and Bo share the win"),
    ],
)
def test_the_tie_break_is_announced_before_the_winner(page, at_table, winners, said):
    table = at_table(legal=None)
    events = [
        {"kind": "round_ended", **RESULT},
        {"kind": "tie_broken", "seats": [0, 1], "winner": 1, "by": "turn_order"},
        {"kind": "honours_given", "seats": {"looked_at": [2]}, "counts": {"looked_at": 9}},
        {"kind": "match_ended", "reason": "won", "secret": "", "draws": {}},
    ]

    ended = {"phase": "over", "match": {"ended": "won", "winners": winners}}
    table.update(13, events=events, table=ended, public=WON)
    page.click("[data-action=podium]")

    expect(page.locator("[data-screen=game-over]")).to_be_visible()
    opens(page, "talk")
    order = [
        re.compile("^Killers win: "),
        "Ada and Bo are tied; Bo came later in the last round\u2019s turn order",
        said,
    ]
    expect(page.locator("[data-announcer] p")).to_have_text(["Your turn", *order])
    expect(page.locator("[data-event]")).to_have_text(order)

    table.update(14, table={"seats": {"1": None}, "players": {"p2": {"seat": None}}})
    expect(page.locator("[data-place='1']").last).to_contain_text("Bo")  # who has left


def test_a_match_called_off_has_no_winner_and_no_result(page, at_table):
    table = at_table(legal=None)

    ended = {"phase": "over", "match": {"ended": "called_off", "winners": []}}
    table.update(13, events=[{"kind": "match_ended", "reason": "called_off"}], table=ended)

    expect(page.locator("[data-announcer] p").last).to_have_text("The match is over")
    expect(page.locator("[data-action=arrange]")).to_be_visible()
    expect(page.locator("[data-action=share-result]")).to_have_count(0)


def test_keys_and_taps_lead_to_all_that_is_on_the_page(page, at_table):
    over(at_table)

    page.keyboard.press("q")
    expect(page.locator("h1")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("[data-action=again]")).to_be_focused()
    expect(page.locator("[data-feed]")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator("[data-feed]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-action=again]")).to_be_focused()
    page.keyboard.press("c")
    expect(page.locator("form:has([data-action=say]) input")).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator("[data-keys] h2")).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.locator("[data-rules-panel]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-rules-panel]")).to_have_count(0)

    opens(page, "people")
    page.click("[data-action=settings]")
    expect(page.locator("[data-settings]")).to_be_visible()
    page.keyboard.press("Escape")
    page.click("[data-action=rules]")
    expect(page.locator("[data-rules-panel]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-action=rules]")).to_be_focused()


ROUND_EVENTS = [
    {"kind": "round_ended", **RESULT},
    {"kind": "honours_given", "seats": {"looked_at": [2]}, "counts": {"looked_at": 9}},
    {"kind": "match_ended", "reason": "won", "secret": "", "draws": {}},
]
SHARED = """M.O.R.P.H.O. · Bo wins
\N{FIRST PLACE MEDAL} Bo · 10 points
\N{SECOND PLACE MEDAL} Ada · 9 points
\N{THIRD PLACE MEDAL} Cleo · 4 points
"""


def won_by_bo(page, at_table):
    """Show the end of a match that Bo has just won; return the page's text of it."""
    table = at_table(table={**OVER, "phase": "playing"}, public=WON, legal=None)
    outcome = {**RESULT, "scores": [9, 10, 4]}
    over = {"phase": "over", "match": {"scores": [9, 10, 4]}}
    table.update(13, events=ROUND_EVENTS, table=over, public={"outcome": outcome})
    page.click("[data-action=podium]")
    page.locator("[data-action=share-result]").wait_for()
    return SHARED + page.evaluate("location.origin") + "/"


SEND = """() => {
    navigator.canShare = ({ files }) => files.length === 1;
    navigator.share = async ({ files: [file] }) => { window.shared = [file.name, file.type] };
}"""


def test_a_result_is_seen_gets_a_title_and_is_sent_as_a_picture(page, at_table):
    """Neither its name nor what is read out of it tells where it was played."""
    won_by_bo(page, at_table)
    page.evaluate(SEND)
    page.click("[data-action=share-result]")
    sheet = page.get_by_role("dialog", name="Share the result")
    picture = sheet.get_by_role("img")
    expect(picture.locator("canvas")).to_be_visible()
    today = sheet.get_by_role("textbox", name="Title").get_attribute("placeholder")
    plain = "-".join(re.findall(r"\w+", today.lower())) + ".png"
    expect(picture).to_have_attribute("data-picture", plain)

    sheet.get_by_role("textbox", name="Title").fill("Ada's ليلة, 3!")

    expect(picture).to_have_attribute("data-picture", f"ada-s-ليلة-3-{plain}")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_function("() => window.shared")
    assert page.evaluate("window.shared") == [f"ada-s-ليلة-3-{plain}", "image/png"]
    assert "KTRWPM" not in f"{picture.get_attribute('aria-label')}{plain}"
    expect(picture).to_have_accessible_name(re.compile("^Bo wins, Bo 10"))


def test_a_browser_that_can_t_send_a_picture_saves_it_or_copies_the_text(page, at_table):
    text = won_by_bo(page, at_table)
    page.evaluate(
        """() => {
            delete Navigator.prototype.canShare;
            navigator.clipboard.writeText = async (text) => { window.copied = text };
        }"""
    )
    page.click("[data-action=share-result]")
    expect(page.locator("[data-action=save-picture]")).to_be_enabled()
    expect(page.locator("[data-action=send-picture]")).to_have_count(0)
    with page.expect_download() as saved:
        page.click("[data-action=save-picture]")
    head = Path(saved.value.path()).read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", head[16:]) == (1200, 630)

    page.click("[data-action=copy-picture]")
    expect(page.locator("[data-action=copy-picture]")).to_have_text("Copied")
    assert page.evaluate("window.copied") == text
    expect(page.locator("[data-announcer] p", has_text="Copied")).to_have_count(1)


def test_no_picture_is_saved_under_a_newer_title(page, at_table):
    won_by_bo(page, at_table)
    page.click("[data-action=share-result]")
    save = page.locator("[data-action=save-picture]")
    expect(save).to_be_enabled()
    page.evaluate("HTMLCanvasElement.prototype.toBlob = () => {}")

    page.get_by_role("textbox", name="Title").fill("Ada's night")

    expect(save).to_be_disabled()


def test_a_picture_that_cannot_be_drawn_says_so(page, at_table):
    won_by_bo(page, at_table)
    page.evaluate("HTMLCanvasElement.prototype.getContext = () => null")

    page.click("[data-action=share-result]")

    expect(page.get_by_role("alert")).to_contain_text("copy the text")
    expect(page.locator("[data-action=save-picture]")).to_be_disabled()


def test_a_result_that_cannot_be_copied_is_shown_selected(page, at_table):
    text = won_by_bo(page, at_table)
    page.evaluate(
        """() => {
            navigator.clipboard.writeText = () => Promise.reject(new DOMException("no"));
            document.execCommand = () => false;
        }"""
    )

    page.click("[data-action=share-result]")
    page.click("[data-action=copy-picture]")

    expect(page.locator("[data-shared]")).to_have_text(text)
    assert page.evaluate("String(getSelection())").split() == text.split()


@pytest.mark.nightly
def test_the_old_way_of_copying_keeps_the_lines(page, at_table):
    text = won_by_bo(page, at_table)
    page.evaluate(
        """() => {
            navigator.clipboard.writeText = () => Promise.reject(new DOMException("no"));
            addEventListener("copy", () => (window.copied = String(getSelection())));
        }"""
    )

    page.click("[data-action=share-result]")
    page.click("[data-action=copy-picture]")

    expect(page.locator("[data-action=copy-picture]")).to_have_text("Copied")
    assert page.evaluate("window.copied").strip() == text
    expect(page.locator("[data-shared]")).to_have_count(0)
