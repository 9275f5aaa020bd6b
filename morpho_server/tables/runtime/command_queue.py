"""Turns: one command at a time at a table, and no more than the server can carry.

A command that can't be started soon is refused, so nobody waits in a line that only grows. Those
refused get staggered retry times: a crowd that returned at once would keep the
server busy with refusals.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Hashable
from time import monotonic
from typing import Final, NamedTuple

from morpho_server.tables.messages.errors import OverloadedError

logger = logging.getLogger(__name__)

STARTED_SECONDS: Final = 0.15
"""For how many seconds of work commands may be started: as many as ended lately in that time."""

LEAST_STARTED: Final = 128
"""The commands that may be started in any case, at as many tables."""

MOST_WAITING: Final = 500
"""The most commands that may wait for their turn, at all tables together."""

MOST_AT_TABLE: Final = 100
"""The most of them that may wait at one table."""

WAITING_SECONDS: Final = 0.5
"""The most time that a command may wait, to be answered within a second of its sending."""

SERVED_PER_RETURN: Final = 8
"""Commands that may end for each refused one: a refusal costs a fifth of one."""

LEAST_RETURNS: Final = 50
"""The least number of retries in one second."""

SHORTEST_RETRY: Final = 1.0
LONGEST_RETRY: Final = 15.0
"""The bounds of the wait before a retry, in seconds."""


LOG_SECONDS: Final = 60.0
"""The interval at which the refusals are counted in the log."""


class Capacity:
    """The load of all tables of a server: commands ``started``, and ``waiting``."""

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
            logger.warning("Overloaded: refused %d, and sent when to come back.", self._refused)
            self._refused, self._log_at = 0, now + LOG_SECONDS
        at = max(self._last_return + self._between_returns, now + SHORTEST_RETRY)
        self._last_return = min(at, now + LONGEST_RETRY)
        return OverloadedError(round(1000 * (self._last_return - now)))


class _Place(NamedTuple):
    """A place in a line; ``expiry`` is set where waiting is limited."""

    begin: Callable[[], None]
    expiry: asyncio.TimerHandle | None


class Turns:
    """Gives turns at one table, to everybody who waits in rotation.

    So somebody who sends many commands at once makes others wait for one of them, not for all.
    """

    def __init__(self, capacity: Capacity) -> None:
        self.taken = False
        self._capacity = capacity
        self._lines: dict[Hashable, deque[_Place]] = {}
        self._waiting = 0

    def ask(
        self, who: Hashable, begin: Callable[[], None], refuse: Callable[[OverloadedError], None]
    ) -> None:
        """Let a command ``begin`` in its turn, which may be now, and lasts until :meth:`pass_on`.

        Raise :exc:`OverloadedError` if there is no room; ``refuse`` a command that waits too long.
        """
        if not self.taken:
            self._capacity.check()
            self._take(begin)
            return
        if self._waiting >= MOST_AT_TABLE or self._capacity.waiting >= MOST_WAITING:
            raise self._capacity.refusal()
        self._count(1)
        loop = asyncio.get_running_loop()
        expiry = loop.call_later(WAITING_SECONDS, self._expire, who, refuse)
        self._lines.setdefault(who, deque()).append(_Place(begin, expiry))

    def demand(self, begin: Callable[[], None]) -> None:
        """Let what the server itself does begin in its turn: it waits as long as it takes."""
        if self.taken:
            self._lines.setdefault(None, deque()).append(_Place(begin, None))
        else:
            self._take(begin)

    def pass_on(self) -> None:
        """End a turn; the next one begins."""
        self._capacity.count_end()
        if not self._lines:
            self.taken = False
            self._capacity.started -= 1
            return
        who = next(iter(self._lines))
        line = self._lines.pop(who)
        place = line.popleft()
        if line:
            self._lines[who] = line
        if place.expiry is not None:
            place.expiry.cancel()
            self._count(-1)
        asyncio.get_running_loop().call_soon(place.begin)

    def _take(self, begin: Callable[[], None]) -> None:
        self.taken = True
        self._capacity.started += 1
        begin()

    def _count(self, change: int) -> None:
        self._waiting += change
        self._capacity.waiting += change

    def _expire(self, who: Hashable, refuse: Callable[[OverloadedError], None]) -> None:
        """Refuse what has waited too long: of those in a line it is the first."""
        line = self._lines[who]
        line.popleft()
        if not line:
            del self._lines[who]
        self._count(-1)
        refuse(self._capacity.refusal())
