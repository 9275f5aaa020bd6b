"""Chat lines, without the characters that disturb the text beside them."""

import unicodedata
from typing import Final

from morpho_server.tables.model.characters import is_mark

_BIDI_CONTROLS: Final = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)

MOST_MARKS: Final = 4
"""The most marks of one character: what UTS 39 takes for the most that people write."""


def without_tricks(text: str) -> str:
    """Return a text without bidirectional controls and without stacks of marks.

    Of the marks on one character the first few stay, and none twice in a row.
    """
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFD", text):
        if character in _BIDI_CONTROLS:
            continue
        if is_mark(character):
            marks += 1
            if marks > MOST_MARKS or (marks > 1 and kept and character == kept[-1]):
                continue
        elif unicodedata.category(character) != "Cf":  # joiners have no place of their own
            marks = 0
        kept.append(character)
    return unicodedata.normalize("NFC", "".join(kept))
