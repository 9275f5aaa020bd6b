"""A live table as its log leads to it: loading it, and applying and publishing each new entry."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from morpho_server.tables.log.answers import Answers
from morpho_server.tables.log.apply import apply
from morpho_server.tables.log.entry import Entry, erases
from morpho_server.tables.log.replay import Replay
from morpho_server.tables.log.table_log import TableLog
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.ids import (
    CommandId,
    GuestId,
    Millis,
    PlayerId,
    ScreenId,
    TableId,
)
from morpho_server.tables.model.table import Table
from morpho_server.tables.ports import TableDroppedError, TableLostError, TableRewrittenError
from morpho_server.tables.runtime.stream import DelayedStream, Listener, Stream, as_left
from morpho_server.tables.runtime.world import World
from morpho_server.tables.stream.projection import Projection
from morpho_server.tables.stream.release import Schedule, is_delaying
from morpho_server.tables.stream.update import TableUpdate

logger = logging.getLogger(__name__)

SLICE = 200
"""The entries that are replayed between two turns of the event loop, about 2 ms."""

ENTRIES_AT_ONCE = 20
"""The entries applied between two turns while there are listeners, about 2 ms."""


class LoggedTable:
    """One table, live in this process.

    ``table`` and ``projection`` are the result of all entries of the ``log``. The ``listeners`` get
    the update of each new one, and then ``beyond_play`` those of entries that do more than move.
    Where spectators may be behind, there is a ``delayed`` stream; ``on_delayed`` is called when it
    begins. ``came`` are the players as whom guests came, by guest and the id of the command.
    """

    def __init__(self, table_id: TableId, table: Table, world: World) -> None:
        self.id = table_id
        self.table = table
        self.projection = Projection()
        self.listeners: list[Listener] = []
        self.beyond_play: list[Listener] = []
        self.delayed: DelayedStream | None = None
        self.on_delayed: list[Callable[[], None]] = []
        self.log = TableLog(world.log, table_id, table.game.name)
        self.log.on_lost.append(self._log_loss)
        self._answers = Answers()
        self.came: dict[tuple[GuestId, CommandId | None], PlayerId] = {}
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

    def stream_for(self, *players: PlayerId, screen: ScreenId | None = None) -> Stream:
        """Return the stream that serves players who share a page, or a screen.

        Who has a seat or is the host sees the table live, also until others learn that this is
        over. Everybody else is behind, where the host lets spectators be: without ``players`` it is
        somebody who has the code alone. Screens are as they were made.
        """
        delayed = self.delayed
        if delayed is None or not delayed.is_on:
            return self
        if screen is not None:
            shows = self.table.screens.get(screen)
            return self if shows is not None and not shows.delayed else delayed
        live = players and all(_is_live(each, self.table, delayed.table) for each in players)
        return self if live else delayed

    def stream_for_guest(self, guest: GuestId | None) -> Stream:
        """Return the stream that serves a guest: live if one of their players sees that."""
        own = [player.id for player in self.table.people if guest in player.guests]
        return next((self for player in own if self.stream_for(player) is self), self.stream_for())

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
        replay, schedule = Replay(self.table, self.projection), Schedule()
        entries = await self.log.read_on()
        clock = self._world.clock
        passed = max(clock.now(), entries[-1].at if entries else 0) - clock.steady()
        for number, entry in enumerate(entries, 1):
            replay.fast_forward(entry)
            self.log.head = entry.seq, entry.checksum
            self._remember(entry)
            if self.table.delay or not schedule.is_idle:
                schedule.add(entry, Millis(entry.at - passed), self.table, round_over=False)
                deque(schedule.released(clock.steady()), maxlen=0)
            if number % SLICE == 0:
                await asyncio.sleep(0)
        self._applied_at = self._world.clock.steady()
        self.log.game = self.table.game.name
        for number, _ in enumerate(replay.steps(), 1):
            if number % SLICE == 0:
                await asyncio.sleep(0)
        if self.table.phase != "playing":
            schedule.end_round(clock.steady())
            deque(schedule.released(clock.steady()), maxlen=0)
        if schedule.held or is_delaying(self.table):
            await self._replay_released(entries[: len(entries) - len(schedule.held)], schedule)

    async def _replay_released(self, entries: Sequence[Entry], schedule: Schedule) -> None:
        """Begin the delayed stream with the entries that are released."""
        replay = Replay(Table(self.table.game, self.table.strengths, self.table.games))
        for number, entry in enumerate(entries, 1):
            replay.fast_forward(as_left(entry, self.table))
            if number % SLICE == 0:
                await asyncio.sleep(0)
        for number, _ in enumerate(replay.steps(), 1):
            if number % SLICE == 0:
                await asyncio.sleep(0)
        self._begin_delayed(replay, schedule)

    def _begin_delayed(self, replay: Replay, schedule: Schedule) -> None:
        self.delayed = DelayedStream(self, replay, schedule, self._world.clock, self._end_delayed)
        for notify in self.on_delayed:
            notify()
        self.delayed.release()

    def _end_delayed(self, fault: Exception | None) -> None:
        self.delayed = None
        if fault is not None:
            self._drop(fault)

    def _drop(self, fault: Exception) -> TableDroppedError:
        """Let the table be loaded anew: a fault may have left an entry half applied."""
        last = self.table.seq
        dropped = TableDroppedError(f"Table {self.id} is loaded anew, after entry {last}.")
        dropped.__cause__ = fault
        self.log.be_lost(dropped)
        return dropped

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
            if self.delayed is not None:
                self.delayed.hear(entry)
            elif update.beyond_play and is_delaying(self.table):
                self._begin_delayed(Replay(self.table, self.projection).copy(), Schedule())
        except Exception as error:
            raise self._drop(error) from error
        if update.beyond_play and erases(entry):
            self.log.be_lost(TableRewrittenError(self.id))
        return update

    def _remember(self, entry: Entry) -> None:
        """Remember which update answers the last entry's command, or which player came by it."""
        if entry.command is None:
            return
        if entry.player is None:
            bound = bound_by(entry)
            self.came[bound.guest, entry.command] = bound.player
        else:
            number = self.projection.number(entry.player)
            self._answers.note(entry.player, entry.command, number)


def _is_live(player: PlayerId, *tables: Table) -> bool:
    """Return whether a player has a seat or is the host at one of those tables."""
    there = [(table, table.players[player]) for table in tables if player in table.players]
    return any(one.seat is not None or table.host == player for table, one in there)


def bound_by(entry: Entry) -> ev.PlayerBound | ev.EntryRequestBound:
    """Return the player who joins or asks to join by an entry, and the guest."""
    bound = (ev.PlayerBound, ev.EntryRequestBound)
    return next(event for event in entry.events if isinstance(event, bound))
