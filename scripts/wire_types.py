"""Types of the wire, written as declarations in TypeScript from the type hints of the server.

It reads type hints and not pydantic's JSON schema. In a schema seats, slots and identities lose
their names, and views are missing. A compiler for it needs a dozen npm packages.
"""

import ast
import inspect
import re
import sys
import types
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from itertools import pairwise
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Literal,
    NewType,
    NotRequired,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from pydantic import BaseModel, JsonValue

from morpho_server.games.events import Event
from morpho_server.tables.messages.commands import Command

PLAIN: Final[Mapping[object, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "any",
    JsonValue: "any",
}
WIDTH: Final = 100


@dataclass
class Wire:
    """Declarations in TypeScript, each after those that it needs.

    Named types (aliases, ``Literal``s, ``NewType``s) keep the name that they have in the module
    where they are met; ``modules`` are where to look first.
    """

    plain: ClassVar[Mapping[object, str]] = PLAIN
    others: ClassVar[Sequence[str]] = ("[more: string]: any",)

    modules: list[types.ModuleType]
    declared: dict[str, str] = field(default_factory=dict)

    def text(self) -> str:
        """Return all declarations."""
        return "".join(f"\n{declaration}" for declaration in self.declared.values())

    def declare_union(self, name: str, about: str, members: Iterable[type]) -> None:
        """Declare a name for any one of these types."""
        parts = [self.type_of(member) for member in members]
        self.declared[name] = self.alias(name, parts, about)

    def type_of(self, hint: Any) -> str:
        """Return how a type is written, having declared what it needs."""
        if hint in self.plain:
            return self.plain[hint]
        if isinstance(hint, NewType):
            self._note(hint.__module__)
            return self._named(hint.__name__, hint, [self.type_of(hint.__supertype__)])
        if inspect.isclass(hint) and (
            is_dataclass(hint) or is_typeddict(hint) or issubclass(hint, BaseModel)
        ):
            return self._interface(hint)
        if name := self._name_of(hint):
            return self._named(name, hint, self._members(hint))
        if get_origin(hint) in (Annotated, NotRequired):
            return self.type_of(get_args(hint)[0])
        return " | ".join(self._members(hint))

    def _members(self, hint: Any) -> list[str]:
        """Return the parts of a union, or the one that a type is that has no name."""
        origin, inner = get_origin(hint), get_args(hint)
        if origin is Literal:
            return self.literals(inner)
        if _is_union(hint):
            return [self.type_of(member) for member in inner]
        if origin is Annotated:
            return self._members(inner[0])
        if origin in (list, Sequence, Collection) or (origin is tuple and inner[-1] is ...):
            return [self.array(self.type_of(inner[0]))]
        if origin is tuple:
            return [self.tuple([self.type_of(item) for item in inner])]
        if origin in (dict, Mapping):
            return [self.record(*inner)]
        raise TypeError(f"{hint} can't be described to the client")

    def literals(self, values: Sequence[Any]) -> list[str]:
        """Return how values are written as types."""
        return [f'"{value}"' if isinstance(value, str) else str(value) for value in values]

    def array(self, item: str) -> str:
        """Return how a list is written."""
        return f"({item})[]" if " | " in item else f"{item}[]"

    def tuple(self, items: Sequence[str]) -> str:
        """Return how a list of fixed length is written."""
        return f"[{', '.join(items)}]"

    def record(self, key: Any, value: Any) -> str:
        """Return how a map is written."""
        if PLAIN.get(value) == "any":
            return "Json"
        record = f"Record<{self.type_of(key)}, {self.type_of(value)}>"
        return f"Partial<{record}>" if get_origin(key) is Literal else record

    def _interface(self, shape: type) -> str:
        name = shape.__name__
        if name not in self.declared:
            self._note(shape.__module__)
            self.declared[name] = ""  # A place for it, for types that name each other.
            lines = list(self.fields_of(shape))
            del self.declared[name]
            self.declared[name] = self.interface(name, lines, inspect.getdoc(shape) or "")
        return name

    def interface(self, name: str, lines: Sequence[str], about: str) -> str:
        """Return the declaration of a type with fields."""
        body = "".join(f"  {line};\n" for line in lines)
        return f"{_comment(about)}export interface {name} {{\n{body}}}\n"

    def alias(self, name: str, parts: Sequence[str], about: str) -> str:
        """Return the declaration of a name for any one of some types."""
        line = f"export type {name} = {' | '.join(parts)};\n"
        if len(line) > WIDTH:
            line = f"export type {name} =" + "".join(f"\n  | {part}" for part in parts) + ";\n"
        return _comment(about) + line

    def field(self, name: str, hint: Any, *, optional: bool) -> str:
        """Return how a field is written, having declared what it needs."""
        return f"{name}{'?' if optional else ''}: {self.type_of(hint)}"

    def fields_of(self, shape: type) -> Iterator[str]:
        """Yield the fields of a type with theirs, having declared what they need."""
        hints = get_type_hints(shape, include_extras=True)
        if issubclass(shape, BaseModel):
            for name, info in shape.model_fields.items():
                yield self.field(name, hints[name], optional=not info.is_required())
            if shape.model_config.get("extra") == "allow":
                yield from self.others
        elif is_typeddict(shape):
            optional = cast("frozenset[str]", getattr(shape, "__optional_keys__"))  # noqa: B009
            for name, hint in hints.items():
                yield self.field(name, hint, optional=name in optional)
        else:
            yield from self._fields_of_dataclass(shape, hints)

    def _fields_of_dataclass(self, shape: type, hints: Mapping[str, Any]) -> Iterator[str]:
        if issubclass(shape, Event):
            yield self.field("kind", Literal[shape.kind], optional=False)
        for each in fields(cast("Any", shape)):
            # A command's type has a default for the server's own code alone.
            left_out = issubclass(shape, Command) and each.default is not MISSING
            optional = left_out and each.name != "type"
            if each.name != "to":
                yield self.field(each.name, hints[each.name], optional=optional)

    def _named(self, name: str, hint: Any, parts: list[str]) -> str:
        if name not in self.declared:
            self.declared[name] = self.alias(name, parts, self._about(name, hint))
        return name

    def _name_of(self, hint: Any) -> str | None:
        """Return the name under which a module that was met knows an alias, if any does."""
        inner = get_args(hint)[0] if get_origin(hint) is Annotated else hint
        if get_origin(inner) is not Literal and not _is_union(inner):
            return None
        for module in self.modules:
            for name, value in vars(module).items():
                if value is hint or (get_origin(value) is Literal and value == hint):
                    return name if not name.startswith("_") else None
        return None

    def _note(self, module: str) -> None:
        if sys.modules[module] not in self.modules:
            self.modules.append(sys.modules[module])

    @staticmethod
    def _about(name: str, hint: Any) -> str:
        """Return the text that stands below a name where it is defined."""
        for module in [m for n, m in sys.modules.items() if n.startswith("morpho_server.")]:
            if vars(module).get(name) == hint and (about := _texts(module).get(name)):
                return about
        return ""


def _is_union(hint: Any) -> bool:
    return get_origin(hint) in (Union, types.UnionType)


def _texts(module: types.ModuleType) -> dict[str, str]:
    """Return the texts that stand below the names that a module defines."""
    body = ast.parse(inspect.getsource(module)).body
    return {
        defined.targets[0].id: inspect.cleandoc(text.value.value)
        for defined, text in pairwise(body)
        if isinstance(defined, ast.Assign)
        and isinstance(defined.targets[0], ast.Name)
        and isinstance(text, ast.Expr)
        and isinstance(text.value, ast.Constant)
        and isinstance(text.value.value, str)
    }


def _comment(text: str) -> str:
    """Return a docstring as a comment, in the marks that an editor shows."""
    text = re.sub(r"``(.*?)``", r"`\1`", re.sub(r":\w+:`~?(?:[\w.]*\.)?(\w+)`", r"`\1`", text))
    lines = text.strip().splitlines()
    if not lines:
        return ""
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"
