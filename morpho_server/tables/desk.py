"""A desk: where one live table's commands are decided, written down and told, one after another."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from morpho_server.tables import commands as asked
from morpho_server.tables import events as told
from morpho_server.tables.admitting import use_pass
from morpho_server.tables.answers import Answers
from morpho_server.tables.arranging import Events
from morpho_server.tables.audience import Audience, Told
from morpho_server.tables.deciding import propose, propose_join
from morpho_server.tables.downtime import give_back
from morpho_server.tables.entries import Entry
from morpho_server.tables.errors import CommandRefusedError, refusal
from morpho_server.tables.folding import fold
from morpho_server.tables.heart import Heart
from morpho_server.tables.notes import Notes
from morpho_server.tables.ports import (
    Clock,
    Doorbell,
    Index,
    Log,
    LogUnavailableError,
    NoDoorbell,
    Randomness,
    SeqTakenError,
    Written,
)
from morpho_server.tables.proposals import Proposal
from morpho_server.tables.recalling import Recollection
from morpho_server.tables.table import Player, Table
from morpho_server.tables.table_log import TableLog
from morpho_server.tables.words import CommandId, GuestId, Millis, PlayerId, TableId

Listener = Callable[[Told], None]
"""Is called with what each entry tells, in order, as soon as the entry is durable."""

Decide = Callable[[Table, Millis, Randomness], Proposal | None]
"""Says what the server itself does at a table as it is then; ``None`` if there is nothing to do."""

_HOSTS = (
    asked.SetOptions,
    asked.Start,
    asked.NextRound,
    asked.EndMatch,
    asked.Rematch,
    asked.AddBot,
    asked.Remove,
    asked.HandOver,
    asked.OfferSeat,
    asked.WithdrawOffer,
)

RACING_SECONDS = 10.0
"""For how long something is decided again and again because other nodes write first.

Whoever has just written is the first to know, so a node with many commands in line may be first
with all of them; no line is longer than players may send.
"""

SLICE = 200
"""How many entries are taken in at a time, about 2 ms, before others have their turn."""

TOLD_AT_ONCE = 20
"""How many are taken in at a time while somebody listens, about 2 ms."""


@dataclass(frozen=True, slots=True)
class World:
    """What a desk needs of the world.

    ``doorbell`` is rung after each entry; ``heart`` knows when there was no server.
    """

    log: Log
    index: Index
    clock: Clock
    randomness: Randomness
    doorbell: Doorbell = field(default_factory=NoDoorbell)
    heart: Heart = field(default_factory=Heart)


@dataclass(frozen=True, slots=True)
class Done:
    """A command was done, as that update of the player's.

    ``told`` is whether the player is told so by an update now: not of what was done before, nor of
    what nobody is told.
    """

    number: int
    told: bool


class Desk:
    """One table, live in this process.

    ``table`` and ``audience`` are what the entries of its ``log`` so far add up to; ``listeners``
    are told of each further one.
    """

    __slots__ = (
        "_answers",
        "_doubtful",
        "_look_to_come",
        "_notes",
        "_turnstile",
        "_world",
        "audience",
        "id",
        "listeners",
        "log",
        "table",
    )

    def __init__(self, table_id: TableId, table: Table, world: World) -> None:
        self.id = table_id
        self.table = table
        self.audience = Audience()
        self.listeners: list[Listener] = []
        self.log = TableLog(world.log, table_id, table.game.name)
        self._answers = Answers()
        self._notes = Notes(table_id, table, world.index, world.clock)
        self._doubtful = False
        self._look_to_come: asyncio.Future[None] | None = None
        self._turnstile = asyncio.Lock()
        self._world = world

    @property
    def busy(self) -> bool:
        """Tell whether something is being decided or written down."""
        return self._turnstile.locked()

    async def begin(self) -> None:
        """Take in the whole log, and have the index know who is at the table.

        Raises :exc:`~.ports.LogUnavailableError`.
        """
        # In this order: whoever is noted came by an entry that the log has already.
        noted = await self._world.index.members(self.id)
        await self._take_in_all()
        await self._notes.mend(noted)

    async def load(self) -> bool:
        """Take in what the log holds beyond what is known here; tell whether there was any."""
        before = self.table.seq
        for number, entry in enumerate(await self.log.read(before), 1):
            self._take_in(entry, None)
            if number % TOLD_AT_ONCE == 0:
                await asyncio.sleep(0)
        self._doubtful = False
        return self.table.seq > before

    async def _take_in_all(self) -> None:
        """Take in the whole log while nobody listens, and let others have their turn meanwhile."""
        recollection = Recollection(self.table, self.audience)
        for number, entry in enumerate(await self.log.read(), 1):
            recollection.pass_over(entry)
            self._remember(entry)
            if number % SLICE == 0:
                await asyncio.sleep(0)
        for number, _ in enumerate(recollection.settling(), 1):
            if number % SLICE == 0:
                await asyncio.sleep(0)

    async def catch_up(self) -> None:
        """Take in what other nodes have written before now, where there may be others.

        Whoever asks while others wait for it is served with them by one look at the log, and
        whether one is needed is asked for all tables together. Raises
        :exc:`~.ports.LogUnavailableError`.
        """
        if not self.log.shared or not await self.log.has_grown(self.table.seq):
            return
        if self._look_to_come is None:
            self._look_to_come = asyncio.ensure_future(self._look())
        await asyncio.shield(self._look_to_come)

    async def _look(self) -> None:
        async with self._turnstile:
            self._look_to_come = None  # what is written from now on needs another look
            await self.load()

    def hear_of(self, written: Written) -> bool:
        """Take in an entry that another node has written, if it is the next.

        Return whether all that this tells of is known now; else it needs a look at the log. Raises
        :exc:`~.ports.TableUnreadableError`.
        """
        missing = written[0] - self.table.seq
        if missing == 1 and not self.busy:
            self._take_in(self.log.entry_of(written), None)
            return True
        return missing <= 0

    def player_of(self, player: PlayerId, guest: GuestId) -> Player:
        """Return a player whom a guest may act for.

        Raises ``no_such_player``, ``not_your_player``, ``removed``, ``seat_given_away``,
        ``device_dropped``.
        """
        if guest in self.table.barred:
            raise refusal("removed")
        if guest in self.table.given_away.get(player, ()):
            raise refusal("seat_given_away")
        found = self._present(player)
        if guest in found.dropped:
            raise refusal("device_dropped")
        if guest not in found.guests:
            raise refusal("not_your_player")
        return found

    async def open(self, events: Events) -> None:
        """Write down the entry with which a table begins."""
        async with self._turnstile:
            await self._carry_out(None, None, lambda _: Proposal(events))

    async def join(self, command: asked.Join) -> Player:
        """Let somebody in; raises a refusal or :exc:`~.ports.LogUnavailableError`."""
        async with self._turnstile:
            done = await self._carry_out(
                None, None, lambda now: propose_join(self.table, command, now)
            )
            joined = next(e for e in done.entry.events if isinstance(e, told.PlayerJoined))
            player = self.table.players[joined.player]
        await self._notes.note(done)
        return player

    async def use_pass(self, command: asked.UsePass) -> Player:
        """Let the bearer of a pass in; return who they are by it, now or since it was used.

        Raises a refusal or :exc:`~.ports.LogUnavailableError`.
        """
        await self.act(lambda table, now, _: use_pass(table, command, now))
        return self._present(self.table.passes.used[command.token_hash].player)

    async def submit(self, player: PlayerId, guest: GuestId, command: asked.Command) -> Done:
        """Carry out what a guest of a player asks; return the player's update that it became.

        The same id of the same player again is not done again. Raises a refusal or
        :exc:`~.ports.LogUnavailableError`; the same id may then be tried again.
        """
        async with self._turnstile:
            await self._catch_up_first()
            try:
                told_now = await self._carry_out(
                    player, command.id, lambda now: self._propose(player, guest, command, now)
                )
            except _DoneBeforeError as before:
                return Done(before.number, told=False)
        await self._notes.note(told_now)
        return Done(told_now.number_for(player), told=told_now.is_for(player))

    async def act(self, decide: Decide) -> bool:
        """Do what the server itself has to do, if anything; tell whether there was something.

        Raises :exc:`~.ports.LogUnavailableError`, and whatever ``decide`` does.
        """
        async with self._turnstile:
            await self._catch_up_first()
            try:
                told_now = await self._carry_out(
                    None, None, lambda now: self._propose_act(decide, now)
                )
            except _NothingToDoError:
                return False
        await self._notes.note(told_now)
        return True

    def _propose(
        self, player_id: PlayerId, guest: GuestId, command: asked.Command, now: Millis
    ) -> Proposal:
        self._check_new(player_id, command.id)
        # Again, since whoever sent it may have lost the player meanwhile.
        player = self.player_of(player_id, guest)
        self._check_fresh(player_id, command)
        return propose(self.table, player, guest, command, now, self._world.randomness)

    def _propose_act(self, decide: Decide, now: Millis) -> Proposal:
        proposal = decide(self.table, now, self._world.randomness)
        if proposal is None:
            raise _NothingToDoError
        return proposal

    def _present(self, player: PlayerId) -> Player:
        if player not in self.table.players:
            raise refusal("no_such_player")
        return self.table.players[player]

    def _check_new(self, player: PlayerId, command: CommandId | None) -> None:
        # Looked up each time anew: another node may have done it since.
        number = None if command is None else self._answers.find(player, command)
        if number is not None:
            raise _DoneBeforeError(number)

    def _check_fresh(self, player: PlayerId, command: asked.Command) -> None:
        if command.at is None:
            return
        if isinstance(command, asked.MakeMove):
            if command.at < self.audience.moved(player):
                raise refusal("stale")
        elif isinstance(command, _HOSTS) and command.at < self.audience.arranged(player):
            raise refusal("stale")

    async def _carry_out(
        self,
        player: PlayerId | None,
        command: CommandId | None,
        decide: Callable[[Millis], Proposal],
    ) -> Told:
        """Decide, write down, take in. Decides again if another node was faster.

        Nothing is refused for what may have changed by now at another node.
        """
        certain = not self.log.shared
        until = monotonic() + RACING_SECONDS
        while monotonic() < until:
            now = self._world.clock.now()
            try:
                proposal = decide(now)
            except CommandRefusedError:
                if certain or not await self.load():
                    raise
                certain = True
                continue
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
            taken_in = self._take_in(entry, proposal.after)
            self._world.doorbell.ring(self.id, written)
            return taken_in
        raise LogUnavailableError("other nodes were faster too often")

    def _take_in(self, entry: Entry, after: Any) -> Told:
        fold(self.table, entry, after)
        heard = self.audience.hear(entry, self.table)
        self._remember(entry)
        for listener in self.listeners:
            listener(heard)
        return heard

    async def _catch_up_first(self) -> None:
        """Be certain of what the log has, and give back what an outage took of anybody's time."""
        if self._doubtful:
            await self.load()
        deadline, heart = self.table.deadline, self._world.heart
        if deadline is None or self.table.pause is not None:
            return
        outages = await heart.outages(self._world.clock.now())
        if not outages or outages[-1].until <= deadline.since:
            return
        with suppress(_NothingToDoError):
            await self._carry_out(
                None,
                None,
                lambda now: self._propose_act(
                    lambda table, at, _: give_back(table, outages, heart.most, at), now
                ),
            )

    def _remember(self, entry: Entry) -> None:
        """Note as which update the last entry's command was done."""
        if entry.player is not None and entry.command is not None:
            number = self.audience.number(entry.player)
            self._answers.note(entry.player, entry.command, number)


class _DoneBeforeError(Exception):
    """The command was done, as that update of the player's."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class _NothingToDoError(Exception):
    """There is nothing to write down."""
