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
_ATTRIBUTE: Final = re.compile(r"^ +\.[a-zA-Z][\w-]* *=", re.MULTILINE)
_COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)


def messages(source: str) -> dict[str, str]:
    """Return each message and term of a file of Fluent as it is written, by its id."""
    return _split(_COMMENT.sub("", source), _ENTRY)


def _split(source: str, beginning: re.Pattern[str]) -> dict[str, str]:
    """Return the parts of a text that begin so, by what stands before the equals sign."""
    starts = [found.start() for found in beginning.finditer(source)]
    parts = (source[start:end].rstrip() for start, end in pairwise([*starts, len(source)]))
    return {part.partition("=")[0].strip(): part for part in parts}


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
            entries = (
                _completed(entry, said.get(name, "")) for name, entry in (said | own).items()
            )
            whole[path] = "\n".join([*entries, ""])
    return whole


def _completed(own: str, english: str) -> str:
    """Return a message with the attributes that English has besides."""
    lacking = _split(english, _ATTRIBUTE)
    for name in _split(own, _ATTRIBUTE):
        lacking.pop(name, None)
    return "\n".join([own, *lacking.values()])


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
