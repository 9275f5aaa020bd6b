"""Preferences of a browser: kept there, applied at once, and before anything is drawn."""

import pytest
from playwright.sync_api import Page, expect

from tests.support.client.api import unreachable
from tests.support.client.table import open_client, store
from tests.support.nightly import nightly

pytestmark = pytest.mark.browser

WANTS_MOTION = "m => m.wantsMotion.value"


def appearance(page: Page) -> tuple[str | None, str | None]:
    """Return the theme that is shown, and how much may move."""
    root = page.locator("html")
    return root.get_attribute("data-theme"), root.get_attribute("data-motion")


@pytest.mark.parametrize(
    ("stored", "contrast", "shown"),
    [
        ({}, "no-preference", "dark"),
        ({"theme": "purple"}, "no-preference", "dark"),
        ({}, "more", "contrast"),
        ({"theme": "system"}, "no-preference", "light"),
    ],
)
def test_a_page_is_dark_unless_somebody_chooses_otherwise(page, stored, contrast, shown):
    page.emulate_media(color_scheme="light", contrast=contrast)
    store(page, **stored)

    open_client(page, "/")

    expect(page.locator("main")).to_have_attribute("data-screen", "home")
    assert appearance(page)[0] == shown
    if shown == "light":
        page.emulate_media(color_scheme="dark")
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize(
    ("stored", "shown"),
    [
        ({"theme": "contrast", "motion": "none"}, ("contrast", "none")),
        nightly({"theme": "system"}, ("light", "none")),
    ],
)
def test_preferences_apply_before_the_first_module(page, stored, shown):
    store(page, **stored)
    page.route("**/main.js", unreachable)

    page.goto("/")

    assert appearance(page) == shown


@pytest.mark.nightly
@pytest.mark.usefixtures("from_sources")
def test_a_choice_in_one_page_shows_in_all(page):
    page.goto("/")
    other = page.context.new_page()
    other.goto("/")

    other.evaluate("import('/state/preferences.js').then(m => m.theme.choose('contrast'))")

    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    expect(other.locator("html")).to_have_attribute("data-theme", "contrast")
    other.close()


@pytest.mark.nightly
@pytest.mark.usefixtures("from_sources")
def test_the_system_or_the_user_can_turn_motion_off(page):
    page.emulate_media(reduced_motion="no-preference")
    page.goto("/")
    module = "import('/state/preferences.js')"
    assert page.evaluate(f"{module}.then({WANTS_MOTION})")

    page.emulate_media(reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-motion", "none")
    page.emulate_media(reduced_motion="no-preference")
    expect(page.locator("html")).to_have_attribute("data-motion", "full")
    page.evaluate(f"{module}.then(m => m.motion.choose('none'))")

    expect(page.locator("html")).to_have_attribute("data-motion", "none")
    assert not page.evaluate(f"{module}.then({WANTS_MOTION})")


@pytest.mark.nightly
@pytest.mark.usefixtures("from_sources")
def test_a_browser_that_keeps_nothing_can_be_used_all_the_same(own_page):
    page = own_page
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', {get() { throw new Error('forbidden') }})"
    )
    page.goto("/")

    page.evaluate("import('/state/preferences.js').then(m => m.theme.choose('light'))")

    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.locator("main")).to_have_attribute("data-screen", "home")
