"""Record files: finding them, reading them strictly, and checking that they hold.

A file holds one record, or several separated by ``---``, in YAML, of which JSON is a part. How a
record is played stands in :mod:`morpho_server.games.records`.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TextIO

import yaml

from morpho_server.games.records.player import play_record
from morpho_server.games.records.recording import RecordFailedError
from morpho_server.games.records.shapes import shown
from morpho_server.games.registry import RECORDINGS
from morpho_server.games.views import Json

MAX_BYTES: Final = 1 << 20
"""The longest file that is read."""

MAX_VALUES: Final = 100_000
"""The most values that a file may hold; what an alias repeats counts again."""

MAX_DEPTH: Final = 20
"""The greatest depth of nested values."""


SUFFIXES: Final = (".yaml", ".yml", ".json")
"""How the names of record files in a folder end."""

_LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The one in C, by libyaml, is ten times as fast; not every system has it."""


class RecordUnreadableError(Exception):
    """A file that can't be read as records; the text says why."""


@dataclass(frozen=True, slots=True)
class Document:
    """One record of a file: its content as plain data, and the lines where that stands.

    ``line`` is that of the beginning, ``steps`` those of the steps, all counted from 1.
    """

    content: Any
    line: int
    steps: Sequence[int]

    def line_of(self, step: int) -> int:
        """Return the line of a step, counted from 1; of 0, the header, the first one."""
        return self.steps[step - 1] if 0 < step <= len(self.steps) else self.line


def check(paths: Iterable[Path | str], out: TextIO) -> int:
    """Play record files, and write a line for each that fails, and how many passed and failed.

    A folder stands for all record files below it; one without any fails. Returns the exit status:
    1 if any failed.
    """
    passed = failed = 0
    for file in (file for path in paths for file in _files(Path(path))):
        failure = _failure(file)
        if failure is None:
            passed += 1
        else:
            failed += 1
            _write(out, f"{file}{failure}")
    _write(out, f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def _files(path: Path) -> Sequence[Path]:
    """Return the record files below a folder, by their names; or the path, if there are none."""
    try:
        found = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES)
    except ValueError:  # no name of a file
        found = []
    return found or [path]


def _failure(path: Path) -> str | None:
    """Return where and why the first record of a file that fails does, if one does."""
    try:
        documents = read_documents(path)
    except RecordUnreadableError as error:
        return f": malformed: {error}"
    for number, document in enumerate(documents, 1):
        try:
            play_record(document.content, RECORDINGS)
        except RecordFailedError as error:
            named = f"record {number}: {error}" if len(documents) > 1 else str(error)
            return f":{document.line_of(error.step)}: {named}"
    return None


def read_documents(path: Path) -> list[Document]:
    """Return the documents of a record file.

    Raises :exc:`RecordUnreadableError` for whatever is not plain, well-formed YAML in UTF-8.
    """
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise RecordUnreadableError(f"can't be read: {error.strerror or error}") from None
    except ValueError as error:  # no name of a file
        raise RecordUnreadableError(f"can't be read: {error}") from None
    if len(raw) > MAX_BYTES:
        raise RecordUnreadableError(f"longer than {MAX_BYTES} bytes")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordUnreadableError(f"not UTF-8, from byte {error.start}") from None
    return parse_documents(text)


def parse_documents(text: str) -> list[Document]:
    """Return the documents of a YAML text; raises :exc:`RecordUnreadableError`."""
    plain = _Plain()
    try:
        _check_depth(text)
        documents = [
            Document(plain.value(node, 0), _line_of(node), list(_steps_in(node)))
            for node in yaml.compose_all(text, _LOADER)
        ]
    except yaml.YAMLError as error:
        raise RecordUnreadableError(" ".join(str(error).split())) from None
    if not documents:
        raise RecordUnreadableError("there is nothing in it")
    return documents


def _check_depth(text: str) -> None:
    """Raise :exc:`RecordUnreadableError` for what is nested too deeply.

    To compose nodes takes as many calls inside each other, which the loader in C does not count.
    """
    depth = 0
    for event in yaml.parse(text, _LOADER):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > MAX_DEPTH:
                raise RecordUnreadableError(f"{_line(event)}: nested too deeply")
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1


def _steps_in(document: yaml.Node) -> Iterator[int]:
    """Yield the lines of the steps of a record."""
    if isinstance(document, yaml.MappingNode):
        for key, value in document.value:
            if key.value == "play" and isinstance(value, yaml.SequenceNode):
                yield from map(_line_of, value.value)


class _Plain:
    """Makes plain data of YAML nodes, and refuses what no record needs."""

    def __init__(self) -> None:
        self._values = 0

    def value(self, node: yaml.Node, depth: int) -> Json:
        self._values += 1
        if self._values > MAX_VALUES:
            raise RecordUnreadableError(f"more than {MAX_VALUES} values")
        if depth > MAX_DEPTH:  # by aliases
            raise RecordUnreadableError(f"{_line(node)}: nested too deeply")
        if isinstance(node, yaml.MappingNode) and node.tag == f"{_TAG}map":
            return self._mapping(node, depth)
        if isinstance(node, yaml.SequenceNode) and node.tag == f"{_TAG}seq":
            return [self.value(item, depth + 1) for item in node.value]
        return _scalar(node)

    def _mapping(self, node: yaml.MappingNode, depth: int) -> dict[str, Json]:
        mapping: dict[str, Json] = {}
        for key_node, value_node in node.value:
            key = _scalar(key_node)
            if type(key) is int:
                key = str(key)  # as JSON would have it
            if not isinstance(key, str):
                reason = f"the key {shown(key)} is not a text (write it in quotes?)"
                raise RecordUnreadableError(f"{_line(key_node)}: {reason}")
            if key in mapping:
                raise RecordUnreadableError(f"{_line(key_node)}: the key {shown(key)} twice")
            mapping[key] = self.value(value_node, depth + 1)
        return mapping


_TAG: Final = "tag:yaml.org,2002:"

_SCALARS: Final[dict[str, Callable[[str], Json]]] = {
    f"{_TAG}str": str,
    f"{_TAG}null": lambda _: None,
    f"{_TAG}bool": lambda written: written.lower() in ("yes", "true", "on"),
    f"{_TAG}int": int,
}
_PLAIN_NUMBER: Final = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})")


def _scalar(node: yaml.Node) -> Json:
    read = _SCALARS.get(node.tag)
    if read is None or not isinstance(node, yaml.ScalarNode):
        kind = node.tag.removeprefix(_TAG)
        reason = f"a value of the kind “{kind}” (write it in quotes?)"
        raise RecordUnreadableError(f"{_line(node)}: {reason}")
    if read is int and not _PLAIN_NUMBER.fullmatch(node.value):
        raise RecordUnreadableError(f"{_line(node)}: {shown(node.value)} is no plain number")
    return read(node.value)


def _line(place: yaml.Node | yaml.Event) -> str:
    return f"line {_line_of(place)}"


def _line_of(place: yaml.Node | yaml.Event) -> int:
    assert place.start_mark is not None, "it was read from a text"
    return int(place.start_mark.line) + 1


def _write(out: TextIO, line: str) -> None:
    """Write one line, with escapes for what would break it or what the stream can't show."""
    encoding = out.encoding or "utf-8"
    plain = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in line)
    out.write(plain.encode(encoding, "backslashreplace").decode(encoding) + "\n")
