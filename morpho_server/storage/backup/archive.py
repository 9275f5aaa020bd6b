"""A backup file: every row of every table, compressed and checked by a hash.

The file is gzipped JSON lines. The head describes the columns. Each row has the number of its
table. The tail has the number of rows and a SHA-256 of all lines before it. The format is the same
for every kind of database, so a backup of one can be restored into another. ``zcat`` can read it.
"""

import gzip
import hashlib
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, BinaryIO, Final

import orjson
from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass as checked

FORMAT: Final = "morpho-backup"
VERSION: Final = 1
"""The version of the form. A file of a newer one is not read."""

LONGEST_LINE: Final = 64 << 20
"""The longest line that is read, in bytes."""

Value = int | str | bytes | float | bool | None
"""The value of a column."""

Row = tuple[str, Sequence[Value]]
"""A table's name, and the values of one of its rows in the order of the head's columns."""

_STRICT = ConfigDict(extra="forbid", strict=True)


class BackupUnreadableError(Exception):
    """A file that can't be restored. The text says why, for a person."""


@checked(frozen=True, config=_STRICT)
class Head:
    """The header: the columns of each table, in the order in which they can be filled.

    ``schema`` is the database's revision, ``release`` the server's, ``made_at`` in milliseconds.
    """

    schema: str
    release: str
    made_at: int
    tables: dict[str, list[str]]
    format: str = FORMAT
    version: int = VERSION


@checked(frozen=True, config=_STRICT)
class Tail:
    """The number of rows of each table, and the last number that its key has given out."""

    rows: dict[str, int]
    counters: dict[str, int]
    sha256: str


_HEAD = TypeAdapter(Head)
_TAIL = TypeAdapter(Tail)


class ArchiveWriter:
    """Writes a backup file, from the header to :meth:`finish`."""

    def __init__(self, file: BinaryIO, head: Head) -> None:
        self._gzip = gzip.GzipFile(filename="", mode="wb", fileobj=file, compresslevel=6)
        self._hash = hashlib.sha256()
        self._numbers = {name: number for number, name in enumerate(head.tables)}
        self._rows = dict.fromkeys(head.tables, 0)
        self._line(asdict(head))

    def add(self, table: str, values: Sequence[Value]) -> None:
        """Write a row down."""
        self._rows[table] += 1
        self._line([self._numbers[table], *map(_encoded, values)])

    def finish(self, counters: Mapping[str, int]) -> None:
        """Write the tail."""
        self._line(asdict(Tail(self._rows, dict(counters), self._hash.hexdigest())))
        self._gzip.close()

    def _line(self, value: Any) -> None:
        line = orjson.dumps(value) + b"\n"
        self._hash.update(line)
        self._gzip.write(line)


@dataclass(frozen=True, slots=True)
class Archive:
    """A backup file that has been read to its end once and found whole."""

    file: BinaryIO
    head: Head
    tail: Tail

    def rows(self) -> Iterator[Row]:
        """Read the rows; raises :exc:`BackupUnreadableError` should the file have changed."""
        self.file.seek(0)
        reading = _Reading(self.file)
        yield from reading.rows(reading.head())


def read_archive(file: BinaryIO) -> Archive:
    """Read a file that can be rewound; raises :exc:`BackupUnreadableError` unless it is whole."""
    reading = _Reading(file)
    head = reading.head()
    for _ in reading.rows(head):
        pass
    assert reading.tail is not None, "rows end with the tail"
    return Archive(file, head, reading.tail)


class _Reading:
    def __init__(self, file: BinaryIO) -> None:
        self.tail: Tail | None = None
        self._gzip = gzip.GzipFile(fileobj=file, mode="rb")
        self._hash = hashlib.sha256()

    def head(self) -> Head:
        try:
            line = self._line()
            found = orjson.loads(line)
        except (gzip.BadGzipFile, orjson.JSONDecodeError):
            raise BackupUnreadableError("It is not a backup of this server.") from None
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise BackupUnreadableError("It is not a backup of this server.")
        if found.get("version") != VERSION:
            raise BackupUnreadableError(
                "It was made by a newer release of the server, in a form that this one can't read."
            )
        self._hash.update(line)
        try:
            return _HEAD.validate_json(line)
        except ValidationError:
            raise _damaged("its head is not understood") from None

    def rows(self, head: Head) -> Iterator[Row]:
        """Yield the rows; the tail, which must fit them, is then known."""
        columns = list(head.tables.items())
        count = dict.fromkeys(head.tables, 0)
        while True:
            line = self._line()
            try:
                found = orjson.loads(line)
                if isinstance(found, dict):
                    break
                name, names = columns[found[0]]
                values = [_decoded(value) for value in found[1:]]
            except (ValueError, TypeError, LookupError):
                raise _damaged("a line is not understood") from None
            if len(values) != len(names):
                raise _damaged("a row is too long or too short")
            self._hash.update(line)
            count[name] += 1
            yield name, values
        self._end(line, count)

    def _end(self, line: bytes, count: Mapping[str, int]) -> None:
        try:
            self.tail = _TAIL.validate_json(line)
        except ValidationError:
            raise _damaged("its tail is not understood") from None
        if self.tail.sha256 != self._hash.hexdigest() or self.tail.rows != count:
            raise _damaged("it does not add up to what was written")
        if self._read():
            raise _damaged("something follows its end")

    def _line(self) -> bytes:
        line = self._read()
        if not line.endswith(b"\n"):
            raise _damaged("it is cut off")
        return line

    def _read(self) -> bytes:
        try:
            return self._gzip.readline(LONGEST_LINE)
        except EOFError:
            raise _damaged("it is cut off") from None
        except zlib.error:
            raise _damaged("it can't be decompressed") from None


def _damaged(why: str) -> BackupUnreadableError:
    return BackupUnreadableError(f"It is damaged: {why}.")


def _encoded(value: Value) -> Any:
    return {"base64": b64encode(value).decode()} if isinstance(value, bytes) else value


def _decoded(value: Any) -> Value:
    if isinstance(value, dict):
        return b64decode(value["base64"], validate=True)
    if isinstance(value, list):
        raise TypeError("no column holds a list")
    return value  # type: ignore[no-any-return]
