"""Deadlines: stored in the log, kept here only so that somebody looks when one has come.

Losing this process loses no deadline: a desk that is loaded has it from its log.
"""

import asyncio
import logging
from collections.abc import Callable

from morpho_server.tables.audience import Told
from morpho_server.tables.desk import Desk
from morpho_server.tables.playing import run_out
from morpho_server.tables.ports import Clock, LogUnavailableError, TableLostError
from morpho_server.tables.words import Millis

logger = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
"""How long to wait when a desk could not act just then."""

MOST_LAPSES = 30
"""After how many lapses in a row a table sleeps that nobody watches.

More than a lap of the largest table: a program that plays without a page gets its turn before.
"""


COURTESY_SECONDS = 0.3
"""How much later a node acts on a deadline that is rather another node's business."""


class Timers:
    """Watches the deadlines of live tables and has each desk act when one has passed.

    A table that everybody has left would play for ever, so it sleeps after :data:`MOST_LAPSES`:
    its deadline waits until somebody watches it, as ``is_watched`` tells, or does something.

    Every node that has a table watches it, and the log decides which of them acts. Where
    ``is_for_others`` tells that another one is closer to it, this one waits a little, so that
    mostly only one tries.
    """

    def __init__(
        self,
        clock: Clock,
        is_watched: Callable[[Desk], bool],
        is_for_others: Callable[[Desk], bool],
    ) -> None:
        self._clock = clock
        self._is_watched = is_watched
        self._is_for_others = is_for_others
        self._alarms: dict[Desk, asyncio.TimerHandle] = {}
        self._acting: dict[Desk, asyncio.Task[None]] = {}

    def watch(self, desk: Desk) -> None:
        """Watch a desk from now on; what an outage took is given back, and what is due is done."""

        def listen(_told: Told) -> None:
            self.look_again(desk)

        desk.listeners.append(listen)
        if self.due(desk) is not None:
            self._ring(desk)

    def due(self, desk: Desk) -> Millis | None:
        """Return when a desk is to act; ``None`` if it waits for nothing, sleeps, or is lost."""
        table = desk.table
        if table.deadline is None or table.pause is not None or desk.log.lost:
            return None
        asleep = table.lapses >= MOST_LAPSES and not self._is_watched(desk)
        return None if asleep else table.time_is_up_at

    def look_again(self, desk: Desk) -> None:
        """Set the alarm of a desk anew, after somebody has come or gone for instance."""
        due = self.due(desk)
        if due is None:
            if self._alarms:
                self.forget(desk)
            return
        self.forget(desk)
        seconds = max(0.0, (due - self._clock.now()) / 1000)
        if self._is_for_others(desk):
            seconds += COURTESY_SECONDS
        self._alarms[desk] = asyncio.get_running_loop().call_later(seconds, self._ring, desk)

    @property
    def pressed(self) -> bool:
        """Tell whether anybody's time runs."""
        return bool(self._alarms or self._acting)

    def after_outage(self) -> None:
        """Have every desk where time runs give back what the outage took."""
        for desk in list(self._alarms):
            self.forget(desk)
            self._ring(desk)

    def forget(self, desk: Desk) -> None:
        """Stop watching a desk."""
        alarm = self._alarms.pop(desk, None)
        if alarm is not None:
            alarm.cancel()

    def close(self) -> None:
        """Stop watching everything."""
        for desk in list(self._alarms):
            self.forget(desk)
        for task in self._acting.values():
            task.cancel()

    def _ring(self, desk: Desk) -> None:
        self._alarms.pop(desk, None)
        # Whoever comes or goes sets an alarm, also while an act waits for the log to work again.
        if desk not in self._acting:
            self._acting[desk] = asyncio.ensure_future(self._act(desk))

    async def _act(self, desk: Desk) -> None:
        try:
            await desk.act(run_out)
        except TableLostError:
            pass
        except LogUnavailableError:
            logger.warning("table %s: time is up, but the log can't be written", desk.id)
            await asyncio.sleep(RETRY_SECONDS)
        except Exception:
            logger.exception("table %s: time is up, but there is a fault", desk.id)
            await asyncio.sleep(RETRY_SECONDS)
        del self._acting[desk]
        if desk not in self._alarms:
            self.look_again(desk)
