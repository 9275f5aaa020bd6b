"""What can be seen of a text, whatever release of Unicode the interpreter knows.

The interpreter's tables are years older than the emoji and letters of people's devices. So a
character that they do not have counts as one to see. What Unicode reserves for something else is
listed here, by ranges that its releases do not move.
"""

import re
import unicodedata
from typing import Final

_REFUSED: Final = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")

_SHAPING: Final = frozenset("\u180b\u180c\u180d\u180f\u200c\u200d").union(
    map(chr, range(0xFE00, 0xFE10)), map(chr, range(0xE0100, 0xE01F0))
)
"""Joiners and variation selectors: not seen themselves, but ordinary names and emoji need them."""

_IGNORABLE: Final = frozenset("\u00ad\u034f\u061c\u3164\ufeff\uffa0").union(
    *(
        map(chr, range(first, last + 1))
        for first, last in (
            (0x115F, 0x1160),
            (0x17B4, 0x17B5),
            (0x180B, 0x180F),
            (0x200B, 0x200F),
            (0x202A, 0x202E),
            (0x2060, 0x206F),
            (0xFE00, 0xFE0F),
            (0xFFF0, 0xFFF8),
            (0x1BCA0, 0x1BCA3),
            (0x1D173, 0x1D17A),
            (0xE0000, 0xE0FFF),
        )
    )
)
"""``Default_Ignorable_Code_Point``: shows nothing where a font does not know it."""

_BLANK: Final = frozenset("\u2800\U00016fe4\U0001d159").union(map(chr, range(0x13430, 0x13443)))
"""Further characters that show nothing: blanks, and Egyptian ones that place others."""

_MARK_BLOCKS: Final = ((0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F))
"""The blocks that have nothing but marks, also in releases to come."""

_REGION: Final = re.compile(
    "(?<=\U0001f3f4)[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f"
)
"""Tags that make the black flag that of a part of a country."""


def is_mark(character: str) -> bool:
    """Return whether a character stands on the one before it."""
    category = unicodedata.category(character)
    if category == "Cn":
        return any(first <= ord(character) <= last for first, last in _MARK_BLOCKS)
    return category in ("Mn", "Me")


def is_unprintable(text: str) -> bool:
    """Return whether a text has something that can't be seen, or is no character.

    What shapes the characters beside it is none of that.
    """
    return any(map(_is_unseen, _REGION.sub("", text)))


def is_blank(text: str) -> bool:
    """Return whether a printable text shows nothing: it has only spaces, or what needs a base."""
    return not any(unicodedata.category(c)[0] in "LNPS" or _is_unknown(c) for c in text)


def without_ignorable(text: str) -> str:
    """Return a text without what fonts may leave out."""
    return "".join(each for each in text if each not in _IGNORABLE)


def _is_unseen(character: str) -> bool:
    if character in _SHAPING:
        return False
    if character in _IGNORABLE or character in _BLANK or _is_noncharacter(ord(character)):
        return True
    return unicodedata.category(character) in _REFUSED


def _is_noncharacter(point: int) -> bool:
    return 0xFDD0 <= point <= 0xFDEF or point & 0xFFFE == 0xFFFE


def _is_unknown(character: str) -> bool:
    return unicodedata.category(character) == "Cn" and not is_mark(character)
