"""What it costs that nothing is lost: ``python -m benchmarks.durability``.

The same server three times, side by side on one core: with its log in memory alone, on SQLite, on
PostgreSQL. 100 tables of six play at each, in turn, a few seconds at a time, as fast as they are
answered or at a given rate. Compared are the moves for each second of CPU time of the server's
process, all its threads included; what PostgreSQL's own processes use is not in it.

Prints a line of JSON for each way to play, with the medians over all rounds; ``ratio`` is durable
to in memory, round by round: wanted are 0.85 for SQLite and 0.6 for PostgreSQL.
"""

import argparse
import json
import os
import statistics
from collections.abc import Awaitable, Callable, Mapping
from contextlib import ExitStack
from typing import Final

import uvloop

from benchmarks.load import Load
from benchmarks.process import ServerProcess, database

TABLES: Final = 100

Figures = dict[str, float]
Play = Callable[[Load], Awaitable[Figures]]


async def measure(ways: Mapping[str, Play], kinds: list[str], rounds: int) -> None:
    """Play at all servers in turn, each way so many rounds, and print what came out."""
    with ExitStack() as closing:
        loads = {}
        for kind in ("memory", *kinds):
            url = closing.enter_context(database("sqlite" if kind == "memory" else kind))
            module = "benchmarks.in_memory" if kind == "memory" else "morpho_server.cli"
            # On a busy machine a server may take its own slowness for an outage, and tell of it.
            still = {"MORPHO_DOWNTIME_SECONDS": "0"}
            server = closing.enter_context(ServerProcess(url, core=0, module=module, **still))
            server.start()
            server.wait()
            loads[kind] = Load(server.base, server.process)
            await loads[kind].build(TABLES)
        # Not before all are built: reactions have a clock, and nobody plays here meanwhile.
        for load in loads.values():
            await load.saturate(2)
        for way, play in ways.items():
            played = [
                {kind: await play(load) for kind, load in loads.items()} for _ in range(rounds)
            ]
            report(way, played)
        for load in loads.values():
            await load.drop()


def report(way: str, played: list[dict[str, Figures]]) -> None:
    """Print the median of each figure, as a line of JSON."""
    figures = {
        kind: {
            "moves_per_cpu_second": _median([one[kind]["moves_per_cpu_second"] for one in played]),
            "cpu_us_per_move": _median([one[kind]["cpu_us_per_move"] for one in played]),
            "p50_ms": _median([one[kind]["p50_ms"] for one in played]),
        }
        for kind in played[0]
    }
    for kind in figures.keys() - {"memory"}:
        ratios = [
            one[kind]["moves_per_cpu_second"] / one["memory"]["moves_per_cpu_second"]
            for one in played
        ]
        figures[kind]["ratio"] = _median(ratios)
    print(json.dumps({"what": f"{way}, {TABLES} tables of 6", "rounds": len(played), **figures}))


def _median(figures: list[float]) -> float:
    return round(statistics.median(figures), 3)


def main() -> None:
    """Run what is asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", default=["sqlite", "postgres"])
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--rate", type=float, default=200, help="moves a second, 0 for none")
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {1})
    ways: dict[str, Play] = {"as fast as it goes": lambda load: load.saturate(chosen.seconds)}
    if chosen.rate:
        ways[f"{chosen.rate:g} moves a second"] = lambda load: load.at_rate(
            chosen.rate, chosen.seconds
        )
    uvloop.run(measure(ways, chosen.kinds, chosen.rounds))


if __name__ == "__main__":
    main()
