"""JSON Schemas of the types of events and views, which keep the names that types have.

Pydantic reads none of them: on Python 3.11 it refuses the ``TypedDict`` of the standard library,
and it loses the names of aliases.
"""

import inspect
import json
import re
import sys
import types
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import (
    Annotated,
    Any,
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

from pydantic import JsonValue

from morpho_server.games.events import Event
from morpho_server.games.options import ChoiceOption, FlagOption, NumberOption, OptionField
from morpho_server.games.shapes import MARK, OfGame

Schema = dict[str, Any]

PLACE: Final = "#/components/schemas/"
"""Where references lead to."""

_RULES: Final = re.compile(r" \([^()]*\bR[1-9]\d?(?:\.\d+)?[a-c]?\b[^()]*\)")
"""Remarks with numbers of rules, which tell readers of the code what they need not tell others."""
_IN_JSON: Final = {"`None`": "`null`", "`True`": "`true`", "`False`": "`false`"}
_OF_PYTHON: Final = re.compile("|".join(_IN_JSON))

NULL: Final[Schema] = {"type": "null"}

_PLAIN: Final[Mapping[object, Schema]] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    type(None): NULL,
    Any: {},
    JsonValue: {},
}


def reference(name: str) -> Schema:
    """Return a reference to a named schema."""
    return {"$ref": f"{PLACE}{name}"}


def any_of(schemas: Iterable[Schema]) -> Schema:
    """Return the schema of a value that suits any of these."""
    several: list[Schema] = []
    for schema in schemas:
        several.extend(each for each in schema.get("anyOf", [schema]) if each not in several)
    return several[0] if len(several) == 1 else {"anyOf": several}


def text_of(docstring: str | None) -> str:
    """Return a docstring as Markdown."""
    plain = re.sub(r":\w+:`~?(?:[\w.]*\.)?(\w+)`", r"`\1`", docstring or "").replace("``", "`")
    return for_readers(plain)


def for_readers(text: str) -> str:
    """Return a text without numbers of rules, and with values of Python as JSON writes them."""
    return _OF_PYTHON.sub(lambda found: _IN_JSON[found[0]], _RULES.sub("", text))


def shape(about: str, properties: Mapping[str, Schema], required: Iterable[str] = ()) -> Schema:
    """Return the schema of an object."""
    made: Schema = {"type": "object", "description": about, "properties": dict(properties)}
    needed = [name for name in properties if name in {*required}]
    return made | ({"required": needed} if needed else {})


def option_schema(option: OptionField) -> Schema:
    """Return the schema of what an option can be."""
    one: Schema
    match option:
        case ChoiceOption():
            one = {"enum": [*option.values]} | _type_of(option.values)
        case FlagOption():
            one = {"type": "boolean"}
        case NumberOption():
            one = {"type": "integer", "minimum": option.least, "maximum": option.most}
        case _:
            items = {"type": "string", "enum": [*option.values]}
            one = {"type": "array", "items": items, "minItems": option.least, "uniqueItems": True}
    # As a ``default`` generators would take it for one that is always there.
    about = {"description": f"Unless chosen: `{json.dumps(option.default)}`."}
    return (any_of([one, NULL]) if getattr(option, "optional", False) else one) | about


@dataclass
class Shapes:
    """Schemas by name, each with ``prefix`` before the name of its type.

    Types in ``named`` have another name. Aliases keep the name that they have in the module where
    they are met.
    """

    prefix: str = ""
    named: Mapping[type, str] = field(default_factory=dict)
    schemas: dict[str, Schema] = field(default_factory=dict)
    modules: list[types.ModuleType] = field(default_factory=list)

    def schema(self, hint: Any) -> Schema:
        """Return the schema of a type, having named what it needs."""
        if hint in _PLAIN:
            return dict(_PLAIN[hint])
        if isinstance(hint, NewType):
            return self.schema(hint.__supertype__)
        if is_typeddict(hint) or (inspect.isclass(hint) and issubclass(hint, Event)):
            return self._named(self._name(hint), lambda: self._object(hint), hint.__module__)
        origin, inner = get_origin(hint), get_args(hint)
        if origin is Annotated:
            marks = [each.role for each in inner[1:] if isinstance(each, OfGame)]
            shown = [each for each in inner if is_typeddict(each)]
            return {MARK: marks[0]} if marks else self.schema((shown or inner)[0])
        if origin is NotRequired:
            return self.schema(inner[0])
        if alias := self._alias(hint):
            return self._named(f"{self.prefix}{alias}", lambda: self._plain(hint))
        return self._plain(hint)

    def properties_of(self, hint: type) -> tuple[dict[str, Schema], set[str]]:
        """Return the schemas of a type's fields, and the names of those that are always there."""
        hints = get_type_hints(hint, include_extras=True)
        self._note(hint.__module__)
        if is_typeddict(hint):
            needed = cast("frozenset[str]", getattr(hint, "__required_keys__"))  # noqa: B009
            return {name: self.schema(each) for name, each in hints.items()}, {*needed}
        shown = [each.name for each in fields(cast("Any", hint)) if each.name != "to"]
        return {name: self.schema(hints[name]) for name in shown}, {*shown}

    def _object(self, hint: type) -> Schema:
        properties, always = self.properties_of(hint)
        if issubclass(hint, Event):
            kind = {"type": "string", "const": hint.kind}
            after = {"type": "integer", "description": _AFTER}
            properties = {"kind": kind, **properties, "after": after}
            always |= {"kind"}
        return shape(text_of(inspect.getdoc(hint)), properties, always)

    def _plain(self, hint: Any) -> Schema:
        origin, inner = get_origin(hint), get_args(hint)
        if origin is Literal:
            values: Schema = {"const": inner[0]} if len(inner) == 1 else {"enum": [*inner]}
            return _type_of(inner) | values
        if origin in (Union, types.UnionType):
            return any_of(map(self.schema, inner))
        if origin is tuple and inner[-1] is not ...:
            several = [self.schema(each) for each in inner]
            bounds = {"minItems": len(inner), "maxItems": len(inner)}
            return {"type": "array", "prefixItems": several, "items": any_of(several)} | bounds
        if origin in (list, tuple, Sequence, Collection):
            return {"type": "array", "items": self.schema(inner[0])}
        if origin in (dict, Mapping):
            return {"type": "object", "additionalProperties": self.schema(inner[1])}
        raise TypeError(f"{hint} can't be described")

    def _named(self, name: str, make: Callable[[], Schema], module: str | None = None) -> Schema:
        if name not in self.schemas:
            if module is not None:
                self._note(module)
            self.schemas[name] = {}  # A place for it, for types that name each other.
            self.schemas[name] = make()
        return reference(name)

    def _name(self, hint: type) -> str:
        return self.named.get(hint) or f"{self.prefix}{hint.__name__}"

    def _alias(self, hint: Any) -> str | None:
        """Return the name under which a module that was met knows an alias, if any does."""
        if get_origin(hint) not in (Literal, Union, types.UnionType):
            return None
        return next((name for name, value in self._names() if value == hint), None)

    def _names(self) -> Iterator[tuple[str, object]]:
        for module in self.modules:
            for name, value in vars(module).items():
                if not name.startswith("_") and get_origin(value) in (
                    Literal,
                    Union,
                    types.UnionType,
                ):
                    yield name, value

    def _note(self, module: str) -> None:
        if sys.modules[module] not in self.modules:
            self.modules.append(sys.modules[module])


def _type_of(values: Iterable[object]) -> Schema:
    kinds = {"string" if isinstance(value, str) else "integer" for value in values}
    return {"type": kinds.pop()} if len(kinds) == 1 else {}


_AFTER: Final = "In `yours` alone: how many of the update's `events` came before."
