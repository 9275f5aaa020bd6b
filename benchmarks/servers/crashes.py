"""Servers that are killed under load: ``python -m benchmarks crashes``.

Real pages play at tables as fast as the server answers. At random moments it is killed (SIGKILL)
and started again at the same port, and every page resumes by itself. After each kill everything
that pages were sent is compared with the log, and every table must go on. One time in ten the
server is killed once more while pages are coming back. ``--forked`` spares each start its imports.

``--resume`` measures instead how long it takes, from the first answer of a restarted server, until
all of 100 tables of six have their position.

Each prints a line of JSON. ``lost``, ``twice``, ``stuck`` and ``halves`` must be 0.
"""

import argparse
import asyncio
import json
import random
import statistics
import sys
import time
from dataclasses import dataclass, field
from typing import Final

import uvloop

from benchmarks.harness.pages import Play
from benchmarks.harness.process import ForkedServer, ServerProcess, database, first_answer
from benchmarks.harness.witness import Witness

SHORTEST, LONGEST = 0.3, 1.8
"""Seconds under load before a kill: a random time between them."""
TIMEOUT: Final = 90.0
"""Seconds after which a page that has not come back, or not gone on, counts as stuck."""
SATURATION_SECONDS: Final = 6.0
SETTLING: Final = 2.0
HASTE: Final = 1.0
"""Seconds at most that a page waits between attempts where not that is measured: to see more."""
ONCE_MORE: Final = 0.1
"""How often the server is killed again while people are coming back."""


@dataclass
class Bench:
    """One database, one server after another, and the players."""

    server: ServerProcess
    play: Play
    witness: Witness
    saturation: list[float] = field(default_factory=list)
    loads: list[float] = field(default_factory=list)
    away: list[float] = field(default_factory=list)
    kills: int = 0
    stuck: int = 0

    async def saturate(self) -> None:
        """Measure how many moves a second are made when nobody is killed."""
        await asyncio.sleep(SETTLING)
        self.saturation.append(await self._rate(SATURATION_SECONDS))

    async def _rate(self, seconds: float) -> float:
        before, start = self.play.moves, time.perf_counter()
        await asyncio.sleep(seconds)
        return (self.play.moves - before) / (time.perf_counter() - start)

    async def kill(self) -> None:
        """Kill the server at a random moment under load; see that everybody comes back."""
        self.loads.append(await self._rate(random.uniform(SHORTEST, LONGEST)))
        await self._restart()
        if random.random() < ONCE_MORE:
            await asyncio.sleep(random.uniform(0, 1))
            await self._restart()
        answered = time.perf_counter()
        moves = {table.code: table.moves for table in self.play.tables}
        if not await self.play.until(lambda: all(p.resumed for p in self.play.pages), TIMEOUT):
            self.stuck += sum(not page.resumed for page in self.play.pages)
        self.away.append(time.perf_counter() - answered)
        await self.play.until(
            lambda: all(table.moves > moves[table.code] for table in self.play.tables), TIMEOUT
        )
        self.stuck += sum(table.moves == moves[table.code] for table in self.play.tables)
        await self.witness.compare()

    async def _restart(self) -> None:
        self.server.kill()
        self.kills += 1
        await asyncio.sleep(0)
        self.server.start()
        await first_answer(self.server)

    def report(self, kind: str, seconds: float) -> dict[str, object]:
        """Return all that was counted."""
        faults = self.witness.faults + self.play.faults
        saturation = statistics.median(self.saturation)
        shares = sorted(load / saturation for load in self.loads)
        return {
            "what": f"kill -9, {kind}",
            "kills": self.kills,
            "tables": len(self.play.tables),
            "clients": len(self.play.pages),
            "saturation_moves_per_second": round(saturation),
            "load_of_saturation": round(statistics.median(shares), 2),
            "kills_under_half": sum(share < 0.5 for share in shares),
            "acknowledged": self.play.acknowledged,
            "entries": self.witness.entries,
            "lost": faults.pop("acknowledged and lost", 0),
            "twice": faults.pop("in the log twice", 0),
            "stuck": self.stuck,
            "halves": sum(faults.values()),
            "of_these": dict(faults),
            "refused": dict(self.play.refused),
            "attempts_in_vain": dict(self.play.in_vain),
            "all_back_s": round(statistics.median(self.away), 2),
            "all_back_worst_s": round(max(self.away), 2),
            "seconds": round(seconds),
        }


async def kills(
    kind: str, times: int, tables: int, minutes: float, make: type[ServerProcess]
) -> bool:
    """Kill a server that many times; print what was counted; return whether nothing went wrong.

    After so many minutes it is not killed again.
    """
    start = time.monotonic()
    with database(kind) as url, make(url) as server:
        server.start()
        await first_answer(server)
        play = Play(server.base, longest_wait=HASTE)
        await play.build(tables)
        bench = Bench(server, play, Witness(url, play))
        await bench.saturate()
        for number in range(times):
            if time.monotonic() - start > 60 * minutes:
                break
            await bench.kill()
            print(f"{number + 1} of {times}, {bench.stuck} stuck", file=sys.stderr, flush=True)
            if number % 25 == 24:
                await bench.saturate()
        await bench.witness.compare()
        report = bench.report(kind, time.monotonic() - start)
        play.leave()
    print(json.dumps(report), flush=True)
    return not any(report[key] for key in ("lost", "twice", "stuck", "halves"))


async def resume(kind: str, times: int, tables: int) -> None:
    """Measure how long it takes until everybody is back, from the first answer on."""
    took: list[float] = []
    cpu: list[float] = []
    with database(kind) as url, ServerProcess(url) as server:
        server.start()
        await first_answer(server)
        play = Play(server.base)
        await play.build(tables)
        for _ in range(times):
            await asyncio.sleep(SETTLING)
            server.kill()
            await asyncio.sleep(0)
            server.start()
            await first_answer(server)
            answered, before = time.perf_counter(), sum(server.process.cpu_times()[:2])
            await play.until(lambda: all(page.resumed for page in play.pages), TIMEOUT)
            took.append(time.perf_counter() - answered)
            cpu.append(sum(server.process.cpu_times()[:2]) - before)
        play.leave()
    report = {
        "what": f"all of {tables} tables of six resumed, {kind}, s",
        "times": times,
        "median": round(statistics.median(took), 2),
        "worst": round(max(took), 2),
        "cpu_median": round(statistics.median(cpu), 2),
    }
    print(json.dumps(report), flush=True)


def main() -> None:
    """Run what is asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--times", type=int)
    parser.add_argument("--tables", type=int)
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--forked", action="store_true")
    parser.add_argument("--resume", action="store_true")
    chosen = parser.parse_args()
    if chosen.resume:
        uvloop.run(resume(chosen.database, chosen.times or 5, chosen.tables or 100))
    else:
        times, tables = chosen.times or 200, chosen.tables or 30
        make = ForkedServer if chosen.forked else ServerProcess
        if not uvloop.run(kills(chosen.database, times, tables, chosen.minutes, make)):
            raise SystemExit(1)
