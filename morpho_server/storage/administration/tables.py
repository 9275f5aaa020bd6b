"""The tables of a server, as administrators list them: nothing of a running round but the public.

None of them is loaded, and nothing here depends on a hidden card or a secret act.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, func, or_, select, tuple_

from morpho_server.storage.database.models import entries, tables
from morpho_server.storage.database.reader import Reader
from morpho_server.storage.index import AT, SUMMARY, summary_of
from morpho_server.tables.model.ids import Millis, TableCode, TableId
from morpho_server.tables.ports import Summary

AT_A_TIME: Final = 100
"""The tables that are listed at a time."""

_SINCE = (
    select(func.count(entries.c.turn))
    .where(entries.c.table_id == tables.c.id, entries.c.seq > tables.c.counted)
    .scalar_subquery()
)

_PLACE = tuple_(tables.c.updated_at, tables.c.id)

_LISTED = (
    select(
        tables.c.id,
        tables.c.code,
        *SUMMARY,
        AT,
        tables.c.number + _SINCE,
        tables.c.size,
    )
    .order_by(tables.c.updated_at.desc(), tables.c.id.desc())
    .limit(AT_A_TIME)
)


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table in short.

    ``updated_at`` and ``number`` are of the last update that everybody there got. ``size`` counts
    the characters of its log up to the last moment outside a round.
    """

    id: TableId
    code: TableCode
    summary: Summary
    updated_at: Millis
    number: int
    size: int


class StoredTableList:
    """The tables in the database. Everything may raise :exc:`LogUnavailableError`."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    async def find(
        self, search: str = "", after: TableCode | None = None
    ) -> tuple[Sequence[ListedTable], TableCode | None]:
        """Return some tables of a game, or with a text in their code or names, from one on.

        Those come first where somebody came, went, or began a round last. The code is that of the
        table from which on there may be more.
        """
        if "\0" in search or "\0" in (after or ""):
            return (), None  # PostgreSQL has no such text, not even to ask for
        query = _LISTED
        if search:
            query = query.where(_fits(search.lower(), search.upper()))
        if after is not None:
            place = select(tables.c.updated_at, tables.c.id).where(tables.c.code == after)
            query = query.where(place.scalar_subquery() > _PLACE)
        rows = await self._reader.rows(query)
        found = [_listed(*row) for row in rows]
        more = found[-1].code if len(found) == AT_A_TIME else None
        return [each for each in found if _is_found(each, search.casefold())], more

    async def updates_since(self, table: TableId, *since: Millis) -> Sequence[int]:
        """Return how many updates everybody at a table has got since each of those times."""
        later = (func.count(entries.c.turn).filter(entries.c.at >= each) for each in since)
        query = select(*later).where(entries.c.table_id == table, entries.c.at >= min(since))
        return [*(await self._reader.rows(query))[0]]


def _fits(*texts: str) -> ColumnElement[bool]:
    """Return the condition of a table that may fit a text; names are as JSON escapes them."""
    columns = (tables.c.code, tables.c.company)
    escaped = {json.dumps(text)[1:-1].lower() for text in texts}
    has = (func.lower(c).contains(e, autoescape=True) for c in columns for e in escaped)
    return or_(tables.c.game.in_(texts), *has)


def _is_found(table: ListedTable, search: str) -> bool:
    names = (each.name for each in table.summary.company)
    is_in = any(search in text.casefold() for text in (table.code, *names))
    return is_in or search == table.summary.game


def _listed(
    key: int, code: str, game: str, phase: Any, company: str | None, evening: str | None, *rest: Any
) -> ListedTable:
    summary = summary_of(game, phase, company, evening) or Summary(game, phase, ())
    return ListedTable(TableId(key), TableCode(code), summary, *rest)
