"""Deadlines: stored in the log, kept here only so that somebody looks when one has come.

Losing this process loses no deadline: a desk that is loaded has it from its log.
"""

import asyncio
import logging

from morpho_server.tables.audience import Told
from morpho_server.tables.desk import Desk
from morpho_server.tables.ports import Clock, LogUnavailableError

logger = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
"""How long to wait when the log can't be written just then."""


class Timers:
    """Watches the deadlines of live tables and has each desk act when one has passed."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._alarms: dict[Desk, asyncio.TimerHandle] = {}
        self._acting: set[asyncio.Task[None]] = set()

    def watch(self, desk: Desk) -> None:
        """Watch a desk from now on, a deadline that has passed meanwhile included."""

        def listen(_told: Told) -> None:
            self._set(desk)

        desk.listeners.append(listen)
        self._set(desk)

    def forget(self, desk: Desk) -> None:
        """Stop watching a desk."""
        alarm = self._alarms.pop(desk, None)
        if alarm is not None:
            alarm.cancel()

    def close(self) -> None:
        """Stop watching everything."""
        for desk in list(self._alarms):
            self.forget(desk)
        for task in self._acting:
            task.cancel()

    def _set(self, desk: Desk) -> None:
        if desk.table.deadline is None:
            if self._alarms:
                self.forget(desk)
            return
        self.forget(desk)
        seconds = max(0.0, (desk.table.deadline.until - self._clock.now()) / 1000)
        self._alarms[desk] = asyncio.get_running_loop().call_later(seconds, self._ring, desk)

    def _ring(self, desk: Desk) -> None:
        self._alarms.pop(desk, None)
        task = asyncio.ensure_future(self._act(desk))
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)

    async def _act(self, desk: Desk) -> None:
        try:
            acted = await desk.run_out()
        except LogUnavailableError:
            logger.warning("table %s: time is up, but the log can't be written", desk.id)
            await asyncio.sleep(RETRY_SECONDS)
            acted = False
        if not acted and desk.table.deadline is not None and desk not in self._alarms:
            self._set(desk)
