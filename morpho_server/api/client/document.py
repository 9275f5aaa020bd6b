"""The client's first page as it is sent: told what to load at once, and what a link to it shows."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape, unescape
from typing import Final

from morpho_server.api.client.preview import Preview
from morpho_server.api.client.release import Release

OFFLINE: Final = "offline.html"
"""The page that a service worker keeps, by its path."""

_INDEX: Final = "index.html"
_HEAD_ENDS: Final = "</head>"
_TITLE: Final = re.compile(r"(?<=<title>).*?(?=</title>)")
_DESCRIPTION: Final = re.compile(r"""(?<=<meta name="description" content=").*?(?=">)""")

_ALWAYS: Final = ("main.js", "start.js")
_HOME: Final = (*_ALWAYS, "components/home.js")
_RULES: Final = (*_ALWAYS, "components/rules_page.js")
_LESSON: Final = (*_ALWAYS, "components/learn.js")
_TABLE: Final = (*_ALWAYS, "components/table_page.js")
_INVITATION: Final = (*_TABLE, "components/invite.js")
_OFFLINE_MODULES: Final = ("offline.js",)
_SCREENS: Final = {
    "playing": "components/play.js",
    "between": "components/play.js",
    "over": "components/game_over.js",
}
"""The modules with which each screen begins; what they need is found in the files."""

_DOORS: Final = "table_doors"
_TEXTS: Final = {"waiting": (_DOORS,), "over": ("table_match",)}
"""What screens say that is not in the language's own module: they would find out late."""

_FALLBACK: Final = "en"
_LANGUAGE: Final = re.compile(r"languages/(?P<spoken>[a-z]{2,3})(?:-\w+)*\.js")
"""The module of a language, be it for some of its regions or scripts only."""

_PICTURE_SIZE: Final = (1200, 630)
"""Of a game's picture, as the sites want it that show previews."""


@dataclass(frozen=True, slots=True)
class Documents:
    """The first page of one release, for a server that is reached at an origin.

    ``languages`` are those that somebody reads, the best first; ``game`` is the one whose picture
    is shown where it is not known which is played. ``for_others`` is the origin by which others
    reach the server, where the page's own means something to this machine alone.
    """

    release: Release
    origin: str
    languages: Sequence[str]
    game: str
    for_others: str | None = None

    def home(self) -> str:
        """Return the page for whoever comes to no table."""
        return self._page([*self._preloads(_HOME, _DOORS), *self._card(self.game, "/")])

    def rules(self) -> str:
        """Return the page for whoever wants to read the rules of a game."""
        return self._page([*self._preloads(_RULES, _DOORS), *self._card(self.game, "/rules")])

    def lesson(self) -> str:
        """Return the page for whoever wants to be taught a game."""
        return self._page([*self._preloads(_LESSON, _DOORS), *self._card(self.game, "/learn")])

    def table(self, preview: Preview | None) -> str:
        """Return the page for a table; for one that is not found it says nothing in particular."""
        hidden = '<meta name="robots" content="noindex">'
        if preview is None:
            return self._page(
                [hidden, *self._preloads(_INVITATION, _DOORS), *self._card(self.game)]
            )
        screen = _SCREENS.get(preview.phase)
        # Before a match most who come are asked for a name, and load the rest while they type it.
        entries = (*_TABLE, screen, self._module(preview.game)) if screen else _INVITATION
        texts = _TEXTS.get(preview.phase, ())
        address = f"/t/{preview.code}"
        card = self._card(preview.game, address, preview.title, preview.description)
        page = self._page([hidden, *self._preloads(entries, *texts), *card])
        page = _TITLE.sub(lambda _: escape(preview.title), page, count=1)
        return _DESCRIPTION.sub(lambda _: escape(preview.description), page, count=1)

    def lost(self) -> str:
        """Return the page for whoever comes to where nothing is."""
        return self._page(self._preloads(_HOME, _DOORS))

    def offline(self) -> str:
        """Return the page that browsers keep for when the server can't be reached."""
        return self._page(self._preloads(_OFFLINE_MODULES), OFFLINE)

    def _page(self, head: Sequence[str], page: str = _INDEX) -> str:
        if self.for_others is not None:
            head = [f'<meta name="for-others" content="{escape(self.for_others)}">', *head]
        return self.release.pages[page].replace(_HEAD_ENDS, "\n".join([*head, _HEAD_ENDS]), 1)

    @property
    def _index(self) -> str:
        return self.release.pages[_INDEX]

    def _preloads(self, entries: Sequence[str], *texts: str) -> list[str]:
        language = self._language()
        spoken = [f"{language.removesuffix('.js')}.{text}.js" for text in texts]
        modules = self.release.modules([*entries, language, *spoken])
        return [f'<link rel="modulepreload" href="{module}">' for module in modules]

    def _language(self) -> str:
        """Return the module of the language that the page will most likely speak."""
        known = {
            found["spoken"].lower(): path
            for path in self.release.assets
            if (found := _LANGUAGE.fullmatch(path))
        }
        wanted = (*self.languages, _FALLBACK)
        return next((known[tag] for tag in wanted if tag in known), "")

    def _module(self, game: str) -> str:
        own = f"games/{game}/index.js"
        return own if own in self.release.assets else "games/generic.js"

    def _card(self, game: str, address: str = "", title: str = "", about: str = "") -> list[str]:
        """Return what those show that find a link to this page."""
        site = _text(_TITLE, self._index)
        shown = {
            "og:type": "website",
            "og:site_name": site,
            "og:title": title or site,
            "og:description": about or _text(_DESCRIPTION, self._index),
        }
        if address:
            shown["og:url"] = self.origin + address
        picture = f"games/{game}/preview.png"
        if picture in self.release.assets:
            shown["og:image"] = self.origin + self.release.address(picture)
            shown["og:image:width"], shown["og:image:height"] = map(str, _PICTURE_SIZE)
        size = "summary_large_image" if "og:image" in shown else "summary"
        return [
            f'<meta name="twitter:card" content="{size}">',
            *(f'<meta property="{key}" content="{escape(text)}">' for key, text in shown.items()),
        ]


def _text(pattern: re.Pattern[str], page: str) -> str:
    found = pattern.search(page)
    return unescape(found[0]) if found else ""
