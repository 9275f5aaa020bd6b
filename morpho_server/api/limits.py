"""How fast anybody may ask for things."""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final

from aiolimiter import AsyncLimiter

from morpho_server.api.problems import ProblemError

BURST_SECONDS: Final = 2
"""For how long somebody may be as fast as they can before the rate of commands counts."""

MISTAKES_PER_MINUTE: Final = 30
"""How many messages that can't be read, or came too fast, a socket survives."""

PAGES_PER_MINUTE: Final = 300
"""How many pages a player may open, each of which everybody at the table is told of."""

MOST_KNOWN: Final = 5_000
"""Of how many who asked it is remembered how fast they were; the latest are."""


class Limits:
    """The rates at which one player may send commands, and one address do what anybody may."""

    def __init__(
        self,
        commands_per_second: float,
        openings_per_minute: float,
        wrong_codes_per_minute: float,
    ) -> None:
        self._commands = commands_per_second
        self._openings = openings_per_minute
        self._wrong_codes = wrong_codes_per_minute
        self._known: OrderedDict[str, AsyncLimiter] = OrderedDict()

    def of_commands(self, who: str) -> AsyncLimiter:
        """Return the limiter of somebody's commands, by whatever way they come."""
        burst = self._commands * BURST_SECONDS
        return self._remembered(f"command {who}", burst, BURST_SECONDS)

    def of_pages(self, who: str) -> AsyncLimiter:
        """Return the limiter of somebody's pages."""
        return self._remembered(f"page {who}", PAGES_PER_MINUTE, 60)

    def of_openings(self, address: str) -> AsyncLimiter:
        """Return the limiter of an address' new tables and guests."""
        return self._remembered(f"opening {address}", self._openings, 60)

    def of_mistakes(self) -> AsyncLimiter:
        """Return a limiter for the messages of one socket that can't be taken."""
        return AsyncLimiter(MISTAKES_PER_MINUTE, 60)

    def of_wrong_codes(self, address: str) -> AsyncLimiter:
        """Return the limiter of an address' codes for which there is no table."""
        return self._remembered(f"wrong code {address}", self._wrong_codes, 60)

    def _remembered(self, key: str, rate: float, seconds: float) -> AsyncLimiter:
        limiter = self._known.get(key)
        if limiter is None:
            limiter = self._known[key] = AsyncLimiter(rate, seconds)
        self._known.move_to_end(key)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return limiter


class AtOnce:
    """How many of something each address has at once: no more than ``most``."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def begin(self, address: str) -> bool:
        """Count one more, if there is room for it; tell whether there was."""
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
        """Count one for as long as this lasts; raises ``rate_limited``."""
        if not self.begin(address):
            raise ProblemError("rate_limited", "Too many sockets are open from here.")
        try:
            yield
        finally:
            self.end(address)


async def take(limiter: AsyncLimiter, amount: float = 1) -> bool:
    """Tell whether a limiter has room for so much more, and count it if so. Never waits."""
    amount = min(amount, limiter.max_rate)
    if not limiter.has_capacity(amount):
        return False
    await limiter.acquire(amount)
    return True


async def check_rate(limiter: AsyncLimiter, detail: str, amount: float = 1) -> None:
    """Raise ``rate_limited`` unless there is room for so much more; count it."""
    if not await take(limiter, amount):
        raise too_fast(limiter, detail)


def too_fast(limiter: AsyncLimiter, detail: str) -> ProblemError:
    """Return the refusal of what comes faster than a limiter allows."""
    seconds = ceil(limiter.time_period / limiter.max_rate)
    return ProblemError("rate_limited", detail, {"Retry-After": str(seconds)})
