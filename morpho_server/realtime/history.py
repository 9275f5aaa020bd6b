"""Updates of long ago, told again from the log exactly as they were."""

import asyncio
from typing import Any, Final

from morpho_server.games.game import Game
from morpho_server.realtime.frames import Update
from morpho_server.tables.audience import Audience
from morpho_server.tables.desk import Desk
from morpho_server.tables.entries import Entry
from morpho_server.tables.folding import fold
from morpho_server.tables.table import Table
from morpho_server.tables.words import PlayerId

WAITING_SECONDS: Final = 5.0
"""How long a question may wait for those before it."""


class HistoryBusyError(Exception):
    """So many ask for the past that it will not be this question's turn soon."""


class History:
    """Answers who asks for the past, one after another.

    What it costs is the processor's time and a whole log in memory: many at once would get their
    answers no sooner, and all who play would wait with them.
    """

    def __init__(self) -> None:
        self._turnstile = asyncio.Lock()

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
            entries = await desk.log.read()
            # A long table is folded in milliseconds, too long for the event loop.
            return await asyncio.to_thread(
                _told_again, entries, desk.table.game, player, after, limit
            )
        finally:
            self._turnstile.release()


def _told_again(
    entries: list[Entry], game: Game[Any], player: PlayerId, after: int, limit: int
) -> list[str]:
    table, audience, texts = Table(game), Audience(), list[str]()
    further = iter(entries)
    while audience.number(player) < after and (entry := next(further, None)) is not None:
        fold(table, entry)
        audience.pass_over(entry, table)
    if table.seq > 0:
        audience.settle(table)
    for entry in further:
        fold(table, entry)
        update = Update(audience.hear(entry, table), table)
        if not update.is_for(player) or update.number_for(player) <= after:
            continue
        texts.append(update.text(player))
        if len(texts) == limit:
            break
    return texts
