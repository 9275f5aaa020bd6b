"""Past updates, computed again from the log exactly as they were sent, but for cleared chat."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Hashable
from functools import partial
from typing import Final

from morpho_server.history.moves import moves_of
from morpho_server.history.past_rounds import (
    MatchGoesOnError,
    PastMatch,
    Played,
    past_match,
    played_round,
    played_rounds,
)
from morpho_server.history.report import Report, report_of
from morpho_server.history.request_queues import RequestQueues
from morpho_server.history.time_slices import TimeSlices
from morpho_server.tables.log.entry import Entry, without_texts
from morpho_server.tables.log.replay import Replay, opens_round
from morpho_server.tables.log.table_log import LogReader
from morpho_server.tables.model.ids import PlayerId, TableId
from morpho_server.tables.model.table import Table
from morpho_server.tables.runtime.stream import Stream

MOST_TABLES: Final = 64
"""For how many tables marks are kept: those last asked about."""

APART: Final = 500
"""The fewest entries between two marks, of some 10 kB each."""


class History:
    """Serves requests for the past: those of one asker one after another, all others meanwhile.

    An ``asker`` is a guest, or the address of a visitor who is at no table. What a request costs
    depends on entries that its asker has heard nothing of. So it is done in ``slices``, and lets
    nobody else wait.
    """

    def __init__(self, slices: TimeSlices) -> None:
        self.slices = slices
        self._queues = RequestQueues()
        self._pasts: OrderedDict[tuple[TableId, str], Past] = OrderedDict()

    async def updates(
        self,
        asker: Hashable,
        stream: Stream,
        player: PlayerId | None,
        after: int,
        limit: int,
    ) -> list[str]:
        """Return at most ``limit`` of a player's updates above a number, oldest first.

        Raises :exc:`.request_queues.HistoryBusyError`,
        :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        async with self._queues.turn(asker):
            past = self._past_of(stream)
            return await past.updates(stream.log, player, after, limit, stream.table)

    async def round(
        self, asker: Hashable, stream: Stream, match: int, number: int | None
    ) -> Played | None:
        """Return a round of a table's match, the first without a number, ``None`` if none was.

        Raises :exc:`.request_queues.HistoryBusyError`, :exc:`.past_rounds.MatchGoesOnError`,
        :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        async with self._queues.turn(asker):
            return await played_round(self.slices, stream.log, empty(stream.table), match, number)

    async def match(self, asker: Hashable, stream: Stream, match: int) -> PastMatch | None:
        """Return a table's match that is over, ``None`` if there was none. It raises the same."""
        async with self._queues.turn(asker):
            return await past_match(self.slices, stream.log, empty(stream.table), match)

    async def rounds(self, asker: Hashable, stream: Stream, match: int) -> list[Played]:
        """Return the rounds of a table's match that is over, in order. It raises the same."""
        async with self._queues.turn(asker):
            return await played_rounds(self.slices, stream.log, empty(stream.table), match)

    def moves(self, asker: Hashable, stream: Stream, match: int) -> AsyncIterator[str] | None:
        """Return the moves of a table's match that is over, as JSON in parts, ``None`` if none was.

        Each part waits for its turn as long as it takes, so a check is not refused because its
        asker watches replays. Raises :exc:`.past_rounds.MatchGoesOnError`, while it is read also
        :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        table = stream.table
        if table.in_match and match == table.match_on.prepared.number:
            raise MatchGoesOnError
        if match >= table.prepared.number:
            return None
        turn = partial(self._queues.turn_within, None, asker)
        return moves_of(self.slices, stream.log, table, match, turn)

    async def report(
        self, asker: Hashable, stream: Stream, player: PlayerId, server: str
    ) -> Report:
        """Return a player's report of a problem; ``server`` is the running version.

        Raises as :meth:`updates` does.
        """
        async with self._queues.turn(asker):
            return await report_of(self.slices, stream, player, empty(stream.table), server)

    def forget(self, table: TableId) -> None:
        """Forget what is cached of a table."""
        for key in [key for key in self._pasts if key[0] == table]:
            del self._pasts[key]

    def _past_of(self, stream: Stream) -> "Past":
        key = stream.id, stream.log.history
        past = self._pasts.get(key)
        if past is None:
            past = self._pasts[key] = Past(self.slices, Replay(empty(stream.table)))
        self._pasts.move_to_end(key)
        if len(self._pasts) > MOST_TABLES:
            self._pasts.popitem(last=False)
        return past


class Past:
    """The cached past of one table.

    A round can be replayed from the entry that opens it. So the log is fast-forwarded once, and
    marks are left before some of these entries. A request then applies a few hundred entries,
    however many there are.
    """

    def __init__(self, slices: TimeSlices, beginning: Replay) -> None:
        self._slices = slices
        self._marks = [beginning.copy()]
        self._reached = beginning
        self._marking = asyncio.Lock()

    async def updates(
        self, log: LogReader, player: PlayerId | None, after: int, limit: int, present: Table
    ) -> list[str]:
        """Return at most ``limit`` of a player's updates above a number, oldest first.

        They have none of the texts that were cleared at the ``present`` table.
        """
        if self._reached.projection.number(player) < after:
            async with self._marking:
                await self._fast_forward(log, player, after)
        replay = self._mark_before(player, after).copy()
        texts: list[str] = []
        is_there = False
        async for entry in self._entries_after(log, replay):
            if not is_there and replay.projection.number(player) < after:
                replay.fast_forward(entry)
                continue
            if not is_there:
                is_there = True
                for _ in replay.steps():
                    await self._slices.pause()
            is_cleared = entry.seq < present.cleared_by
            update = replay.apply(without_texts(entry) if is_cleared else entry)
            if update.is_for(player) and update.number_for(player) > after:
                texts.append(update.text(player))
            if len(texts) == limit:
                break
        return texts

    async def _fast_forward(self, log: LogReader, player: PlayerId | None, after: int) -> None:
        """Leave marks up to a player's number."""
        reached = self._reached
        if reached.projection.number(player) >= after:
            return
        async for entry in self._entries_after(log, reached):
            apart = reached.table.seq - self._marks[-1].table.seq
            if apart >= APART and opens_round(entry):
                self._marks.append(reached.copy())
            reached.fast_forward(entry)
            if reached.projection.number(player) >= after:
                return

    def _entries_after(self, log: LogReader, replay: Replay) -> AsyncIterator[Entry]:
        return self._slices.entries(log, replay.table.game.name, replay.table.seq)

    def _mark_before(self, player: PlayerId | None, after: int) -> Replay:
        """Return the last mark from which a player's updates above a number can be computed."""
        # The entry that comes next opens a round. Its update is for all, so its number is known.
        marks = (mark for mark in reversed(self._marks) if mark.projection.number(player) < after)
        return next(marks, self._marks[0])


def empty(table: Table) -> Table:
    """Return a table as it was at first, to apply its log to."""
    return Table(table.game, table.strengths, table.games)
