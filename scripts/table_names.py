"""Check the words that tables are called by: ``names.ftl`` of each language.

Somebody hears them on a call and types them. So they are short, no two are alike by ear or but for
accents, and whatever language a word belongs to, it stands for one pair of letters.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from fluent.syntax import ast
from messages import Fault, Language, Message, walk

LETTERS: Final = "bcdfghjkmnpqrtvwxy"
"""Those of codes."""
PREFIX: Final = "table-name-words-"
"""What the id of a message begins with; the first letter of its pairs follows."""

_UNSPACED: Final = re.compile("[\u3400-\u9fff]")
_CODE: Final = re.compile(f"[{LETTERS}]{{6}}")
_SOUNDS: Final = [
    (re.compile("ph"), "f"),
    (re.compile("ck|qu?|c(?![eih])"), "k"),
    (re.compile("y"), "i"),
    (re.compile("e?au|aux"), "o"),
    (re.compile(r"(.)\1"), r"\1"),
    (re.compile("(?<=..)(e|es|s|t|d|x)$"), ""),
]
"""What sounds alike however it is spelled, in English or French."""


class Word(NamedTuple):
    """A word and where it stands."""

    message: Message
    text: str
    place: tuple[str, int]


def name_faults(spoken: dict[str, Language]) -> Iterator[Fault]:
    """Yield what is wrong with the names of tables in some languages."""
    places: dict[str, Word] = {}
    for language in spoken.values():
        words = list(words_of(language))
        yield from _own_faults(words)
        for word in words:
            other = places.setdefault(folded(word.text), word)
            if other.place != word.place and other.message.file != word.message.file:
                yield _fault(word, f"in {other.message.file.parent.name} it stands elsewhere")


def words_of(language: Language) -> Iterator[Word]:
    """Yield the words of a language."""
    for message in language.messages.values():
        if message.id.startswith(PREFIX):
            text = "".join(
                node.value for node in walk(message.pattern) if isinstance(node, ast.TextElement)
            )
            for i, word in enumerate(text.split()):
                yield Word(message, word, (message.id.removeprefix(PREFIX), i))


def _own_faults(words: list[Word]) -> Iterator[Fault]:
    for letter in LETTERS:
        own = [word for word in words if word.place[0] == letter]
        if own and len(own) != len(LETTERS):
            yield _fault(own[0], f"it has {len(own)} words instead of {len(LETTERS)}")
    for word in words:
        lengths = (2,) if _UNSPACED.match(word.text) else range(3, 14)
        if not word.text.isalpha() or len(word.text) not in lengths:
            yield _fault(word, "write a word of letters alone, neither very short nor long")
        if _CODE.fullmatch(word.text):
            yield _fault(word, "it could be a code")
    for one, other in combinations(words, 2):
        if alike(one.text, other.text):
            yield _fault(other, f"it is like “{one.text}”")


def alike(one: str, other: str) -> bool:
    """Return whether two words may be taken for each other."""
    if _UNSPACED.match(one):
        return sorted(one) == sorted(other)
    return sound(one) == sound(other) or _is_near(folded(one), folded(other))


@cache
def folded(word: str) -> str:
    """Return a word as it counts when it is typed: without capitals and accents."""
    split = unicodedata.normalize("NFKD", word.lower())
    return "".join(sign for sign in split if not unicodedata.combining(sign))


@cache
def sound(word: str) -> str:
    """Return roughly how a word sounds."""
    heard = folded(word)
    for spelled, said in _SOUNDS:
        heard = spelled.sub(said, heard)
    return heard


def _is_near(one: str, other: str) -> bool:
    """Return whether one sign more, less or other makes one word the other."""
    short, long = sorted((one, other), key=len)
    if len(long) - len(short) > 1:
        return False
    same = next(
        (i for i, (a, b) in enumerate(zip(short, long, strict=False)) if a != b), len(short)
    )
    return short[same + (len(short) == len(long)) :] == long[same + 1 :]


def _fault(word: Word, text: str) -> Fault:
    return Fault(word.message.file, word.message.line, f"{word.text}: {text}")
