"""Deductions from public events at live tables, for the aid that a host may offer.

They are worked out once for each table and each public state, in the pool of aids.
"""

import asyncio
import logging
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Final
from weakref import WeakKeyDictionary

from morpho_server.games.aids import DEDUCTION_OPTION
from morpho_server.games.registry import deduction_of
from morpho_server.tables.messages.errors import OverloadedError
from morpho_server.tables.model.ids import GuestId
from morpho_server.tables.model.table import Table
from morpho_server.tables.runtime.stream import Stream
from morpho_server.tables.stream.transcripts import Transcripts
from morpho_server.tables.stream.update import TableUpdate
from morpho_server.workers.questions import Aids, BotFailedError, NoWorkerError, OpenQuestion

logger = logging.getLogger(__name__)

RETRY_MILLIS: Final = 1000
"""The delay before a retry, where there was no answer."""

MOST_EVENTS: Final = 10_000
"""The most public events of a round with deductions; among people a long one has some hundred."""

LEAST_LIMIT: Final = 2.0
"""The seconds that a deduction may take besides those for its events."""

EVENT_LIMIT: Final = 0.001
"""The seconds that each event may take, on average: ten times what it takes."""

TRIES: Final = 3
"""The most attempts to read a table that goes on while its log is read."""


@dataclass(slots=True)
class _Kept:
    """A table's public events, and the last deduction: its position in them, and the answer.

    ``failed`` is the round, by the entry that it follows, in which one has failed.
    """

    transcripts: Transcripts = field(default_factory=Transcripts)
    after: Hashable = None
    answer: asyncio.Future[str] | None = None
    failed: int | None = None


class Deductions:
    """Gets what everybody could work out at a table, and keeps it until there is more to see.

    After one that failed or took too long there are none for the rest of the round.
    """

    def __init__(self, aids: Aids) -> None:
        self._aids = aids
        self._kept: WeakKeyDictionary[Stream, _Kept] = WeakKeyDictionary()

    async def of(self, stream: Stream, guest: GuestId) -> str | None:
        """Return the deduction as JSON, or ``None`` without the aid or without a round.

        It is worked out on behalf of a guest, if it is not yet.

        Raises :exc:`OverloadedError` and :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        for _ in range(TRIES):
            if not _is_offered(stream.table):
                return None
            kept = self._kept.get(stream) or self._follow(stream)
            if await kept.transcripts.catch_up(stream.log, stream.table):
                return await self._answer(stream, kept, guest)
        raise OverloadedError(RETRY_MILLIS)

    def close(self) -> None:
        """Give up what is being worked out."""
        for kept in self._kept.values():
            if kept.answer is not None:
                kept.answer.cancel()

    def _follow(self, stream: Stream) -> _Kept:
        kept = self._kept[stream] = _Kept()

        def hear(update: TableUpdate) -> None:
            kept.transcripts.hear(update.entry, stream.table)

        stream.listeners.append(hear)
        return kept

    async def _answer(self, stream: Stream, kept: _Kept, guest: GuestId) -> str | None:
        table = stream.table
        begun = table.match_on.begun_after
        events = kept.transcripts.events(None)
        if len(events) > MOST_EVENTS or kept.failed == begun:
            return None
        after = begun, len(events)
        if kept.answer is None or kept.after != after:
            limit = LEAST_LIMIT + EVENT_LIMIT * len(events)
            question = OpenQuestion(stream.id, table.game.name, events, guest, limit)
            kept.after = after
            kept.answer = asyncio.ensure_future(self._aids.deduce(question))
            kept.answer.add_done_callback(_take_notice)
        answer = kept.answer
        try:
            return await asyncio.shield(answer)
        except NoWorkerError:
            if kept.answer is answer:
                kept.answer = None
            raise OverloadedError(RETRY_MILLIS) from None
        except BotFailedError as error:
            if kept.failed != begun:
                kept.failed = begun
                logger.error("%s: the deduction failed: %s", stream, error)  # noqa: TRY400 - a worker's fault
            return None


def _take_notice(answer: asyncio.Future[str]) -> None:
    """Notice a failure, even if all who asked are gone."""
    if not answer.cancelled():
        answer.exception()


def _is_offered(table: Table) -> bool:
    """Return whether a round goes on in which everybody is offered the aid."""
    is_on = table.phase == "playing" and bool(table.options.get(DEDUCTION_OPTION.name))
    return is_on and deduction_of(table.game.name) is not None
