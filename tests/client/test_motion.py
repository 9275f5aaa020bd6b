"""Motion shows what happens: one event after the other, and never in a player's way."""

import itertools
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from morpho_server.games.morpho.events import EVENT_TYPES
from morpho_server.games.morpho.rules import SCENE_MILLIS
from morpho_server.games.records.position import Position
from tests.support.client.morphatrons import MIDDLE
from tests.support.client.morphatrons import seen as morphatrons_seen
from tests.support.client.morphos import seen as morphos_seen
from tests.support.client.morpyam import morpyam
from tests.support.client.moves import made
from tests.support.client.table import LAPTOP, PUBLIC, TABLE
from tests.support.complaints import complaints
from tests.support.games.morphatrons import position as morphatrons_at
from tests.support.games.morphos import position as morphos_at
from tests.support.nightly import nightly, walked

pytestmark = pytest.mark.browser

STILL = {
    "dealt",  # sent to nobody
    "arranged",
    "saw",  # belongs to what was seen: a look, a change, a deal
    "agreed",  # one's own secrets, of which the table shows nothing
    "disagreed",
    "investment_chosen",
    "feats_carried",  # what a match is remembered for: the screen at its end tells it
    "honours_given",
    "points_denied",
    "tie_broken",
    "guard_asked",  # nobody is named before they step in
    "intercept_asked",
}
FIELDS = {
    "seat": 1,
    "slot": "C1",
    "target": "B1",
    "identity": "deserter",
    "named": "leader",
    "gap": "B1/C1",
    "cards": {"B1": "leader"},
    "slots": ["B1"],
    "places": ["B1", "M", "C1"],
    "shooter": "C2",
    "escaping": ["C1"],
    "investigator": 2,
    "left": 2,
    "outcome": "failed",
    "wished": True,
    "unasked": False,
    "round": 2,
    "reason": "leader_eliminated",
    "points": [3, 0, -1],
}
SHOT = [
    {"kind": "revealed", "slot": "C1", "identity": "killer"},
    {"kind": "sniped", "seat": 2, "slot": "C1", "target": "B1"},
    {"kind": "eliminated", "slot": "B1", "identity": "leader"},
    {"kind": "turn_began", "seat": 1},
]
SHOWN = {"face_up": ["C1", "C2"], "known": {"C1": "killer", "C2": "deserter"}, "turn": 1}
FALLEN = {**SHOWN, "slots": ["A1", "A2", "C1", "C2", "M"], "eliminated": {"B1": "leader"}}
IN_TIME = """
    // However slow the page is, nothing comes too late to be shown.
    // Both clocks stand still: a page at which they part asks for a snapshot.
    const [now, wall] = [performance.now(), Date.now()];
    performance.now = () => now;
    Date.now = () => wall;
"""
COUNTING = (
    f"""() => {{{IN_TIME}"""
    """
    window.moved = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const animation = animate.call(this, frames, options);
        if (options.duration > 1) window.moved += 1;
        return animation;
    };
}"""
)
FREEZING = (
    f"""() => {{{IN_TIME}"""
    """
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const animation = animate.call(this, frames, options);
        animation.pause();
        return animation;
    };
}"""
)


MARKING = """() => {
    window.marked = 0;
    new MutationObserver((changes) => {
        for (const {addedNodes} of changes) for (const {className} of addedNodes)
            if (className === "motion-ring") window.marked += 1;
    }).observe(document.body, {childList: true, subtree: true});
}"""


@pytest.fixture
def moving(page: Page, at_table):
    """Open a table at which things move."""

    def opened(script: str = "() => {}", **parts: object):
        page.emulate_media(reduced_motion="no-preference")
        table = at_table(**parts)
        expect(page.locator(".motion")).to_be_attached()
        page.evaluate(script)
        return table

    return opened


def test_every_event_moves_or_is_still_on_purpose(run):
    moves = set(run("/games/morpho/motion/index.js", "m => Object.keys(m.choreographies)"))

    assert moves.isdisjoint(STILL)
    assert moves | STILL == {event.kind for event in EVENT_TYPES}


@pytest.mark.usefixtures("from_sources")
def test_each_event_moves_something_until_a_key_is_pressed(page, moving):
    """And none for longer than six tenths of a second, and its scene."""
    table = moving(COUNTING, public={**PUBLIC, "mission": 0, "end_wished": True})
    lasts = page.evaluate(
        """async ([events, state]) => {
            const morpho = await import("/games/morpho/motion/index.js");
            const { actsOf } = await import("/motion/scene.js");
            const around = { before: state, after: state, all: events };
            return actsOf(events, around, morpho, 0).map((act) => [act.event.kind, act.lasts]);
        }""",
        [
            [{**FIELDS, "kind": event.kind} for event in EVENT_TYPES],
            {"public": PUBLIC, "own": None},
        ],
    )
    assert len(lasts) == len(EVENT_TYPES) - len(STILL)
    assert all(0 < each <= 600 + SCENE_MILLIS.get(kind, 0) for kind, each in lasts)

    still = []
    moves = sorted({event.kind for event in EVENT_TYPES} - STILL)
    for n, kind in enumerate(walked(moves, *moves[:4]), 13):
        before = page.evaluate("window.moved")
        table.update(n, events=[{**FIELDS, "kind": kind}], legal=[])
        try:
            page.wait_for_function("before => window.moved > before", arg=before, timeout=20_000)
        except Error:
            still.append(kind)
        page.keyboard.press("Shift")
        expect(page.locator(".motion > *")).to_have_count(0)

    assert still == []


FIRED = SHOT[1:3]
ASKED = {"kind": "guard_asked", "seat": 1, "target": "B1", "shooter": "C1"}
GUARD = {"kind": "guard", "seat": 1, "target": "B1", "shooter": "C1"}


def test_a_scene_holds_back_what_comes_of_it(page, moving):
    """It takes a breath, in which nobody is asked anything; a tap ends it."""
    table = moving(FREEZING)

    table.update(13, events=FIRED, public=FALLEN, legal=["look B2"])

    headline = page.locator("[data-headline]")
    expect(headline).to_have_text("Cleo fires at Bo \u2026")
    expect(page.locator("[data-breath=heart]")).to_be_visible()
    expect(page.locator("[data-answers] button")).to_have_count(0)
    expect(page).to_have_title("M.O.R.P.H.O.")
    page.mouse.click(5, 5)
    expect(page.locator("[data-breath], .motion > *")).to_have_count(0)
    expect(page.locator("[data-answers] button")).not_to_have_count(0)
    expect(headline).to_have_text("Your turn")


def test_a_hidden_page_moves_nothing_and_says_at_once_what_it_wants(page, moving):
    table = moving(COUNTING)
    page.evaluate("() => void Object.defineProperty(document, 'hidden', {get: () => true})")

    table.update(13, events=FIRED, public=FALLEN, legal=["look B2"])

    expect(page).to_have_title(re.compile("^Your turn"))
    expect(page.locator("[data-announcer]")).to_contain_text("Cleo")
    assert page.evaluate("window.moved") == 0


def test_without_motion_there_is_no_breath(page, at_table):
    table = at_table()

    table.update(13, events=FIRED, public=FALLEN, legal=["look B2"])

    expect(page.locator("[data-headline]")).to_have_text("Your turn")
    expect(page.locator("[data-breath], .motion .card")).to_have_count(0)


def test_hearts_beat_while_somebody_may_step_in(page, moving):
    table = moving(FREEZING)

    table.update(13, events=[FIRED[0], ASKED], public={"decision": GUARD}, legal=[])
    page.keyboard.press("Shift")

    expect(page.locator("[data-headline]")).to_have_text("Will anybody step in?")
    expect(page.locator("[data-breath=heart]")).to_be_visible()
    table.update(14, events=[], public={"decision": {"kind": "turn", "seat": 1}}, legal=[])
    expect(page.locator("[data-breath]")).to_have_count(0)


def test_nobody_is_named_before_they_step_in(page, at_table):
    table = at_table(size=LAPTOP, public={**PUBLIC, "turn": 2}, legal=[])

    table.update(13, events=[FIRED[0], ASKED], public={"decision": GUARD}, legal=[])

    expect(page.locator("[data-headline]")).to_have_text("Will anybody step in?")
    expect(page.locator('[data-seat="1"]')).to_have_attribute("data-asked", "false")
    expect(page.locator('[data-seat="2"]')).to_have_attribute("data-asked", "true")
    expect(page.locator("[data-feed]")).not_to_contain_text("must step in")


@pytest.mark.parametrize(
    ("decision", "sights"),
    [(GUARD, 1), ({"kind": "take", "seat": 1, "slot": "B1", "investigator": 0}, 0)],
    ids=["a shot", "a Transmit"],
)
def test_the_gun_sight_is_for_shots_alone(page, at_table, decision, sights):
    at_table(public={**PUBLIC, "decision": decision}, legal=[])

    expect(page.locator("[data-headline]")).to_be_visible()
    expect(page.locator(".c-aim")).to_have_count(sights)


@pytest.mark.usefixtures("from_sources")
@pytest.mark.parametrize(
    "kinds",
    [
        ["revealed", "sniped", "eliminated", "turn_began"],
        ["guarded", "eliminated", "turn_began"],
        ["revealed", "bombed", "eliminated"],
        ["revealed", "assassinated", "eliminated", "turn_began"],
        ["indicated", "mission_ended"],
        ["revealed", "escape_tried"],
        ["transmit_taken", "transmit_laid", "turn_began"],
    ],
)
def test_scenes_fit_into_the_time_that_the_server_gives_them(page, moving, kinds):
    moving()
    lasts = page.evaluate(
        """async ([events, state]) => {
            const morpho = await import("/games/morpho/motion/index.js");
            const { actsOf } = await import("/motion/scene.js");
            const around = { before: state, after: state, all: events };
            return actsOf(events, around, morpho, 0).reduce((sum, act) => sum + act.lasts + 50, 0);
        }""",
        [[{**FIELDS, "kind": kind} for kind in kinds], {"public": PUBLIC, "own": None}],
    )

    assert lasts <= 1800 + sum(SCENE_MILLIS.get(kind, 0) for kind in kinds)


def test_motion_is_over_within_two_seconds(run):
    played = run(
        "/motion/pace.js",
        """(m, numbers) => numbers.map((number) => {
            const acts = Array.from({ length: number }, () => ({ lasts: 600, due: m.LONGEST }));
            const left = acts.slice(m.tooMany(acts, 0));
            return 600 * left.length / m.paceOf(left, 0);
        })""",
        [1, 3, 7, 12, 40],
    )

    assert all(0 < each < 2000 for each in played)


@pytest.mark.parametrize("before", [[], nightly([{"kind": "turn_began", "seat": 2}])])
def test_motion_covers_a_card_before_its_change_shows(page, moving, before):
    table = moving("""() => {
        window.bare = false;
        const fallen = () => document.querySelector("[data-slot=B1]").dataset.card === "eliminated";
        new MutationObserver(() => {
            if (fallen() && !document.querySelector(".motion .card")) window.bare = true;
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
    }""")
    numbers = itertools.count(13)

    for events in (before, SHOT):
        if events:
            table.update(next(numbers), events=events, public=FALLEN if events is SHOT else {})

    expect(page.locator("[data-slot=B1]")).to_have_attribute("data-card", "eliminated")
    assert page.evaluate("window.bare") is False


def test_a_tap_on_a_card_that_moves_is_a_tap_on_the_card(page, moving):
    table = moving(FREEZING, legal=[])
    table.update(
        13,
        events=[{"kind": "investigated", "seat": 1, "slot": "C1"}],
        legal=["guard C1", "guard C2"],
    )
    expect(page.locator(".motion .card")).not_to_have_count(0)

    page.locator("[data-slot=C1]").click()

    expect(page.locator(".motion > *")).to_have_count(0)
    assert table.heard()["move"] == "guard C1"


@pytest.mark.nightly
def test_without_motion_events_are_marked(page, at_table):
    table = at_table()
    expect(page.locator(".motion")).to_be_attached()
    page.evaluate(MARKING)

    table.update(13, events=SHOT, public=FALLEN, legal=[])

    page.wait_for_function("() => window.marked > 0")  # they go away by themselves
    assert page.evaluate("document.getAnimations().length") == 0
    expect(page.locator(".motion > *")).to_have_count(0)


@pytest.mark.nightly
def test_motion_stops_when_it_is_turned_off(page, moving):
    table = moving(FREEZING)
    table.update(13, events=SHOT, public=FALLEN, legal=[])
    expect(page.locator(".motion .card")).not_to_have_count(0)

    page.emulate_media(reduced_motion="reduce")

    expect(page.locator(".motion > *")).to_have_count(0)
    assert page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize(
    "reason", ["a snapshot", *map(nightly, ("a tap", "another size", "hidden", "cut off"))]
)
def test_motion_ends_as_soon_as_there_is_a_reason(page, moving, reason):
    """Until then the board below shows the present, and the motion nothing to be tapped."""
    table = moving(FREEZING)
    table.update(13, events=SHOT, public=FALLEN, legal=[])
    expect(page.locator("[data-slot=B1]")).to_have_attribute("data-card", "eliminated")
    expect(page.locator(".motion .card")).not_to_have_count(0)
    expect(page.locator(".motion [data-slot], .motion [role]")).to_have_count(0)

    if reason == "a tap":
        page.locator("[data-headline]").click()
    elif reason == "another size":
        page.set_viewport_size({"width": 400, "height": 700})
    elif reason == "hidden":
        page.evaluate(
            """() => {
                Object.defineProperty(document, "hidden", {get: () => true});
                document.dispatchEvent(new Event("visibilitychange"));
            }"""
        )
    elif reason == "cut off":
        table.sockets[-1].close(code=1001)
    else:
        table.say({**table.snapshot, "n": 13})

    expect(page.locator(".motion > *")).to_have_count(0)


def test_nobody_can_follow_a_card_through_a_transmit(page, moving):
    """Not even knowing where one lay helps: all cards look and move alike."""
    table = moving(FREEZING)
    laid = {"kind": "transmit_laid", "seat": 2, "places": ["B1", "M", "C1"]}

    table.update(13, events=[laid], own={"known": {"C1": None}}, legal=[])

    cards = page.locator(".motion .card")
    expect(cards).to_have_count(3)
    assert len(set(cards.evaluate_all("all => all.map(e => e.innerHTML)"))) == 1
    assert not page.locator(".motion").inner_html().count("i-leader")


ENDED = {"kind": "round_ended", "reason": "leader_eliminated", "points": [0, 0, 3], "cards": {}}
OUTCOME = {**ENDED, "scores": [0, 3, 10], "match_over": False, "investments": {}}
ROUND_OVER = {
    "events": [*SHOT, ENDED],
    "public": {**FALLEN, "decision": None, "outcome": OUTCOME},
    "table": {"phase": "between"},
    "legal": [],
}
"""What an update says of a shot that ends the round."""


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


@pytest.mark.nightly
@pytest.mark.parametrize("kind", SCENE_MILLIS)
def test_the_table_dims_for_scenes(page, moving, kind):
    table = moving(FREEZING)

    table.update(13, events=[{**FIELDS, "kind": kind}])

    expect(page.locator(".m-dim")).to_have_count(1)


@pytest.mark.nightly
def test_the_table_does_not_dim_for_anything_else(page, moving):
    table = moving(FREEZING)

    table.update(13, events=SHOT[:1])

    expect(page.locator(".motion .card").first).to_be_attached()
    expect(page.locator(".m-dim")).to_have_count(0)


LAID = """(plate) => [plate, ...plate.querySelectorAll(".pl1, .mark, .pname")].map((part) => {
    const { flexDirection, textAlign, fontSize, color } = getComputedStyle(part);
    const width = Math.round(part.getBoundingClientRect().width);
    return [flexDirection, textAlign, fontSize, color, width];
})"""


@pytest.mark.nightly
@pytest.mark.parametrize("seat", [1, 2])
def test_a_copy_of_a_plate_looks_like_the_plate_on_a_phone_too(page, moving, seat):
    table = moving(FREEZING)
    before = page.locator(f'[data-seat="{seat}"] .plate').evaluate(LAID)

    table.update(13, events=[{"kind": "passed", "seat": seat}])

    copy = page.locator(".motion .plate")
    expect(copy).to_be_attached()

    assert copy.evaluate(LAID) == before


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


TOLD: dict[str, Callable[[], tuple[dict[str, object], dict[str, object]]]] = {
    "morpho": lambda: ({"legal": [], "public": PUBLIC}, {"events": SHOT, "public": FALLEN}),
    "morpyam": rolled_by_bo,
    "morphos": lambda: played(morphos_at(size=9, board={"B": ["a1"]}), "A c3", morphos_seen),
    "morphatrons": lambda: played(morphatrons_at(**MIDDLE), "A end", morphatrons_seen),
}


@pytest.mark.parametrize("game", TOLD)
def test_nothing_is_said_that_has_not_been_seen(page, moving, game):
    """Neither by the headline nor by ear, in any game; tests of Morph see to its own film."""
    before, update = TOLD[game]()
    table = moving(FREEZING, **before)
    said = [page.locator(place) for place in ("[data-headline]", "[data-announcer]")]
    texts = [one.inner_text() for one in said]

    table.update(13, **update)
    expect(page.locator(".motion > *")).not_to_have_count(0)
    assert [one.inner_text() for one in said] == texts

    page.keyboard.press("Shift")
    for one, text in zip(said, texts, strict=True):
        expect(one).not_to_have_text(text)


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


def sent(n: int, *events: dict[str, object]) -> dict[str, object]:
    """An update of long ago."""
    return {"type": "update", "n": n, "at": 0, "events": list(events)}


MISSED = [
    sent(14, {"kind": "investigated", "seat": 1, "slot": "C1"}, {"kind": "turn_began", "seat": 2}),
    sent(15, {"kind": "said", "player": "p2", "text": "Hm."}),
    sent(16, {"kind": "revealed", "slot": "C1", "identity": "killer"}),
    sent(17, {"kind": "job_changed", "seat": 2, "slot": "C2"}),
]


def test_missed_moves_can_be_stepped_through(page, at_table):
    """Those that were seen already are not among them."""
    table = at_table()
    looked = {"kind": "investigated", "seat": 1, "slot": "C1"}
    table.update(13, events=[looked], legal=[])
    expect(page.locator("main")).to_have_attribute("data-n", "13")
    table.snapshot = {**table.snapshot, "n": 17}
    table.past = [sent(13, looked), *MISSED]

    page.reload()

    bar = page.locator("[data-missed]")
    expect(bar).to_contain_text("3 moves")
    bar.locator("[data-action=show-missed]").click()
    step = page.locator("[data-missed-at]")
    expect(step).to_have_attribute("data-event", "investigated")
    expect(page.locator(".motion-ring")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(step).to_contain_text("Killer")
    page.keyboard.press("ArrowLeft")
    expect(step).to_have_attribute("data-event", "investigated")
    step.locator("[data-action=missed-next]").click()
    step.locator("[data-action=missed-next]").click()
    expect(step).to_have_attribute("data-event", "job_changed")
    expect(page.locator(".motion-ring")).to_have_count(2)

    page.keyboard.press("Escape")

    expect(page.locator("[data-missed], [data-missed-at], .motion-ring")).to_have_count(0)
    expect(page.locator("[data-slot=C1]")).to_have_attribute("data-card", "known")


@pytest.mark.nightly
def test_the_game_goes_on_beside_the_missed_moves(page, at_table):
    table = at_table()
    table.snapshot = {**table.snapshot, "n": 17}
    table.past = MISSED
    expect(page.locator("main")).to_have_attribute("data-n", "12")
    page.reload()
    page.locator("[data-action=show-missed]").click()

    table.update(18, events=[{"kind": "turn_began", "seat": 0}], legal=["look B1"])
    expect(page.locator("main")).to_have_attribute("data-n", "18")
    page.locator(".dock [data-verb=look]").click()
    page.locator("[data-slot=B1]").click()

    assert table.heard()["move"] == "look B1"
    expect(page.locator("[data-missed-at]")).to_have_count(0)


def test_moves_that_come_late_are_announced_as_missed_once(page, at_table):
    table = at_table()
    expect(page.locator("main")).to_have_attribute("data-n", "12")

    for n, seat in ((13, 1), (14, 2)):
        table.say(sent(n, {"kind": "investigated", "seat": seat, "slot": "A1"}) | {"at": -60_000})

    said = page.locator("[data-announcer] p")
    expect(said.last).to_have_text("You missed 2 moves")
    expect(said.filter(has_text="You missed")).to_have_count(1)
    expect(page.locator("[data-missed]")).to_contain_text("2 moves")


def test_motion_that_comes_too_late_holds_nothing_up(run):
    """The podium waits until nothing moves any more; a slow page leaves all of it out."""
    spoken = run(
        "/motion/player.js",
        """({Player}) => {
            const overlay = {cover() {}, clear() {}, reset() {}};
            const player = new Player(overlay);
            const spoken = [];
            const over = new Promise((resolve) => {
                player.busy.subscribe((busy) => spoken.push(busy) > 2 && resolve(spoken));
            });
            player.add([{lasts: 500, due: performance.now() - 1}]);
            player.start();
            return over;
        }""",
    )

    assert spoken == [False, True, False]


@pytest.mark.nightly
def test_a_round_s_end_is_shown_even_if_motion_never_ends(page, moving):
    table = moving(FREEZING)

    table.update(13, **ROUND_OVER)
    expect(page.locator(".motion .card")).not_to_have_count(0)

    expect(page.locator(".dock [data-reason]")).to_be_visible()
    expect(page.locator(".motion .card")).to_have_count(0)


def test_an_act_that_fails_is_followed_by_the_next(run):
    complaints.expect("Error: no")
    script = """async m => {
        const drawn = [];
        const play = async (act) => {
            drawn.push(act.name);
            if (act.name === "fails") throw new Error("no");
        };
        const overlay = {cover() {}, clear() {}, reset() {}, play};
        const player = new m.Player(overlay);
        const due = performance.now() + 4000;
        player.add(["fails", "moves"].map(name => ({name, due, lasts: 1})));
        player.start();
        for (let i = 0; i < 100 && player.busy.peek(); i++)
            await new Promise(r => setTimeout(r, 10));
        return [drawn, player.busy.peek(), player.limit];
    }"""

    assert run("/motion/player.js", script) == [["fails", "moves"], False, 0]
