"""The games for two to four on a big screen: all of the board is seen, and read from afar."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.support.client.morph import FULL, morph
from tests.support.client.morphatrons import CROWD, morphatrons
from tests.support.client.morphos import morphos
from tests.support.client.morpyam import morpyam
from tests.support.client.stage import SIZES, on_stage, unfit
from tests.support.client.table import ENDED, OPTIONS, TABLE, resize

pytestmark = pytest.mark.browser

RUNS: Final = {"a4": 0, "b4": 0, "c4": 0, "e1": 1, "e2": 1, "e3": 1, "a6": 2, "d3": 3, "f1": 3}

BOARDS: Final[dict[str, tuple[dict[str, Any], dict[str, Any]]]] = {
    "morphos": (
        morphos(),
        {"kind": "stone_flipped", "seat": 0, "colour": "B", "point": "h6", "kept": False},
    ),
    "morph": (
        morph(**FULL),
        {"kind": "feat_used", "seat": 0, "pair": "violet_grey", "line": 1, "place": 1, "paid": 2},
    ),
    "morphatrons": (
        morphatrons(**CROWD),
        {"kind": "bot_morphed", "seat": 0, "card": "10D", "mode": "robot", "free": True},
    ),
    "morpyam": (
        morpyam(seats=4, grid=RUNS, rolls=2, dice="23335", kept="333"),
        {"kind": "turn_passed", "seat": 2, "why": "nothing_fits"},
    ),
}
"""A table of each game where it is fullest, and something that has just happened there."""


APART: Final = (
    ".whose, .head > .corner, .player, .shout, .narration, "
    ".clay, .boxes, span.rim, .tray, .slot, .front, .game-bot, .building, .cap"
)
"""What never lies over another."""
SMALL: Final = ".rim, .power, .nth"
"""What may be small: names of files and ranks, power and order numbers."""


@pytest.mark.parametrize("game", BOARDS)
def test_all_is_seen_and_nothing_lies_over_another(page, game):
    on_stage(page, *BOARDS[game])

    for size in SIZES:
        resize(page, size)
        assert unfit(page, APART, SMALL) == [], size


CAMERA: Final = {"left": 1448, "top": 811, "right": 1884, "bottom": 1056}
"""Where the picture of a camera may lie over a stream."""


def streamed(seen: dict[str, Any], **table: Any) -> dict[str, Any]:
    """Return the snapshot of a screen that is five minutes behind."""
    match = seen["table"]["match"] | {"delay": 300} | table.pop("match", {})
    late = {"screens": {"s1": {"delayed": True}}, "match": match}
    return {**seen, "table": {**seen["table"], **late, **table}}


@pytest.mark.parametrize("game", BOARDS)
def test_a_stream_says_how_late_it_is_and_leaves_a_corner_free(page, game):
    seen, event = BOARDS[game]
    on_stage(page, streamed(seen), event)

    assert unfit(page, APART, SMALL, CAMERA) == []
    expect(page.locator(".behind")).to_have_text("5 minutes behind")
    expect(page.locator(".shout:visible")).to_have_count(0)


def test_a_stream_says_before_the_first_deal_how_late_it_will_be(page):
    late = {"screens": {"s1": {"delayed": True}}, "phase": "waiting", "match": None}
    options = {**OPTIONS, "spectators": True, "spectator_delay": 90}
    on_stage(page, {"table": {**TABLE, **late, "options": options}, "public": None})

    expect(page.locator(".behind")).to_have_text("90 seconds behind")


@pytest.mark.parametrize("phase", ["waiting", "between", "over"])
def test_the_corner_of_a_stream_stays_free_in_every_phase(page, phase):
    won = {"ended": "won", "winners": [0], "scores": [10, 8, 7, 6, 5, 4, 3, 2, 1]}
    nine = {str(seat): f"p{seat + 1}" for seat in range(9)}
    match = won if phase == "over" else {}
    shown = streamed({"table": TABLE}, seats=nine, phase=phase, match=match)
    on_stage(page, shown | {"public": ENDED})

    faults = unfit(page, APART, SMALL, CAMERA)
    assert [fault for fault in faults if fault.startswith("in the corner")] == []
    expect(page.locator(".stream")).to_be_visible()


@pytest.mark.parametrize("game", BOARDS)
def test_nothing_on_a_big_screen_can_be_pressed_but_its_corner(page, game):
    on_stage(page, BOARDS[game][0])

    pressed = page.locator(".wall :is(button, a, [tabindex='0']):not([inert] *, .corner *)")

    expect(pressed).to_have_count(0)
    expect(page.locator(".corner button")).not_to_have_count(0)


def test_the_narrator_adds_a_line_to_the_newest_sentence(page):
    on_stage(page, *BOARDS["morphos"])

    expect(page.locator("[data-sentence]")).to_contain_text("Featherby flips h6")
    expect(page.locator("[data-narrator]")).to_have_text("Same place, new employer.")


def test_cities_are_named_after_their_players(page):
    on_stage(page, *BOARDS["morphatrons"])

    expect(page.locator(".city .cap")).to_have_text([re.compile("^Bo"), re.compile("^Max")])


def test_the_end_of_a_game_says_who_has_won(page):
    table = on_stage(page, *BOARDS["morpyam"])
    match = {**table.snapshot["table"]["match"], "ended": "won", "winners": [1], "scores": [0, 1]}
    table.update(
        14,
        table={"phase": "over", "match": match},
        public={"reason": "ko", "winners": [1], "match_over": True},
        events=[{"kind": "game_ended", "reason": "ko", "winners": [1], "points": [1, 2, 0, 0]}],
    )

    expect(page.locator("[data-sentence]")).to_have_text("Bo wins")
    expect(page.locator(".player.won")).to_contain_text("Bo")
