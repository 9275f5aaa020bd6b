"""Restoring a backup: all of it, or nothing."""

from collections.abc import Iterator
from itertools import groupby, islice

from sqlalchemy import Connection, MetaData, Table, insert
from sqlalchemy.exc import SQLAlchemyError

from morpho_server.storage.backup.archive import Archive, BackupUnreadableError, Row, Value
from morpho_server.storage.backup.create import (
    Contents,
    Progress,
    contents_of,
    count_rows,
    reflected,
)
from morpho_server.storage.database import migrations
from morpho_server.storage.database.backend import Backend
from morpho_server.storage.database.errors import DatabaseNotEmptyError
from morpho_server.storage.log.counters import set_counters

ROWS_AT_A_TIME = 500
"""The number of rows that are inserted at a time."""


def restore(backend: Backend, archive: Archive, progress: Progress, *, force: bool) -> Contents:
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
        return _restore(backend, archive, progress, force=force)


def _restore(backend: Backend, archive: Archive, progress: Progress, *, force: bool) -> Contents:
    backend.check()
    backend.check_alone()
    engine = backend.upgrading()
    try:
        with engine.begin() as connection:
            _clear(connection, force=force)
            migrations.upgrade_to(connection, archive.head.schema)
            _fill(connection, archive, progress)
            migrations.upgrade_to(connection, migrations.newest())
        backend.settle()
    except SQLAlchemyError as error:
        raise backend.explain(error) from error
    finally:
        engine.dispose()
    return contents_of(archive.tail.rows)


def _clear(connection: Connection, *, force: bool) -> None:
    """Empty the database, if that is allowed."""
    migrations.check(connection)
    present = contents_of(count_rows(connection, reflected(connection)))
    if (present.tables or present.guests) and not force:
        raise DatabaseNotEmptyError(
            f"The database is not empty: {present}. With --force all of that is"
            " destroyed and the backup put in its place; make a backup of it first."
        )
    found = MetaData()
    found.reflect(connection)
    found.drop_all(connection)


def _fill(connection: Connection, archive: Archive, progress: Progress) -> None:
    tables = {table.name: table for table in reflected(connection)}
    for name, columns in archive.head.tables.items():
        if name not in tables or {column.name for column in tables[name].columns} != set(columns):
            raise BackupUnreadableError(f"It is damaged: its table “{name}” is another one.")
    done, total = 0, sum(archive.tail.rows.values())
    for name, rows in groupby(archive.rows(), key=lambda row: row[0]):
        for part in _parts(rows):
            _insert(connection, tables[name], archive.head.tables[name], part)
            done += len(part)
            progress(done, total)
    set_counters(connection, tables.values(), archive.tail.counters)


def _parts(rows: Iterator[Row]) -> Iterator[list[Row]]:
    while part := list(islice(rows, ROWS_AT_A_TIME)):
        yield part


def _insert(connection: Connection, table: Table, columns: list[str], part: list[Row]) -> None:
    values: list[dict[str, Value]] = [dict(zip(columns, row, strict=True)) for _, row in part]
    connection.execute(insert(table), values)
