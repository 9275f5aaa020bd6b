"""Five times what a server can carry: ``python -m benchmarks overload [WHAT]...``.

Pages that send again as soon as they are answered find the best throughput, before and after. In
between five times as many commands a second are offered. ``polite``: at many tables, by pages that
wait for each answer, and as long as the answer says. ``rude``: the same, by pages that wait for
nothing. ``table``: by 24 rude pages at one table. Each command is something said, which all pages
of its table receive.

``served_to_best`` is to be at least 0.9, ``p99_ms`` at most 1,000, and memory flat. Times are from
sending a command to its update, for the commands that are served; ``load_held_up_ms`` is the
longest that the pages themselves were held up. On a busy machine only ``by_cpu_to_best`` counts,
the same ratio by the server's CPU time.
"""

import argparse
import asyncio
import json
import os
import time
from collections import deque
from collections.abc import Sequence
from typing import Any, Final

import httpx
import orjson
import psutil
import uvloop
from picows import WSListener, WSMsgType, ws_connect

from benchmarks.harness.process import ServerProcess, database

TIMES: Final = 5
PAGES_AT_TABLE: Final = 6
CROWD: Final = 24
PEOPLE_OF_A_GUEST: Final = 8
"""A guest may be nine people at a table."""
TICK: Final = 0.005


class Run:
    """The counts of a load while it runs."""

    def __init__(self) -> None:
        self.offered = self.refused = self.longest_wait_ms = 0
        self.times: list[float] = []


class Page(WSListener):  # type: ignore[misc]
    """A page that says something whenever it is asked to.

    ``due`` are commands that wait for an answer, or for the time that the server has named.
    """

    def __init__(self, load: "Load") -> None:
        self.load = load
        self.transport: Any = None
        self.sent: dict[bytes, float] = {}
        self.due: deque[bytes] = deque()
        self.opened = False
        self._count = 0
        self._wait_until = 0.0

    def on_ws_connected(self, transport: Any) -> None:
        """Remember where to send."""
        self.transport = transport

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        """Read a frame."""
        if frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            raise SystemExit("the server has closed a page")
        elif frame.msg_type == WSMsgType.TEXT:
            self._read(frame.get_payload_as_bytes())

    def _read(self, text: bytes) -> None:
        if text.startswith(b'{"type":"update"'):
            start = text.rfind(b'"done":"')
            if start >= 0:
                self._served(text[start + 8 : text.index(b'"', start + 8)])
        elif text.startswith(b'{"type":"refused"'):
            self._refused(orjson.loads(text))
        elif text.startswith(b'{"type":"snapshot"'):
            self.opened = True
        elif not text.startswith(b'{"type":"presence"'):
            raise SystemExit(f"the load did something wrong: {text.decode()[:300]}")

    def _served(self, command: bytes) -> None:
        sent = self.sent.pop(command, None)
        if sent is not None:
            self.load.run.times.append(time.perf_counter() - sent)
            if self.load.closed:
                self.say()
            elif self.load.polite:
                self.send_due()

    def _refused(self, answer: dict[str, Any]) -> None:
        if answer["code"] != "overloaded":
            raise SystemExit(f"the load did something wrong: {answer}")
        run = self.load.run
        run.refused += 1
        run.longest_wait_ms = max(run.longest_wait_ms, answer["retry_ms"])
        command = answer["id"].encode()
        self.sent.pop(command, None)
        if self.load.polite or self.load.closed:
            self.due.appendleft(command)
            wait = answer["retry_ms"] / 1000
            self._wait_until = time.perf_counter() + wait
            asyncio.get_running_loop().call_later(wait, self.send_due)

    def say(self) -> None:
        """Say something now, or as soon as a polite page may."""
        self._count += 1
        command = b"c%d" % self._count
        if self.load.closed or not self.load.polite:
            self._send(command)
        elif len(self.due) < 100:
            self.due.append(command)
            self.send_due()

    def send_due(self) -> None:
        """Send the next command, unless one is under way or the server said to wait."""
        if self.due and not self.sent and time.perf_counter() >= self._wait_until - TICK:
            self._send(self.due.popleft())

    def _send(self, command: bytes) -> None:
        self.sent[command] = time.perf_counter()
        message = b'{"type":"say","id":"' + command + b'","text":"Overload"}'
        self.transport.send(WSMsgType.TEXT, message)

    def rest(self) -> None:
        """Forget what is due."""
        self.due.clear()


class Load:
    """Pages at a server, and what is counted of them."""

    def __init__(self, server: ServerProcess) -> None:
        self.pages: list[Page] = []
        self.run = Run()
        self.closed = self.polite = False
        self._base = server.base
        self._process: psutil.Process = server.process

    async def build(self, tables: int, pages: int) -> None:
        """Open tables, and that many pages at each."""
        async with httpx.AsyncClient(base_url=f"{self._base}/api/v1", timeout=60) as http:
            opening = asyncio.Semaphore(8)

            async def one() -> None:
                async with opening:
                    await self._open(http, pages)

            await asyncio.gather(*(one() for _ in range(tables)))
        while not all(page.opened for page in self.pages):
            await asyncio.sleep(0.05)

    async def _open(self, http: httpx.AsyncClient, pages: int) -> None:
        host = await _guest(http)
        made = await http.post("/tables", json={"game": "morpho", "name": "Page 1"}, headers=host)
        table = made.raise_for_status().json()
        players = [(host, table["player"])]
        for number in range(2, pages + 1):
            guest = await _guest(http) if number % PEOPLE_OF_A_GUEST == 0 else players[-1][0]
            body = {"name": f"Page {number}", "sit": False}
            path = f"/tables/{table['code']}/players"
            joined = await http.post(path, json=body, headers=guest)
            players.append((guest, joined.raise_for_status().json()["player"]))
        base = self._base.replace("http", "ws")
        for headers, player in players:
            page = Page(self)
            url = f"{base}/api/v1/tables/{table['code']}/socket?player={player}&version=1"
            await ws_connect(lambda page=page: page, url, extra_headers=headers)
            self.pages.append(page)

    async def best(self, active: Sequence[int], seconds: float) -> tuple[float, float]:
        """Return the most commands that are served while each page waits for answers.

        By the second, and by the second of the server's CPU time.
        """
        found = [await self._saturate(count, seconds) for count in active]
        return max(each[0] for each in found), max(each[1] for each in found)

    def _cpu(self) -> float:
        times = self._process.cpu_times()
        return float(times.user + times.system)

    async def _saturate(self, count: int, seconds: float) -> tuple[float, float]:
        self.closed, self.run = True, Run()
        begun, cpu = time.perf_counter(), self._cpu()
        for page in self.pages[:: max(1, len(self.pages) // count)]:
            page.say()
        await asyncio.sleep(seconds)
        served, passed = len(self.run.times), time.perf_counter() - begun
        cpu = self._cpu() - cpu
        await self._settle()
        return served / passed, served / cpu

    async def offer(self, rate: float, seconds: float, *, polite: bool) -> dict[str, float]:
        """Offer that many commands a second; return what became of them."""
        self.polite, self.run = polite, Run()
        megabytes: list[float] = []
        latest = 0.0
        begun, cpu = time.perf_counter(), self._cpu()
        while (passed := time.perf_counter() - begun) < seconds:
            while self.run.offered < passed * rate:
                self.pages[self.run.offered % len(self.pages)].say()
                self.run.offered += 1
            if len(megabytes) <= passed:
                megabytes.append(self._process.memory_info().rss / 1e6)
            asleep = time.perf_counter()
            await asyncio.sleep(TICK)
            latest = max(latest, time.perf_counter() - asleep - TICK)
        times = sorted(self.run.times)
        served = len(times) / (time.perf_counter() - begun)
        by_cpu = len(times) / (self._cpu() - cpu)
        run = self.run
        await self._settle()
        return {
            "offered_per_second": round(run.offered / seconds),
            "served_per_second": round(served),
            "served_per_cpu_second": round(by_cpu),
            "p50_ms": round(1000 * times[len(times) // 2]),
            "p99_ms": round(1000 * times[int(len(times) * 0.99)]),
            "refused": run.refused,
            "longest_wait_ms": run.longest_wait_ms,
            "load_held_up_ms": round(1000 * latest),
            "MB_first_third": round(max(megabytes[: len(megabytes) // 3 + 1])),
            "MB_last_third": round(max(megabytes[-(len(megabytes) // 3) :])),
        }

    async def _settle(self) -> None:
        """Wait until the server has answered everything."""
        self.closed = self.polite = False
        for page in self.pages:
            page.rest()
        end = time.perf_counter() + 30
        while any(page.sent for page in self.pages) and time.perf_counter() < end:
            await asyncio.sleep(0.1)


async def _guest(http: httpx.AsyncClient) -> dict[str, str]:
    """Make a guest; return the header of its requests."""
    made = await http.post("/guests", json={"name": "Load", "bearer": True})
    return {"Authorization": f"Bearer {made.raise_for_status().json()['token']}"}


async def measure(what: str, chosen: argparse.Namespace) -> None:
    """Find the best throughput, offer five times that, and print the figures."""
    one = what == "table"
    tables, pages = (1, CROWD) if one else (chosen.pages // PAGES_AT_TABLE, PAGES_AT_TABLE)
    with database(chosen.database) as url:
        settings = {"MORPHO_DOWNTIME_SECONDS": "0"}
        with ServerProcess(url, core=0, settings=settings) as server:
            server.start()
            await asyncio.to_thread(server.wait)
            load = Load(server)
            await load.build(tables, pages)
            active = [CROWD] if one else [60, 120, 240]
            before = await load.best(active, chosen.seconds / 4)
            found = await load.offer(TIMES * before[0], chosen.seconds, polite=what == "polite")
            after = await load.best(active, chosen.seconds / 4)
            best, by_cpu = map(max, before, after)
            figures = {
                "what": f"{what}: {tables * pages} pages at {tables} tables",
                "best_per_second": round(best),
                "served_to_best": round(found["served_per_second"] / best, 2),
                "best_per_cpu_second": round(by_cpu),
                "by_cpu_to_best": round(found["served_per_cpu_second"] / by_cpu, 2),
            }
            print(json.dumps(figures | found), flush=True)


def main() -> None:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    known = ("polite", "rude", "table")
    parser.add_argument("what", nargs="*", choices=known, default=list(known))
    parser.add_argument("--pages", type=int, default=3000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {1})
    for what in chosen.what:
        uvloop.run(measure(what, chosen))
