"""A load of real websocket players on loopback: they play random legal moves, round after round."""

import asyncio
import random
import time
from collections import deque
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any, Protocol

import orjson
from picows import WSListener, WSMsgType, ws_connect

from benchmarks.harness.seating import begin_match
from morpho_client import Client

PLAYERS = 6
READY_SECONDS = 60


class Measured(Protocol):
    """A process, or several as if they were one."""

    def cpu_times(self) -> Any:
        """Return the user and system time so far."""


class Player(WSListener):  # type: ignore[misc]
    """One page: knows its legal moves and counts the updates it is sent."""

    def __init__(self, load: "Load", table: "Table") -> None:
        self.load = load
        self.table = table
        self.transport: Any = None
        self.legal: list[str] = []
        self._last: dict[str, Any] = {}

    def on_ws_connected(self, transport: Any) -> None:
        """Remember where to send."""
        self.transport = transport

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        """Count a frame, and note what it allows."""
        if frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.TEXT:
            self._read(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            self.load.closed += 1
            transport.disconnect()

    def _read(self, text: bytes) -> None:
        if text.startswith(b'{"type":"update"'):
            legal = text.find(b',"legal":[')
            self.legal = [] if legal < 0 else orjson.loads(_list_at(text, legal + 9))
            over, match_over = b'"round_ended"' in text, b'"match_ended"' in text
            self.table.count(len(text), over=over, match_over=match_over)
        elif text.startswith(b'{"type":"snapshot"'):
            self.legal = orjson.loads(text).get("legal", [])
            self.load.snapshots += 1
        elif text.startswith(b'{"type":"refused"') and b'"code":"overloaded"' in text:
            wait = orjson.loads(text)["retry_ms"] / 1000
            asyncio.get_running_loop().call_later(wait, self.send, self._last)
        elif text.startswith((b'{"type":"refused"', b'{"type":"error"', b'{"type":"bye"')):
            raise SystemExit(f"the load did something wrong: {text.decode()[:300]}")

    def send(self, message: dict[str, Any]) -> None:
        """Send a command."""
        self._last = message
        self.transport.send(WSMsgType.TEXT, orjson.dumps(message))


@dataclass
class Table:
    """Six players; one command is under way at a time, done when all six have its update."""

    load: "Load"
    code: str
    players: list[Player] = field(default_factory=list)
    commands: int = 0
    heard: int = 0
    due: float = 0.0
    busy: bool = False
    moving: bool = False
    over: bool = False
    match_over: bool = False
    late: deque[float] = field(default_factory=deque)

    def ask(self, player: Player, message: dict[str, Any], due: float | None = None) -> None:
        """Send a command and wait for all six."""
        self.commands += 1
        self.heard = 0
        self.busy = True
        self.moving = message["type"] == "move"
        self.due = due or time.perf_counter()
        player.send({"id": f"c{self.commands}", **message})

    def go_on(self, due: float | None = None) -> None:
        """Make a move, or begin the next round."""
        if self.over:
            again = {"type": "rematch" if self.match_over else "next_round"}
            self.over = self.match_over = False
            self.ask(self.players[0], again, due)
            return
        mover = next((player for player in self.players if player.legal), None)
        if mover is None:
            raise SystemExit(f"nobody can move at {self.code}")
        self.ask(mover, {"type": "move", "move": random.choice(mover.legal)}, due)

    def count(self, size: int, *, over: bool, match_over: bool) -> None:
        """Count one of six updates."""
        if not self.busy:
            return
        self.heard += 1
        self.over |= over
        self.match_over |= match_over
        if self.moving:
            self.load.bytes += size
        if self.heard == PLAYERS:
            self.busy = False
            self.load.done(self)


class Load:
    """Tables under load, and what was measured of them."""

    def __init__(self, base: str, server: Measured) -> None:
        self.base = base
        self.server = server
        self.tables: list[Table] = []
        self.snapshots = self.closed = self.moves = self.bytes = 0
        self.latencies: list[float] = []
        self.until = 0.0
        self.closed_loop = False

    async def build(self, count: int, *, connected: bool = True) -> None:
        """Open that many more tables, all in the middle of a round."""
        async with Client(self.base, program=False) as guest:
            await guest.sign_in("Load")
            opening = asyncio.Semaphore(8)

            async def one() -> None:
                async with opening:
                    await self._open(guest, connected=connected)

            wanted = self.snapshots + count * PLAYERS
            await asyncio.gather(*(one() for _ in range(count)))
        end = time.monotonic() + READY_SECONDS
        while connected and self.snapshots < wanted and time.monotonic() < end:
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.3)

    async def _open(self, guest: Client, *, connected: bool) -> None:
        code, names = await begin_match([guest], PLAYERS)
        table = Table(self, code)
        self.tables.append(table)
        for name in names if connected else ():
            await self._connect(table, name, str(guest.token))

    def base_of(self, code: str, name: str) -> str:
        """Return the address at which a player has their page at a table."""
        del code, name
        return self.base

    async def _connect(self, table: Table, name: str, token: str) -> None:
        player = Player(self, table)
        table.players.append(player)
        base = self.base_of(table.code, name).replace("http", "ws")
        url = f"{base}/api/v1/tables/{table.code}/socket?player={name}&version=1"
        headers = {"Authorization": f"Bearer {token}"}
        await ws_connect(lambda: player, url, extra_headers=headers, enable_auto_pong=False)

    async def watch(self, count: int, closing: AsyncExitStack) -> None:
        """Let so many spectators look on at the first table, until the context ends."""
        table = self.tables[0]
        for number in range(count):
            async with Client(self.base, program=False) as guest:
                spectator = await guest.join(table.code, f"Spectator {number}", sit=False)
            url = (
                f"{self.base_of(table.code, spectator.player).replace('http', 'ws')}/api/v1/tables"
            )
            url += f"/{table.code}/socket?player={spectator.player}&version=1"
            headers = {"Authorization": f"Bearer {guest.token}"}
            transport, _ = await ws_connect(WSListener, url, extra_headers=headers)
            closing.callback(transport.disconnect)

    async def drop(self) -> None:
        """Close every page."""
        for table in self.tables:
            for player in table.players:
                player.transport.disconnect()
        self.tables.clear()
        await asyncio.sleep(0.5)

    def done(self, table: Table) -> None:
        """Note that all six have been sent the update, and go on as the load wants."""
        now = time.perf_counter()
        if table.moving:
            self.moves += 1
            self.latencies.append(now - table.due)
        if self.closed_loop:
            if now < self.until:
                table.go_on()
        elif not table.moving:
            table.go_on(table.due)
        elif table.late:
            table.go_on(table.late.popleft())

    async def saturate(self, seconds: float) -> dict[str, float]:
        """Move at every table as soon as the last move is answered, for that many seconds."""
        self._begin()
        self.closed_loop = True
        self.until = time.perf_counter() + seconds
        return await self._measure(self._all_at_once(seconds))

    async def at_rate(self, rate: float, seconds: float) -> dict[str, float]:
        """Make moves at a fixed rate; a late move counts from when it was due."""
        self._begin()
        self.closed_loop = False
        return await self._measure(self._one_by_one(rate, seconds))

    def _begin(self) -> None:
        self.moves = self.bytes = 0
        self.latencies = []

    async def _all_at_once(self, seconds: float) -> None:
        for table in self.tables:
            table.go_on()
        await asyncio.sleep(seconds)

    async def _one_by_one(self, rate: float, seconds: float) -> None:
        start = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = start + number / rate
            while (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            table = self.tables[number % len(self.tables)]
            if table.busy:
                table.late.append(due)
            else:
                table.go_on(due)

    async def _measure(self, playing: Any) -> dict[str, float]:
        before, start = self.server.cpu_times(), time.perf_counter()
        await playing
        end = time.perf_counter() + 10
        while any(table.busy for table in self.tables) and time.perf_counter() < end:
            await asyncio.sleep(0.01)
        after, took = self.server.cpu_times(), time.perf_counter() - start
        cpu = after.user + after.system - before.user - before.system
        ordered = sorted(self.latencies)
        return {
            "moves_per_second": self.moves / took,
            "moves_per_cpu_second": self.moves / cpu,
            "cpu_us_per_move": cpu / self.moves * 1e6,
            "p50_ms": ordered[len(ordered) // 2] * 1000,
            "p99_ms": ordered[int(len(ordered) * 0.99)] * 1000,
            "bytes_per_update": self.bytes / self.moves / PLAYERS,
            "server_load": cpu / took,
        }


def _list_at(text: bytes, start: int) -> bytes:
    """Return the JSON list of plain texts that begins there."""
    return text[start : text.index(b"]", start) + 1]
