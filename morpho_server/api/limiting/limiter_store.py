"""The limiters of all rates, for everybody whom they limit."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from morpho_server.api.limiting.rate_limiter import Rate, RateLimiter, check_all

MOST_KNOWN: Final = 20_000
"""The limiters of a rate from which on those that count nothing any more are forgotten.

A limiter that still counts is kept. Else a limit would end early by what others do, secretly too.
"""

LOOKED_AT: Final = 2
"""How many limiters are looked at for each new one."""

EVERYBODY: Final = "everybody"
"""The rate key of the whole server's limits."""

TakeForAll = Callable[[str, float, float, str], Awaitable[bool]]
"""Counts one more of somebody's with all nodes; returns whether it was within the rate.

It takes the parts of a rate, and who it is.
"""


class LimitersOfRate(OrderedDict[str, RateLimiter]):
    """The limiters of one rate, by whom they limit, each made when it is first asked for.

    A limiter is to be used at once: it may be forgotten later.
    """

    def __init__(self, rate: Rate) -> None:
        super().__init__()
        self._rate = rate

    def __missing__(self, who: str) -> RateLimiter:
        if len(self) >= MOST_KNOWN:
            self._forget_some()
        limiter = self[who] = RateLimiter(self._rate)
        return limiter

    def _forget_some(self) -> None:
        """Forget the first limiters unless they still count; those go to the end."""
        for _ in range(LOOKED_AT):
            who, limiter = self.popitem(last=False)
            if limiter.counts:
                self[who] = limiter


class Limiters:
    """Keeps the limiters of each rate.

    Nodes agree by ``take_for_all`` on what is rare.
    """

    def __init__(self, take_for_all: TakeForAll | None = None) -> None:
        self._take_for_all = take_for_all
        self._known: dict[Rate, LimitersOfRate] = {}

    def of_rate(self, rate: Rate) -> LimitersOfRate:
        """Return the limiters of a rate, for those who look them up often."""
        if rate not in self._known:
            self._known[rate] = LimitersOfRate(rate)
        return self._known[rate]

    def of(self, rate: Rate, who: str) -> RateLimiter:
        """Return the limiter of somebody's rate, to be used at once."""
        return self.of_rate(rate)[who]

    async def is_within(self, rate: Rate, who: str) -> bool:
        """Count one more with all nodes; return whether it was within the rate.

        If not, there is no more room for it at this node either.
        """
        if self._take_for_all is None:
            return True
        within = await self._take_for_all(rate.name, rate.most, rate.seconds, who)
        if not within:
            self.of(rate, who).fill()
        return within

    async def check_rare(self, keys: Sequence[tuple[Rate, str]]) -> None:
        """Count one more of each with all nodes; raise the refusal of one that has no room."""
        limiters = [self.of(*key) for key in keys]
        check_all(limiters)
        for key, limiter in zip(keys, limiters, strict=True):
            if not await self.is_within(*key):
                raise limiter.refusal()
