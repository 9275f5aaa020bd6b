"""Many tables asleep beside those that are live: ``python -m benchmarks.growth``.

Two servers take turns on the first core: one has 1,000 tables in its database that nobody has
opened since it started, both have 100 live ones. Prints, as a line of JSON, the moves per CPU
second of each, their ratio, and what memory each took.
"""

import argparse
import json
import os
import statistics
from contextlib import ExitStack

import uvloop

from benchmarks.load import Load
from benchmarks.process import ServerProcess, database


async def measure(asleep: int, live: int, rounds: int, seconds: float) -> None:
    """Measure both, in turns."""
    with ExitStack() as stack:
        loads = []
        for sleeping in (asleep, 0):
            url = stack.enter_context(database("sqlite"))
            server = stack.enter_context(ServerProcess(url, core=0))
            server.start()
            server.wait()
            if sleeping:
                await Load(server.base, server.process).build(sleeping, connected=False)
                server.stop()
                server.start()
                server.wait()
            loads.append(Load(server.base, server.process))
            await loads[-1].build(live)
        found: list[list[float]] = [[], []]
        for number in range(rounds + 1):
            for load, figures in zip(loads, found, strict=True):
                result = await load.saturate(seconds)
                if number:  # the first round is to warm up
                    figures.append(result["moves_per_cpu_second"])
        memory = [load.server.memory_info().rss for load in loads]
        for load in loads:
            await load.drop()
    crowded, alone = (statistics.median(figures) for figures in found)
    report = {
        "what": f"{live} live tables, {asleep} asleep in the database or none",
        "rounds": rounds,
        "moves_per_cpu_second": round(crowded),
        "alone": round(alone),
        "ratio": round(crowded / alone, 2),
        "MB": round(memory[0] / 1e6),
        "alone_MB": round(memory[1] / 1e6),
    }
    print(json.dumps(report), flush=True)


def main() -> None:
    """Run what is asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--asleep", type=int, default=1000)
    parser.add_argument("--live", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4)
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {1})
    uvloop.run(measure(chosen.asleep, chosen.live, chosen.rounds, chosen.seconds))


if __name__ == "__main__":
    main()
