"""Nothing is said or shown on a page before its motion has shown it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from morpho_server.games.position import Position
from tests.support.client.morphatrons import MIDDLE
from tests.support.client.morphatrons import seen as morphatrons_seen
from tests.support.client.morphos import seen as morphos_seen
from tests.support.client.morpyam import morpyam
from tests.support.client.motion import FALLEN, FREEZING, OUTCOME, ROUND_OVER, SHOT
from tests.support.client.moves import made
from tests.support.client.table import LAPTOP, PUBLIC, TABLE
from tests.support.games.morphatrons import position as morphatrons_at
from tests.support.games.morphos import position as morphos_at

pytestmark = pytest.mark.browser


def test_a_round_s_result_waits_for_its_last_motion(page, moving):
    table = moving(FREEZING)
    line = page.locator(".feed-line .ln")
    before = line.inner_text()
    asked = page.locator("[data-headline]").text_content()

    table.update(13, **ROUND_OVER)

    expect(page.locator("main")).to_have_attribute("data-screen", "round-over")
    expect(page.locator(".motion .card")).not_to_have_count(0)
    expect(page.locator("[data-headline]")).to_have_text(asked)
    expect(page.locator(".dock .own .card")).to_have_count(2)
    expect(page.locator(".dock .own small").first).to_have_text("Hidden")
    expect(page.locator(".dock :is(button, a):enabled:not(.card)")).to_have_count(0)
    expect(page.locator(".strip")).to_be_visible()
    expect(page.locator(".track, [data-reason]")).to_have_count(0)
    expect(line).to_have_text(before)
    expect(page.locator("[data-feed]")).not_to_contain_text("Killers win")
    expect(page.locator("[data-announcer]")).not_to_contain_text("Killers win")
    expect(page.locator(".motion .plate", has_text="Cleo").locator(".num")).to_have_text("0")
    expect(page.locator('[data-seat="2"] .plate')).to_have_css("opacity", "0")
    page.keyboard.press("Shift")
    expect(page.locator('[data-seat="2"] .num')).to_have_text("10")
    expect(page.locator(".dock [data-reason]")).to_be_visible()
    expect(page.locator(".track")).to_be_visible()
    expect(page.locator(".strip")).to_be_hidden()
    expect(line).not_to_have_text(before)
    expect(page.locator("[data-announcer]")).to_contain_text("Killers win")


def rolled_by_bo() -> tuple[dict[str, object], dict[str, object]]:
    """Bo's last roll, before which Bo was asked."""
    event = {"kind": "dice_rolled", "seat": 1, "roll": 2, "rolled": [3, 5], "kept": [1, 1, 2]}
    event |= {"dice": [1, 1, 2, 3, 5], "call": None, "came": None, "draw": None}
    turned = {"kind": "passed", "seat": 1}
    public = {"rolls": 0, "turn": 2, "dice": None, "kept": None}
    return morpyam(turn=1, rolls=1, dice="11226", seats=3), {
        "events": [event, turned],
        "public": public,
    }


def played(position: Position[Any], move: str, seen: Callable[[Any], dict[str, Any]]) -> tuple:
    """A game before Ada's move, and the update that tells of it."""
    return seen(position), made(position, move)


UNSEEN: dict[str, Callable[[], tuple[dict[str, object], dict[str, object]]]] = {
    "morpho": lambda: ({"legal": [], "public": PUBLIC}, {"events": SHOT, "public": FALLEN}),
    "morpyam": rolled_by_bo,
    "morphos": lambda: played(morphos_at(size=9, board={"B": ["a1"]}), "A c3", morphos_seen),
    "morphatrons": lambda: played(morphatrons_at(**MIDDLE), "A end", morphatrons_seen),
}


@pytest.mark.parametrize("game", UNSEEN)
def test_nothing_is_said_that_has_not_been_seen(page, moving, game):
    """Neither by the headline nor by ear, in any game; tests of Morph see to its own film."""
    before, update = UNSEEN[game]()
    table = moving(FREEZING, **before)
    said = [page.locator(place) for place in ("[data-headline]", "[data-announcer]")]
    texts = [one.inner_text() for one in said]

    table.update(13, **update)
    expect(page.locator(".motion > *")).not_to_have_count(0)
    assert [one.inner_text() for one in said] == texts

    page.keyboard.press("Shift")
    for one, text in zip(said, texts, strict=True):
        expect(one).not_to_have_text(text)


CAME = {"kind": "dice_rolled", "seat": 0, "roll": 3, "rolled": [5], "kept": [3, 3, 3, 5]}
CAME |= {"dice": [3, 3, 3, 5, 5], "call": "full", "came": True}


def test_a_called_roll_is_judged_once_its_dice_lie(page, moving):
    """Neither the headline nor a box says that one's own call has come while a die tumbles."""
    table = moving(FREEZING, **morpyam(rolls=2, dice="33355"))
    asked = page.locator("[data-headline]").text_content()

    rolled = {"rolls": 3, "dice": CAME["dice"], "kept": CAME["kept"], "call": "full", "came": True}
    table.update(13, events=[CAME], public=rolled, legal=["place c4", "place d3"])

    expect(page.locator(".motion .tumbling, .motion > i")).not_to_have_count(0)
    expect(page.locator("[data-headline]")).to_have_text(asked)
    expect(page.locator(".boxes [data-target]")).to_have_count(0)
    page.keyboard.press("Shift")
    expect(page.locator("[data-headline]")).to_have_text("You rolled your call")
    expect(page.locator(".boxes [data-target]")).to_have_count(2)


@pytest.mark.parametrize("size", [(390, 844), LAPTOP])
def test_points_and_the_turn_wait_for_the_token(page, moving, size):
    table = moving(FREEZING, size=size, **morpyam(turn=1, rolls=1, dice="11226"))
    bo = page.locator(".players [data-seat='1']")
    token = {"kind": "token_placed", "seat": 1, "box": "e3", "figure": "mini", "tokens": 11}
    token |= {"points": 1, "gained": 1}

    points = {"grid": {"e3": 1}, "points": {"1": 1}, "turn": 0, "rolls": 0}
    table.update(13, events=[token], public=points, legal=["roll"])

    expect(page.locator(".motion > *")).not_to_have_count(0)
    expect(bo.locator(".num")).to_have_text("0")
    expect(bo).to_have_class(re.compile(r"\bturn\b"))
    page.keyboard.press("Shift")
    expect(bo.locator(".num")).to_have_text("1")
    expect(bo).not_to_have_class(re.compile(r"\bturn\b"))


def test_the_last_shot_is_seen_before_the_end_is_said(page, moving):
    last = morphatrons_at(buildings={"B": [0, 0, 0, 2]}, bots={"A": {"7S": "4 robot"}})
    table = moving(FREEZING, **morphatrons_seen(last))
    asked = page.locator("[data-headline]").text_content()
    over = {"phase": "over", "match": {"ended": "won", "winners": [0], "scores": [1, 0]}}

    table.update(13, **made(last, "A strike 7S B4"), table=over)

    expect(page.locator(".motion > *")).not_to_have_count(0)
    expect(page.locator("[data-headline]")).to_have_text(asked)
    expect(page.locator("[data-stamp]")).to_have_count(0)
    expect(page.locator("[data-announcer]")).not_to_contain_text("City")
    page.keyboard.press("Shift")
    expect(page.locator(".dock [data-stamp]")).to_have_text("City down")
    expect(page.locator(".dock h1")).to_have_text("You win")


LOOKED = {
    "events": [
        {"kind": "investigated", "seat": 0, "slot": "B1"},
        {"kind": "turn_began", "seat": 1},
    ],
    "yours": [{"kind": "saw", "after": 1, "cards": {"B1": "spy"}}],
    "own": {"known": {"B1": "spy"}},
    "public": {"turn": 1, "decision": {"seat": 1, "kind": "turn"}},
    "legal": [],
}


def test_a_card_is_named_only_when_a_look_has_shown_it(page, moving):
    """A look shows the card's face, but for a look of somebody else."""
    table = moving(FREEZING, size=LAPTOP, legal=[])
    expect(page.locator("[data-aims]")).to_be_visible()

    table.update(13, **LOOKED)

    expect(page.locator(".motion .c-face")).to_contain_text("Spy")
    seen = page.locator("[data-last-seen=B1]")
    expect(seen).to_have_css("opacity", "0")
    expect(page.locator("[data-feed]")).not_to_contain_text("Spy")
    expect(page.locator(".feed-line .ln")).not_to_contain_text("Spy")
    page.keyboard.press("Shift")
    expect(seen).to_have_css("opacity", "1")
    expect(page.locator("[data-feed]")).to_contain_text("Spy")
    expect(page.locator(".feed-line .ln")).to_contain_text("Spy")

    table.update(14, events=[{"kind": "investigated", "seat": 1, "slot": "M"}], legal=[])
    expect(page.locator(".motion .m-corner")).to_have_count(1)
    expect(page.locator(".motion .c-face, .motion .c-mem")).to_have_count(0)


@pytest.mark.nightly
def test_a_hint_names_no_card_before_it_was_dealt(page, moving):
    table = moving(
        FREEZING, legal=[], public={**PUBLIC, "turn": 1, "decision": {"seat": 1, "kind": "turn"}}
    )
    aims = page.locator("[data-aims]")
    expect(aims).to_have_css("opacity", "1")

    table.update(13, events=[{"kind": "round_started", "round": 2}])

    expect(page.locator(".motion .card")).not_to_have_count(0)
    expect(aims).to_have_css("opacity", "0")
    expect(page.locator(".dock .hint")).to_have_css("opacity", "0")
    page.keyboard.press("Shift")
    expect(aims).to_have_css("opacity", "1")


@pytest.mark.nightly
def test_the_log_shows_a_move_once_its_motion_is_over(page, moving):
    table = moving(FREEZING, size=LAPTOP)
    log = page.locator("[data-feed]")

    table.update(13, events=SHOT[:1])
    table.update(14, events=[{"kind": "said", "player": "p2", "text": "Ha!"}])

    expect(log).to_contain_text("Ha!")
    expect(log).not_to_contain_text("Killer")
    page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
    expect(log).to_contain_text("Killer")


@pytest.mark.nightly
def test_the_last_shot_of_a_match_is_seen_before_the_podium(page, moving):
    table = moving(FREEZING)
    won = {**FALLEN, "outcome": {**OUTCOME, "match_over": True, "winner": 2}}
    over = {"phase": "over", "match": {**TABLE["match"], "ended": "won", "winners": [2]}}

    table.update(13, **ROUND_OVER | {"public": won, "table": over})
    expect(page.locator(".motion .card")).not_to_have_count(0)
    expect(page.locator("main")).to_have_attribute("data-screen", "round-over")
    page.keyboard.press("Shift")
    page.click("[data-action=podium]")

    expect(page.locator("main")).to_have_attribute("data-screen", "game-over")
