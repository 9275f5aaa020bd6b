"""Handshakes of sockets."""

import asyncio
from base64 import b64encode
from typing import Any, Final
from urllib.parse import quote

from benchmarks.harness.fuzzing.messages import CLOSE, TEXT, TEXTS, frame
from benchmarks.harness.fuzzing.tables import TIMEOUT, Person, Table

HANDSHAKES: Final = 100
"""How many handshakes a table gets that may be wrong."""

ECHOES: Final = 50
"""How many frames a socket echoes that serves to test a proxy."""


class Handshakes:
    """Handshakes that may be wrong, and frames for the socket that echoes them."""

    def __init__(self, table: Table, person: Person) -> None:
        self._table = table
        self._tally = table.tally
        self._person = person

    async def run(self) -> None:
        """Make all of them, one after another."""
        for _ in range(HANDSHAKES):
            if self._table.take():
                await self._patiently(self._make(), "a handshake")
        frames = [self._table.dice.choice(TEXTS).encode("utf-8", "replace") for _ in range(ECHOES)]
        frames = [sent for sent in frames if self._table.take()]
        await self._patiently(self._echo(frames), f"{len(frames)} echoes")

    async def _patiently(self, asking: Any, name: str) -> None:
        try:
            async with asyncio.timeout(TIMEOUT):
                await asking
        except TimeoutError:
            self._tally.stuck.append(name)
        except (OSError, asyncio.IncompleteReadError):
            self._tally.count("dropped", name)

    async def _make(self) -> None:
        dice = self._table.dice
        code, player = (
            quote(dice.choice([own, own, *TEXTS]), safe="", errors="replace")
            for own in (self._table.code, self._person.player)
        )
        path = dice.choice(["/api/v1/connection/socket", "/api/v1/socket", "/", "/é"])
        if dice.random() < 0.7:
            path = f"/api/v1/tables/{code}/socket"
        after = dice.choice(["0", "-1", "1", "999999999", "9" * 30, "x", "", "%C2%B2"])
        version = dice.choice(["1", "1", "1", "2", "", "x"])
        query = f"player={player}&after={after}&version={version}"
        headers = dice.choice(
            ["", "Origin: https://elsewhere.example\r\n", "Origin: null\r\n", "X-Y: \xff\r\n"]
        )
        token = dice.choice([self._person.token] * 3 + ["x", "é"])
        name = f"{path}?{query} {headers!r}"
        reader, writer, status = await self._shake(f"{path}?{query}", token, headers)
        if status != 101:
            self._tally.count(f"handshake {status}", name)
            if status >= 500:
                self._tally.fail(f"handshake {status}", name)
        else:
            opcode, payload = await _frame_from(reader)
            closed = f"closed {int.from_bytes(payload[:2])}"
            self._tally.count(closed if opcode == CLOSE & 0x0F else "opened", name)
        writer.close()

    async def _echo(self, frames: list[bytes]) -> None:
        reader, writer, _ = await self._shake("/api/v1/connection/socket", self._person.token)
        await _frame_from(reader)
        writer.write(b"".join(frame(TEXT, sent) for sent in frames))
        for sent in frames:
            _, echo = await _frame_from(reader)
            self._tally.count("echo" if echo.decode() == sent.decode()[:100] else "dropped", sent)
        writer.close()

    async def _shake(
        self, path: str, token: str, headers: str = ""
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter, int]:
        dice = self._table.dice
        reader, writer = await asyncio.open_connection(*self._table.place, limit=2**20)
        key = b64encode(dice.randbytes(16)).decode()
        asked = (
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Authorization: Bearer {token}\r\n{headers}\r\n"
        )
        writer.write(asked.encode("latin-1"))
        return reader, writer, int((await reader.readuntil(b"\r\n\r\n"))[9:12])


async def _frame_from(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """Read a frame from a server; return its opcode and payload."""
    first, size = await reader.readexactly(2)
    if size >= 126:
        size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8))
    return first & 0x0F, await reader.readexactly(size)
