"""The settings: where they are, that they take effect at once, and what they say."""

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def whole_browser() -> bool:
    """Have notifications."""
    return True


@pytest.fixture
def page(own_page):
    """Return a tab of its own: what is put before a page's scripts stays in a tab."""
    return own_page


@pytest.fixture
def settings(page, at_table):
    """Open the settings in the menu of a table, on a page of its own browser."""

    def opened():
        at_table()
        page.click("[data-action=menu]")
        page.click("[data-action=settings]")
        shown = page.locator("[data-settings]")
        expect(shown).to_be_visible()
        return shown

    yield opened
    page.context.clear_permissions()


def test_they_are_on_the_first_page_too(page):
    page.goto("/")

    page.click("[data-action=settings]")

    expect(page.locator("[data-settings]")).to_be_visible()


def test_a_button_installs_the_client(page):
    page.goto("/")
    install = page.locator("[data-action=install]")
    expect(page.locator("[data-action=settings]")).to_be_visible()
    expect(install).to_have_count(0)

    kept_back = page.evaluate(
        """() => {
            const offer = new Event("beforeinstallprompt", {cancelable: true});
            offer.prompt = async () => { window.asked = true; };
            dispatchEvent(offer);
            return offer.defaultPrevented;
        }"""
    )
    install.click()

    assert kept_back
    assert page.evaluate("window.asked")
    expect(install).to_have_count(0)


def test_a_theme_is_shown_at_once_and_kept(page, settings):
    settings().locator("[data-option=theme] [data-value=contrast]").click()

    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")


def test_movement_can_be_turned_off(page, settings):
    settings().locator("[data-option=motion] [data-value=none]").click()

    expect(page.locator("html")).to_have_attribute("data-motion", "none")


def test_the_sound_is_turned_off_by_one_tap_on_the_table(page, settings):
    page.set_viewport_size({"width": 390, "height": 844})
    shown = settings().locator("[data-option=sound]")
    expect(shown).to_have_attribute("aria-checked", "true")
    page.click("[data-action=close-menu]")

    page.click(".top [data-action=sound]")

    expect(page.locator(".top [data-action=sound]")).to_have_attribute("aria-pressed", "false")
    page.click("[data-action=menu]")
    page.click("[data-action=settings]")
    expect(shown).to_have_attribute("aria-checked", "false")


def test_notices_are_on_when_the_browser_allows_them(page, settings):
    page.context.grant_permissions(["notifications"])
    notices = settings().locator("[data-option=notices]")
    expect(notices).to_have_attribute("aria-checked", "false")

    notices.click()

    expect(notices).to_have_attribute("aria-checked", "true")


def test_notices_that_the_browser_blocks_say_what_to_do(page, settings):
    page.add_init_script("Object.defineProperty(Notification, 'permission', {get: () => 'denied'})")

    notices = settings().locator("[data-option=notices]")

    expect(notices).to_be_disabled()
    expect(notices).to_contain_text("Allow them in its site settings")


def test_nobody_is_asked_to_allow_notices_before_turning_them_on(page, settings):
    page.add_init_script(
        """{
            let permission = 'default';
            window.asked = 0;
            Object.defineProperty(Notification, 'permission', {get: () => permission});
            Notification.requestPermission = async () => {
                window.asked += 1;
                return (permission = 'denied');
            };
        }"""
    )
    notices = settings().locator("[data-option=notices]")
    expect(notices).to_contain_text("Your browser will ask you")
    assert page.evaluate("asked") == 0

    notices.click()

    expect(notices).to_be_disabled()
    expect(notices).to_have_attribute("aria-checked", "false")
    assert page.evaluate("asked") == 1
    assert page.evaluate("localStorage['morpho.notices']") == "off"


def test_a_change_of_the_browser_s_permission_is_followed(page, settings):
    page.context.grant_permissions(["notifications"])
    notices = settings().locator("[data-option=notices]")
    notices.click()
    expect(notices).to_have_attribute("aria-checked", "true")

    page.context.clear_permissions()

    expect(notices).to_have_attribute("aria-checked", "false")
