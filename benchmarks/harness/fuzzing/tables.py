"""Tables that are fuzzed, and a tally of what came back."""

import itertools
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Final
from urllib.parse import urlsplit

import httpx

from benchmarks.harness.fuzzing.messages import MessageSource

TIMEOUT: Final = 30.0
"""Seconds after which a message counts as stuck."""

FAULT: Final = 1011
"""The code with which a socket is closed after a fault."""


@dataclass
class Tally:
    """The messages still to be sent, and the answers."""

    left: int
    until: float
    answers: Counter[str] = field(default_factory=Counter)
    reached: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0
    unhandled: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    unasked: list[str] = field(default_factory=list)

    @property
    def is_over(self) -> bool:
        """Return whether no time is left."""
        return time.monotonic() > self.until

    @property
    def answered(self) -> int:
        """Return how many messages were answered. Last words are no answers."""
        return sum(count for name, count in self.answers.items() if name[0] != "(")

    def took(self, since: float) -> None:
        """Note how long an answer took."""
        self.slowest = max(self.slowest, time.monotonic() - since)

    def count(self, answer: str, message: object) -> None:
        """Count the answer to a message."""
        self.answers[answer] += 1
        if answer in {"internal_error", "dropped", f"closed {FAULT}"}:
            self.fail(answer, message)

    def fail(self, answer: str, message: object) -> None:
        """Note an answer that tells of a fault."""
        self.unhandled.append(f"{answer}: {message!r}"[:500])


@dataclass
class Person:
    """Somebody at a table, with a page or more, who sends requests too."""

    token: str
    player: str
    sits: bool = False


@dataclass
class Table:
    """A table, and how many messages it still gets. It is ``closed`` if nobody can come again."""

    base: str
    http: httpx.AsyncClient
    tally: Tally
    paths: list[str]
    dice: Random
    left: int
    code: str = ""
    closed: bool = False
    seen: set[tuple[int, str]] = field(default_factory=set)
    _names: "itertools.count[int]" = field(default_factory=itertools.count)

    @property
    def place(self) -> tuple[str, int]:
        """Return the host and the port of the server."""
        address = urlsplit(self.base)
        assert address.hostname is not None
        assert address.port is not None
        return address.hostname, address.port

    @property
    def is_done(self) -> bool:
        """Return whether nothing more is to be sent."""
        return self.left <= 0 or self.closed or self.tally.is_over

    def take(self) -> bool:
        """Return whether there is another message to send, and count it."""
        if self.is_done:
            return False
        self.left -= 1
        return True

    def source(self) -> MessageSource:
        """Return a source of messages with ids of its own."""
        return MessageSource(self.dice, f"s{next(self._names)}-")

    async def come(self, person: Person, game: str | None = None) -> None:
        """Make somebody open the table or join it as somebody new."""
        made = await self.http.post("/guests", json={"name": "Fuzz", "bearer": True})
        person.token = made.raise_for_status().json()["token"]
        path = f"/tables/{self.code}/players" if game is None else "/tables"
        body = {"name": f"Fuzz {self.dice.randrange(10**6)}"}
        body |= {} if game is None else {"game": game}
        headers = {"Authorization": f"Bearer {person.token}"}
        came = await self.http.post(path, json=body, headers=headers)
        if came.is_success:
            self.code, person.player = came.json()["code"], came.json()["player"]
            person.sits = came.json()["seat"] is not None
        else:
            self.closed = True

    async def begin(self, person: Person, *, is_host: bool) -> None:
        """Let somebody start the match, or be ready for it if they sit: some games are for two."""
        if not person.sits:
            return
        path = f"/tables/{self.code}/commands?player={person.player}"
        kind = "start" if is_host else "ready"
        body = {"type": kind, "id": kind} | ({} if is_host else {"ready": True})
        headers = {"Authorization": f"Bearer {person.token}"}
        (await self.http.post(path, json=body, headers=headers)).raise_for_status()
