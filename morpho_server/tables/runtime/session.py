"""The session of a live table: it decides, logs, applies and publishes one command at a time."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

from morpho_server.tables import ports
from morpho_server.tables.decide.behind import UnseenRefusalError, propose_behind
from morpho_server.tables.decide.deadlines import give_back
from morpho_server.tables.decide.handlers import HANDLERS, propose
from morpho_server.tables.decide.matches.starting import with_next_match
from morpho_server.tables.decide.people.acting import player_of, request_of
from morpho_server.tables.decide.people.lobby import withdraw
from morpho_server.tables.decide.proposal import Context, Events, Proposal
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.errors import CommandRefusedError, refusal
from morpho_server.tables.model.ids import CommandId, GuestId, Millis, PlayerId, TableId
from morpho_server.tables.model.table import Table
from morpho_server.tables.runtime.command_queue import Turns
from morpho_server.tables.runtime.index_writer import IndexWriter
from morpho_server.tables.runtime.logged_table import LoggedTable
from morpho_server.tables.runtime.world import World
from morpho_server.tables.stream.projection import turn_after
from morpho_server.tables.stream.update import TableUpdate

T = TypeVar("T")

Decide = Callable[[Table, Millis, ports.Randomness], Proposal | None]
"""Returns what the server itself does at a table; ``None`` if there is nothing to do."""

RACING_SECONDS = 10.0
"""For how long something is decided again because other nodes write first.

The node that has just written knows first, so a node with a queue of commands may win with all of
them. No queue is longer than players may send.
"""


class Done(NamedTuple):
    """A command was done, with that update of the player's; a player who is behind gets no number.

    ``notified`` is whether the player gets the update now. They do not if the command was done
    before, or if nobody is notified of what it does.
    """

    number: int | None
    notified: bool


UNNUMBERED: Final = Done(None, notified=False)
"""The answer to somebody who is behind: a number would say how far the others are."""


@dataclass(slots=True, eq=False)
class _Act:
    """Something to be done at a table in one turn: a command, or something of the server's own.

    ``decide`` returns what follows, ``answer`` what ``done`` gets of that. ``certain``: it is
    decided with everything that other nodes had written. ``until`` is when it is given up because
    they write first. ``then`` is the act before which this one is carried out, in the same turn.
    """

    player: PlayerId | None
    command: CommandId | None
    decide: Callable[[Millis], Proposal | None]
    answer: Callable[[TableUpdate | None], Any]
    done: asyncio.Future[Any] = field(default_factory=asyncio.Future)
    certain: bool = False
    until: float | None = None
    then: "_Act | None" = None


class TableSession(LoggedTable):
    """A live table at which acts are carried out, one in each turn."""

    def __init__(self, table_id: TableId, table: Table, world: World) -> None:
        super().__init__(table_id, table, world)
        self._index_writer = IndexWriter(table_id, table, world.index, world.clock)
        self.beyond_play.append(self._index_writer.hear)
        self._look_to_come: asyncio.Future[None] | None = None
        self._turns = Turns(world.capacity)
        self._under_way: dict[tuple[PlayerId | None, CommandId | None], asyncio.Future[Any]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        """Return whether a command is being decided or appended."""
        return self._turns.taken

    async def begin(self) -> None:
        """Replay the whole log, and repair what the index has of its players.

        Raises :exc:`~.ports.LogUnavailableError`.
        """
        if self.log.shared:
            await self.log.has_changed()  # the history may be another one by now
        # In this order: the index names only players whose entry is in the log already.
        noted = await self._world.index.notes_of(self.id)
        await self._replay()
        await self._index_writer.mend(noted, self.projection)

    async def catch_up(self) -> None:
        """Apply what other nodes have written before now, where there may be others.

        Callers at the same time share one look at the log, and one query finds out for all tables
        which of them need a look. Raises :exc:`~.ports.LogUnavailableError`, as
        :exc:`~.ports.HistoryChangedError` if entries that are known here are gone.
        """
        if not self.log.shared or not await self.log.has_changed():
            return
        if self._look_to_come is None:
            self._look_to_come = asyncio.ensure_future(self._look())
        await asyncio.shield(self._look_to_come)

    async def _look(self) -> None:
        turn = asyncio.Future[None]()
        self._turns.demand(partial(turn.set_result, None))
        await turn
        try:
            self._look_to_come = None  # what is written from now on needs another look
            await self.load()
        finally:
            self._turns.pass_on()

    def receive(self, written: ports.Written, after: int | None) -> bool:
        """Apply an entry that another node has written after another, if it is the next one.

        Return whether this session is up to date with it now; if not, it has to look at the log.
        Raises :exc:`~.ports.TableUnreadableError`.
        """
        missing = written[0] - self.table.seq
        if missing == 1 and after == self.log.head[1] and not self.busy:
            self._apply(self.log.entry_of(written))
            return True
        return missing <= 0

    async def open(self, events: Events) -> None:
        """Append the entry with which a table begins, unless it has begun."""
        await self.act(lambda table, *_: None if table.seq else Proposal(events))

    async def copy(self, entries: Sequence[Entry]) -> None:
        """Append all entries with which a table begins, unless it has begun, and replay them."""
        with suppress(ports.AppendConflictError):  # another node began it, under the same id
            await self.log.append_all(entries)
        await self.begin()

    def ask(
        self,
        guest: GuestId,
        command: CommandId | None,
        decide: Callable[[Millis], Proposal | None],
        answer: Callable[[TableUpdate | None], T],
    ) -> asyncio.Future[T]:
        """Begin to do what a guest asks for who is no player yet; return the future of its answer.

        That raises a refusal or :exc:`~.ports.LogUnavailableError`. Raises :exc:`OverloadedError`.
        """
        act = _Act(None, command, decide, answer)
        self._turns.ask(guest, partial(self._begin, act), partial(self._settle, act))
        return act.done

    def submit(
        self, player: PlayerId, guest: GuestId, command: commands.Command
    ) -> asyncio.Future[Done]:
        """Begin to carry out a command of a player's guest; return the future of its result.

        A command with the same id is not carried out twice, and while it is under way it has one
        future. That raises a refusal or :exc:`~.ports.LogUnavailableError`; the same id may then be
        tried again. Callers who can't wait must not cancel it. Raises :exc:`OverloadedError`.
        """
        key = player, command.id
        done = self._under_way.get(key)
        if done is None:
            behind = self.stream_for(player) is not self
            proposal = partial(self._propose, player, guest, command)
            act = _Act(*key, proposal, partial(self._answer, *key, behind=behind))
            done = act.done
            self._turns.ask(player, partial(self._begin, act), partial(self._settle, act))
            if not done.done():
                self._under_way[key] = done
        return done

    def _answer(
        self, player: PlayerId, command: CommandId, update: TableUpdate | None, *, behind: bool
    ) -> Done:
        """Return the result of a command that was done, just now or before."""
        if behind:
            return UNNUMBERED
        if update is not None:
            return Done(update.number_for(player), notified=update.is_for(player))
        number = self._answers.find(player, command)
        assert number is not None, "it was done before"
        return Done(number, notified=False)

    async def act(self, decide: Decide) -> bool:
        """Do what the server itself has to do; return whether there was anything.

        Raises :exc:`~.ports.LogUnavailableError`, and whatever ``decide`` raises.
        """
        randomness = self._world.randomness
        act = _Act(None, None, lambda now: decide(self.table, now, randomness), _is_done)
        self._turns.demand(partial(self._begin, act))
        is_done: bool = await act.done
        return is_done

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
        shown = self.stream_for(player_id)
        if command.at is not None:
            stale_after = HANDLERS[type(command)].stale_after
            if stale_after is not None and not (
                shown.projection.changed(player_id, stale_after)
                <= command.at
                <= shown.projection.number(player_id)  # else it was seen in a history that is lost
            ):
                raise refusal("stale")
        context = Context(self.table, player, guest, now, self._world.randomness)
        if shown is not self:
            return propose_behind(context, command, shown.table)
        return propose(context, command)

    def _begin(self, act: _Act) -> None:
        """Carry out an act in its turn: at once, unless something has to be looked up first."""
        deadline, world = self.table.deadline, self._world
        if act.done.done():  # who asked for it has given up
            self._end(act, None)
        elif self.log.lost is not None:
            self._end(act, self.log.lost)
        elif self._doubtful or (
            deadline is not None
            and self.table.pause is None
            and not world.outage_detector.saw_none_since(deadline.since, world.clock.now())
        ):
            self._start(self._prepare(act))
        else:
            self._decide(act)

    async def _prepare(self, act: _Act) -> None:
        """Learn what the log has, if that is in doubt; give back time lost in an outage; go on."""
        detector = self._world.outage_detector
        try:
            if self._doubtful:
                await self.load()
            outages: Sequence[ports.Outage] = ()
            if self.table.deadline is not None and self.table.pause is None:
                outages = await detector.outages(self._world.clock.now())
        except Exception as error:  # noqa: BLE001 - the waiting caller gets it
            self._end(act, error)
        else:
            give = partial(give_back, self.table, outages, detector.most)
            self._decide(_Act(None, None, give, _is_done, then=act))

    def _decide(self, act: _Act) -> None:
        """Decide an act, and append what follows. Nothing is refused by what may be out of date."""
        now = self.now()
        try:
            proposal = act.decide(now)
            if proposal is None:
                self._end(act, act.answer(None))
                return
            if proposal.move is None:
                proposal = with_next_match(self.table, proposal, now, self._world.randomness)
            events = proposal.events
            entry = Entry(
                seq=self.table.seq + 1,
                at=now,
                player=act.player,
                command=act.command,
                seat=proposal.seat,
                move=proposal.move,
                events=events,
                turn=turn_after(self.projection.turn, events, self.table.game, proposal.after),
            )
            self._doubtful = True  # until it is certain whether the entry was written
            _, before = self.log.head
            appending = asyncio.ensure_future(self._world.log.append(self.id, entry, before))
        except CommandRefusedError as error:
            if act.certain or not self.log.shared:
                self._end(act, error)
            else:
                act.certain = self._doubtful = True
                self._start(self._prepare(act))
        except Exception as error:  # noqa: BLE001 - the waiting caller gets it
            self._end(act, error)
        else:
            appending.add_done_callback(partial(self._publish, act, entry, proposal.after))

    def _publish(
        self, act: _Act, entry: Entry, after: Any, appending: asyncio.Future[ports.Written]
    ) -> None:
        """Apply and publish an entry that is durable; decide again if another node was faster."""
        try:
            written = appending.result()
            self._doubtful, before = False, self.log.head[1]
            update = self._apply(entry._replace(checksum=written[-1]), after)
            if self._world.notifier is not None:
                self._world.notifier.notify(self.id, written, before)
            answer = act.answer(update)
        except ports.AppendConflictError:
            act.certain = True
            act.until = act.until or monotonic() + RACING_SECONDS
            if monotonic() < act.until:
                self._start(self._prepare(act))
            else:
                self._end(act, ports.LogUnavailableError("other nodes were faster too often"))
        except (Exception, asyncio.CancelledError) as error:  # noqa: BLE001 - as above
            if isinstance(error, ports.TableLostError):
                self.log.be_lost(error)
            self._end(act, error)
        else:
            self._end(act, answer, update)

    def _end(self, act: _Act, result: Any, update: TableUpdate | None = None) -> None:
        """End an act with what follows, or with its result, which may be an error."""
        if isinstance(result, UnseenRefusalError):
            result = UNNUMBERED
        if act.then is not None:
            if isinstance(result, BaseException):
                self._end(act.then, result)
            else:
                self._decide(act.then)
            return
        self._turns.pass_on()
        if update is not None and (update.beyond_play or self._index_writer.behind):
            self._start(self._note(update, act, result))
        else:
            self._settle(act, result)

    async def _note(self, update: TableUpdate, act: _Act, result: Any) -> None:
        try:
            await self._index_writer.note(update)
        except Exception as error:  # noqa: BLE001 - as above
            result = error
        self._settle(act, result)

    def _settle(self, act: _Act, result: Any) -> None:
        """Give who waits for an act its result, which may be an error."""
        self._under_way.pop((act.player, act.command), None)
        if act.done.done():
            return
        if isinstance(result, BaseException):
            act.done.set_exception(result)
        else:
            act.done.set_result(result)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _is_done(update: TableUpdate | None) -> bool:
    return update is not None
