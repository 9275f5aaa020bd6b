"""Pages that reconnect: six at a table who play automatically through every server failure.

Like the browser client, each resumes after its last update, waits longer after each failed attempt,
and resends its unanswered commands under their ids. Everything that a page receives is kept until
:mod:`benchmarks.harness.witness` has compared it with the log.
"""

import asyncio
import itertools
import random
import time
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any, Final

import orjson
from picows import WSListener, WSMsgType, ws_connect

from benchmarks.harness.seating import begin_match
from morpho_client import Client

PLAYERS: Final = 6
FIRST_WAIT: Final = 0.4
LONGEST_WAIT: Final = 2.0
"""Seconds: as in ``web_client/net/socket.js``."""
OPENING: Final = 10.0
TALKING: Final = 0.02
"""How often somebody who receives an update says something."""

PUT_OFF: Final = {"log_full", "log_locked", "log_unavailable", "overloaded", "rate_limited"}


@dataclass
class Play:
    """The state shared by all tables under load: the server, whether they play, and counts.

    ``faults`` counts what must never happen. ``refused`` counts the refusals by code, ``in_vain``
    the failed attempts to connect by error. ``absences`` are the seconds that pages were without a
    server, up to its next message. ``goodbyes`` counts how often a page learned when to come back.
    """

    base: str
    going: bool = True
    moves: int = 0
    acknowledged: int = 0
    goodbyes: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    in_vain: Counter[str] = field(default_factory=Counter)
    tables: "list[Table]" = field(default_factory=list)
    longest_wait: float = LONGEST_WAIT
    absences: list[float] = field(default_factory=list)

    @property
    def pages(self) -> "list[Page]":
        """Return all pages of all tables."""
        return [page for table in self.tables for page in table.pages]

    async def build(self, count: int) -> None:
        """Open tables, begin their matches, and open a page for everybody."""
        async with AsyncExitStack() as closing:
            guests = [
                await closing.enter_async_context(Client(self.base, program=False))
                for _ in range(PLAYERS)
            ]
            for guest in guests:
                await guest.sign_in("Load")
            opening = asyncio.Semaphore(8)

            async def one() -> None:
                async with opening:
                    code, players = await begin_match(guests, PLAYERS)
                table = Table(self, code)
                for player, guest in zip(players, guests, strict=True):
                    table.pages.append(Page(table, player, str(guest.token)))
                self.tables.append(table)

            await asyncio.gather(*(one() for _ in range(count)))
        for page in self.pages:
            page.come()
        await self.until(lambda: all(page.resumed for page in self.pages))

    async def until(self, condition: Any, seconds: float = 60.0) -> bool:
        """Wait until something is so; return whether it came to be."""
        end = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > end:
                return False
            await asyncio.sleep(0.005)
        return True

    def go_on(self) -> None:
        """Let every page play on that owes a decision."""
        self.going = True
        for page in self.pages:
            page.act()

    def leave(self) -> None:
        """Close all pages for good."""
        self.going = False
        for page in self.pages:
            page.leave()


@dataclass
class Table:
    """Six people at one table. ``moves`` counts those that were acknowledged."""

    play: Play
    code: str
    pages: "list[Page]" = field(default_factory=list)
    moves: int = 0


class Page(WSListener):  # type: ignore[misc]
    """One player's page.

    ``updates`` and ``snapshots`` are what was told and is not compared yet, by number;
    ``acknowledged`` the commands whose answer has come, and are not found in the log yet.
    """

    _ids = itertools.count(1)

    def __init__(self, table: Table, player: str, token: str) -> None:
        self.table = table
        self.play = table.play
        self.player = player
        self.n: int | None = None
        self.legal: list[str] = []
        self.phase = ""
        self.history = ""
        self.unanswered: dict[str, dict[str, Any]] = {}
        self.updates: dict[int, bytes] = {}
        self.snapshots: dict[int, list[bytes]] = {}
        self.acknowledged: dict[str, int] = {}
        self.resumed = False
        self._token = token
        self._attempts = 0
        self._retry: float | None = None
        self._lost_at: float | None = None
        self._transport: Any = None
        self._coming: asyncio.Task[None] | None = None
        self._left = False

    def come(self) -> None:
        """Connect, and stay connected."""
        self._coming = asyncio.ensure_future(self._come())

    def leave(self) -> None:
        """Go for good."""
        self._left = True
        if self._coming is not None:
            self._coming.cancel()
        if self._transport is not None:
            self._transport.disconnect()

    async def _come(self) -> None:
        headers = {"Authorization": f"Bearer {self._token}"}
        while True:
            after = "" if self.n is None else f"&after={self.n}&history={self.history}"
            path = f"/api/v1/tables/{self.table.code}/socket?player={self.player}&version=1{after}"
            address = self.play.base.replace("http", "ws") + path
            try:
                async with asyncio.timeout(OPENING):
                    _, connected = await ws_connect(lambda: self, address, extra_headers=headers)
            except (Exception, asyncio.CancelledError) as error:  # noqa: BLE001
                # What a library makes of a connection that is lost in a handshake varies widely.
                lost = type(error).__name__
            else:
                if connected is not None:
                    return
                lost = "LostInHandshake"
            if self._left:
                return
            self.play.in_vain[lost] += 1
            await asyncio.sleep(self._wait())

    def _wait(self) -> float:
        step = min(self.play.longest_wait, FIRST_WAIT * 2**self._attempts)
        self._attempts += 1
        return step * random.uniform(0.5, 1)

    def on_ws_connected(self, transport: Any) -> None:
        """Send again what is not answered yet."""
        self._transport = transport
        for command in self.unanswered.values():
            self._send(command)

    def on_ws_disconnected(self, transport: Any) -> None:
        """Come back in a while."""
        if transport is self._transport:
            self._transport, self.resumed = None, False
            self._lost_at = self._lost_at or time.monotonic()
            if not self._left:
                self._coming = asyncio.ensure_future(self._come_later())

    async def _come_later(self) -> None:
        retry, self._retry = self._retry, None
        await asyncio.sleep(self._wait() if retry is None else retry)
        await self._come()

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        """Take a frame in, and go on playing."""
        if frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()
        if frame.msg_type != WSMsgType.TEXT or transport is not self._transport:
            return
        text = frame.get_payload_as_bytes()
        message = orjson.loads(text)
        if message["type"] == "bye" and "retry_ms" in message:
            self.play.goodbyes += 1
            self._lost_at, self._retry = time.monotonic(), message["retry_ms"] / 1000
            return
        self._is_back()
        match message["type"]:
            case "update":
                self._update(message, text)
            case "snapshot":
                self._snapshot(message, text)
            case "done":
                self._answered(message["id"], message["n"])
            case "refused":
                self._refused(message)
            case "bye" | "error":
                self.play.faults[f"{message['type']}: {message['code']}"] += 1
        if self.play.going:
            self.act()

    def _is_back(self) -> None:
        self.resumed, self._attempts = True, 0
        if self._lost_at is not None:
            self.play.absences.append(time.monotonic() - self._lost_at)
            self._lost_at = None

    def _update(self, message: dict[str, Any], text: bytes) -> None:
        self.play.faults["a hole"] += self.n is None or message["n"] != self.n + 1
        self.n = message["n"]
        self.updates[self.n] = text
        self.legal = message.get("legal", [])
        self.phase = message.get("table", {}).get("phase", self.phase)
        if "done" in message:
            self._answered(message["done"], message["n"])

    def _snapshot(self, message: dict[str, Any], text: bytes) -> None:
        self.history = message["history"]
        self.play.faults["went back"] += self.n is not None and message["n"] < self.n
        self.n = message["n"]
        self.snapshots.setdefault(self.n, []).append(text)
        self.legal, self.phase = message.get("legal", []), message["table"]["phase"]

    def _answered(self, command_id: str, number: int) -> None:
        command = self.unanswered.pop(command_id, None)
        if command_id in self.acknowledged and self.acknowledged[command_id] != number:
            self.play.faults["another answer"] += 1
        self.acknowledged[command_id] = number
        if command is not None:
            self.play.acknowledged += 1
            moved = command["type"] == "move"
            self.play.moves += moved
            self.table.moves += moved

    def _refused(self, message: dict[str, Any]) -> None:
        self.play.refused[message["code"]] += 1
        if message["code"] in PUT_OFF:
            asyncio.get_running_loop().call_later(self._wait(), self._again, message["id"])
        else:
            self.unanswered.pop(message["id"], None)

    def _again(self, command_id: str) -> None:
        if command_id in self.unanswered and self._transport is not None:
            self._send(self.unanswered[command_id])

    def act(self) -> None:
        """Do what is to be done now, and say something now and then."""
        if random.random() < TALKING:
            self._ask("say", text=f"{self.player} {random.random()}")
        if any(asked["type"] != "say" for asked in self.unanswered.values()):
            return
        if self.legal:
            self._ask("move", move=random.choice(self.legal), at=self.n)
        elif self.player == "p1" and self.phase == "between":
            self._ask("next_round")
        elif self.player == "p1" and self.phase == "over":
            self._ask("rematch")

    def _ask(self, kind: str, **fields: Any) -> None:
        command = {"type": kind, "id": f"c{next(self._ids)}", **fields}
        self.unanswered[command["id"]] = command
        if self._transport is not None:
            self._send(command)

    def _send(self, command: dict[str, Any]) -> None:
        self._transport.send(WSMsgType.TEXT, orjson.dumps(command))
