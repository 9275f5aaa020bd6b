"""One of two worlds: a table with its session, and all that an observer at it can be sent."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

from pydantic import ValidationError

from morpho_server.api.limiting.limits import Limits, Quotas
from morpho_server.api.messages.frames import CommandDone
from morpho_server.api.messages.from_client import COMMANDS, command_id_in
from morpho_server.api.problems import ProblemError, describe, problem, status_of
from morpho_server.api.submitting import submit
from morpho_server.games.events import EVERYONE, NOBODY, Event
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.history.history import History
from morpho_server.history.time_slices import TimeSlices
from morpho_server.realtime import frames
from morpho_server.realtime.pages import PublicPage
from morpho_server.realtime.presence import NobodyElse
from morpho_server.realtime.subscribers import Subscribers
from morpho_server.tables.decide.matches.moves import run_out
from morpho_server.tables.decide.opening import open_table
from morpho_server.tables.decide.people.absences import begin_stand_ins, record_away, record_return
from morpho_server.tables.decide.people.bots import decide_for
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.model.ids import (
    CommandId,
    GuestId,
    PlayerId,
    ScreenId,
    TableId,
    TokenHash,
)
from morpho_server.tables.model.options import complete
from morpho_server.tables.model.table import Table
from morpho_server.tables.ports import LogUnavailableError, Randomness
from morpho_server.tables.runtime import arrivals
from morpho_server.tables.runtime.session import Decide, Done, TableSession
from morpho_server.tables.runtime.world import World
from morpho_server.tables.stream.projection import Projection
from tests.support.games.dealt import DealtGame
from tests.support.tables.memory import MemoryIndex, MemoryLog, SetClock

BEGINNING = 1_800_000_000_000
CODE = "ABCDEF"
SCREEN = PublicPage(GuestId(99), ScreenId("s1"))


class Sevens(Randomness):
    """No randomness at all: how often it was asked for in vain must not matter.

    An attempt that would be done may draw, or not, by what is hidden.
    """

    def bytes(self, count: int) -> bytes:
        """Return so many sevens."""
        return b"\x07" * count


@dataclass(eq=False)
class Page:
    """An open page that keeps what it is sent."""

    guest: GuestId
    frames: list[str] = field(default_factory=list)

    def push(self, text: str) -> None:
        """Take a frame."""
        self.frames.append(text)

    def dismiss(self, code: str, reason: str) -> None:
        """Take the last word."""
        self.frames.append(frames.bye(code, reason))


class Room:
    """A table that is played by the real session and stream, and an observer's end of them.

    A ``screen`` shows the table as well: what an observer can't tell apart, nobody else can there.
    A subclass may put others in their place, to see whether it would be found out.
    """

    session_type: type[TableSession] = TableSession
    projection_type: type[Projection] = Projection
    subscribers_type: type[Subscribers] = Subscribers
    limits_type: type[Limits] = Limits

    def __init__(self, game: DealtGame, seats: int, observer: Seat | None, quotas: Quotas) -> None:
        self.game = game
        self.seats = seats
        self.quotas = quotas
        self.log = MemoryLog()
        self.index = MemoryIndex()
        self.clock = SetClock(BEGINNING)
        self.dice = Sevens()
        self.player = PlayerId(f"p{seats + 1 if observer is None else observer + 1}")
        self.page = Page(GuestId(int(self.player[1:])))
        self.screen = Page(SCREEN.guest)
        self.done: list[str] = []
        self._commands: Counter[PlayerId] = Counter()
        self._bring_to_life()

    def _bring_to_life(self) -> None:
        table = Table(self.game)
        world = World(self.log, self.index, self.clock, self.dice)
        self.session = self.session_type(TableId(1), table, world)
        self.session.projection = self.projection_type()
        self.subscribers = self.subscribers_type(self.session, NobodyElse(), 60, lambda _: None)
        self.history = History(TimeSlices())
        limits = self.limits_type(self.quotas)
        limits.watch(self.session)
        self._services = SimpleNamespace(limits=limits, tables=())

    async def open(self, options: dict[str, Any]) -> None:
        """Open the table with people at it, a spectator last, and begin a match."""
        chosen = complete(self.game, options)
        opened = open_table(CODE, self.game.name, chosen, self.dice)
        await self.session.open((*opened, *_people(self.seats)))
        await self.do(PlayerId("p1"), commands.Start)
        self.subscribers.subscribe(self.session.table.players[self.player], self.page, None)
        self.subscribers.subscribe(SCREEN, self.screen, None)

    async def restart(self) -> None:
        """Load the table from its log, as a server does that was restarted."""
        seen, shown = self.number, self.session.projection.number(None)
        self._bring_to_life()
        await self.session.begin()
        self.subscribers.subscribe(self.table.players[self.player], self.page, seen)
        self.subscribers.subscribe(SCREEN, self.screen, shown)

    @property
    def table(self) -> Table:
        """Return the table."""
        return self.session.table

    @property
    def state(self) -> Any:
        """Return the state of the game."""
        return self.table.match_on.state

    @property
    def number(self) -> int:
        """Return the number of the observer's last update."""
        return self.session.projection.number(self.player)

    async def join(self, name: str, *, sit: bool) -> None:
        """Let a guest in, who has the number of the player that they become."""
        guest = GuestId(self.table.joined + 1)
        await arrivals.join(
            self.session, commands.Join(guest, self.session.table.invitation, name, sit)
        )

    async def do(self, player: PlayerId, kind: type[commands.Command], /, **fields: Any) -> Done:
        """Carry out a command; the observer's ids are remembered, to be sent again."""
        self._commands[player] += 1
        command = kind(id=CommandId(f"c{self._commands[player]}"), **fields)
        if player == self.player:
            self.done.append(command.id)
        return await self.session.submit(player, GuestId(int(player[1:])), command)

    async def move(self, seat: Seat, move: Move) -> Done | None:
        """Make a move for a seat: its holder's, or that of the bot that stands in."""
        if seat in self.table.stand_ins:
            await self.session.act(lambda t, now, dice: decide_for(t, seat, move, now, dice))
            return None
        holder = self.table.holders[seat].id
        seen = self.session.projection.number(holder)
        return await self.do(holder, commands.MakeMove, move=move, at=seen)

    async def run_out(self) -> None:
        """Let time pass until nobody has any, and decide for the first seat that owes."""
        deadline = self.table.deadline
        assert deadline is not None
        self.clock.time = max(
            self.clock.time, deadline.until + max(self.table.banks.values(), default=0)
        )
        await self.session.act(run_out)

    async def away(self, seat: Seat) -> None:
        """Note that a seat's holder is away, and let a bot stand in once it is time."""
        await self._act(record_away, seat)
        self.clock.time += 10_000
        await self.stand_in()

    async def back(self, seat: Seat) -> None:
        """Note that a seat's holder is back."""
        await self._act(record_return, seat)

    async def stand_in(self) -> None:
        """Let the stand-ins begin that are due."""
        await self.session.act(lambda table, now, _: begin_stand_ins(table, now))

    async def _act(self, note: Callable[..., Any], seat: Seat) -> None:
        player = self.table.holders[seat].id
        decide: Decide = lambda table, _now, _dice: note(table, player)  # noqa: E731
        await self.session.act(decide)

    def moves(self, seat: Seat) -> list[Move]:
        """Return all moves that a seat may make now, owed or open."""
        return [
            *self.game.legal_moves(self.state, seat),
            *self.game.open_moves(self.state, seat),
        ]

    @property
    def last(self) -> Entry:
        """Return the last entry."""
        return self.log.entries[-1]

    def snapshot(self) -> str:
        """Return everything that the observer may know."""
        return self.subscribers.snapshot(self.table.players[self.player])

    def resume(self, after: int) -> list[str]:
        """Return the frames for a page of the observer's that has seen updates up to a number."""
        page = Page(self.page.guest)
        self.subscribers.subscribe(self.table.players[self.player], page, after)
        self.subscribers.unsubscribe(self.player, page)
        return page.frames

    def on_screen(self, back: int) -> list[str]:
        """Return all that a screen begins with, now and when it comes back some updates later."""
        page = Page(SCREEN.guest)
        for after in (None, self.session.projection.number(None) - back):
            self.subscribers.subscribe(SCREEN, page, after)
            self.subscribers.unsubscribe(None, page)
        return page.frames

    async def past(self, after: int, limit: int) -> list[str]:
        """Return the observer's updates above a number, and everybody's, read from the log."""
        own = await self.history.updates(1, self.session, self.player, after, limit)
        return [*own, *await self.history.updates(1, self.session, None, after, limit)]

    async def report(self) -> str:
        """Return the observer's report of the last round, read from the log."""
        return (await self.history.report(1, self.session, self.player, "1.0")).text()

    async def attempt(self, message: str) -> list[str]:
        """Return the answers to a message of the observer's, on the socket and by REST.

        Nothing changes: where it would be done, that is all that is said.
        """
        try:
            command = COMMANDS.validate_json(message)
        except ValidationError as error:
            return self._refusal(command_id_in(message), *describe(error))
        with self.log.being_held():
            try:
                guest = self.page.guest
                done = await submit(self._services, self.session, self.player, guest, command)
            except ProblemError as error:
                return self._refusal(command.id, error.code, error.detail, error.headers)
            except CommandRefusedError as error:
                return self._refusal(command.id, error.code, error.reason)
            except LogUnavailableError:
                return ["it would be done"]
        answer = CommandDone(type="done", id=command.id, n=done.number).model_dump_json()
        return [answer, "" if done.notified else frames.done(command.id, done.number)]

    def _refusal(
        self,
        command: CommandId | None,
        code: str,
        reason: str,
        headers: dict[str, str] | None = None,
    ) -> list[str]:
        frame = frames.error(code, reason)
        if command is not None:
            frame = frames.refused(command, code, reason)
        answer = problem(code, reason, headers)
        assert answer.status_code == status_of(code)
        sent = b"".join(name + value for name, value in answer.raw_headers).decode()
        return [frame, f"{answer.status_code} {sent} {bytes(answer.body).decode()}"]


def _people(seats: int) -> Iterator[Event]:
    """Return how people came and sat down, each a guest with the player's number; one watches."""
    for seat in map(Seat, range(seats + 1)):
        player = PlayerId(f"p{seat + 1}")
        yield ev.PlayerJoined(EVERYONE, player, f"N{seat}")
        yield ev.PlayerBound(NOBODY, player, GuestId(seat + 1))
        if seat == 0:
            yield ev.HostChanged(EVERYONE, player)
        if seat < seats:
            yield ev.Sat(EVERYONE, player, seat)
            yield ev.ReadySet(EVERYONE, player, ready=True)
    yield ev.ScreenAdded(EVERYONE, ScreenId("s1"), delayed=False)
    yield ev.ScreenBound(NOBODY, ScreenId("s1"), SCREEN.guest, TokenHash("0" * 64))
