"""How a page loads: the visible parts first, in browsers that can run it, and on slow devices."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.support.client.api import unreachable
from tests.support.client.table import SNAPSHOT, Table, wait_until
from tests.support.nightly import nightly

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("from_sources")]

AFTERWARDS = {"/motion/table_motion.js", "/ui/table/side_effects.js", "/ui/waiting/waiting.js"}
"""Modules for motion, for nothing visible, and for a screen that may follow."""


def held_back(page, module):
    """Hold back a module of a page; return the list that receives the held request."""
    held = []

    def hold(route):
        held.append(route)

    page.route(f"**/{module}", hold)
    return held


@pytest.mark.nightly
def test_nothing_else_is_loaded_before_the_table_is_there(page):
    page.clock.install()
    page.evaluate("sessionStorage.setItem('morpho.player.KTRWPM', 'p1')")
    Table(page, SNAPSHOT)
    asked, held = set(), held_back(page, "ui/table/play.js")
    page.on("request", lambda request: asked.add(urlsplit(request.url).path))
    page.goto("/t/KTRWPM")
    wait_until(page, lambda: held, "the table is not asked for")

    page.clock.run_for(10_000)
    assert not AFTERWARDS & asked

    held[0].continue_()
    expect(page.locator("main")).to_have_attribute("data-connection", "live")

    def is_all_asked_for():
        page.clock.run_for(1000)
        return asked >= AFTERWARDS

    wait_until(page, is_all_asked_for, "the rest is not asked for")


@pytest.mark.nightly
def test_a_page_says_as_long_as_a_part_of_it_has_not_come(page, at_table):
    held = held_back(page, "ui/panels/menu.js")
    at_table()

    page.click("[data-action=menu]")
    expect(page.locator("html[data-coming]")).to_be_attached()
    wait_until(page, lambda: held, "the menu is not asked for")
    held[0].continue_()

    expect(page.locator("[data-menu]")).to_be_visible()
    expect(page.locator("html[data-coming]")).to_have_count(0)


@pytest.mark.nightly
def test_styles_that_did_not_come_are_asked_for_again(page, at_table):
    failed = []

    def fail_once(route):
        if failed:
            route.continue_()
        else:
            failed.append(route.request.url)
            unreachable(route)

    page.route("**/lookup.css*", fail_once)
    at_table(legal=[])

    page.click('[data-slot="C2"]')

    expect(page.locator("[data-lookup]")).to_have_css("position", "absolute")
    assert failed


@pytest.mark.parametrize(
    "lacking",
    [
        "CSS.supports = () => false",
        nightly("delete CSS.registerProperty"),
        nightly("delete window.CSS"),
    ],
)
def test_a_browser_that_is_too_old_gets_a_notice_alone(own_page, lacking):
    own_page.add_init_script(lacking)
    loaded = []
    own_page.on("request", lambda request: loaded.append(request.url))

    own_page.goto("/", wait_until="networkidle")

    for language in ("en", "fr", "zh-Hant"):
        expect(own_page.locator(f".splash-old [lang={language}]")).to_contain_text("Safari 16.4")
        expect(own_page.locator(f".splash-old [lang={language}]")).to_be_visible()
    expect(own_page.locator(".splash-slow")).to_be_hidden()
    expect(own_page.locator("[data-screen]")).to_have_count(0)
    assert not [url for url in loaded if url.endswith("/app/app.js")]


def test_a_new_browser_gets_no_notice_while_loading(own_page):
    own_page.route("**/app/app.js", lambda route: None)

    own_page.goto("/", wait_until="commit")

    expect(own_page.locator(".splash-brand")).to_be_visible()
    expect(own_page.locator(".splash-old")).to_be_hidden()


@pytest.mark.nightly
def test_no_notice_appears_because_a_style_sheet_fails(own_page):
    own_page.route("**/*.css", unreachable)
    own_page.route("**/app/app.js", lambda route: None)
    own_page.clock.install()

    own_page.goto("/", wait_until="commit")

    expect(own_page.locator(".splash-brand")).to_be_visible()
    expect(own_page.locator(".splash-old, .splash-slow")).to_have_count(2)
    for notice in (".splash-old", ".splash-slow"):
        expect(own_page.locator(notice)).to_be_hidden()
    own_page.clock.run_for(10_000)
    expect(own_page.locator(".splash-slow")).to_be_visible()


SLOW_FRAMES = """() => {
    const end = performance.now() + 4000;
    const frame = (now) => {
        const busy = performance.now() + 600;
        while (performance.now() < busy);
        if (now < end) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}"""
"""Every frame takes most of a second, as on an old phone that does something else as well."""


def looked(seat: int) -> list[dict[str, object]]:
    return [
        {"kind": "investigated", "seat": seat, "slot": "C1"},
        {"kind": "turn_began", "seat": (seat + 1) % 3},
    ]


@pytest.mark.nightly
def test_log_and_chat_go_on_when_updates_outpace_frames(page: Page, at_table):
    page.emulate_media(reduced_motion="no-preference")
    table = at_table()
    expect(page.locator(".motion")).to_be_attached()
    page.evaluate(SLOW_FRAMES)

    for n in range(13, 33):
        table.update(n, events=looked(n % 3), legal=[])
        page.wait_for_timeout(170)

    expect(page.locator("main")).to_have_attribute("data-n", "32")
    expect(page.locator("[data-feed] [data-event=investigated]")).to_have_count(20)
    table.update(33, events=[{"kind": "said", "player": "p2", "text": "Still there?"}])
    expect(page.locator("[data-feed] li").last).to_contain_text("Still there?")


def test_a_shared_stylesheet_applies_only_to_games_that_list_it(run):
    applied = run(
        "/loading/stylesheets.js",
        """async ({ loadStyles, showStylesOf }) => {
            const sheets = ["players/players.css", "rules/rules.css"];
            const [plates, rules] = sheets.map((sheet) => `games/shared/${sheet}`);
            await loadStyles(plates, rules);
            const mediaOf = (path) => document.querySelector(`[href$="${path}"]`).media;
            const at = (game, styles) => {
                showStylesOf(game, styles);
                return [plates, rules].map(mediaOf);
            };
            return [at("morpyam", [plates]), at("morpho", []), at("morphos", [plates])];
        }""",
    )

    assert applied == [["all", ""], ["not all", ""], ["all", ""]]
