"""Backups made while the server runs: one moment of the database, in one file."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, BinaryIO, Final

from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, select, text
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from morpho_server.storage.backup.archive import ArchiveWriter, Head
from morpho_server.storage.backup.salvage import is_damage, read_around_damage
from morpho_server.storage.database import migrations
from morpho_server.storage.database.backend import Backend
from morpho_server.storage.database.errors import DatabaseMissingError
from morpho_server.storage.log.codec import checksum_of
from morpho_server.storage.log.counters import read_counters
from morpho_server.storage.plurals import amount
from morpho_server.tables.model.ids import Millis

ROWS_AT_A_TIME = 1000
"""The number of rows that are fetched at a time."""

NOT_KEPT = (
    migrations.VERSION_TABLE,
    *("nodes", "broadcast_keys", "expiry", "histories"),
    *("admin_links", "admin_sessions", "opening_links"),
)
"""Tables without content: the head has what the first holds, and the others are of the moment.

A restore must not let admin sessions that were ended go on.
"""

# It lasts as long as the transaction. The number is “backup”.
_TAKE_TURN: Final = text("SELECT pg_try_advisory_xact_lock(x'6261636b7570'::bigint)")

Progress = Callable[[int, int], None]
"""Called regularly with the numbers of rows done and of all rows."""


class BackupUnderWayError(Exception):
    """Another backup is being made or checked just now."""


@dataclass(frozen=True, slots=True)
class Contents:
    """The size of a backup or a database."""

    tables: int
    guests: int
    entries: int

    def __str__(self) -> str:
        """Return the size in words."""
        held = f"{amount(self.tables, 'table')} with {amount(self.entries, 'entry', 'entries')}"
        return f"{held}, and {amount(self.guests, 'guest')}"


@dataclass(frozen=True, slots=True)
class Saved:
    """The contents of a backup, the damaged rows that it leaves out, and what was missing."""

    contents: Contents
    damaged: Sequence[str]
    missing: Sequence[str]


def back_up(
    backend: Backend,
    file: BinaryIO,
    release: str,
    now: Millis,
    progress: Progress,
    *,
    alone: bool = False,
) -> Saved:
    """Write all that a database holds at this moment to a file; nothing of it waits for this.

    Whatever schema it has is kept as it is; rows that are damaged are left out. Raises
    :exc:`~.errors.DatabaseUnusableError`, :exc:`OSError`, and, if it is to be ``alone``,
    :exc:`BackupUnderWayError` while another node does the same.
    """
    engine = backend.looking()
    try:
        with engine.connect() as connection:
            if alone and not _takes_its_turn(connection):
                raise BackupUnderWayError
            return _write(connection, file, release, now, progress)
    except SQLAlchemyError as error:
        raise backend.explain(error) from error
    finally:
        engine.dispose()


def _takes_its_turn(connection: Connection) -> bool:
    """Return whether no other node backs up; with SQLite there is none."""
    return connection.dialect.name != "postgresql" or bool(connection.scalar(_TAKE_TURN))


def reflected(connection: Connection) -> list[Table]:
    """Return the tables with their contents, each after those it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in NOT_KEPT]


def contents_of(rows: dict[str, int]) -> Contents:
    """Return how much there is, of the number of rows in each table."""
    return Contents(rows.get("tables", 0), rows.get("guests", 0), rows.get("entries", 0))


def count_rows(connection: Connection, tables: list[Table]) -> dict[str, int]:
    """Return how many rows each table has; 0 if a damaged page keeps them from being counted."""
    return {table.name: _count(connection, table) for table in tables}


def read_rows(
    connection: Connection, table: Table, damaged: list[str]
) -> Iterator[list[tuple[Any, ...]]]:
    """Yield all rows that can be read, some at a time; name the others in ``damaged``."""
    for part in _parts(connection, table):
        if isinstance(part, tuple):
            first, last = part
            damaged.append(f"{table.name} (rows {first} to {'the last' if last is None else last})")
            continue
        names = [damage_in(table, row) for row in part]
        damaged += [name for name in names if name is not None]
        yield [row for row, name in zip(part, names, strict=True) if name is None]


def _parts(
    connection: Connection, table: Table
) -> Iterator[Sequence[tuple[Any, ...]] | tuple[int, int | None]]:
    """Yield all rows of a table in the order of their keys, some at a time."""
    if connection.dialect.name == "sqlite":
        yield from read_around_damage(connection, table, ROWS_AT_A_TIME)
        return
    reading = connection.execution_options(yield_per=ROWS_AT_A_TIME)
    for part in reading.execute(select(table).order_by(*table.primary_key)).partitions():
        yield [tuple(row) for row in part]


def _count(connection: Connection, table: Table) -> int:
    try:
        count: int = connection.execute(select(func.count()).select_from(table)).scalar_one()
    except DatabaseError as error:
        if is_damage(error):
            return 0
        raise
    return count


def damage_in(table: Table, row: tuple[Any, ...]) -> str | None:
    """Return the name of a row that is not what was written, without its content."""
    named = dict(zip(table.columns.keys(), row, strict=True))
    if not _holds_bytes(table, row) and not _is_changed(named):
        return None
    where = ("id", "table_id", "seq")  # numbers, which reveal nothing
    key = [f"{name} {value}" for name, value in named.items() if name in where]
    return f"{table.name} ({', '.join(key)})"


def gaps_in(connection: Connection, tables: Iterable[Table]) -> list[str]:
    """Return the names of logs whose entries are not numbered from 1 without a gap."""
    named = {table.name: table for table in tables}
    if "entries" not in named:
        return []
    entries = named["entries"].c
    last, count = func.max(entries.seq), func.count()
    found = select(entries.table_id, last, count).group_by(entries.table_id)
    try:
        rows = connection.execute(found.having(last != count).order_by(entries.table_id)).all()
    except DatabaseError as error:
        if not is_damage(error):
            raise
        return ["entries (their numbers can't be read)"]
    return [f"entries (table_id {table}): {last - count} of {last}" for table, last, count in rows]


def _holds_bytes(table: Table, row: tuple[Any, ...]) -> bool:
    """Return whether a row holds bytes where there should be text."""
    values = zip(table.columns, row, strict=True)
    return any(isinstance(v, bytes) and not isinstance(c.type, LargeBinary) for c, v in values)


def _is_changed(row: Mapping[str, Any]) -> bool:
    """Return whether a row is not what its checksum was made of."""
    checksum: int | None = row.get("checksum")
    if checksum is None:
        return False
    columns = ("table_id", "seq", "at", "player", "command", "body")
    return checksum_of(*(row[name] for name in columns)) != checksum


def _write(
    connection: Connection, file: BinaryIO, release: str, now: Millis, progress: Progress
) -> Saved:
    schema = migrations.present(connection)
    if schema is None:
        raise DatabaseMissingError("The database is empty: there is nothing to back up.")
    tables = reflected(connection)
    columns = {table.name: [column.name for column in table.columns] for table in tables}
    archive = ArchiveWriter(file, Head(schema, release, now, columns))
    total = sum(count_rows(connection, tables).values())
    rows = dict.fromkeys(columns, 0)
    damaged: list[str] = []
    for table in tables:
        for part in read_rows(connection, table, damaged):
            for row in part:
                archive.add(table.name, row)
            rows[table.name] += len(part)
            progress(sum(rows.values()), total)
    archive.finish(_counters(connection, tables, damaged))
    return Saved(contents_of(rows), damaged, gaps_in(connection, tables))


def _counters(connection: Connection, tables: list[Table], damaged: list[str]) -> dict[str, int]:
    try:
        return read_counters(connection, tables)
    except DatabaseError as error:
        if not is_damage(error):
            raise
        damaged.append("sqlite_sequence (the numbers of removed rows)")
        return {}
