"""Open pages: a socket, every frame that came by it, and the view to which they add up."""

import asyncio
import itertools
import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from morpho_client import Refused
from morpho_client.views import merged

Json = Any

TIMEOUT: Final = 20.0
"""How many seconds anything may take before a test gives it up, on a machine that is busy."""

_ids = itertools.count(1)


@contextmanager
def refused(code: str) -> Iterator[None]:
    """Expect a refusal with that code."""
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.code == code, caught.value


class Page:
    """An open page: everything that the server sent, and the view to which it adds up."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[str] = []
        self.n: int | None = None
        self.history: str | None = None
        self.you: dict[str, Json] = {}
        self.table: dict[str, Json] = {}
        self.public: dict[str, Json] | None = None
        self.own: dict[str, Json] | None = None
        self.legal: list[str] = []
        self.timeout_moves: str | None = None
        self.here: list[str] = []
        self.greeted = self.closed = False
        self._news = asyncio.Event()
        self._reading = asyncio.ensure_future(self._read())

    @property
    def heard(self) -> list[Json]:
        """Return every message so far."""
        return [json.loads(frame) for frame in self.frames]

    @property
    def updates(self) -> list[str]:
        """Return the frames that are updates, as they were sent."""
        return [frame for frame in self.frames if frame.startswith('{"type":"update"')]

    @property
    def events(self) -> list[Json]:
        """Return the events that this page received, its own among them."""
        updates = [m for m in self.heard if m["type"] == "update"]
        return [e for m in updates for e in (*m.get("events", ()), *m.get("yours", ()))]

    @property
    def seat(self) -> int | None:
        """Return where this page's player sits."""
        return self.table["players"].get(self.you["player"], {}).get("seat")

    @property
    def shows(self) -> dict[str, Json]:
        """Return the view of this page, in the form of :func:`essence`."""
        return {
            "n": self.n,
            "player": self.you["player"],
            "table": self.table,
            "public": self.public,
            "own": self.own,
            "legal": self.legal,
            "timeout_move": self.timeout_moves,
        }

    async def do(self, kind: str, **fields: Json) -> int:
        """Carry out a command; return the update as which it was done. Raises :exc:`Refused`.

        A message that the server could not read counts as refused, too.
        """
        asked = command(kind, **fields)
        seen = len(self.frames)
        await self.send(asked)
        return await self.answer(asked["id"], seen)

    async def move(self, move: str) -> int:
        """Make a move."""
        return await self.do("move", move=move)

    async def answer(self, command_id: str, seen: int = 0) -> int:
        """Wait for the answer to a command; return the update's number or raise."""
        found = await self.message(lambda m: _answers(m, command_id), seen)
        if found["type"] in {"refused", "error", "bye"}:
            raise Refused(found["code"], found["reason"])
        return found["n"]

    async def message(self, wanted: Callable[[Json], bool], seen: int = 0) -> Json:
        """Wait for a message; ``seen`` frames are known already."""
        await self.until(lambda: self.closed or any(map(wanted, self._messages(seen))))
        return next((m for m in self._messages(seen) if wanted(m)), {"type": "nothing"})

    async def refusal(self, text: str | bytes) -> Refused:
        """Send a frame that the server will not take; return its answer."""
        seen = len(self.frames)
        await self.connection.send(text)
        found = await self.message(lambda m: m["type"] in {"error", "refused"}, seen)
        return Refused(found["code"], found["reason"])

    async def event(self, kind: str) -> Json:
        """Wait for an event of a kind; return the first."""
        await self.until(lambda: any(e["kind"] == kind for e in self.events))
        return next(e for e in self.events if e["kind"] == kind)

    async def send(self, message: Json) -> None:
        """Send a message and don't wait for an answer."""
        await self.connection.send(json.dumps(message))

    async def reach(self, number: int) -> None:
        """Wait for an update's number."""
        await self.until(lambda: self.n is not None and self.n >= number)

    async def until(self, condition: Callable[[], bool], patience: float = TIMEOUT) -> None:
        """Wait for what the server sends to make something true."""
        try:
            async with asyncio.timeout(patience):
                while not condition():
                    await self._news.wait()
                    self._news.clear()
        except TimeoutError:
            frames = "\n".join(frame[:300] for frame in self.frames[-8:])
            raise AssertionError(f"it did not come true; the last frames:\n{frames}") from None

    async def end(self) -> tuple[int | None, str | None]:
        """Wait until the server closes; return the code and the reason."""
        await self.until(lambda: self.closed)
        return self.connection.close_code, self.connection.close_reason

    async def close(self) -> None:
        """Close this page, as a browser does."""
        await self.connection.close()
        await self._reading

    def vanish(self) -> None:
        """Drop the connection without closing it, as a phone does."""
        self.connection.transport.abort()

    async def gone(self) -> None:
        """Wait until nothing more can come."""
        await self._reading

    def _messages(self, seen: int) -> Iterator[Json]:
        return map(json.loads, self.frames[seen:])

    async def _read(self) -> None:
        try:
            async for frame in self.connection:
                assert isinstance(frame, str)
                self.frames.append(frame)
                self._take(json.loads(frame))
                self._news.set()
        except websockets.ConnectionClosed:
            pass
        finally:
            self.closed = True
            self._news.set()

    def _take(self, message: Json) -> None:
        match message["type"]:
            case "snapshot":
                self.n, self.you, self.here = message["n"], message.get("you", {}), message["here"]
                self.history = message["history"]
                self.table, self.public = message["table"], message.get("public")
                self.own, self.legal = message.get("own"), message.get("legal", [])
                self.timeout_moves = message.get("timeout_move")
            case "update":
                assert self.n is None or message["n"] == self.n + 1, f"{self.n} before {message}"
                self._update(message)
            case "presence":
                self.here = message["here"]
                self.greeted = True
            case "waiting":
                self.greeted = True

    def _update(self, message: Json) -> None:
        self.n, self.legal = message["n"], message.get("legal", [])
        self.timeout_moves = message.get("timeout_move")
        self.table = merged(self.table, message.get("table", {}))
        if message.get("fresh"):
            self.public = self.own = None
        if "public" in message:
            self.public = merged(self.public, message["public"])
        if "own" in message:
            self.own = merged(self.own, message["own"])


def essence(snapshot: Mapping[str, Json]) -> dict[str, Json]:
    """Return a snapshot without the time and who is there."""
    return {
        "n": snapshot["n"],
        "player": snapshot["you"]["player"],
        "table": snapshot["table"],
        "public": snapshot.get("public"),
        "own": snapshot.get("own"),
        "legal": snapshot.get("legal", []),
        "timeout_move": snapshot.get("timeout_move"),
    }


def command(kind: str, **fields: Json) -> dict[str, Json]:
    """Return a command, with an id of its own unless one is given."""
    return {"type": kind, "id": f"c{next(_ids)}", **fields}


def _answers(message: Json, command_id: str) -> bool:
    match message["type"]:
        case "update":
            return message.get("done") == command_id
        case "done" | "refused":
            return message["id"] == command_id
        case kind:
            return kind in {"error", "bye"}
