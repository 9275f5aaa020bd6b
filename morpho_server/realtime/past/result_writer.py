"""Notes the results of matches for those who have played them, once their log has the end."""

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Any

from morpho_server.realtime.past.results import match_results
from morpho_server.realtime.past.updates import empty
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.ids import TableId
from morpho_server.tables.ports import LogUnavailableError, Results
from morpho_server.tables.runtime.session import TableSession
from morpho_server.tables.stream.update import TableUpdate

logger = logging.getLogger(__name__)


class ResultWriter:
    """Writes down the results of the matches of live tables.

    What a process left undone is done when the table is loaded again. A failure is logged and not
    raised: the log has everything.
    """

    def __init__(self, results: Results) -> None:
        self._results = results
        self._writing: dict[TableId, set[asyncio.Task[None]]] = {}

    def watch(self, session: TableSession) -> None:
        """Note the results of a table: of matches that are over, and of those to come."""
        session.listeners.append(partial(self._hear, session))
        match = session.table.match
        if match is not None and (match.ended or match.prepared.number > 1):
            self._begin(session, self._note(session))

    async def finish(self, table: TableId) -> None:
        """Wait until everything that was begun of a table is written."""
        if writing := self._writing.get(table):
            await asyncio.wait(writing)

    async def close(self) -> None:
        """Wait until everything that was begun is written."""
        for table in list(self._writing):
            await self.finish(table)

    def _hear(self, session: TableSession, update: TableUpdate) -> None:
        if not update.beyond_play:
            return
        for event in update.entry.events:
            if isinstance(event, ev.MatchEnded):
                self._begin(session, self._note(session))
            elif isinstance(event, ev.PlayerBound):
                self._share(session, event)

    def _share(self, session: TableSession, bound: ev.PlayerBound) -> None:
        """Let a further device of a player have the results that the others have."""
        player = session.table.players.get(bound.player)
        others = set() if player is None else player.guests - {bound.guest}
        if others:
            self._begin(session, self._results.share(others, bound.guest))

    async def _note(self, session: TableSession) -> None:
        noted = await self._results.last_noted(session.id)
        async for result, holders in match_results(session.log, empty(session.table), noted):
            await self._results.note(session.id, result, holders)

    def _begin(self, session: TableSession, work: Coroutine[Any, Any, None]) -> None:
        async def done() -> None:
            try:
                await work
            except LogUnavailableError as error:
                logger.warning("table %s: results can't be noted: %s", session.id, error)
            except Exception:
                logger.exception("table %s: results can't be noted: there is a fault", session.id)

        writing = self._writing.setdefault(session.id, set())
        task = asyncio.ensure_future(done())
        writing.add(task)
        task.add_done_callback(partial(self._end, session.id))

    def _end(self, table: TableId, task: asyncio.Task[None]) -> None:
        writing = self._writing[table]
        writing.discard(task)
        if not writing:
            del self._writing[table]
