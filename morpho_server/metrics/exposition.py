"""The metrics of this process in Prometheus' text format; most are looked up when asked for.

What depends on a hidden card, or on what is done in secret, of a round that goes on is left out:

- Refusals are those of the security log. A table's and a game's own codes are missing: moves are
  refused for what somebody holds, and ``stale`` and ``overloaded`` also come to secret votes.
- Pages that come back are counted whether they get what they missed or a snapshot: that also
  depends on the updates that a player had alone.
- The size of the database comes in large steps, or each secret vote would show.

:mod:`~morpho_server.metrics.counts` says what else is left out.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from time import monotonic
from typing import Any, Final, get_args

from prometheus_client import generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from morpho_server.api.security_log import COUNTED, SecurityLog
from morpho_server.api.services import Services
from morpho_server.metrics.counts import Counts, Histogram
from morpho_server.realtime.broadcast import NoBroadcast
from morpho_server.realtime.node import Node
from morpho_server.storage.backup.folder import age_of_newest
from morpho_server.storage.database.open import Database
from morpho_server.tables.model.ids import Phase
from morpho_server.tables.ports import LogUnavailableError

SIZE_STEP: Final = 16 << 20
"""The bytes to which the size of the database is rounded up: many thousand entries."""

KEPT_SECONDS: Final = 1.0
"""For how long the same text is given again."""

READING_SECONDS: Final = 2.0
"""The most time that the database may take."""

_Values = Mapping[Any, float]  # by tuples of as many labels as the metric has


class Exposition(Collector):
    """Writes the metrics of a server, from its parts. ``backup_folder`` is that of its backups."""

    def __init__(
        self,
        counts: Counts,
        services: Services,
        security_log: SecurityLog,
        database: Database,
        node: Node | None,
        backup_folder: str | None,
    ) -> None:
        self._counts = counts
        self._services = services
        self._security_log = security_log
        self._database = database
        self._node = node
        self._backup_folder = None if backup_folder is None else Path(backup_folder)
        self._database_bytes: int | None = None
        self._backup_age: float | None = None
        self._text = b""
        self._written_at = -KEPT_SECONDS

    async def text(self) -> bytes:
        """Return all metrics as text. What can't be read now is missing."""
        if monotonic() >= self._written_at + KEPT_SECONDS:
            self._written_at = monotonic()
            try:
                async with asyncio.timeout(READING_SECONDS):
                    self._database_bytes = await self._database.health.size()
            except (LogUnavailableError, TimeoutError):
                self._database_bytes = None
            if self._backup_folder is not None:
                self._backup_age = await asyncio.to_thread(age_of_newest, self._backup_folder)
            self._text = generate_latest(self)
        return self._text

    def collect(self) -> Iterator[Metric]:
        """Yield all metrics."""
        yield from self._of_tables()
        yield from self._of_pages()
        yield from self._of_bots()
        yield from self._of_database()
        refused = self._security_log.totals
        refusals = {(code,): refused[code] for code in sorted(COUNTED)}
        yield _counter("refusals", "Refusals that the security log counts", refusals, "code")
        lags = self._counts.lags
        yield _histogram("loop_lag_seconds", "How late the event loop is, twice a second", lags)
        if self._node is not None and not isinstance(self._node.broadcast, NoBroadcast):
            connected = self._node.broadcast.connected
            yield _gauge("redis_connected", "Whether messages come through Redis", connected)

    def _of_tables(self) -> Iterator[Metric]:
        live, counts = self._services.tables, self._counts
        phases = {(game, phase): 0 for game in live.games for phase in get_args(Phase)}
        tables = phases | Counter((s.table.game.name, str(s.table.phase)) for s in live)
        yield _gauge("tables", "Tables in memory", tables, "game", "phase")
        updates = {(game,): counts.updates[game] for game in live.games}
        yield _counter("updates", "Updates that everybody at a table hears of", updates, "game")
        took = "Until an update is handed to all pages of its table"
        yield _histogram("fan_out_seconds", took, counts.fan_outs)

    def _of_pages(self) -> Iterator[Metric]:
        services = self._services
        people, sockets = services.hub.people, len(services.token_watch.pages())
        yield _gauge("people", "People with a page open here, at each of their tables", people)
        yield _gauge("sockets", "Open sockets of pages", sockets)
        yield _counter("resumes", "Pages that came back after an update", services.hub.resumes)

    def _of_bots(self) -> Iterator[Metric]:
        counts = self._counts
        tables = [session.table for session in self._services.tables]
        bots = {
            ("seat",): sum(len(table.bots) for table in tables),
            ("stand_in",): sum(len(table.stand_ins) for table in tables),
        }
        yield _gauge("bots", "Bots at tables in memory", bots, "kind")
        waited = "How long bots waited for an answer, in rounds that are over"
        yield _histogram("bot_answer_seconds", waited, counts.answers)
        replaced = {(reason,): counts.replaced[reason] for reason in ("failed", "slow")}
        yield _counter(
            "bots_replaced",
            "Decisions of a simpler bot, in rounds that are over",
            replaced,
            "reason",
        )

    def _of_database(self) -> Iterator[Metric]:
        commits = self._counts.commits
        durable = "Until an entry that everybody hears of is durable"
        yield _histogram("commit_seconds", durable, commits)
        if self._database_bytes is not None:
            rounded = -(-self._database_bytes // SIZE_STEP) * SIZE_STEP
            yield _gauge("database_bytes", "Size of the database, in steps of 16 MiB", rounded)
        if self._backup_age is not None:
            yield _gauge("backup_age_seconds", "Age of the newest backup", self._backup_age)


def _gauge(name: str, text: str, values: _Values | float, *labels: str) -> Metric:
    return _filled(GaugeMetricFamily(f"morpho_{name}", f"{text}.", labels=labels), values)


def _counter(name: str, text: str, values: _Values | float, *labels: str) -> Metric:
    return _filled(CounterMetricFamily(f"morpho_{name}", f"{text}.", labels=labels), values)


def _filled(
    family: GaugeMetricFamily | CounterMetricFamily, values: _Values | float
) -> GaugeMetricFamily | CounterMetricFamily:
    for labels, value in (values if isinstance(values, Mapping) else {(): values}).items():
        family.add_metric(labels, value)
    return family


def _histogram(name: str, text: str, histogram: Histogram) -> Metric:
    buckets = list(histogram.buckets())
    return HistogramMetricFamily(
        f"morpho_{name}", f"{text}.", buckets=buckets, sum_value=histogram.sum
    )
