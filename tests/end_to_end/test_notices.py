"""A notice of the system, by the service worker: phones show no others."""

import pytest

from tests.support.end_to_end.browsing import PHONE, open_browser

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SHOW = """async () => {
    await navigator.serviceWorker.ready;
    const shown = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
        shown.push({title, tag: options.tag, url: options.data.url});
    };
    const [{name}] = performance.getEntriesByType("resource")
        .filter((one) => one.name.endsWith("/attention/system_notification.js"));
    const {showNotification} = await import(name);
    const body = "Your table is waiting for you.";
    showNotification({title: "Your turn", body, tag: "table-KTRWPM"});
    while (!shown.length) await new Promise((resolve) => setTimeout(resolve, 20));
    return shown;
}"""


@pytest.fixture(scope="module")
def bundled() -> None:
    """Serve the sources: the test imports a module."""


@pytest.mark.nightly
async def test_the_service_worker_shows_a_notice_with_its_page(browser, house):
    context = await open_browser(browser, house.site.base, PHONE, workers=True)
    await context.grant_permissions(["notifications"])
    page = await context.new_page()
    await page.goto("/")
    await page.click("[data-action=settings]")
    await page.locator("[data-settings]").wait_for()

    shown = await page.evaluate(SHOW)

    assert shown == [{"title": "Your turn", "tag": "table-KTRWPM", "url": f"{house.site.base}/"}]
    await context.close()
