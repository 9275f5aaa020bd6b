"""Deadlines: stored in the log, and watched here so that each is acted on when it has passed.

No deadline is lost with this process: a session that is loaded has it from its log.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from morpho_server.tables.decide.matches.moves import run_out
from morpho_server.tables.model.ids import Millis
from morpho_server.tables.ports import LogUnavailableError, TableLostError
from morpho_server.tables.runtime.session import TableSession
from morpho_server.tables.stream.update import TableUpdate

logger = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
"""The pause after a session could not act."""

MOST_LAPSES = 30
"""The number of lapses in a row after which an unwatched table sleeps.

It exceeds a lap of the largest table, so a program that plays without a page gets its turn first.
"""

COURTESY = 300
"""The milliseconds that a node waits before acting on a deadline closer to another node."""


class Timers:
    """Watches the deadlines of live tables, and lets each session act when one has passed.

    An abandoned table would play forever, so it sleeps after :data:`MOST_LAPSES`: its deadline
    waits until somebody acts, or watches it (``is_watched``).

    Every node that has a table watches it, and the log decides which of them acts. A node waits a
    little longer where ``is_for_others`` says that another one is closer to the table, so that
    mostly only one tries.
    """

    def __init__(
        self,
        is_watched: Callable[[TableSession], bool],
        is_for_others: Callable[[TableSession], bool],
    ) -> None:
        self._is_watched = is_watched
        self._is_for_others = is_for_others
        # With the time of each: uvloop's alarms don't know it if they ring at once.
        self._alarms: dict[TableSession, tuple[float, asyncio.Handle]] = {}
        self._acting: dict[TableSession, asyncio.Task[None]] = {}

    def watch(self, session: TableSession) -> None:
        """Watch a session from now on. Give back what an outage took, and act on what is due."""
        session.listeners.append(partial(self.look_again, session))
        if self.due(session) is not None:
            self._begin_to_act(session)

    def due(self, session: TableSession) -> Millis | None:
        """Return when a session is to act; ``None`` if it has no deadline, sleeps, or is lost."""
        table = session.table
        due = table.time_is_up_at
        if due is None or table.pause is not None or session.log.lost:
            return None
        asleep = table.lapses >= MOST_LAPSES and not self._is_watched(session)
        return None if asleep else due

    def look_again(self, session: TableSession, _update: TableUpdate | None = None) -> None:
        """Make sure that an alarm rings when a session is due, and none if it never is.

        An alarm that rings too early is left alone, and set again when it rings: most moves put
        the deadline off. One that rings too late is set again: the clock may have been put forward.
        """
        due, alarm = self.due(session), self._alarms.get(session)
        if due is None:
            if alarm is not None:
                self.forget(session)
        elif alarm is None or _loop_time(session, due) < alarm[0]:
            self.forget(session)
            self._set(session, due)

    @property
    def pressed(self) -> bool:
        """Return whether anybody's time runs."""
        return bool(self._alarms or self._acting)

    def after_outage(self) -> None:
        """Let every session with a deadline give back what the outage took."""
        for session in list(self._alarms):
            self.forget(session)
            self._begin_to_act(session)

    def forget(self, session: TableSession) -> None:
        """Stop watching a session."""
        alarm = self._alarms.pop(session, None)
        if alarm is not None:
            alarm[1].cancel()

    def close(self) -> None:
        """Stop watching everything."""
        for session in list(self._alarms):
            self.forget(session)
        for task in self._acting.values():
            task.cancel()

    def _set(self, session: TableSession, at: Millis) -> None:
        loop = asyncio.get_running_loop()
        rings_at = _loop_time(session, at)
        self._alarms[session] = rings_at, loop.call_at(rings_at, self._ring, session)

    def _ring(self, session: TableSession) -> None:
        del self._alarms[session]
        due = self.due(session)
        if due is None:
            return
        if self._is_for_others(session):
            due = Millis(due + COURTESY)
        if due > session.now():
            self._set(session, due)
        else:
            self._begin_to_act(session)

    def _begin_to_act(self, session: TableSession) -> None:
        # An alarm may be set while an act waits for the log to work again.
        if session not in self._acting:
            self._acting[session] = asyncio.ensure_future(self._act(session))

    async def _act(self, session: TableSession) -> None:
        try:
            await session.act(run_out)
        except TableLostError:
            pass
        except LogUnavailableError:
            logger.warning("%s: time is up, but the log can't be written", session)
            await asyncio.sleep(RETRY_SECONDS)
        except Exception:
            logger.exception("%s: time is up, but there is a fault", session)
            await asyncio.sleep(RETRY_SECONDS)
        del self._acting[session]
        if session not in self._alarms:
            self.look_again(session)


def _loop_time(session: TableSession, at: Millis) -> float:
    """Return a table's time as the event loop counts it."""
    return asyncio.get_running_loop().time() + (at - session.now()) / 1000
