"""Pictures of states, to see whether two are alike or one has changed."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any


def portrait(value: object) -> Any:
    """Return a comparable picture of all that an object holds, whatever its class.

    Lists and tuples look the same, as they do once stored; sets and dicts have no order.
    """
    match value:
        case dict():
            items = [(portrait(key), portrait(each)) for key, each in value.items()]
            return ("dict", sorted(items, key=repr))
        case set() | frozenset():
            return ("set", sorted(map(portrait, value), key=repr))
        case list() | tuple():
            return [portrait(each) for each in value]
        case None | bool() | int() | str() | bytes() | float():
            return value
        case Enum():
            return (type(value).__name__, value.name)
    return (type(value).__name__, [(name, portrait(each)) for name, each in _inside(value)])


def _inside(value: object) -> Iterator[tuple[str, object]]:
    if is_dataclass(value):
        names = [f.name for f in fields(value) if f.compare]  # the others are caches
    else:
        slots = (getattr(kind, "__slots__", ()) for kind in type(value).__mro__)
        names = [name for each in slots for name in ([each] if isinstance(each, str) else each)]
        names += vars(value) if hasattr(value, "__dict__") else []
    return ((name, getattr(value, name)) for name in names if hasattr(value, name))
