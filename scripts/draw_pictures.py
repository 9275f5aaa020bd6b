"""Draw the pictures that are shown outside our own pages: the app's icons, the previews of games.

Each game that has a `preview.html` in its folder of the client gets a `preview.png` beside it. It
needs a Chromium, as `scripts/find_browser.sh` finds it; the pictures are kept in git, or put into
another folder that is named.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Final

from playwright.sync_api import Browser, Page, Route, sync_playwright

from morpho_server.api.client.release import ClientFolder, Release
from morpho_server.app import client_folder

ORIGIN: Final = "http://client.invalid"
PREVIEW: Final = (1200, 630)

GROUND: Final = "#0b1122"
FIGURE: Final = "#25b5a6"
CALLING: Final = {GROUND: "#ffd23f", FIGURE: "#15141b"}
"""The colours of the icon of a tab that wants attention."""
ICONS: Final = {
    # Systems cut off of these what they like, so the ground goes to the edge.
    "touch-180.png": (180, f"background: {GROUND} url(/icon.svg) center / 108% no-repeat"),
    "maskable-512.png": (512, f"background: {GROUND} url(/icon.svg) center / 84% no-repeat"),
    "app-192.png": (192, "background: url(/icon.svg) center / 100% no-repeat"),
    "app-512.png": (512, "background: url(/icon.svg) center / 100% no-repeat"),
    # For a tab, since a page draws a vector icon again each time it changes, which takes a frame.
    "tab.png": (64, "background: url(/icon.svg) center / 100% no-repeat"),
    "tab-call.png": (64, "background: url(/icon-call.svg) center / 100% no-repeat"),
}
"""How large each icon is, and how it is filled."""


def main() -> int:
    """Draw all pictures."""
    release = ClientFolder(client_folder()).last
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else client_folder()
    executable = os.environ.get("TEST_BROWSER") or None
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        for path, picture in [*icons(browser, release), *previews(browser, release)]:
            file = folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(picture)
            print(f"{path}: {len(picture):,} bytes")
        browser.close()
    return 0


def icons(browser: Browser, release: Release) -> Iterator[tuple[str, bytes]]:
    """Draw the icons; yield the path and the content of each."""
    for name, (size, filling) in ICONS.items():
        page = open_page(browser, release, (size, size))
        page.set_content(f"<style>html {{ height: 100%; {filling} }}</style>")
        yield f"icons/{name}", page.screenshot(omit_background=True)
        page.close()


def previews(browser: Browser, release: Release) -> Iterator[tuple[str, bytes]]:
    """Draw the games' previews; yield the path and the content of each."""
    for path in release.pages:
        if Path(path).name == "preview.html":
            page = open_page(browser, release, PREVIEW)
            page.goto(f"{ORIGIN}/{path}", wait_until="networkidle")
            page.wait_for_selector("main")
            yield f"{PurePosixPath(path).parents[1]}/preview.png", page.screenshot()
            page.close()


def open_page(browser: Browser, release: Release, size: tuple[int, int]) -> Page:
    """Open a page as large as its picture; the client's files are there for it, nothing else."""
    width, height = size
    page = browser.new_page(viewport={"width": width, "height": height})

    def answer(route: Route) -> None:
        path = route.request.url.removeprefix(ORIGIN).removeprefix(release.address("")).lstrip("/")
        asset = release.assets.get(path)
        if path == "icon-call.svg":
            route.fulfill(body=calling(release), content_type="image/svg+xml")
        elif asset is not None:
            route.fulfill(body=asset.content, content_type=asset.media_type)
        else:
            route.fulfill(body=release.pages.get(path, ""), content_type="text/html")

    page.route("**/*", answer)
    page.goto(f"{ORIGIN}/")
    return page


def calling(release: Release) -> str:
    """Return the icon in the colours of a tab that wants attention."""
    drawn = release.assets["icon.svg"].content.decode()
    for usual, colour in CALLING.items():
        drawn = drawn.replace(usual, colour)
    return drawn


if __name__ == "__main__":
    sys.exit(main())
