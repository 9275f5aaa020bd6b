"""Languages that nobody speaks, made from English, to see what translations may do to a page.

In one all texts are two fifths longer, as German or Finnish may be; the other is written from right
to left.
"""

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast

SCRIPTS: Final = Path(__file__).parents[2] / "scripts"
sys.path.insert(0, str(SCRIPTS))

from messages import walk  # noqa: E402 - lies there

LONG: Final = "en-XA"
MIRRORED: Final = "ar-XB"
"""The tags by which Unicode knows such languages."""

_WORD: Final = re.compile(r"<[^>]*>|[^<]+")
_VOWEL: Final = re.compile("[aeiouAEIOU]")
_LETTERS: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "אבגדהוזחטיכלמנסעפצקרשתאבגדאבגדהוזחטיכלמנסעפצקרשתאבגד",
)


def add_pseudo_languages(client: Path) -> None:
    """Add both languages to a folder of the client."""
    for tag, change in {LONG: _lengthened, MIRRORED: _mirrored}.items():
        folder = client / "words" / tag
        folder.mkdir(exist_ok=True)
        for file in (client / "words" / "en").glob("*.ftl"):
            resource = FluentParser().parse(file.read_text("utf-8"))
            for node in walk(resource):
                if isinstance(node, ast.Pattern):
                    _change(node, change)
            text = FluentSerializer().serialize(resource)
            (folder / file.name).write_text(text, encoding="utf-8")


def _change(pattern: ast.Pattern, change: Callable[[str], str]) -> None:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            element.value = "".join(
                found if found.startswith("<") else change(found)
                for found in _WORD.findall(element.value)
            )


def _lengthened(text: str) -> str:
    return _VOWEL.sub(lambda found: found[0] * 2, text)


def _mirrored(text: str) -> str:
    return text.translate(_LETTERS)
