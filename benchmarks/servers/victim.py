"""One guest does its worst while another one plays: ``python -m benchmarks victim``.

The server and its bots have one core, and the limits that they have unless a host sets others. The
attacker, another process at another address, has one token. It opens tables full of the strongest
bots and keeps them playing, reads views over 64 connections, opens spectators' sockets, and sends
commands faster than it may. The victim says something five times a second and looks at its view as
often. Prints the latencies before the attack and under it, as lines of JSON, in milliseconds, and
what the attacker achieved. With ``--past 20000`` the attacker instead has a table whose log has so
many entries that nobody hears of, and asks for its past, four times at once. The victim then asks
for a report of its own every two seconds. The last line tells the machine's part from the server's:
how long the server's event loop was held up, how long it computed, and how long an idle process was
held up. Wanted: a p95 of 100 ms for a command; with ``--past`` twice as long as alone, and no
refused report.
"""

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import uvloop
import websockets
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.harness.process import ServerProcess, database
from benchmarks.servers.bot_tables import nothing_watched, worst
from morpho_server.games.events import NOBODY
from morpho_server.games.registry import RULES
from morpho_server.storage.database.open import open_database
from morpho_server.system import SystemClock, SystemRandomness
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages.events import PassMade
from morpho_server.tables.model.ids import Millis, PlayerId, TokenHash
from morpho_server.tables.runtime.registry import LiveTables
from morpho_server.tables.runtime.world import World

ATTACKER: Final = "198.51.100.1"
VICTIM: Final = "203.0.113.1"
"""Addresses for the documentation; the server believes those of a proxy on this machine."""

TABLES: Final = 90
BOTS: Final = 8
CONNECTIONS: Final = 64
SPECTATORS: Final = 200
PAUSE: Final = 0.2
"""Seconds between two commands of the victim."""

TOO_MANY: Final = 429
SETTLING: Final = 10.0
"""Seconds in which the attack gets going, before it counts."""


class Somebody:
    """A guest at an address."""

    def __init__(self, base: str, address: str) -> None:
        self.base = base
        self.headers = {"X-Forwarded-For": address}
        self.http = httpx.AsyncClient(base_url=f"{base}/api/v1", timeout=60)

    async def begin(self) -> None:
        """Become a guest."""
        self.http.headers.update(self.headers)
        made = await self.http.post("/guests", json={"name": "Somebody", "bearer": True})
        self.headers["Authorization"] = f"Bearer {made.raise_for_status().json()['token']}"
        self.http.headers.update(self.headers)

    async def page(self, code: str, player: str) -> ClientConnection:
        """Open a page."""
        base = self.base.replace("http", "ws", 1)
        address = f"{base}/api/v1/tables/{code}/socket?player={player}"
        return await connect(
            address,
            additional_headers=self.headers,
            max_size=None,
            compression=None,
            proxy=None,
            open_timeout=60,
            ping_interval=None,
        )


class Attacker(Somebody):
    """Does everything that a guest can do to slow down others; ``done`` counts what it achieved."""

    def __init__(self, base: str) -> None:
        super().__init__(base, ATTACKER)
        self.done: Counter[str] = Counter()
        self._ids = count()

    async def attack(self) -> None:
        """Attack until cancelled."""
        await self.begin()
        target = await self._table(1)
        assert target is not None, "the first table is always allowed"
        works = [self._read_views(target) for _ in range(CONNECTIONS)]
        works += [self._play() for _ in range(TABLES)]
        works += [self._watch(target, number) for number in range(SPECTATORS)]
        works += [self._talk(target) for _ in range(4)]
        await asyncio.gather(*works)

    async def ask_for_the_past(self, code: str, token: str) -> None:
        """Ask for all updates of a table again, four times at once, until cancelled."""
        self.http.headers.update({**self.headers, "Authorization": f"Bearer {token}"})

        async def ask() -> None:
            while True:
                answer = await self.http.get(f"/tables/{code}/updates?player=p1")
                self.done["pasts" if answer.is_success else "pasts refused"] += 1

        await asyncio.gather(*(ask() for _ in range(4)))

    async def _table(self, bots: int) -> str | None:
        body = {"game": "morpho", "name": "Host", "options": {"mode": "expert"}}
        while (opened := await self.http.post("/tables", json=body)).status_code == TOO_MANY:
            self.done["tables refused"] += 1
            if opened.json()["code"] != "rate_limited":
                return None
            await asyncio.sleep(1)
        self.done["tables"] += 1
        code: str = opened.json()["code"]
        for _ in range(bots):
            await self._bot(code)
        return code

    async def _bot(self, code: str) -> None:
        """Add a bot, as soon as the rate of commands allows."""
        while True:
            message = {"type": "add_bot", "strength": "mastermind"}
            answer = await self._command(code, message)
            if answer.is_success:
                self.done["masterminds"] += 1
                return
            self.done["masterminds refused"] += 1
            if answer.json()["code"] != "rate_limited":
                return
            await asyncio.sleep(1)

    async def _command(self, code: str, message: dict[str, Any]) -> httpx.Response:
        body = {"id": f"a{next(self._ids)}", **message}
        return await self.http.post(f"/tables/{code}/commands?player=p1", json=body)

    async def _play(self) -> None:
        """Keep the bots of another table playing; its host has no seat and looks on."""
        code = await self._table(BOTS)
        if code is None:
            return
        await self._command(code, {"type": "stand"})
        while True:
            with suppress(OSError, websockets.WebSocketException, TimeoutError):
                page = await self.page(code, "p1")
                for begin in ("start", "next_round", "rematch"):
                    await page.send(json.dumps({"type": begin, "id": f"a{next(self._ids)}"}))
                async for text in page:
                    if '"round_ended"' in text or '"match_ended"' in text:
                        break
                await page.close()
            await asyncio.sleep(1)

    async def _read_views(self, code: str) -> None:
        """Ask for a view again as soon as the last one has come."""
        place = urlsplit(self.base)
        head = "".join(f"{name}: {value}\r\n" for name, value in self.headers.items())
        path = f"/api/v1/tables/{code}/view?player=p1"
        request = f"GET {path} HTTP/1.1\r\nHost: {place.netloc}\r\n{head}\r\n".encode()
        while True:
            with suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection(place.hostname, place.port)
                while True:
                    writer.write(request)
                    answer = await reader.readuntil(b"\r\n\r\n")
                    length = next(
                        int(line.partition(b":")[2])
                        for line in answer.lower().split(b"\r\n")
                        if line.startswith(b"content-length:")
                    )
                    await reader.readexactly(length)
                    self.done["views" if b" 200 " in answer[:15] else "views refused"] += 1
            await asyncio.sleep(0.01)

    async def _watch(self, code: str, number: int) -> None:
        """Join as one more spectator, and keep a page open."""
        body = {"name": f"Spectator {number}", "sit": False}
        joined = await self.http.post(f"/tables/{code}/players", json=body)
        player = joined.json()["player"] if joined.is_success else "p1"
        while True:
            with suppress(OSError, websockets.WebSocketException, TimeoutError):
                page = await self.page(code, player)
                async for _ in page:
                    self.done["frames to spectators"] += 1
            await asyncio.sleep(0.5)

    async def _talk(self, code: str) -> None:
        """Send commands without waiting for answers."""
        while True:
            with suppress(OSError, websockets.WebSocketException, TimeoutError):
                page = await self.page(code, "p1")
                reading = asyncio.ensure_future(_drain(page))
                while not reading.done():
                    said = {"type": "say", "id": f"a{next(self._ids)}", "text": "Noise! " * 20}
                    await page.send(json.dumps(said))
                    self.done["commands sent"] += 1
                    await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)


async def _drain(page: ClientConnection) -> None:
    with suppress(websockets.WebSocketException):
        async for _ in page:
            pass


class Victim(Somebody):
    """Plays with a bot, and measures how long everything takes."""

    def __init__(self, base: str) -> None:
        super().__init__(base, VICTIM)
        self.code = ""
        self.talking: ClientConnection | None = None
        self.reports: Counter[int] = Counter()
        self._ids = count()

    async def sit_down(self) -> None:
        """Open a table and a page."""
        await self.begin()
        opened = await self.http.post("/tables", json={"game": "morpho", "name": "Victim"})
        self.code = opened.raise_for_status().json()["code"]
        self.talking = await self.page(self.code, "p1")

    async def measure(self, seconds: float) -> dict[str, float]:
        """Measure for so long; return the latencies in milliseconds."""
        commands, views = [], []
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            begun = time.perf_counter()
            await self._say()
            commands.append(time.perf_counter() - begun)
            begun = time.perf_counter()
            view = await self.http.get(f"/tables/{self.code}/view?player=p1")
            view.raise_for_status()
            views.append(time.perf_counter() - begun)
            await asyncio.sleep(PAUSE)
        return {
            "commands": len(commands),
            **_figures("command", commands),
            **_figures("view", views),
        }

    async def report(self) -> None:
        """Ask for a report every two seconds until cancelled; count the answers by status."""
        while True:
            answer = await self.http.get(f"/tables/{self.code}/report?player=p1")
            self.reports[answer.status_code] += 1
            await asyncio.sleep(2)

    async def _say(self) -> None:
        assert self.talking is not None, "it sat down"
        name = f"v{next(self._ids)}"
        await self.talking.send(json.dumps({"type": "say", "id": name, "text": "Hello"}))
        async for text in self.talking:
            if f'"done":"{name}"' in text:
                return
            if f'"id":"{name}"' in text:
                raise SystemExit(f"the victim was refused: {text!r}")
        raise SystemExit("the victim was disconnected")


def _figures(what: str, found: list[float]) -> dict[str, float]:
    ordered = sorted(1000 * each for each in found)
    parts = {"p50": 0.5, "p95": 0.95, "worst": 1}
    return {
        f"{what}_{name}_ms": round(ordered[min(int(part * len(ordered)), len(ordered) - 1)], 1)
        for name, part in parts.items()
    }


async def prepare(url: str, entries: int) -> list[str]:
    """Make a guest and a table with so many entries that nobody hears of; return code and token."""
    types = {name: game.event_types for name, game in RULES.items()}
    async with open_database(url, types, SystemClock()) as opened:
        guest, token = await opened.guests.make("Attacker")
        world = World(opened.log, opened.index, SystemClock(), SystemRandomness())
        session, host = await LiveTables(RULES, world).open(RULES["morpho"], guest.id, "Host", {})
        seqs = range(session.table.seq + 1, session.table.seq + 1 + entries)
        await opened.log.append_all(session.id, [_link(seq, host.id) for seq in seqs])
        return [session.table.code, token]


def _link(seq: int, player: PlayerId) -> Entry:
    made = PassMade(NOBODY, TokenHash(f"{seq:064x}"), player, None, Millis(seq), None)
    return Entry(seq, Millis(seq), player, None, None, None, (made,))


@contextmanager
def attacking(base: str, *past: str) -> Iterator[Callable[[], dict[str, int]]]:
    """Run the attacker; yield what ends it and returns what it achieved."""
    command = [sys.executable, "-m", "benchmarks.servers.victim", "--attack", base, *past]

    def end() -> dict[str, int]:
        attacker.terminate()
        done: dict[str, int] = json.loads(attacker.communicate()[0])
        return done

    # The victim's own work counts, and waits for none of the attacker's.
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        preexec_fn=lambda: os.nice(5),  # noqa: PLW1509
    ) as attacker:
        try:
            yield end
        finally:
            attacker.kill()


async def measure(seconds: float, checkout: Path | None, past: int) -> None:
    """Measure without and with the attack, and print."""
    with tempfile.TemporaryDirectory() as folder, database("sqlite") as url:
        seen, idle = Path(folder) / "server.json", Path(folder) / "idle.json"
        aim = await prepare(url, past) if past else []
        settings = {"MORPHO_TRUSTED_PROXIES": "127.0.0.1", "WATCHED_FILE": str(seen)}
        server = ServerProcess(
            url,
            core=0,
            module="benchmarks.harness.watched",
            checkout=checkout,
            settings=settings,
            generous=False,
        )
        with nothing_watched(idle), server:
            server.start()
            server.wait()
            victim = Victim(server.base)
            await victim.sit_down()
            alone = await victim.measure(min(seconds, 10))
            print(json.dumps({"what": "victim alone", **alone}), flush=True)
            reporting = asyncio.ensure_future(victim.report()) if past else None
            with attacking(server.base, *aim) as end:
                await victim.measure(SETTLING)
                cpu, begun = sum(server.process.cpu_times()[:2]), time.monotonic()
                under = await victim.measure(seconds)
                cpu, ended = sum(server.process.cpu_times()[:2]) - cpu, time.monotonic()
                done = end()
            if reporting is not None:
                reporting.cancel()
                done |= {f"victim's reports: {code}": n for code, n in victim.reports.items()}
            server.stop()
        under["server_core_percent"] = round(100 * cpu / (ended - begun))
        print(json.dumps({"what": "victim under attack", **under}), flush=True)
        print(json.dumps({"what": "the attacker", **done}), flush=True)
        of_server, of_nothing = (worst(file, int(begun), int(ended)) for file in (seen, idle))
        held_up, computed = zip(*of_server, strict=True)
        delays = {
            "held_up": held_up,
            "computed": computed,
            "idle": [late for late, _ in of_nothing],
        }
        figures = {key: round(statistics.median(found), 1) for key, found in delays.items()}
        print(json.dumps({"what": "median of each second's worst delay", **figures}), flush=True)


async def attack(base: str, *past: str) -> None:
    """Attack until asked to stop; then print what was achieved."""
    attacker = Attacker(base)
    work = attacker.ask_for_the_past(*past) if past else attacker.attack()
    attacking = asyncio.ensure_future(work)
    asyncio.get_running_loop().add_signal_handler(15, attacking.cancel)
    with suppress(asyncio.CancelledError):
        await attacking
    print(json.dumps(attacker.done))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--checkout", type=Path, help="another checkout with its own .venv")
    parser.add_argument("--past", type=int, default=0, help="entries that nobody hears of")
    parser.add_argument("--attack", nargs="+", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {1})
    if chosen.attack is not None:
        uvloop.run(attack(*chosen.attack))
    else:
        uvloop.run(measure(chosen.seconds, chosen.checkout, chosen.past))


if __name__ == "__main__":
    main()
