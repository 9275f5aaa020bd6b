"""The end of a round is a scene above its result."""

import pytest
from playwright.sync_api import expect

from tests.support.client.morphatrons import seen
from tests.support.client.motion import IN_TIME, ROUND_OVER
from tests.support.client.moves import made
from tests.support.client.table import TABLE
from tests.support.games.morphatrons import position

pytestmark = pytest.mark.browser

SCENE = (
    f"""() => {{{IN_TIME}"""
    """
    // No scene is given up.
    const wait = window.setTimeout;
    window.setTimeout = (act, after = 0) => (after < 3000 ? wait(act, after) : 0);
    // The scene of a round's end stands still; everything before it is over in an instant.
    window.scenes = 0;
    new MutationObserver((changes) => {
        for (const {addedNodes} of changes) for (const {className} of addedNodes)
            if (className === "m-verdict") window.scenes += 1;
    }).observe(document.body, {childList: true, subtree: true});
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const animation = animate.call(this, frames, options);
        if (options.duration < 2000) animation.finish();
        else animation.pause();
        return animation;
    };
}"""
)


LOADED_AHEAD = """async () => {
    const { deferred, preload } = await import("/loading/lazy.js");
    await Promise.all(deferred.map(preload));
    await new Promise((resolve) => setTimeout(resolve));
}"""
"""A page that has been open for a while has all that it needs at the end of a round."""

NEXT_ROUND = {"events": [{"kind": "round_started", "round": 2}], "table": {"phase": "playing"}}


@pytest.fixture
def ended(from_sources, page, moving):
    """A page on which a round has just ended, in the midst of its scene."""
    table = moving(SCENE)
    page.evaluate(LOADED_AHEAD)
    table.update(13, **ROUND_OVER)
    expect(page.locator(".m-verdict")).to_be_attached()
    return table


def test_the_end_of_a_round_is_a_scene_above_its_result(page, ended):
    """A click reaches the result below; the scene is over then, and does not come back."""
    expect(page.locator(".m-verdict")).to_contain_text("Killers win")
    expect(page.locator(".m-verdict")).to_contain_text("Cleo\u2019s shot hit Bo\u2019s Leader.")
    expect(page.locator(".m-dim")).to_have_count(1)
    expect(page.locator(".motion .plus")).to_have_text("+3")
    expect(page.locator(".dock [data-reason]")).to_be_visible()
    expect(page.locator(".motion")).to_have_attribute("aria-hidden", "true")
    expect(page.locator("[data-announcer]", has_text="Killers win")).to_have_count(1)

    page.click("[data-action=next-round]")
    assert ended.heard()["type"] == "next_round"
    expect(page.locator(".motion > *")).to_have_count(0)
    ended.update(14, events=[{"kind": "said", "player": "p2", "text": "Ha!"}])
    expect(page.locator("[data-feed]")).to_contain_text("Ha!")
    assert page.evaluate("window.scenes") == 1


def test_the_stamp_of_a_duel_falls_on_the_table(from_sources, page, moving):
    """Then it goes to its place in the dock."""
    last = position(buildings={"B": [0, 0, 0, 2]}, bots={"A": {"7S": "4 robot"}})
    table = moving(SCENE, **seen(last))
    page.evaluate(LOADED_AHEAD)
    over = {"phase": "over", "match": {"ended": "won", "winners": [0], "scores": [1, 0]}}

    table.update(13, **made(last, "A strike 7S B4"), table=over)

    expect(page.locator(".motion .stamped")).to_have_text("City down")
    expect(page.locator(".dock [data-stamp]")).to_have_css("opacity", "0")
    page.keyboard.press("Shift")
    expect(page.locator(".motion .stamped")).to_have_count(0)
    expect(page.locator(".dock [data-stamp]")).to_have_css("opacity", "1")


CENTRE = """one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
}"""


TRAIL = """path => [0, path.getTotalLength()].map((at) => {
    const { x, y } = path.getPointAtLength(at);
    return [x, y];
})"""


@pytest.mark.usefixtures("ended")
def test_points_fly_to_their_place_on_the_track_and_leave_a_trail(page):
    plate, goal = (page.locator(place) for place in ("[data-seat='2'] .plus", "[data-track='2']"))
    flying = page.locator(".motion .plus")

    assert flying.evaluate(CENTRE) == pytest.approx(goal.evaluate(CENTRE), abs=1)
    ends = page.locator(".m-line.trail path").last.evaluate(TRAIL)
    assert ends[0] == pytest.approx(plate.evaluate(CENTRE), abs=30)
    assert ends[1] == pytest.approx(goal.evaluate(CENTRE), abs=30)


@pytest.mark.usefixtures("ended")
def test_the_cards_that_decided_a_round_keep_their_light(page):
    lit = page.locator(".motion .card").evaluate_all(f"all => all.map({CENTRE})")
    decided = [page.locator(f"main [data-slot={slot}]").evaluate(CENTRE) for slot in ("C1", "B1")]

    assert lit == [pytest.approx(place, abs=20) for place in decided]


@pytest.mark.nightly
@pytest.mark.parametrize("skip", ["a tap", "a key", "the next round", "a snapshot", "hidden"])
def test_the_scene_is_over_at_once_and_does_not_come_back(page, ended, skip):
    if skip == "a tap":
        page.locator(".m-verdict").dispatch_event("pointerdown", {"bubbles": True})
    elif skip == "a key":
        page.keyboard.press("Escape")
    elif skip == "the next round":
        ended.update(14, **NEXT_ROUND, public={"outcome": None, "round": 2})
    elif skip == "a snapshot":
        ended.say({**ended.snapshot, "n": 13})
    else:
        page.evaluate(
            """() => {
                Object.defineProperty(document, "hidden", {get: () => true});
                document.dispatchEvent(new Event("visibilitychange"));
            }"""
        )

    expect(page.locator(".motion > *")).to_have_count(0)
    n = 15 if skip == "the next round" else 14
    ended.update(n, events=[{"kind": "said", "player": "p2", "text": "Ha!"}])
    expect(page.locator("[data-feed]")).to_contain_text("Ha!")
    assert page.evaluate("window.scenes") == 1


@pytest.mark.nightly
def test_the_result_is_the_same_after_its_scene_and_without_one(page, ended, at_table):
    page.keyboard.press("Shift")
    expect(page.locator(".motion > *")).to_have_count(0)
    shown = [page.locator(place).inner_text() for place in (".dock", ".top", ".board")]
    page.emulate_media(reduced_motion="reduce")

    table = at_table()
    expect(page.locator(".motion")).to_be_attached()
    page.evaluate(SCENE)
    table.update(13, **ROUND_OVER)
    expect(page.locator(".dock [data-story]")).to_be_visible()
    expect(page.locator(".track")).to_be_visible()

    assert [page.locator(place).inner_text() for place in (".dock", ".top", ".board")] == shown
    assert page.evaluate("window.scenes") == 0


@pytest.mark.nightly
def test_a_round_that_was_over_before_one_came_has_no_scene(page, moving):
    moving(
        SCENE,
        public=ROUND_OVER["public"],
        table={**TABLE, "phase": "between"},
        legal=[],
    )

    expect(page.locator(".dock [data-reason]")).to_be_visible()
    assert page.evaluate("window.scenes") == 0
