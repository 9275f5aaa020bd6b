"""What a match is remembered for: its sentence, rounds, awards, bets and season."""

import re
from itertools import zip_longest
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.support.client.api import api, unreachable
from tests.support.client.match_over import MATCH, OVER, RESULT, WON, over
from tests.support.client.table import OUTCOME
from tests.support.end_to_end.browsing import PHONE
from tests.support.end_to_end.words_on_screen import words_on_screen

pytestmark = pytest.mark.browser


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
    return answer | {"game": "morpho", "standings": standings, "overall": None}


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


def test_a_season_of_several_games_counts_victories(page, at_table):
    """Points of different games don't add up; those of one game are a tap away."""
    all_games = [{**one, "won": one["won"] + 3, "points": 0} for one in STANDINGS]
    overall = {"games": ["morpho", "morpyam"], "matches": 9, "standings": all_games}
    after_four(at_table, page, {**season(), "overall": overall})

    rows = page.locator(".season tbody tr")
    expect(rows).to_have_text([re.compile(r"1\s*Bo\s*5\s*4"), re.compile(r"2\s*Ada\s*4\s*4")])
    expect(page.locator(".season caption")).to_contain_text("9 matches")
    expect(page.locator(".season [data-value=points]")).to_have_count(0)
    page.click(".season [data-value=game]")
    expect(rows.first).to_have_text(re.compile(r"1\s*Bo\s*2\s*31\s*4"))


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
