"""What is counted and measured as it happens, by plain numbers.

Nothing here depends on a hidden card, or on what is done in secret, of a round that goes on:

- Commits, updates and their fan-out are those that everybody at a table hears of.
- Of bots, how long their answers take and how often they are replaced depends on what they hold,
  and how often they are asked also on what is done in secret. So both wait until the round is over.

That concerns how many there are. How long something takes may depend on anything.
"""

import asyncio
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import accumulate
from time import perf_counter
from typing import Final

from morpho_server.realtime.hub import Hub
from morpho_server.storage.log.log import StoredLog
from morpho_server.tables.messages.events import BotReplaced
from morpho_server.tables.model.ids import TableId
from morpho_server.tables.runtime.registry import LiveTables
from morpho_server.tables.runtime.session import TableSession
from morpho_server.tables.stream.update import TableUpdate
from morpho_server.workers.questions import Answer, BotFailedError, Question, Thinker

BOUNDS: Final = (0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
"""The bounds of all histograms, in seconds."""

LAG_SECONDS: Final = 0.5
"""The interval at which the event loop's lag is measured."""


class Histogram:
    """How many durations there were up to each bound, and their ``sum``, in seconds."""

    def __init__(self) -> None:
        self.sum = 0.0
        self._counts = [0] * (len(BOUNDS) + 1)

    def observe(self, seconds: float) -> None:
        """Count a duration."""
        self.sum += seconds
        self._counts[bisect_left(BOUNDS, seconds)] += 1

    def buckets(self) -> Iterator[tuple[str, int]]:
        """Yield each bound, and how many durations were not longer."""
        return zip((*map(str, BOUNDS), "+Inf"), accumulate(self._counts), strict=True)


@dataclass(slots=True)
class _Withheld:
    """What bots did in a round that goes on."""

    answers: list[float] = field(default_factory=list)
    replaced: Counter[str] = field(default_factory=Counter)


class Counts:
    """Counts since the start of this process."""

    def __init__(self) -> None:
        self.updates: Counter[str] = Counter()
        self.replaced: Counter[str] = Counter()
        self.commits = Histogram()
        self.fan_outs = Histogram()
        self.lags = Histogram()
        self.answers = Histogram()
        self._withheld: dict[TableId, _Withheld] = {}
        self._published_at = 0.0

    def watch(self, tables: LiveTables, hub: Hub, log: StoredLog) -> None:
        """Count what happens at all tables from now on; none may be live."""
        log.on_commit = self.commits.observe
        before = tables.on_loaded.index(hub.attach)
        tables.on_loaded.insert(before, lambda session: session.listeners.append(self._begin))
        tables.on_loaded.insert(before + 2, self._watch)
        tables.on_forgotten.append(self._forget)

    def timing(self, thinker: Thinker) -> Thinker:
        """Return a thinker whose answers are timed."""
        return _Timed(thinker, self._answered)

    async def sample_lag(self) -> None:
        """Measure time and again how late the event loop is, until cancelled."""
        while True:
            begun = perf_counter()
            await asyncio.sleep(LAG_SECONDS)
            self.lags.observe(max(0.0, perf_counter() - begun - LAG_SECONDS))

    def _watch(self, session: TableSession) -> None:
        session.listeners.append(partial(self._hear, session))

    def _forget(self, session: TableSession) -> None:
        self._withheld.pop(session.id, None)

    def _begin(self, _: TableUpdate) -> None:
        self._published_at = perf_counter()

    def _hear(self, session: TableSession, update: TableUpdate) -> None:
        """Count an update that the pages of its table have just been sent."""
        if update.only is None:
            self.fan_outs.observe(perf_counter() - self._published_at)
            self.updates[session.table.game.name] += 1
        if update.entry.player is None:  # the server did it, perhaps for a bot
            for event in update.entry.events:
                if isinstance(event, BotReplaced):
                    self._of(session.id).replaced[event.reason] += 1
        if session.id in self._withheld and session.table.phase != "playing":
            self._release(self._withheld.pop(session.id))

    def _answered(self, table: TableId, seconds: float) -> None:
        self._of(table).answers.append(seconds)

    def _of(self, table: TableId) -> _Withheld:
        return self._withheld.setdefault(table, _Withheld())

    def _release(self, withheld: _Withheld) -> None:
        self.replaced += withheld.replaced
        for seconds in withheld.answers:
            self.answers.observe(seconds)


@dataclass(frozen=True, slots=True)
class _Timed(Thinker):
    """Has another one think, and notes how long a table's bots wait for an answer, or for none."""

    thinker: Thinker
    note: Callable[[TableId, float], None]

    def prepare(self) -> None:
        """Get ready."""
        self.thinker.prepare()

    async def think(self, question: Question) -> Answer:
        """Return a bot's answer; raises :exc:`BotFailedError`."""
        begun = perf_counter()
        try:
            answer = await self.thinker.think(question)
        except BotFailedError:
            self.note(question.table, perf_counter() - begun)
            raise
        self.note(question.table, perf_counter() - begun)
        return answer
