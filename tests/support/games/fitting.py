"""Whether a JSON value has the shape that a type hint promises to clients."""

import types
from collections.abc import Iterator
from typing import (
    Any,
    Literal,
    NewType,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)


def misfits(value: Any, hint: Any, place: str = "it") -> Iterator[str]:
    """Yield every place in a value where it is not what the hint says."""
    if is_typeddict(hint):
        yield from _misfits_of_keys(value, hint, place)
    elif isinstance(hint, NewType):
        yield from misfits(value, hint.__supertype__, place)
    elif origin := get_origin(hint):
        yield from _misfits_inside(value, origin, get_args(hint), place)
    elif type(value) is not (hint or types.NoneType):
        yield f"{place}: {value!r} is no {hint}"


def _misfits_inside(value: Any, origin: Any, inner: tuple[Any, ...], place: str) -> Iterator[str]:
    match value:
        case _ if origin is NotRequired:
            yield from misfits(value, inner[0], place)
        case _ if origin in (Union, types.UnionType):
            if all(any(misfits(value, member)) for member in inner):
                yield f"{place}: {value!r} is none of {inner}"
        case list() if origin is list:
            for i, item in enumerate(value):
                yield from misfits(item, inner[0], f"{place}[{i}]")
        case dict() if origin is dict:
            for key, item in value.items():
                yield from misfits(key, inner[0], f"{place}, key {key!r}")
                yield from misfits(item, inner[1], f"{place}[{key!r}]")
        case _ if origin is not Literal or value not in inner:
            yield f"{place}: {value!r} is no {origin} of {inner}"


def _misfits_of_keys(value: Any, shape: Any, place: str) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{place}: {value!r} is no {shape.__name__}"
        return
    hints = get_type_hints(shape, include_extras=True)
    for key in value.keys() - hints.keys():
        yield f"{place}: {shape.__name__} has no “{key}”"
    for key in shape.__required_keys__ - value.keys():
        yield f"{place}: “{key}” of {shape.__name__} is missing"
    for key in value.keys() & hints.keys():
        yield from misfits(value[key], hints[key], f"{place}.{key}")
