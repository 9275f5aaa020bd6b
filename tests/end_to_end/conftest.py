"""Real browsers before a real server."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

HELPERS = "browsing clicking company matches observations other_games people playing"
for helper in HELPERS.split():
    pytest.register_assert_rewrite(f"tests.support.end_to_end.{helper}")

from morpho_server.app import client_folder  # noqa: E402 - what is imported before
from tests.support.bundling import RESTARTING, bundled_once, serving_files  # noqa: E402
from tests.support.chromium import how_to_launch  # noqa: E402 - is not rewritten
from tests.support.complaints import complaints  # noqa: E402
from tests.support.end_to_end.company import Company  # noqa: E402
from tests.support.end_to_end.deck import StackedMorpho  # noqa: E402
from tests.support.pseudo_languages import add_pseudo_languages  # noqa: E402
from tests.support.serving import ALL_GAMES, Site, running  # noqa: E402


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    """Run one browser for all files; people in it have nothing in common."""
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(**how_to_launch(whole=False))
        complaints.listen(launched)
        yield launched
        await launched.close()


@pytest.fixture(autouse=True)
def no_complaints() -> Iterator[None]:
    """Fail a test of whose pages the browser complains, unless it has said so."""
    complaints.clear()
    yield
    complaints.check()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def browser(chromium: Browser) -> AsyncIterator[Browser]:
    """Lend the browser to a file, after which nobody is left in it."""
    yield chromium
    for context in chromium.contexts:
        await context.close()


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path | None:
    """Return the folder of the client as hosts install it; ``None`` where no bundler can be had."""
    return bundled_once(tmp_path_factory, "installed")


@pytest.fixture(scope="session")
def bundled(tmp_path_factory: pytest.TempPathFactory) -> Path | None:
    """Return the folder of the client in one module; ``None`` where no bundler can be had.

    A page of it costs two thirds of one that is installed. It speaks two languages more.
    """
    return bundled_once(tmp_path_factory, "pseudo", RESTARTING, add_pseudo_languages)


@pytest.fixture(scope="session")
def pseudo_languages(bundled: Path | None) -> None:
    """Skip a test where the languages that nobody speaks are not served."""
    if bundled is None:
        pytest.skip("the client cannot be bundled here")


@pytest.fixture(scope="module", autouse=True)
def served_files(bundled: Path | None) -> Iterator[None]:
    """Let all servers of a file serve the bundled client.

    A file whose tests are about the sources, or about what is installed, overrides ``bundled``.
    """
    with serving_files(bundled or client_folder()):
        yield


@dataclass
class House:
    """A server in this process, and the deck with which it deals."""

    site: Site
    deck: StackedMorpho


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def house(
    tmp_path_factory: pytest.TempPathFactory, served_files: None
) -> AsyncIterator[House]:
    """Run one server, with all games, for all tests of a file that ask nothing particular of it.

    For a file only: it counts every error that is logged, and other files make some on purpose.
    """
    deck = StackedMorpho()
    path: Path = tmp_path_factory.mktemp("end_to_end") / "morpho.db"
    async with running(path, {**ALL_GAMES, deck.name: deck}) as site:
        yield House(site, deck)


@pytest.fixture(scope="module")
def site(house: House) -> Site:
    """Return the server that people come to; a file may have one of its own."""
    return house.site


@pytest_asyncio.fixture(loop_scope="session")
async def company(browser: Browser, site: Site) -> AsyncIterator[Company]:
    """Let people come."""
    async with Company(browser, site.base) as people:
        yield people
