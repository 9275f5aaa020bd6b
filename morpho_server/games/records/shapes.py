"""Reading values of a known shape out of plain data, with a clear word where they have another."""

import json
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeVar

from morpho_server.games.seats import LETTERS, Seat, seat_of
from morpho_server.games.views import Json

T = TypeVar("T")
K = TypeVar("K")

Reader = Callable[[Json], T]
"""Returns the value it is given, read; raises :exc:`ShapeError`."""

SPECTATOR: Final = "spectator"
"""A spectator, who sees what everybody sees, as records name them among the seats."""

_PLAIN = re.compile(r"[A-Za-z0-9_./=-][A-Za-z0-9_./= -]*")


class ShapeError(Exception):
    """A value has another shape than it should have. The text says where, and what came."""


def text(value: Json) -> str:
    """Read a text that is not empty."""
    if isinstance(value, str) and value:
        return value
    raise ShapeError(f"{shown(value)} is not a text (write it in quotes?)")


def truth(value: Json) -> bool:
    """Read true or false."""
    if isinstance(value, bool):
        return value
    raise ShapeError(f"{shown(value)} is neither true nor false")


def seat(value: Json) -> Seat:
    """Read the letter of a seat."""
    if isinstance(value, str) and len(value) == 1 and value in LETTERS:
        return seat_of(value)
    raise ShapeError(f"{shown(value)} is not a seat")


def seat_of_two(value: Json) -> Seat:
    """Read the letter of a seat in a game for two."""
    if (found := seat(value)) > 1:
        raise ShapeError("there are only two seats")
    return found


def seat_letter(value: Json) -> str:
    """Read the letter of a seat, and leave it as it is."""
    return LETTERS[seat(value)]


def number(least: int) -> Reader[int]:
    """Return a reader of whole numbers of ``least`` or more."""

    def read(value: Json) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and value >= least:
            return value
        raise ShapeError(f"{shown(value)} is not a whole number of {least} or more")

    return read


def one_of(values: Mapping[str, T], what: str) -> Reader[T]:
    """Return a reader of texts that stand for these values; ``what`` names one."""

    def read(value: Json) -> T:
        if isinstance(value, str) and value in values:
            return values[value]
        raise ShapeError(f"{shown(value)} is not {what}")

    return read


def name_of(names: Iterable[str], what: str) -> Reader[Any]:
    """Return a reader of one of these names, as it is; ``what`` names one."""
    return one_of({name: name for name in names}, what)


def optional(reader: Reader[T]) -> Reader[T | None]:
    """Return a reader that takes nothing (``~``) as well."""
    return lambda value: None if value is None else reader(value)


def list_of(reader: Reader[T]) -> Reader[tuple[T, ...]]:
    """Return a reader of lists."""

    def read(value: Json) -> tuple[T, ...]:
        if not isinstance(value, list):
            raise ShapeError(f"{shown(value)} is not a list")
        return tuple(map(reader, value))

    return read


def set_of(reader: Reader[T]) -> Reader[frozenset[T]]:
    """Return a reader of lists whose order says nothing, and in which nothing stands twice."""
    read_list = list_of(reader)

    def read(value: Json) -> frozenset[T]:
        items = read_list(value)
        if len(set(items)) < len(items):
            raise ShapeError(f"{shown(value)} names something twice")
        return frozenset(items)

    return read


def mapping_of(key: Reader[K], reader: Reader[T]) -> Reader[dict[K, T]]:
    """Return a reader of mappings."""

    def read(value: Json) -> dict[K, T]:
        if not isinstance(value, dict):
            raise ShapeError(f"{shown(value)} is not a mapping")
        return {key(name): under(str(name), reader, inner) for name, inner in value.items()}

    return read


def under(name: str, reader: Reader[T], value: Json) -> T:
    """Read a value, and say under which name it stands if that fails."""
    try:
        return reader(value)
    except ShapeError as error:
        raise ShapeError(f"{name}: {error}") from None


def shown(value: Any) -> str:
    """Return a value as one short line in the manner of a record file."""
    line = _line(value)
    return line if len(line) <= 300 else line[:297] + "..."


def _line(value: Any) -> str:
    if value is None:
        return "~"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return value if _PLAIN.fullmatch(value) else json.dumps(value)
    if isinstance(value, Mapping):
        inner = ", ".join(f"{_line(name)}: {_line(item)}" for name, item in value.items())
        return f"{{{inner}}}"
    if isinstance(value, (set, frozenset)):
        return _line(sorted(value))
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_line, value))}]"
    return str(value)
