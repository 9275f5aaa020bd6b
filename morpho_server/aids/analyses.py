"""The knowledge that was possible in past rounds, computed once each by the bot workers.

One round is analysed at a time, so that bots at live tables wait for one at most.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from morpho_server.games.registry import analysis_of
from morpho_server.tables.messages.errors import OverloadedError
from morpho_server.tables.model.ids import TableId
from morpho_server.tables.stream.round_summary import RoundSummary
from morpho_server.workers.questions import Analysed, BotFailedError, PastQuestion, Thinker

logger = logging.getLogger(__name__)

MOST_KEPT: Final = 256
"""The most rounds that are kept, of some 10 to 60 kB each: those last asked about."""

MOST_UNDER_WAY: Final = 16
"""The most rounds that may wait for their turn."""

MOST_ROUNDS: Final = 64
"""The most rounds that a match with a story may have."""

WAITING_SECONDS: Final = 5.0
"""The longest wait for an analysis before a client has to retry."""

RETRY_MILLIS: Final = 2000
"""The delay before a retry."""

_Round = tuple[TableId, int, int]


class Analyses:
    """Gets what could have been known in rounds that may be seen again, and keeps it."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._kept: OrderedDict[_Round, asyncio.Task[Analysed]] = OrderedDict()
        self._under_way: set[asyncio.Task[Analysed]] = set()
        self._one_at_a_time = asyncio.Lock()

    async def of_round(self, summary: RoundSummary) -> str | None:
        """Return the analysis of a round as JSON; ``None`` in a game that has none.

        Raises :exc:`OverloadedError`.
        """
        if analysis_of(summary.game) is None:
            return None
        [found] = await self._all_of([summary])
        return f'{{"chances":{found.chances},"story":{found.story}}}'

    async def of_match(self, rounds: Sequence[RoundSummary]) -> str | None:
        """Return the stories of a match's rounds as JSON, or ``None`` in a game without them.

        Raises :exc:`OverloadedError`; what was found until then is kept.
        """
        if len(rounds) > MOST_ROUNDS or analysis_of(rounds[0].game) is None:
            return None
        found = await self._all_of(rounds)
        return f'{{"rounds":[{",".join(each.story for each in found)}]}}'

    def close(self) -> None:
        """Give up what is being worked out."""
        for task in self._under_way:
            task.cancel()

    async def _all_of(self, rounds: Sequence[RoundSummary]) -> list[Analysed]:
        try:
            async with asyncio.timeout(WAITING_SECONDS):
                return [await asyncio.shield(self._task(summary)) for summary in rounds]
        except TimeoutError:
            raise OverloadedError(RETRY_MILLIS) from None
        except BotFailedError as error:
            logger.error("an analysis failed: %s", error)  # noqa: TRY400 - a worker's fault
            raise OverloadedError(RETRY_MILLIS) from None

    def _task(self, summary: RoundSummary) -> asyncio.Task[Analysed]:
        key = summary.table, summary.match, summary.number
        task = self._kept.get(key)
        if task is None:
            if len(self._under_way) >= MOST_UNDER_WAY:
                raise OverloadedError(RETRY_MILLIS)
            task = self._kept[key] = asyncio.ensure_future(self._analyse(summary))
            self._under_way.add(task)
            task.add_done_callback(lambda task: self._finish(key, task))
        self._kept.move_to_end(key)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return task

    def _finish(self, key: _Round, task: asyncio.Task[Analysed]) -> None:
        """Forget what failed, so that it is tried again."""
        self._under_way.discard(task)
        if task.cancelled() or task.exception() is not None:
            self._kept.pop(key, None)

    async def _analyse(self, summary: RoundSummary) -> Analysed:
        async with self._one_at_a_time:
            steps = await summary.steps()
            return await self._thinker.analyse(
                PastQuestion(summary.table, summary.game, summary.seats, steps)
            )
