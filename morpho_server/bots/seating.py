"""Bots at live tables: those that hold a seat, and those that stand in for somebody.

Which seats they decide for stands in the log, and how strong each is; so does when somebody is
away, and whose stand-in has begun. What is kept here is only when to look again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import SystemRandom
from traceback import extract_tb

import orjson

from morpho_server.bots.bot import Bot, Sight
from morpho_server.bots.catalog import bot_for, simple_bot_for, stand_in_for
from morpho_server.bots.hearing import Hearing
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.tables.absences import awaited_stand_ins, begin_stand_ins
from morpho_server.tables.audience import Audience, Told
from morpho_server.tables.bots import decide_for, has_bots, owing_bots
from morpho_server.tables.desk import Decide, Desk
from morpho_server.tables.ports import Clock, Log, LogUnavailableError, TableLostError
from morpho_server.tables.words import PlayerId, Strength, TableId

logger = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
"""How long to wait when a desk could not act just then."""

IsPresent = Callable[[Desk, PlayerId], bool]


@dataclass(slots=True)
class _Post:
    """What is under way at one table: when the next stand-in begins, who decides, what was told."""

    alarm: asyncio.TimerHandle | None = None
    beginning: asyncio.Task[None] | None = None
    thinking: dict[Seat, asyncio.TimerHandle] = field(default_factory=dict)
    deciding: dict[Seat, asyncio.Task[None]] = field(default_factory=dict)
    hearing: Hearing = field(default_factory=Hearing)

    def stop(self) -> None:
        """Wait for nothing any more; what is being written down is."""
        self.stop_waiting()
        for seat in list(self.thinking):
            self.stop_thinking(seat)

    def stop_waiting(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def stop_thinking(self, seat: Seat) -> None:
        handle = self.thinking.pop(seat, None)
        if handle is not None:
            handle.cancel()


class Seating:
    """Has bots decide for their seats, and for those of the absent, as long as people attend.

    Somebody who sits must be present, or the host: who only watches keeps no table going.

    A decision takes between half of ``seconds`` and one and a half, whatever it is about and
    whatever the seat holds, and no less time because somebody does something meanwhile.
    """

    def __init__(self, clock: Clock, log: Log, is_present: IsPresent, seconds: float) -> None:
        self._clock = clock
        self._log = log
        self._is_present = is_present
        self._seconds = seconds
        self._dice = SystemRandom()
        self._posts: dict[Desk, _Post] = {}

    def watch(self, desk: Desk) -> None:
        """Look after the seats of a table from now on."""

        def listen(told: Told) -> None:
            post = self._posts.get(desk)
            seat = told.entry.seat
            if post is not None and seat is not None:
                post.stop_thinking(seat)  # what it owes now, if anything, is another decision
            awaited = post is not None and post.alarm is not None
            if awaited or has_bots(desk.table) or told.table.keys() - {"deadline"}:
                self.look(desk)

        desk.listeners.append(listen)
        self.look(desk)

    def look(self, desk: Desk) -> None:
        """Have stand-ins begin and decide, after something has happened or somebody has come."""
        if not self._is_attended(desk):
            self.forget(desk)
            return
        post = self._posts.setdefault(desk, _Post())
        self._await_next(desk, post)
        owing = owing_bots(desk.table).keys()
        for seat in post.thinking.keys() - owing:
            post.stop_thinking(seat)
        loop = asyncio.get_running_loop()
        for seat in owing - post.thinking.keys() - post.deciding.keys():
            seconds = self._seconds * self._dice.uniform(0.5, 1.5)
            post.thinking[seat] = loop.call_later(seconds, self._ring, desk, post, seat)

    def forget(self, desk: Desk) -> None:
        """Have nobody decide at a table."""
        post = self._posts.pop(desk, None)
        if post is not None:
            post.stop()

    def close(self) -> None:
        """Have nobody decide anywhere."""
        for post in self._posts.values():
            post.stop()
            for task in (post.beginning, *post.deciding.values()):
                if task is not None:
                    task.cancel()

    def _is_attended(self, desk: Desk) -> bool:
        table = desk.table
        if not table.in_match or desk.log.lost:
            return False
        people = (p for p in table.people if p.seat is not None or p.id == table.host)
        return any(self._is_present(desk, p.id) for p in people)

    def _await_next(self, desk: Desk, post: _Post) -> None:
        post.stop_waiting()
        awaited = awaited_stand_ins(desk.table)
        if not awaited or post.beginning is not None:
            return
        seconds = (min(awaited.values()) - self._clock.now()) / 1000
        if seconds <= 0:
            post.beginning = asyncio.ensure_future(self._begin(desk, post))
        else:
            loop = asyncio.get_running_loop()
            post.alarm = loop.call_later(seconds, self.look, desk)

    async def _begin(self, desk: Desk, post: _Post) -> None:
        await self._try(desk, lambda: desk.act(lambda table, now, _: begin_stand_ins(table, now)))
        post.beginning = None
        self.look(desk)

    def _ring(self, desk: Desk, post: _Post, seat: Seat) -> None:
        del post.thinking[seat]
        post.deciding[seat] = asyncio.ensure_future(self._decide(desk, post, seat))

    async def _decide(self, desk: Desk, post: _Post, seat: Seat) -> None:
        while self._may_decide(desk, seat):
            if await self._try(desk, lambda: self._decide_once(desk, post, seat)):
                break
        del post.deciding[seat]
        self.look(desk)

    async def _decide_once(self, desk: Desk, post: _Post, seat: Seat) -> bool:
        """Have a bot decide by what its seat sees now; tell whether that was still so."""
        is_all = await post.hearing.catch_up(self._log, desk.id, desk.table)
        if not is_all or not self._may_decide(desk, seat):
            return False
        sight = sight_of(desk.audience, seat, post.hearing.told(seat))
        bots = _bots(desk.table.game.name, owing_bots(desk.table)[seat])
        move = self._choice(desk.id, sight, bots)
        return await desk.act(self._decision(desk, sight, move))

    def _may_decide(self, desk: Desk, seat: Seat) -> bool:
        return self._is_attended(desk) and seat in owing_bots(desk.table)

    def _choice(self, table: TableId, sight: Sight, bots: Iterable[Bot]) -> Move | None:
        """Return what the first of these bots that does not fail makes of what it sees.

        ``None`` if none of them makes a legal move.
        """
        for bot in bots:
            try:
                move = bot.choose(sight, self._dice)
            except Exception as error:  # noqa: BLE001 - a bot may fail in any way
                # Nothing of the message: it may tell what the seat holds.
                place = extract_tb(error.__traceback__)[-1]
                what = f"{type(error).__name__} at {place.filename}:{place.lineno}"
            else:
                if sight.allows(move):
                    return move
                what = "not a legal move"
            logger.error("table %s: the bot of seat %s failed: %s", table, sight.seat, what)
        return None

    def _decision(self, desk: Desk, sight: Sight, move: Move | None) -> Decide:
        """Return the move, to be made if the seat still sees what it was chosen by."""
        seat = sight.seat
        return lambda table, now, randomness: (
            decide_for(table, seat, move, now, randomness)
            if self._may_decide(desk, seat) and sight_of(desk.audience, seat, sight.events) == sight
            else None
        )

    async def _try(self, desk: Desk, act: Callable[[], Awaitable[bool]]) -> bool:
        """Have a desk act; tell whether it has."""
        try:
            return await act()
        except TableLostError:
            return False
        except LogUnavailableError:
            logger.warning("table %s: a bot is due, but the log can't be written", desk.id)
        except Exception:
            logger.exception("table %s: a bot is due, but there is a fault", desk.id)
        await asyncio.sleep(RETRY_SECONDS)
        return False


def _bots(game: str, strength: Strength | None) -> Iterable[Bot]:
    """Return who decides for a seat, and who if that fails."""
    bot = stand_in_for(game) if strength is None else bot_for(game, strength)
    return dict.fromkeys((bot, simple_bot_for(game)))


def sight_of(audience: Audience, seat: Seat, told: Sequence[Mapping[str, Json]]) -> Sight:
    """Return what a seat that owes a decision may know, as its holder's page is told.

    ``told`` is what it was told in this round.
    """
    parts = [audience.public_view(), audience.own_view(seat), audience.legal(seat), told]
    public, own, legal, events = orjson.loads(orjson.dumps(parts))
    return Sight(seat, public, own, tuple(legal), events)
