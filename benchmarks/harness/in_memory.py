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
from morpho_server.tables.ports import Log, SeqTakenError, Written
from morpho_server.tables.runtime.world import World


class LogInMemory(Log):
    """Entries as they are, in lists: nothing is written in any form, and nobody waits."""

    def __init__(self) -> None:
        self._entries: dict[TableId, list[Entry]] = defaultdict(list)

    async def append(self, table: TableId, entry: Entry) -> Written:
        """Keep an entry; raises :exc:`SeqTakenError`."""
        entries = self._entries[table]
        if entry.seq != len(entries) + 1:
            raise SeqTakenError
        entries.append(entry)
        return entry.seq, entry.at, entry.player, entry.command, ""

    async def append_all(self, table: TableId, entries: Sequence[Entry]) -> None:
        """Keep several entries, of a table that has none; raises :exc:`SeqTakenError`."""
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

    async def has_grown(self, table: TableId, seq: int) -> bool:
        """Return whether a table has entries above a seq."""
        return len(self._entries[table]) > seq

    async def grown(self, known: Mapping[TableId, int]) -> Collection[TableId]:
        """Return those of some tables that have entries above a known seq."""
        return [table for table, seq in known.items() if len(self._entries[table]) > seq]


def world_of(database: Database) -> World:
    """Return the world as it is, but for the log."""
    return replace(app.world_of(database), log=LogInMemory())


if __name__ == "__main__":
    vars(process)["running"] = partial(app.running, make_world=world_of)
    sys.exit(cli.main())
