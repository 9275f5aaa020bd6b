"""The names of people, the codes of tables and the invitations to them."""

import unicodedata
from functools import lru_cache

from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.characters import is_blank, is_unprintable, without_ignorable
from morpho_server.tables.model.chat import without_tricks
from morpho_server.tables.model.confusables import composed_skeleton, skeleton
from morpho_server.tables.model.ids import Invitation, PlayerId, TableCode
from morpho_server.tables.ports import Randomness

NAME_LENGTH = 20
"""The most characters of a name."""

CODE_LETTERS = "BCDFGHJKMNPQRTVWXY"
"""The letters of codes: none that is taken for another or for a digit, no vowels, so no words."""

CODE_LENGTH = 6


def clean_name(text: str) -> str:
    """Return a name in its normal form; raises ``bad_name``.

    Spaces around it are dropped and runs of them, of whatever width, made one. What is left has 1
    to 20 characters and something to see. Control characters are refused wherever they stand, and
    so is whatever can't be seen, but for what shapes the characters beside it. So are stacks of
    marks.
    """
    name = unicodedata.normalize("NFC", text)
    if is_unprintable(name) or without_tricks(name) != name:
        raise refusal("bad_name")
    name = " ".join(name.split())
    if len(name) > NAME_LENGTH or is_blank(name):
        raise refusal("bad_name")
    return name


def erased_name(player: PlayerId) -> str:
    """Return the name of an erased player, in no language: no other player of the table has it.

    Nobody can choose it: :func:`clean_name` refuses the character that it begins with, which can't
    be seen.
    """
    return f"\u2060∅ {player[1:]}"


def same_name(one: str, other: str) -> bool:
    """Return whether two names would be taken for the same.

    Neither letter case counts, nor what can't be seen, nor how wide letters and spaces are. Letters
    that look alike are the same, whatever script they belong to.
    """
    return any(map(str.__eq__, _looks(one), _looks(other)))


def new_code(randomness: Randomness) -> TableCode:
    """Draw a code for a table."""
    letters: list[str] = []
    while len(letters) < CODE_LENGTH:
        # A byte beyond the last whole multiple is skipped, so that no letter is drawn more often.
        drawn = randomness.bytes(1)[0]
        if drawn < 256 - 256 % len(CODE_LETTERS):
            letters.append(CODE_LETTERS[drawn % len(CODE_LETTERS)])
    return TableCode("".join(letters))


def new_invitation(code: TableCode, randomness: Randomness) -> Invitation:
    """Draw another invitation to a table. An earlier one is no help in guessing it."""
    return Invitation(code + new_code(randomness))


def read_invitation(text: str) -> Invitation:
    """Return the invitation that somebody typed: letter case, spaces and hyphens do not count.

    A text that can't be one comes back as it is; it invites to no table.
    """
    return Invitation(text.replace(" ", "").replace("-", "").upper())


def is_invitation(text: Invitation) -> bool:
    """Return whether a text can be an invitation: the letters of a code, or twice as many."""
    return len(text) in (CODE_LENGTH, 2 * CODE_LENGTH) and not set(text) - set(CODE_LETTERS)


def code_in(invitation: Invitation) -> TableCode:
    """Return the code of the table that an invitation leads to."""
    return TableCode(invitation[:CODE_LENGTH])


@lru_cache(1024)
def _looks(name: str) -> tuple[str, ...]:
    """Return keys equal for names that look alike, one ignoring case and one as written."""
    folded = _folded(name)
    ways = (skeleton, composed_skeleton)
    return (*(way(folded).casefold() for way in ways), *(way(name) for way in ways))


def _folded(name: str) -> str:
    seen = without_ignorable(unicodedata.normalize("NFKD", name))
    return " ".join(unicodedata.normalize("NFKD", seen.casefold()).split())
