"""Bots at a real server at human speed: ``python -m benchmarks bot_tables``.

At each table nine bots play an expert match while the host looks on, with the thinking times that
people meet. A watch in the server's event loop notes how long it was held up, and another one in an
idle process notes what the machine did to it. Prints a line of JSON, in milliseconds: the worst
delay and the median of each second's worst. They are measured by the clock (``held_up``), by what
the loop's thread computed (``computed``), and in the idle process (``idle``). It also has the
decisions made, those made by a stand-in, and the memory and CPU of the server and its workers.
"""

import argparse
import asyncio
import json
import os
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import psutil
import uvloop

from benchmarks.harness.process import ServerProcess, database
from tests.support.serving import Page, Site, visiting

BOTS: Final = 9
SETTLING: Final = 5.0
"""How long bots play until it counts: what is done once is done then."""


async def seat_bots(site: Site, strength: str, number: int) -> Page:
    """Open a table at which bots are about to play; return the page of the host, who looks on."""
    [host] = await site.company(f"Host{number}", "morpho", mode="expert")
    page = await host.page()
    await page.do("stand")
    for _ in range(BOTS):
        await page.do("add_bot", strength=strength)
    return page


async def play(page: Page) -> None:
    """Let bots play on at a table, match after match."""
    await page.do("start")
    while True:
        await page.until(lambda: page.table["phase"] != "playing", 3600)
        await page.do("rematch" if page.table["phase"] == "over" else "next_round")


@contextmanager
def nothing_watched(file: Path) -> Iterator[None]:
    """Watch a process that does nothing."""
    environment = os.environ | {"WATCHED_FILE": str(file)}
    with subprocess.Popen(
        [sys.executable, "-m", "benchmarks.harness.watched"], env=environment
    ) as process:
        yield
        process.send_signal(signal.SIGTERM)


def worst(file: Path, begun: int, ended: int) -> list[tuple[float, float]]:
    """Return the worst of each whole second between two, in milliseconds."""
    late = json.loads(file.read_text(encoding="utf-8"))
    return [
        (1000 * held_up, 1000 * computed)
        for second, (held_up, computed) in late.items()
        if begun < int(second) < ended
    ]


async def measure(strength: str, tables: int, seconds: float) -> dict[str, Any]:
    """Measure that many tables for so long."""
    with tempfile.TemporaryDirectory() as folder, database("sqlite") as url:
        seen, idle = Path(folder) / "server.json", Path(folder) / "idle.json"
        settings = {"MORPHO_DATABASE": url, "WATCHED_FILE": str(seen)}
        server = ServerProcess(url, module="benchmarks.harness.watched", settings=settings)
        with nothing_watched(idle), server:
            server.start()
            server.wait()
            async with visiting(server.base) as site:
                pages = [await seat_bots(site, strength, n) for n in range(tables)]
                playing = [asyncio.ensure_future(play(page)) for page in pages]
                await asyncio.sleep(SETTLING)
                begun, before = time.monotonic(), _used(server.process)
                await asyncio.sleep(seconds)
                ended, after = time.monotonic(), _used(server.process)
                for task in playing:
                    task.cancel()
                memory = [process.memory_info().rss for process in _workers(server.process)]
            server.stop()
        moved, replaced = _decisions(url)
        of_server, of_nothing = (worst(file, int(begun), int(ended)) for file in (seen, idle))
        held_up, computed = zip(*of_server, strict=True)
        nothing = [late for late, _ in of_nothing]
        return {
            "strength": strength,
            "tables": tables,
            "seconds": round(ended - begun),
            "decisions": moved,
            "replaced": replaced,
            **_summary("held_up_ms", held_up),
            **_summary("computed_ms", computed),
            **_summary("idle_ms", nothing),
            "server_cpu_percent": round(100 * (after[0] - before[0]) / (ended - begun), 1),
            "workers_cpu_percent": round(100 * (after[1] - before[1]) / (ended - begun), 1),
            "worker_mb": [round(rss / 1e6) for rss in memory],
        }


def _workers(server: psutil.Process) -> list[psutil.Process]:
    return server.children()


def _used(server: psutil.Process) -> tuple[float, float]:
    """Return the processor time of a server and of its workers."""
    return _cpu(server), sum(map(_cpu, _workers(server)))


def _cpu(process: psutil.Process) -> float:
    times = process.cpu_times()
    return times.user + times.system


def _decisions(url: str) -> tuple[int, int]:
    """Return how many moves were made, and how many in place of a bot, by the log."""
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
        bodies = [body for (body,) in connection.execute("SELECT body FROM entries")]
    moved = sum(json.loads(body)["move"] is not None for body in bodies)
    return moved, sum('"bot_replaced"' in body for body in bodies)


def _summary(what: str, values: Any) -> dict[str, float]:
    return {
        f"{what}_worst": round(max(values), 1),
        f"{what}_median": round(statistics.median(values), 2),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--strengths", nargs="+", default=["agent", "mastermind"])
    parser.add_argument("--tables", type=int, nargs="+", default=[1])
    parser.add_argument("--seconds", type=float, default=120)
    chosen = parser.parse_args()
    for strength in chosen.strengths:
        for tables in chosen.tables:
            found = uvloop.run(measure(strength, tables, chosen.seconds))
            print(json.dumps(found), flush=True)
