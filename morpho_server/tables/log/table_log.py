"""The log of one table."""

from collections.abc import Callable, Sequence
from typing import NoReturn, Protocol

from morpho_server.tables.log.entry import Entry
from morpho_server.tables.model.ids import TableId
from morpho_server.tables.ports import (
    Head,
    HistoryChangedError,
    Log,
    LogUnavailableError,
    TableLostError,
    TableRewrittenError,
    Written,
)


class LogReader(Protocol):
    """One table's entries, to be read, and the ``history`` that they belong to."""

    @property
    def table(self) -> TableId:
        """Return which table it is."""

    @property
    def history(self) -> str:
        """Return the history that the entries belong to."""

    async def read(
        self, after: int = 0, most: int | None = None, game: str | None = None
    ) -> list[Entry]:
        """Return the entries above a seq, at most ``most``; raises as :meth:`.ports.Log.read`.

        ``game`` is the table's at that seq, where that may not be the present one.
        """


class TableLog:
    """One table's entries, and whether it can go on with them.

    A table is ``lost``, with an error that says why, once what is in memory can't go on: the log
    holds something unreadable, other entries or none, or there was a fault. Then the
    callbacks in ``on_lost`` are called, and nothing more happens at such a table. ``game`` is the
    table's present one, ``head`` the last entry that was applied, and ``history`` the one that it
    belongs to.
    """

    __slots__ = ("_log", "game", "head", "history", "lost", "on_lost", "table")

    def __init__(self, log: Log, table: TableId, game: str) -> None:
        self.lost: TableLostError | None = None
        self.on_lost: list[Callable[[TableLostError], None]] = []
        self._log = log
        self.table = table
        self.game = game
        self.head: Head = (0, None)
        self.history = log.history

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

    async def read_on(self) -> list[Entry]:
        """Return the entries above the head; raises as :meth:`read`.

        Raises :exc:`.ports.HistoryChangedError` if the log does not have the head any more.
        """
        (seq, checksum), history = self.head, self._log.history
        found = await self.read(max(seq - 1, 0))
        if seq > 0 and (not found or found.pop(0).checksum != checksum):
            await self._go_back()
        self.history = history
        return found

    async def _go_back(self) -> NoReturn:
        if not await self._log.lacks(self.table, self.head, self.history):
            raise LogUnavailableError(f"Table {self.table} is read from a database that is behind.")
        error = HistoryChangedError(self.table, self.head[0])
        self.be_lost(error)
        raise error

    async def has_changed(self) -> bool:
        """Return whether there may be more or other entries than up to the head.

        As :meth:`.ports.Log.has_changed`. It is the first to know of another history.
        """
        changed = await self._log.has_changed(self.table, self.head)
        return changed or self.history != self._log.history

    def entry_of(self, written: Written) -> Entry:
        """Return an entry from its stored form; raises as :meth:`.ports.Log.entry_of`.

        It came from another node and may be wrong, so an error does not make the table lost.
        """
        return self._log.entry_of(self.table, self.game, written)

    def be_lost(self, error: TableLostError) -> None:
        """Note and say that the table can't go on."""
        if self.lost is None:  # there may be several readers
            self.lost = error
            if isinstance(error, TableRewrittenError):
                self._log.forget_texts()
            for notify in self.on_lost:
                notify(error)
