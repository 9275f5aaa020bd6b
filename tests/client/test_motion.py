"""Motion shows what happens: one event after the other, and never in a player's way."""

import itertools
import re

import pytest
from playwright.sync_api import Error, expect

from morpho_server.games.morpho.events import EVENT_TYPES
from morpho_server.games.morpho.rules import SCENE_MILLIS
from tests.support.client.motion import FALLEN, FREEZING, IN_TIME, ROUND_OVER, SHOT
from tests.support.client.table import LAPTOP, PUBLIC
from tests.support.complaints import complaints
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


MARKING = """() => {
    window.marked = 0;
    new MutationObserver((changes) => {
        for (const {addedNodes} of changes) for (const {className} of addedNodes)
            if (className === "motion-ring") window.marked += 1;
    }).observe(document.body, {childList: true, subtree: true});
}"""


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
    """And not before the shot has been seen."""
    table = moving(FREEZING)

    table.update(13, events=[SHOT[0], FIRED[0], ASKED], public={"decision": GUARD}, legal=[])
    expect(page.locator(".motion .card").first).to_be_attached()
    expect(page.locator("[data-aims]")).to_be_visible()
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
