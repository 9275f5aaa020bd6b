"""The knowledge that was possible in past rounds, worked out once each, in the pool of aids."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from morpho_server.games.registry import analysis_of
from morpho_server.tables.messages.errors import OverloadedError
from morpho_server.tables.model.ids import GuestId, TableId
from morpho_server.tables.stream.round_summary import RoundSummary
from morpho_server.workers.questions import (
    Aids,
    Analysed,
    BotFailedError,
    NoWorkerError,
    PastQuestion,
)

logger = logging.getLogger(__name__)

MOST_KEPT: Final = 256
"""The most rounds that are kept, of some 10 to 60 kB each: those last asked about."""

MOST_ROUNDS: Final = 64
"""The most rounds that a match with a story may have."""

MOST_STEPS: Final = 1000
"""The most steps of a round with an analysis; among people a long one has a tenth of that."""

LEAST_LIMIT: Final = 2.0
"""The seconds that an analysis may take besides those for its steps."""

STEP_LIMIT: Final = 0.02
"""The seconds that each step may take, on average: ten times what it takes."""

WAITING_SECONDS: Final = 5.0
"""The longest wait for an analysis before a client has to retry."""

RETRY_MILLIS: Final = 2000
"""The delay before a retry."""

_Round = tuple[TableId, int, int, int | None]
"""A round: its numbers may come again after entries were lost, so its last one's checksum, too."""


class Analyses:
    """Gets what could have been known in rounds that may be seen again, and keeps it.

    An analysis that fails or takes too long is kept as failed, and not begun again.
    """

    def __init__(self, aids: Aids) -> None:
        self._aids = aids
        self._kept: OrderedDict[_Round, asyncio.Task[Analysed | None]] = OrderedDict()
        self._under_way: set[asyncio.Task[Analysed | None]] = set()

    async def of_round(self, guest: GuestId, summary: RoundSummary) -> str | None:
        """Return the analysis of a round as JSON; ``None`` for a round that has none.

        Raises :exc:`OverloadedError`.
        """
        found = await self._all_of(guest, [summary])
        if found is None:
            return None
        return f'{{"chances":{found[0].chances},"story":{found[0].story}}}'

    async def of_match(self, guest: GuestId, rounds: Sequence[RoundSummary]) -> str | None:
        """Return the stories of a match's rounds as JSON, or ``None`` for one without them.

        Raises :exc:`OverloadedError`; what was found until then is kept.
        """
        found = await self._all_of(guest, rounds)
        if found is None:
            return None
        return f'{{"rounds":[{",".join(each.story for each in found)}]}}'

    def close(self) -> None:
        """Give up what is being worked out."""
        for task in self._under_way:
            task.cancel()

    async def _all_of(
        self, guest: GuestId, rounds: Sequence[RoundSummary]
    ) -> list[Analysed] | None:
        """Return the analyses of rounds, one after another, or ``None`` if one has none."""
        if len(rounds) > MOST_ROUNDS or not all(map(_has_analysis, rounds)):
            return None
        found = []
        try:
            async with asyncio.timeout(WAITING_SECONDS):
                for summary in rounds:
                    analysed = await asyncio.shield(self._task(guest, summary))
                    if analysed is None:
                        return None
                    found.append(analysed)
        except (TimeoutError, NoWorkerError):
            raise OverloadedError(RETRY_MILLIS) from None
        return found

    def _task(self, guest: GuestId, summary: RoundSummary) -> asyncio.Task[Analysed | None]:
        key = summary.table, summary.match, summary.number, summary.entries[-1].checksum
        task = self._kept.get(key)
        if task is None:
            task = self._kept[key] = asyncio.ensure_future(self._analyse(guest, summary))
            self._under_way.add(task)
            task.add_done_callback(lambda task: self._finish(key, task))
        self._kept.move_to_end(key)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return task

    def _finish(self, key: _Round, task: asyncio.Task[Analysed | None]) -> None:
        """Forget a task without a result, so that it is tried again."""
        self._under_way.discard(task)
        if (task.cancelled() or task.exception() is not None) and self._kept.get(key) is task:
            del self._kept[key]

    async def _analyse(self, guest: GuestId, summary: RoundSummary) -> Analysed | None:
        steps = await summary.steps()
        limit = LEAST_LIMIT + STEP_LIMIT * len(steps)
        question = PastQuestion(summary.table, summary.game, summary.seats, steps, guest, limit)
        try:
            return await self._aids.analyse(question)
        except NoWorkerError:
            raise
        except BotFailedError as error:
            logger.error("table %s: an analysis failed: %s", summary.code, error)  # noqa: TRY400 - a worker's fault
            return None


def _has_analysis(summary: RoundSummary) -> bool:
    return analysis_of(summary.game) is not None and len(summary.entries) <= MOST_STEPS
