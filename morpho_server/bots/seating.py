"""Bots at live tables: those that hold a seat, and those that stand in for somebody.

Which seats they decide for stands in the log, and how strong each is; so does when somebody is
away, and whose stand-in has begun. What is kept here is only when to look again.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import SystemRandom

from morpho_server.bots.choosing import Choice, choose
from morpho_server.bots.hearing import Hearing
from morpho_server.bots.questions import Question, Thinker
from morpho_server.bots.sights import write_sight
from morpho_server.games.events import is_told
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.tables.absences import awaited_stand_ins, begin_stand_ins
from morpho_server.tables.audience import Audience, Told
from morpho_server.tables.bots import bots_at_play, decide_for, has_bots, owing_bots
from morpho_server.tables.desk import Decide, Desk
from morpho_server.tables.events import TableEvent
from morpho_server.tables.ports import Clock, LogUnavailableError, TableLostError
from morpho_server.tables.words import PlayerId

logger = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
"""How long to wait when a desk could not act just then."""

IsPresent = Callable[[Desk, PlayerId], bool]


@dataclass(frozen=True, slots=True)
class _Thought:
    """What was chosen for a seat, and by what: how much it was told, and which moves it had."""

    told: int
    legal: Sequence[Move]
    choice: Choice


_Thinking = asyncio.Task[_Thought | None]


@dataclass(slots=True)
class _Pause:
    """The time that a bot takes, from before it begins to think; ``owes``: over a decision."""

    owes: bool
    end: asyncio.TimerHandle
    thinking: _Thinking

    def stop(self) -> None:
        self.end.cancel()
        self.thinking.cancel()


@dataclass(slots=True)
class _Post:
    """What is under way at one table: when the next stand-in begins, who decides, what was told.

    ``heeded`` are the bots that need not be asked whether they want to do something, as they have
    said so, or are about to, and nothing calls for another answer; those that owe are asked anyway;
    ``legal`` what could be decided last.
    """

    alarm: asyncio.TimerHandle | None = None
    beginning: asyncio.Task[None] | None = None
    pausing: dict[Seat, _Pause] = field(default_factory=dict)
    deciding: dict[Seat, asyncio.Task[None]] = field(default_factory=dict)
    hearing: Hearing = field(default_factory=Hearing)
    heeded: set[Seat] = field(default_factory=set)
    legal: Mapping[Seat, Sequence[Move]] = field(default_factory=dict)

    def stop(self) -> None:
        """Wait for nothing any more; what is being written down is."""
        self.stop_waiting()
        for seat in list(self.pausing):
            self.stop_pausing(seat)

    def stop_waiting(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def stop_pausing(self, seat: Seat) -> None:
        pause = self.pausing.pop(seat, None)
        if pause is not None:
            pause.stop()


class Seating:
    """Has bots decide for their seats, and for those of the absent, as long as people attend.

    Somebody who sits must be present, or the host: who only watches keeps no table going.

    A decision takes between half of ``seconds`` and one and a half, whatever it is about and
    whatever the seat holds, and no less time because somebody does something meanwhile. A bot
    thinks in that time, and again when its seat is told something. It is asked as well, though it
    owes nothing, after somebody has made a move that they did not owe.
    """

    def __init__(
        self, clock: Clock, is_present: IsPresent, thinker: Thinker, seconds: float
    ) -> None:
        self._clock = clock
        self._is_present = is_present
        self._thinker = thinker
        self._seconds = seconds
        self._dice = SystemRandom()
        self._posts: dict[Desk, _Post] = {}

    def watch(self, desk: Desk) -> None:
        """Look after the seats of a table from now on."""

        def listen(told: Told) -> None:
            post, bots = self._posts.get(desk), has_bots(desk.table)
            if post is not None:
                if bots:
                    self._hear(desk, post, told)
                post.legal = told.legal
            awaited = post is not None and post.alarm is not None
            if awaited or bots or told.beyond_play:
                self.look(desk)

        desk.listeners.append(listen)
        self.look(desk)

    def _hear(self, desk: Desk, post: _Post, told: Told) -> None:
        """Have bots take notice of an entry."""
        entry = told.entry
        post.hearing.hear(entry, desk.table)
        was_open = False
        if entry.seat is not None:
            post.stop_pausing(entry.seat)  # what it owes now, if anything, is another decision
            was_open = entry.move not in post.legal.get(entry.seat, ())
        events = [event for event in entry.events if not isinstance(event, TableEvent)]
        for seat in map(Seat, range(desk.table.match_on.seats) if events else ()):
            if any(is_told(event, seat) for event in events):
                self._tell(desk, post, seat, was_open=was_open)

    def _tell(self, desk: Desk, post: _Post, seat: Seat, *, was_open: bool) -> None:
        """Have the bot of a seat heed what the seat was told; and more so after an open move."""
        if was_open:
            post.heeded.discard(seat)
        pause = post.pausing.get(seat)
        if pause is not None:
            pause.thinking.cancel()
            pause.thinking = self._begin_to_think(desk, post, seat)

    def look(self, desk: Desk) -> None:
        """Have stand-ins begin and decide, after something has happened or somebody has come."""
        if has_bots(desk.table) and self._has_company(desk):
            self._thinker.prepare()
        if not self._is_attended(desk):
            self.forget(desk)
            return
        post = self._posts.get(desk)
        if post is None:
            post = self._posts[desk] = _Post(legal=_legal_moves(desk))
        self._await_next(desk, post)
        asked = self._asked(desk, post)
        for seat, pause in list(post.pausing.items()):
            if asked.get(seat) != pause.owes:
                post.stop_pausing(seat)
        loop = asyncio.get_running_loop()
        for seat in asked.keys() - post.pausing.keys() - post.deciding.keys():
            seconds = self._seconds * self._dice.uniform(0.5, 1.5)
            end = loop.call_later(seconds, self._ring, desk, post, seat)
            thinking = self._begin_to_think(desk, post, seat)
            post.pausing[seat] = _Pause(asked[seat], end, thinking)

    def _asked(self, desk: Desk, post: _Post) -> dict[Seat, bool]:
        """Return the seats whose bots are to choose, each with whether it owes a decision."""
        bots = bots_at_play(desk.table)
        post.heeded &= bots.keys()
        owing = owing_bots(desk.table) if bots else set()
        free = bots.keys() - owing - post.heeded
        return dict.fromkeys(owing, True) | {
            seat: False for seat in free if _open_moves(desk.audience, seat)
        }

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
        return desk.table.in_match and not desk.log.lost and self._has_company(desk)

    def _has_company(self, desk: Desk) -> bool:
        table = desk.table
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
        thinking = post.pausing.pop(seat).thinking
        post.heeded.add(seat)  # before it decides: what is told meanwhile may call for more
        post.deciding[seat] = asyncio.ensure_future(self._decide(desk, post, seat, thinking))

    async def _decide(self, desk: Desk, post: _Post, seat: Seat, thinking: _Thinking) -> None:
        """Have a bot decide, or several times if need be.

        Each time but the last something has happened at the table, or this has waited for a while.
        """
        try:
            while self._may_decide(desk, seat):
                if await self._try(desk, partial(self._decide_once, desk, post, seat, thinking)):
                    break
                thinking = self._begin_to_think(desk, post, seat)
        finally:
            thinking.cancel()
        del post.deciding[seat]
        self.look(desk)

    async def _decide_once(self, desk: Desk, post: _Post, seat: Seat, thinking: _Thinking) -> bool:
        """Do what a bot has chosen; tell whether what its seat sees is still what it chose by."""
        thought = await thinking
        if thought is None:
            return False
        if thought.choice.move is None and not thought.legal:
            return True
        return await desk.act(self._decision(desk, post, seat, thought))

    def _decision(self, desk: Desk, post: _Post, seat: Seat, thought: _Thought) -> Decide:
        choice = thought.choice
        return lambda table, now, randomness: (
            decide_for(table, seat, choice.move, now, randomness, choice.replaced)
            if self._may_decide(desk, seat) and self._is_fresh(desk, post, seat, thought)
            else None
        )

    def _is_fresh(self, desk: Desk, post: _Post, seat: Seat, thought: _Thought) -> bool:
        """Tell whether a seat sees what it saw: that follows from what it was told."""
        return (
            post.hearing.knows_all(desk.table)
            and len(post.hearing.told(seat)) == thought.told
            and (desk.audience.legal(seat) or []) == thought.legal
        )

    def _may_decide(self, desk: Desk, seat: Seat) -> bool:
        return self._is_attended(desk) and seat in bots_at_play(desk.table)

    def _begin_to_think(self, desk: Desk, post: _Post, seat: Seat) -> _Thinking:
        return asyncio.ensure_future(self._think(desk, post, seat))

    async def _think(self, desk: Desk, post: _Post, seat: Seat) -> _Thought | None:
        """Have a bot choose by what its seat sees now; ``None`` if that can't be said just now."""
        try:
            is_all = await post.hearing.catch_up(desk.log, desk.table)
        except LogUnavailableError:
            logger.warning("table %s: a bot is to think, but the log can't be read", desk.id)
            is_all = False
        if not is_all:
            await asyncio.sleep(RETRY_SECONDS)
            return None
        if not self._may_decide(desk, seat):
            return None
        told, legal = post.hearing.told(seat), desk.audience.legal(seat) or []
        game, strength = desk.table.game.name, bots_at_play(desk.table)[seat]
        sight, seed = sight_of(desk.audience, seat, told), secrets.randbits(64)
        question = Question(desk.id, seat, game, strength, sight, seed)
        allowed = [*legal, *_open_moves(desk.audience, seat), *([] if legal else [None])]
        choice = await choose(self._thinker, question, allowed, self._dice)
        return _Thought(len(told), legal, choice)

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


def _legal_moves(desk: Desk) -> Mapping[Seat, Sequence[Move]]:
    seats = map(Seat, range(desk.table.match_on.seats))
    return {seat: desk.audience.legal(seat) or () for seat in seats}


def _open_moves(audience: Audience, seat: Seat) -> Sequence[Move]:
    """Return the moves that a seat may make besides, as its view shows them."""
    return (audience.own_view(seat) or {}).get("open") or ()


def sight_of(audience: Audience, seat: Seat, told: Iterable[bytes]) -> bytes:
    """Return, as JSON, what a seat may know, as its holder's page is told.

    ``told`` is what it was told in this round, in JSON, too.
    """
    public, own, legal = audience.public_view(), audience.own_view(seat), audience.legal(seat)
    return write_sight(seat, public, own, legal or [], told)
