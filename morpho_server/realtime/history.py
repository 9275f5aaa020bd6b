"""Updates of long ago, told again from the log exactly as they were."""

import asyncio
from collections import OrderedDict
from typing import Final

from morpho_server.realtime.frames import Update
from morpho_server.tables.desk import Desk
from morpho_server.tables.recalling import Recollection, opens_round
from morpho_server.tables.table import Table
from morpho_server.tables.table_log import TableLog
from morpho_server.tables.words import PlayerId, TableId

WAITING_SECONDS: Final = 5.0
"""How long a question may wait for those before it."""

MOST_TABLES: Final = 64
"""Of how many tables it is remembered where their past can be taken up: the last asked about."""

APART: Final = 500
"""How many entries lie at least between two places where it can, of some 10 kB each."""

PAGE: Final = 200
"""How many entries are read at a time; passing them over takes 1 ms."""

SLICE: Final = 20
"""How many entries are told again at a time, about 2 ms, before others have their turn."""


class HistoryBusyError(Exception):
    """So many ask for the past that it will not be this question's turn soon."""


class History:
    """Answers who asks for the past, one after another.

    What it costs is the processor's time: many at once would get their answers no sooner, and all
    who play would wait with them.
    """

    def __init__(self) -> None:
        self._turnstile = asyncio.Lock()
        self._pasts: OrderedDict[TableId, Past] = OrderedDict()

    async def updates(self, desk: Desk, player: PlayerId, after: int, limit: int) -> list[str]:
        """Return at most ``limit`` of a player's updates above a number, oldest first.

        Raises :exc:`HistoryBusyError`, :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        try:
            async with asyncio.timeout(WAITING_SECONDS):
                await self._turnstile.acquire()
        except TimeoutError:
            raise HistoryBusyError from None
        try:
            return await self._past_of(desk).updates(desk.log, player, after, limit)
        finally:
            self._turnstile.release()

    def _past_of(self, desk: Desk) -> "Past":
        past = self._pasts.setdefault(desk.id, Past(Recollection(Table(desk.table.game))))
        self._pasts.move_to_end(desk.id)
        if len(self._pasts) > MOST_TABLES:
            self._pasts.popitem(last=False)
        return past


class Past:
    """What is remembered of one table's past.

    A round can be told from the entry that opens it on. So the log is passed over once, and marks
    are left before some of these entries; whatever is asked then takes in a few hundred entries,
    however many there are.
    """

    def __init__(self, beginning: Recollection) -> None:
        self._marks = [beginning.copy()]
        self._reached = beginning

    async def updates(self, log: TableLog, player: PlayerId, after: int, limit: int) -> list[str]:
        """Return at most ``limit`` of a player's updates above a number, oldest first."""
        await self._pass_over(log, player, after)
        recalled = self._mark_before(player, after).copy()
        await _recall(recalled, log, player, after)
        return await _told_again(recalled, log, player, after, limit)

    async def _pass_over(self, log: TableLog, player: PlayerId, after: int) -> None:
        """Leave marks as far as to a player's number."""
        reached = self._reached
        while reached.audience.number(player) < after:
            entries = await log.read(reached.table.seq, PAGE)
            for entry in entries:
                apart = reached.table.seq - self._marks[-1].table.seq
                if apart >= APART and opens_round(entry):
                    self._marks.append(reached.copy())
                reached.pass_over(entry)
            if len(entries) < PAGE:
                return

    def _mark_before(self, player: PlayerId, after: int) -> Recollection:
        """Return the last mark from which a player's updates above a number can be told."""
        # All are told that a round opens, which comes next, and is no higher then.
        marks = (mark for mark in reversed(self._marks) if mark.audience.number(player) < after)
        return next(marks, self._marks[0])


async def _recall(recalled: Recollection, log: TableLog, player: PlayerId, after: int) -> None:
    """Take in what a player was told up to a number."""
    more = True
    while more and recalled.audience.number(player) < after:
        entries = await log.read(recalled.table.seq, PAGE)
        more = len(entries) == PAGE
        for entry in entries:
            if recalled.audience.number(player) < after:
                recalled.pass_over(entry)
    recalled.settle()


async def _told_again(
    recalled: Recollection, log: TableLog, player: PlayerId, after: int, limit: int
) -> list[str]:
    texts: list[str] = []
    while True:
        entries = await log.read(recalled.table.seq, PAGE)
        for number, entry in enumerate(entries, 1):
            update = Update(recalled.hear(entry), recalled.table)
            if update.is_for(player) and update.number_for(player) > after:
                texts.append(update.text(player))
            if len(texts) == limit:
                return texts
            if number % SLICE == 0:
                await asyncio.sleep(0)
        if len(entries) < PAGE:
            return texts
