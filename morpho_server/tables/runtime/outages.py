"""The outage detector: beats while any deadline runs, so that an outage is noticed afterwards.

During an outage no node can accept moves. The servers are down, the database is out of reach, the
computer sleeps or is overloaded, or its clock was put forward. An outage shows as a gap in the
heartbeat.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress

from morpho_server.tables import ports
from morpho_server.tables.model.ids import Millis

logger = logging.getLogger(__name__)

BEAT_SECONDS = 1.0
"""The interval at which the heartbeat is renewed."""

SILENCE = 2000
"""The milliseconds without a beat that are an outage."""


class OutageDetector:
    """Renews the heartbeat, and knows the outages that it shows.

    ``most`` is how many milliseconds of an outage are given back; where that is nothing there is no
    heartbeat.
    """

    def __init__(self, heartbeat: ports.Heartbeat | None = None) -> None:
        self.most = 600_000
        self._heartbeat = heartbeat or ports.SteadyHeartbeat()
        self._known: list[ports.Outage] = []
        self._beat_at: Millis | None = None
        self._rests = False

    async def run(
        self, clock: ports.Clock, is_needed: Callable[[], bool], on_outage: Callable[[], None]
    ) -> None:
        """Beat until cancelled, as long as that is needed; say so when there was an outage."""
        said, begun = 0, clock.now()
        while self.most:
            if is_needed() or self._beat_at is None:
                with suppress(ports.LogUnavailableError):
                    await self._beat(clock.now())
            else:
                self._rests = True
            if len(self._known) > said:
                _say([outage for outage in self._known[said:] if outage.until >= begun])
                said = len(self._known)
                on_outage()
            await asyncio.sleep(BEAT_SECONDS)

    def saw_none_since(self, time: Millis, now: Millis) -> bool:
        """Return whether it is known without asking that no outage has ended after a time."""
        known = self._known
        return not self._is_behind(now) and (not known or known[-1].until <= time)

    def _is_behind(self, now: Millis) -> bool:
        beat_at = self._beat_at
        return bool(self.most) and (beat_at is None or abs(now - beat_at) >= SILENCE)

    async def outages(self, now: Millis) -> Sequence[ports.Outage]:
        """Return every outage until now, the oldest first.

        Raises :exc:`~.ports.LogUnavailableError` if there is one that is not over.
        """
        if self._is_behind(now):
            await self._beat(now)
        return self._known

    async def _beat(self, now: Millis) -> None:
        # A detector that had no deadlines to watch was not down.
        silence, self._rests = (None if self._rests else SILENCE), False
        noted = await self._heartbeat.beat(now, silence, self._newest)
        self._known += [outage for outage in noted if outage.number > self._newest]
        self._beat_at = now

    @property
    def _newest(self) -> int:
        return self._known[-1].number if self._known else 0


def _say(outages: Sequence[ports.Outage]) -> None:
    for outage in outages:
        seconds = (outage.until - outage.since) / 1000
        logger.warning(
            "There was no heartbeat for %.1f s. Players whose clock ran meanwhile get it back.",
            seconds,
        )
