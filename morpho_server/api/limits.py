"""Limits on how fast anybody may ask for things, and on how much they may hold at once."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final

from morpho_server.api.problems import ProblemError

BURST_SECONDS: Final = 2
"""How many seconds' worth of commands may come in one burst."""

MISTAKES_PER_MINUTE: Final = 30
"""How many messages that are unreadable or too fast a socket survives."""

PAGES_PER_MINUTE: Final = 300
"""How many pages a player may open; everybody at the table is notified of each."""

MOST_KNOWN: Final = 5_000
"""How many rate limiters are kept: those used last."""


class RateLimiter:
    """A leaky bucket that holds ``most`` and drains in that many ``seconds``."""

    __slots__ = ("_drained_at", "_level", "most", "seconds")

    def __init__(self, most: float, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._level = 0.0
        self._drained_at = time.monotonic()

    def has_room(self, amount: float = 1) -> bool:
        """Return whether there is room for so much more."""
        self._drain()
        return self._level + amount <= self.most

    def take(self, amount: float = 1) -> bool:
        """Count so much more if there is room for it; return whether there was."""
        amount = min(amount, self.most)
        if not self.has_room(amount):
            return False
        self._level += amount
        return True

    def check(self, detail: str, amount: float = 1) -> None:
        """Raise ``rate_limited`` unless there is room for so much more; count it."""
        if not self.take(amount):
            raise self.refusal(detail)

    def refusal(self, detail: str) -> ProblemError:
        """Return the refusal for requests that come faster than this allows."""
        wait = ceil(self.seconds / self.most)
        return ProblemError("rate_limited", detail, {"Retry-After": str(wait)})

    def _drain(self) -> None:
        now = time.monotonic()
        drained = (now - self._drained_at) * self.most / self.seconds
        self._level, self._drained_at = max(0.0, self._level - drained), now


class Limits:
    """The rates at which a player may send commands, and an address may do what anybody may."""

    def __init__(
        self,
        commands_per_second: float,
        openings_per_minute: float,
        wrong_codes_per_minute: float,
    ) -> None:
        self._commands = commands_per_second
        self._openings = openings_per_minute
        self._wrong_codes = wrong_codes_per_minute
        self._known: OrderedDict[str, RateLimiter] = OrderedDict()

    def of_commands(self, who: str) -> RateLimiter:
        """Return the limiter of somebody's commands, by socket and by REST."""
        burst = self._commands * BURST_SECONDS
        return self._remembered(f"command {who}", burst, BURST_SECONDS)

    def of_pages(self, who: str) -> RateLimiter:
        """Return the limiter of somebody's pages."""
        return self._remembered(f"page {who}", PAGES_PER_MINUTE, 60)

    def of_openings(self, address: str) -> RateLimiter:
        """Return the limiter of an address' new tables and guests."""
        return self._remembered(f"opening {address}", self._openings, 60)

    def of_mistakes(self) -> RateLimiter:
        """Return a limiter for the messages of one socket that are rejected."""
        return RateLimiter(MISTAKES_PER_MINUTE, 60)

    def of_wrong_codes(self, address: str) -> RateLimiter:
        """Return the limiter of an address' codes that name no table."""
        return self._remembered(f"wrong code {address}", self._wrong_codes, 60)

    def _remembered(self, key: str, rate: float, seconds: float) -> RateLimiter:
        limiter = self._known.get(key)
        if limiter is None:
            limiter = self._known[key] = RateLimiter(rate, seconds)
        self._known.move_to_end(key)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return limiter


class AtOnce:
    """Counts what each address has open: no more than ``most`` at a time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def begin(self, address: str) -> bool:
        """Count one more, if there is room for it; return whether there was."""
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def end(self, address: str) -> None:
        """Count one less."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    @contextmanager
    def one_of(self, address: str) -> Iterator[None]:
        """Count one while the block runs. Raise ``rate_limited`` if there are too many."""
        if not self.begin(address):
            raise ProblemError("rate_limited", "Too many sockets are open from here.")
        try:
            yield
        finally:
            self.end(address)
