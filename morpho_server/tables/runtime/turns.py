"""Turns: one command at a time at a table, and no more than the server can carry.

A command that can't be started soon is refused, so nobody waits in a line that only grows. Those
refused are told to come back one after the other: a crowd that returned at once would keep the
server busy with refusals.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Hashable
from functools import partial
from time import monotonic
from types import TracebackType
from typing import Final

from morpho_server.tables.messages.errors import OverloadedError

logger = logging.getLogger(__name__)

STARTED_SECONDS: Final = 0.15
"""For how many seconds of work commands may be started: as many as ended lately in that time."""

LEAST_STARTED: Final = 128
"""How many may be started in any case, at as many tables."""

MOST_WAITING: Final = 500
"""How many commands may wait for their turn, at all tables together."""

MOST_AT_TABLE: Final = 100
"""How many of them may wait at one table."""

WAITING_SECONDS: Final = 0.5
"""How long a command may wait, so that it is answered within a second of its sending."""

SERVED_PER_RETURN: Final = 8
"""How many commands may end for each that is told to come back: a refusal costs a fifth of one."""

LEAST_RETURNS: Final = 50
"""How many are told to come back in one second in any case."""

SHORTEST_RETRY: Final = 1.0
LONGEST_RETRY: Final = 15.0
"""Between how many seconds they are told to wait."""


LOG_SECONDS: Final = 60.0
"""How often the refusals are counted in the log."""


class Capacity:
    """What all tables of a server carry together: commands ``started``, and ``waiting``."""

    def __init__(self) -> None:
        self.started = 0
        self.waiting = 0
        self._most = LEAST_STARTED
        self._between_returns = 1 / LEAST_RETURNS
        self._ended = 0
        self._counted_at = monotonic()
        self._last_return = 0.0
        self._refused = 0
        self._log_at = 0.0

    def check(self) -> None:
        """Raise :exc:`OverloadedError` if another table can't start a command now."""
        if self.started >= self._most:
            raise self.refusal()

    def count_end(self) -> None:
        """Count a command that has ended, to know how many can be done in a while."""
        self._ended += 1
        passed = monotonic() - self._counted_at
        if passed >= STARTED_SECONDS:
            rate = self._ended / passed
            self._most = max(LEAST_STARTED, int(rate * STARTED_SECONDS))
            self._between_returns = 1 / max(LEAST_RETURNS, rate / SERVED_PER_RETURN)
            self._ended, self._counted_at = 0, self._counted_at + passed

    def refusal(self) -> OverloadedError:
        """Return a refusal that says when to come back."""
        now = monotonic()
        self._refused += 1
        if now >= self._log_at:
            logger.warning("Overloaded: refused %d, and told when to come back.", self._refused)
            self._refused, self._log_at = 0, now + LOG_SECONDS
        at = max(self._last_return + self._between_returns, now + SHORTEST_RETRY)
        self._last_return = min(at, now + LONGEST_RETRY)
        return OverloadedError(round(1000 * (self._last_return - now)))


class Turns:
    """Gives turns at one table, to everybody who waits in rotation.

    So somebody who sends many commands at once makes others wait for one of them, not for all.
    """

    def __init__(self, capacity: Capacity) -> None:
        self.taken = False
        self._capacity = capacity
        self._lines: dict[Hashable, deque[asyncio.Future[None]]] = {}
        self._waiting = 0

    def ask(self, who: Hashable) -> "Turn":
        """Return a turn for a command; raise :exc:`OverloadedError` if there is no room.

        Awaiting it may raise that as well. It must be awaited.
        """
        if not self.taken:
            self._capacity.check()
            return self._take()
        if self._waiting >= MOST_AT_TABLE or self._capacity.waiting >= MOST_WAITING:
            raise self._capacity.refusal()
        return self._stand_in_line(who, limited=True)

    def demand(self) -> "Turn":
        """Return a turn for what the server itself does: it waits as long as it takes."""
        return self._stand_in_line(None, limited=False) if self.taken else self._take()

    def _take(self) -> "Turn":
        self.taken = True
        self._capacity.started += 1
        return Turn(self, None)

    def _stand_in_line(self, who: Hashable, *, limited: bool) -> "Turn":
        loop = asyncio.get_running_loop()
        place: asyncio.Future[None] = loop.create_future()
        self._lines.setdefault(who, deque()).append(place)
        if limited:
            self._count(1)
            expiry = loop.call_later(WAITING_SECONDS, self._expire, place)
            place.add_done_callback(partial(self._leave_line, expiry))
        return Turn(self, place)

    def _leave_line(self, expiry: asyncio.TimerHandle, _: "asyncio.Future[None]") -> None:
        expiry.cancel()
        self._count(-1)

    def _count(self, change: int) -> None:
        self._waiting += change
        self._capacity.waiting += change

    def _expire(self, place: "asyncio.Future[None]") -> None:
        if not place.done():
            place.set_exception(self._capacity.refusal())

    def pass_on(self) -> None:
        """End a turn; the next one begins."""
        self._capacity.count_end()
        while self._lines:
            who = next(iter(self._lines))
            line = self._lines.pop(who)
            place = line.popleft()
            if line:
                self._lines[who] = line
            if not place.done():
                place.set_result(None)
                return
        self.taken = False
        self._capacity.started -= 1


class Turn:
    """A turn at a table, which lasts as long as the context."""

    __slots__ = ("_place", "_turns")

    def __init__(self, turns: Turns, place: "asyncio.Future[None] | None") -> None:
        self._turns = turns
        self._place = place

    async def __aenter__(self) -> None:
        if self._place is None:
            return
        try:
            await self._place
        except asyncio.CancelledError:
            if not self._place.cancelled() and self._place.exception() is None:
                self._turns.pass_on()  # it was given at the same moment
            raise

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._turns.pass_on()
