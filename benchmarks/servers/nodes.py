"""Several nodes on one database: ``python -m benchmarks nodes [cost] [restarts]``.

They share a PostgreSQL database and a Redis.

``cost``: the CPU time of a move at one node, at several that serve whole tables, as the proxies of
``deploy/`` send them, and at several that share the players of each table. They play in turn, as
fast as they are answered and at a given rate. What PostgreSQL and Redis use is not counted.
``affine_to_one`` is to be at most 1.15.

``restarts``: each node in turn is stopped and started again, while pages play as fast as they are
answered, behind each proxy of ``deploy/`` that is installed. All that pages received is compared
with the log. ``lost``, ``twice``, ``stuck`` and ``halves`` must be 0, ``longest_away_s`` at most 1.

Each line of JSON is one result.
"""

import argparse
import asyncio
import json
import os
import statistics
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Any, Final
from zlib import crc32

import psutil
import uvloop

from benchmarks.harness.load import Load
from benchmarks.harness.pages import Play
from benchmarks.harness.process import ServerProcess, database, first_answer
from benchmarks.harness.proxies import PROXIES, is_installed, proxied
from benchmarks.harness.witness import Witness
from tests.support.neighbours import redis_url

LETTING_GO: Final = 2.0
"""After how many seconds nodes let tables go whose players are elsewhere."""
SETTLING: Final = 2.0
"""Seconds under load before each restart."""
TIMEOUT: Final = 60.0
LONGEST_AWAY: Final = 1.0


class Processes:
    """Several processes, as if they were one that uses what they use together."""

    def __init__(self, processes: Sequence[psutil.Process]) -> None:
        self._processes = processes

    def cpu_times(self) -> Any:
        """Return the sums of user and system time."""
        times = [process.cpu_times() for process in self._processes]
        return type(times[0])(*map(sum, zip(*times, strict=True)))


class SpreadLoad(Load):
    """A load whose players are at one node after the other, wherever their table is."""

    def __init__(self, nodes: Sequence[ServerProcess]) -> None:
        super().__init__(nodes[0].base, Processes([node.process for node in nodes]))
        self.bases = [node.base for node in nodes]

    def base_of(self, code: str, name: str) -> str:  # noqa: ARG002 - any node serves any table
        """Return the address at which a player has their page at a table."""
        return self.bases[int(name[1:]) % len(self.bases)]


class AffineLoad(SpreadLoad):
    """A load whose players are all at one node, as the proxies of ``deploy/`` send them."""

    def base_of(self, code: str, name: str) -> str:  # noqa: ARG002 - a table's players are together
        """Return the address at which a player has their page at a table."""
        return self.bases[crc32(code.encode()) % len(self.bases)]


@asynccontextmanager
async def running(
    url: str, count: int, core: int | None = None
) -> AsyncIterator[list[ServerProcess]]:
    """Run that many nodes on one database."""
    with ExitStack() as closing:
        settings = {"MORPHO_REDIS": redis_url(), "MORPHO_REDIS_PREFIX": f"bench-{token_hex(4)}"}
        settings["MORPHO_IDLE_MINUTES"] = str(LETTING_GO / 60)
        nodes = [
            closing.enter_context(ServerProcess(url, core=core, settings=settings))
            for _ in range(count)
        ]
        for node in nodes:
            node.start()
            await first_answer(node)
        yield nodes


async def compare(nodes: int, tables: int, rate: float | None, runs: int, seconds: float) -> None:
    """Play at one node and at several in turn; print what a move cost each."""
    async with AsyncExitStack() as closing:
        loads: list[SpreadLoad] = []
        for count, load_of in ((1, SpreadLoad), (nodes, AffineLoad), (nodes, SpreadLoad)):
            url = closing.enter_context(database("postgres"))
            load = load_of(await closing.enter_async_context(running(url, count, core=0)))
            await load.build(tables)
            await load.saturate(2)
            await asyncio.sleep(2 * LETTING_GO)
            loads.append(load)
        used: list[list[float]] = [[] for _ in loads]
        for _ in range(runs):
            for load, costs in zip(loads, used, strict=True):
                measured = load.saturate(seconds) if rate is None else load.at_rate(rate, seconds)
                costs.append((await measured)["cpu_us_per_move"])
        one, affine, spread = (statistics.median(costs) for costs in used)
        how = "as fast as they are answered" if rate is None else f"{rate:g} moves a second"
        figures = {
            "what": f"{nodes} nodes, {tables} tables of 6, {how}",
            "runs": runs,
            "cpu_us_per_move_one": round(one),
            "cpu_us_per_move_affine": round(affine),
            "cpu_us_per_move_spread": round(spread),
            "affine_to_one": round(affine / one, 3),
            "spread_to_one": round(spread / one, 3),
        }
        print(json.dumps(figures), flush=True)
        for load in loads:
            await load.drop()


@dataclass
class Restarts:
    """Nodes of a database, their players, and the results of restarting."""

    proxy: str
    nodes: Sequence[ServerProcess]
    play: Play
    witness: Witness
    stops: list[float] = field(default_factory=list)
    stuck: int = 0

    async def restart_each(self) -> None:
        """Restart each node once, when the one before serves again; see that everybody goes on."""
        for node in self.nodes:
            await asyncio.sleep(SETTLING)
            self.stops.append(await asyncio.to_thread(node.stop))
            node.start()
            await first_answer(node)
            moves = {table.code: table.moves for table in self.play.tables}
            await self.play.until(lambda: all(p.resumed for p in self.play.pages), TIMEOUT)
            await self.play.until(
                lambda: all(t.moves > moves[t.code] for t in self.play.tables),  # noqa: B023
                TIMEOUT,
            )
            self.stuck += sum(not page.resumed for page in self.play.pages)
            self.stuck += sum(table.moves == moves[table.code] for table in self.play.tables)
        await self.witness.compare()

    def report(self) -> dict[str, object]:
        """Return all that was counted."""
        faults = self.witness.faults + self.play.faults
        absences = sorted(self.play.absences)
        return {
            "what": f"rolling restart of {len(self.nodes)} nodes behind {self.proxy}",
            "restarts": len(self.stops),
            "tables": len(self.play.tables),
            "clients": len(self.play.pages),
            "acknowledged": self.play.acknowledged,
            "lost": faults.pop("acknowledged and lost", 0),
            "twice": faults.pop("in the log twice", 0),
            "stuck": self.stuck,
            "halves": sum(faults.values()),
            "of_these": dict(faults),
            "refused": dict(self.play.refused),
            "stop_worst_s": round(max(self.stops), 2),
            "reconnects_a_client_and_restart": round(
                len(absences) / len(self.play.pages) / len(self.stops), 2
            ),
            "away_median_s": round(statistics.median(absences), 2),
            "longest_away_s": round(absences[-1], 2),
        }


@asynccontextmanager
async def restarts(proxy: str, tables: int) -> AsyncIterator[Restarts]:
    """Play at two nodes behind a proxy."""
    with database("postgres") as url:
        async with running(url, 2) as nodes, proxied(proxy, [node.port for node in nodes]) as base:
            play = Play(base)
            await play.build(tables)
            play.absences.clear()
            yield Restarts(proxy, nodes, play, Witness(url, play))
            play.leave()


async def roll(proxy: str, times: int, tables: int) -> bool:
    """Restart both nodes behind a proxy that many times; return whether all was well."""
    begun = time.monotonic()
    async with restarts(proxy, tables) as bench:
        for _ in range(times):
            await bench.restart_each()
        report = bench.report() | {"seconds": round(time.monotonic() - begun)}
    print(json.dumps(report), flush=True)
    wrong = any(report[key] for key in ("lost", "twice", "stuck", "halves"))
    return not wrong and max(bench.play.absences) <= LONGEST_AWAY


def main() -> None:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", choices=["cost", "restarts"], default=["cost"])
    parser.add_argument("--nodes", type=int, default=2, help="compared with one")
    parser.add_argument("--tables", type=int, help="50, or 20 where nodes are restarted")
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--times", type=int, default=10, help="restarts of each node")
    chosen = parser.parse_args()
    if "cost" in chosen.what:
        os.sched_setaffinity(0, {1})
        for rate in (None, chosen.rate):
            uvloop.run(
                compare(chosen.nodes, chosen.tables or 50, rate, chosen.runs, chosen.seconds)
            )
    if "restarts" in chosen.what:
        proxies = [proxy for proxy in PROXIES if is_installed(proxy)]
        if not proxies:
            raise SystemExit(f"none of {', '.join(PROXIES)} is installed")
        went = [uvloop.run(roll(proxy, chosen.times, chosen.tables or 20)) for proxy in proxies]
        if not all(went):
            raise SystemExit(1)
