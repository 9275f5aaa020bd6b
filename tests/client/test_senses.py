"""A table's effects beyond its screen: sound, icon, notices, vibration, a screen kept on."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.support.client.table import LEGAL, SNAPSHOT, Table, wait_until

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def whole_browser() -> bool:
    """Return true: a headless shell has no notifications."""
    return True


@pytest.fixture
def page(own_page):
    """Return a tab of its own: what is put before a page's scripts stays in a tab."""
    return own_page


CALM, CALLING = re.compile(r"/icons/tab\.png$"), re.compile(r"/icons/tab-call\.png$")
"""The page's icon, and while its player is called."""

MISSED = -60_000
"""When something happened that was missed, by the table's clock, which stands at 0 at first."""

SPIES = """() => {
    // Playwright touches a page whenever it looks at it; only what is clicked here shall count.
    const userActivation = {hasBeenActive: false};
    Object.defineProperty(navigator, "userActivation", {value: userActivation});
    addEventListener("click", () => { userActivation.hasBeenActive = true; }, true);

    window.spied = {contexts: 0, ready: false, tones: [], notices: [], shaken: [], locks: 0};
    const {spied} = window;

    const {start} = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...given) {
        spied.tones.push(Math.round(this.frequency.value));
        return start.apply(this, given);
    };
    const {createBuffer} = AudioContext.prototype;
    window.AudioContext = class extends AudioContext {
        constructor() { super(); spied.contexts += 1; spied.context = this; }
        createBuffer(...given) { spied.ready = true; return createBuffer.apply(this, given); }
    };

    window.Notification = class extends Notification {
        constructor(title, options) {
            super(title, options);
            this.notice = {title, ...options, open: true};
            spied.notices.push(this.notice);
        }
        close() { this.notice.open = false; super.close(); }
    };

    Navigator.prototype.vibrate = (pattern) => { spied.shaken.push(pattern); return true; };

    WakeLock.prototype.request = async () => {
        spied.locks += 1;
        return {release: async () => { spied.locks -= 1; }};
    };

    Navigator.prototype.setAppBadge = async () => { spied.badge = true; };
    Navigator.prototype.clearAppBadge = async () => { spied.badge = false; };

    window.hide = (hidden) => {
        Object.defineProperty(document, "hidden", {get: () => hidden, configurable: true});
        document.dispatchEvent(new Event("visibilitychange"));
    };
}"""
KNOCK, STAMP, THUD, TAP = 215, 300, 98, 620
"""The pitch with which a sound begins."""

CALLED = {"legal": LEGAL, "public": {"turn": 0, "decision": {"seat": 0, "kind": "turn"}}}
ASKED = {
    "legal": ["guard A1"],
    "public": {"decision": {"seat": 0, "kind": "guard", "target": "B1", "shooter": "C1"}},
}
NOT_CALLED = {"legal": [], "public": {"turn": 1, "decision": {"seat": 1, "kind": "turn"}}}

Opened = Callable[..., Table]


@pytest.fixture
def spied_table(page: Page, at_table: Opened) -> Iterator[Opened]:
    """Open a table where somebody else is on turn, and see what the page asks of the browser."""

    def opened(chosen: dict[str, str] | None = None, **parts: object) -> Table:
        page.add_init_script(f"({SPIES})()")
        for name, value in (chosen or {}).items():
            page.add_init_script(f"localStorage.setItem('morpho.{name}', '{value}')")
        return at_table(**{"legal": [], **parts})

    return opened


def tap(page: Page) -> None:
    """Touch the page, as somebody does who sits down; then it may make sounds."""
    page.click("[data-action=menu]")
    page.click("[data-action=close-menu]")
    until(page, "spied.ready")


def spied(page: Page, what: str) -> object:
    """Return the page's calls of the browser so far, of one kind."""
    return page.evaluate(f"spied.{what}")


def until(page: Page, condition: str) -> None:
    """Wait for what the page asks of the browser."""
    # The page's policy lets nobody evaluate a text within it, so it is asked from here.
    wait_until(page, lambda: page.evaluate(condition), f"{condition} did not become true")


def icon(page: Page) -> str:
    """Return which icon the page has."""
    return page.locator("link[rel~=icon]").get_attribute("href") or ""


def wait_for_effects(page: Page) -> None:
    """Wait until the page has loaded what it needs beyond its screen."""
    until(page, "spied.locks === 1")


def test_icon_title_and_badge_call_before_any_tap(page, spied_table):
    """Neither sound nor notices are asked for; the screen stays on while a round is looked at."""
    table = spied_table()
    wait_for_effects(page)
    assert re.search(CALM, icon(page))
    assert page.title() == "M.O.R.P.H.O."

    table.update(13, **CALLED)
    expect(page).to_have_title("Your turn · M.O.R.P.H.O.")
    expect(page.locator("link[rel~=icon]")).to_have_attribute("href", CALLING)
    until(page, "spied.badge === true")
    table.update(14, **ASKED)
    expect(page).to_have_title("You must react · M.O.R.P.H.O.")
    table.update(15, **NOT_CALLED)
    expect(page).to_have_title("M.O.R.P.H.O.")
    expect(page.locator("link[rel~=icon]")).to_have_attribute("href", CALM)
    until(page, "spied.badge === false")

    page.evaluate("hide(true)")
    until(page, "spied.locks === 0")
    table.update(16, **CALLED)
    expect(page.locator("link[rel~=icon]")).to_have_attribute("href", CALLING)
    page.evaluate("hide(false)")
    until(page, "spied.locks === 1")
    points = {"points": [0, 0, 0], "scores": [0, 3, 0]}
    over = {"reason": "agreement", "cards": {}, "investments": {}, **points}
    table.update(17, table={"phase": "between"}, public={"outcome": over, "decision": None})
    until(page, "spied.locks === 0")
    assert (spied(page, "contexts"), spied(page, "notices")) == (0, [])


def test_calls_and_events_are_heard(page, spied_table):
    """Each call once, the own chat not at all, and while the page is hidden calls alone."""
    table = spied_table()
    tap(page)

    table.update(13, events=[{"kind": "said", "player": "p1", "text": "hm"}])
    table.update(14, events=[{"kind": "eliminated", "slot": "C1", "identity": "leader"}])
    until(page, f"spied.tones.includes({THUD})")
    assert TAP not in spied(page, "tones")

    page.evaluate("hide(true)")
    table.update(15, events=[{"kind": "blocked", "seat": 1, "slot": "B1", "gap": "B/C"}])
    table.update(16, **CALLED)
    until(page, f"spied.tones.includes({KNOCK})")
    assert STAMP not in spied(page, "tones")

    page.evaluate("hide(false)")
    knocks = spied(page, "tones").count(KNOCK)
    table.update(17, events=[{"kind": "said", "player": "p2", "text": "hm"}], legal=LEGAL)
    until(page, f"spied.tones.includes({TAP})")
    assert spied(page, "tones").count(KNOCK) == knocks

    table.update(18, **ASKED)
    until(page, f"spied.tones.filter((tone) => tone === {KNOCK}).length === {knocks + 4}")


@pytest.mark.nightly
def test_audio_sleeps_in_silence_and_wakes_for_a_call(page, spied_table):
    page.clock.install()
    table = spied_table()
    tap(page)
    until(page, "spied.context.state === 'running'")

    page.clock.fast_forward(4000)
    until(page, "spied.context.state === 'suspended'")

    table.update(13, **CALLED)
    until(page, f"spied.tones.includes({KNOCK})")


@pytest.mark.nightly
def test_only_calls_are_heard_when_audio_wakes_slowly(page, spied_table):
    table = spied_table()
    tap(page)
    until(page, "spied.context.state === 'suspended'")
    page.evaluate(
        """() => {
            const resume = spied.context.resume.bind(spied.context);
            spied.context.resume = async () => {
                await new Promise((then) => setTimeout(then, 700));
                return resume();
            };
        }"""
    )

    table.update(13, events=[{"kind": "said", "player": "p2", "text": "hm"}], **CALLED)

    until(page, f"spied.tones.includes({KNOCK})")
    assert TAP not in spied(page, "tones")


@pytest.mark.nightly
def test_missed_events_make_no_sound(page, spied_table):
    table = spied_table()
    tap(page)

    fallen = {"kind": "eliminated", "slot": "C1", "identity": "leader"}
    table.update(13, events=[fallen], at=MISSED, **CALLED)
    table.update(14, events=[{"kind": "blocked", "seat": 1, "slot": "B1", "gap": "B/C"}])
    until(page, f"spied.tones.includes({STAMP})")

    assert not {THUD, KNOCK} & set(spied(page, "tones"))


@pytest.mark.nightly
def test_nothing_runs_on_for_sound_that_is_turned_off(page, spied_table):
    spied_table()
    tap(page)

    page.click("[data-action=menu]")
    page.click("[data-menu] [data-action=sound]")

    until(page, "spied.context.state === 'closed'")


@pytest.mark.parametrize("more", [["paper"] * 9, ["paper", "flip", "thud", "snap", "stamp"] * 3])
def test_a_burst_is_thinned_out_and_the_call_is_heard_in_it(run, more):
    admitted = run(
        "/sound/sound_throttle.js",
        """(m, names) => {
            const throttle = new m.SoundThrottle();
            return names.map((name) => throttle.admit(name, 7));
        }""",
        [*more, "knock"],
    )

    heard = [after for after in admitted if after is not None]
    assert 1 < len(heard) <= 5
    assert heard == sorted(set(heard))
    assert admitted[-1] == heard[-1] < 1


def test_a_sound_is_not_heard_again_at_once(run):
    script = """m => {
        const throttle = new m.SoundThrottle();
        return [1, 1.2, 1.4].map((now) => throttle.admit("paper", now));
    }"""

    assert run("/sound/sound_throttle.js", script) == [0, None, 0]


def test_a_hidden_page_shows_a_notice_until_it_is_seen(page, spied_table):
    """A page in view shows none, and without sound it makes none."""
    page.context.grant_permissions(["notifications"])
    table = spied_table({"notices": "on", "sound": "off"})
    wait_for_effects(page)
    page.click("[data-action=menu]")
    table.update(13, **CALLED)
    expect(page.locator("link[rel~=icon]")).to_have_attribute("href", CALLING)
    table.update(14, **NOT_CALLED)
    expect(page.locator("link[rel~=icon]")).to_have_attribute("href", CALM)
    assert (spied(page, "contexts"), spied(page, "notices")) == (0, [])

    page.evaluate("hide(true)")
    table.update(15, **CALLED)
    until(page, "spied.notices.length")
    (notice,) = spied(page, "notices")
    assert (notice["title"], notice["body"]) == ("Your turn", "Your table is waiting for you.")
    assert notice["open"]

    page.evaluate("hide(false)")
    until(page, "!spied.notices[0].open")
    page.context.clear_permissions()


@pytest.mark.nightly
@pytest.mark.usefixtures("from_sources")
def test_the_screen_may_go_dark_if_somebody_wants_that(page, spied_table):
    spied_table()
    until(page, "spied.locks === 1")

    page.evaluate("import('/state/preferences.js').then(m => m.awake.choose('off'))")

    until(page, "spied.locks === 0")


@pytest.mark.nightly
@pytest.mark.usefixtures("from_sources")
def test_a_machine_that_can_shakes_when_it_is_asked_to(browser, client_address):
    context = browser.new_context(base_url=client_address, has_touch=True, service_workers="block")
    page = context.new_page()
    page.add_init_script(f"({SPIES})()")
    page.add_init_script("localStorage.setItem('morpho.vibration', 'on')")
    page.add_init_script("sessionStorage.setItem('morpho.player.KTRWPM', 'p1')")
    table = Table(page, {**SNAPSHOT, "legal": []})
    page.goto("/t/KTRWPM")
    wait_for_effects(page)
    tap(page)

    table.update(13, **CALLED)
    until(page, "spied.shaken.length === 1")

    page.evaluate("import('/state/preferences.js').then(m => m.vibration.choose('off'))")
    table.update(14, **NOT_CALLED)
    table.update(15, **CALLED)
    expect(page).to_have_title("Your turn · M.O.R.P.H.O.")
    assert len(spied(page, "shaken")) == 1
    context.close()


def test_events_are_heard_when_their_motion_begins(run):
    """Events without motion are heard along with them."""
    sounds = run(
        "/motion/narration.js",
        """(m) => {
            const events = ["joined", "shot", "fell", "went out", "over"].map((kind) => ({kind}));
            const [, shot, fell] = events;
            const log = [];
            const acts = [shot, fell].map((event) => ({event, draw: () => log.push("drawn")}));
            const playing = m.narrated(acts, events, ({kind}) => log.push(kind));
            log.push("begins");
            for (const act of playing) act.draw();
            return log;
        }""",
    )

    assert sounds == ["joined", "begins", "shot", "drawn", "fell", "went out", "over", "drawn"]


ENDS = {
    "morphos": {"kind": "side_won", "seat": 0},
    "morph": {"kind": "battle_ended", "winner": 0},
    "morphatrons": {"kind": "fight_ended", "winner": 0},
    "morpyam": {"kind": "game_ended", "winners": [0]},
}


def test_each_game_ends_on_a_fanfare_or_a_sigh_of_its_own(run):
    script = """(m, end) => [0, 1, null].map((seat) => m.sound(end, seat))
        .concat([m.sound({kind: "match_ended", reason: "won"}, 0), m.sound({kind: "sat"}, 0)])"""
    heard = [run(f"/games/{game}/sounds.js", script, end) for game, end in ENDS.items()]
    made = run("/sound/synthesis.js", "(m) => m.NAMES")

    for fanfare, sigh, watched, *match in heard:
        assert (fanfare[:7], sigh[:4], watched, match) == ("fanfare", "sigh", "chord", [None, None])
        assert {fanfare, sigh} <= {*made}
    assert len({sound for ends in heard for sound in ends[:2]}) == 2 * len(ENDS)


def test_winning_a_round_and_losing_it_sound_different(run):
    won, drawn = ({"kind": "round_ended", "points": points} for points in ([3, 0, -1], [0] * 3))
    ends = [[won, 0], [won, 1], [won, None], [drawn, 0]]

    heard = run("/games/morpho/sounds.js", "(m, ends) => ends.map((end) => m.sound(...end))", ends)

    assert heard == ["fanfare", "sigh", "chord", "chord"]
