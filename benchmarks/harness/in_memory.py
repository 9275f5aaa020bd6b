"""The server with its log in memory alone: ``python -m benchmarks.harness.in_memory serve``.

All else is as it is: the same command, and a database for guests and the index.
"""

import sys
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial

from morpho_server import app, cli
from morpho_server.cli.serve import process
from morpho_server.storage.database.open import Database
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.model.ids import TableId
from morpho_server.tables.ports import AppendConflictError, Head, Log, Written
from morpho_server.tables.runtime.world import World


class LogInMemory(Log):
    """Entries as they are, in lists: nothing is written in any form, and nobody waits."""

    def __init__(self) -> None:
        self._entries: dict[TableId, list[Entry]] = defaultdict(list)

    async def append(self, table: TableId, entry: Entry, after: int | None = None) -> Written:  # noqa: ARG002
        """Keep an entry; raises :exc:`AppendConflictError`."""
        entries = self._entries[table]
        if entry.seq != len(entries) + 1:
            raise AppendConflictError
        entries.append(entry)
        return entry.seq, entry.at, entry.player, entry.command, "", None

    def forget_texts(self) -> None:
        """Do nothing: there are no texts."""

    async def append_all(self, table: TableId, entries: Sequence[Entry]) -> None:
        """Keep several entries, of a table that has none; raises :exc:`AppendConflictError`."""
        for entry in entries:
            await self.append(table, entry)

    async def read(
        self,
        table: TableId,
        game: str,  # noqa: ARG002
        after: int = 0,
        most: int | None = None,
    ) -> list[Entry]:
        """Return a table's entries above a seq."""
        return self._entries[table][after : None if most is None else after + most]

    def entry_of(self, table: TableId, game: str, written: Written) -> Entry:  # noqa: ARG002
        """Return the entry that was kept."""
        return self._entries[table][written[0] - 1]

    async def has_changed(self, table: TableId, head: Head) -> bool:
        """Return whether a table has another last entry."""
        return len(self._entries[table]) != head[0]

    async def changed(self, known: Mapping[TableId, Head]) -> Collection[TableId]:
        """Return those of some tables that have another last entry."""
        return [table for table, head in known.items() if len(self._entries[table]) != head[0]]

    async def lacks(self, table: TableId, head: Head, history: str) -> bool:  # noqa: ARG002
        """Return ``False``: nothing is lost while the server runs."""
        return False


def world_of(database: Database) -> World:
    """Return the world as it is, but for the log."""
    return replace(app.world_of(database), log=LogInMemory())


if __name__ == "__main__":
    vars(process)["running"] = partial(app.running, make_world=world_of)
    sys.exit(cli.main())
