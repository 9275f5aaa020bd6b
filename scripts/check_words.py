"""Check the client's words, and say as a translator needs it: file, line, and what to do.

Each language is compared with English: no message is unknown, lacks a value that it should show,
or chooses by what never comes. Languages that this project keeps complete lack nothing. Nothing is
unused, markup is emphasis alone, and one word stands for one thing (``docs/terms.md``). The names
of tables can be said and spelled (``table_names.py``).
"""

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import ast
from messages import CLIENT, ENGLISH, PLURALS, Fault, Language, Message, languages, walk
from table_names import name_faults

COMPLETE: Final = ("en", "fr", "zh-Hant")
"""The languages in which every text of this project is written."""
TERMS: Final = CLIENT.parent / "docs" / "terms.md"
PREVIEWS: Final = "preview-"
"""What the ids of messages begin with that the server has, and no script."""

_VALUE: Final = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
"""A value in a template of a script."""
_ID: Final = re.compile(
    rf"""["'`](?=((?:[a-z]|{_VALUE.pattern})(?:[\w.-]|{_VALUE.pattern})*)["'`])"""
)
"""An id as a script writes it; one may stand within the value of another."""
_TEXT_ONLY: Final = re.compile(r"""\bwords\(\s*["']([\w.-]+)["']""")
_FUNCTION: Final = re.compile(r"export const ([A-Z]+)\b")
_EMPHASIS: Final = re.compile(r"<strong>[^<]*</strong>")
_TYPOGRAPHY: Final = {
    "fr": [(re.compile(r"[^\s\u00a0] [?!;:»]|« "), "write a no-break space beside a double sign")]
}
"""What is wrong in a language's texts, wherever it stands."""
_TERM: Final = re.compile(
    r"^\| *([^|]+?) *\| *([^|]*?) *\| *([^|]*?) *\| *([^|]*?) *\|$", re.MULTILINE
)
_UNSPACED: Final = re.compile("[\u3400-\u9fff]")
"""A sign of a script that has no spaces between words."""
_AVOIDED: Final = re.compile(r"\(not ([^)]*)\)")


def main() -> int:
    """Print all faults; return the exit status."""
    spoken = {tag: Language(tag) for tag in languages()}
    found = [*faults(spoken, scripts(), terms(TERMS)), *name_faults(spoken)]
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


def faults(
    spoken: dict[str, Language], sources: str, avoided: dict[str, dict[str, str]]
) -> list[Fault]:
    """Return the faults of some languages, English among them, and of the scripts that use it.

    ``avoided`` has, by language, the words that are not to be used and those to use instead.
    """
    english = spoken[ENGLISH]
    found = [*unused(english, sources), *emphasis_lost(english, sources)]
    for tag, language in spoken.items():
        found += language.faults
        for message in language.messages.values():
            found += own_faults(language, message, avoided.get(tag, {}))
            if tag != ENGLISH:
                found += differences(english, language, message)
        if tag in COMPLETE:
            found += missing(english, language)
    return sorted(found, key=lambda fault: (str(fault.file), fault.line))


def own_faults(language: Language, message: Message, avoided: dict[str, str]) -> Iterator[Fault]:
    """Yield what is wrong with a message by itself."""
    known = {"NUMBER", "DATETIME", *functions(language.tag)}
    for node in walk(message.pattern):
        if isinstance(node, ast.FunctionReference) and node.id.name not in known:
            yield fault(message, f"{node.id.name} is no function of this language")
        if isinstance(node, ast.MessageReference | ast.TermReference) and (
            language.referred(node) is None
        ):
            yield fault(message, f"it refers to a message that is not there: {node.id.name}")
    text = plain(message.pattern)
    if re.search(r"[<>]|&\w+;", _EMPHASIS.sub("", text)):
        yield fault(message, "the only markup is <strong>…</strong>, with text alone in it")
    for pattern, advice in _TYPOGRAPHY.get(language.tag, []):
        if pattern.search(text):
            yield fault(message, advice)
    for word, better in avoided.items():
        if stands_in(text, word):
            yield fault(message, f"say “{better}” instead of “{word}” (docs/terms.md)")


def stands_in(text: str, word: str) -> bool:
    """Return whether a text has a word, by itself where words are apart."""
    whole = word if _UNSPACED.match(word) else rf"(?<!\w){re.escape(word)}(?!\w)"
    return re.search(whole, text.replace("\u200b", ""), re.IGNORECASE) is not None


def differences(english: Language, language: Language, message: Message) -> Iterator[Fault]:
    """Yield how a translation does not fit the English message."""
    original = english.messages.get(message.id)
    if message.is_term:
        return
    if original is None:
        yield fault(message, "English has no such message")
        return
    if original.file.name != message.file.name:
        yield fault(message, f"it belongs into {original.file.name}")
    known, used = english.variables(original), language.variables(message)
    for name in sorted(used.keys() - known.keys()):
        yield fault(message, f"English has no variable ${name}; it has {listed(known)}")
    for name in sorted(english.shown(original) - language.shown(message)):
        yield fault(message, f"it does not show ${name}")
    yield from wrong_branches(english, language, original, message)


def wrong_branches(
    english: Language, language: Language, original: Message, message: Message
) -> Iterator[Fault]:
    """Yield the branches of a message that nothing chooses."""
    known, offered = english.variables(original), english.branches(original)
    for name, keys in sorted(language.branches(message).items()):
        if known.get(name) == "number":
            for key in sorted(key for key in keys if not is_of_number(key)):
                yield fault(message, f"[{key}] is no plural form: {', '.join(PLURALS)}")
        elif known.get(name) in ("boolean", "code"):
            for key in sorted(keys - offered.get(name, keys)):
                yield fault(message, f"${name} is never [{key}]")


def is_of_number(key: str) -> bool:
    """Return whether a branch can be chosen by a number: a plural form, or the number itself."""
    return key in PLURALS or key.replace(".", "", 1).lstrip("-").isdigit()


def missing(english: Language, language: Language) -> Iterator[Fault]:
    """Yield the messages that a complete language lacks, where they would stand."""
    for message in english.messages.values():
        if message.id not in language.messages and not message.is_term:
            file = message.file.parent.parent / language.tag / message.file.name
            yield Fault(file, 1, f"{message.id} is missing (in English in line {message.line})")


def unused(english: Language, sources: str) -> Iterator[Fault]:
    """Yield the English messages for which nothing asks."""
    names = {*_ID.findall(sources)}
    asked = {name for name in names if "$" not in name}
    made = [
        re.compile(".+".join(re.escape(part) for part in _VALUE.split(name)))
        for name in names - asked
        if re.search(r"[a-z]", _VALUE.sub("", name))
    ]
    referred = {
        other.id
        for message in english.messages.values()
        for node in walk(message.pattern)
        if isinstance(node, ast.MessageReference | ast.TermReference)
        if (other := english.referred(node)) is not None
    }
    for message in english.messages.values():
        own = message.id
        if own in asked or own in referred or own.startswith(PREVIEWS):
            continue
        if not any(pattern.fullmatch(own) for pattern in made):
            yield fault(message, "no script asks for it")


def emphasis_lost(english: Language, sources: str) -> Iterator[Fault]:
    """Yield the messages with emphasis that are shown as plain text."""
    for name in _TEXT_ONLY.findall(sources):
        message = english.messages.get(name)
        if message is not None and "<strong>" in plain(message.pattern):
            yield fault(message, "it is shown as plain text, without emphasis")


def terms(page: Path) -> dict[str, dict[str, str]]:
    """Return, by language, each word to avoid and the one to use, from the table of terms."""
    _, *rows = [row for row in _TERM.findall(page.read_text("utf-8")) if "---" not in row[0]]
    found: dict[str, dict[str, str]] = {tag: {} for tag in COMPLETE}
    for _, *cells in rows:
        for tag, cell in zip(COMPLETE, cells, strict=True):
            for words in _AVOIDED.findall(cell):
                better = _AVOIDED.sub("", cell).strip()
                found[tag] |= {word.strip(): better for word in words.split(",")}
    return found


def functions(tag: str) -> list[str]:
    """Return the functions that messages of a language may call."""
    file = CLIENT / "i18n" / "functions" / f"{tag}.js"
    return _FUNCTION.findall(file.read_text("utf-8")) if file.exists() else []


def scripts() -> str:
    """Return the source of all scripts that may ask for messages."""
    return "\n".join(
        file.read_text("utf-8") for file in CLIENT.rglob("*.js") if "vendor" not in file.parts
    )


def plain(pattern: ast.Pattern) -> str:
    """Return the text of a message, of all its branches, with a sign for each value."""
    return "".join(
        node.value if isinstance(node, ast.TextElement) else "\ufffc"
        for node in walk(pattern)
        if isinstance(node, ast.TextElement | ast.VariableReference | ast.MessageReference)
    )


def fault(message: Message, text: str) -> Fault:
    """Return a fault of a message."""
    return Fault(message.file, message.line, f"{message.id}: {text}")


def listed(names: Iterable[str]) -> str:
    """Return names in a sentence."""
    return ", ".join(f"${name}" for name in sorted(names)) or "none"


if __name__ == "__main__":
    sys.exit(main())
