"""A release of the client: all its files as they are at one moment, under one name.

The name is a hash of everything that is served, and it stands in the address of every file. So a
file may be kept for ever by whoever has it, modules that import one another belong together, and
whatever has changed has another address.
"""

import gzip
import hashlib
import logging
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Final, Self

from morpho_server.api.client.packs import Pack, UnpackableError, pack
from morpho_server.api.client.scripts import (
    import_graph,
    imports,
    without_comments,
    without_indents,
)

_logger = logging.getLogger(__name__)

MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What is served, by how its name ends; whatever else lies in the folder is not."""

_LENGTH_OF_MARK: Final = 12

_MODULE: Final = ".js"
_PAGE: Final = ".html"
_MANIFEST: Final = ".webmanifest"
"""Stays where it is: browsers know an app by the address of its manifest."""
_ADDRESS: Final = re.compile(r"""(?<==")/([^"]+)""")
"""What a page names by a path from the root, be it a file of the client or not."""

_FRAME: Final = ("start.js", "components/table_page.js", "components/play.js")
"""What every table begins with: the modules of the first pack, with all that they import."""
_GAME: Final = re.compile(r"games/(?P<name>\w+)/index\.js")
"""With what each game begins, for a pack of its own."""
_LANGUAGES: Final = "languages/"
"""Waited for before anything runs, and one of many: so they are in no pack."""

Stamp = tuple[tuple[str, int, int], ...]
"""Of each file its path, when it was changed, and its size."""


@dataclass(frozen=True, slots=True)
class Asset:
    """A file as it is sent. ``gzipped`` is ``None`` where that would not be smaller."""

    content: bytes
    gzipped: bytes | None
    media_type: str
    etag: str

    @classmethod
    def of(cls, content: bytes, media_type: str, level: int = 9) -> Self:
        """Compress some content, as hard as can be unless told otherwise."""
        gzipped = gzip.compress(content, level, mtime=0)
        small = gzipped if len(gzipped) < len(content) else None
        return cls(content, small, media_type, _etag(content))


@dataclass(frozen=True, slots=True)
class Release:
    """Every file by its path in the client's folder, and the name of them all.

    ``pages`` are the texts of the HTML pages, which name files where this release has them, and
    ``named`` those files; ``imported`` says of each module which others it can't begin without.
    """

    name: str
    assets: Mapping[str, Asset]
    pages: Mapping[str, str]
    named: frozenset[str]
    imported: Mapping[str, Sequence[str]]

    def address(self, path: str) -> str:
        """Return where a file is served for ever."""
        return f"/c/{self.name}/{path}"

    def modules(self, entries: Sequence[str]) -> list[str]:
        """Return the addresses of all modules that are loaded with some."""
        return [self.address(path) for path in import_graph(entries, self.imported)]


class ClientFolder:
    """The folder of the client, of which a host may change files beneath a running server."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.last = self.present()

    def present(self) -> Release:
        """Return the release of the files as they are now; ``last`` is the one returned last."""
        self.last = _release(self._folder, self._stamp())
        return self.last

    def _stamp(self) -> Stamp:
        stats = {
            file: file.stat()
            for file in self._folder.rglob("*")
            if file.suffix == _PAGE or file.suffix in MEDIA_TYPES
        }
        return tuple(
            (file.relative_to(self._folder).as_posix(), stat.st_mtime_ns, stat.st_size)
            for file, stat in sorted(stats.items())
        )


@lru_cache(maxsize=2)
def _release(folder: Path, stamp: Stamp) -> Release:
    paths = [path for path, _, _ in stamp]
    pages = {path: (folder / path).read_text("utf-8") for path in paths if path.endswith(_PAGE)}
    scripts = {path: (folder / path).read_text("utf-8") for path in paths if path.endswith(_MODULE)}
    dense = {
        path: without_indents(without_comments(text, lines=False)) for path, text in scripts.items()
    }
    served = {
        path: dense[path] if path.startswith(_LANGUAGES) else without_comments(text)
        for path, text in scripts.items()
    }
    scripts = served | _packed(dense)
    assets = {path: _asset(folder / path) for path in paths if path not in pages | scripts}
    assets |= {path: _script(text) for path, text in scripts.items()}
    imported = {path: imports(text, path) for path, text in scripts.items()}
    named = frozenset(path for page in pages.values() for path in _ADDRESS.findall(page))
    release = Release(_name(pages, assets), assets, {}, named & assets.keys(), imported)
    return replace(release, pages={path: _joined(text, release) for path, text in pages.items()})


def _name(pages: Mapping[str, str], assets: Mapping[str, Asset]) -> str:
    marks = {path: _etag(text.encode()) for path, text in pages.items()}
    marks |= {path: asset.etag for path, asset in assets.items()}
    return hashlib.sha256(repr(sorted(marks.items())).encode()).hexdigest()[:_LENGTH_OF_MARK]


def _joined(page: str, release: Release) -> str:
    def address(found: re.Match[str]) -> str:
        kept = found[1] in release.assets and not found[1].endswith(_MANIFEST)
        return release.address(found[1]) if kept else found[0]

    return _ADDRESS.sub(address, page)


def _packed(scripts: Mapping[str, str]) -> dict[str, str]:
    """Return packs, and what stands in for each module that is in one.

    A client that somebody has changed so that it can't be packed is served module by module.
    """
    imported = {path: imports(text, path) for path, text in scripts.items()}
    apart = set(import_graph([path for path in scripts if path.startswith(_LANGUAGES)], imported))
    groups: dict[str, tuple[str, ...]] = {"packs/table.js": _FRAME}
    groups |= {
        f"packs/{found['name']}.js": (path,) for path in scripts if (found := _GAME.fullmatch(path))
    }
    packs: list[Pack] = []
    try:
        for path, entries in groups.items():
            apart |= {module for each in packs for module in each.names}
            modules = [module for module in import_graph(entries, imported) if module not in apart]
            packs.append(pack(path, modules, scripts, packs))
    except UnpackableError as error:
        _logger.warning("The client is served in many small files: %s.", error)
        return {}
    stand_ins = {module: text for each in packs for module, text in each.stand_ins.items()}
    return stand_ins | {each.path: each.text for each in packs}


def _asset(file: Path) -> Asset:
    return Asset.of(file.read_bytes(), MEDIA_TYPES[file.suffix])


def _script(text: str) -> Asset:
    return Asset.of(text.encode(), MEDIA_TYPES[_MODULE])


def _etag(content: bytes) -> str:
    # A weak one, as it stands for what is sent compressed and for what is not.
    return f'W/"{hashlib.sha256(content).hexdigest()[:_LENGTH_OF_MARK]}"'
