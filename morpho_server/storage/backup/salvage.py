"""Rows of an SQLite file, read around its damaged pages."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from sqlalchemy import BigInteger, Connection, Table, bindparam, literal_column, select
from sqlalchemy.exc import DatabaseError

_rowid = literal_column("rowid", BigInteger)

_NO_ROW: Final = 2**62
"""A number that no row has."""

MOST_ONE_BY_ONE: Final = 1024
"""How many rows after an unreadable one are tried one by one: more than a page has."""

Stretch = tuple[int, int | None]
"""The first and the last number of the rows that can't be read, which may be the last of all."""


def is_damage(error: DatabaseError) -> bool:
    """Return whether an error is that of a damaged page, which has no class of its own."""
    return type(error) is DatabaseError


def read_around_damage(
    connection: Connection, table: Table, most: int
) -> Iterator[Sequence[tuple[Any, ...]] | Stretch]:
    """Yield all rows that can be read, no more than ``most`` at a time, and where others are."""
    rows = _Rows(connection, table)
    first, wanted = 0, most
    while True:
        found = rows.read(first, wanted)
        if found is None and wanted > 1:
            wanted = max(1, wanted // 8)  # which of them it is shows in the end
        elif found is None:
            following = rows.first_readable(first)
            yield first, None if following is None else following - 1
            if following is None:
                return
            first = following
        elif found:
            yield [tuple(row[1:]) for row in found]
            first = found[-1][0] + 1
            wanted = min(most, 2 * wanted)
        else:
            return


class _Rows:
    """The rows of a table by the numbers that SQLite gives them."""

    def __init__(self, connection: Connection, table: Table) -> None:
        self._connection = connection
        self._query = (
            select(_rowid, table)
            .where(_rowid >= bindparam("first"))
            .order_by(_rowid)
            .limit(bindparam("most"))
        )

    def read(self, first: int, most: int) -> Sequence[Any] | None:
        """Return the rows from a number on; ``None`` if one of them can't be read."""
        try:
            return self._connection.execute(self._query, {"first": first, "most": most}).all()
        except DatabaseError as error:
            if is_damage(error):
                return None
            raise

    def first_readable(self, unreadable: int) -> int | None:
        """Return a number from which rows can be read again, or ``None``.

        It is the least one but after very many unreadable rows, between which some may be skipped.
        """
        for following in range(unreadable + 1, unreadable + MOST_ONE_BY_ONE):
            if self.read(following, 1) is not None:
                return following
        step = MOST_ONE_BY_ONE
        while self.read(unreadable + step, 1) is None:
            step *= 2
            if step > _NO_ROW:
                return None
        readable, unreadable = unreadable + step, unreadable + step // 2
        while readable - unreadable > 1:
            middle = (unreadable + readable) // 2
            if self.read(middle, 1) is None:
                unreadable = middle
            else:
                readable = middle
        return readable
