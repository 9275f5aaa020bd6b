"""Bots at live tables: those that hold a seat, and those that stand in for somebody.

The log says which seats they decide for, how strong each bot is, when somebody is away, and whose
stand-in has begun. This module only keeps when to look again.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import SystemRandom
from typing import Final

from morpho_server.bots.choosing import Choice, choose
from morpho_server.games.events import is_shown
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.tables.decide.people.absences import awaited_stand_ins, begin_stand_ins
from morpho_server.tables.decide.people.bots import bots_at_play, decide_for, has_bots, owing_bots
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages.events import TableEvent
from morpho_server.tables.model.ids import PlayerId
from morpho_server.tables.ports import LogUnavailableError, TableLostError
from morpho_server.tables.runtime.session import Decide, TableSession
from morpho_server.tables.runtime.stream import Listener
from morpho_server.tables.stream.projection import Projection
from morpho_server.tables.stream.transcripts import Transcripts
from morpho_server.tables.stream.update import TableUpdate
from morpho_server.workers.observation_codec import write_observation
from morpho_server.workers.questions import Question, Thinker

logger = logging.getLogger(__name__)

LEAST_PAUSE: Final = 0.5
"""The shortest pause before a bot acts, as a part of the average."""

RETRY_SECONDS = 1.0
"""The pause after a session could not act."""

IsPresent = Callable[[TableSession, PlayerId], bool]


@dataclass(frozen=True, slots=True)
class _Thought:
    """A seat's choice, the number of events that it had seen, and its legal moves."""

    seen: int
    legal: Sequence[Move]
    choice: Choice


_Thinking = asyncio.Task[_Thought | None]


@dataclass(slots=True)
class _Pause:
    """The time before a bot acts; ``owes`` says whether it owes a decision."""

    owes: bool
    seconds: float
    end: asyncio.TimerHandle
    thinking: _Thinking

    def stop(self) -> None:
        self.end.cancel()
        self.thinking.cancel()


@dataclass(slots=True)
class _Post:
    """The work of bots at one table: the next stand-in's start, who decides, what they saw.

    ``content`` are the seats whose bots need not be asked again whether they want to move: they
    have answered, or are about to, and nothing calls for another answer. A bot that owes a decision
    is asked anyway, and once more after it. ``legal`` are the latest legal moves,
    ``scenes_end`` is when the scenes of all events are over on pages, by the clock of the loop.
    """

    alarm: asyncio.TimerHandle | None = None
    beginning: asyncio.Task[None] | None = None
    pausing: dict[Seat, _Pause] = field(default_factory=dict)
    deciding: dict[Seat, asyncio.Task[None]] = field(default_factory=dict)
    transcripts: Transcripts = field(default_factory=Transcripts)
    content: set[Seat] = field(default_factory=set)
    legal: Mapping[Seat, Sequence[Move]] = field(default_factory=dict)
    scenes_end: float = 0

    def stop(self) -> None:
        """Stop every wait; decisions that are being written are finished."""
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


class BotRunner:
    """Runs the bots of seats, and the stand-ins of absent players, while people attend.

    A seated player or the host must be present: spectators alone keep no table going.

    A decision takes between half of ``seconds`` and one and a half, after the scenes of what has
    happened. The time depends neither on the decision nor on the seat's cards, and nothing that
    happens meanwhile shortens it. A bot thinks in that time, and again when its seat sees an event;
    if it has not finished by then, it waits as long once more, so that the length of its thinking
    never shows. Bots that owe nothing are asked as well: after a decision of their own, and after
    somebody has made a move that they did not owe.
    """

    def __init__(self, is_present: IsPresent, thinker: Thinker, seconds: float) -> None:
        self._is_present = is_present
        self._thinker = thinker
        self._seconds = seconds
        self._dice = SystemRandom()
        self._posts: dict[TableSession, _Post] = {}

    def watch(self, session: TableSession) -> None:
        """Run the bots of a table from now on."""

        def hear(update: TableUpdate) -> None:
            post = self._posts.get(session)
            if post is not None:
                self._hear(session, post, update)
                post.legal = update.legal
            self.look(session)

        hear_with_bots(session, hear)
        session.beyond_play.append(lambda _: self.look(session))
        self.look(session)

    def _hear(self, session: TableSession, post: _Post, update: TableUpdate) -> None:
        """Let the bots of a table react to an entry."""
        entry = update.entry
        post.transcripts.hear(entry, session.table)
        self._await_scenes(session, post, entry)
        was_open = False
        if entry.seat is not None:
            post.stop_pausing(entry.seat)  # what it owes now, if anything, is another decision
            was_open = entry.move not in post.legal.get(entry.seat, ())
        events = [event for event in entry.events if not isinstance(event, TableEvent)]
        for seat in map(Seat, range(session.table.match_on.seats) if events else ()):
            if any(is_shown(event, seat) for event in events):
                self._think_again(session, post, seat, was_open=was_open)

    def _await_scenes(self, session: TableSession, post: _Post, entry: Entry) -> None:
        scenes = session.table.game.scene_time(entry.events) / 1000
        # Where bots hurry more than a host can wish, as in tests, so do scenes.
        scenes *= min(1, self._seconds)
        post.scenes_end = max(post.scenes_end, asyncio.get_running_loop().time()) + scenes

    def _think_again(
        self, session: TableSession, post: _Post, seat: Seat, *, was_open: bool
    ) -> None:
        """Restart a bot's thinking after its seat saw an event; ask it again after an open move."""
        if was_open:
            post.content.discard(seat)
        pause = post.pausing.get(seat)
        if pause is not None:
            pause.thinking.cancel()
            pause.thinking = self._begin_to_think(session, post, seat, pause.end.when())

    def look(self, session: TableSession) -> None:
        """Begin what is due, after something has happened or somebody has come."""
        if has_bots(session.table) and has_company(session, self._is_present):
            self._thinker.prepare()
        if not self._is_attended(session):
            self.forget(session)
            return
        post = self._posts.get(session)
        if post is None:
            post = self._posts[session] = _Post(legal=_legal_moves(session))
        self._await_next(session, post)
        asked = self._asked(session, post)
        for seat, pause in list(post.pausing.items()):
            if asked.get(seat) != pause.owes:
                post.stop_pausing(seat)
        loop = asyncio.get_running_loop()
        for seat in asked.keys() - post.pausing.keys() - post.deciding.keys():
            seconds = self._seconds * self._dice.uniform(LEAST_PAUSE, 2 - LEAST_PAUSE)
            seconds += max(0, post.scenes_end - loop.time())
            end = loop.call_later(seconds, self._ring, session, post, seat)
            thinking = self._begin_to_think(session, post, seat, end.when())
            post.pausing[seat] = _Pause(asked[seat], seconds, end, thinking)

    def _asked(self, session: TableSession, post: _Post) -> dict[Seat, bool]:
        """Return the seats whose bots are to choose, and whether each owes a decision."""
        bots = bots_at_play(session.table)
        post.content &= bots.keys()
        owing = owing_bots(session.table) if bots else set()
        free = bots.keys() - owing - post.content
        return dict.fromkeys(owing, True) | {
            seat: False for seat in free if _open_moves(session.projection, seat)
        }

    def forget(self, session: TableSession) -> None:
        """Stop the bots of a table."""
        post = self._posts.pop(session, None)
        if post is not None:
            post.stop()

    def close(self) -> None:
        """Stop the bots of all tables."""
        for post in self._posts.values():
            post.stop()
            for task in (post.beginning, *post.deciding.values()):
                if task is not None:
                    task.cancel()

    def _is_attended(self, session: TableSession) -> bool:
        return (
            session.table.in_match
            and not session.log.lost
            and has_company(session, self._is_present)
        )

    def _await_next(self, session: TableSession, post: _Post) -> None:
        post.stop_waiting()
        awaited = awaited_stand_ins(session.table)
        if not awaited or post.beginning is not None:
            return
        seconds = (min(awaited.values()) - session.now()) / 1000
        if seconds <= 0:
            post.beginning = asyncio.ensure_future(self._begin(session, post))
        else:
            loop = asyncio.get_running_loop()
            post.alarm = loop.call_later(seconds, self.look, session)

    async def _begin(self, session: TableSession, post: _Post) -> None:
        await self._try(
            session, lambda: session.act(lambda table, now, _: begin_stand_ins(table, now))
        )
        post.beginning = None
        self.look(session)

    def _ring(self, session: TableSession, post: _Post, seat: Seat) -> None:
        pause = post.pausing[seat]
        if not pause.thinking.done():
            loop = asyncio.get_running_loop()
            pause.end = loop.call_later(pause.seconds, self._ring, session, post, seat)
            return
        del post.pausing[seat]
        if not pause.owes:
            post.content.add(seat)  # before it decides: a later event may call for more
        deciding = self._decide(session, post, seat, pause.thinking)
        post.deciding[seat] = asyncio.ensure_future(deciding)

    async def _decide(
        self, session: TableSession, post: _Post, seat: Seat, thinking: _Thinking
    ) -> None:
        """Let a bot decide; ask it again if the table has changed or could not act."""
        act = partial(self._act_on, session, post, seat, thinking)
        if not await self._try(session, act):
            post.content.discard(seat)
        del post.deciding[seat]
        self.look(session)

    async def _act_on(
        self, session: TableSession, post: _Post, seat: Seat, thinking: _Thinking
    ) -> bool:
        """Make the move that a bot chose; return whether the choice was still fresh."""
        thought = await thinking
        if thought is None:
            return False
        if thought.choice.move is None and not thought.legal:
            return True
        return await session.act(self._decision(session, post, seat, thought))

    def _decision(
        self, session: TableSession, post: _Post, seat: Seat, thought: _Thought
    ) -> Decide:
        choice = thought.choice
        return lambda table, now, randomness: (
            decide_for(table, seat, choice.move, now, randomness, choice.replaced)
            if self._may_decide(session, seat) and self._is_fresh(session, post, seat, thought)
            else None
        )

    def _is_fresh(self, session: TableSession, post: _Post, seat: Seat, thought: _Thought) -> bool:
        """Return whether a seat still sees what its bot chose by."""
        return (
            post.transcripts.knows_all(session.table)
            and len(post.transcripts.events(seat)) == thought.seen
            and (session.projection.legal(seat) or []) == thought.legal
        )

    def _may_decide(self, session: TableSession, seat: Seat) -> bool:
        return self._is_attended(session) and seat in bots_at_play(session.table)

    def _begin_to_think(
        self, session: TableSession, post: _Post, seat: Seat, due: float
    ) -> _Thinking:
        return asyncio.ensure_future(self._think(session, post, seat, due))

    async def _think(
        self, session: TableSession, post: _Post, seat: Seat, due: float
    ) -> _Thought | None:
        """Ask a bot for its choice; return ``None`` if its seat's view is not known just now."""
        try:
            is_all = await post.transcripts.catch_up(session.log, session.table)
        except LogUnavailableError:
            logger.warning("%s: a bot is to think, but the log can't be read", session)
            is_all = False
        if not is_all:
            await asyncio.sleep(RETRY_SECONDS)
            return None
        if not self._may_decide(session, seat):
            return None
        events, legal = post.transcripts.events(seat), session.projection.legal(seat) or []
        game, strength = session.table.game.name, bots_at_play(session.table)[seat]
        observation, seed = observation_of(session.projection, seat, events), secrets.randbits(64)
        host = session.table.host_guest
        question = Question(session.id, seat, game, strength, observation, seed, host, due)
        allowed = [*legal, *_open_moves(session.projection, seat), *([] if legal else [None])]
        choice = await choose(self._thinker, question, allowed, self._dice, str(session))
        return _Thought(len(events), legal, choice)

    async def _try(self, session: TableSession, act: Callable[[], Awaitable[bool]]) -> bool:
        """Let a session act; return whether it did."""
        try:
            return await act()
        except TableLostError:
            return False
        except LogUnavailableError:
            logger.warning("%s: a bot is due, but the log can't be written", session)
        except Exception:
            logger.exception("%s: a bot is due, but there is a fault", session)
        await asyncio.sleep(RETRY_SECONDS)
        return False


def hear_with_bots(session: TableSession, hear: Listener) -> None:
    """Let a table's updates be heard while bots decide for any of its seats."""

    def look(update: TableUpdate | None) -> None:
        hears, bots = hear in session.listeners, has_bots(session.table)
        if hears and not bots:
            session.listeners.remove(hear)
        elif bots and not hears:
            session.listeners.append(hear)
            if update is not None:
                hear(update)

    session.beyond_play.append(look)
    look(None)


def has_company(session: TableSession, is_present: IsPresent) -> bool:
    """Return whether a seated player or the host is there: spectators alone keep no table going."""
    table = session.table
    people = (p for p in table.people if p.seat is not None or p.id == table.host)
    return any(is_present(session, p.id) for p in people)


def _legal_moves(session: TableSession) -> Mapping[Seat, Sequence[Move]]:
    seats = map(Seat, range(session.table.match_on.seats))
    return {seat: session.projection.legal(seat) or () for seat in seats}


def _open_moves(projection: Projection, seat: Seat) -> Sequence[Move]:
    """Return the moves that a seat may make without owing one, as its view shows them."""
    return (projection.own_view(seat) or {}).get("open") or ()


def observation_of(projection: Projection, seat: Seat, events: Iterable[bytes]) -> bytes:
    """Return a seat's observation as JSON: what the page of its holder may know.

    ``events`` are those that the seat saw in this round, as JSON.
    """
    public, own, legal = projection.public_view(), projection.own_view(seat), projection.legal(seat)
    return write_observation(seat, public, own, legal or [], events)
