"""When a match is over: what decided it, what is remembered, and how it was shuffled."""

import re
import struct
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.support.client.api import api, unreachable
from tests.support.client.table import ENDED, LAPTOP, OUTCOME, PLAYERS, TABLE
from tests.support.end_to_end.browsing import PHONE
from tests.support.end_to_end.words_on_screen import words_on_screen
from tests.support.nightly import nightly

pytestmark = pytest.mark.browser

SHARES = {"p1": "ada0" * 8, "p3": "cafe" * 16}
MATCH = {
    **TABLE["match"],
    "ended": "won",
    "winners": [1],
    "commitment": "c0" * 32,
    "secret": "5e" * 32,
    "shares": SHARES,
}
OVER: dict[str, Any] = {**TABLE, "phase": "over", "match": MATCH}
WITH_BOT = {**PLAYERS, "p3": {"name": "Talos", "seat": 2, "bot": "recruit"}}
RESULT = {**OUTCOME, "scores": [10, 10, 4], "match_over": True, "winner": 1}
WON: dict[str, Any] = {**ENDED, "scores": [10, 10, 4], "outcome": RESULT}


def over(at_table, scores=(10, 10, 4), winners=(1,), ended="won", size=None, **public):
    match = {**MATCH, "scores": scores, "winners": winners, "ended": ended}
    outcome = {"outcome": {**RESULT, "scores": scores}}
    shown = WON | outcome | public
    return at_table(size=size, table={**OVER, "match": match}, public=shown, legal=None)


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


def tell_rounds(page, *ended, first=1, bets=(), bots=(None,) * 3, names=None):
    """Answer a page that asks how the rounds of a match went: from the ``first`` on, like that."""
    rounds = [
        {
            "number": number,
            "began_at": 0,
            "ended_at": 240_000,
            "moves": 12,
            "events": [{"kind": "round_ended", **end}],
            "bets": [
                {"player": name, "name": name, "on": 0, "right": right} for name, right in bet
            ],
        }
        for number, (end, bet) in enumerate(zip_longest(ended, bets, fillvalue=()), first)
    ]
    seated = names or ("Ada", "Bo", "Cleo", "Dora")[: len(bots)]
    holders = [
        {"name": name, "bot": bot} for name, bot in zip_longest(seated, bots, fillvalue=None)
    ]
    past = {"game": "morpho", "holders": holders, "rounds": rounds}
    api.route("**/matches/*", lambda route: route.fulfill(json=past))


TELL = """(evening, tables) => tables.map(([gains, winners]) => {
    const found = evening.evening(gains, winners, 10);
    const text = found && evening.eveningInWords(found, winners[0], String, () => false);
    return [found, text];
})"""


def some_matches(dice: Random) -> list[tuple[list[list[int]], list[int]]]:
    """Return matches of all kinds: what was scored by round, and who won."""
    matches = []
    for _ in range(400):
        seats, rounds = dice.randint(2, 9), dice.randint(1, 9)
        scored = [0, 0, 0, 1, 2, 3, 3, -1][: dice.randint(4, 8)]
        gains = [[dice.choice(scored) for _ in range(seats)] for _ in range(rounds)]
        totals = [sum(own) for own in zip(*gains, strict=True)]
        best = [seat for seat, points in enumerate(totals) if points == max(totals)]
        winners = [dice.choice(best)] if dice.random() < 0.9 else best
        matches.append((gains, winners))
    return matches


def test_the_sentence_of_a_match_is_true(run):
    matches = some_matches(Random(7))
    kinds = set()

    for (gains, winners), (found, text) in zip(matches, run(EVENING, TELL, matches), strict=True):
        totals = [
            [sum(own) for own in zip(*gains[: n + 1], strict=True)] for n in range(len(gains))
        ]
        ahead = [[p for p, points in enumerate(each) if points == max(each)] for each in totals]
        alone = [best[0] if len(best) == 1 else None for best in ahead]
        if found is None:
            assert len(ahead[-1]) > 1, "a winner ahead of all has a sentence"
            continue
        [winner] = winners
        assert ahead[-1] == [winner]
        kinds.add(found["kind"])
        match found["kind"]:
            case "one":
                assert len(gains) == 1
            case "whole":
                assert set(alone) == {winner}
            case "level":
                assert len(ahead[-2]) > 1
            case "turned":
                since = found["round"]
                assert alone[since - 2] != winner
                assert set(alone[since - 1 :]) == {winner}
            case "stolen":
                rival = found["rival"]
                assert alone[-2] == rival != winner
                assert alone.count(rival) == found["rounds"]
                assert (totals[-2][rival] == 9) is found["short"]
        assert "undefined" not in text
        assert "evening" not in text
    assert kinds == {"one", "whole", "level", "turned", "stolen"}


EVENING = "/ui/result/evening.js"


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (0, "Bo led for two rounds, one point short of winning. Then you took it in the last one."),
        (
            1,
            "You led for two rounds, one point short of winning. Then Ada took it in the last one.",
        ),
        (2, "Bo led for two rounds, one point short of winning. Then Ada took it in the last one."),
    ],
)
def test_the_sentence_of_a_match_speaks_to_its_reader(page, at_table, seat, said):
    gains = [[4, 5, 0], [3, 4, 0], [3, 0, 0]]
    tell_rounds(page, *[{**OUTCOME, "points": points} for points in gains])
    match = {**MATCH, "scores": [10, 9, 0], "winners": [0]}
    outcome = {**RESULT, "scores": [10, 9, 0], "winner": 0}
    public = {**WON, "scores": [10, 9, 0], "outcome": outcome}

    at_table(f"p{seat + 1}", table={**OVER, "match": match}, public=public, legal=None)

    expect(page.locator("[data-evening]")).to_have_text(said)


def test_rounds_and_bets_tell_the_story(page, at_table):
    tell_rounds(
        page,
        {**OUTCOME, "reason": "all_passed", "points": [0, 0, 0]},
        {**OUTCOME, "points": [3, 0, 2]},
        bets=[[("Zed", True), ("Yan", False)], [("Zed", False), ("Bo", True)]],
    )
    over(at_table)

    shown = page.locator(".story [data-round]")
    expect(shown).to_have_count(2)
    expect(shown.nth(0)).to_contain_text("Nobody moves")
    expect(shown.nth(1)).to_contain_text("Killers win")
    expect(shown.nth(1).locator(".story-points")).to_have_text(
        re.compile(r"Ada 3 points\s*Cleo 2 points")
    )
    expect(page.locator("[data-bettor]")).to_have_text(
        ["Bo: 1 of 1 right", "Zed: 1 of 2 right", "Yan: 0 of 1 right"]
    )


def test_each_person_has_one_award_and_bots_have_none(page, at_table):
    honours = [
        {"feat": "looked_at", "seats": [2], "count": 9},
        {"feat": "steps_in", "seats": [0, 1], "count": 1},
        {"feat": "shots", "seats": [0], "count": 3},
        {"feat": "of_a_newer_server", "seats": [0], "count": 3},
    ]
    tell_rounds(page, {**OUTCOME, "points": [3, 0, 2]}, bots=[None, None, "recruit", None])
    over(at_table, honours=honours)

    awards = page.locator(".awards [data-feat]")
    expect(awards).to_have_count(3)
    expect(page.locator("[data-feat=steps_in]")).to_have_text(re.compile("Bo.*stepped in once"))
    expect(page.locator("[data-feat=shots]")).to_have_text(re.compile("Ada.*fired 3 times"))
    expect(page.locator("[data-feat=to_the_end]")).to_contain_text("Dora")
    expect(page.locator(".awards")).not_to_contain_text("Cleo")


SIX = ("Ada", "Bo", "Cleo", "Maximilian", "Esra", "Ivo")
MARKS: list[dict[str, Any]] = [
    {"kind": "long_shot", "slot": "E1", "identity": "leader", "own": "killer", "stopped": 3},
    {"kind": "could_have_known", "slot": "A1", "identity": "technician", "own": "leader"},
    {"kind": "stepped_in", "slot": "F2", "identity": "deserter", "own": "bodyguard"},
    {"kind": "escaped", "slot": "B1", "identity": "deserter", "own": "deserter"},
]


def show_match_of_six(page, at_table):
    """Show a match of six players and seven rounds, with all that its story has."""
    scored = [[3, 0, 3, 0, 0, 0], [0, 2, 0, 2, 0, 2], [0, 4, 0, 0, 0, 0], [2, 2, 0, 0, 0, 0]]
    scored += [[2, 0, 0, 2, 2, 0], [0, 0, 0, 0, 0, 4], [3, 0, 0, 2, 0, 2]]
    tell_rounds(page, *[{**OUTCOME, "points": each} for each in scored], names=SIX)
    numbers = {"chance": 0.14, "since": 3, "card": "deserter"}
    marks = [{**mark, **numbers, "step": 9 * n, "seat": 2} for n, mark in enumerate(MARKS, 1)]
    fooled = [[(3 * a + b) % 9 for b in range(6)] for a in range(6)]
    quiet: dict[str, Any] = {"marks": [], "fooled": fooled, "lies": [0] * 6}
    rounds = [{**quiet, "marks": marks}, *[quiet] * 6]
    api.route("**/matches/*/analysis*", lambda route: route.fulfill(json={"rounds": rounds}))
    feats = ["looked_at", "shots", "steps_in", "wrong_names", "unseen_points", "looks"]
    honours = [
        {"feat": feat, "seats": [seat], "count": seat + 3} for seat, feat in enumerate(feats)
    ]
    scores = [sum(own) for own in zip(*scored, strict=True)]
    seats = {str(seat): f"p{seat + 1}" for seat in range(6)}
    players = {f"p{seat + 1}": {"name": name, "seat": seat} for seat, name in enumerate(SIX)}
    match = {**MATCH, "scores": scores, "winners": [0]}
    table = {**OVER, "match": match, "seats": seats, "players": players}
    result = {**RESULT, "points": scored[-1], "scores": scores, "winner": 0}
    public = {**WON, "seats": 6, "scores": scores, "outcome": result, "honours": honours}
    at_table(table=table, public=public, legal=None)
    expect(page.locator(".poster")).to_have_count(4)


def test_a_match_is_told_in_few_words_before_anything_is_opened(page, at_table):
    show_match_of_six(page, at_table)

    expect(page.locator(".awards [data-feat]")).to_have_count(6)
    expect(page.locator(".story [data-round]")).to_have_count(7)
    expect(page.locator(".fooled li")).to_have_count(3)
    assert words_on_screen(page) <= 250


SEASON = "**/season?*"
"""The addresses at which pages ask how everybody stands."""

STANDINGS: list[dict[str, Any]] = [
    {"place": 1, "name": "Bo", "bot": None, "matches": 4, "won": 2, "points": 31},
    {"place": 2, "name": "Ada", "bot": None, "matches": 4, "won": 1, "points": 35},
]


def season(number=1, of=1, matches=4, ranking="won"):
    """Return how everybody stands, as the server says."""
    standings = STANDINGS if matches else []
    answer = {"number": number, "seasons": of, "matches": matches, "ranking": ranking}
    return answer | {"game": "morpho", "standings": standings}


def after_four(at_table, page, season, **table):
    """Return the table after its fourth match."""
    api.route(SEASON, lambda route: route.fulfill(json=season))
    match = {**MATCH, "number": 4, "scores": (10, 10, 4), "winners": (1,)}
    shown = {**OVER, "match": match, "seasons": [1, 3][: season["seasons"]], **table}
    return at_table(table=shown, public=WON, legal=None)


def test_all_see_the_standing_and_the_host_begins_a_season(page, at_table):
    table = after_four(at_table, page, season())

    rows = page.locator(".season tbody tr")
    expect(rows).to_have_text([re.compile(r"1\s*Bo\s*2\s*31\s*4"), re.compile(r"2\s*Ada\s*1\s*35")])
    page.click(".season [data-value=points]")
    assert table.heard()["options"] == {"season_ranking": "points"}
    page.click("[data-action=begin-season]")
    page.click("[data-action=confirm]")
    assert table.heard(2)["type"] == "begin_season"

    table.update(13, table={"host": "p2"})
    expect(page.locator("[data-action=begin-season], .season [data-option]")).to_have_count(0)
    expect(rows).to_have_count(2)
    page.click("[data-action=arrange]")
    page.click("[data-action=menu]")
    expect(page.locator("[data-screen=waiting] .season tbody tr")).to_have_count(2)


@pytest.mark.nightly
def test_an_earlier_season_can_be_seen(page, at_table):
    after_four(at_table, page, season(2, of=2, matches=0))

    expect(page.locator(".season")).to_contain_text("No match yet")
    api.route(SEASON, lambda route: route.fulfill(json=season(1, of=2)))
    page.click("[data-action=season-before]")

    expect(page.locator(".season tbody tr")).to_have_count(2)
    expect(page.locator(".season caption")).to_contain_text("Season 1")
    expect(page.locator("[data-action=season-before]")).to_be_disabled()


@pytest.mark.nightly
def test_a_match_played_on_tells_only_its_own_rounds(page, at_table):
    tell_rounds(page, *[{**OUTCOME, "points": [1, 0, 0]}] * 2, first=3)

    match = {**MATCH, "round": 4, "played_on": {"match": 2, "round": 3, "steps": 9}}
    at_table(table={**OVER, "match": match}, public=WON, legal=None)

    expect(page.locator(".story [data-round]").first).to_have_attribute("data-round", "3")
    expect(page.locator(".points")).to_have_count(0)
    expect(page.locator("[data-played-on]")).to_contain_text("Played on from match 2, round 3")


@pytest.mark.nightly
def test_the_points_of_a_long_match_are_scrolled_by_key(page, at_table):
    tell_rounds(page, *[{**OUTCOME, "points": [1, 0, 0]}] * 30)
    over(at_table, size=PHONE)
    page.click(".points summary")

    page.keyboard.press("Tab")

    table = page.get_by_role("region", name="Points by round")
    expect(table).to_be_focused()
    assert table.evaluate("table => table.scrollWidth > table.clientWidth")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("table => table.scrollLeft > 0", arg=table.element_handle())


def test_an_unreachable_match_story_can_be_asked_for_again(page, at_table):
    page.route("**/matches/*", unreachable)
    over(at_table)
    expect(page.locator(".story [role=status]")).to_be_visible()

    page.unroute("**/matches/*")
    page.click(".story [data-action=again]")

    expect(page.get_by_role("heading", name="Round by round")).to_be_visible()


def test_the_cards_of_the_last_round_are_seen_before_the_podium(page, at_table):
    page.clock.install()
    table = at_table(legal=None)
    won = {"phase": "over", "match": {"ended": "won", "winners": [1]}}

    table.update(13, events=ROUND_EVENTS, table=won, public=WON)

    expect(page.locator("main")).to_have_attribute("data-screen", "round-over")
    expect(page.locator("[data-action=podium]")).to_be_in_viewport(ratio=1)
    page.clock.run_for(6_000)
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
