"""The session of a live table: it decides, logs, applies and publishes one command at a time."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import Any

from morpho_server.tables.decide.clock.downtime import give_back
from morpho_server.tables.decide.handlers import HANDLERS, propose
from morpho_server.tables.decide.people.acting import player_of, request_of
from morpho_server.tables.decide.people.lobby import join, player_at, withdraw
from morpho_server.tables.decide.people.seat_transfer import use_pass
from morpho_server.tables.decide.proposal import Context, Events, Proposal
from morpho_server.tables.log.answers import Answers
from morpho_server.tables.log.apply import apply
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.log.replay import Replay
from morpho_server.tables.log.table_log import TableLog
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import CommandRefusedError, refusal
from morpho_server.tables.model.ids import CommandId, GuestId, Millis, PlayerId, TableId
from morpho_server.tables.model.table import EntryRequest, Player, Table
from morpho_server.tables.ports import (
    LogUnavailableError,
    Randomness,
    SeqTakenError,
    Written,
)
from morpho_server.tables.runtime.index_writer import IndexWriter
from morpho_server.tables.runtime.turns import Turn, Turns
from morpho_server.tables.runtime.world import World
from morpho_server.tables.stream.projection import Projection
from morpho_server.tables.stream.update import TableUpdate

Listener = Callable[[TableUpdate], None]
"""Is called with each update, in order, as soon as its entry is durable."""

Decide = Callable[[Table, Millis, Randomness], Proposal | None]
"""Returns what the server itself does at a table; ``None`` if there is nothing to do."""

RACING_SECONDS = 10.0
"""For how long something is decided again because other nodes write first.

The node that has just written knows first, so a node with a queue of commands may win with all of
them. No queue is longer than players may send.
"""

SLICE = 200
"""How many entries are replayed between two turns of the event loop, about 2 ms."""

ENTRIES_AT_ONCE = 20
"""How many are applied between two turns while there are listeners, about 2 ms."""


@dataclass(frozen=True, slots=True)
class Done:
    """A command was done, with that update of the player's.

    ``notified`` is whether the player gets the update now. They do not if the command was done
    before, or if nobody is notified of what it does.
    """

    number: int
    notified: bool


class TableSession:
    """One table, live in this process.

    ``table`` and ``projection`` are the result of all entries of the ``log``. The ``listeners`` get
    the update of each new one.
    """

    def __init__(self, table_id: TableId, table: Table, world: World) -> None:
        self.id = table_id
        self.table = table
        self.projection = Projection()
        self.listeners: list[Listener] = []
        self.log = TableLog(world.log, table_id, table.game.name)
        self._answers = Answers()
        self._came: dict[tuple[GuestId, CommandId | None], PlayerId] = {}
        self._index_writer = IndexWriter(table_id, table, world.index, world.clock)
        self._doubtful = False
        self._applied_at = world.clock.steady()
        self._look_to_come: asyncio.Future[None] | None = None
        self._turns = Turns(world.capacity)
        self._under_way: dict[tuple[PlayerId, CommandId], asyncio.Task[Done]] = {}
        self._world = world

    @property
    def busy(self) -> bool:
        """Return whether a command is being decided or appended."""
        return self._turns.taken

    def now(self) -> Millis:
        """Return the table's present time: the clock's, unless that is behind the table's log.

        After the last entry at least as much time has passed as this process has measured. So a
        clock that was put back stops no deadline.
        """
        clock = self._world.clock
        return Millis(max(clock.now(), self.table.at + clock.steady() - self._applied_at))

    async def begin(self) -> None:
        """Replay the whole log, and repair what the index has of its players.

        Raises :exc:`~.ports.LogUnavailableError`.
        """
        # In this order: the index names only players whose entry is in the log already.
        noted = await self._world.index.members(self.id)
        await self._replay()
        await self._index_writer.mend(noted)

    async def load(self) -> bool:
        """Apply the entries of the log that are not known here; return whether there were any."""
        before = self.table.seq
        for number, entry in enumerate(await self.log.read(before), 1):
            self._apply(entry)
            if number % ENTRIES_AT_ONCE == 0:
                await asyncio.sleep(0)
        self._doubtful = False
        return self.table.seq > before

    async def _replay(self) -> None:
        """Apply the whole log without notifying anybody, with pauses for the event loop."""
        replay = Replay(self.table, self.projection)
        for number, entry in enumerate(await self.log.read(), 1):
            replay.fast_forward(entry)
            self._remember(entry)
            if number % SLICE == 0:
                await asyncio.sleep(0)
        self._applied_at = self._world.clock.steady()
        self.log.game = self.table.game.name
        for number, _ in enumerate(replay.steps(), 1):
            if number % SLICE == 0:
                await asyncio.sleep(0)

    async def catch_up(self) -> None:
        """Apply what other nodes have written before now, where there may be others.

        Callers at the same time share one look at the log, and one query finds out for all tables
        which of them need a look. Raises :exc:`~.ports.LogUnavailableError`.
        """
        if not self.log.shared or not await self.log.has_grown(self.table.seq):
            return
        if self._look_to_come is None:
            self._look_to_come = asyncio.ensure_future(self._look())
        await asyncio.shield(self._look_to_come)

    async def _look(self) -> None:
        async with self._turns.demand():
            self._look_to_come = None  # what is written from now on needs another look
            await self.load()

    def receive(self, written: Written) -> bool:
        """Apply an entry that another node has written, if it is the next one.

        Return whether this session is up to date with it now; if not, it has to look at the log.
        Raises :exc:`~.ports.TableUnreadableError`.
        """
        missing = written[0] - self.table.seq
        if missing == 1 and not self.busy:
            self._apply(self.log.entry_of(written))
            return True
        return missing <= 0

    async def open(self, events: Events) -> None:
        """Append the entry with which a table begins, unless it has begun."""
        async with self._turns.demand():
            await self._carry_out(
                None, None, lambda _: None if self.table.seq else Proposal(events)
            )

    async def copy(self, entries: Sequence[Entry]) -> None:
        """Append all entries with which a table begins, unless it has begun, and replay them."""
        with suppress(SeqTakenError):  # another node began it, under the same id
            await self.log.append_all(entries)
        await self.begin()

    def who_came(self, guest: GuestId, command: CommandId) -> Player:
        """Return the player as whom a guest came under an id. Raises as :func:`player_of` does."""
        came = self._came.get((guest, command))
        if came is None:
            raise refusal("no_such_player")
        return player_of(self.table, came, guest)

    async def join(self, command: commands.Join) -> Player | EntryRequest:
        """Let somebody in, or let them ask the host; once under an id.

        Raises a refusal or :exc:`~.ports.LogUnavailableError`.
        """
        async with self._turns.ask(command.guest):
            await self._catch_up_first()
            update = await self._carry_out(None, command.id, partial(self._propose_join, command))
            if update is None:
                who = self._came[command.guest, command.id]
            else:
                who = _bound(update.entry).player
            came = request_of(self.table, who, command.guest) or player_of(
                self.table, who, command.guest
            )
        if update is not None:
            await self._index_writer.note(update)
        return came

    def _propose_join(self, command: commands.Join, now: Millis) -> Proposal | None:
        """Return the proposal for a newcomer, or ``None`` if the id has already joined."""
        came = (command.guest, command.id) in self._came
        return None if came else join(self.table, command, now)

    async def use_pass(self, command: commands.UsePass) -> Player:
        """Let the bearer of a pass in; return the player whom the pass makes them.

        Raises a refusal or :exc:`~.ports.LogUnavailableError`.
        """
        turn = self._turns.ask(command.guest)
        await self._act(turn, lambda table, now, _: use_pass(table, command, now))
        return player_at(self.table, self.table.passes.used[command.token].player)

    def submit(
        self, player: PlayerId, guest: GuestId, command: commands.Command
    ) -> asyncio.Task[Done]:
        """Begin to carry out a command of a player's guest; return the task that does.

        Its result is the player's update that the command became. A command with the same id is
        not carried out twice, and while it is under way it has one task. The task raises a refusal
        or :exc:`~.ports.LogUnavailableError`; the same id may then be tried again. Who can't wait
        for it to end must not cancel it. Raises :exc:`OverloadedError`.
        """
        key = player, command.id
        task = self._under_way.get(key)
        if task is None:
            doing = self._do(self._turns.ask(player), player, guest, command)
            task = self._under_way[key] = asyncio.get_running_loop().create_task(doing)
        return task

    async def _do(
        self, turn: Turn, player: PlayerId, guest: GuestId, command: commands.Command
    ) -> Done:
        try:
            async with turn:
                await self._catch_up_first()
                decide = partial(self._propose, player, guest, command)
                update = await self._carry_out(player, command.id, decide)
                if update is None:
                    number = self._answers.find(player, command.id)
                    assert number is not None, "it was done before"
                    return Done(number, notified=False)
        finally:
            del self._under_way[player, command.id]
        await self._index_writer.note(update)
        return Done(update.number_for(player), notified=update.is_for(player))

    async def act(self, decide: Decide) -> bool:
        """Do what the server itself has to do; return whether there was anything.

        Raises :exc:`~.ports.LogUnavailableError`, and whatever ``decide`` raises.
        """
        return await self._act(self._turns.demand(), decide)

    async def _act(self, turn: Turn, decide: Decide) -> bool:
        async with turn:
            await self._catch_up_first()
            update = await self._carry_out(None, None, partial(self._propose_own, decide))
        if update is not None:
            await self._index_writer.note(update)
        return update is not None

    def _propose(
        self, player_id: PlayerId, guest: GuestId, command: commands.Command, now: Millis
    ) -> Proposal | None:
        """Return the proposal for a command, or ``None`` if it is done, perhaps at another node."""
        if self._answers.find(player_id, command.id) is not None:
            return None
        if (
            isinstance(command, commands.Leave)
            and request_of(self.table, player_id, guest) is not None
        ):
            return withdraw(player_id)
        # Looked up again, since the guest may have lost the player meanwhile.
        player = player_of(self.table, player_id, guest)
        self._check_fresh(player_id, command)
        context = Context(self.table, player, guest, now, self._world.randomness)
        return propose(context, command)

    def _propose_own(self, decide: Decide, now: Millis) -> Proposal | None:
        return decide(self.table, now, self._world.randomness)

    def _check_fresh(self, player: PlayerId, command: commands.Command) -> None:
        if command.at is None:
            return
        stale_after = HANDLERS[type(command)].stale_after
        if stale_after == "move" and command.at < self.projection.moved(player):
            raise refusal("stale")
        if stale_after == "arrangement" and command.at < self.projection.rearranged(player):
            raise refusal("stale")

    async def _carry_out(
        self,
        player: PlayerId | None,
        command: CommandId | None,
        decide: Callable[[Millis], Proposal | None],
    ) -> TableUpdate | None:
        """Decide, append, apply and publish. Decide again if another node was faster.

        Return ``None`` if there is nothing to do. Nothing is refused because of what may have
        changed at another node.
        """
        certain = not self.log.shared
        until = monotonic() + RACING_SECONDS
        while monotonic() < until:
            now = self.now()
            try:
                proposal = decide(now)
            except CommandRefusedError:
                if certain or not await self.load():
                    raise
                certain = True
                continue
            if proposal is None:
                return None
            entry = Entry(
                seq=self.table.seq + 1,
                at=now,
                player=player,
                command=command,
                seat=proposal.seat,
                move=proposal.move,
                events=proposal.events,
            )
            self._doubtful = True  # until it is certain whether the entry was written
            try:
                written = await self.log.append(entry)
            except SeqTakenError:
                await self.load()
                certain = True
                continue
            self._doubtful = False
            update = self._apply(entry, proposal.after)
            self._world.notifier.notify(self.id, written)
            return update
        raise LogUnavailableError("other nodes were faster too often")

    def _apply(self, entry: Entry, after: Any = None) -> TableUpdate:
        """Apply a durable entry, and publish what it shows to each player."""
        apply(self.table, entry, after)
        self._applied_at = self._world.clock.steady()
        self.log.game = self.table.game.name
        update = self.projection.apply(entry, self.table)
        self._remember(entry)
        for listener in self.listeners:
            listener(update)
        return update

    async def _catch_up_first(self) -> None:
        """Learn what the log has, if that is in doubt, and give back time lost in an outage."""
        if self._doubtful:
            await self.load()
        deadline, outage_detector = self.table.deadline, self._world.outage_detector
        if deadline is None or self.table.pause is not None:
            return
        outages = await outage_detector.outages(self._world.clock.now())
        if not outages or outages[-1].until <= deadline.since:
            return
        most = outage_detector.most
        await self._carry_out(None, None, lambda now: give_back(self.table, outages, most, now))

    def _remember(self, entry: Entry) -> None:
        """Remember which update answers the last entry's command, or which player came by it."""
        if entry.command is None:
            return
        if entry.player is None:
            bound = _bound(entry)
            self._came[bound.guest, entry.command] = bound.player
        else:
            number = self.projection.number(entry.player)
            self._answers.note(entry.player, entry.command, number)


def _bound(entry: Entry) -> ev.PlayerBound | ev.EntryRequestBound:
    """Return who has come by an entry, or asks to, and as which guest."""
    bound = (ev.PlayerBound, ev.EntryRequestBound)
    return next(event for event in entry.events if isinstance(event, bound))
