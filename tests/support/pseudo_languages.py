"""Languages that nobody speaks, made from English, to see what translations may do to a page.

In one all texts are two fifths longer, as German or Finnish may be; another is written from right
to left; in a third each message is marked by its number.
"""

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast

SCRIPTS: Final = Path(__file__).parents[2] / "scripts"
sys.path.insert(0, str(SCRIPTS))

from messages import Language, walk  # noqa: E402 - lies there

LONG: Final = "en-XA"
MIRRORED: Final = "ar-XB"
MARKED: Final = "en-XM"
"""Their tags; Unicode knows the first two."""

_WORD: Final = re.compile(r"<[^>]*>|[^<]+")
_DOUBLED: Final = re.compile("[aeioulrsAEIOULRS]")
"""Two of five signs of English."""
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


def add_marked_language(client: Path) -> list[str]:
    """Add English with a number before each message; return what each number stands for."""
    legend = list[str]()
    folder = client / "words" / MARKED
    folder.mkdir(exist_ok=True)
    for file in sorted((client / "words" / "en").glob("*.ftl")):
        resource = FluentParser().parse(file.read_text("utf-8"))
        for message in Language("en", client / "words").messages.values():
            if message.file == file:
                legend.append(
                    f"{len(legend) + 1:>5} {message.id} (words/en/{file.name}:{message.line})"
                )
        first = len(legend) - sum(1 for _ in _patterns(resource)) + 1
        for number, pattern in enumerate(_patterns(resource), start=first):
            pattern.elements.insert(0, ast.TextElement(f"{number}\u203a"))
        text = FluentSerializer().serialize(resource)
        (folder / file.name).write_text(text, encoding="utf-8")
    return legend


def _patterns(resource: ast.Resource) -> Iterator[ast.Pattern]:
    """Yield what each message says, then each of its attributes."""
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            yield from filter(None, [entry.value, *(one.value for one in entry.attributes)])


def _change(pattern: ast.Pattern, change: Callable[[str], str]) -> None:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            element.value = "".join(
                found if found.startswith("<") else change(found)
                for found in _WORD.findall(element.value)
            )


def _lengthened(text: str) -> str:
    return _DOUBLED.sub(lambda found: found[0] * 2, text)


def _mirrored(text: str) -> str:
    return text.translate(_LETTERS)
