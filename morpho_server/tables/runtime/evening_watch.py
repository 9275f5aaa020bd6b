"""The evening watch: once an evening is over, its table turns to the next."""

import asyncio
import logging

from morpho_server.tables.decide.evenings import move_on
from morpho_server.tables.ports import LogUnavailableError
from morpho_server.tables.runtime.session import TableSession
from morpho_server.tables.stream.update import TableUpdate

logger = logging.getLogger(__name__)


class EveningWatch:
    """Turns live tables to their next evening; others do so when somebody visits them.

    What can't be noted is tried again at the next visit. It keeps no table in memory.
    """

    def __init__(self) -> None:
        self._alarms: dict[TableSession, asyncio.TimerHandle] = {}
        self._moving: set[asyncio.Task[None]] = set()

    def watch(self, session: TableSession) -> None:
        """Watch a table from now on."""

        def listen(_update: TableUpdate) -> None:
            self.look(session)

        session.beyond_play.append(listen)
        self.look(session)

    def look(self, session: TableSession) -> None:
        """Turn to the next evening if this one is over, or else when it will be."""
        self.forget(session)
        evening = session.table.evening
        if evening is None or session.log.lost:
            return
        seconds = (evening.plan.over_at - session.now()) / 1000
        if seconds > 0:
            loop = asyncio.get_running_loop()
            self._alarms[session] = loop.call_later(seconds, self.look, session)
        else:
            moving = asyncio.ensure_future(self._move_on(session))
            self._moving.add(moving)
            moving.add_done_callback(self._moving.discard)

    def forget(self, session: TableSession) -> None:
        """Stop watching a table's present evening."""
        alarm = self._alarms.pop(session, None)
        if alarm is not None:
            alarm.cancel()

    def close(self) -> None:
        """Stop watching everything."""
        for session in list(self._alarms):
            self.forget(session)
        for moving in self._moving:
            moving.cancel()

    async def _move_on(self, session: TableSession) -> None:
        try:
            await session.act(move_on)
        except LogUnavailableError as error:
            logger.warning("%s: its evening is over, but that can't be noted: %s", session, error)
        except Exception:
            logger.exception("%s: its evening is over, but there is a fault", session)
