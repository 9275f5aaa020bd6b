"""The log of one table."""

import logging
from collections.abc import Callable

from morpho_server.tables.entries import Entry
from morpho_server.tables.ports import Log, TableLostError, Written
from morpho_server.tables.words import TableId

logger = logging.getLogger(__name__)


class TableLog:
    """One table's entries, and whether it can go on with them.

    A table is ``lost`` once the log has of it what can't be read, or nothing any more: that is said
    in the server's log, and those in ``on_lost`` are told. Whoever waits for something to do at
    such a table has nothing to wait for.
    """

    __slots__ = ("_game", "_log", "_table", "lost", "on_lost")

    def __init__(self, log: Log, table: TableId, game: str) -> None:
        self.lost = False
        self.on_lost: list[Callable[[TableLostError], None]] = []
        self._log = log
        self._table = table
        self._game = game

    @property
    def shared(self) -> bool:
        """Tell whether other nodes may append, too."""
        return self._log.shared

    async def append(self, entry: Entry) -> Written:
        """Write an entry down; raises as :meth:`.ports.Log.append`."""
        try:
            return await self._log.append(self._table, entry)
        except TableLostError as error:
            self._be_lost(error)
            raise

    async def read(self, after: int = 0, most: int | None = None) -> list[Entry]:
        """Return the entries above a seq, so many at most; raises as :meth:`.ports.Log.read`."""
        try:
            return await self._log.read(self._table, self._game, after, most)
        except TableLostError as error:
            self._be_lost(error)
            raise

    async def has_grown(self, seq: int) -> bool:
        """Tell whether there may be more than up to a seq; as :meth:`.ports.Log.has_grown`."""
        return await self._log.has_grown(self._table, seq)

    def entry_of(self, written: Written) -> Entry:
        """Return an entry that somebody says is stored so; raises as :meth:`.ports.Log.entry_of`.

        They may be wrong, so nothing is lost by that.
        """
        return self._log.entry_of(self._table, self._game, written)

    def _be_lost(self, error: TableLostError) -> None:
        if not self.lost:  # several may have been reading
            self.lost = True
            logger.error("%s", error)
            for tell in self.on_lost:
                tell(error)
