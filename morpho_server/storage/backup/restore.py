"""Restoring a backup: all of it, or nothing."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, islice
from pathlib import Path

from sqlalchemy import Connection, MetaData, Table, delete, insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from morpho_server.storage.backup.archive import Archive, BackupUnreadableError, Row, Value
from morpho_server.storage.backup.create import (
    Contents,
    Progress,
    contents_of,
    count_rows,
    reflected,
)
from morpho_server.storage.backup.erasures import Erased, begin_again, noted_erasures
from morpho_server.storage.database import migrations
from morpho_server.storage.database.backend import Backend
from morpho_server.storage.database.errors import DatabaseNotEmptyError, SchemaTooNewError
from morpho_server.storage.log.counters import set_counters

ROWS_AT_A_TIME = 500
"""The number of rows that are inserted at a time."""


@dataclass(frozen=True, slots=True)
class Restored:
    """The contents that came back, and how many rows did not, since they refer to missing ones.

    ``aside`` is where a damaged database is now. ``to_erase`` guests were erased since the backup,
    and are again as soon as a server looks after it.
    """

    contents: Contents
    left_out: int
    to_erase: int
    aside: Path | None = None


def restore(backend: Backend, archive: Archive, progress: Progress, *, force: bool) -> Restored:
    """Fill a database from a backup and migrate it, in one transaction.

    Raises :exc:`~.archive.BackupUnreadableError`, :exc:`~.errors.DatabaseNotEmptyError` unless
    ``force``, :exc:`~.errors.DatabaseUnusableError`. Then nothing has changed.
    """
    if not migrations.is_known(archive.head.schema):
        raise BackupUnreadableError(
            f"It was made by a newer release of the server ({archive.head.release}); "
            "install that or a later one first."
        )
    with backend.serving():
        noted = noted_erasures(backend)
        damage = backend.check()
        if damage is None:
            return _restore(backend, archive, progress, noted, force=force)
        if not force:
            raise DatabaseNotEmptyError(
                f"{damage.text} With --force it is set aside, and the backup put in its place."
            )
        with damage.set_aside() as aside:
            backend.check()
            return replace(_restore(backend, archive, progress, noted, force=force), aside=aside)


def _restore(
    backend: Backend,
    archive: Archive,
    progress: Progress,
    noted: Sequence[Erased],
    *,
    force: bool,
) -> Restored:
    backend.check_alone()
    engine = backend.upgrading()
    try:
        with engine.begin() as connection:
            _clear(connection, force=force)
            migrations.upgrade_to(connection, archive.head.schema)
            filled = _fill(connection, archive, progress)
            migrations.upgrade_to(connection, migrations.newest())
            to_erase = begin_again(connection, noted)
        backend.settle()
    except SQLAlchemyError as error:
        raise backend.explain(error) from error
    finally:
        engine.dispose()
    left_out = sum(archive.tail.rows.values()) - sum(filled.values())
    return Restored(contents_of(filled), left_out, to_erase)


def _clear(connection: Connection, *, force: bool) -> None:
    """Empty the database, if that is allowed."""
    try:
        migrations.check(connection)
    except SchemaTooNewError:
        if not force:
            raise
    present = contents_of(count_rows(connection, reflected(connection)))
    if (present.tables or present.guests) and not force:
        raise DatabaseNotEmptyError(
            f"The database is not empty: {present}. With --force all of that is"
            " destroyed and the backup put in its place; make a backup of it first."
        )
    found = MetaData()
    found.reflect(connection)
    found.drop_all(connection)


def _fill(connection: Connection, archive: Archive, progress: Progress) -> dict[str, int]:
    """Insert the rows; return how many each table has got."""
    tables = {table.name: table for table in reflected(connection)}
    for table in reversed(tables.values()):
        connection.execute(delete(table))  # a row that its migration made is in the backup, too
    for name, columns in archive.head.tables.items():
        if name not in tables or {column.name for column in tables[name].columns} != set(columns):
            raise BackupUnreadableError(f"It is damaged: its table “{name}” is another one.")
    done, total = 0, sum(archive.tail.rows.values())
    filled = dict.fromkeys(tables, 0)
    for name, rows in groupby(archive.rows(), key=lambda row: row[0]):
        for part in _parts(rows):
            filled[name] += _insert(connection, tables[name], archive.head.tables[name], part)
            done += len(part)
            progress(done, total)
    set_counters(connection, tables.values(), archive.tail.counters)
    return filled


def _parts(rows: Iterator[Row]) -> Iterator[list[Row]]:
    while part := list(islice(rows, ROWS_AT_A_TIME)):
        yield part


def _insert(connection: Connection, table: Table, columns: list[str], part: list[Row]) -> int:
    """Insert rows; return how many there were that refer to no missing ones."""
    values: list[dict[str, Value]] = [dict(zip(columns, row, strict=True)) for _, row in part]
    try:
        with connection.begin_nested():
            connection.execute(insert(table), values)
    except IntegrityError:
        half = len(part) // 2
        halves = [part[:half], part[half:]] if half else []
        return sum(_insert(connection, table, columns, each) for each in halves)
    return len(part)
