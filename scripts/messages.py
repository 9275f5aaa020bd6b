"""The client's messages, as the files of Fluent in ``web_client/words`` have them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from fluent.syntax import FluentParser, ast

CLIENT: Final = Path(__file__).parent.parent / "web_client"
WORDS: Final = CLIENT / "words"
ENGLISH: Final = "en"
_TAG: Final = re.compile(r"[a-z]{2,3}(?:-\w+)*")
PLURALS: Final = ("zero", "one", "two", "few", "many", "other")
"""The plural forms that languages have."""
_TRUTHS: Final = {"true", "false"}

Kind = Literal["number", "boolean", "code", "text"]
"""What the value of a variable is: a ``code`` chooses between branches by its name."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message or one of its attributes, or a term.

    ``id`` is the one by which the client asks for it, such as ``"id"`` or ``"id.attribute"``;
    ``line`` is counted from 1.
    """

    id: str
    file: Path
    line: int
    pattern: ast.Pattern

    @property
    def is_term(self) -> bool:
        """Whether only other messages may refer to it."""
        return self.id.startswith("-")


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a file of words, and where."""

    file: Path
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file.relative_to(CLIENT.parent)}:{self.line}: {self.text}"


class Language:
    """All messages of a language, by id, and what could not be read."""

    def __init__(self, tag: str, words: Path = WORDS) -> None:
        self.tag = tag
        self.messages: dict[str, Message] = {}
        self.faults: list[Fault] = []
        if not _TAG.fullmatch(tag):
            self.faults.append(Fault(words / tag, 1, "the folder's name is no tag of BCP 47"))
        for file in sorted((words / tag).glob("*.ftl")):
            self._read(file)

    def _read(self, file: Path) -> None:
        source = file.read_text("utf-8")
        for entry in FluentParser().parse(source).body:
            line = _line(source, entry)
            if isinstance(entry, ast.Junk):
                reasons = ", ".join(str(note.message) for note in entry.annotations)
                self.faults.append(Fault(file, line, f"not Fluent: {reasons}"))
            elif isinstance(entry, ast.Message | ast.Term):
                for message in _parts(entry, file, source):
                    if message.id in self.messages:
                        fault = Fault(file, message.line, f"{message.id} stands here twice")
                        self.faults.append(fault)
                    self.messages[message.id] = message

    def variables(self, message: Message) -> dict[str, Kind]:
        """Return the variables of a message and of those that it refers to, by name.

        What chooses a branch says what its value must be.
        """
        kinds: dict[str, Kind] = {}
        for node in self._nodes(message, set()):
            if isinstance(node, ast.VariableReference):
                kinds.setdefault(node.id.name, "text")
            elif isinstance(node, ast.SelectExpression):
                if isinstance(node.selector, ast.VariableReference):
                    kinds[node.selector.id.name] = _chosen_by(node)
            elif isinstance(node, ast.FunctionReference) and node.id.name == "NUMBER":
                for argument in node.arguments.positional:
                    if isinstance(argument, ast.VariableReference):
                        kinds[argument.id.name] = "number"
        return kinds

    def shown(self, message: Message) -> set[str]:
        """Return the variables whose values a message shows in any of its branches."""
        return {
            argument.id.name
            for node in self._nodes(message, set())
            if isinstance(node, ast.Placeable)
            for argument in _shown_in(node.expression)
        }

    def branches(self, message: Message) -> dict[str, set[str]]:
        """Return, by variable, the names of the branches that it chooses between."""
        found: dict[str, set[str]] = {}
        for node in self._nodes(message, set()):
            if isinstance(node, ast.SelectExpression) and isinstance(
                node.selector, ast.VariableReference
            ):
                keys = {_key(variant) for variant in node.variants}
                found.setdefault(node.selector.id.name, set()).update(keys)
        return found

    def referred(self, node: ast.MessageReference | ast.TermReference) -> Message | None:
        """Return the message that another refers to, if it is there."""
        return self.messages.get(reference(node))

    def _nodes(self, message: Message, seen: set[str]) -> Iterator[ast.BaseNode]:
        """Yield the nodes of a message and of all that it refers to."""
        seen.add(message.id)
        for node in walk(message.pattern):
            yield node
            if isinstance(node, ast.MessageReference | ast.TermReference):
                other = self.referred(node)
                if other is not None and other.id not in seen:
                    yield from self._nodes(other, seen)


def reference(node: ast.MessageReference | ast.TermReference) -> str:
    """Return the id of what a message refers to."""
    own = f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
    return f"{own}.{node.attribute.name}" if node.attribute else own


def walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Yield a node and all below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from walk(child)


def languages(words: Path = WORDS) -> list[str]:
    """Return the tags of all languages: the folders of words."""
    return sorted(folder.name for folder in words.iterdir() if folder.is_dir())


def _parts(entry: ast.Message | ast.Term, file: Path, source: str) -> Iterator[Message]:
    own = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    if entry.value is not None:
        yield Message(own, file, _line(source, entry.id), entry.value)
    for attribute in entry.attributes:
        name = f"{own}.{attribute.id.name}"
        yield Message(name, file, _line(source, attribute), attribute.value)


def _line(source: str, node: ast.SyntaxNode) -> int:
    assert node.span is not None
    return source.count("\n", 0, node.span.start) + 1


def _shown_in(expression: object) -> list[ast.VariableReference]:
    if isinstance(expression, ast.VariableReference):
        return [expression]
    if isinstance(expression, ast.FunctionReference):
        given = expression.arguments.positional
        return [argument for argument in given if isinstance(argument, ast.VariableReference)]
    return []


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def _chosen_by(node: ast.SelectExpression) -> Kind:
    keys = {_key(variant) for variant in node.variants}
    if keys & {*PLURALS[:-1]} or any(key[-1].isdigit() and key[0] in "-0123456789" for key in keys):
        return "number"
    return "boolean" if keys & _TRUTHS else "code"
