"""The last key that each table has given out: none may return after a deletion."""

from collections.abc import Iterable

from sqlalchemy import Connection, Table, func, select, text


def read_counters(connection: Connection, tables: Iterable[Table]) -> dict[str, int]:
    """Return the last key given out by each table that counts."""
    if connection.dialect.name == "sqlite":
        if not connection.dialect.has_table(connection, "sqlite_sequence"):
            return {}
        rows = connection.execute(text("SELECT name, seq FROM sqlite_sequence"))
        return {name: seq for name, seq in rows if name in {table.name for table in tables}}
    counters = {}
    for table in tables:
        sequence = _sequence_of(connection, table)
        if sequence is not None:
            last, called = connection.execute(
                text(f"SELECT last_value, is_called FROM {sequence}")  # noqa: S608 - from the catalogue
            ).one()
            counters[table.name] = last if called else 0
    return counters


def set_counters(connection: Connection, tables: Iterable[Table], counters: dict[str, int]) -> None:
    """Set the counters to the last key given out, or to the largest one present."""
    for table in tables:
        if "id" not in table.c:
            continue
        largest = connection.execute(select(func.max(table.c.id))).scalar() or 0
        last = max(largest, counters.get(table.name, 0))
        if last == 0:
            continue
        if connection.dialect.name == "sqlite":
            _set_in_sqlite(connection, table, last)
        else:
            sequence = _sequence_of(connection, table)
            if sequence is not None:
                connection.execute(select(func.setval(sequence, last)))


def _set_in_sqlite(connection: Connection, table: Table, last: int) -> None:
    made = connection.execute(
        text("SELECT sql FROM sqlite_master WHERE type = 'table' AND name = :name"),
        {"name": table.name},
    ).scalar_one()
    if "AUTOINCREMENT" not in made.upper():
        return  # it counts from its largest
    row = {"name": table.name, "last": last}
    connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), row)
    connection.execute(text("INSERT INTO sqlite_sequence VALUES (:name, :last)"), row)


def _sequence_of(connection: Connection, table: Table) -> str | None:
    """Return the name of the PostgreSQL sequence of a table's key."""
    if "id" not in table.c:
        return None
    sequence: str | None = connection.execute(
        select(func.pg_get_serial_sequence(table.name, "id"))
    ).scalar()
    return sequence
