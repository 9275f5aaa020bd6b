"""A page that was opened before the server was updated, and a server that can't be reached."""

import shutil
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
import pytest_asyncio
from playwright.async_api import expect

from morpho_server import app
from tests.support.complaints import complaints
from tests.support.end_to_end.browsing import PHONE, open_browser
from tests.support.end_to_end.company import Company
from tests.support.looking import looking_each_time
from tests.support.serving import ServerProcess, running

__all__ = ["looking_each_time"]

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("looking_each_time"),
]

GONE = r"404 \(Not Found\)"
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  return caches.keys();
}"""


@pytest.fixture(scope="module")
def bundled() -> None:
    """Serve the sources: the tests change them."""


@pytest_asyncio.fixture(loop_scope="session")
async def client(tmp_path, monkeypatch):
    """A client of which files can be changed."""
    folder = tmp_path / "web_client"
    shutil.copytree(app.client_folder(), folder)
    monkeypatch.setattr(app, "client_folder", lambda: folder)
    return folder


def change(file):
    file.write_text(file.read_text() + "void 0;\n")


@pytest.mark.nightly
async def test_an_outdated_page_that_lacks_a_part_says_so(browser, client, tmp_path):
    async with running(tmp_path / "morpho.db") as site, Company(browser, site.base) as company:
        ada = await company.person("Ada", PHONE)
        await ada.tab.page.goto("/")
        await expect(ada.tab.find("[data-action=rules]")).to_be_visible()

        ada.tab.expects(GONE)
        change(client / "app/app.js")
        await site.request("GET", "/")
        await ada.tab.click("[data-action=rules]")
        await expect(ada.tab.find("[data-outdated]")).to_be_visible()

        await ada.tab.click("[data-action=reload]")
        await ada.tab.shows("rules")
        await expect(ada.tab.find("[data-outdated]")).to_have_count(0)


async def page_with_our_own_kept(browser, server):
    """Return a page whose browser keeps our own page for when the server is out of reach."""
    context = await open_browser(browser, server.base, PHONE, workers=True)
    page = await context.new_page()
    await page.goto("/")
    assert len(await page.evaluate(KEPT)) == 1
    return page


@pytest.mark.nightly
async def test_the_offline_page_reports_the_server_and_comes_back(browser, tmp_path):
    complaints.expect("ERR_FAILED .*/healthz", "status of 404 .*/tables/KTRWPM")
    with ServerProcess(tmp_path / "morpho.db") as server:
        page = await page_with_our_own_kept(browser, server)

        server.kill()
        await page.goto("/t/KTRWPM")
        await expect(page.locator("[data-screen=offline] h1")).to_have_text(
            "The server can\u2019t be reached."
        )
        assert await page.evaluate(
            "document.fonts.load('40px League Gothic').then(all => all.length)"
        )
        await page.context.set_offline(offline=True)
        await expect(page.locator("h1")).to_have_text("You are offline.")
        await page.context.set_offline(offline=False)

        server.start()
        await expect(page.locator("[data-screen=invite]")).to_be_visible()
        assert page.url.endswith("/t/KTRWPM")
        await page.context.close()


@contextmanager
def gateway(port):
    """A proxy that cannot reach its server."""

    class Closed(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_error(502)

        def log_message(self, *_):
            pass

    with ThreadingHTTPServer(("127.0.0.1", port), Closed) as closed:
        Thread(target=closed.serve_forever).start()
        yield
        closed.shutdown()


@pytest.mark.nightly
async def test_a_gateway_without_its_server_counts_as_no_server(browser, tmp_path):
    complaints.expect("(502|ERR_FAILED) .*/healthz", "status of 404 .*/tables/KTRWPM")
    with ServerProcess(tmp_path / "morpho.db") as server:
        page = await page_with_our_own_kept(browser, server)
        server.kill()

        with gateway(server.port):
            await page.goto("/t/KTRWPM")
            await expect(page.locator("[data-screen=offline]")).to_be_visible()
            await page.evaluate("window.stayed = true")
            for _ in range(2):
                async with page.expect_response("**/healthz") as asked:
                    pass
                assert (await asked.value).status == 502
            assert await page.evaluate("window.stayed")

        server.start()
        await expect(page.locator("[data-screen=invite]")).to_be_visible()
        await page.context.close()
