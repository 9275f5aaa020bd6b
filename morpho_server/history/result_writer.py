"""Notes the results of matches for those who have played them, once their log has the end."""

import asyncio
import logging
from functools import partial
from typing import Final, Protocol

from morpho_server.history.history import empty
from morpho_server.history.results import match_results
from morpho_server.history.time_slices import TimeSlices
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.ids import GuestId, TableId
from morpho_server.tables.model.result import Holders, MatchResult
from morpho_server.tables.model.table import Table
from morpho_server.tables.ports import LogUnavailableError
from morpho_server.tables.runtime.session import TableSession
from morpho_server.tables.stream.update import TableUpdate

logger = logging.getLogger(__name__)

WAITING_SECONDS: Final = 5.0
"""The most time to wait for entries that are being written."""

Links = list[tuple[GuestId, GuestId]]
"""Guests who made a link to a further device, and the guests of these."""


class Results(Protocol):
    """Where results are noted. Everything may raise :exc:`LogUnavailableError`."""

    async def last_noted(self, table: TableId) -> int:
        """Return the number of the last match of a table that is noted, 0 for none."""

    async def note(self, table: TableId, result: MatchResult, holders: Holders) -> None:
        """Note the result of a table's match, unless it is noted already."""

    async def share(self, owner: GuestId, guest: GuestId) -> None:
        """Let a guest have all results that another has."""


class ResultWriter:
    """Writes down the results of the matches of live tables, which it reads in slices.

    Matches that a process has left out are noted when their table is loaded again. A failure is
    logged and not raised: the log has everything.
    """

    def __init__(self, results: Results, slices: TimeSlices) -> None:
        self._results = results
        self._slices = slices
        self._writing: dict[TableId, asyncio.Task[None]] = {}
        self._again: set[TableId] = set()
        self._links: dict[TableId, Links] = {}

    def watch(self, session: TableSession) -> None:
        """Note the results of a table: of matches that are over, and of those to come."""
        session.beyond_play.append(partial(self._hear, session))
        if last_ended(session.table) > 0:
            self._begin(session)

    async def finish(self, table: TableId) -> None:
        """Wait for a while until what was begun of a table is written."""
        if (writing := self._writing.get(table)) is not None:
            await asyncio.wait([writing], timeout=WAITING_SECONDS)

    async def close(self) -> None:
        """Wait for a while until what was begun is written, and drop the rest."""
        if self._writing:
            _, rest = await asyncio.wait(self._writing.values(), timeout=WAITING_SECONDS)
            for task in rest:
                task.cancel()

    def _hear(self, session: TableSession, update: TableUpdate) -> None:
        for event in update.entry.events:
            if isinstance(event, ev.MatchEnded):
                match = session.table.match_on
                if match.round > 1 or match.outcome is not None:
                    self._begin(session)
            elif isinstance(event, ev.PlayerBound) and event.linked_by is not None:
                # Of the player's other devices nothing is shared: they may be somebody else's.
                self._links.setdefault(session.id, []).append((event.linked_by, event.guest))
                self._begin(session)

    def _begin(self, session: TableSession) -> None:
        if session.id in self._writing:
            self._again.add(session.id)
            return
        self._writing[session.id] = asyncio.ensure_future(self._work(session))

    async def _work(self, session: TableSession) -> None:
        try:
            await self._write(session)
            while session.id in self._again:
                self._again.discard(session.id)
                await self._write(session)
        except LogUnavailableError as error:
            logger.warning("%s: results can't be noted: %s", session, error)
        except Exception:
            logger.exception("%s: results can't be noted: there is a fault", session)
        finally:
            self._again.discard(session.id)
            self._links.pop(session.id, None)
            del self._writing[session.id]

    async def _write(self, session: TableSession) -> None:
        noted = await self._results.last_noted(session.id)
        if noted < last_ended(session.table):
            first = empty(session.table)
            async for result, holders in match_results(self._slices, session.log, first, noted):
                await self._results.note(session.id, result, holders)
        for owner, guest in self._links.pop(session.id, ()):
            await self._results.share(owner, guest)


def last_ended(table: Table) -> int:
    """Return the number of the table's last match that is over, 0 for none."""
    if (match := table.match) is not None:
        return match.prepared.number - (match.ended is None)
    return 0 if table.preparation is None else table.prepared.number - 1
