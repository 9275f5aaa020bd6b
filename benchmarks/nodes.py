"""What a second node costs: ``python -m benchmarks nodes``.

Two servers side by side, each on a PostgreSQL database of its own and on one Redis: one is a single
node that serves all six players of every table, the other two nodes that serve three each. They
play in turn, as fast as they are answered and at a given rate. Compared is the CPU time of the
server processes for each move; what PostgreSQL and Redis use is not in it.

Prints a line of JSON for each way to play; ``both_to_one`` is to be at most 1.7.
"""

import argparse
import json
import os
import statistics
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from secrets import token_hex
from typing import Any

import psutil
import uvloop

from benchmarks.harness.load import Load
from benchmarks.harness.process import ServerProcess, database
from tests.support.neighbours import redis_url


class Processes:
    """Several processes, as if they were one that uses what they use together."""

    def __init__(self, processes: Sequence[psutil.Process]) -> None:
        self._processes = processes

    def cpu_times(self) -> Any:
        """Return the sums of user and system time."""
        times = [process.cpu_times() for process in self._processes]
        return type(times[0])(*map(sum, zip(*times, strict=True)))


class SpreadLoad(Load):
    """A load whose players are at one node after the other."""

    def __init__(self, nodes: Sequence[ServerProcess]) -> None:
        super().__init__(nodes[0].base, Processes([node.process for node in nodes]))
        self._bases = [node.base for node in nodes]

    def base_of(self, name: str) -> str:
        """Return the address at which a player has their page."""
        return self._bases[int(name[1:]) % len(self._bases)]


@contextmanager
def nodes(count: int) -> Iterator[list[ServerProcess]]:
    """Run so many nodes on a database of their own."""
    with ExitStack() as closing:
        url = closing.enter_context(database("postgres"))
        settings = {"MORPHO_REDIS": redis_url(), "MORPHO_REDIS_PREFIX": f"bench-{token_hex(4)}"}
        running = []
        for _ in range(count):
            node = closing.enter_context(ServerProcess(url, core=0, settings=settings))
            node.start()
            node.wait()
            running.append(node)
        yield running


async def compare(tables: int, rate: float | None, runs: int, seconds: float) -> None:
    """Have one node and two play in turn, and print what each used for a move."""
    with nodes(1) as alone, nodes(2) as pair:
        loads = [SpreadLoad(alone), SpreadLoad(pair)]
        for load in loads:
            await load.build(tables)
            await load.saturate(2)
        used: list[list[float]] = [[], []]
        for _ in range(runs):
            for load, costs in zip(loads, used, strict=True):
                measured = load.saturate(seconds) if rate is None else load.at_rate(rate, seconds)
                costs.append((await measured)["cpu_us_per_move"])
        one, both = (statistics.median(costs) for costs in used)
        how = "as fast as they are answered" if rate is None else f"{rate:g} moves a second"
        figures = {
            "what": f"a second node, {tables} tables of 6, {how}",
            "runs": runs,
            "cpu_us_per_move_one": round(one),
            "cpu_us_per_move_both": round(both),
            "both_to_one": round(both / one, 3),
        }
        print(json.dumps(figures), flush=True)
        for load in loads:
            await load.drop()


def main() -> None:
    """Run what is asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=5)
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {1})
    for rate in (None, chosen.rate):
        uvloop.run(compare(chosen.tables, rate, chosen.runs, chosen.seconds))
