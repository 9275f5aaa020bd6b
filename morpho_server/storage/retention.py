"""Retention: removes inactive tables and unused guests."""

import logging
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, Select, Table, delete, exists, func, or_, select

from morpho_server.storage.database.errors import RowUnreadableError
from morpho_server.storage.database.models import entries, guests, members, tables
from morpho_server.storage.database.reader import Reader
from morpho_server.storage.database.writer import Writer
from morpho_server.storage.expiry import Expiry
from morpho_server.storage.plurals import amount
from morpho_server.tables.model.ids import GuestId, Millis, TableId
from morpho_server.tables.ports import Clock

TABLES_AT_A_TIME: Final = 50
GUESTS_AT_A_TIME: Final = 200
"""The most looked up at a time. Each table is removed by itself: a log is whole or gone."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Removed:
    """The numbers of removed tables and rows."""

    tables: int
    guests: int

    def __str__(self) -> str:
        """Return the amounts in words."""
        return f"{amount(self.tables, 'table')} and {amount(self.guests, 'guest')}"


class Retention:
    """Removes what has expired, a little at a time beside other writes.

    Everything may raise :exc:`~morpho_server.tables.ports.LogUnavailableError`.
    """

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader
        self._expired_tables = Expiry(writer, tables.name)
        self._expired_guests = Expiry(writer, guests.name)

    async def count(self, before: Millis) -> Removed:
        """Return how much there is to be removed."""
        expired = select(tables.c.id).where(*_is_expired(before))
        stays = exists().where(
            members.c.guest_id == guests.c.id, members.c.table_id.not_in(expired)
        )
        gone = select(guests.c.id).where(guests.c.seen_at < before, ~stays)
        counts = [select(func.count()).select_from(each.subquery()) for each in (expired, gone)]
        found_tables, found_guests = [await self._reader.rows(count) for count in counts]
        return Removed(found_tables[0][0], found_guests[0][0])

    async def remove_confirmed(
        self, clock: Clock, keep: int, is_live: Callable[[TableId], bool]
    ) -> Removed:
        """Remove what was unused for ``keep`` milliseconds, by two readings of the clock.

        The first one announces it in the log. At most a tenth of all goes in a day.
        """
        now, steady = clock.wall(), clock.steady()
        before = Millis(now - keep)
        expired = (self._expired_tables, self._expired_guests)
        if any([await each.announce(before, steady) for each in expired]):
            due = await self.count(before)
            if due.tables or due.guests:
                _log.info("%s are due to go after a day, or an hour after the next start.", due)
        return Removed(
            tables=await self._remove_share(
                self._expired_tables, tables, now, before, partial(self._remove_tables, is_live)
            ),
            guests=await self._remove_share(
                self._expired_guests, guests, now, before, self._remove_guests
            ),
        )

    async def remove(self, before: Millis, is_live: Callable[[TableId], bool]) -> Removed:
        """Remove tables without an entry since then, and guests not seen since who are at none."""
        return Removed(
            tables=await self._remove_tables(is_live, before),
            guests=await self._remove_guests(before),
        )

    async def _remove_share(
        self,
        expiry: Expiry,
        table: Table,
        now: Millis,
        before: Millis,
        remove: Callable[[Millis, int], Awaitable[int]],
    ) -> int:
        confirmed = expiry.confirmed(before)
        # Nothing is, at the first look of all. A server that stopped before giving back what it
        # reserved in vain could remove nothing more today.
        if not confirmed:
            return 0
        allowed = await expiry.reserve(table, now)
        removed = await remove(confirmed, allowed)
        await expiry.give_back(allowed - removed)
        return removed

    async def _remove_tables(
        self, is_live: Callable[[TableId], bool], before: Millis, most: int = sys.maxsize
    ) -> int:
        removed = above = 0
        while found := await self._reader.rows(_expired_tables(before, above)):
            for (table,) in found:
                above = table
                if removed >= most:
                    return removed
                if is_live(table):
                    continue
                with suppress(RowUnreadableError):  # a damaged one must not keep all others
                    removed += await self._writer.write(partial(_remove_table, table, before))
        return removed

    async def _remove_guests(self, before: Millis, most: int = sys.maxsize) -> int:
        removed = above = 0
        while found := await self._reader.rows(_expired_guests(before, above)):
            chosen = [guest for (guest,) in found][: most - removed]
            if not chosen:
                break
            above = chosen[-1]
            removed += await self._writer.write(partial(_remove_guests, chosen, before))
        return removed


def _expired_tables(before: Millis, above: int) -> Select[tuple[int]]:
    return (
        select(tables.c.id)
        .where(tables.c.id > above, *_is_expired(before))
        .order_by(tables.c.id)
        .limit(TABLES_AT_A_TIME)
    )


def _expired_guests(before: Millis, above: int) -> Select[tuple[int]]:
    return (
        select(guests.c.id)
        .where(guests.c.id > above, guests.c.seen_at < before, ~_at_a_table())
        .order_by(guests.c.id)
        .limit(GUESTS_AT_A_TIME)
    )


def _remove_table(table: TableId, before: Millis, connection: Connection) -> bool:
    """Remove a table with all it has, unless something has happened there meanwhile."""
    # A writer of an entry now waits for this transaction's end, and finds no table.
    found = select(tables.c.id).where(tables.c.id == table, *_is_expired(before))
    if connection.execute(found.with_for_update(of=tables)).first() is None:
        return False
    for owned in (members, entries):
        connection.execute(delete(owned).where(owned.c.table_id == table))
    connection.execute(delete(tables).where(tables.c.id == table))
    return True


def _remove_guests(chosen: Sequence[GuestId], before: Millis, connection: Connection) -> int:
    """Remove guests, but those who came back meanwhile; return how many."""
    gone = delete(guests).where(guests.c.id.in_(chosen), guests.c.seen_at < before, ~_at_a_table())
    return connection.execute(gone).rowcount


def _at_a_table() -> Any:
    return exists().where(members.c.guest_id == guests.c.id)


def _is_expired(before: Millis) -> tuple[Any, ...]:
    """Return the conditions of an expired table; the cheap first ones spare the last."""
    moments = (tables.c.kept_as_of, tables.c.evening_at)  # as if something had happened then
    is_kept = or_(*(func.coalesce(moment, 0) >= before for moment in moments))
    return tables.c.updated_at < before, ~is_kept, _last_entry() < before


def _last_entry() -> Any:
    """Return when a table's last entry was made, or, if there is none, when it was opened."""
    last = (
        select(entries.c.at)
        .where(entries.c.table_id == tables.c.id)
        .order_by(entries.c.seq.desc())
        .limit(1)
        .correlate(tables)
        .scalar_subquery()
    )
    return func.coalesce(last, tables.c.opened_at)
