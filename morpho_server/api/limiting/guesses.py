"""Wrong guesses of codes and links."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final
from weakref import WeakValueDictionary

from morpho_server.api.limiting.limiter_store import EVERYBODY, Limiters
from morpho_server.api.limiting.rate_key import rate_key
from morpho_server.api.limiting.rate_limiter import HOUR, Rate
from morpho_server.api.problems import ProblemError
from morpho_server.tables.messages.errors import OverloadedError
from morpho_server.tables.model.ids import GuestId

WAITING_SECONDS: Final = 10.0
"""The most time that a guess waits for earlier ones of its address."""

RETRY_MILLIS: Final = 2000
"""The delay before a retry."""

_OWN_WRONG_CODES: Final = Rate("own-wrong-codes", 1, HOUR, "That was a wrong code.")


class Guesses:
    """Counts the wrong codes of somebody, by their address and with everybody else's."""

    def __init__(
        self,
        limiters: Limiters,
        keys: Sequence[tuple[Rate, str]],
        own: Sequence[tuple[Rate, str]],
    ) -> None:
        self._limiters = limiters
        self._keys = keys
        self._own = own

    def refusal(self) -> ProblemError | None:
        """Return the refusal if there were too many already."""
        for key in self._keys:
            limiter = self._limiters.of(*key)
            if not limiter.has_room():
                return limiter.refusal()
        return None

    async def count(self) -> None:
        """Count a wrong one."""
        for key in (*self._keys, *self._own):
            self._limiters.of(*key).add()
        for key in self._keys:
            await self._limiters.is_within(*key)


class GuessLimits:
    """The limits of wrong codes.

    ``per_hour`` may come from an address, and as many as from ``addresses`` of them from all.
    """

    def __init__(self, limiters: Limiters, per_hour: float, addresses: float) -> None:
        self._limiters = limiters
        self._addresses = addresses
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._wrong_codes = Rate(
            "wrong-codes",
            per_hour,
            HOUR,
            "Too many wrong codes or links; wait a little.",
        )
        self._first_wrong_codes = replace(self._wrong_codes, name="first-wrong-codes")

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Let an address guess codes one at a time; raises :exc:`OverloadedError`."""
        lock = self._turns.setdefault(rate_key(address), asyncio.Lock())
        try:
            async with asyncio.timeout(WAITING_SECONDS):
                await lock.acquire()
        except TimeoutError:
            raise OverloadedError(RETRY_MILLIS) from None
        try:
            yield
        finally:
            lock.release()

    def of(self, address: str, guest: GuestId | None) -> Guesses:
        """Return the counter of somebody's wrong codes.

        A guest's first one in an hour counts apart from all others. So nobody who guesses locks out
        those behind the same address, or all, who have a code.
        """
        rate = self._wrong_codes
        own = [] if guest is None else [(_OWN_WRONG_CODES, f"guest {guest}")]
        if any(self._limiters.of(*key).has_room() for key in own):
            rate = self._first_wrong_codes
        keys = ((rate, f"address {rate_key(address)}"), (rate.times(self._addresses), EVERYBODY))
        return Guesses(self._limiters, keys, own)
