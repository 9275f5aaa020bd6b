"""The languages that the client speaks: one for each folder of its words.

The words are messages of Fluent, which the page itself formats. What a language lacks is sent in
English, so that a translation may grow message by message.
"""

import re
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Final

ENGLISH: Final = "en"
"""The language that all others are translated from."""

WORD_FILE: Final = re.compile(r"words/(?P<tag>[a-z]{2,3}(?:-\w+)*)/(?P<file>[\w.-]+)\.ftl")
"""The path of a file of words: of a language, by its BCP 47 tag, on a subject."""

_ENTRY: Final = re.compile(r"^-?[a-zA-Z][\w-]* *=", re.MULTILINE)
_COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)


def messages(source: str) -> dict[str, str]:
    """Return each message and term of a file of Fluent as it is written, by its id."""
    plain = _COMMENT.sub("", source)
    starts = [entry.start() for entry in _ENTRY.finditer(plain)]
    entries = (plain[start:end].rstrip() for start, end in pairwise([*starts, len(plain)]))
    return {entry.partition("=")[0].rstrip(): entry for entry in entries}


def completed(sources: Mapping[str, str]) -> dict[str, str]:
    """Return the files of words as they are sent: without comments, English where they lack some.

    ``sources`` are the contents by path. Each language has every file that English has.
    """
    english = {
        found["file"]: messages(source)
        for path, source in sources.items()
        if (found := WORD_FILE.fullmatch(path)) and found["tag"] == ENGLISH
    }
    whole: dict[str, str] = {}
    for tag in _tags(sources):
        for file, said in english.items():
            path = f"words/{tag}/{file}.ftl"
            own = messages(sources.get(path, ""))
            whole[path] = "\n".join((said | own).values()) + "\n"
    return whole


def _tags(paths: Iterable[str]) -> list[str]:
    """Return the languages of some files of words, English first."""
    found = {match["tag"] for path in paths if (match := WORD_FILE.fullmatch(path))}
    return sorted(found, key=lambda tag: (tag != ENGLISH, tag))


def completeness(sources: Mapping[str, str]) -> dict[str, int]:
    """Return how much of English each language says, in per cent, rounded down, at least 1."""
    said: dict[str, set[tuple[str, str]]] = {tag: set() for tag in _tags(sources)}
    for path, source in sources.items():
        if found := WORD_FILE.fullmatch(path):
            said[found["tag"]] |= {(found["file"], entry) for entry in messages(source)}
    english = said.get(ENGLISH, set())
    return {
        tag: max(1, 100 * len(own & english) // len(english)) if english else 100
        for tag, own in said.items()
    }
