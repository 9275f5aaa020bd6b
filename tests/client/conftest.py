"""A real browser with the client's files before it, and no server behind them."""

import sys
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from morpho_server.api.client.release import ClientFolder
from morpho_server.app import client_folder
from tests.chromium import how_to_launch
from tests.client.table import SNAPSHOT, Table

FOLDER = client_folder()
ASSETS = ClientFolder(FOLDER).last.assets
POLICY = "default-src 'self'; img-src 'self' data:"

# In milliseconds; on a machine that is busy everything takes a while.
expect.set_options(timeout=20_000)


class ClientFiles(BaseHTTPRequestHandler):
    """Serves what the server serves, by plain paths, so that a test meets a page's own modules."""

    protocol_version = "HTTP/1.1"

    def do_GET(self):
        path = urlsplit(self.path).path.removeprefix("/")
        if path in ASSETS:
            self._send(ASSETS[path].content, ASSETS[path].media_type)
        elif path == "blank":
            self._send(b"<!doctype html><title>blank</title>", "text/html")
        elif not path or path.startswith(("t/", "rules", "learn")):
            self._send((FOLDER / "index.html").read_bytes(), "text/html")
        else:
            self.send_error(404)

    def _send(self, content, media_type):
        self.send_response(200)
        self.send_header("Content-Type", media_type)
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "max-age=3600")
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_):
        pass


class ClientServer(ThreadingHTTPServer):
    """Says nothing of pages that are closed before they have all they asked for."""

    def handle_error(self, *request):
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(*request)


@pytest.fixture(scope="session")
def client_address() -> Iterator[str]:
    """The address where the client's files are served."""
    with ClientServer(("127.0.0.1", 0), ClientFiles) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A headless Chromium.

    For a module only: as long as Playwright's synchronous side is open its event loop counts as
    running, and no asynchronous test could run after these.
    """
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(**how_to_launch())
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def _context(browser: Browser, client_address: str) -> Iterator[BrowserContext]:
    # One for all pages, so that they share what the browser has loaded; nothing moves in it.
    context = browser.new_context(
        base_url=client_address, reduced_motion="reduce", service_workers="block"
    )
    yield context
    context.close()


@pytest.fixture
def page(_context: BrowserContext) -> Iterator[Page]:
    """A page of its own, as large as a phone; a script error in it fails the test."""
    opened = _context.new_page()
    opened.set_viewport_size({"width": 360, "height": 640})
    errors: list[str] = []
    opened.on("pageerror", lambda error: errors.append(str(error)))
    yield opened
    opened.close()
    assert errors == []


@pytest.fixture(scope="module")
def _blank(_context: BrowserContext) -> Page:
    opened = _context.new_page()
    opened.goto("/blank")
    return opened


@pytest.fixture
def run(_blank: Page):
    """Run a function on a module in a browser: ``run("/state/patch.js", "m => …", argument)``."""

    def call(module: str, function: str, argument: object = None) -> object:
        script = f"async ([module, argument]) => ({function})(await import(module), argument)"
        return _blank.evaluate(script, [module, argument])

    return call


@pytest.fixture
def at_table(page: Page) -> Callable[..., Table]:
    """Open a page that is a player at a table already."""

    def opened(player: str = "p1", **parts: object) -> Table:
        page.add_init_script(f"sessionStorage.setItem('morpho.player.KTRWPM', '{player}')")
        table = Table(page, {**SNAPSHOT, "you": {"player": player}, **parts})
        page.goto("/t/KTRWPM")
        expect(page.locator("main")).to_have_attribute("data-connection", "live")
        return table

    return opened
