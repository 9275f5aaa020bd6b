"""A release of the client: all its files as they are at one moment, under one name.

The name is a hash of everything that is served, and it stands in the address of every file. So a
file may be kept for ever by whoever has it, modules that import one another belong together, and
whatever has changed has another address.
"""

import gzip
import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Final, Self

from morpho_server.api.client.scripts import import_graph, imports, without_comments

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
    assets = {path: _asset(folder / path) for path in paths if path not in pages}
    imported = {
        path: imports(asset.content.decode(), path)
        for path, asset in assets.items()
        if path.endswith(_MODULE)
    }
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


def _asset(file: Path) -> Asset:
    content = file.read_bytes()
    if file.suffix == _MODULE:
        content = without_comments(content.decode()).encode()
    return Asset.of(content, MEDIA_TYPES[file.suffix])


def _etag(content: bytes) -> str:
    # A weak one, as it stands for what is sent compressed and for what is not.
    return f'W/"{hashlib.sha256(content).hexdigest()[:_LENGTH_OF_MARK]}"'
