"""Skeletons: what a text looks like, by Unicode's table of confusable characters (UTS 39)."""

import unicodedata
from collections.abc import Mapping
from typing import Final

from confusable_homoglyphs.utils import load

_LEFT_TO_RIGHT: Final = "\u200e"
"""Stands around letters of right-to-left scripts in the library's table."""


def _prototypes() -> Mapping[int, str]:
    """Return the prototype of each character that looks like something else, by its code point.

    The library names for each text all those that look like it. Only a prototype has several of
    them, or more than one character.
    """
    similar: dict[str, set[str]] = {}
    for text, others in load("confusables.json").items():
        found = similar.setdefault(text.strip(_LEFT_TO_RIGHT), set())
        found.update(other["c"].strip(_LEFT_TO_RIGHT) for other in others)
    prototypes: dict[int, str] = {}
    for text, others in similar.items():
        if len(text) == 1 and len(others) == 1:
            [other] = others
            # Of a pair, one is taken for the prototype.
            if len(other) > 1 or len(similar[other]) > 1 or other < text:
                prototypes[ord(text)] = other
    # The characters of a prototype may have been taken from such pairs.
    return {point: _replaced(other, prototypes) for point, other in prototypes.items()}


def _replaced(text: str, prototypes: Mapping[int, str]) -> str:
    apart = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", apart.translate(prototypes))


_PROTOTYPES: Final = _prototypes()


def skeleton(text: str) -> str:
    """Return the skeleton of a text: two texts that look alike have the same."""
    return _replaced(text, _PROTOTYPES)


def composed_skeleton(text: str) -> str:
    """Return the skeleton by which letters with accents are looked up before they are taken apart.

    The table has such letters, which the standard's way never finds. This way misses others.
    """
    composed = unicodedata.normalize("NFC", text)
    return _replaced(composed.translate(_PROTOTYPES), _PROTOTYPES)
