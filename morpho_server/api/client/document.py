"""The client's first page as it is sent: with what to load at once, and what a link to it shows."""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape, unescape
from typing import Final
from urllib.parse import quote

from morpho_server.api.client.languages import ENGLISH, WORD_FILE
from morpho_server.api.client.preview import Preview
from morpho_server.api.client.release import Release

OFFLINE: Final = "offline.html"
"""The path of the page that a service worker keeps."""

_INDEX: Final = "index.html"
_HEAD_ENDS: Final = "</head>"
_TITLE: Final = re.compile(r"(?<=<title>).*?(?=</title>)")
_DESCRIPTION: Final = re.compile(r"""(?<=<meta name="description" content=").*?(?=">)""")

_ALWAYS: Final = ("app/main.js", "app/app.js")
_HOME: Final = (*_ALWAYS, "ui/home/home.js")
_RULES: Final = (*_ALWAYS, "ui/learn/rules_page.js")
_RECORDS: Final = (*_ALWAYS, "ui/replay/open_page.js")
_LESSON: Final = (*_ALWAYS, "ui/learn/learn.js")
_PUZZLES: Final = (*_ALWAYS, "ui/learn/puzzles.js")
_HISTORY: Final = (*_ALWAYS, "ui/history/history_page.js")
_PRIVACY: Final = (*_ALWAYS, "ui/privacy/privacy_page.js")
_ADMIN: Final = (*_ALWAYS, "admin/admin_page.js")
_TABLE: Final = (*_ALWAYS, "ui/table/table_page.js")
_INVITATION: Final = (*_TABLE, "ui/invitation/invite.js")
_OFFLINE_MODULES: Final = (
    *("app/offline.js", "i18n/language.js", "i18n/piece.js", "i18n/words.js", "lib/fluent.js"),
    *("lib/storage.js", "i18n/functions/fr.js"),
    *(
        f"vendor/fluent-{module}.js"
        for module in ("bundle", "builtins", "memoizer", "resolver", "resource", "scope", "types")
    ),
)
"""All that it imports: a service worker keeps what the page names."""
_SCREENS: Final = {
    "playing": "ui/table/play.js",
    "between": "ui/table/play.js",
    "over": "ui/result/game_over.js",
}
"""The module with which each screen begins."""

_LOBBY: Final = "lobby"
_AFTER: Final = "after"
_EVERY: Final = "table"
"""The file of words that every page needs."""
_TEXTS: Final = {"waiting": (_LOBBY,), "over": (_LOBBY, _AFTER)}
"""The files of words that screens need besides."""

_GAME: Final = re.compile(r"games/(?P<game>(?!generic|shared)\w+)/index\.js")
"""The module of a game's own client."""

_OF_GAME: Final = re.compile(r"(?:games|words/[^/]+)/(?P<game>\w+)")
"""The beginning of a path in a game's folder, or of its words."""

_OF_ADMIN: Final = re.compile(r"admin/|words/[^/]+/admin\.ftl")
"""The beginning of a path of the administration's page, which players never load."""

_KEPT: Final = ("rules", "learn")
"""The pages of a game that need nothing of the server but files."""

_PICTURE_SIZE: Final = (1200, 630)
"""The size of a game's picture that sites want for a preview."""


@dataclass(frozen=True, slots=True)
class Documents:
    """The first page of one release, for a server that is reached at an origin.

    ``languages`` are the reader's, the best first. ``game`` is the one whose picture is shown
    where no other is known. ``known`` is what the server tells the page besides, by its names.
    """

    release: Release
    origin: str
    languages: Sequence[str]
    game: str
    known: Mapping[str, str] = field(default_factory=dict)

    def home(self) -> str:
        """Return the home page."""
        return self._of_game(_HOME, "/")

    def rules(self, game: str | None = None) -> str:
        """Return the page of a game's rules."""
        return self._of_game(_RULES, "/rules", game)

    def lesson(self, game: str | None = None) -> str:
        """Return the page of a game's lesson."""
        return self._of_game(_LESSON, "/learn", game)

    def puzzles(self, game: str, puzzle: str | None = None) -> str:
        """Return the page of a game's puzzles, or of one of them."""
        address = f"/learn/{quote(game, safe='')}/puzzles"
        if puzzle is not None:
            address = f"{address}/{quote(puzzle, safe='')}"
        preloads = self._preloads((*_PUZZLES, self._module(game)), _LOBBY, _AFTER, game=game)
        return self._page([*preloads, *self._card(game, address)])

    def history(self) -> str:
        """Return the page of the matches that a guest has played."""
        return self._page(self._preloads(_HISTORY, _LOBBY, _AFTER))

    def privacy(self) -> str:
        """Return the page of what the server keeps of people."""
        return self._page(self._preloads(_PRIVACY, _LOBBY, "privacy"))

    def admin(self) -> str:
        """Return the page of the administration."""
        hidden = '<meta name="robots" content="noindex">'
        return self._page([hidden, *self._preloads(_ADMIN, "admin")])

    def records(self) -> str:
        """Return the page where records are opened."""
        return self._page(
            [*self._preloads(_RECORDS, _LOBBY, _AFTER), *self._card(self.game, "/replay")]
        )

    def table(self, preview: Preview | None) -> str:
        """Return the page of a table; of one that is not found, a page without particulars."""
        hidden = '<meta name="robots" content="noindex">'
        if preview is None:
            return self._page(
                [hidden, *self._preloads(_INVITATION, _LOBBY), *self._card(self.game)]
            )
        screen = _SCREENS.get(preview.phase)
        # Before a match most guests are asked for a name, and load the rest while they type it.
        entries = (*_TABLE, screen, self._module(preview.game)) if screen else _INVITATION
        texts = _TEXTS.get(preview.phase, ())
        address = f"/t/{preview.invitation}"
        card = self._card(preview.game, address, preview.title, preview.description)
        page = self._page([hidden, *self._preloads(entries, *texts, game=preview.game), *card])
        page = _TITLE.sub(lambda _: escape(preview.title), page, count=1)
        return _DESCRIPTION.sub(lambda _: escape(preview.description), page, count=1)

    def lost(self) -> str:
        """Return the page for an address where nothing is."""
        return self._page(self._preloads(_HOME, _LOBBY))

    def offline(self) -> str:
        """Return the page that browsers keep for when the server is out of reach."""
        return self._page(self._preloads(_OFFLINE_MODULES), OFFLINE)

    def kept(self, language: str, titles: Mapping[str, str]) -> dict[str, object]:
        """Return the files that a service worker caches so that rules and lessons open offline.

        These are the release, the addresses of the ``files`` that all of them need, and the
        ``games``, each with its title, its ``pages`` and its own ``files``: all that the client
        has, without the words of languages other than ``language``, a tag, and the administration.
        """
        clients = self._own_clients()
        own = self._own_files(clients)
        files = self.release.files_without(lambda path: _is_unneeded(path, language))
        games = [
            {
                "title": title,
                "pages": [
                    *(f"/{page}/{game}" for page in _KEPT),
                    *(f"/{page}" for page in _KEPT if game == self.game),
                ],
                "files": [file for file in files if own.get(file) == game],
            }
            for game, title in titles.items()
            if game in clients
        ]
        common = [file for file in files if file not in own]
        return {"release": self.release.address(""), "files": common, "games": games}

    def _own_clients(self) -> set[str]:
        """Return the games with a client of their own."""
        found = (_GAME.fullmatch(path) for path in self.release.needed)
        return {each["game"] for each in found if each}

    def _own_files(self, games: Collection[str]) -> dict[str, str]:
        """Return the addresses of the files that one of some games alone needs, with the game."""
        owners: dict[str, set[str]] = {}
        for path in {*self.release.assets, *self.release.needed}:
            found = _OF_GAME.match(path)
            owner = found["game"] if found and found["game"] in games else ""
            for file in self.release.needed.get(path, (path,)):
                owners.setdefault(file, set()).add(owner)
        return {
            self.release.address(file): next(iter(of))
            for file, of in owners.items()
            if len(of) == 1 and "" not in of
        }

    def _page(self, head: Sequence[str], page: str = _INDEX) -> str:
        known = [
            f'<meta name="{name}" content="{escape(content)}">'
            for name, content in self.known.items()
        ]
        whole = "\n".join([*known, *head, _HEAD_ENDS])
        return self.release.pages[page].replace(_HEAD_ENDS, whole, 1)

    @property
    def _index(self) -> str:
        return self.release.pages[_INDEX]

    def _preloads(self, entries: Sequence[str], *texts: str, game: str = "") -> list[str]:
        language = self._language()
        words = [f"words/{language}/{file}.ftl" for file in (_EVERY, *texts, game)]
        return [
            *(
                f'<link rel="modulepreload" href="{file}">'
                for file in self.release.modules(entries)
            ),
            *(
                f'<link rel="preload" as="fetch" crossorigin href="{self.release.address(path)}">'
                for path in words
                if path in self.release.assets
            ),
        ]

    def _of_game(self, entries: Sequence[str], address: str, named: str | None = None) -> str:
        """Return the page of a screen that shows a game: the first, unless another is named."""
        game, module = named or self.game, self._module(named or self.game)
        if named is not None:
            address = f"{address}/{quote(named, safe='')}"
        preloads = self._preloads((*entries, module), _LOBBY, game=game)
        return self._page([*preloads, *self._card(game, address)])

    def _language(self) -> str:
        """Return the language that the page will most likely speak."""
        tags = [*self.release.languages]
        known = {tag.partition("-")[0].lower(): tag for tag in reversed(tags)}
        known |= {tag.lower(): tag for tag in tags}
        return next((known[tag] for tag in self.languages if tag in known), ENGLISH)

    def _module(self, game: str) -> str:
        own = f"games/{game}/index.js"
        return own if own in self.release.needed else "games/generic/index.js"

    def _card(self, game: str, address: str = "", title: str = "", about: str = "") -> list[str]:
        """Return the tags with which other sites show a link to this page."""
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


def _is_unneeded(path: str, language: str) -> bool:
    """Return whether players never need a file in a language: others' words, administration."""
    found = WORD_FILE.fullmatch(path)
    return _OF_ADMIN.match(path) is not None or (found is not None and found["tag"] != language)
