"""The whole server under load: ``python -m benchmarks load [WHAT]...``.

The server runs on the first core as its command starts it, with SQLite unless told otherwise, and
the players on the second. Each line of JSON has the medians of some runs. Compare figures only
within one run on one machine.

``saturation``: moves per CPU second when the server is never idle. ``latency``: from a move to the
last of six updates, at given rates. ``memory``: its growth per table. ``spectators``: what each of
200 costs their table, at most 8 µs a move. ``asleep``: 1,000 tables in the database that nobody has
opened, beside none. ``compare``: the ``--sides`` in turn, each ``memory``, ``sqlite``,
``metrics`` (SQLite, and metrics are on), ``postgres``, or the path of a checkout with its own
``.venv``; ``ratio`` is against the first.
``soak``: the memory of 100 tables at half load over ``--minutes``. It grows by 12 to 20 bytes a
command until each table has had 4,000 and forgets the first; more would be a leak.
"""

import argparse
import asyncio
import json
import os
import statistics
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

import uvloop

from benchmarks.harness.load import Load
from benchmarks.harness.process import ServerProcess, database

WARM_UP: Final = 2.0
SETTLING: Final = 5.0
COMPARED: Final = ("moves_per_cpu_second", "cpu_us_per_move", "p50_ms")

Figures = dict[str, float]
Measure = Callable[[Load], Awaitable[Figures]]


@asynccontextmanager
async def serving(side: str = "sqlite") -> AsyncIterator[ServerProcess]:
    """Run a server: with a log in memory or a database of that kind, or from another checkout."""
    known = side in ("memory", "sqlite", "postgres", "metrics")
    # On a busy machine a server may take its own slowness for an outage.
    settings = {"MORPHO_DOWNTIME_SECONDS": "0"}
    if side == "metrics":
        settings["MORPHO_METRICS"] = "127.0.0.1:0"
    with database(side if side == "postgres" else "sqlite") as url:
        server = ServerProcess(
            url,
            core=0,
            module="benchmarks.harness.in_memory" if side == "memory" else "morpho_server.cli",
            checkout=None if known else Path(side),
            settings=settings,
        )
        with server:
            server.start()
            await asyncio.to_thread(server.wait)
            yield server


def report(what: str, runs: list[Figures]) -> None:
    """Print the median of each figure over some runs, as a line of JSON."""
    medians = {key: round(statistics.median(run[key] for run in runs), 3) for key in runs[0]}
    print(json.dumps({"what": what, "runs": len(runs), **medians}), flush=True)


async def saturation(chosen: argparse.Namespace) -> None:
    """Measure how many moves the server makes when it is never idle."""
    for tables in map(int, chosen.tables.split(",")):
        await _repeat(
            f"saturation, {tables} tables of 6",
            tables,
            chosen.runs,
            lambda load: load.saturate(chosen.seconds),
        )


async def latency(chosen: argparse.Namespace) -> None:
    """Measure how soon all six hear of a move, at given rates over 100 tables."""
    for rate in map(float, chosen.rates.split(",")):
        await _repeat(
            f"{rate:g} moves a second, 100 tables of 6",
            100,
            chosen.runs,
            lambda load, rate=rate: load.at_rate(rate, chosen.seconds),  # type: ignore[misc]
        )


async def _repeat(what: str, tables: int, runs: int, measure: Measure) -> None:
    async with serving() as server:
        load = Load(server.base, server.process)
        await load.build(tables)
        await load.saturate(WARM_UP)
        report(what, [await measure(load) for _ in range(runs)])
        await load.drop()


async def memory(_: argparse.Namespace) -> None:
    """Measure the growth of resident memory from 100 tables to 1,000."""
    for connected in (False, True):
        async with serving() as server:
            load = Load(server.base, server.process)
            await load.build(100, connected=connected)
            await asyncio.sleep(SETTLING)
            before = server.process.memory_info().rss
            await load.build(900, connected=connected)
            await asyncio.sleep(SETTLING)
            grown = (server.process.memory_info().rss - before) / 900 / 1000
            sockets = "six sockets" if connected else "no sockets"
            report(f"memory, {sockets}", [{"kB_per_table": grown}])
            if connected:
                await load.drop()


async def spectators(chosen: argparse.Namespace) -> None:
    """Measure a table with many spectators, and another one of the same server with none."""
    async with serving() as server, AsyncExitStack() as stack:
        loads = {"alone": Load(server.base, server.process)}
        loads["watched"] = Load(server.base, server.process)
        for load in loads.values():
            await load.build(1)
        await loads["watched"].watch(chosen.spectators, stack)
        found = await _in_turn(loads, lambda load: load.saturate(chosen.seconds), chosen.runs)
        costs = {
            side: statistics.median(run["cpu_us_per_move"] for run in runs)
            for side, runs in found.items()
        }
        for load in loads.values():
            await load.drop()
    each = (costs["watched"] - costs["alone"]) / chosen.spectators
    figures = {f"{side}_us_per_move": round(cost) for side, cost in costs.items()}
    figures |= {"us_per_spectator_and_move": round(each, 2)}
    figures |= {"spectator_to_move": round(each / costs["alone"], 4)}
    what = f"{chosen.spectators} spectators"
    print(json.dumps({"what": what, "runs": chosen.runs, **figures}), flush=True)


async def soak(chosen: argparse.Namespace) -> None:
    """Measure how memory grows in a long time at half load."""
    async with serving() as server:
        load = Load(server.base, server.process)
        await load.build(100)
        best = (await load.saturate(WARM_UP + chosen.seconds))["moves_per_second"]
        memory: list[int] = []
        moves = 0
        for part in range(10):
            figures = await load.at_rate(best / 2, chosen.minutes * 6)
            memory.append(server.process.memory_info().rss)
            moves += load.moves if part else 0
            now = {"MB": round(memory[-1] / 1e6, 1), "p99_ms": round(figures["p99_ms"], 1)}
            print(json.dumps({"what": "soak", **now}), flush=True)
        await load.drop()
    grown = memory[-1] - memory[0]
    figures = {"grown_percent": 100 * grown / memory[0], "bytes_per_move": grown / moves}
    report(f"soak, {chosen.minutes:g} minutes", [figures])


async def asleep(chosen: argparse.Namespace) -> None:
    """Measure 100 live tables beside those that nobody has opened since the start, and alone."""
    async with AsyncExitStack() as stack:
        loads, processes = {}, {}
        for side, sleeping in (("alone", 0), ("beside", chosen.asleep)):
            server = await stack.enter_async_context(serving())
            if sleeping:
                await Load(server.base, server.process).build(sleeping, connected=False)
                server.stop()
                server.start()
                await asyncio.to_thread(server.wait)
            loads[side] = Load(server.base, server.process)
            processes[side] = server.process
            await loads[side].build(100)
        found = await _in_turn(loads, lambda load: load.saturate(chosen.seconds), chosen.runs)
        megabytes = {side: process.memory_info().rss / 1e6 for side, process in processes.items()}
        _report_sides(f"100 live tables, {chosen.asleep} asleep or none", found, MB=megabytes)
        for load in loads.values():
            await load.drop()


async def compare(chosen: argparse.Namespace) -> None:
    """Play at several servers in turn, as fast as they answer and at the first rate."""
    rate = float(chosen.rates.split(",")[-1])
    ways: dict[str, Measure] = {
        "saturation": lambda load: load.saturate(chosen.seconds),
        f"{rate:g} moves a second": lambda load: load.at_rate(rate, chosen.seconds),
    }
    async with AsyncExitStack() as stack:
        loads = {}
        for side in chosen.sides:
            server = await stack.enter_async_context(serving(side))
            loads[side] = Load(server.base, server.process)
            await loads[side].build(100)
        for way, measure in ways.items():
            found = await _in_turn(loads, measure, chosen.runs)
            _report_sides(f"{way}, 100 tables of 6", found)
        for load in loads.values():
            await load.drop()


async def _in_turn(loads: dict[str, Load], measure: Measure, runs: int) -> dict[str, list[Figures]]:
    for load in loads.values():
        await load.saturate(WARM_UP)
    found: dict[str, list[Figures]] = {side: [] for side in loads}
    for _ in range(runs):
        for side, load in loads.items():
            found[side].append(await measure(load))
    return found


def _report_sides(what: str, found: dict[str, list[Figures]], **more: dict[str, float]) -> None:
    """Print each side's medians, and the median of its moves against the first side's by run."""
    first = next(iter(found.values()))
    sides = {}
    for side, runs in found.items():
        sides[side] = {
            key: round(statistics.median(run[key] for run in runs), 2) for key in COMPARED
        }
        ratios = [
            run["moves_per_cpu_second"] / base["moves_per_cpu_second"]
            for run, base in zip(runs, first, strict=True)
        ]
        sides[side]["ratio"] = round(statistics.median(ratios), 3)
        sides[side] |= {key: round(figures[side], 1) for key, figures in more.items()}
    print(json.dumps({"what": what, "runs": len(first), **sides}), flush=True)


PARTS: Final = {
    "saturation": saturation,
    "latency": latency,
    "memory": memory,
    "spectators": spectators,
    "asleep": asleep,
    "soak": soak,
    "compare": compare,
}


def main() -> None:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", choices=PARTS, default=["saturation", "latency"])
    parser.add_argument("--tables", default="10,100,500")
    parser.add_argument("--rates", default="50,200")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--sides", nargs="+", default=["memory", "sqlite", "postgres"])
    parser.add_argument("--spectators", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--asleep", type=int, default=1000)
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {1})
    for name in chosen.what:
        uvloop.run(PARTS[name](chosen))
