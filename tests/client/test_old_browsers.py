"""The message to a player whose browser can't run the client."""

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    "lacking", ["delete CSS.registerProperty", "CSS.supports = () => false", "delete window.CSS"]
)
def test_a_browser_that_is_too_old_is_told_so_and_runs_nothing(own_page, lacking):
    own_page.add_init_script(lacking)
    loaded = []
    own_page.on("request", lambda request: loaded.append(request.url))

    own_page.goto("/", wait_until="networkidle")

    for language in ("en", "fr", "zh-Hant"):
        expect(own_page.locator(f".splash-old [lang={language}]")).to_contain_text("Safari 16.4")
        expect(own_page.locator(f".splash-old [lang={language}]")).to_be_visible()
    expect(own_page.locator(".splash-slow")).to_be_hidden()
    expect(own_page.locator("[data-screen]")).to_have_count(0)
    assert not [url for url in loaded if url.endswith("/app/start.js")]


def test_a_new_one_is_told_nothing_while_it_loads(own_page):
    own_page.route("**/app/start.js", lambda route: None)

    own_page.goto("/", wait_until="commit")

    expect(own_page.locator(".splash-brand")).to_be_visible()
    expect(own_page.locator(".splash-old")).to_be_hidden()
