"""Record files: reading them strictly, and checking that they hold.

A file holds one record, or several separated by ``---``. How a record is played stands in
:mod:`morpho_server.games.records`.
"""

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, TextIO

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
"""How deeply values may be nested."""


class RecordUnreadableError(Exception):
    """A file that can't be read as records; the text says why."""


def check(paths: Iterable[Path | str], out: TextIO) -> int:
    """Play record files, and write a line for each that fails, and how many passed and failed.

    Returns the exit status: 1 if any failed.
    """
    passed = failed = 0
    for path in paths:
        failure = _failure(Path(path))
        if failure is None:
            passed += 1
        else:
            failed += 1
            _write(out, f"{path}: {failure}")
    _write(out, f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def _failure(path: Path) -> str | None:
    """Return why the first record of a file that fails does, if one does."""
    try:
        documents = read_documents(path)
    except RecordUnreadableError as error:
        return f"malformed: {error}"
    for number, document in enumerate(documents, 1):
        try:
            play_record(document, RECORDINGS)
        except RecordFailedError as error:
            return f"record {number}: {error}" if len(documents) > 1 else str(error)
    return None


def read_documents(path: Path) -> list[Json]:
    """Return the documents of a record file as plain data.

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


def parse_documents(text: str) -> list[Json]:
    """Return the documents of a YAML text as plain data; raises :exc:`RecordUnreadableError`."""
    plain = _Plain()
    try:
        documents = [plain.value(node, 0) for node in yaml.compose_all(text, yaml.SafeLoader)]
    except yaml.YAMLError as error:
        raise RecordUnreadableError(" ".join(str(error).split())) from None
    except RecursionError:
        raise RecordUnreadableError("nested too deeply") from None
    if not documents:
        raise RecordUnreadableError("there is nothing in it")
    return documents


class _Plain:
    """Makes plain data of YAML nodes, and refuses what no record needs."""

    def __init__(self) -> None:
        self._values = 0

    def value(self, node: yaml.Node, depth: int) -> Json:
        self._values += 1
        if self._values > MAX_VALUES:
            raise RecordUnreadableError(f"more than {MAX_VALUES} values")
        if depth > MAX_DEPTH:
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


def _line(node: yaml.Node) -> str:
    return f"line {node.start_mark.line + 1}"


def _write(out: TextIO, line: str) -> None:
    """Write one line, with escapes for what would break it or what the stream can't show."""
    encoding = out.encoding or "utf-8"
    plain = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in line)
    out.write(plain.encode(encoding, "backslashreplace").decode(encoding) + "\n")
