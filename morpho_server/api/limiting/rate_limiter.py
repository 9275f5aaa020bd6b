"""Rates, and the limits of a client to a rate or to a number of things open at once."""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from morpho_server.api.problems import ProblemError

MINUTE: Final = 60
HOUR: Final = 3600
DAY: Final = 86_400

_ROUNDING: Final = 1e-6
"""Differences of so few seconds are ignored, since sums of small numbers are not exact."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A limit of ``most`` in ``seconds``: all of it may come at once, and is then replenished.

    ``refused`` is the problem sent to somebody who goes beyond it.
    """

    name: str
    most: float
    seconds: float
    refused: str

    def times(self, factor: float) -> "Rate":
        """Return the rate with a limit that many times as high."""
        return replace(self, most=self.most * factor)

    def refusal(self, wait: float, left: float) -> ProblemError:
        """Return the refusal of what goes beyond this, until so many seconds have passed.

        The headers are those of draft-ietf-httpapi-ratelimit-headers.
        """
        seconds = max(1, ceil(wait))
        headers = {
            "Retry-After": f"{seconds}",
            "RateLimit-Policy": f'"{self.name}";q={ceil(self.most)};w={ceil(self.seconds)}',
            "RateLimit": f'"{self.name}";r={int(left)};t={seconds}',
        }
        code = "quota_reached" if self.seconds >= DAY else "rate_limited"
        return ProblemError(code, self.refused, headers)


_now: Callable[[], float] = time.monotonic


class RateLimiter:
    """A leaky bucket, known by the time at which it is empty.

    ``each`` is how many seconds one takes to drain.
    """

    __slots__ = ("each", "empty_at", "rate", "seconds")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.seconds = rate.seconds
        self.each = rate.seconds / rate.most
        self.empty_at = 0.0

    @property
    def counts(self) -> bool:
        """Return whether something has not drained yet."""
        return self.empty_at > _now()

    def has_room(self, amount: float = 1) -> bool:
        """Return whether there is room for ``amount``."""
        return _first_full((self,), amount, _now()) is None

    def add(self, amount: float = 1) -> None:
        """Count ``amount``, whether or not there is room; any excess drains, too."""
        add_all((self,), amount)

    def fill(self) -> None:
        """Leave room for nothing more."""
        self.empty_at = max(self.empty_at, _now() + self.seconds)

    def take(self, amount: float = 1) -> bool:
        """Count ``amount`` if there is room for it; return whether there was."""
        if not self.has_room(amount):
            return False
        self.add(amount)
        return True

    def check(self, amount: float = 1) -> None:
        """Count ``amount``, or raise a refusal if there is no room for it."""
        check_all((self,), amount=amount)

    def refusal(self, amount: float = 1) -> ProblemError:
        """Return the refusal of ``amount``, for which there is no room."""
        level = max(0.0, self.empty_at - _now())
        wait = level + min(self.each * amount, self.seconds) - self.seconds
        return self.rate.refusal(wait - _ROUNDING, max(0.0, self.seconds - level) / self.each)


def check_all(
    counting: Sequence[RateLimiter], looking: Sequence[RateLimiter] = (), amount: float = 1
) -> None:
    """Count ``amount`` with each limiter of ``counting`` if all have room for it.

    Raise the refusal of one that has none, those of ``looking`` included.
    """
    full = _first_full((*counting, *looking), amount, _now())
    if full is not None:
        raise full.refusal(amount)
    add_all(counting, amount)


def add_all(limiters: Sequence[RateLimiter], amount: float = 1) -> None:
    """Count ``amount`` with each limiter, whether or not it has room."""
    now = _now()
    for limiter in limiters:
        more = min(limiter.each * amount, limiter.seconds)
        limiter.empty_at = max(now, limiter.empty_at) + more


def _first_full(limiters: Sequence[RateLimiter], amount: float, now: float) -> RateLimiter | None:
    for limiter in limiters:
        most = limiter.seconds - min(limiter.each * amount, limiter.seconds)
        if limiter.empty_at - now - _ROUNDING > most:
            return limiter
    return None


class ConcurrencyLimit:
    """Counts what each has open: no more than ``most`` at a time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def begin(self, who: str) -> bool:
        """Count one more, if there is room for it; return whether there was."""
        if self._open[who] >= self._most:
            return False
        self._open[who] += 1
        return True

    def end(self, who: str) -> None:
        """Count one less."""
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]

    @contextmanager
    def one_of(self, who: str, detail: str) -> Iterator[None]:
        """Count one while the block runs. Raise ``rate_limited`` if there are too many."""
        if not self.begin(who):
            raise ProblemError("rate_limited", detail)
        try:
            yield
        finally:
            self.end(who)
