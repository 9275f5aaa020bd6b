"""Backups made while the server runs: one moment of the database, in one file."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import BinaryIO

from sqlalchemy import Connection, MetaData, Table, func, select
from sqlalchemy.exc import SQLAlchemyError

from morpho_server.amounts import amount
from morpho_server.storage.backup.archive import ArchiveWriter, Head
from morpho_server.storage.database import migrations
from morpho_server.storage.database.backend import Backend
from morpho_server.storage.database.errors import DatabaseMissingError
from morpho_server.storage.log.counters import read_counters
from morpho_server.tables.model.ids import Millis

ROWS_AT_A_TIME = 1000
"""How many rows are fetched at a time."""

NOT_KEPT = (migrations.VERSION_TABLE, "nodes")
"""Tables without content: the head has what one holds, and the other is of the moment."""

Progress = Callable[[int, int], None]
"""Called regularly with the numbers of rows done and of all rows."""


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


def back_up(
    backend: Backend, file: BinaryIO, release: str, now: Millis, progress: Progress
) -> Contents:
    """Write all that a database holds at this moment to a file; nothing of it waits for this.

    Whatever schema it has is kept as it is. Raises :exc:`~.errors.DatabaseUnusableError`,
    :exc:`OSError`.
    """
    engine = backend.looking()
    try:
        with engine.connect() as connection, connection.begin():
            return _write(connection, file, release, now, progress)
    except SQLAlchemyError as error:
        raise backend.explain(error) from error
    finally:
        engine.dispose()


def reflected(connection: Connection) -> list[Table]:
    """Return the tables with their contents, each after those it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in NOT_KEPT]


def contents_of(rows: dict[str, int]) -> Contents:
    """Return how much there is, of the number of rows in each table."""
    return Contents(rows.get("tables", 0), rows.get("guests", 0), rows.get("entries", 0))


def count_rows(connection: Connection, tables: list[Table]) -> dict[str, int]:
    """Return how many rows each table has."""
    return {
        table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in tables
    }


def _write(
    connection: Connection, file: BinaryIO, release: str, now: Millis, progress: Progress
) -> Contents:
    schema = migrations.present(connection)
    if schema is None:
        raise DatabaseMissingError("The database is empty: there is nothing to back up.")
    tables = reflected(connection)
    columns = {table.name: [column.name for column in table.columns] for table in tables}
    archive = ArchiveWriter(file, Head(schema, release, now, columns))
    rows = count_rows(connection, tables)
    done, total = 0, sum(rows.values())
    reading = connection.execution_options(yield_per=ROWS_AT_A_TIME)
    for table in tables:
        for part in reading.execute(select(table).order_by(*table.primary_key)).partitions():
            for row in part:
                archive.add(table.name, tuple(row))
            done += len(part)
            progress(done, total)
    archive.finish(read_counters(connection, tables))
    return contents_of(rows)
