"""The tables of a server, as administrators list them: nothing of a running round but the public.

None of them is loaded, and nothing here depends on a hidden card or a secret act.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from morpho_server.tables.model.ids import Millis, TableCode, TableId
from morpho_server.tables.ports import Summary

AT_A_TIME: Final = 100
"""The tables that are listed at a time."""


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


class TableList(Protocol):
    """All tables. Everything may raise :exc:`~morpho_server.tables.ports.LogUnavailableError`."""

    async def find(
        self, search: str = "", after: TableCode | None = None
    ) -> tuple[Sequence[ListedTable], TableCode | None]:
        """Return some tables of a game, or with a text in their code or names, from one on.

        Those come first where somebody came, went, or began a round last. The code is that of the
        table from which on there may be more.
        """

    async def updates_since(self, table: TableId, *since: Millis) -> Sequence[int]:
        """Return how many updates everybody at a table has got since each of those times."""
