"""The log of one table."""

import logging
from collections.abc import Callable, Sequence

from morpho_server.tables.log.entry import Entry
from morpho_server.tables.model.ids import TableId
from morpho_server.tables.ports import Log, TableLostError, Written

logger = logging.getLogger(__name__)


class TableLog:
    """One table's entries, and whether it can go on with them.

    A table is ``lost`` once the log holds something unreadable of it, or nothing any more. That is
    logged, and the callbacks in ``on_lost`` are called. Nothing more happens at such a table.
    ``game`` is the table's present one.
    """

    __slots__ = ("_log", "game", "lost", "on_lost", "table")

    def __init__(self, log: Log, table: TableId, game: str) -> None:
        self.lost = False
        self.on_lost: list[Callable[[TableLostError], None]] = []
        self._log = log
        self.table = table
        self.game = game

    @property
    def shared(self) -> bool:
        """Return whether other nodes may append, too."""
        return self._log.shared

    async def append_all(self, entries: Sequence[Entry]) -> None:
        """Append several entries, all or none; raises as :meth:`.ports.Log.append_all`."""
        try:
            await self._log.append_all(self.table, entries)
        except TableLostError as error:
            self.be_lost(error)
            raise

    async def read(
        self, after: int = 0, most: int | None = None, game: str | None = None
    ) -> list[Entry]:
        """Return the entries above a seq, at most ``most``; raises as :meth:`.ports.Log.read`.

        ``game`` is the table's at that seq, where that may not be the present one.
        """
        try:
            return await self._log.read(self.table, game or self.game, after, most)
        except TableLostError as error:
            self.be_lost(error)
            raise

    async def has_grown(self, seq: int) -> bool:
        """Return whether there may be more than up to a seq; as :meth:`.ports.Log.has_grown`."""
        return await self._log.has_grown(self.table, seq)

    def entry_of(self, written: Written) -> Entry:
        """Return an entry from its stored form; raises as :meth:`.ports.Log.entry_of`.

        It came from another node and may be wrong, so an error does not make the table lost.
        """
        return self._log.entry_of(self.table, self.game, written)

    def be_lost(self, error: TableLostError) -> None:
        """Note, log and say that the table can't go on."""
        if not self.lost:  # there may be several readers
            self.lost = True
            logger.error("%s", error)
            for notify in self.on_lost:
                notify(error)
