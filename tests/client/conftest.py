"""A real browser with the client's files before it, and no server behind them."""

import json
import sys
import threading
from collections.abc import Callable, Iterator
from copy import deepcopy
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    ViewportSize,
    expect,
)

from morpho_server.api.client.release import Asset, ClientFolder, with_languages
from morpho_server.app import client_folder
from tests.support.bundling import RESTARTING, bundled_once
from tests.support.client.api import api
from tests.support.client.lasting import LastingBrowsers
from tests.support.client.table import GAMES, NO_STATE, SNAPSHOT, Table, open_client
from tests.support.complaints import complaints
from tests.support.pages import TIMEOUT

AS_FIRST: dict[str, Any] = {
    "reduced_motion": "reduce",
    "color_scheme": "light",
    "contrast": "no-preference",
}
"""The system's preferences at the beginning of each test."""

AS_WRITTEN = deepcopy((SNAPSHOT, GAMES))
PHONE: ViewportSize = {"width": 360, "height": 640}
POLICY = "default-src 'self'; img-src 'self' data:"

# In milliseconds; on a machine that is busy everything takes a while.
expect.set_options(timeout=TIMEOUT * 1000)


class ClientFiles(BaseHTTPRequestHandler):
    """Serves what the server serves, and what a test answers in its place."""

    protocol_version = "HTTP/1.1"
    server: "ClientServer"

    def do_GET(self):
        path = urlsplit(self.path).path.removeprefix("/")
        sent = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode()
        if (route := api.answered(self.path, sent)) is not None:
            self._send(route.body, route.media_type, status=route.status)
        elif (asset := self.server.asset(path)) is not None:
            self._send(asset.content, asset.media_type, "max-age=3600")
        elif path == "api/v1/connection":
            self.send_error(502)  # a page without a socket has no server either
        elif path.startswith("api/v1/") and Table.at_hand is not None:
            answer = json.dumps(Table.at_hand.answer(self.path)).encode()
            self._send(answer, "application/json")
        elif path == "api/v1/state":
            self._send(json.dumps(NO_STATE).encode(), "application/json")
        elif path == "api/v1/games":
            self._send(json.dumps(GAMES).encode(), "application/json")
        elif path == "favicon.ico":
            self._send(b"", "image/x-icon")
        elif path == "blank":
            self._send(self.server.blank(), "text/html")
        elif not path or path.startswith(("t/", "rules", "learn")):
            self._send(self.server.page().encode(), "text/html")
        else:
            self.send_error(404)

    def do_POST(self):
        self.do_GET()

    def _send(self, content, media_type, kept="no-store", status=200):
        self.send_response(status)
        self.send_header("Content-Type", media_type)
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", kept)
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_):
        pass


class ClientServer(ThreadingHTTPServer):
    """Serves pages of the bundled client, and each module by its plain path.

    Pages of the sources take twice as long to load, and can't begin the client anew. A test has
    them with ``from_sources``, and where no bundler can be had all are.
    """

    def __init__(self, bundled: Path | None) -> None:
        super().__init__(("127.0.0.1", 0), ClientFiles)
        self._sources = ClientFolder(client_folder()).last
        self._bundled = ClientFolder(bundled).last if bundled else None
        self.from_sources = False

    def page(self) -> str:
        """Return the page of the client."""
        if self._bundled is None or self.from_sources:
            page = (client_folder() / "index.html").read_text("utf-8")
            return with_languages(page, self._sources.languages)
        return self._bundled.pages["index.html"]

    def blank(self) -> bytes:
        """Return an empty page, with the languages that there are."""
        page = '<!doctype html><html data-languages=""><title>blank</title>'
        return with_languages(page, self._sources.languages).encode()

    def asset(self, path: str) -> Asset | None:
        """Return a file of the sources, or of the bundle by its permanent address."""
        if self._bundled is not None:
            _, is_bundled, plain = f"/{path}".partition(self._bundled.address(""))
            if is_bundled:
                return self._bundled.assets.get(plain)
        return self._sources.assets.get(path)

    # Says nothing of pages that are closed before they have all they asked for.
    def handle_error(self, *request):
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(*request)


@pytest.fixture(scope="session")
def client_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClientServer]:
    """Serve the client's files."""
    with ClientServer(bundled_once(tmp_path_factory, "restarting", RESTARTING)) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


@pytest.fixture(scope="session")
def client_address(client_server: ClientServer) -> str:
    """The address where the client's files are served."""
    return f"http://127.0.0.1:{client_server.server_port}"


@pytest.fixture
def from_sources(client_server: ClientServer, _tab: Page) -> Iterator[None]:
    """Serve pages of the sources, so that a test that imports a module meets the page's own."""
    client_server.from_sources = True
    _tab.goto("/blank")  # where no client is begun anew, but loaded
    yield
    client_server.from_sources = False


@pytest.fixture(autouse=True)
def _same_snapshots() -> Iterator[None]:
    """Fail a test that changes the snapshots which the other tests of its process begin with."""
    yield
    assert AS_WRITTEN == (SNAPSHOT, GAMES), "copy a snapshot before you change it"


@pytest.fixture(autouse=True)
def _own_answers() -> Iterator[None]:
    """Answer nothing that an earlier test has said; an answer that fails fails the test.

    So does what the browser complains of, unless the test has said so.
    """
    api.clear()
    complaints.clear()
    Table.at_hand = None
    yield
    for error in api.failed:
        raise error
    complaints.check()


@pytest.fixture(scope="module")
def whole_browser() -> bool:
    """Whether a module needs what a headless shell lacks, such as notifications."""
    return False


@pytest.fixture(scope="session")
def _lasting() -> Iterator[LastingBrowsers]:
    with LastingBrowsers() as browsers:
        yield browsers


@pytest.fixture(scope="module")
def browser(_lasting: LastingBrowsers, *, whole_browser: bool) -> Iterator[Browser]:
    """A headless Chromium, which runs for all modules."""
    with _lasting.lent(whole=whole_browser) as chromium:
        yield chromium


@pytest.fixture(scope="module")
def _context(browser: Browser, client_address: str) -> Iterator[BrowserContext]:
    # One for all pages, so that they share what the browser has loaded; nothing moves in it.
    context = browser.new_context(
        base_url=client_address, reduced_motion="reduce", service_workers="block"
    )
    context.set_default_timeout(TIMEOUT * 1000)
    yield context
    context.close()


@pytest.fixture(scope="module")
def _tab(_context: BrowserContext) -> Page:
    return _context.new_page()


ENDED = """async () => {
    const isAsNew = self.restarting?.end() ?? false;
    await self.restarting?.settled();
    return isAsNew;
}"""


@pytest.fixture
def page(_tab: Page, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page, as large as a phone.

    All tests of a module share one tab, since a new one costs a browser three times as much. It is
    empty and as new for each test; what its client was ends, and only after a failure or where a
    test has changed the browser itself is it loaded again. A test that leaves anything else behind,
    such as an init script, uses ``own_page``.
    """
    _end_client(_tab)
    _tab.emulate_media(**AS_FIRST)
    _tab.mouse.move(-1, -1)
    failed = request.session.testsfailed
    yield _tab
    _tab.mouse.up()
    _tab.unroute_all()
    if request.session.testsfailed > failed:
        _tab.goto("/blank")
    _hear_the_last_of(_tab)
    # What it would still ask for would be refused in the next test.
    if not _tab.evaluate(ENDED):
        _tab.goto("/blank")


@pytest.fixture
def own_page(_context: BrowserContext) -> Iterator[Page]:
    """A page in a tab of its own, as large as a phone."""
    with _context.new_page() as opened:
        _begin_anew(opened)
        yield opened
        _hear_the_last_of(opened)


def _end_client(tab: Page) -> None:
    """Leave a tab as it would be found anew."""
    if tab.viewport_size != PHONE:
        tab.set_viewport_size(PHONE)
    if not tab.evaluate("() => self.restarting?.end() ?? false"):
        _begin_anew(tab)


def _begin_anew(tab: Page) -> None:
    tab.goto("/blank")  # first: changing what the last test has left open would lay it out again
    tab.set_viewport_size(PHONE)
    tab.evaluate(
        "() => { localStorage.clear(); sessionStorage.clear();"
        " indexedDB.deleteDatabase('morpho.memory'); }"
    )


def _hear_the_last_of(page: Page) -> None:
    # By the answer all that the page has complained of has come, too.
    if page.evaluate("() => '__pwClock' in self"):
        page.clock.resume()  # that of all pages, loaded later ones too


@pytest.fixture(scope="module")
def _blank(_context: BrowserContext) -> Page:
    opened = _context.new_page()
    opened.goto("/blank")
    return opened


@pytest.fixture(scope="module")
def run(_blank: Page):
    """Run a function on a module in a browser: ``run("/net/random.js", "m => …")``."""
    return lambda *asked: _run(_blank, *asked)


@pytest.fixture(scope="module")
def run_in(_context: BrowserContext):
    """Run a function on a module in a page of a language: ``run_in("fr", …)``."""
    pages: dict[str, Page] = {}

    def call(language: str, *asked: Any) -> object:
        if language not in pages:
            pages[language] = _context.new_page()
            pages[language].goto("/blank")
            pages[language].evaluate(
                "tag => Object.defineProperty(navigator, 'languages', { value: [tag] })", language
            )
        return _run(pages[language], *asked)

    return call


def _run(page: Page, module: str, function: str, argument: object = None) -> object:
    # As text: Playwright takes what is passed apart and together value by value.
    script = f"""async ([module, argument]) => {{
        const {{ loadWords }} = await import("/i18n/words.js");
        await loadWords();
        const loaded = await import(module);
        await loadWords();
        return JSON.stringify(await ({function})(loaded, JSON.parse(argument))) ?? null;
    }}"""
    result = page.evaluate(script, [module, json.dumps(argument)])
    return None if result is None else json.loads(result)


@pytest.fixture
def at_table(page: Page) -> Callable[..., Table]:
    """Open a page that is a player at a table already; all of it has come, letters included.

    It is as large as a phone unless a ``size`` is given: a width and a height.
    """

    def opened(player: str = "p1", size: tuple[int, int] | None = None, **parts: object) -> Table:
        if size is not None:
            page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(f"sessionStorage.setItem('morpho.player.KTRWPM', '{player}')")
        table = Table(page, {**SNAPSHOT, "you": {"player": player}, **parts})
        open_client(page, "/t/KTRWPM")
        expect(page.locator("main")).to_have_attribute("data-connection", "live")
        expect(page.locator("html:not([data-coming])")).to_be_attached()
        page.evaluate("() => document.fonts.ready.then(() => {})")
        return table

    return opened


@pytest.fixture
def moving(page: Page, at_table: Callable[..., Table]) -> Callable[..., Table]:
    """Open a table at which things move."""

    def opened(script: str = "() => {}", **parts: object) -> Table:
        page.emulate_media(reduced_motion="no-preference")
        table = at_table(**parts)
        expect(page.locator(".motion")).to_be_attached()
        page.evaluate(script)
        return table

    return opened
