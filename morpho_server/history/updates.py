"""Past updates, computed again from the log exactly as they were sent, but for cleared chat."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final

from morpho_server.history.moves import moves_of
from morpho_server.history.report import Report, report_of
from morpho_server.history.rounds import (
    MatchGoesOnError,
    PastMatch,
    Played,
    past_match,
    played_round,
    played_rounds,
)
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.log.replay import Replay, opens_round
from morpho_server.tables.log.table_log import TableLog
from morpho_server.tables.messages.events import Said
from morpho_server.tables.model.ids import PlayerId, TableId
from morpho_server.tables.model.table import Table
from morpho_server.tables.runtime.session import TableSession

WAITING_SECONDS: Final = 5.0
"""The most time that a request may wait for those before it."""

MOST_TABLES: Final = 64
"""For how many tables marks are kept: those last asked about."""

APART: Final = 500
"""The fewest entries between two marks, of some 10 kB each."""

PAGE: Final = 200
"""The most entries that are read at a time; fast-forwarding them takes 1 ms."""

SLICE: Final = 20
"""The entries applied between two turns of the event loop, about 2 ms."""


class HistoryBusyError(Exception):
    """There are too many requests for the past to serve this one soon."""


class History:
    """Serves requests for the past, one after another.

    They cost processor time: many at once would be served no sooner, and all players would wait
    with them.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._pasts: OrderedDict[TableId, Past] = OrderedDict()

    async def updates(
        self, session: TableSession, player: PlayerId, after: int, limit: int
    ) -> list[str]:
        """Return at most ``limit`` of a player's updates above a number, oldest first.

        Raises :exc:`HistoryBusyError`, :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        async with self._turn():
            past = self._past_of(session)
            return await past.updates(session.log, player, after, limit, session.table)

    async def round(self, session: TableSession, match: int, number: int | None) -> Played | None:
        """Return a round of a table's match, the first without a number, ``None`` if none was.

        Raises :exc:`HistoryBusyError`, :exc:`.rounds.MatchGoesOnError`,
        :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        async with self._turn():
            return await played_round(session.log, empty(session.table), match, number)

    async def match(self, session: TableSession, match: int) -> PastMatch | None:
        """Return a table's match that is over, ``None`` if there was none. It raises the same."""
        async with self._turn():
            return await past_match(session.log, empty(session.table), match)

    async def rounds(self, session: TableSession, match: int) -> list[Played]:
        """Return the rounds of a table's match that is over, in order. It raises the same."""
        async with self._turn():
            return await played_rounds(session.log, empty(session.table), match)

    def moves(self, session: TableSession, match: int) -> AsyncIterator[str] | None:
        """Return the moves of a table's match that is over, as JSON in parts, ``None`` if none was.

        Each part waits for its turn as long as it takes, so a check is not refused because others
        watch replays. Raises :exc:`.rounds.MatchGoesOnError`, while it is read also
        :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        table = session.table
        if table.in_match and match == table.match_on.prepared.number:
            raise MatchGoesOnError
        if match >= table.prepared.number:
            return None
        return moves_of(session.log, table, match, self._lock)

    async def report(self, session: TableSession, player: PlayerId, server: str) -> Report:
        """Return a player's report of a problem; ``server`` is the running version.

        Raises as :meth:`updates` does.
        """
        async with self._turn():
            return await report_of(session, player, empty(session.table), server)

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        try:
            async with asyncio.timeout(WAITING_SECONDS):
                await self._lock.acquire()
        except TimeoutError:
            raise HistoryBusyError from None
        try:
            yield
        finally:
            self._lock.release()

    def _past_of(self, session: TableSession) -> "Past":
        past = self._pasts.setdefault(session.id, Past(Replay(empty(session.table))))
        self._pasts.move_to_end(session.id)
        if len(self._pasts) > MOST_TABLES:
            self._pasts.popitem(last=False)
        return past


class Past:
    """The cached past of one table.

    A round can be replayed from the entry that opens it. So the log is fast-forwarded once, and
    marks are left before some of these entries. A request then applies a few hundred entries,
    however many there are.
    """

    def __init__(self, beginning: Replay) -> None:
        self._marks = [beginning.copy()]
        self._reached = beginning

    async def updates(
        self, log: TableLog, player: PlayerId, after: int, limit: int, present: Table
    ) -> list[str]:
        """Return at most ``limit`` of a player's updates above a number, oldest first.

        They have none of the texts that were cleared at the ``present`` table.
        """
        await self._fast_forward(log, player, after)
        replay = self._mark_before(player, after).copy()
        await _replay(replay, log, player, after)
        return await _past_updates(replay, log, player, after, limit, present)

    async def _fast_forward(self, log: TableLog, player: PlayerId, after: int) -> None:
        """Leave marks up to a player's number."""
        reached = self._reached
        while reached.projection.number(player) < after:
            entries = await log.read(reached.table.seq, PAGE, reached.table.game.name)
            for entry in entries:
                apart = reached.table.seq - self._marks[-1].table.seq
                if apart >= APART and opens_round(entry):
                    self._marks.append(reached.copy())
                reached.fast_forward(entry)
            if len(entries) < PAGE:
                return

    def _mark_before(self, player: PlayerId, after: int) -> Replay:
        """Return the last mark from which a player's updates above a number can be computed."""
        # The entry that comes next opens a round. Its update is for all, so its number is known.
        marks = (mark for mark in reversed(self._marks) if mark.projection.number(player) < after)
        return next(marks, self._marks[0])


def empty(table: Table) -> Table:
    """Return a table as it was at first, to apply its log to."""
    return Table(table.game, table.strengths, table.games)


async def _replay(replay: Replay, log: TableLog, player: PlayerId, after: int) -> None:
    """Fast-forward to a player's number."""
    more = True
    while more and replay.projection.number(player) < after:
        entries = await log.read(replay.table.seq, PAGE, replay.table.game.name)
        more = len(entries) == PAGE
        for entry in entries:
            if replay.projection.number(player) < after:
                replay.fast_forward(entry)
    replay.finish()


async def _past_updates(
    replay: Replay, log: TableLog, player: PlayerId, after: int, limit: int, present: Table
) -> list[str]:
    texts: list[str] = []
    while True:
        entries = await log.read(replay.table.seq, PAGE, replay.table.game.name)
        for number, entry in enumerate(entries, 1):
            is_cleared = entry.seq < present.cleared_by
            update = replay.apply(_without_texts(entry) if is_cleared else entry)
            if update.is_for(player) and update.number_for(player) > after:
                texts.append(update.text(player))
            if len(texts) == limit:
                return texts
            if number % SLICE == 0:
                await asyncio.sleep(0)
        if len(entries) < PAGE:
            return texts


def _without_texts(entry: Entry) -> Entry:
    said = (replace(e, text="", phrase=None) if isinstance(e, Said) else e for e in entry.events)
    return entry._replace(events=tuple(said))
