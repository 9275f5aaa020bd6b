"""The settings: where they are, that they take effect at once, and what they say."""

import re

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def whole_browser() -> bool:
    """Return true: a headless shell has no notifications."""
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


def test_the_first_page_has_settings_and_installs_the_client(page):
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
    page.click("[data-action=settings]")
    expect(page.locator("[data-settings]")).to_be_visible()


def test_choices_show_at_once_and_are_kept(page, settings):
    page.set_viewport_size({"width": 390, "height": 844})
    shown = settings()
    sound, root = shown.locator("[data-option=sound]"), page.locator("html")
    expect(sound).to_have_attribute("aria-checked", "true")
    shown.locator("[data-option=theme] [data-value=contrast]").click()
    expect(root).to_have_attribute("data-theme", "contrast")
    shown.locator("[data-option=motion] [data-value=none]").click()
    expect(root).to_have_attribute("data-motion", "none")
    page.click("[data-action=close-menu]")

    page.click(".top [data-action=sound]")
    expect(page.locator(".top [data-action=sound]")).to_have_attribute("aria-pressed", "false")
    page.reload()

    expect(root).to_have_attribute("data-theme", "contrast")
    page.click("[data-action=menu]")
    page.click("[data-action=settings]")
    expect(sound).to_have_attribute("aria-checked", "false")


def test_turning_notices_on_asks_a_permission_that_may_be_denied(page, settings):
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
    expect(notices).to_contain_text("Allow them in its site settings")
    expect(notices).to_have_attribute("aria-checked", "false")
    assert page.evaluate("asked") == 1
    assert page.evaluate("localStorage['morpho.notices']") == "off"


def test_by_plain_http_they_say_what_browsers_withhold(page, settings):
    page.add_init_script("Object.defineProperty(self, 'isSecureContext', { get: () => false })")
    page.goto("/blank")

    shown = settings()

    expect(shown.locator("[data-insecure]")).to_contain_text("Everything else works.")
    expect(shown.get_by_text("Browsers allow them only at secure addresses")).to_be_visible()


def test_a_change_of_the_browser_s_permission_is_followed(page, settings):
    page.context.grant_permissions(["notifications"])
    notices = settings().locator("[data-option=notices]")
    expect(notices).to_have_attribute("aria-checked", "false")
    notices.click()
    expect(notices).to_have_attribute("aria-checked", "true")

    page.context.clear_permissions()

    expect(notices).to_have_attribute("aria-checked", "false")


def test_a_language_that_is_not_complete_says_how_far_it_is(page):
    def with_arabic(route):
        answer = route.fetch()
        text = re.sub(r'data-languages="[^"]*', "\\g<0> ar:40", answer.text())
        route.fulfill(response=answer, body=text)

    page.route("**/", with_arabic)
    page.goto("/")

    page.click("[data-action=settings]")

    languages = page.locator("[data-option=language] option")
    arabic = "\u2068\u0627\u0644\u0639\u0631\u0628\u064a\u0629\u2069 · 40%"
    expect(languages).to_have_text(["English", "Français", "繁體中文", arabic])


def test_a_language_that_was_chosen_is_spoken_until_it_is_forgotten(own_page):
    """The server hears of it by a cookie, so that it names the right words in its pages."""
    page = own_page
    page.goto("/")
    page.click("[data-action=settings]")

    page.locator("[data-option=language] select").select_option("fr")

    expect(page.locator("html[lang=fr]")).to_be_attached()
    expect(page.locator("[data-action=with-friends] b")).to_have_text("Jouer entre amis")
    assert "language=fr" in page.evaluate("document.cookie")

    page.evaluate("localStorage.clear()")
    page.reload()

    expect(page.locator("html[lang=en]")).to_be_attached()
    expect(page.locator("[data-action=with-friends] b")).to_have_text("Play with friends")
    assert "language=" not in page.evaluate("document.cookie")
