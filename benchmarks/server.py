"""The whole server under load: ``python -m benchmarks.server``.

Starts the server as its command does, on the first core, with its database in a temporary folder
(SQLite, WAL, synchronous=FULL: a move is told when it is durable), and plays at it from the second.
Compare such figures only within one run on one machine.
"""

import argparse
import asyncio
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import uvloop

from benchmarks.load import Load

START_SECONDS = 20


@contextmanager
def server(core: int | None = None) -> Iterator[tuple[str, psutil.Process]]:
    """Run a server, on one core if it is named; yields its address and its process."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        settings = {
            "MORPHO_DATABASE": f"sqlite:///{Path(folder) / 'bench.db'}",
            "MORPHO_COMMANDS_PER_SECOND": "100000",
            "MORPHO_OPENINGS_PER_MINUTE": "1000000",
            "MORPHO_SOCKETS_PER_ADDRESS": "1000000",
        }
        command = [sys.executable, "-m", "morpho_server.cli", "serve", "--host", "127.0.0.1"]
        process = subprocess.Popen(
            [*command, "--port", str(port)],
            env=os.environ | settings,
            stdout=subprocess.DEVNULL,
            preexec_fn=None if core is None else lambda: os.sched_setaffinity(0, {core}),  # noqa: PLW1509
        )
        try:
            _wait_for(port)
            yield f"http://127.0.0.1:{port}", psutil.Process(process.pid)
        finally:
            process.terminate()
            process.wait(10)


def _wait_for(port: int) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise SystemExit("the server did not start")


def report(what: str, runs: list[dict[str, float]]) -> None:
    """Print the median of each figure over some runs, as a line of JSON."""
    medians = {key: round(statistics.median(run[key] for run in runs), 3) for key in runs[0]}
    print(json.dumps({"what": what, "runs": len(runs), **medians}), flush=True)


async def saturation(tables: int, runs: int, seconds: float) -> None:
    """Measure how many moves the server makes when it is never idle."""
    with server(core=0) as (base, process):
        load = Load(base, process)
        await load.build(tables)
        await load.saturate(2)
        results = [await load.saturate(seconds) for _ in range(runs)]
        report(f"saturation, {tables} tables of 6", results)
        await load.drop()


async def latency(rate: float, runs: int, seconds: float) -> None:
    """Measure how soon all six are told, at a given rate over 100 tables."""
    with server(core=0) as (base, process):
        load = Load(base, process)
        await load.build(100)
        await load.saturate(2)
        results = [await load.at_rate(rate, seconds) for _ in range(runs)]
        report(f"{rate:g} moves a second, 100 tables of 6", results)
        await load.drop()


async def memory(*, connected: bool) -> None:
    """Measure the growth of resident memory from 100 tables to 1,000."""
    with server(core=0) as (base, process):
        load = Load(base, process)
        await load.build(100, connected=connected)
        await asyncio.sleep(3)
        before = process.memory_info().rss
        await load.build(900, connected=connected)
        await asyncio.sleep(3)
        grown = (process.memory_info().rss - before) / 900 / 1000
        report(f"memory, {'six sockets' if connected else 'no sockets'}", [{"kB_per_table": grown}])
        if connected:
            await load.drop()


def main() -> None:
    """Run what is asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", default=["saturation", "latency", "memory"])
    parser.add_argument("--tables", default="10,100,500")
    parser.add_argument("--rates", default="50,200")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5)
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {1})
    if "saturation" in chosen.what:
        for tables in map(int, chosen.tables.split(",")):
            uvloop.run(saturation(tables, chosen.runs, chosen.seconds))
    if "latency" in chosen.what:
        for rate in map(float, chosen.rates.split(",")):
            uvloop.run(latency(rate, chosen.runs, chosen.seconds))
    if "memory" in chosen.what:
        uvloop.run(memory(connected=False))
        uvloop.run(memory(connected=True))


if __name__ == "__main__":
    main()
