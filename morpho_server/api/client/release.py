"""A release of the client: all its files as they are at one moment, under one name.

The name is a hash of everything that is served, and it is part of every file's address. So
browsers may keep files forever, modules that import one another fit together, and a changed file
has another address.
"""

import asyncio
import gzip
import hashlib
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Final, Self

from morpho_server.api.client.languages import WORD_FILE, completed, completeness
from morpho_server.api.shared_response import SharedAnswer

MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""The media types of the files that are served, by suffix."""

_LENGTH_OF_MARK: Final = 12

_MODULE: Final = ".js"
_RUNNING: Final = (_MODULE, ".css", ".ftl", ".svg", ".woff2")
"""The suffixes of what a page needs to look and work as it should."""
_PAGE: Final = ".html"
_MANIFEST: Final = ".webmanifest"
"""Keeps its address: browsers know an app by that of its manifest."""
_ADDRESS: Final = re.compile(r"""(?<==")/([^"]+)""")
"""The target of a path in a page: a file of the client, or something else."""
_LANGUAGES: Final = re.compile(r'(?<=data-languages=")[^"]*')
"""The languages of a page, each with how much of it is translated."""
_BUNDLE: Final = "modules.json"
"""Written with a bundle: by each entry's path, the files that it needs at once."""

Stamp = tuple[tuple[str, int, int], ...]
"""The path, time of change and size of each file."""


@dataclass(frozen=True, slots=True)
class Asset:
    """A file as it is sent. ``gzipped`` is ``None`` where that would not be smaller."""

    content: bytes
    gzipped: bytes | None
    media_type: str
    etag: str

    @classmethod
    def of(cls, content: bytes, media_type: str, level: int = 9) -> Self:
        """Return content with its compressed form."""
        gzipped = gzip.compress(content, level, mtime=0)
        small = gzipped if len(gzipped) < len(content) else None
        return cls(content, small, media_type, _etag(content))


@dataclass(frozen=True, slots=True)
class Release:
    """Every file by its path in the client's folder, and the name of them all.

    ``pages`` are the texts of the HTML pages, which name files by their addresses in this release;
    ``named`` are those files. ``needed`` maps a source module to the files that it needs at once:
    itself where the client is served from its sources. ``languages`` has how much of each language
    is translated, in per cent.
    """

    name: str
    assets: Mapping[str, Asset]
    pages: Mapping[str, str]
    named: frozenset[str]
    needed: Mapping[str, Sequence[str]]
    languages: Mapping[str, int]

    def address(self, path: str) -> str:
        """Return the permanent address of a file."""
        return f"/c/{self.name}/{path}"

    def modules(self, entries: Sequence[str]) -> list[str]:
        """Return the addresses of the files that some modules need at once, without repeats."""
        files = (file for entry in entries for file in self.needed.get(entry, ()))
        return [self.address(file) for file in dict.fromkeys(files)]

    def files_without(self, is_left_out: Callable[[str], bool]) -> list[str]:
        """Return the addresses of all that runs in a page, in a settled order.

        What only modules that are left out need is left out, and so are pictures.
        """
        kept = {
            file for path, files in self.needed.items() if not is_left_out(path) for file in files
        }
        unwanted = {file for files in self.needed.values() for file in files} - kept
        return [
            self.address(path)
            for path in sorted(self.assets)
            if path.endswith(_RUNNING) and path not in unwanted and not is_left_out(path)
        ]


class ClientFolder:
    """The client's folder. A host may change its files under a running server.

    A look at hundreds of files takes as long as dozens of pages, so all who ask share one.
    ``last`` is the release that was seen last.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seen = SharedAnswer(self._look)
        self.last = _present(folder)

    async def present(self) -> Release:
        """Return the release of the files as they were a moment ago."""
        return await self._seen.get()

    def is_of_last(self, path: str) -> bool:
        """Return whether a path is that of a file of the release that was seen last."""
        return path.startswith(self.last.address(""))

    async def _look(self) -> Release:
        self.last = await asyncio.to_thread(_present, self._folder)
        return self.last


def _present(folder: Path) -> Release:
    return _release(folder, _stamp(folder))


def _stamp(folder: Path) -> Stamp:
    stats = {
        file: file.stat()
        for file in folder.rglob("*")
        if file.suffix == _PAGE or file.suffix in MEDIA_TYPES
    }
    return tuple(
        (file.relative_to(folder).as_posix(), stat.st_mtime_ns, stat.st_size)
        for file, stat in sorted(stats.items())
    )


@lru_cache(maxsize=2)
def _release(folder: Path, stamp: Stamp) -> Release:
    paths = [path for path, _, _ in stamp]
    pages = {path: (folder / path).read_text("utf-8") for path in paths if path.endswith(_PAGE)}
    words = {
        path: (folder / path).read_text("utf-8") for path in paths if WORD_FILE.fullmatch(path)
    }
    assets = {
        path: _asset(folder / path) for path in paths if path not in pages and path not in words
    } | {
        path: Asset.of(text.encode(), MEDIA_TYPES[".ftl"])
        for path, text in completed(words).items()
    }
    named = frozenset(path for page in pages.values() for path in _ADDRESS.findall(page))
    release = Release(
        _name(pages, assets),
        assets,
        {},
        named & assets.keys(),
        _needed(folder, assets),
        completeness(words),
    )
    return replace(release, pages={path: _joined(text, release) for path, text in pages.items()})


def _needed(folder: Path, assets: Mapping[str, Asset]) -> Mapping[str, Sequence[str]]:
    bundle = folder / _BUNDLE
    if bundle.exists():
        needed: dict[str, list[str]] = json.loads(bundle.read_text("utf-8"))
        return needed
    return {path: (path,) for path in assets if path.endswith(_MODULE)}


def _name(pages: Mapping[str, str], assets: Mapping[str, Asset]) -> str:
    marks = {path: _etag(text.encode()) for path, text in pages.items()}
    marks |= {path: asset.etag for path, asset in assets.items()}
    return hashlib.sha256(repr(sorted(marks.items())).encode()).hexdigest()[:_LENGTH_OF_MARK]


def _joined(page: str, release: Release) -> str:
    def address(found: re.Match[str]) -> str:
        kept = found[1] in release.assets and not found[1].endswith(_MANIFEST)
        return release.address(found[1]) if kept else found[0]

    return with_languages(_ADDRESS.sub(address, page), release.languages)


def with_languages(page: str, languages: Mapping[str, int]) -> str:
    """Return a page that says which languages there are, and how complete they are."""
    said = " ".join(f"{tag}:{percent}" for tag, percent in languages.items())
    return _LANGUAGES.sub(said, page)


def _asset(file: Path) -> Asset:
    return Asset.of(file.read_bytes(), MEDIA_TYPES[file.suffix])


def _etag(content: bytes) -> str:
    # Weak, because it stands for the compressed form and the plain one.
    return f'W/"{hashlib.sha256(content).hexdigest()[:_LENGTH_OF_MARK]}"'
