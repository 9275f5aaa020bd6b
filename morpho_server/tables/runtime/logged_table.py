"""A live table as its log leads to it: loading it, and applying and publishing each new entry."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from morpho_server.tables.log.answers import Answers
from morpho_server.tables.log.apply import apply
from morpho_server.tables.log.entry import Entry, erases
from morpho_server.tables.log.replay import Replay
from morpho_server.tables.log.table_log import TableLog
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.ids import CommandId, GuestId, Millis, PlayerId, TableId
from morpho_server.tables.model.table import Table
from morpho_server.tables.ports import TableDroppedError, TableLostError, TableRewrittenError
from morpho_server.tables.runtime.world import World
from morpho_server.tables.stream.projection import Projection
from morpho_server.tables.stream.update import TableUpdate

logger = logging.getLogger(__name__)

Listener = Callable[[TableUpdate], None]
"""Is called with each update, in order, as soon as its entry is durable."""

SLICE = 200
"""The entries that are replayed between two turns of the event loop, about 2 ms."""

ENTRIES_AT_ONCE = 20
"""The entries applied between two turns while there are listeners, about 2 ms."""


class LoggedTable:
    """One table, live in this process.

    ``table`` and ``projection`` are the result of all entries of the ``log``. The ``listeners`` get
    the update of each new one, and then ``beyond_play`` those of entries that do more than move.
    """

    def __init__(self, table_id: TableId, table: Table, world: World) -> None:
        self.id = table_id
        self.table = table
        self.projection = Projection()
        self.listeners: list[Listener] = []
        self.beyond_play: list[Listener] = []
        self.log = TableLog(world.log, table_id, table.game.name)
        self.log.on_lost.append(self._log_loss)
        self._answers = Answers()
        self._came: dict[tuple[GuestId, CommandId | None], PlayerId] = {}
        self._doubtful = False
        self._applied_at = world.clock.steady()
        self._world = world

    def __str__(self) -> str:
        """Return its name in the log of the server: its code, and its number in the database."""
        return f"table {self.table.code} ({self.id})"

    def _log_loss(self, error: TableLostError) -> None:
        if isinstance(error, TableRewrittenError):
            logger.info("%s: %s", self, error)
        else:
            is_fault = isinstance(error, TableDroppedError)
            logger.error("%s: %s", self, error, exc_info=error.__cause__ if is_fault else None)

    def now(self) -> Millis:
        """Return the table's present time: the clock's, unless that is behind the table's log.

        After the last entry at least as much time has passed as this process has measured. So a
        clock that was put back stops no deadline.
        """
        clock = self._world.clock
        return Millis(max(clock.now(), self.table.at + clock.steady() - self._applied_at))

    async def load(self) -> bool:
        """Apply the entries of the log that are not known here; return whether there were any.

        Raises :exc:`~.ports.HistoryChangedError` if some that are known here are not in the log.
        """
        if self.log.lost is not None:
            raise self.log.lost
        before = self.table.seq
        for number, entry in enumerate(await self.log.read_on(), 1):
            self._apply(entry)
            if number % ENTRIES_AT_ONCE == 0:
                await asyncio.sleep(0)
        self._doubtful = False
        return self.table.seq > before

    async def _replay(self) -> None:
        """Apply the whole log without notifying anybody, with pauses for the event loop."""
        replay = Replay(self.table, self.projection)
        for number, entry in enumerate(await self.log.read_on(), 1):
            replay.fast_forward(entry)
            self.log.head = entry.seq, entry.checksum
            self._remember(entry)
            if number % SLICE == 0:
                await asyncio.sleep(0)
        self._applied_at = self._world.clock.steady()
        self.log.game = self.table.game.name
        for number, _ in enumerate(replay.steps(), 1):
            if number % SLICE == 0:
                await asyncio.sleep(0)

    def _apply(self, entry: Entry, after: Any = None) -> TableUpdate:
        """Apply a durable entry, and publish what it shows to each player.

        A fault would leave it half applied: then the table is dropped from memory, and
        :exc:`~.ports.TableDroppedError` raised. After an entry that erases it is dropped as well.
        """
        try:
            apply(self.table, entry, after)
            self.log.head = entry.seq, entry.checksum
            self._applied_at = self._world.clock.steady()
            self.log.game = self.table.game.name
            update = self.projection.apply(entry, self.table)
            self._remember(entry)
            for listener in self.listeners:
                listener(update)
            for listener in self.beyond_play if update.beyond_play else ():
                listener(update)
        except Exception as error:
            dropped = TableDroppedError(f"Table {self.id} is loaded anew, after entry {entry.seq}.")
            dropped.__cause__ = error
            self.log.be_lost(dropped)
            raise dropped from error
        if erases(entry):
            self.log.be_lost(TableRewrittenError(self.id))
        return update

    def _remember(self, entry: Entry) -> None:
        """Remember which update answers the last entry's command, or which player came by it."""
        if entry.command is None:
            return
        if entry.player is None:
            bound = bound_by(entry)
            self._came[bound.guest, entry.command] = bound.player
        else:
            number = self.projection.number(entry.player)
            self._answers.note(entry.player, entry.command, number)


def bound_by(entry: Entry) -> ev.PlayerBound | ev.EntryRequestBound:
    """Return the player who joins or asks to join by an entry, and the guest."""
    bound = (ev.PlayerBound, ev.EntryRequestBound)
    return next(event for event in entry.events if isinstance(event, bound))
