"""How fast anybody may ask for things."""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from time import monotonic
from typing import Final

from morpho_server.api.problems import ProblemError

BURST_SECONDS: Final = 2
"""For how long somebody may be as fast as they can before the rate of commands counts."""

MISTAKES_PER_MINUTE: Final = 30
"""How many messages that can't be read, or came too fast, a socket survives."""

PAGES_PER_MINUTE: Final = 300
"""How many pages a player may open, each of which everybody at the table is told of."""

MOST_KNOWN: Final = 5_000
"""Of how many who asked it is remembered how fast they were; the latest are."""


class Bucket:
    """A bucket that leaks: what fits in may be done at once, and as much again in so many seconds.

    Every message of every page passes one, so it asks neither the event loop nor for a wait.
    """

    __slots__ = ("_level", "_looked_at", "seconds", "size")

    def __init__(self, size: float, seconds: float) -> None:
        self.size = size
        self.seconds = seconds
        self._level = 0.0
        self._looked_at = monotonic()

    def has_room(self, amount: float = 1.0) -> bool:
        """Tell whether there is room for so much more."""
        now = monotonic()
        leaked = (now - self._looked_at) * self.size / self.seconds
        self._level = max(0.0, self._level - leaked)
        self._looked_at = now
        return self._level + amount <= self.size

    def take(self, amount: float = 1.0) -> bool:
        """Tell whether there is room for so much more, and count it if so.

        What would never fit needs the whole bucket.
        """
        amount = min(amount, self.size)
        if not self.has_room(amount):
            return False
        self._level += amount
        return True


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
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def of_commands(self, who: str) -> Bucket:
        """Return the bucket of somebody's commands, by whatever way they come."""
        burst = self._commands * BURST_SECONDS
        return self._remembered(f"command {who}", burst, BURST_SECONDS)

    def of_pages(self, who: str) -> Bucket:
        """Return the bucket of somebody's pages."""
        return self._remembered(f"page {who}", PAGES_PER_MINUTE, 60)

    def of_openings(self, address: str) -> Bucket:
        """Return the bucket of an address' new tables and guests."""
        return self._remembered(f"opening {address}", self._openings, 60)

    def of_mistakes(self) -> Bucket:
        """Return a bucket for the messages of one socket that can't be taken."""
        return Bucket(MISTAKES_PER_MINUTE, 60)

    def of_wrong_codes(self, address: str) -> Bucket:
        """Return the bucket of an address' codes for which there is no table."""
        return self._remembered(f"wrong code {address}", self._wrong_codes, 60)

    def _remembered(self, key: str, rate: float, seconds: float) -> Bucket:
        bucket = self._known.get(key)
        if bucket is None:
            bucket = self._known[key] = Bucket(rate, seconds)
        self._known.move_to_end(key)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return bucket


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


def check_rate(bucket: Bucket, detail: str, amount: float = 1) -> None:
    """Raise ``rate_limited`` unless there is room for so much more; count it."""
    if not bucket.take(amount):
        raise too_fast(bucket, detail)


def too_fast(bucket: Bucket, detail: str) -> ProblemError:
    """Return the refusal of what comes faster than a bucket leaks."""
    seconds = ceil(bucket.seconds / bucket.size)
    return ProblemError("rate_limited", detail, {"Retry-After": str(seconds)})
