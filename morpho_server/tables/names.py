"""The names of people and the codes of tables."""

import unicodedata

from morpho_server.tables.errors import refusal
from morpho_server.tables.ports import Randomness
from morpho_server.tables.words import TableCode

NAME_LENGTH = 20
"""How many characters a name may have."""

CODE_LETTERS = "BCDFGHJKMNPQRTVWXY"
"""The letters of codes: none that is taken for another or for a digit, no vowels, so no words."""

CODE_LENGTH = 6

_UNPRINTABLE = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
_JOINERS = "\u200c\u200d"
"""Format characters that ordinary names and emoji need."""


def clean_name(text: str) -> str:
    """Return a name in its normal form; raises ``bad_name``.

    Spaces around it are dropped and runs of them made one. What is left has 1 to 20 characters,
    none of them a control or an invisible format character.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split(" ")).strip()
    while "  " in name:
        name = name.replace("  ", " ")
    if not 1 <= len(name) <= NAME_LENGTH or not name.strip(_JOINERS):
        raise refusal("bad_name")
    if any(unicodedata.category(c) in _UNPRINTABLE and c not in _JOINERS for c in name):
        raise refusal("bad_name")
    return name


def same_name(one: str, other: str) -> bool:
    """Tell whether two names would be taken for the same.

    Letter case does not count, nor does what can't be seen.
    """
    return _folded(one) == _folded(other)


def new_code(randomness: Randomness) -> TableCode:
    """Draw a code for a table."""
    letters: list[str] = []
    while len(letters) < CODE_LENGTH:
        # A byte beyond the last whole multiple is skipped, so that no letter is drawn more often.
        drawn = randomness.bytes(1)[0]
        if drawn < 256 - 256 % len(CODE_LETTERS):
            letters.append(CODE_LETTERS[drawn % len(CODE_LETTERS)])
    return TableCode("".join(letters))


def read_code(text: str) -> TableCode:
    """Return the code that somebody typed: letter case, spaces and hyphens do not count.

    A text that can't be a code comes back as it is; no table will have it.
    """
    return TableCode(text.replace(" ", "").replace("-", "").upper())


def _folded(name: str) -> str:
    shown = "".join(c for c in name if c not in _JOINERS)
    return unicodedata.normalize("NFKC", shown).casefold()
