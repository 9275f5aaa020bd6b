"""A table in the middle of a round, and the other end of a page that is there."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any, ClassVar, Optional
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, WebSocketRoute

from morpho_server.games.registry import GAMES as PLAYED
from morpho_server.games.starts import starts_of
from tests.support.complaints import complaints
from tests.support.pages import TIMEOUT

LAPTOP = (1440, 900)
"""The width and height of its window."""

GAMES: list[dict[str, Any]] = [
    {
        "name": "morpho",
        "title": "M.O.R.P.H.O.",
        "seats": [3, 9],
        "starts": [start._asdict() for start in starts_of(PLAYED["morpho"].rules)],
        "options": {},
        "option_fields": [asdict(field) for field in PLAYED["morpho"].rules.option_fields],
        "seat_option_fields": [],
        "has_reactions": True,
        "bots": ["recruit", "agent"],
    }
]
OPTIONS: dict[str, Any] = {
    "turn_seconds": None,
    "reaction_seconds": 20,
    "spectators": True,
    "mode": "basic",
    "unknowns": None,
    "target": 10,
    "turn_limit": 15,
}
SUMMARY: dict[str, Any] = {
    "code": "KTRWPM",
    "game": "morpho",
    "title": "M.O.R.P.H.O.",
    "phase": "waiting",
    "host": "Ada",
    "players": ["Ada"],
    "programs": [],
    "bots": [],
    "free_seats": 8,
    "may_watch": True,
    "options": OPTIONS,
    "you": [],
}
"""A table as anybody with the code may see it."""

PLAYERS = {
    "p1": {"name": "Ada", "seat": 0, "ready": False},
    "p2": {"name": "Bo", "seat": 1, "ready": True},
    "p3": {"name": "Cleo", "seat": 2, "ready": False},
}
ROSTER = {
    "seats": {"0": "p1", "1": "p2", "2": "p3"},
    "names": {"p1": "Ada", "p2": "Bo", "p3": "Cleo"},
    "bots": {},
}
TABLE: dict[str, Any] = {
    "code": "KTRWPM",
    "game": "morpho",
    "phase": "playing",
    "host": "p1",
    "players": PLAYERS,
    "seats": {"0": "p1", "1": "p2", "2": "p3"},
    "seat_count": 9,
    "options": OPTIONS,
    "match": {"number": 1, "seats": 3, "round": 1, "commitment": "00"},
}
PUBLIC: dict[str, Any] = {
    "round": 1,
    "mode": "basic",
    "seats": 3,
    "hand_size": 2,
    "tiles": {"leader": 1, "technician": 1, "bodyguard": 1, "killer": 1, "deserter": 3},
    "unknowns": [],
    "first": 0,
    "turn": 0,
    "turns": {"0": 2, "1": 1, "2": 1},
    "turn_limit": 15,
    "scores": [0, 3, 0],
    "target": 10,
    "slots": ["A1", "A2", "B1", "C1", "C2", "M"],
    "face_up": ["C2"],
    "known": {"C2": "deserter"},
    "eliminated": {"B2": "bodyguard"},
    "blocks": ["B1/C1"],
    "decision": {"seat": 0, "kind": "turn"},
}
OUTCOME: dict[str, Any] = {
    "reason": "leader_eliminated",
    "points": [3, 0, 0],
    "scores": [3, 3, 0],
    "match_over": False,
    "winner": None,
    "cards": dict.fromkeys(PUBLIC["slots"], "deserter"),
    "investments": {},
}
"""How a round ended, unless a test says otherwise."""

ENDED: dict[str, Any] = {**PUBLIC, "decision": None, "outcome": OUTCOME}
OWN = {"seat": 0, "known": {"A1": "killer", "A2": "deserter", "C1": "leader"}, "open": ["agree"]}
LEGAL = ["look B1", "change A1", "snipe C1 with A1", "snipe C2 with A1", "block A1/A2 with A1"]
SNAPSHOT: dict[str, Any] = {
    "type": "snapshot",
    "n": 12,
    "now": 0,
    "you": {"player": "p1", "seat": 0},
    "table": TABLE,
    "public": PUBLIC,
    "own": OWN,
    "legal": LEGAL,
    "here": ["p1", "p2"],
}


NO_STATE: dict[str, Any] = {
    "announcement": None,
    "maintenance": False,
    "tables_by": "everyone",
    "now": 0,
}
"""The state of a server whose admin has decided nothing."""

ONE_MATCH: dict[str, Any] = {
    "number": 1,
    "seasons": 1,
    "game": "morpho",
    "matches": 1,
    "ranking": "won",
    "standings": [],
    "overall": None,
}
"""How everybody stands in a season: nobody is sent it so soon."""

JUST_NOW = 3_600_000
"""When things happen, by the table's clock, which stands at 0 in the snapshot: however slow a test
is, they are news."""

WAITING = {**TABLE, "phase": "waiting", "match": None}
TOO_FEW = {"code": "too_few_players", "reason": "At least 3 must play."}
NO_MATCH: dict[str, Any] = {"public": None, "own": None, "legal": None}
"""What a snapshot has besides the table, while nothing is played."""


def store(page: Page, **kept: str) -> None:
    """Let a page find what its browser keeps, by names without what all of them begin with."""
    if not page.url.endswith("/blank"):
        page.goto("/blank")
    page.evaluate(
        "kept => Object.entries(kept).forEach(([name, value]) =>"
        " localStorage.setItem(`morpho.${name}`, value))",
        kept,
    )


def open_client(page: Page, address: str) -> None:
    """Begin the client at an address, in the page that is there if it is as new."""
    if not page.evaluate("address => self.restarting?.begin(address) ?? false", address):
        page.goto(address)


def resize(page: Page, size: tuple[int, int]) -> None:
    """Give a page another size and wait until it is drawn, which costs less than to load it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))")


def wait_until(page: Page, condition: Callable[[], object], otherwise: str) -> None:
    """Wait for something to become true, while the page goes on."""
    end = time.monotonic() + TIMEOUT
    while not condition():
        assert time.monotonic() < end, otherwise
        page.wait_for_timeout(20)


class Table:
    """The other end of a page: answers its requests, hears its commands, speaks on its socket.

    ``at_hand`` is the last one made, which answers all requests. Not by a route of the page's:
    while a browser asks somebody about each request it keeps none of the files that it has loaded.
    """

    at_hand: ClassVar[Optional["Table"]] = None

    def __init__(self, page: Page, snapshot: dict[str, Any]) -> None:
        self.page = page
        self.snapshot = snapshot
        self.commands: list[dict[str, Any]] = []
        self.addresses: list[str] = []
        self.sockets: list[WebSocketRoute] = []
        self.past: list[dict[str, Any]] = []
        self.steps: list[dict[str, Any]] = []
        self.deduction: dict[str, Any] | None = None
        self.deductions_asked: list[str] = []
        self.keeping = {"until": None, "kept": False, "may_keep": False}
        self._away = False
        Table.at_hand = self
        page.route_web_socket("**/socket?**", self.connect)

    def answer(self, url: str) -> object:
        if url.endswith("/games"):
            return GAMES
        if url.endswith("/state"):
            return NO_STATE
        if url.endswith("/KTRWPM"):
            return {**SUMMARY, "phase": "playing", "host": None, "players": [], "free_seats": 0}
        if "/rounds/" in url:
            return {"game": "morpho", "holders": [], "steps": self.steps}
        if "/matches/" in url:
            return {"game": "morpho", "holders": [], "rounds": []}
        if "/season" in url:
            return ONE_MATCH
        if "/view?" in url:
            return self.snapshot
        if "/keeping" in url:
            return self.keeping
        if "/deduction" in url:
            self.deductions_asked.append(url)
            return self.deduction
        after = int(parse_qs(urlsplit(url).query).get("after", ["0"])[0])
        updates = [update for update in self.past if update["n"] > after]
        return {"updates": updates, "here": self.snapshot["here"]}

    def connect(self, socket: WebSocketRoute) -> None:
        if self._away:
            socket.close(code=1001)
            return
        self.addresses.append(socket.url)
        self.sockets.append(socket)
        socket.on_message(lambda text: self.commands.append(json.loads(text)))
        if "after=" in socket.url:
            self.say({"type": "presence", "here": self.snapshot["here"]})
        else:
            self.say(self.snapshot)

    @contextmanager
    def away(self) -> Iterator[None]:
        """Turn the page away whenever it comes, so that it stays cut off once it is."""
        complaints.expect(r"status of 502 .*/api/v1/connection\?")
        self._away = True
        yield
        self._away = False

    def say(self, message: dict[str, Any]) -> None:
        self.sockets[-1].send(json.dumps(message))

    def update(self, n: int, **parts: object) -> None:
        self.say({"type": "update", "n": n, "at": JUST_NOW, **parts})

    def heard(self, number: int = 1) -> dict[str, Any]:
        """Wait for that many commands; return the last."""
        wait_until(
            self.page, lambda: len(self.commands) >= number, f"{number} commands did not come"
        )
        return self.commands[number - 1]
