"""The heart: beats while anybody is pressed for time, so that an outage is noticed afterwards.

An outage is a time in which no node could take anybody's move: servers that were down, a database
out of reach, a computer that slept, or was so overloaded that nothing was written, a clock that was
put forward. It shows as a gap in the pulse.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress

from morpho_server.tables.ports import Clock, LogUnavailableError, Outage, Pulse, SteadyPulse
from morpho_server.tables.words import Millis

logger = logging.getLogger(__name__)

BEAT_SECONDS = 1.0
"""How often the pulse is renewed."""

SILENCE = 2000
"""How many milliseconds without a beat are an outage."""


class Heart:
    """Renews the pulse, and knows the outages that the pulse shows.

    ``most`` is how many milliseconds of an outage are given back; where that is nothing there is no
    pulse.
    """

    def __init__(self, pulse: Pulse | None = None) -> None:
        self.most = 600_000
        self._pulse = pulse or SteadyPulse()
        self._known: list[Outage] = []
        self._beat_at: Millis | None = None
        self._rests = False

    async def run(
        self, clock: Clock, is_needed: Callable[[], bool], on_outage: Callable[[], None]
    ) -> None:
        """Beat until cancelled, as long as that is needed; say so when there was an outage."""
        said, begun = 0, clock.now()
        while self.most:
            if is_needed() or self._beat_at is None:
                with suppress(LogUnavailableError):
                    await self._beat(clock.now())
            else:
                self._rests = True
            if len(self._known) > said:
                _say([outage for outage in self._known[said:] if outage.until >= begun])
                said = len(self._known)
                on_outage()
            await asyncio.sleep(BEAT_SECONDS)

    async def outages(self, now: Millis) -> Sequence[Outage]:
        """Return every outage until now, the oldest first.

        Raises :exc:`~.ports.LogUnavailableError` if there is one that is not over.
        """
        if self.most and (self._beat_at is None or abs(now - self._beat_at) >= SILENCE):
            await self._beat(now)
        return self._known

    async def _beat(self, now: Millis) -> None:
        # A heart that had nothing to beat for was well all the same.
        silence, self._rests = (None if self._rests else SILENCE), False
        noted = await self._pulse.beat(now, silence, self._newest)
        self._known += [outage for outage in noted if outage.number > self._newest]
        self._beat_at = now

    @property
    def _newest(self) -> int:
        return self._known[-1].number if self._known else 0


def _say(outages: Sequence[Outage]) -> None:
    for outage in outages:
        seconds = (outage.until - outage.since) / 1000
        logger.warning(
            "No move could be taken for %.1f s; who was pressed for time gets it back.", seconds
        )
